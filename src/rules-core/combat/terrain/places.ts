/** Where things are: hexes and their locations (2.5), by printed name. `K5` is ground level, `K5/1` an upper level. */

import type { Hex } from '../../kernel/boards/board.js';
import { hexNamed, sideBetween } from '../../kernel/boards/hexes.js';
import { type Hexside, neighbour, range } from '../../kernel/geometry/grid.js';
import { hexOf } from '../../kernel/position/position.js';
import type { Battle } from '../system.js';

export { hexOf };

export function hexAt(battle: Battle, at: string): Hex {
  const { map } = battle.table;
  const index = map.named.get(at) ?? map.named.get(hexOf(at));
  if (index === undefined) throw new Error(`The map has no hex ${hexOf(at)}.`);
  return map.hexes[index] as Hex;
}

/** Tells whether the text names a hex that is on the map and in play (3.2.5). */
export function isInPlay(battle: Battle, at: string): boolean {
  const hex = hexOf(at);
  return battle.table.map.named.has(hex) && (battle.options.inPlay?.includes(hex) ?? true);
}

export function distance(battle: Battle, from: string, to: string): number {
  return range(battle.table.map, hexAt(battle, from).index, hexAt(battle, to).index);
}

/** The hexes around a hex, clockwise from north; a gap where the map ends. */
export function around(battle: Battle, at: string): (string | undefined)[] {
  const { map } = battle.table;
  const { index } = hexAt(battle, at);
  return ([0, 1, 2, 3, 4, 5] as Hexside[]).map((side) => map.hexes[neighbour(map, index, side)]?.name);
}

export function neighbours(battle: Battle, at: string): string[] {
  return around(battle, at).filter((hex) => hex !== undefined);
}

/** The hexside that leads from one hex to the other, where they touch. */
export function sideTowards(battle: Battle, from: string, to: string): Hexside | undefined {
  return sideBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, to).index);
}

export const opposite = (side: number): Hexside => ((side + 3) % 6) as Hexside;

/** What stands behind the slash of a location: '' for the ground. */
export function insideOf(at: string): string {
  const slash = at.indexOf('/');
  return slash < 0 ? '' : at.slice(slash + 1);
}

/** The number of an upper level, 0 for the ground; undefined for a roof, a steeple, a cellar, a sewer. */
export function floorOf(at: string): number | undefined {
  const inside = insideOf(at);
  if (inside === '') return 0;
  return /^[1-9]$/.test(inside) ? Number(inside) : undefined;
}

export const isGround = (at: string): boolean => insideOf(at) === '';

export const isHexName = (battle: Battle, text: string): boolean => hexNamed(battle.table.map, text) >= 0;
