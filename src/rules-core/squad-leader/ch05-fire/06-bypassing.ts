/** Fire at those who bypass an obstacle (4.6.7 to 4.6.9): only across the way that they went. */
import { lineBetween } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import { groundAlong, groundAt } from '../ch14-terrain/ground.js';
import { isClearTo } from '../ch14-terrain/symbols.js';
import type { Battle, Change, Modifier, Unit } from '../system.js';

/** The hexsides along which it bypassed the hex in which it is fired on. */
export const arrowOf = ({ bypassed = [] }: Unit, at: string): readonly number[] | undefined =>
  bypassed.find((one) => one.at === at)?.arrow;

/** In the open beside the obstacle. */
export const isBypassing = (unit: Unit, at: string): boolean => arrowOf(unit, at) !== undefined;

/** A line to the centre of the hex has to cross the arrow; one to its middle does (4.6.8, 4.6.9). */
export function crossesArrow(
  battle: Battle,
  unit: Unit,
  at: string,
  { from, isAtJuncture }: { readonly from: readonly string[]; readonly isAtJuncture: boolean },
): boolean {
  const arrow = arrowOf(unit, at);
  if (!arrow) return !isAtJuncture;
  return isAtJuncture || from.every((hex) => enters(battle, hex, at).some((side) => arrow.includes(side)));
}

const enters = (battle: Battle, from: string, at: string): readonly number[] =>
  from === at ? [] : lineBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index).enters;

/** The line to where hexsides of the arrow meet is free (4.6.8). */
export const seesJuncture = (battle: Battle, from: string, at: string, arrow: readonly number[]): boolean =>
  arrow.some((side) => arrow.includes((side + 5) % 6) && isClearTo(battle, from, at, side));

/** Nothing of the obstacle helps it; walls and hedges do (4.6.6/a, 4.6.3/a). */
export const coverBeside = (
  battle: Battle,
  unit: Unit,
  at: string,
  cover: readonly Modifier[],
): readonly Modifier[] =>
  isBypassing(unit, at) || isOutsideIt(battle, unit)
    ? cover.filter(({ why }) => why !== groundAt(battle, at))
    : cover;

/** A vehicle that goes around the obstacle, and those in and on it (11.29.12). */
const isOutsideIt = (battle: Battle, unit: Unit): boolean =>
  (unit.aboard === undefined ? unit : battle.unit(unit.aboard))?.beside !== undefined;

/** It is in the open where all the ground on its way is. */
export const isInTheOpenBeside = (battle: Battle, unit: Unit, at: string): boolean =>
  (arrowOf(unit, at) ?? []).every((side) => groundAlong(battle, at, side) === 'open ground');

/** Men who go to ground, or can go no farther, are in the obstacle from then on (5.6.10.3). */
export function intoTheObstacle({ id, bypassed = [] }: Unit, at: string): Change[] {
  const left = bypassed.filter((one) => one.at !== at);
  return left.length === bypassed.length
    ? []
    : [{ do: 'unit', unit: id, set: { bypassed: left.length > 0 ? left : null } }];
}
