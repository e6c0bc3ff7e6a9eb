/** The covered arc of what faces a vertex: all that is seen through the two hexsides beside it, boundary rows included (14.1). */
import { lineBetween } from '../../mechanics/line.js';
import { hexAt, hexOf } from '../ground/places.js';
import type { Battle, Unit } from '../system.js';
import { turnBetween } from '../vehicles/facing.js';

/** Returns true if the place is in the arc of a unit that faces that vertex; of its own hex, always. */
export function inArc(
  battle: Battle,
  { at: from, facing = 0 }: Unit,
  at: string,
  vertex: number = facing,
): boolean {
  if (from === undefined) return false;
  if (hexOf(from) === hexOf(at)) return true;
  const { leaves } = lineBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index);
  return leaves.some((side) => side === vertex || side === (vertex + 5) % 6);
}

/** The vertices whose arc covers a place, the nearest to a facing first. */
export const verticesTowards = (battle: Battle, unit: Unit, facing: number, at: string): number[] =>
  [0, 1, 2, 3, 4, 5]
    .filter((vertex) => inArc(battle, unit, at, vertex))
    .sort((a, b) => turnBetween(facing, a) - turnBetween(facing, b) || a - b);
