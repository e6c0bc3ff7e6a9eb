/**
 * Outlines of areas of a raster, as closed loops with the area on the right hand. A loop runs through the middles of
 * the pixel edges rather than the corners, which makes a slope of the stairs that pixels draw.
 */

interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Returns true if a pixel (x * height + y) belongs to the area. */
  has(pixel: number): boolean;
}

type Loop = number[];

/** Steps along pixel edges: east, south, west, north. */
const STEP_X = [1, 0, -1, 0] as const;
const STEP_Y = [0, 1, 0, -1] as const;

/** Every outline of the area, holes included, with no more points than it takes to stay within `tolerance` pixels. */
export function outlines(bitmap: Bitmap, tolerance: number): Loop[] {
  const { width, height } = bitmap;
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && bitmap.has(x * height + y);
  const seen = new Uint8Array(width * height);
  const loops: Loop[] = [];
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) {
      if (seen[x * height + y] || !inside(x, y) || inside(x, y - 1)) continue;
      loops.push(simplify(follow(x, y, inside, seen, height), tolerance));
    }
  return loops.filter((loop) => loop.length >= 6);
}

/** Walks once around the area from the top edge of a pixel, and marks every top edge on the way. */
function follow(
  startX: number,
  startY: number,
  inside: (x: number, y: number) => boolean,
  seen: Uint8Array,
  height: number,
): Loop {
  const loop: Loop = [];
  let x = startX;
  let y = startY;
  let heading = 0;
  do {
    if (heading === 0) seen[x * height + y] = 1;
    loop.push(x + STEP_X[heading]! / 2, y + STEP_Y[heading]! / 2);
    x += STEP_X[heading]!;
    y += STEP_Y[heading]!;
    heading = turn(x, y, heading, inside);
  } while (x !== startX || y !== startY || heading !== 0);
  return loop;
}

/** At a corner: right where the pixel ahead on the right is outside, left where both ahead are inside, else straight on. */
function turn(x: number, y: number, heading: number, inside: (x: number, y: number) => boolean): number {
  const right = inside(x + AHEAD_RIGHT_X[heading]!, y + AHEAD_RIGHT_Y[heading]!);
  const left = inside(x + AHEAD_LEFT_X[heading]!, y + AHEAD_LEFT_Y[heading]!);
  if (!right) return (heading + 1) % 4;
  return left ? (heading + 3) % 4 : heading;
}

/** The pixels beyond a corner, on the right and on the left of the way. */
const AHEAD_RIGHT_X = [0, -1, -1, 0] as const;
const AHEAD_RIGHT_Y = [0, 0, -1, -1] as const;
const AHEAD_LEFT_X = [0, 0, -1, -1] as const;
const AHEAD_LEFT_Y = [-1, 0, 0, -1] as const;

/** Douglas and Peucker's simplification of a closed loop, cut open at its first corner and the one farthest from it. */
function simplify(loop: Loop, tolerance: number): Loop {
  const count = loop.length / 2;
  const keep = new Uint8Array(count);
  let far = 0;
  for (let i = 1; i < count; i++) if (gap(loop, 0, i) > gap(loop, 0, far)) far = i;
  keep[0] = 1;
  keep[far] = 1;
  const spans: [number, number][] = [
    [0, far],
    [far, count],
  ];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const worst = farthest(loop, from, to, tolerance);
    if (worst < 0) continue;
    keep[worst] = 1;
    spans.push([from, worst], [worst, to]);
  }
  const kept: Loop = [];
  for (let i = 0; i < count; i++) if (keep[i]) kept.push(loop[2 * i]!, loop[2 * i + 1]!);
  return kept;
}

function gap(loop: Loop, a: number, b: number): number {
  return (loop[2 * a]! - loop[2 * b]!) ** 2 + (loop[2 * a + 1]! - loop[2 * b + 1]!) ** 2;
}

/** The corner between two others that lies farthest off the line between them, or -1 when all are near enough. */
function farthest(loop: Loop, from: number, to: number, tolerance: number): number {
  const end = to % (loop.length / 2);
  const ax = loop[2 * from]!;
  const ay = loop[2 * from + 1]!;
  const vx = loop[2 * end]! - ax;
  const vy = loop[2 * end + 1]! - ay;
  const length = Math.sqrt(vx * vx + vy * vy);
  let worst = -1;
  let most = tolerance;
  for (let i = from + 1; i < to; i++) {
    const dx = loop[2 * i]! - ax;
    const dy = loop[2 * i + 1]! - ay;
    const off = length === 0 ? Math.sqrt(dx * dx + dy * dy) : Math.abs(dx * vy - dy * vx) / length;
    if (off > most) {
      most = off;
      worst = i;
    }
  }
  return worst;
}

/** Loops as the data of one SVG path, in relative steps of half pixels. */
export function pathData(loops: readonly Loop[]): string {
  return loops.map((loop) => loopData(loop)).join('');
}

function loopData(loop: Loop): string {
  let text = `M${loop[0]} ${loop[1]}l`;
  for (let i = 2; i < loop.length; i += 2) {
    const dx = loop[i]! - loop[i - 2]!;
    const dy = loop[i + 1]! - loop[i - 1]!;
    text += (i > 2 && dx >= 0 ? ' ' : '') + short(dx) + (dy >= 0 ? ' ' : '') + short(dy);
  }
  return `${text}z`;
}

/** `.5` for `0.5`. */
const short = (number: number): string => String(number).replace(/^(-?)0\./, '$1.');
