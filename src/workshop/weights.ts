/** What things weigh in memory, near enough to keep a limit. */
import type { Board } from '../rules-core/kernel/boards/index.js';

const HEX_BYTES = 600;

/** A board with what lines of sight and rulebooks remember of it: several fields of the size of its raster. */
const FIELDS = 6;

export function bytesOfBoard({ elevation, terrain, hexes }: Board): number {
  return elevation.byteLength + terrain.byteLength * (1 + FIELDS) + hexes.length * HEX_BYTES;
}
