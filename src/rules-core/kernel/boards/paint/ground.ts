import { type Grid, HEXSIDES, neighbour } from '../../geometry/grid.js';
import { allHexes, centreOf, type HexIndex } from '../hexes.js';
import type { Canvas, Visit } from './canvas.js';
import { SmoothNoise } from './noise.js';

/** A hex speaks for the ground up to this far from its centre, in quarter pixels, and less the farther away. */
const REACH2 = 262 * 262;

/** How outlines run: `wobble` in quarter pixels off the smooth line, `ground` the say of hexes that hold nothing. */
interface Outline {
  readonly wobble: number;
  readonly ground: number;
}

export const RAGGED: Outline = { wobble: 30, ground: 19 };
export const SMOOTH: Outline = { wobble: 8, ground: 15 };
const CONTOUR: Outline = { wobble: 28, ground: 16 };

/** The say of a hex that holds something. */
const HELD = 16;

/**
 * Grows hexes of one kind together into shapes with natural outlines: every hex near a pixel votes for what it holds,
 * the nearer the stronger, and the pixel is looked up a little to the side, so that no outline runs straight.
 * The centre dot of a hex always goes to what the hex itself holds.
 */
export function growTerrain(canvas: Canvas, codes: Uint8Array, seed: number, outline: Outline): void {
  const votes = new Float64Array(256);
  nearHexes(canvas, codes, seed, outline, {
    alike: (pixel, code) => {
      canvas.terrain[pixel] = code;
    },
    mixed: (pixel, near, say) => {
      for (let i = 0; i < near.length; i++) {
        const code = codes[near[i]!]!;
        votes[code] = votes[code]! + say[i]! * (code === 0 ? outline.ground : HELD);
      }
      let best = 0;
      for (let i = 0; i < near.length; i++) {
        const code = codes[near[i]!]!;
        if (votes[code]! > votes[best]!) best = code;
      }
      for (let i = 0; i < near.length; i++) votes[codes[near[i]!]!] = 0;
      if (best !== 0) canvas.terrain[pixel] = best;
    },
  });
}

/** The same for levels: a pixel lies at the middle level of the hexes near it, so that contours nest. */
export function growLevels(canvas: Canvas, levels: Int8Array, seed: number): void {
  nearHexes(canvas, levels, seed, CONTOUR, {
    alike: (pixel, level) => {
      canvas.elevation[pixel] = level;
    },
    mixed: (pixel, near, say) => {
      let all = 0;
      for (let i = 0; i < near.length; i++) all += say[i]!;
      canvas.elevation[pixel] = middleLevel(levels, near, say, all);
    },
  });
}

function middleLevel(levels: Int8Array, near: Int32Array, say: Float64Array, all: number): number {
  let level = -128;
  for (let below = 0; 2 * below < all; ) {
    let next = 127;
    for (let i = 0; i < near.length; i++) {
      const here = levels[near[i]!]!;
      if (say[i]! > 0 && here > level && here < next) next = here;
    }
    level = next;
    for (let i = 0; i < near.length; i++) if (levels[near[i]!] === level) below += say[i]!;
  }
  return level;
}

interface Pens {
  /** All hexes around hold the same, and not nothing. */
  alike(pixel: number, held: number): void;
  /** They do not: the hexes near, and how much each has to say. */
  mixed(pixel: number, near: Int32Array, say: Float64Array): void;
}

function nearHexes(
  canvas: Canvas,
  held: Uint8Array | Int8Array,
  seed: number,
  { wobble }: Outline,
  pens: Pens,
): void {
  const drift = new Drift(canvas, seed, wobble);
  for (const hex of allHexes(canvas.grid)) {
    const near = Int32Array.from(around(canvas.grid, hex));
    const same = near.every((other) => held[other] === held[hex]);
    if (same && held[hex] === 0) continue;
    canvas.inHex(hex, same ? alike(held[hex]!) : mixed(near));
  }

  function alike(value: number): Visit {
    return (pixel) => pens.alike(pixel, value);
  }

  function mixed(near: Int32Array): Visit {
    const xs = Int32Array.from(near, (hex) => centreOf(canvas.grid, hex).x);
    const ys = Int32Array.from(near, (hex) => centreOf(canvas.grid, hex).y);
    const say = new Float64Array(near.length);
    return (pixel, x, y) => {
      const driftX = x + drift.across(x, y);
      const driftY = y + drift.down(x, y);
      for (let i = 0; i < near.length; i++) {
        const dx = driftX - xs[i]!;
        const dy = driftY - ys[i]!;
        const left = REACH2 - dx * dx - dy * dy;
        say[i] = left > 0 ? left * left : 0;
      }
      pens.mixed(pixel, near, say);
    };
  }
}

/** A hex and the hexes up to two away. */
function around(grid: Grid, hex: HexIndex): HexIndex[] {
  const found = new Set([hex]);
  for (let ring = 0; ring < 2; ring++)
    for (const inner of [...found])
      for (const side of HEXSIDES) {
        const next = neighbour(grid, inner, side);
        if (next >= 0) found.add(next);
      }
  return [...found];
}

/** How far aside a pixel is looked up. */
class Drift {
  private readonly waves: readonly SmoothNoise[];

  constructor(
    canvas: Canvas,
    seed: number,
    private readonly wobble: number,
  ) {
    const width = canvas.width * 4;
    const height = canvas.height * 4;
    this.waves = [7, 7, 5, 5].map((shift, i) => new SmoothNoise(seed + i, width, height, shift));
  }

  across(x: number, y: number): number {
    return (this.wobble * (2 * this.waves[0]!.at(x, y) + this.waves[2]!.at(x, y))) >> 8;
  }

  down(x: number, y: number): number {
    return (this.wobble * (2 * this.waves[1]!.at(x, y) + this.waves[3]!.at(x, y))) >> 8;
  }
}
