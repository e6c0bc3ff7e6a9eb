/**
 * Noise for natural outlines, in whole numbers only: the same seed gives the same shapes on every machine.
 */

/** A well mixed 32-bit number for a place: the same three numbers always give the same one. */
export function mix(seed: number, a: number, b: number): number {
  let h = (seed ^ 0x9e3779b9) | 0;
  h = Math.imul(h ^ a, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h ^ b, 0xc2b2ae35);
  h ^= h >>> 16;
  h = Math.imul(h, 0x27d4eb2f);
  return (h ^ (h >>> 15)) >>> 0;
}

/** A number from 0 to `below - 1`. */
export const pick = (below: number, seed: number, a: number, b: number): number => mix(seed, a, b) % below;

/** Smooth noise from -128 to 127 over the quarter-pixel plane; its hills are some `2 ** shift` quarter pixels apart. */
export class SmoothNoise {
  private readonly lattice: Int8Array;
  private readonly across: number;

  constructor(
    seed: number,
    width: number,
    height: number,
    private readonly shift: number,
  ) {
    const down = (height >> shift) + 3;
    this.across = down;
    this.lattice = new Int8Array(((width >> shift) + 3) * down);
    for (let i = 0; i < this.lattice.length; i++)
      this.lattice[i] = (mix(seed, Math.floor(i / down), i % down) & 255) - 128;
  }

  /** For points of the plane the noise was made for: x and y from 0 to its width and height. */
  at(x: number, y: number): number {
    const { shift, lattice } = this;
    const cell = 1 << shift;
    const column = x >> shift;
    const row = y >> shift;
    const u = ease(x & (cell - 1), shift);
    const v = ease(y & (cell - 1), shift);
    const corner = column * this.across + row;
    const left = lattice[corner]! * (cell - v) + lattice[corner + 1]! * v;
    const right = lattice[corner + this.across]! * (cell - v) + lattice[corner + this.across + 1]! * v;
    return (left * (cell - u) + right * u) >> (2 * shift);
  }
}

/** Slow at both ends, so that the lattice does not show. */
const ease = (t: number, shift: number): number => (t * t * ((3 << shift) - 2 * t)) >> (2 * shift);
