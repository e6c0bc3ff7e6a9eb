/** What things weigh in memory, near enough to keep a limit. */
import type { BoardOutline } from '../rules-core/kernel/boards/index.js';
import type { ChartPack } from '../rules-core/kernel/charts/index.js';

const HEX_BYTES = 600;
/** What clients are told of a hex. */
const TOLD_HEX_BYTES = 1_000;

/** Levels and terrain, and what lines of sight and rulebooks remember of a board: several fields of the size of its raster. */
const FIELDS = 2 + 6;

/** As it weighs once somebody has looked along it; its raster may be packed till then. */
export function bytesOfBoard({
  width,
  height,
  hexes,
}: Pick<BoardOutline, 'width' | 'height' | 'hexes'>): number {
  return width * height * FIELDS + hexes.length * HEX_BYTES;
}

export function bytesOfOutline({ hexes }: BoardOutline): number {
  return hexes.length * (HEX_BYTES + TOLD_HEX_BYTES);
}

/** Read, a pack takes some times the space of its text. */
export function bytesOfPack({ file }: ChartPack): number {
  return 8 * JSON.stringify(file).length;
}
