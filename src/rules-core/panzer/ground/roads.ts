/** Roads and paths: which hexes have them, and which hexsides they cross (4.5.1.1.5). */
import { terrainOf } from '../../kernel/boards/board.js';
import { hexAt, sideTowards } from '../../mechanics/places.js';
import type { Battle } from '../system.js';

type Way = 'road' | 'path';

const PATHS: ReadonlySet<string> = new Set(['path', 'track']);

/** A path or track runs through the middle of the hex. */
const isOnPath = (battle: Battle, at: string): boolean =>
  PATHS.has(terrainOf(battle.table.map, hexAt(battle, at).terrain).name);

/** Along what one goes from a hex into the next; undefined: across country. */
export function wayBetween(battle: Battle, from: string, to: string): Way | undefined {
  const side = sideTowards(battle, from, to);
  if (side === undefined) return undefined;
  if (hexAt(battle, from).roads & (1 << side)) return 'road';
  return isOnPath(battle, from) && isOnPath(battle, to) ? 'path' : undefined;
}
