/** Where a vehicle is hit (13.20): turret or hull, and on which side. */
import { die, type Roll } from '../../kernel/dice/index.js';
import { lineBetween } from '../../mechanics/line.js';
import { around, hexAt, neighbours } from '../../mechanics/places.js';
import type { Ammunition } from '../attributes/ordnance.js';
import { isSwimming } from '../ch11-vehicles/41-amphibians.js';
import { isBoat } from '../ch11-vehicles/state.js';
import { isBehindHedgerow } from '../ch14-terrain/06-hedgerows.js';
import { bankedRoadAt, isDoubleCrest, levelAt } from '../ch14-terrain/ground.js';
import { crossedBy } from '../ch14-terrain/hexsides.js';
import { isDugIn } from '../ch15-fortifications/03-entrenchments.js';
import type { Battle, Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import { isRaisedTowards } from './14-crest.js';

export type Facing = 'front' | 'side' | 'rear';

/** Of guns; those of men are shaped but for the anti-tank rifle (8.16.1). */
export const isShaped = (ammunition: Ammunition): boolean => ammunition === 'HEAT';

/** From the one most favourable to the attacker to the least. */
const BY_FAVOUR: readonly Facing[] = ['rear', 'side', 'front'];

/**
 * The side of a vehicle that the line crosses, where it or its turret faces so: the least favourable to the attacker where it
 * runs along a hexspine (13.19.4).
 */
export function facingStruck(battle: Battle, at: string, from: string, facing: number): Facing {
  if (from === at) return 'rear';
  const { enters } = lineBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index);
  const struck = enters.map((side) => sideOf((side - facing + 6) % 6));
  return BY_FAVOUR.findLast((one) => struck.includes(one)) ?? 'front';
}

/** What does not strike turret or hull apart: the hull; from its own hex the rear (8.12.9, 8.14.10). */
export const facingOfHull = (battle: Battle, { at, facing = 0 }: OnMap, from: string): Facing =>
  facingStruck(battle, at, from, facing);

/** The side of the turret, which may look another way than the hull (13.20.3). */
export const facingOfTurret = (
  battle: Battle,
  { at, facing = 0, turret = facing }: OnMap,
  from: string,
): Facing => facingStruck(battle, at, from, turret);

/** Of hull and turret, as they look, the one that is easier to go through (8.9.4.4). */
export function weakestFacing(
  battle: Battle,
  { at, facing = 0, turret = facing }: OnMap,
  from: string,
): Facing {
  const shown = [facing, turret].map((looks) => facingStruck(battle, at, from, looks));
  return BY_FAVOUR.find((one) => shown.includes(one)) ?? 'front';
}

/** Hexspine 0 lies between hexsides 5 and 0. */
function sideOf(turned: number): Facing {
  if (turned === 0 || turned === 5) return 'front';
  return turned === 2 || turned === 3 ? 'rear' : 'side';
}

const CREST = 2;

/** Behind a wall, or a crest two levels above the firer: only its turret can be hit (13.14.1, 13.20.5), by shaped charges behind a hedge, too (8.16.1); boats and what swims lie as low (11.43.11.2, 11.41.10). */
export function isHullDown(battle: Battle, target: Unit, from: string, isShaped = false): boolean {
  const { at } = target;
  if (isBoat(target) || isSwimming(battle, target)) return true;
  if (at === undefined || at === from) return false;
  if (isDugIn(target)) return true;
  if (isRaisedTowards(battle, target, from)) return false;
  const isHedged = isShaped && crossedBy(battle, at, from) === 'hedge';
  return isHedged || isBehindHexside(battle, at, from) || isBehindACrest(battle, at, from);
}

/** A wall or hedgerow of its hex hides a hull from there, and stops what fires out of it (13.20.5, 11.7.2). */
export const isBehindHexside = (battle: Battle, at: string, from: string): boolean =>
  crossedBy(battle, at, from) === 'wall' || isBehindHedgerow(battle, at, from);

function isBehindACrest(battle: Battle, at: string, from: string): boolean {
  const level = levelAt(battle, at);
  if (bankedRoadAt(battle, at) === 'elevated') return false;
  const isNear = neighbours(battle, at).includes(from) && !isDoubleCrest(battle, from, at);
  if (level - levelAt(battle, from) < CREST || isNear) return false;
  const { enters } = lineBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index);
  return enters.some((side) => {
    const before = around(battle, at)[side];
    return before !== undefined && levelAt(battle, before) < level;
  });
}

/** By the dice of the hit, before modifiers (13.20.2, 13.20.6). */
export function isOnTurret(hit: Roll, hullDown: boolean): boolean {
  const [coloured, white] = [die(hit, 'coloured').face, die(hit, 'white').face];
  return hullDown ? coloured >= white : coloured > white;
}
