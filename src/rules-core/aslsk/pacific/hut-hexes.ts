/** Which hexes hold huts (8.2/a): two or more wooden buildings, every one of them wholly inside the hex. */
import { type Board, terrainOf } from '../../kernel/boards/board.js';
import { hasFeatures } from '../../kernel/boards/features.js';
import { hexOfPixels } from '../../kernel/geometry/grid.js';

const KNOWN = new WeakMap<Board, ReadonlySet<number>>();

export function hutHexes(board: Board): ReadonlySet<number> {
  let found = KNOWN.get(board);
  if (!found) {
    found = survey(board);
    KNOWN.set(board, found);
  }
  return found;
}

function survey(board: Board): Set<number> {
  const { terrain } = board;
  const wooden = new Uint8Array(256);
  for (const each of board.terrains)
    if (each?.kind === 'building' && each.name.includes('wooden')) wooden[each.code] = 1;
  const hexOfPixel = hexOfPixels(board);
  const seen = new Uint8Array(terrain.length);
  const counts = new Map<number, number>();
  const partial = new Set<number>();
  for (let start = 0; start < terrain.length; start++) {
    if (wooden[terrain[start] as number] === 0 || seen[start] !== 0) continue;
    const hexes = depiction(board, start, wooden, seen, hexOfPixel);
    for (const hex of hexes) {
      counts.set(hex, (counts.get(hex) ?? 0) + 1);
      if (hexes.size > 1) partial.add(hex);
    }
  }
  const several = [...counts].filter(([hex, count]) => count >= 2 && !partial.has(hex)).map(([hex]) => hex);
  return new Set(several.filter((hex) => isWooden(board, hex)));
}

/** The hexes over which one building is drawn. */
function depiction(
  { height, terrain }: Board,
  start: number,
  wooden: Uint8Array,
  seen: Uint8Array,
  hexOfPixel: ArrayLike<number>,
): Set<number> {
  const hexes = new Set<number>();
  const open = [start];
  seen[start] = 1;
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    hexes.add(hexOfPixel[pixel] as number);
    const row = pixel % height;
    const beside = [pixel - height, pixel + height];
    if (row > 0) beside.push(pixel - 1);
    if (row < height - 1) beside.push(pixel + 1);
    for (const next of beside) {
      if (seen[next] !== 0 || wooden[terrain[next] as number] !== 1) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return hexes;
}

/** What is drawn may lie beside the centre dot: the hex is wooden all the same when the board says so. */
function isWooden(board: Board, hex: number): boolean {
  if (hasFeatures(board) && board.features.get(hex)?.houses?.is === 'wooden') return true;
  return terrainOf(board, board.hexes[hex]?.terrain ?? 0).kind === 'building';
}
