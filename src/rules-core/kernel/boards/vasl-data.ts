/** LOSData: gzip over Java block data that holds the size, elevation and terrain of every pixel, and the stairways. */
import { type Grid, hexCount } from '../geometry/grid.js';
import { failed, type Read } from './vasl-problem.js';
import { gunzipBounded } from './vasl-zip.js';

export interface LosData {
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
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

/** No raster has more pixels: the largest map of players has nine million. */
const MOST_PIXELS = 12_000_000;

/** The data of a board with that grid. */
export function readLosData(packed: Uint8Array, grid: Grid): Read<LosData> {
  /* A short block of 255 bytes costs two more: nothing well-formed unpacks to more. */
  const stream = gunzipBounded(packed, 3 * MOST_PIXELS, PATH);
  if (!stream.ok) return stream;
  const blocks = joinBlocks(stream.value);
  if (!blocks.ok) return blocks;
  const bytes = blocks.value;
  if (bytes.length < HEAD)
    return failed('DAMAGED', `${PATH}#size`, 'The data ends before the size of the board.');
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [columns, rows, width, height] = [0, 4, 8, 12].map((at) => view.getInt32(at)) as [
    number,
    number,
    number,
    number,
  ];
  if (columns !== grid.columns || rows !== grid.rows) {
    const wanted = `${grid.columns} x ${grid.rows}`;
    return failed(
      'SHAPE',
      `${PATH}#size`,
      `The board has ${columns} x ${rows} hexes where its metadata say ${wanted}.`,
    );
  }
  if (width < 1 || height < 1 || width * height > MOST_PIXELS) {
    return failed('SHAPE', `${PATH}#size`, `A picture of ${width} x ${height} pixels cannot be read.`);
  }
  const pixels = width * height;
  const length = HEAD + 2 * pixels + hexCount(grid);
  if (bytes.length !== length) {
    return failed(
      'DAMAGED',
      PATH,
      `There are ${bytes.length} bytes where a board of this size has ${length}.`,
    );
  }
  const elevation = new Int8Array(pixels);
  const terrain = new Uint8Array(pixels);
  for (let pixel = 0; pixel < pixels; pixel++) {
    elevation[pixel] = bytes[HEAD + 2 * pixel]!;
    terrain[pixel] = bytes[HEAD + 2 * pixel + 1]!;
  }
  const stairways = bytes.slice(HEAD + 2 * pixels);
  return { ok: true, value: { width, height, elevation, terrain, stairways } };
}

/** The contents of the blocks, joined. */
function joinBlocks(stream: Uint8Array): Read<Uint8Array> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  if (stream.length < 4 || view.getUint32(0) !== MAGIC) {
    return failed('SHAPE', `${PATH}#0`, 'The data does not begin like a VASL LOSData file.');
  }
  const joined = new Uint8Array(stream.length);
  let filled = 0;
  let at = 4;
  while (at < stream.length) {
    const head = blockHead(view, at);
    if (!head || head.start + head.length > stream.length) {
      return failed('DAMAGED', `${PATH}#${at}`, 'A block is cut short or of an unknown kind.');
    }
    joined.set(stream.subarray(head.start, head.start + head.length), filled);
    filled += head.length;
    at = head.start + head.length;
  }
  return { ok: true, value: joined.subarray(0, filled) };
}

function blockHead(view: DataView, at: number): { start: number; length: number } | undefined {
  const kind = view.getUint8(at);
  if (kind === SHORT_BLOCK && at + 2 <= view.byteLength)
    return { start: at + 2, length: view.getUint8(at + 1) };
  if (kind === LONG_BLOCK && at + 5 <= view.byteLength)
    return { start: at + 5, length: view.getUint32(at + 1) };
  return undefined;
}
