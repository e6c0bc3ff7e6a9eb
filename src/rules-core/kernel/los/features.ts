/** Numbers everything a line can meet on a board: each pixel of the raster gets the number of its feature. */
import { type Board, terrainOf } from '../boards/board.js';
import {
  type Grid,
  HEXSIDES,
  hexOfPixels,
  neighbour,
  type Point,
  UNITS,
  VERTICES,
} from '../geometry/grid.js';
import { centreOf } from '../geometry/line.js';
import { borderField } from './field.js';
import type { Feature } from './policy.js';

export interface Features {
  /** The feature of each pixel, index x * height + y. */
  readonly marks: Uint16Array;
  readonly list: readonly Feature[];
  /** The hexes a feature belongs to, whose own lines it does not touch: its hex, or the hexes at its hexsides. */
  readonly owners: readonly Int32Array[];
  readonly hexOfPixel: ArrayLike<number>;
  /** Distance to the border of the feature a pixel lies in. */
  readonly inside: Uint8Array;
}

/** Hexside terrain is drawn along its hexside and rounds its corners: it belongs to every hexside this near. */
const NEAR_HEXSIDE = 36;

export function featuresOf(board: Board, fillsHex: (code: number) => boolean): Features {
  const { terrain, elevation } = board;
  const hexOfPixel = hexOfPixels(board);
  const marks = new Uint16Array(board.width * board.height);
  const list: Feature[] = [];
  const owners: Int32Array[] = [];
  const numbers = new Map<string, number>();
  const number = (code: number, ground: number, hex: number, own: readonly number[]): number => {
    const key = `${code} ${ground} ${hex} ${own.join()}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    list.push({ terrain: terrainOf(board, code), ground, hex: board.hexes[hex]! });
    owners.push(Int32Array.from(own));
    numbers.set(key, list.length - 1);
    return list.length - 1;
  };
  const known: HexsideAround[][] = [];
  const around = (hex: number): readonly HexsideAround[] => {
    known[hex] ??= hexsidesAround(board, hex);
    return known[hex];
  };
  /* The last feature met is most often the next one too. */
  let last = { code: -1, ground: 0, hex: -1, mark: 0 };
  for (let pixel = 0; pixel < marks.length; pixel++) {
    const drawn = terrain[pixel]!;
    const code = fillsHex(drawn) ? 0 : drawn;
    const ground = elevation[pixel]!;
    const hex = hexOfPixel[pixel]!;
    if (code === last.code && ground === last.ground && hex === last.hex) {
      marks[pixel] = last.mark;
    } else if (terrainOf(board, code).kind === 'hexside') {
      marks[pixel] = number(code, ground, hex, ownersOfHexside(board, around(hex), pixel));
    } else {
      last = { code, ground, hex, mark: number(code, ground, hex, [hex]) };
      marks[pixel] = last.mark;
    }
  }
  return { marks, list, owners, hexOfPixel, inside: borderField(board.height, marks) };
}

/** The hexes at the hexsides that this pixel of a wall or hedge belongs to, and those at the ends of the hexsides. */
function ownersOfHexside({ height }: Board, sides: readonly HexsideAround[], pixel: number): number[] {
  const at = {
    x: Math.floor(pixel / height) * UNITS + 2,
    y: (pixel % height) * UNITS + 2,
  };
  const near = sides.filter((side) => side.walled && squaredDistance(at, side) <= NEAR_HEXSIDE ** 2);
  const nearest = () =>
    sides.reduce((best, side) => (squaredDistance(at, side) < squaredDistance(at, best) ? side : best));
  const belongsTo = near.length > 0 ? near : [nearest()];
  return [...new Set(belongsTo.flatMap((side) => side.hexes))].sort((a, b) => a - b);
}

interface Segment {
  readonly from: Point;
  readonly to: Point;
}

interface HexsideAround extends Segment {
  readonly walled: boolean;
  /** The two hexes it parts and the two at its ends. */
  readonly hexes: readonly number[];
}

/** The six hexsides of a hex and the six that lead away from its vertices. */
function hexsidesAround(board: Board, hex: number): HexsideAround[] {
  const own = HEXSIDES.map((side) => hexsideOf(board, hex, side));
  const spines = HEXSIDES.flatMap((side) => {
    const beside = neighbour(board, hex, side);
    return beside < 0 ? [] : [hexsideOf(board, beside, ((side + 2) % 6) as typeof side)];
  });
  return [...own, ...spines];
}

function hexsideOf(grid: Board, hex: number, side: 0 | 1 | 2 | 3 | 4 | 5): HexsideAround {
  const middle = centreOf(grid, hex);
  const corner = (vertex: number): Point => ({
    x: middle.x + VERTICES[vertex % 6]!.x,
    y: middle.y + VERTICES[vertex % 6]!.y,
  });
  return {
    from: corner(side),
    to: corner(side + 1),
    walled: grid.hexes[hex]!.hexsides[side] !== 0,
    hexes: [hex, ...besides(grid, hex, side)].filter((each) => each >= 0),
  };
}

const besides = (grid: Grid, hex: number, side: number): number[] =>
  [side, side + 1, side + 5].map((each) => neighbour(grid, hex, (each % 6) as 0 | 1 | 2 | 3 | 4 | 5));

/** The squared distance of a point from a segment, rounded down. */
function squaredDistance(at: Point, { from, to }: Segment): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = dx * (at.x - from.x) + dy * (at.y - from.y);
  const length = dx * dx + dy * dy;
  if (along <= 0) return (at.x - from.x) ** 2 + (at.y - from.y) ** 2;
  if (along >= length) return (at.x - to.x) ** 2 + (at.y - to.y) ** 2;
  return Math.floor((dx * (at.y - from.y) - dy * (at.x - from.x)) ** 2 / length);
}
