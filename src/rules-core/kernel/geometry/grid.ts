/**
 * The hex grid every board uses: flat-topped hexes in columns A, B, C..., every second column (B, D...) half a hex
 * higher. All positions are integers in quarter pixels of the board picture, so nothing is ever rounded:
 * the centre of column c, row r is (225 c, 129 + 258 r), 129 higher in raised columns, and the vertices lie
 * 150 to the sides, or 75 to the sides and 129 up or down.
 */

/** Quarter pixels in a pixel of the raster. */
export const UNITS = 4;
export const COLUMN_PITCH = 225;
export const HEX_HEIGHT = 258;
export const HALF_HEIGHT = 129;

/** A grid of `columns` columns; unraised columns hold `rows` hexes, raised ones one more (half hexes at both ends). */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Hexsides clockwise: 0 north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west. */
export type Hexside = 0 | 1 | 2 | 3 | 4 | 5;
export const HEXSIDES: readonly Hexside[] = [0, 1, 2, 3, 4, 5];

/** The vertices clockwise from the top left, relative to the centre: hexside i runs from vertex i to vertex i + 1. */
export const VERTICES: readonly Point[] = [
  { x: -75, y: -129 },
  { x: 75, y: -129 },
  { x: 150, y: 0 },
  { x: 75, y: 129 },
  { x: -75, y: 129 },
  { x: -150, y: 0 },
];

export const isRaised = (column: number): boolean => (column & 1) === 1;

const rowsIn = (grid: Grid, column: number): number => grid.rows + (isRaised(column) ? 1 : 0);

export const hexCount = (grid: Grid): number => grid.columns * grid.rows + (grid.columns >> 1);

/** The number of a hex, column by column; -1 off the grid. */
export function hexIndex(grid: Grid, column: number, row: number): number {
  if (column < 0 || column >= grid.columns || row < 0 || row >= rowsIn(grid, column)) return -1;
  return column * grid.rows + (column >> 1) + row;
}

export function cellOf(grid: Grid, index: number): Cell {
  const pair = 2 * grid.rows + 1;
  const rest = index % pair;
  const raised = rest >= grid.rows;
  return {
    column: 2 * Math.floor(index / pair) + (raised ? 1 : 0),
    row: raised ? rest - grid.rows : rest,
  };
}

export const centre = (column: number, row: number): Point => ({
  x: COLUMN_PITCH * column,
  y: HEX_HEIGHT * row + (isRaised(column) ? 0 : HALF_HEIGHT),
});

/** The raster's size in pixels: from the centres of the outer columns, and the height of an unraised column. */
export const rasterSize = (grid: Grid): { readonly width: number; readonly height: number } => ({
  width: Math.round((COLUMN_PITCH * (grid.columns - 1)) / UNITS),
  height: Math.round((HEX_HEIGHT * grid.rows) / UNITS),
});

const SIDE_STEP: readonly (readonly [column: number, halfRows: number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** Rows counted in half hexes, so that raised and unraised columns share one scale. */
const halfRow = ({ column, row }: Cell): number => 2 * row + (isRaised(column) ? 0 : 1);

/** The cell across a hexside; it may lie off the grid. */
export function across(cell: Cell, side: Hexside): Cell {
  const [columns, halfRows] = SIDE_STEP[side]!;
  const column = cell.column + columns;
  return { column, row: (halfRow(cell) + halfRows - (isRaised(column) ? 0 : 1)) / 2 };
}

/** The hex across a hexside, or -1 at the edge of the grid. */
export function neighbour(grid: Grid, index: number, side: Hexside): number {
  const next = across(cellOf(grid, index), side);
  return hexIndex(grid, next.column, next.row);
}

export function neighbours(grid: Grid, index: number): number[] {
  return HEXSIDES.map((side) => neighbour(grid, index, side)).filter((hex) => hex >= 0);
}

/** Range in hexes. */
export function distance(from: Cell, to: Cell): number {
  const columns = Math.abs(to.column - from.column);
  const halfRows = Math.abs(halfRow(to) - halfRow(from));
  return columns + Math.max(0, (halfRows - columns) / 2);
}

export const range = (grid: Grid, from: number, to: number): number =>
  distance(cellOf(grid, from), cellOf(grid, to));

/** -1 outside the hex, 0 on its edge, 1 inside; dx and dy in quarter pixels from its centre. */
export function placeInHex(dx: number, dy: number): -1 | 0 | 1 {
  const wide = Math.abs(dx);
  const high = Math.abs(dy);
  const slant = 43 * wide + 25 * high;
  if (high > HALF_HEIGHT || slant > 6450) return -1;
  return high === HALF_HEIGHT || slant === 6450 ? 0 : 1;
}

/** The hex that holds a point; the lowest-numbered one when the point lies on an edge; -1 off the grid. */
export function hexAt(grid: Grid, x: number, y: number): number {
  const column = Math.floor(x / COLUMN_PITCH);
  for (const candidate of [column, column + 1]) {
    const top = isRaised(candidate) ? HALF_HEIGHT : 0;
    const row = Math.ceil((y + top) / HEX_HEIGHT) - 1;
    for (const r of [row, row + 1]) {
      const hex = hexIndex(grid, candidate, r);
      const middle = centre(candidate, r);
      if (hex >= 0 && placeInHex(x - middle.x, y - middle.y) >= 0) return hex;
    }
  }
  return -1;
}

/** Boards come in few sizes, and working this out costs more than painting a small one. Large ones weigh much: two bytes a pixel. */
const MOST_PIXEL_BYTES = 24_000_000;
let pixelsOf = new Map<string, Int16Array | Int32Array>();

/** The hex of every pixel (index x * height + y), by the pixel's middle; the nearest hex where the raster juts out. Shared: do not write on it. */
export function hexOfPixels(grid: Grid): Int16Array | Int32Array {
  const key = `${grid.columns} x ${grid.rows}`;
  const pixels = pixelsOf.get(key) ?? findHexOfPixels(grid);
  pixelsOf.delete(key);
  pixelsOf.set(key, pixels);
  let bytes = [...pixelsOf.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  for (const [oldest, { byteLength }] of pixelsOf) {
    if (bytes <= MOST_PIXEL_BYTES || oldest === key) break;
    pixelsOf.delete(oldest);
    bytes -= byteLength;
  }
  return pixels;
}

/** Lets go of what was worked out for boards; it is worked out again when it is needed. */
export function forgetPixels(): void {
  pixelsOf = new Map();
}

function findHexOfPixels(grid: Grid): Int16Array | Int32Array {
  const { width, height } = rasterSize(grid);
  const hexes = hexCount(grid);
  const pixels = hexes < 32768 ? new Int16Array(width * height) : new Int32Array(width * height);
  pixels.fill(-1);
  /* From the last to the first, so that an edge is left to the lowest-numbered hex. */
  for (let hex = hexes - 1; hex >= 0; hex--) {
    const { column, row } = cellOf(grid, hex);
    fillHex(pixels, width, height, centre(column, row), hex);
  }
  return pixels;
}

function fillHex(
  pixels: Int16Array | Int32Array,
  width: number,
  height: number,
  middle: Point,
  hex: number,
): void {
  const first = Math.max(0, Math.ceil((middle.x - 152) / UNITS));
  const last = Math.min(width - 1, Math.floor((middle.x + 148) / UNITS));
  for (let x = first; x <= last; x++) {
    const wide = Math.abs(x * UNITS + 2 - middle.x);
    const high = Math.min(HALF_HEIGHT, Math.floor((6450 - 43 * wide) / 25));
    const top = Math.max(0, Math.ceil((middle.y - high - 2) / UNITS));
    const foot = Math.min(height - 1, Math.floor((middle.y + high - 2) / UNITS));
    if (top <= foot) pixels.fill(hex, x * height + top, x * height + foot + 1);
  }
}
