/** What things weigh in memory, near enough to keep a limit. */
import type { Board, BoardOutline } from '../rules-core/kernel/boards/index.js';
import type { ChartPack } from '../rules-core/kernel/charts/index.js';

const HEX_BYTES = 600;
/** What clients are told of a hex. */
const TOLD_HEX_BYTES = 1_000;

/** A board with what lines of sight and rulebooks remember of it: several fields of the size of its raster. */
const FIELDS = 6;

export function bytesOfBoard({ elevation, terrain, hexes }: Board): number {
  return elevation.byteLength + terrain.byteLength * (1 + FIELDS) + hexes.length * HEX_BYTES;
}

export function bytesOfOutline({ hexes }: BoardOutline): number {
  return hexes.length * (HEX_BYTES + TOLD_HEX_BYTES);
}

/** Read, a pack takes some times the space of its text. */
export function bytesOfPack({ file }: ChartPack): number {
  return 8 * JSON.stringify(file).length;
}
