import { hexName as cellName, hexNumber } from '../geometry/coordinates.js';
import {
  cellOf,
  centre,
  type Grid,
  HEXSIDES,
  type Hexside,
  hexCount,
  hexIndex,
  isRaised,
  neighbour,
  type Point,
  VERTICES,
} from '../geometry/grid.js';

/** A hex of a board, by the number its grid gives it. */
export type HexIndex = number;

export const SIDE_NAMES = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;

/** The hexside a short direction name stands for. */
export function sideNamed(name: string): Hexside | undefined {
  const side = (SIDE_NAMES as readonly string[]).indexOf(name.toLowerCase());
  return side < 0 ? undefined : (side as Hexside);
}

export const allHexes = (grid: Grid): HexIndex[] => Array.from({ length: hexCount(grid) }, (_, hex) => hex);

export function centreOf(grid: Grid, hex: HexIndex): Point {
  const { column, row } = cellOf(grid, hex);
  return centre(column, row);
}

/** Vertex `n` stands where hexside `n` begins, clockwise. */
export function vertexOf(grid: Grid, hex: HexIndex, number: number): Point {
  const { x, y } = centreOf(grid, hex);
  const vertex = VERTICES[((number % 6) + 6) % 6]!;
  return { x: x + vertex.x, y: y + vertex.y };
}

/** The middle of a hexside, rounded down to a quarter pixel. */
export function sideMiddle(grid: Grid, hex: HexIndex, side: Hexside): Point {
  const a = vertexOf(grid, hex, side);
  const b = vertexOf(grid, hex, side + 1);
  return { x: (a.x + b.x) >> 1, y: (a.y + b.y) >> 1 };
}

export const oppositeSide = (side: Hexside): Hexside => ((side + 3) % 6) as Hexside;

export const sideBetween = (grid: Grid, from: HexIndex, to: HexIndex): Hexside | undefined =>
  HEXSIDES.find((side) => neighbour(grid, from, side) === to);

/** The number printed in a hex: the half hexes at the top of raised columns are 0. */
export function printedNumber(grid: Grid, hex: HexIndex): number {
  const { column, row } = cellOf(grid, hex);
  return isRaised(column) ? row : row + 1;
}

export const hexOfNumber = (grid: Grid, column: number, number: number): HexIndex =>
  hexIndex(grid, column, isRaised(column) ? number : number - 1);

export const nameOf = (grid: Grid, hex: HexIndex): string => cellName(cellOf(grid, hex));

export const hexNamed = hexNumber;
