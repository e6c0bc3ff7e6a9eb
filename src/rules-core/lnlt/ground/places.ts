/** Where things are, by printed name: `K5` the hex, `K5/1` the upper floor, `K5/bunker`, `K5/cave` (21.1/a, 10.2). */
import type { Hex } from '../../kernel/boards/board.js';
import { sideBetween } from '../../kernel/boards/hexes.js';
import { HEXSIDES, type Hexside, neighbour, range } from '../../kernel/geometry/grid.js';
import { hexOf } from '../../kernel/position/position.js';
import type { Battle } from '../system.js';

export { hexOf };

export function hexAt({ table }: Battle, at: string): Hex {
  const index = table.map.named.get(hexOf(at));
  if (index === undefined) throw new Error(`The map has no hex ${hexOf(at)}.`);
  return table.map.hexes[index] as Hex;
}

/** Returns true if the text names a hex that is on the map and in play. */
export const isInPlay = ({ table, options }: Battle, at: string): boolean =>
  table.map.named.has(hexOf(at)) && (options.inPlay?.includes(hexOf(at)) ?? true);

/** In hexes; places of one hex are 0 apart. */
export const distance = (battle: Battle, from: string, to: string): number =>
  range(battle.table.map, hexAt(battle, from).index, hexAt(battle, to).index);

/** The hexes around a hex that are on the map and in play. */
export function hexesAround(battle: Battle, at: string): string[] {
  const { map } = battle.table;
  const { index } = hexAt(battle, at);
  return HEXSIDES.flatMap((side) => map.hexes[neighbour(map, index, side)]?.name ?? []).filter((hex) =>
    isInPlay(battle, hex),
  );
}

export const sideTowards = (battle: Battle, from: string, to: string): Hexside | undefined =>
  sideBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, to).index);

/** What stands behind the slash of a place: '' for the hex itself. */
export function insideOf(at: string): string {
  const slash = at.indexOf('/');
  return slash < 0 ? '' : at.slice(slash + 1);
}

export const isShelter = (at: string): boolean => insideOf(at) === 'bunker' || insideOf(at) === 'cave';
export const floorOf = (at: string): number => (insideOf(at) === '1' ? 1 : 0);
