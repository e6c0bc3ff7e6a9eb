import { type Grid, HALF_HEIGHT, hexOfPixels, type Point, rasterSize, UNITS } from '../../geometry/grid.js';
import type { Raster } from '../board.js';
import { centreOf, type HexIndex } from '../hexes.js';
import { type TerrainName, terrainNamed } from '../terrain.js';

/** What is done to a pixel: its index in the raster, and its middle in quarter pixels. */
export type Visit = (pixel: number, x: number, y: number) => void;

/** The raster while it is being painted. All shapes are tested at the middles of pixels, in whole quarter pixels. */
export class Canvas implements Raster {
  readonly width: number;
  readonly height: number;
  readonly elevation: Int8Array;
  readonly terrain: Uint8Array;

  constructor(readonly grid: Grid) {
    const { width, height } = rasterSize(grid);
    this.width = width;
    this.height = height;
    this.elevation = new Int8Array(width * height);
    this.terrain = new Uint8Array(width * height);
  }

  /** A visit that paints terrain. */
  brush(name: TerrainName): Visit {
    const { code } = terrainNamed(name);
    return (pixel) => {
      this.terrain[pixel] = code;
    };
  }

  /** Visits the pixels whose middles lie in a rectangle given in quarter pixels. */
  inBox(left: number, top: number, right: number, bottom: number, visit: Visit): void {
    const firstX = Math.max(0, (left - 2 + UNITS - 1) >> 2);
    const lastX = Math.min(this.width - 1, (right - 2) >> 2);
    const firstY = Math.max(0, (top - 2 + UNITS - 1) >> 2);
    const lastY = Math.min(this.height - 1, (bottom - 2) >> 2);
    for (let x = firstX; x <= lastX; x++)
      for (let y = firstY; y <= lastY; y++) visit(x * this.height + y, x * UNITS + 2, y * UNITS + 2);
  }

  /** Visits the pixels of a hex column by column; those on an edge belong to the hex with the lower number. */
  inHex(hex: HexIndex, visit: Visit): void {
    const { x, y } = centreOf(this.grid, hex);
    const { width, height } = this;
    const owners = hexOfPixels(this.grid);
    for (let column = (x - 149) >> 2; column <= (x + 148) >> 2; column++) {
      if (column < 0 || column >= width) continue;
      const px = column * UNITS + 2;
      const high = halfColumn(px < x ? x - px : px - x);
      for (let row = (y - high + 1) >> 2; row <= (y + high - 2) >> 2; row++)
        if (row >= 0 && row < height && owners[column * height + row] === hex)
          visit(column * height + row, px, row * UNITS + 2);
    }
  }

  inDisc({ x, y }: Point, radius: number, visit: Visit): void {
    this.inBox(x - radius, y - radius, x + radius, y + radius, (pixel, px, py) => {
      if ((px - x) * (px - x) + (py - y) * (py - y) <= radius * radius) visit(pixel, px, py);
    });
  }

  /** A stroke with round ends from `a` to `b`. */
  inStroke(a: Point, b: Point, halfWidth: number, visit: Visit): void {
    const vx = b.x - a.x;
    const vy = b.y - a.y;
    const length2 = vx * vx + vy * vy;
    const reach2 = halfWidth * halfWidth;
    this.inBox(
      Math.min(a.x, b.x) - halfWidth,
      Math.min(a.y, b.y) - halfWidth,
      Math.max(a.x, b.x) + halfWidth,
      Math.max(a.y, b.y) + halfWidth,
      (pixel, x, y) => {
        const dx = x - a.x;
        const dy = y - a.y;
        const along = dx * vx + dy * vy;
        const cross = dx * vy - dy * vx;
        const inside =
          along <= 0
            ? dx * dx + dy * dy <= reach2
            : along >= length2
              ? (x - b.x) * (x - b.x) + (y - b.y) * (y - b.y) <= reach2
              : cross * cross <= reach2 * length2;
        if (inside) visit(pixel, x, y);
      },
    );
  }

  /** A rectangle about a middle, its long side along a direction. */
  inRectangle(middle: Point, direction: Point, halfLength: number, halfWidth: number, visit: Visit): void {
    const reach = halfLength + halfWidth;
    const length2 = direction.x * direction.x + direction.y * direction.y;
    this.inBox(middle.x - reach, middle.y - reach, middle.x + reach, middle.y + reach, (pixel, x, y) => {
      const dx = x - middle.x;
      const dy = y - middle.y;
      const along = dx * direction.x + dy * direction.y;
      const cross = dx * direction.y - dy * direction.x;
      if (
        along * along <= halfLength * halfLength * length2 &&
        cross * cross <= halfWidth * halfWidth * length2
      )
        visit(pixel, x, y);
    });
  }

  inTriangle(a: Point, b: Point, c: Point, visit: Visit): void {
    const turn = (p: Point, q: Point, x: number, y: number) =>
      (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x);
    this.inBox(
      Math.min(a.x, b.x, c.x),
      Math.min(a.y, b.y, c.y),
      Math.max(a.x, b.x, c.x),
      Math.max(a.y, b.y, c.y),
      (pixel, x, y) => {
        const turns = [turn(a, b, x, y), turn(b, c, x, y), turn(c, a, x, y)];
        if (turns.every((t) => t >= 0) || turns.every((t) => t <= 0)) visit(pixel, x, y);
      },
    );
  }
}

/** How far a hex reaches up and down from its centre, so far to the side. */
function halfColumn(wide: number): number {
  const slanted = Math.floor((6450 - 43 * wide) / 25);
  return Math.min(slanted, HALF_HEIGHT);
}
