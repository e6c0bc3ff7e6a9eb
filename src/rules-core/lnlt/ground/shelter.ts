/** Fire out of Bunkers and Caves, and into them: through the front three hexes alone (21.1/b, 21.1.2). */
import { HEXSIDES, type Hexside } from '../../kernel/geometry/grid.js';
import { lineBetween } from '../../mechanics/line.js';
import type { Battle } from '../system.js';
import { hexAt, hexOf, insideOf } from './places.js';

/** The hexsides in front of a shelter; all of them where it opens all round. */
function frontOf(battle: Battle, shelter: string): readonly Hexside[] {
  const { bunker, cave } = battle.location(hexOf(shelter));
  const facing = (insideOf(shelter) === 'bunker' ? bunker : cave)?.facing;
  return facing === undefined ? HEXSIDES : ([(facing + 5) % 6, facing, (facing + 1) % 6] as Hexside[]);
}

/** Returns true if a line from a shelter to another place leaves through its front; those on top are always within reach. */
export function isBefore(battle: Battle, shelter: string, other: string): boolean {
  if (hexOf(shelter) === hexOf(other)) return true;
  const { leaves } = lineBetween(battle.table.map, hexAt(battle, shelter).index, hexAt(battle, other).index);
  const front = frontOf(battle, shelter);
  return leaves.some((side) => front.includes(side));
}
