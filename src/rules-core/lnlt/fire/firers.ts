/** Who can fire, and with what (1.6, 4.1, 5.1, 5.3). */
import { canBeActivated, mayFireAtSpotted } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { isGoodOrder, isMmc, isSmc, isVehicle, weaponsOf } from '../units/kinds.js';

/** Two Support Weapons are a Squad's limit, without its IFP (1.6/b); everybody else fires one instead of his IFP. */
export const weaponsFired = ({ kind }: Unit, withIfp: boolean): number =>
  kind === 'squad' ? (withIfp ? 1 : 2) : withIfp ? 0 : 1;

/** Is it in a state to fire at all: not Shaken, locked in Melee, on the move, nor inside a vehicle. */
const isFitToFire = (unit: Unit): boolean =>
  isGoodOrder(unit) &&
  !unit.melee &&
  !unit.fired &&
  unit.moving === undefined &&
  unit.riding !== 'inside' &&
  unit.at !== undefined;

/** In its own impulse (4.0), Ops Complete only at what it has just spotted (4.1/d). */
export const firesInImpulse = (unit: Unit, at: string): boolean =>
  unit.activated !== undefined &&
  isFitToFire(unit) &&
  canBeActivated(unit) &&
  (!mayFireAtSpotted(unit) || unit.spotted === at);

/** In the enemy's impulse (5.3): of those who are Ops Complete only MMCs and vehicles (4.1/f). */
export const firesOpportunity = (unit: Unit): boolean =>
  isFitToFire(unit) &&
  unit.marker !== 'moved' &&
  unit.marker !== 'low-crawl' &&
  !unit.wentFar &&
  unit.weapon !== 'mortar' &&
  (!unit.opsComplete || isMmc(unit) || isVehicle(unit));

/** Has IFP to fire with: no Leaders, no crews of ordnance and Mortars, no Snipers, who fire by their own rule. */
export const hasFirepower = (unit: Unit): boolean =>
  unit.fp !== undefined &&
  unit.kind !== 'sniper' &&
  unit.kind !== 'medic' &&
  unit.kind !== 'leader' &&
  unit.weapon !== 'mortar' &&
  unit.weapon !== 'gun' &&
  !isVehicle(unit);

/** Always fires by itself, never in a group (1.7/i, 5.2/a, 11.4/e). */
export const firesAlone = (unit: Unit): boolean =>
  unit.kind === 'weapon-team' || unit.kind === 'sniper' || isVehicle(unit);

/** May carry and fire Support Weapons (1.6/q, 1.7/l). */
export const servesWeapons = ({ kind }: Unit): boolean =>
  kind === 'squad' ||
  kind === 'half-squad' ||
  kind === 'crew' ||
  kind === 'leader' ||
  kind === 'hero' ||
  kind === 'scout';

const SMALL_ARMS: ReadonlySet<string | undefined> = new Set([
  'machine-gun',
  'flamethrower',
  'satchel-charge',
  'molotov',
]);

/** A Support Weapon of the Direct Fire Table that can fire as it stands. */
export const isReady = (weapon: Unit): boolean =>
  SMALL_ARMS.has(weapon.weapon) &&
  weapon.toHit === undefined &&
  weapon.jammed === undefined &&
  (weapon.tripod !== 'dismantled' || weapon.bipod === true);

/** The Support Weapons that a unit could fire as small arms. */
export const smallArmsOf = (battle: Battle, unit: Unit): Unit[] =>
  servesWeapons(unit) && unit.aboard === undefined ? weaponsOf(battle, unit).filter(isReady) : [];

/** A second single man in Good Order may help one to crew it (1.6/p). */
export const canHelpToCrew = (unit: Unit): boolean => isSmc(unit) && servesWeapons(unit);
