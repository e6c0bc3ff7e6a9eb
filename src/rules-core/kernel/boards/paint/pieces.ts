import type { Point } from '../../geometry/grid.js';
import { centreOf, type HexIndex } from '../hexes.js';
import type { AreaName } from '../vocabulary.js';
import type { Canvas } from './canvas.js';
import { pick } from './noise.js';

interface Pieces {
  readonly form: 'disc' | 'house';
  readonly count: number;
  readonly size: number;
}

const SINGLE: Pieces = { form: 'disc', count: 1, size: 40 };

const PIECES: ReadonlyMap<AreaName, Pieces> = new Map<AreaName, Pieces>([
  ['shellholes', { form: 'disc', count: 6, size: 22 }],
  ['huts', { form: 'house', count: 4, size: 26 }],
  ['collapsed-huts', { form: 'house', count: 4, size: 26 }],
  ['temple', { form: 'house', count: 1, size: 56 }],
  ['mausoleum', { form: 'house', count: 1, size: 44 }],
  ['sangar', { form: 'disc', count: 1, size: 34 }],
]);

/** Places for the pieces after the first, which stands on the centre dot: all clear of each other and of the hexsides. */
const PLACES: readonly Point[] = [
  { x: 74, y: -44 },
  { x: -70, y: 50 },
  { x: 62, y: 56 },
  { x: -76, y: -40 },
  { x: 4, y: -88 },
  { x: -6, y: 90 },
];

/** The pieces of one hex: holes, huts, or one thing that stands in the middle. */
export function paintPieces(canvas: Canvas, hex: HexIndex, name: AreaName, seed: number): void {
  const { form, count, size } = PIECES.get(name) ?? SINGLE;
  const dot = centreOf(canvas.grid, hex);
  const paint = canvas.brush(name);
  const turned = pick(PLACES.length, seed, hex, 0);
  for (let i = 0; i < count; i++) {
    const choose = (below: number, what: number) => pick(below, seed + i, hex, what);
    const place = i === 0 ? { x: 0, y: 0 } : PLACES[(turned + i) % PLACES.length]!;
    const middle = { x: dot.x + place.x + choose(13, 1) - 6, y: dot.y + place.y + choose(13, 2) - 6 };
    if (form === 'disc') canvas.inDisc(middle, size - choose(8, 3), paint);
    else {
      const facing = { x: 4 + choose(3, 4), y: choose(7, 5) - 3 };
      canvas.inRectangle(middle, facing, size, (size * 3) >> 2, paint);
    }
  }
}
