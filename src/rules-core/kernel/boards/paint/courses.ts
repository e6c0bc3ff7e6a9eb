import type { Hexside, Point } from '../../geometry/grid.js';
import { canonicalSide } from '../hex-list.js';
import { centreOf, type HexIndex, sideMiddle, vertexOf } from '../hexes.js';
import { type Course, type Stretch, stretches } from '../plan.js';
import type { TerrainName } from '../terrain.js';
import { DEPTHS } from '../vocabulary.js';
import type { Canvas, Visit } from './canvas.js';
import { pick } from './noise.js';

/** How a course runs: its half width, and how far it may cross a hexside off the middle, in 256ths of the hexside. */
interface Run {
  readonly halfWidth: number;
  readonly wander: number;
  readonly seed: number;
}

/** Paints a road or a watercourse; where it is dug in or raised, the ground goes with it. */
export function paintCourse(
  canvas: Canvas,
  { is, along }: Course<TerrainName>,
  run: Run,
  ground: Int8Array,
): void {
  const paint = canvas.brush(is);
  const depth = DEPTHS.get(is) ?? 0;
  for (const stretch of stretches(canvas.grid, along)) {
    const dig: Visit = (pixel) => {
      canvas.elevation[pixel] = ground[stretch.hex]! + depth;
    };
    strokeStretch(canvas, stretch, run, (pixel, x, y) => {
      paint(pixel, x, y);
      if (depth !== 0) dig(pixel, x, y);
    });
  }
}

/** A course no wider than this would miss the centre dot in a bend. */
const NARROW = 16;
const STEPS = 8;
const STEPS_OF_CURVE = Array.from({ length: STEPS }, (_, i) => i + 1);

/** From side to side past the centre dot, leaving both hexsides at a right angle; straight to the dot where it ends there. */
export function strokeStretch(canvas: Canvas, stretch: Stretch, run: Run, visit: Visit): void {
  const { hex, from, to } = stretch;
  const middle = centreOf(canvas.grid, hex);
  const start = from === undefined ? middle : crossing(canvas, hex, from, run);
  const end = to === undefined ? middle : crossing(canvas, hex, to, run);
  const turns = bendsGently(stretch, run)
    ? STEPS_OF_CURVE.map((step) => onCurve(start, middle, end, step))
    : [middle, end];
  let last = start;
  for (const next of turns) {
    canvas.inStroke(last, next, run.halfWidth, visit);
    last = next;
  }
}

/** Returns true if a curve still runs over the centre dot; a sharp bend and a narrow bridge lead to the dot and turn there. */
function bendsGently({ from, to }: Stretch, { halfWidth }: Run): boolean {
  if (from === undefined || to === undefined) return false;
  const bend = Math.abs(from - to);
  return bend !== 1 && bend !== 5 && (bend === 3 || halfWidth > NARROW);
}

function onCurve(start: Point, middle: Point, end: Point, step: number): Point {
  const back = STEPS - step;
  const blend = (a: number, m: number, b: number) =>
    (back * back * back * a + 3 * STEPS * step * back * m + step * step * step * b) >> 9;
  return { x: blend(start.x, middle.x, end.x), y: blend(start.y, middle.y, end.y) };
}

function crossing(canvas: Canvas, hex: HexIndex, side: Hexside, { wander, seed }: Run): Point {
  const middle = sideMiddle(canvas.grid, hex, side);
  if (wander === 0) return middle;
  const shared = canonicalSide(canvas.grid, { hex, side });
  const a = vertexOf(canvas.grid, shared.hex, shared.side);
  const b = vertexOf(canvas.grid, shared.hex, shared.side + 1);
  const shift = pick(2 * wander + 1, seed, shared.hex, shared.side) - wander;
  return { x: middle.x + (((b.x - a.x) * shift) >> 8), y: middle.y + (((b.y - a.y) * shift) >> 8) };
}
