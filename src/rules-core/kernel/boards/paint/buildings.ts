import { type Grid, HEXSIDES, type Hexside, neighbour, type Point } from '../../geometry/grid.js';
import type { HexSide } from '../hex-list.js';
import { centreOf, type HexIndex, sideMiddle, vertexOf } from '../hexes.js';
import type { Building } from '../plan.js';
import { buildingTerrain, type Material, wallTerrain } from '../vocabulary.js';
import type { Canvas, Visit } from './canvas.js';
import { mix, pick } from './noise.js';

/** Directions a lone house may face: whole numbers, so that its walls are exact. */
const FACINGS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 12, y: 5 },
  { x: 12, y: -5 },
  { x: 4, y: 3 },
  { x: 4, y: -3 },
  { x: 24, y: 7 },
  { x: 24, y: -7 },
];

/** Kinds that are one big hall, and drawn bigger. */
const HALL: ReadonlySet<Building['kind']> = new Set<Building['kind']>([
  'factory',
  'roofless-factory',
  'market-place',
]);

const ROWHOUSE_WALL = 5;
const FACTORY_WALL = 7;

/** Paints a building: its floor, then the walls that matter. */
export function paintBuilding(
  canvas: Canvas,
  building: Building,
  seed: number,
  outlines: 'natural' | 'hexes',
): void {
  const floor = new Set<number>();
  const lay: Visit = (pixel) => floor.add(pixel);
  const inside = new Set(building.hexes);
  for (const [hex, wings] of wingsOf(canvas.grid, building, inside)) {
    if (outlines === 'hexes') canvas.inHex(hex, lay);
    else if (wings.links.length === 0) layHouse(canvas, hex, building, seed, lay);
    else layWing(canvas, hex, building, wings, lay);
  }
  const code = buildingTerrain(building.is, building.kind, building.upperLevels);
  if (code === undefined) return;
  const paint = canvas.brush(code);
  for (const pixel of floor) paint(pixel, 0, 0);
  paintWalls(canvas, building, inside, floor);
}

/** A house of one hex: a rectangle over the centre dot, sometimes with a wing, clear of the hexsides. */
function layHouse(canvas: Canvas, hex: HexIndex, { kind }: Building, seed: number, lay: Visit): void {
  const dot = centreOf(canvas.grid, hex);
  const choose = (below: number, what: number) => pick(below, seed + what, hex, what);
  const facing = FACINGS[choose(FACINGS.length, 1)]!;
  const middle = { x: dot.x + choose(25, 2) - 12, y: dot.y + choose(25, 3) - 12 };
  const big = kind === 'building' ? 0 : 14;
  const halfLength = 58 + choose(17, 4) + big;
  const halfWidth = 38 + choose(11, 5) + big;
  canvas.inRectangle(middle, facing, halfLength, halfWidth, lay);
  if (mix(seed, hex, 6) % 3 !== 0) return;
  const across = { x: -facing.y, y: facing.x };
  canvas.inRectangle(middle, across, halfLength + 10, 26, lay);
}

/**
 * One hex of a bigger building. A building in a straight row is one long house; any other is made of square wings
 * that meet on the hexsides between its hexes.
 */
function layWing(canvas: Canvas, hex: HexIndex, building: Building, wings: Wings, lay: Visit): void {
  const { grid } = canvas;
  const dot = centreOf(grid, hex);
  const wide = HALL.has(building.kind);
  if (wings.straight) {
    const other = dotAcross(grid, hex, wings.links[0]!);
    const along = { x: other.x - dot.x, y: other.y - dot.y };
    const middle = { x: dot.x + (along.x >> 2), y: dot.y + (along.y >> 2) };
    for (const side of wings.links) {
      const sign = side === wings.links[0] ? 1 : -1;
      const at = { x: dot.x + sign * (middle.x - dot.x), y: dot.y + sign * (middle.y - dot.y) };
      canvas.inRectangle(at, along, wide ? 136 : 122, wide ? 84 : 54, lay);
    }
    return;
  }
  const across: Point = { x: 1, y: 0 };
  canvas.inRectangle(dot, across, wide ? 92 : 80, wide ? 88 : 64, lay);
  for (const side of wings.links) {
    const edge = sideMiddle(grid, hex, side);
    const upright = side === 0 || side === 3;
    canvas.inRectangle(edge, across, upright ? 60 : 38, upright ? 70 : 60, lay);
    const next = ((side + 1) % 6) as Hexside;
    if (wings.links.includes(next))
      canvas.inTriangle(dot, dotAcross(grid, hex, side), dotAcross(grid, hex, next), lay);
  }
}

const dotAcross = (grid: Grid, hex: HexIndex, side: Hexside): Point =>
  centreOf(grid, neighbour(grid, hex, side));

interface Wings {
  readonly links: readonly Hexside[];
  readonly straight: boolean;
}

/** To which sides each hex of a building is joined, and whether they all lie on one line. */
function wingsOf(
  grid: Grid,
  { hexes, detached }: Building,
  inside: ReadonlySet<HexIndex>,
): Map<HexIndex, Wings> {
  const links = hexes.map((hex) =>
    detached ? [] : HEXSIDES.filter((side) => inside.has(neighbour(grid, hex, side))),
  );
  const straight = new Set(links.flat().map((side) => side % 3)).size === 1;
  return new Map(hexes.map((hex, i) => [hex, { links: links[i]!, straight }]));
}

/** Half the length, towards the hexside, and half the width of a small house. */
const SMALL: Point = { x: 28, y: 26 };

/** A small house between the centre dot and a hexside, clear of both and of the hexspines; the same in every hex. */
export function paintSmallHouse(canvas: Canvas, is: Material, { hex, side }: HexSide): void {
  const code = buildingTerrain(is, 'building', 0);
  if (code === undefined) return;
  const dot = centreOf(canvas.grid, hex);
  const edge = sideMiddle(canvas.grid, hex, side);
  const out = { x: edge.x - dot.x, y: edge.y - dot.y };
  const middle = { x: dot.x + ((5 * out.x) >> 3), y: dot.y + ((5 * out.y) >> 3) };
  canvas.inRectangle(middle, out, SMALL.x, SMALL.y, canvas.brush(code));
}

function paintWalls(
  canvas: Canvas,
  building: Building,
  inside: ReadonlySet<HexIndex>,
  floor: ReadonlySet<number>,
): void {
  const wall = wallTerrain(building.is, building.kind, building.upperLevels);
  if (wall === undefined) return;
  const paint = canvas.brush(wall);
  const onFloor: Visit = (pixel, x, y) => {
    if (floor.has(pixel)) paint(pixel, x, y);
  };
  if (building.kind === 'rowhouse') {
    if (building.detached) return;
    for (const [a, b] of innerSides(canvas.grid, building.hexes, inside))
      canvas.inStroke(a, b, ROWHOUSE_WALL, onFloor);
    return;
  }
  for (const pixel of floor) if (onEdge(canvas, pixel, floor)) paint(pixel, 0, 0);
}

function innerSides(grid: Grid, hexes: readonly HexIndex[], inside: ReadonlySet<HexIndex>): [Point, Point][] {
  return hexes.flatMap((hex) =>
    HEXSIDES.filter((side) => side < 3 && inside.has(neighbour(grid, hex, side))).map(
      (side): [Point, Point] => [vertexOf(grid, hex, side), vertexOf(grid, hex, side + 1)],
    ),
  );
}

/** Within two pixels of the outside. */
function onEdge({ height }: Canvas, pixel: number, floor: ReadonlySet<number>): boolean {
  const reach = FACTORY_WALL >> 2;
  for (let step = 1; step <= reach + 1; step++)
    if (
      ![pixel - step, pixel + step, pixel - step * height, pixel + step * height].every((p) => floor.has(p))
    )
      return true;
  return false;
}
