/** LOSData: gzip over Java block data that holds the size, elevation and terrain of every pixel, and the stairways. */
import type { Grid } from '../geometry/grid.js';
import { failed, type Read } from './vasl-problem.js';
import { gunzipBounded } from './vasl-zip.js';

export interface LosSize extends Grid {
  readonly width: number;
  readonly height: number;
  readonly hexes: number;
}

export interface LosData {
  readonly elevation: Int8Array;
  readonly terrain: Uint8Array;
  /** One byte a hex, column by column. */
  readonly stairways: Uint8Array;
}

const PATH = 'LOSData';
const MAGIC = 0xaced0005;
const SHORT_BLOCK = 0x77;
const LONG_BLOCK = 0x7a;
const HEAD = 16;

/** The data of a board of exactly that size. */
export function readLosData(packed: Uint8Array, size: LosSize): Read<LosData> {
  const pixels = size.width * size.height;
  const length = HEAD + 2 * pixels + size.hexes;
  /* A short block of 255 bytes costs two more: nothing well-formed is larger than this. */
  const stream = gunzipBounded(packed, 2 * length + 64, PATH);
  if (!stream.ok) return stream;
  const blocks = joinBlocks(stream.value, length);
  if (!blocks.ok) return blocks;
  const bytes = blocks.value;
  const view = new DataView(bytes.buffer);
  const told = [0, 4, 8, 12].map((at) => view.getInt32(at));
  const wanted = [size.columns, size.rows, size.width, size.height];
  if (told.join() !== wanted.join()) {
    return failed(
      'SHAPE',
      `${PATH}#size`,
      `The size is ${told.join(' x ')} where ${wanted.join(' x ')} is needed.`,
    );
  }
  const elevation = new Int8Array(pixels);
  const terrain = new Uint8Array(pixels);
  for (let pixel = 0; pixel < pixels; pixel++) {
    elevation[pixel] = bytes[HEAD + 2 * pixel]!;
    terrain[pixel] = bytes[HEAD + 2 * pixel + 1]!;
  }
  return { ok: true, value: { elevation, terrain, stairways: bytes.slice(HEAD + 2 * pixels) } };
}

/** The contents of the blocks, which must hold exactly `length` bytes. */
function joinBlocks(stream: Uint8Array, length: number): Read<Uint8Array> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  if (stream.length < 4 || view.getUint32(0) !== MAGIC) {
    return failed('SHAPE', `${PATH}#0`, 'The data does not begin like a VASL LOSData file.');
  }
  const joined = new Uint8Array(length);
  let filled = 0;
  let at = 4;
  while (at < stream.length) {
    const head = blockHead(view, at);
    if (!head || head.start + head.length > stream.length) {
      return failed('DAMAGED', `${PATH}#${at}`, 'A block is cut short or of an unknown kind.');
    }
    if (filled + head.length > length)
      return failed('SHAPE', `${PATH}#${at}`, `There are more than ${length} bytes.`);
    joined.set(stream.subarray(head.start, head.start + head.length), filled);
    filled += head.length;
    at = head.start + head.length;
  }
  if (filled < length)
    return failed('DAMAGED', `${PATH}#${at}`, `The data ends after ${filled} of ${length} bytes.`);
  return { ok: true, value: joined };
}

function blockHead(view: DataView, at: number): { start: number; length: number } | undefined {
  const kind = view.getUint8(at);
  if (kind === SHORT_BLOCK && at + 2 <= view.byteLength)
    return { start: at + 2, length: view.getUint8(at + 1) };
  if (kind === LONG_BLOCK && at + 5 <= view.byteLength)
    return { start: at + 5, length: view.getUint32(at + 1) };
  return undefined;
}
