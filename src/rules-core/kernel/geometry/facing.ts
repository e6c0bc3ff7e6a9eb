/**
 * Directions, covered arcs and hex grains. A direction is counted in twelfths of a turn clockwise from north: even
 * ones face a hexside (0, 2, 4...), odd ones a hexspine, the line through a vertex (1, 3, 5...).
 */
import { cellOf, centre, type Grid, type Hexside, neighbour } from './grid.js';

export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export const atHexside = (side: Hexside): Direction => (side * 2) as Direction;
/** The hexspine between a hexside and the next one clockwise. */
export const atHexspine = (side: Hexside): Direction => (side * 2 + 1) as Direction;

export const turned = (direction: Direction, twelfths: number): Direction =>
  ((((direction + twelfths) % 12) + 12) % 12) as Direction;

export const opposite = (direction: Direction): Direction => turned(direction, 6);

/**
 * The twelve rays from a centre: hexsides look along (0, -2), (1, -1)... in columns and half rows, hexspines along
 * the sums of their two hexsides. Counted in hexes, not in pixels, so that arcs follow the hex grain exactly.
 */
const RAYS: readonly (readonly [columns: number, halfRows: number])[] = [
  [0, -2],
  [1, -3],
  [1, -1],
  [2, 0],
  [1, 1],
  [1, 3],
  [0, 2],
  [-1, 3],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [-1, -3],
];

/** The way from a hex to another in columns and half rows. */
function wayTo(grid: Grid, from: number, to: number): readonly [columns: number, halfRows: number] {
  const a = cellOf(grid, from);
  const b = cellOf(grid, to);
  return [b.column - a.column, (centre(b.column, b.row).y - centre(a.column, a.row).y) / 129];
}

const turn = (a: readonly [number, number], b: readonly [number, number]): number =>
  a[0] * b[1] - a[1] * b[0];
const ahead = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  3 * a[0] * b[0] + a[1] * b[1] > 0;

/** The bearing of a hex: the direction it lies in exactly, or the two directions it lies between; the same hex has none. */
export function bearing(grid: Grid, from: number, to: number): readonly Direction[] {
  if (from === to) return [];
  const way = wayTo(grid, from, to);
  for (const direction of RAYS.keys()) {
    const ray = RAYS[direction]!;
    const next = turned(direction as Direction, 1);
    if (turn(ray, way) === 0 && ahead(ray, way)) return [direction as Direction];
    if (turn(ray, way) > 0 && turn(RAYS[next]!, way) < 0 && ahead(ray, way))
      return [direction as Direction, next];
  }
  return [];
}

/** Returns true if a hex lies in the arc from one direction clockwise to another; its edges belong to it. */
export function inArc(
  grid: Grid,
  from: number,
  to: number,
  arc: readonly [first: Direction, last: Direction],
): boolean {
  const width = turned(arc[1], -arc[0]);
  const directions = bearing(grid, from, to);
  return directions.length > 0 && directions.every((each) => turned(each, -arc[0]) <= width);
}

/** The arc of so many twelfths around a facing: 2 is the sixty degrees of a gun at a hexspine. */
export const arcAround = (facing: Direction, twelfths: number): readonly [Direction, Direction] => [
  turned(facing, -twelfths / 2),
  turned(facing, twelfths / 2),
];

/** The hexspine or hexside a line to that hex runs along, if it runs exactly along one. */
export function alongDirection(grid: Grid, from: number, to: number): Direction | undefined {
  const directions = bearing(grid, from, to);
  return directions.length === 1 ? directions[0] : undefined;
}

/** The straight row of hexes (a hex grain) that leaves a hex through a hexside, as far as the grid goes. */
export function grain(grid: Grid, from: number, side: Hexside): number[] {
  const row: number[] = [];
  for (let hex = neighbour(grid, from, side); hex >= 0; hex = neighbour(grid, hex, side)) row.push(hex);
  return row;
}

/** Returns true if two hexes lie on one hex grain. */
export const onSameGrain = (grid: Grid, from: number, to: number): boolean => {
  const direction = alongDirection(grid, from, to);
  return from === to || (direction !== undefined && direction % 2 === 0);
};
