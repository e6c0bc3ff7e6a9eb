/** What is drawn at the edge of a hex: which of its hexsides the woods or the building in it touches. */
import { type Board, terrainOf } from '../../kernel/boards/board.js';
import { centreOf, vertexOf } from '../../kernel/boards/hexes.js';
import type { TerrainKind } from '../../kernel/boards/terrain.js';
import { HEXSIDES, type Hexside, hexAt as hexAtPoint, UNITS } from '../../kernel/geometry/grid.js';
import type { LocationId } from '../../kernel/position/position.js';
import { hexAt, sideTowards } from '../../mechanics/places.js';
import type { Battle } from '../system.js';

/** Points looked at along a hexside, and how far inside it, as parts of the way to the centre. */
const POINTS = 24;
const INSIDE = 0.04;

const known = new WeakMap<Board, Map<number, readonly Hexside[]>>();

/** The hexsides touched; at a corner a symbol touches both (4.6.3: what is doubtful is touched). */
export function touchedSides(battle: Battle, at: LocationId): readonly Hexside[] {
  const { map } = battle.table;
  const found = known.get(map) ?? new Map<number, readonly Hexside[]>();
  known.set(map, found);
  const { index } = hexAt(battle, at);
  let sides = found.get(index);
  if (!sides) {
    sides = HEXSIDES.filter((side) => isTouched(map, index, side, OBSTACLES));
    found.set(index, sides);
  }
  return sides;
}

/** A gully or stream is drawn at the hexside, inside the hex (14.21.3). */
export const isCourseAcross = (battle: Battle, at: LocationId, side: number): boolean =>
  isTouched(battle.table.map, hexAt(battle, at).index, side as Hexside, COURSES);

const OBSTACLES: readonly TerrainKind[] = ['woods', 'building', 'factory'];
const COURSES: readonly TerrainKind[] = ['depression'];

function isTouched(map: Board, index: number, side: Hexside, kinds: readonly TerrainKind[]): boolean {
  const centre = centreOf(map, index);
  const [from, to] = [vertexOf(map, index, side), vertexOf(map, index, side + 1)];
  for (let n = 0; n <= POINTS; n++) {
    const part = n / POINTS;
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    if (isDrawn(map, x + (centre.x - x) * INSIDE, y + (centre.y - y) * INSIDE, kinds)) return true;
  }
  return false;
}

function isDrawn(map: Board, x: number, y: number, kinds: readonly TerrainKind[]): boolean {
  const [column, row] = [Math.floor(x / UNITS), Math.floor(y / UNITS)];
  if (column < 0 || row < 0 || column >= map.width || row >= map.height) return false;
  return kinds.includes(terrainOf(map, map.terrain[column * map.height + row] as number).kind);
}

/** The hexside between two adjacent hexes runs through woods or a building on either side (2.4.3). */
export function isThroughSymbol(battle: Battle, from: LocationId, to: LocationId): boolean {
  const side = sideTowards(battle, from, to);
  if (side === undefined) return false;
  return (
    touchedSides(battle, from).includes(side) ||
    touchedSides(battle, to).includes(((side + 3) % 6) as Hexside)
  );
}

/** Steps of a line, in quarters of a pixel. */
const STRIDE = 4;

/** On one level nothing stands on the line from the centre of a hex to a corner of another (4.6.8). */
export function isClearTo(battle: Battle, from: LocationId, at: LocationId, corner: number): boolean {
  const { map } = battle.table;
  const [here, there] = [hexAt(battle, from), hexAt(battle, at)];
  const [a, b] = [centreOf(map, here.index), vertexOf(map, there.index, corner)];
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / STRIDE);
  for (let n = 0; n < steps; n++) {
    const [x, y] = [a.x + ((b.x - a.x) * n) / steps, a.y + ((b.y - a.y) * n) / steps];
    const index = hexAtPoint(map, Math.floor(x), Math.floor(y));
    if (index === here.index) continue;
    if (isDrawn(map, x, y, OBSTACLES) || (map.hexes[index]?.level ?? 0) > Math.max(here.level, there.level))
      return false;
  }
  return true;
}
