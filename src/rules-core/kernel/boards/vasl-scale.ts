/** Brings pictures drawn to another scale, as deluxe and historical boards are, to the raster all our boards share. */
import { type Grid, rasterSize } from '../geometry/grid.js';
import type { LosData } from './vasl-data.js';

/** How a picture lays its hexes, in its own pixels. */
export interface Scale {
  readonly hexWidth: number;
  readonly hexHeight: number;
  readonly a1: { readonly x: number; readonly y: number };
}

/** The geomorphic board: columns 56.25 pixels apart, hexes 64.5 high, the centre of A1 at the left edge. */
export const GEOMORPHIC: Scale = { hexWidth: 56.25, hexHeight: 64.5, a1: { x: 0, y: 32.25 } };

/** Each pixel of our raster shows what the picture shows at the same place of the same hex. */
export function rescaled(picture: LosData, grid: Grid, scale: Scale): LosData {
  const { width, height } = rasterSize(grid);
  if (picture.width === width && picture.height === height && isGeomorphic(scale)) return picture;
  const elevation = new Int8Array(width * height);
  const terrain = new Uint8Array(width * height);
  for (let x = 0; x < width; x++) {
    const column = within(scale.a1.x + ((x + 0.5) * scale.hexWidth) / GEOMORPHIC.hexWidth, picture.width);
    for (let y = 0; y < height; y++) {
      const below = ((y + 0.5 - GEOMORPHIC.a1.y) * scale.hexHeight) / GEOMORPHIC.hexHeight;
      const from = column * picture.height + within(scale.a1.y + below, picture.height);
      elevation[x * height + y] = picture.elevation[from]!;
      terrain[x * height + y] = picture.terrain[from]!;
    }
  }
  return { width, height, elevation, terrain, stairways: picture.stairways };
}

const isGeomorphic = ({ hexWidth, hexHeight, a1 }: Scale): boolean =>
  hexWidth === GEOMORPHIC.hexWidth &&
  hexHeight === GEOMORPHIC.hexHeight &&
  a1.x === GEOMORPHIC.a1.x &&
  a1.y === GEOMORPHIC.a1.y;

const within = (value: number, size: number): number => Math.min(size - 1, Math.max(0, Math.floor(value)));
