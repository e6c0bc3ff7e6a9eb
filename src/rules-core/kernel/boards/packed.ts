/**
 * Rasters packed for sending and keeping: most of a column is one terrain after another, so runs of equal values take a
 * fraction of the space. A board that is only looked up, listed or moved on by hexes never unpacks its own.
 */
import type { Board, BoardOutline, Raster } from './board.js';

/** The values of a raster, or their runs where these are shorter: value, low byte and high byte of the length. */
interface Packed {
  readonly bytes: Uint8Array;
  readonly isRuns: boolean;
}

export interface PackedRaster {
  readonly pixels: number;
  readonly elevation: Packed;
  readonly terrain: Packed;
}

/** The bytes are nobody else's: they may change hands. */
export function packRaster({ elevation, terrain }: Raster): PackedRaster {
  const levels = new Uint8Array(elevation.buffer, elevation.byteOffset, elevation.length);
  return { pixels: terrain.length, elevation: pack(levels), terrain: pack(terrain) };
}

/** A board that unpacks its raster when somebody first looks at it. */
export function boardOf<Outline extends BoardOutline>(
  outline: Outline,
  packed: PackedRaster,
): Outline & Board {
  let unpacked: Raster | undefined;
  const raster = () => {
    unpacked ??= unpackRaster(packed);
    return unpacked;
  };
  return {
    ...outline,
    get elevation() {
      return raster().elevation;
    },
    get terrain() {
      return raster().terrain;
    },
  };
}

function unpackRaster({ pixels, elevation, terrain }: PackedRaster): Raster {
  const levels = unpack(elevation, pixels);
  return {
    elevation: new Int8Array(levels.buffer, levels.byteOffset, pixels),
    terrain: unpack(terrain, pixels),
  };
}

const RUN_BYTES = 3;
const LONGEST_RUN = 0xffff;

function pack(values: Uint8Array): Packed {
  const runs = countRuns(values);
  if (runs * RUN_BYTES >= values.length) return { bytes: values.slice(), isRuns: false };
  const bytes = new Uint8Array(runs * RUN_BYTES);
  let at = 0;
  for (let from = 0; from < values.length; ) {
    const end = endOfRun(values, from);
    bytes[at++] = values[from]!;
    bytes[at++] = (end - from) & 0xff;
    bytes[at++] = (end - from) >> 8;
    from = end;
  }
  return { bytes, isRuns: true };
}

function countRuns(values: Uint8Array): number {
  let runs = 0;
  for (let from = 0; from < values.length; from = endOfRun(values, from)) runs++;
  return runs;
}

function endOfRun(values: Uint8Array, from: number): number {
  const value = values[from];
  const last = Math.min(values.length, from + LONGEST_RUN);
  let end = from + 1;
  while (end < last && values[end] === value) end++;
  return end;
}

function unpack({ bytes, isRuns }: Packed, pixels: number): Uint8Array {
  if (!isRuns) return bytes;
  const values = new Uint8Array(pixels);
  let pixel = 0;
  for (let at = 0; at < bytes.length; at += RUN_BYTES) {
    const end = pixel + bytes[at + 1]! + (bytes[at + 2]! << 8);
    if (bytes[at] !== 0) values.fill(bytes[at]!, pixel, end);
    pixel = end;
  }
  return values;
}
