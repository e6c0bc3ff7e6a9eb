/** The hexes a straight line between two centre dots meets, exactly: inside, along a hexside, or at a vertex. */
import {
  COLUMN_PITCH,
  cellOf,
  centre,
  type Grid,
  HALF_HEIGHT,
  HEX_HEIGHT,
  hexIndex,
  isRaised,
  type Point,
  VERTICES,
} from './grid.js';

/** How a line meets a hex: not at all, in a vertex, along a hexside, through its inside. */
type Touch = 'none' | 'vertex' | 'hexside' | 'inside';

interface Crossing {
  readonly hex: number;
  readonly touch: Exclude<Touch, 'none'>;
}

/** How the endless line through `from` and `to` meets the hex around a centre. */
export function touchOf(from: Point, to: Point, middle: Point): Touch {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const offset = dx * (middle.y - from.y) - dy * (middle.x - from.x);
  let left = 0;
  let right = 0;
  for (const vertex of VERTICES) {
    const side = offset + dx * vertex.y - dy * vertex.x;
    if (side < 0) left++;
    else if (side > 0) right++;
  }
  if (left > 0 && right > 0) return 'inside';
  const on = VERTICES.length - left - right;
  return on === 0 ? 'none' : on === 1 ? 'vertex' : 'hexside';
}

/** Every hex near the line, by column from the left and by row from the top: a few too many, never one too few. */
export function eachHexNear(
  grid: Grid,
  from: Point,
  to: Point,
  visit: (hex: number, middle: Point) => void,
): void {
  const [left, right] = from.x <= to.x ? [from, to] : [to, from];
  const rise = right.x === left.x ? 0 : (right.y - left.y) / (right.x - left.x);
  const first = Math.round(left.x / COLUMN_PITCH);
  const last = Math.round(right.x / COLUMN_PITCH);
  for (let column = first; column <= last; column++) {
    const x = COLUMN_PITCH * column;
    const start = left.x === right.x ? left.y : left.y + rise * (Math.max(left.x, x - 150) - left.x);
    const end = left.x === right.x ? right.y : left.y + rise * (Math.min(right.x, x + 150) - left.x);
    const middleOfFirst = isRaised(column) ? 0 : HALF_HEIGHT;
    const top = Math.ceil((Math.min(start, end) - middleOfFirst - HALF_HEIGHT - 1) / HEX_HEIGHT);
    const bottom = Math.floor((Math.max(start, end) - middleOfFirst + HALF_HEIGHT + 1) / HEX_HEIGHT);
    for (let row = top; row <= bottom; row++) {
      const hex = hexIndex(grid, column, row);
      if (hex >= 0) visit(hex, { x, y: middleOfFirst + HEX_HEIGHT * row });
    }
  }
}

/** The hexes the line from one centre dot to another meets, both ends included, in the order it meets them. */
export function hexesCrossed(grid: Grid, from: number, to: number): Crossing[] {
  const start = centreOf(grid, from);
  const end = centreOf(grid, to);
  const found: (Crossing & { readonly along: number })[] = [];
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const length = dx * dx + dy * dy;
  eachHexNear(grid, start, end, (hex, middle) => {
    const touch = from === to ? 'inside' : touchOf(start, end, middle);
    const along = dx * (middle.x - start.x) + dy * (middle.y - start.y);
    if (touch !== 'none' && along >= 0 && along <= length) found.push({ hex, touch, along });
  });
  found.sort((a, b) => a.along - b.along || a.hex - b.hex);
  return found.map(({ hex, touch }) => ({ hex, touch }));
}

export function centreOf(grid: Grid, hex: number): Point {
  const { column, row } = cellOf(grid, hex);
  return centre(column, row);
}
