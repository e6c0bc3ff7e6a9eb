/** What a hex costs to enter and to turn in (4.5.1.1.2, 4.5.1.1.4). */

import { hexAt } from '../../mechanics/places.js';
import { wayBetween } from '../ground/roads.js';
import { cell, isDepression, terrainIn } from '../ground/terrain.js';
import { plays } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { isLeg, isVehicle } from '../units/kinds.js';

const MOST_LEVELS = { wheeled: 1, tracked: 2 } as const;

/** Across country: the terrain, and one more for each level up or down; undefined where it cannot go. */
export function costToEnter(battle: Battle, unit: Unit, from: string, to: string): number | undefined {
  const column = isLeg(unit) ? 'leg' : unit.traction === 'W' ? 'w' : 'th';
  const printed = battle.recallOf(to, PRINTED[column]);
  if (typeof printed !== 'number') return undefined;
  const levels = levelsBetween(battle, unit, from, to);
  return levels === undefined ? undefined : printed + levels;
}

const printedIn = (column: 'leg' | 'w' | 'th') => (battle: Battle, at: string) =>
  cell(battle, terrainIn(battle, at), column);
const PRINTED = { leg: printedIn('leg'), w: printedIn('w'), th: printedIn('th') };

/** Levels up or down that count for it; undefined where they are more than it takes. */
function levelsBetween(battle: Battle, unit: Unit, from: string, to: string): number | undefined {
  if (isLeg(unit)) return 0;
  const levels = Math.abs(levelOf(battle, to) - levelOf(battle, from));
  return levels > (unit.traction === 'W' ? MOST_LEVELS.wheeled : MOST_LEVELS.tracked) ? undefined : levels;
}

/** A vehicle along a path or road on which it did not begin: 1, and its levels, whatever it leads through (7.40/a). */
export function costAlong(battle: Battle, unit: Unit, from: string, to: string): number | undefined {
  if (!plays(battle, '7.40') || !isVehicle(unit) || !wayBetween(battle, from, to)) return undefined;
  const levels = levelsBetween(battle, unit, from, to);
  return levels === undefined ? undefined : 1 + levels;
}

/** Into a gully and out of it counts in its own cost, not as a level. */
function levelOf(battle: Battle, at: string): number {
  const { level } = hexAt(battle, at);
  return battle.location(at).sunken && !isDepression(terrainIn(battle, at)) ? level - 1 : level;
}

/** The first hexside in a hex is free; two or three cost the Turn cost of the hex once. Leg units turn for nothing. */
export function costToTurn(battle: Battle, unit: Unit, at: string, hexsides: number): number {
  if (!isVehicle(unit) || hexsides <= 1) return 0;
  return Number(cell(battle, terrainIn(battle, at), 'turn'));
}
