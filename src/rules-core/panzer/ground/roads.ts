/** Roads and paths: which hexes have them, and which hexsides they cross (4.5.1.1.5). */
import { type Board, terrainOf } from '../../kernel/boards/board.js';
import { around, hexAt, sideTowards } from '../../mechanics/places.js';
import type { Battle } from '../system.js';

type Way = 'road' | 'path';

const PATHS: ReadonlySet<string> = new Set(['path', 'track']);

/** A path or track runs through the middle of the hex. */
const isOnPath = (battle: Battle, at: string): boolean =>
  PATHS.has(terrainOf(battle.table.map, hexAt(battle, at).terrain).name);

const known = new WeakMap<Board, (readonly (Way | undefined)[] | undefined)[]>();

/** The ways that leave a hex, by hexside: the board alone draws them. */
function waysFrom(battle: Battle, at: string): readonly (Way | undefined)[] {
  const { map } = battle.table;
  let ways = known.get(map);
  if (!ways) {
    ways = [];
    known.set(map, ways);
  }
  const { index, roads } = hexAt(battle, at);
  ways[index] ??= around(battle, at).map((next, side) => {
    if (roads & (1 << side)) return 'road';
    return next !== undefined && isOnPath(battle, at) && isOnPath(battle, next) ? 'path' : undefined;
  });
  return ways[index];
}

/** Along what one goes from a hex into the next; undefined: across country. */
export function wayBetween(battle: Battle, from: string, to: string): Way | undefined {
  const side = sideTowards(battle, from, to);
  return side === undefined ? undefined : waysFrom(battle, from)[side];
}
