/**
 * The straight line between two centre dots: every hex it touches, the terrain drawn under it, the hexside
 * terrain it hits. It depends on the board alone and is worked out once for a pair of hexes.
 */
import type { Board, Hex } from '../kernel/boards/board.js';
import {
  COLUMN_PITCH,
  centre,
  HALF_HEIGHT,
  HEX_HEIGHT,
  HEXSIDES,
  type Hexside,
  hexAt,
  hexIndex,
  isRaised,
  neighbour,
  type Point,
  UNITS,
  VERTICES,
} from '../kernel/geometry/grid.js';

/** A hex between the ends of a line. */
interface Touched {
  readonly hex: Hex;
  /** Codes of what is drawn under the line in this hex. */
  readonly codes: readonly number[];
}

interface HitSide {
  readonly hex: number;
  readonly side: Hexside;
  readonly code: number;
}

export interface Line {
  /** In the order from the first end to the other, without the ends. */
  readonly between: readonly Touched[];
  readonly sides: readonly HitSide[];
  /** The hexsides by which it leaves the first hex and enters the last: two when it runs through a vertex. */
  readonly leaves: readonly Hexside[];
  readonly enters: readonly Hexside[];
  /** Codes of what is drawn under the line in the hexes at its ends. */
  readonly atEnds: readonly [readonly number[], readonly number[]];
}

const lines = new WeakMap<Board, Map<number, Line>>();

export function lineBetween(board: Board, from: number, to: number): Line {
  let known = lines.get(board);
  if (!known) {
    known = new Map();
    lines.set(board, known);
  }
  const key = from * board.hexes.length + to;
  let line = known.get(key);
  if (!line) {
    line = trace(board, from, to);
    known.set(key, line);
  }
  return line;
}

const crossed = new WeakMap<Board, Map<number, readonly Hex[]>>();

/** The hexes that a line touches between its ends, in their order: for books in which nothing else of the drawing counts. */
export function hexesBetween(board: Board, from: number, to: number): readonly Hex[] {
  let known = crossed.get(board);
  if (!known) {
    known = new Map();
    crossed.set(board, known);
  }
  const key = from * board.hexes.length + to;
  let hexes = known.get(key);
  if (!hexes) {
    hexes = betweenEnds(board, from, to).map((index) => board.hexes[index] as Hex);
    known.set(key, hexes);
  }
  return hexes;
}

function betweenEnds(board: Board, from: number, to: number): number[] {
  if (from === to) return [];
  const all = touched(board, centreOf(board, from), centreOf(board, to));
  return all.filter((index) => index !== from && index !== to);
}

/** The hexes that the line runs into beyond its second end, in their order: both where it runs along a hexside. */
export function hexesBeyond(board: Board, from: number, to: number): Hex[][] {
  const a = centreOf(board, from);
  const b = centreOf(board, to);
  const d = minus(b, a);
  const end = { x: b.x + d.x * BEYOND, y: b.y + d.y * BEYOND };
  const steps = new Map<number, Hex[]>();
  for (const index of touched(board, b, end)) {
    const at = minus(centreOf(board, index), a);
    const offs = vertices(centreOf(board, index)).map((v) => cross(d, minus(v, a)));
    const onLine = offs.filter((off) => off === 0).length;
    if (index === to || (onLine === 1 && (offs.every((off) => off >= 0) || offs.every((off) => off <= 0))))
      continue;
    const along = dot(d, at);
    steps.set(along, [...(steps.get(along) ?? []), board.hexes[index] as Hex]);
  }
  return [...steps.values()].map((hexes) =>
    hexes.sort(
      (p, q) => cross(d, minus(centreOf(board, p.index), a)) - cross(d, minus(centreOf(board, q.index), a)),
    ),
  );
}

/** How the line meets a hex that it touches: it runs through it, along one of its hexsides, or by one of its corners. */
export function meetingOf(
  board: Board,
  from: number,
  to: number,
  hex: number,
): 'inside' | 'hexside' | 'corner' {
  const a = centreOf(board, from);
  const d = minus(centreOf(board, to), a);
  const offs = vertices(centreOf(board, hex)).map((v) => cross(d, minus(v, a)));
  if (Math.min(...offs) < 0 && Math.max(...offs) > 0) return 'inside';
  return offs.filter((off) => off === 0).length > 1 ? 'hexside' : 'corner';
}

/** The hexsides of a hex that the line meets: two or more where it runs through a corner, or along one of them. */
export const sidesCrossed = (board: Board, from: number, to: number, hex: number): Hexside[] =>
  sidesMet(centreOf(board, hex), centreOf(board, from), centreOf(board, to));

/** The line to a corner of a hex runs through that hex before it gets there; not along one of its hexsides. */
export function runsThrough(board: Board, from: number, hex: number, corner: number): boolean {
  const at = centreOf(board, hex);
  const end = vertices(at)[corner] as Point;
  const [back, inward] = [minus(centreOf(board, from), end), minus(at, end)];
  const cosine = dot(back, inward) / (Math.hypot(back.x, back.y) * Math.hypot(inward.x, inward.y));
  return cosine > ALONG_A_SIDE;
}

/** The cosine between a hexside and the way to the centre, with a little more for rounding. */
const ALONG_A_SIDE = 0.51;

/** How many times its length a line is drawn out, from hex to adjacent hex over the largest range. */
const BEYOND = 32;

const cross = (d: Point, p: Point): number => d.x * p.y - d.y * p.x;
const dot = (d: Point, p: Point): number => d.x * p.x + d.y * p.y;
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

function centreOf(board: Board, index: number): Point {
  const { column, row } = board.hexes[index] as Hex;
  return centre(column, row);
}

function vertices(at: Point): Point[] {
  return VERTICES.map((v) => ({ x: at.x + v.x, y: at.y + v.y }));
}

function trace(board: Board, from: number, to: number): Line {
  const a = centreOf(board, from);
  const b = centreOf(board, to);
  const hexes = betweenEnds(board, from, to);
  const drawn = codesUnder(board, a, b);
  const codes = (index: number): number[] => [...(drawn.get(index) ?? [])].sort((x, y) => x - y);
  return {
    between: hexes.map((index) => ({ hex: board.hexes[index] as Hex, codes: codes(index) })),
    sides: from === to ? [] : hitSides(board, [from, ...hexes, to], a, b),
    leaves: from === to ? [] : sidesMet(a, a, b),
    enters: from === to ? [] : sidesMet(b, b, a),
    atEnds: [codes(from), codes(to)],
  };
}

/** The hexes that the closed segment touches, in order along it. */
function touched(board: Board, a: Point, b: Point): number[] {
  const d = minus(b, a);
  const length = dot(d, d);
  const found: { index: number; along: number }[] = [];
  for (const index of nearby(board, a, b)) {
    const at = centreOf(board, index);
    const along = dot(d, minus(at, a));
    if (along <= 0 || along >= length) continue;
    const offs = vertices(at).map((v) => cross(d, minus(v, a)));
    if (Math.min(...offs) <= 0 && Math.max(...offs) >= 0) found.push({ index, along });
  }
  return found.sort((p, q) => p.along - q.along || p.index - q.index).map(({ index }) => index);
}

/** The hexes of every column that the line can touch. */
function* nearby(board: Board, a: Point, b: Point): Iterable<number> {
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  const first = Math.max(0, Math.floor(left.x / COLUMN_PITCH) - 1);
  const last = Math.min(board.columns - 1, Math.ceil(right.x / COLUMN_PITCH) + 1);
  for (let column = first; column <= last; column++) {
    const ys = [column * COLUMN_PITCH - 150, column * COLUMN_PITCH + 150].map((x) =>
      heightAt(left, right, x),
    );
    const top = left.x === right.x ? Math.min(a.y, b.y) : Math.min(...ys);
    const bottom = left.x === right.x ? Math.max(a.y, b.y) : Math.max(...ys);
    const shift = isRaised(column) ? 0 : HALF_HEIGHT;
    const start = Math.floor((top - shift) / HEX_HEIGHT) - 1;
    const end = Math.ceil((bottom - shift) / HEX_HEIGHT) + 1;
    for (let row = start; row <= end; row++) {
      const index = hexIndex(board, column, row);
      if (index >= 0) yield index;
    }
  }
}

function heightAt(left: Point, right: Point, x: number): number {
  const clamped = Math.min(right.x, Math.max(left.x, x));
  if (right.x === left.x) return left.y;
  return left.y + ((right.y - left.y) * (clamped - left.x)) / (right.x - left.x);
}

/** The hexsides of the hex around `at` that the segment meets. */
function sidesMet(at: Point, a: Point, b: Point): Hexside[] {
  const corners = vertices(at);
  return HEXSIDES.filter((side) => meet(corners[side] as Point, corners[(side + 1) % 6] as Point, a, b));
}

/** Two closed segments have a point in common. */
function meet(p: Point, q: Point, a: Point, b: Point): boolean {
  const d = minus(b, a);
  const e = minus(q, p);
  const s1 = cross(d, minus(p, a));
  const s2 = cross(d, minus(q, a));
  const t1 = cross(e, minus(a, p));
  const t2 = cross(e, minus(b, p));
  if (s1 === 0 && s2 === 0) return overlap(p, q, a, b);
  return Math.sign(s1) * Math.sign(s2) <= 0 && Math.sign(t1) * Math.sign(t2) <= 0;
}

/** Does the line hit a wall that runs from that corner of a hex half way to its centre dot? */
export function meetsSpur(board: Board, from: number, to: number, hex: number, corner: number): boolean {
  const at = centreOf(board, hex);
  const start = vertices(at)[corner] as Point;
  const end = { x: (start.x + at.x) / 2, y: (start.y + at.y) / 2 };
  return meet(start, end, centreOf(board, from), centreOf(board, to));
}

/** Segments on one line. */
function overlap(p: Point, q: Point, a: Point, b: Point): boolean {
  const d = minus(b, a);
  const along = [p, q].map((each) => dot(d, minus(each, a)));
  return Math.max(...along) >= 0 && Math.min(...along) <= dot(d, d);
}

function hitSides(board: Board, hexes: readonly number[], a: Point, b: Point): HitSide[] {
  const found = new Map<number, HitSide>();
  for (const index of hexes) {
    const { hexsides } = board.hexes[index] as Hex;
    for (const side of HEXSIDES) {
      const code = hexsides[side];
      if (code === 0) continue;
      const corners = vertices(centreOf(board, index));
      const p = corners[side] as Point;
      const q = corners[(side + 1) % 6] as Point;
      if (!meet(p, q, a, b) || !isDrawn(board, code, p, q, a, b)) continue;
      const other = neighbour(board, index, side);
      const kept =
        other >= 0 && other < index
          ? { hex: other, side: ((side + 3) % 6) as Hexside }
          : { hex: index, side };
      found.set(kept.hex * 6 + kept.side, { ...kept, code });
    }
  }
  return [...found.values()];
}

/** At a gap in the drawing, a gate, the line clears the hexside. */
function isDrawn(board: Board, code: number, p: Point, q: Point, a: Point, b: Point): boolean {
  const d = minus(b, a);
  const s1 = cross(d, minus(p, a));
  const s2 = cross(d, minus(q, a));
  const share = s1 === s2 ? 0.5 : s1 / (s1 - s2);
  const x = p.x + (q.x - p.x) * share;
  const y = p.y + (q.y - p.y) * share;
  for (let dx = -8; dx <= 8; dx += UNITS)
    for (let dy = -8; dy <= 8; dy += UNITS) if (pixel(board, x + dx, y + dy) === code) return true;
  return false;
}

function pixel(board: Board, x: number, y: number): number {
  const column = Math.min(board.width - 1, Math.max(0, Math.floor(x / UNITS)));
  const row = Math.min(board.height - 1, Math.max(0, Math.floor(y / UNITS)));
  return board.terrain[column * board.height + row] as number;
}

/** The middle of the pixel: a pixel belongs to the hex that holds it. */
const middle = (at: number): number => Math.floor(at / UNITS) * UNITS + UNITS / 2;

/** What is drawn under the line, by hex, looking half a pixel to both sides: in doubt it touches. */
function codesUnder(board: Board, a: Point, b: Point): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  const d = minus(b, a);
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(d.x), Math.abs(d.y)) / 2));
  const across = Math.abs(d.x) >= Math.abs(d.y) ? { x: 0, y: 2 } : { x: 2, y: 0 };
  for (let step = 0; step <= steps; step++) {
    const x = a.x + (d.x * step) / steps;
    const y = a.y + (d.y * step) / steps;
    for (const side of [-1, 1]) {
      const px = x + side * across.x;
      const py = y + side * across.y;
      const code = pixel(board, px, py);
      if (code === 0) continue;
      const index = hexAt(board, middle(px), middle(py));
      if (index < 0) continue;
      const codes = found.get(index);
      if (codes) codes.add(code);
      else found.set(index, new Set([code]));
    }
  }
  return found;
}
