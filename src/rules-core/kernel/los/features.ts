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

/** The features of a board, numbered as they are met. */
export class Features {
  readonly list: Feature[] = [];
  /** The hexes a feature belongs to, whose own lines it does not touch: its hex, or the hexes at its hexsides. */
  readonly owners: Int32Array[] = [];
  readonly hexOfPixel: ArrayLike<number>;
  private readonly terrain: Uint8Array;
  private readonly elevation: Int8Array;
  private readonly numbers = new Map<string, number>();
  private readonly around: HexsideAround[][] = [];
  /** Pixels of walls and hedges that were asked for. */
  private readonly ofHexsides = new Map<number, number>();
  /* The last feature met is most often the next one too. */
  private last = { code: -1, ground: 0, hex: -1, mark: 0 };

  constructor(
    private readonly board: Board,
    private readonly fillsHex: (code: number) => boolean,
  ) {
    this.hexOfPixel = hexOfPixels(board);
    this.terrain = board.terrain;
    this.elevation = board.elevation;
  }

  /** The number of the feature that this pixel belongs to. */
  markAt(pixel: number): number {
    const drawn = this.terrain[pixel]!;
    const code = this.fillsHex(drawn) ? 0 : drawn;
    const ground = this.elevation[pixel]!;
    const hex = this.hexOfPixel[pixel]!;
    const { last } = this;
    if (code === last.code && ground === last.ground && hex === last.hex) return last.mark;
    if (terrainOf(this.board, code).kind === 'hexside') return this.markOfHexside(pixel, code, ground, hex);
    this.last = { code, ground, hex, mark: this.number(code, ground, hex, [hex]) };
    return this.last.mark;
  }

  private markOfHexside(pixel: number, code: number, ground: number, hex: number): number {
    const known = this.ofHexsides.get(pixel);
    if (known !== undefined) return known;
    this.around[hex] ??= hexsidesAround(this.board, hex);
    const mark = this.number(code, ground, hex, ownersOfHexside(this.board, this.around[hex], pixel));
    this.ofHexsides.set(pixel, mark);
    return mark;
  }

  /** Each pixel is asked for once when all are drawn. */
  forgetPixels(): void {
    this.ofHexsides.clear();
  }

  private number(code: number, ground: number, hex: number, own: readonly number[]): number {
    const key = `${code} ${ground} ${hex} ${own.join()}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.list.push({ terrain: terrainOf(this.board, code), ground, hex: this.board.hexes[hex]! });
    this.owners.push(Int32Array.from(own));
    this.numbers.set(key, this.list.length - 1);
    return this.list.length - 1;
  }
}

/** The features of all pixels, drawn beforehand. */
export interface Drawn {
  /** The feature of each pixel, index x * height + y. */
  readonly marks: Uint16Array;
  /** Distance to the border of the feature a pixel lies in. */
  readonly inside: Uint8Array;
}

export function draw(board: Board, features: Features): Drawn {
  const marks = new Uint16Array(board.width * board.height);
  for (let pixel = 0; pixel < marks.length; pixel++) marks[pixel] = features.markAt(pixel);
  features.forgetPixels();
  return { marks, inside: borderField(board.height, marks) };
}

/** Hexside terrain is drawn along its hexside and rounds its corners: it belongs to every hexside this near. */
const NEAR_HEXSIDE = 36;

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
