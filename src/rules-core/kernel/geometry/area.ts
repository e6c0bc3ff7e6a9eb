/** Rings and areas of hexes, and which hexside two neighbours share. */
import { cellOf, distance, type Grid, HEXSIDES, type Hexside, hexCount, neighbour } from './grid.js';

/** The hexes at exactly that range, in the order of their numbers. */
export const ring = (grid: Grid, from: number, radius: number): number[] =>
  within(grid, from, (range) => range === radius);

/** The hexes up to that range, the middle included. */
export const area = (grid: Grid, from: number, radius: number): number[] =>
  within(grid, from, (range) => range <= radius);

function within(grid: Grid, from: number, wanted: (range: number) => boolean): number[] {
  const middle = cellOf(grid, from);
  const hexes = Array.from({ length: hexCount(grid) }, (_, hex) => hex);
  return hexes.filter((hex) => wanted(distance(middle, cellOf(grid, hex))));
}

/** The hexside of the first hex that the second lies across; undefined when they are not adjacent. */
export const sharedHexside = (grid: Grid, hex: number, other: number): Hexside | undefined =>
  HEXSIDES.find((side) => neighbour(grid, hex, side) === other && other >= 0);

export const adjacent = (grid: Grid, hex: number, other: number): boolean =>
  sharedHexside(grid, hex, other) !== undefined;

export const oppositeHexside = (side: Hexside): Hexside => ((side + 3) % 6) as Hexside;
