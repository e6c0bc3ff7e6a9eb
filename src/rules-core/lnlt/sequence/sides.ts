/** The two sides, and what is left for them to do in this turn. */

import type { Battle, Change, Unit } from '../system.js';
import { isGoodOrder, isInfantry, isSmc, isVehicle, isWeapon } from '../units/kinds.js';

export const enemyOf = (battle: Battle, side: string): string =>
  battle.sideIds().find((other) => other !== side) as string;

/** Under a marker that ends its turn but for defence: AM and Stealth leave it one fire (4.0/m, 6.1, 6.4). */
export function isSpent(unit: Unit): boolean {
  if (unit.fired || unit.opsComplete) return true;
  if (unit.keepsMoving) return false;
  if (unit.marker === 'stealth') return unit.wentFar === true;
  return unit.marker === 'moved' || unit.marker === 'low-crawl';
}

/** Nothing has been done with it in this turn. */
export const isFresh = (unit: Unit): boolean =>
  !unit.fired && !unit.fires && !unit.opsComplete && (unit.marker === undefined || unit.keepsMoving === true);

/** Ops Complete from spotting, it may still fire at what it has spotted in this impulse (4.1/d). */
export const mayFireAtSpotted = (unit: Unit): boolean =>
  unit.spotted !== undefined && !unit.fired && isGoodOrder(unit);

/** May it be chosen for an impulse: it stands on the map and is not spent. Weapons go with those who have them (4.0/i). */
export function canBeActivated(unit: Unit): boolean {
  if (unit.at === undefined || isWeapon(unit) || unit.abandoned || unit.kind === 'aircraft') return false;
  if (isSpent(unit)) return mayFireAtSpotted(unit);
  if (unit.marker !== undefined && !unit.keepsMoving) return isGoodOrder(unit);
  return unit.kind !== 'sniper' || isGoodOrder(unit);
}

/** A Squad that has fired in this impulse, and has a weapon with a to-hit table left to fire in it (4.0/u). */
export const mayStillShoot = (unit: Unit): boolean =>
  unit.kind === 'squad' && unit.fired === true && unit.fires !== undefined && isGoodOrder(unit);

/** Who could still do something in the impulse that is played. */
export const canStillAct = (unit: Unit): boolean =>
  unit.activated !== undefined &&
  unit.kind !== 'armor-leader' &&
  (canBeActivated(unit) || mayStillShoot(unit));

/**
 * Leaders of men and of tanks that may lead others in this impulse: in Good Order, unhurt, not spent (6.0/b). Who has
 * spotted in it still leads.
 */
export const mayCommand = (unit: Unit): boolean =>
  (unit.kind === 'leader' || unit.kind === 'armor-leader') &&
  isGoodOrder(unit) &&
  !unit.wounded &&
  (isFresh(unit) || mayFireAtSpotted(unit)) &&
  !unit.melee;

/** Whom a leader of that kind may lead from another place: men for the one, vehicles for the other (4.0/f, 4.0/s). */
export const followsFromAfar = (leader: Unit, unit: Unit): boolean =>
  leader.kind === 'armor-leader'
    ? isVehicle(unit) || unit.kind === 'armor-leader'
    : isInfantry(unit) && unit.kind !== 'armor-leader';

/** A Good Order MMC or Hero: who takes and holds ground (22.1). */
export const holdsGround = (unit: Unit): boolean =>
  isGoodOrder(unit) && isInfantry(unit) && (!isSmc(unit) || unit.kind === 'hero');

/** The first effect of an order in an impulse adds this: the side has not passed. */
export const ACTED: Change = { do: 'clock', set: { acted: true } };
