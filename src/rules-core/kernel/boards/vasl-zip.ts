/** Takes named files out of a zip archive, and nothing else: the directory is read by hand, every size is bounded. */
import { Gunzip, Inflate, type Unzlib } from 'fflate';
import { failed, type Read } from './vasl-problem.js';

const END_RECORD = 0x06054b50;
const DIRECTORY_RECORD = 0x02014b50;
const LOCAL_RECORD = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65535;
const STORED = 0;
const DEFLATED = 8;
/** No file that is read is larger than this, packed or unpacked. */
export const LARGEST_FILE = 8 << 20;
const SLICE = 16 << 10;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

/** The wanted files of an archive by name; a name that is not in it is left out. */
export function unzip(archive: Uint8Array, wanted: readonly string[]): Read<ReadonlyMap<string, Uint8Array>> {
  const entries = directory(archive);
  if (!entries.ok) return entries;
  const files = new Map<string, Uint8Array>();
  for (const entry of entries.value) {
    if (!wanted.includes(entry.name) || files.has(entry.name)) continue;
    const file = unpack(archive, entry);
    if (!file.ok) return file;
    files.set(entry.name, file.value);
  }
  return { ok: true, value: files };
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function directory(archive: Uint8Array): Read<Entry[]> {
  const view = viewOf(archive);
  const end = findEnd(view);
  if (end < 0) return failed('DAMAGED', '', 'This is not a zip archive, or its end is missing.');
  const entries: Entry[] = [];
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n++) {
    if (at + 46 > end || view.getUint32(at, true) !== DIRECTORY_RECORD) {
      return failed('DAMAGED', `#directory[${n}]`, 'The list of files in the archive is damaged.');
    }
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: asciiOf(archive.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { ok: true, value: entries };
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  return -1;
}

const asciiOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function unpack(archive: Uint8Array, { name, method, packed, offset }: Entry): Read<Uint8Array> {
  const view = viewOf(archive);
  if (packed > LARGEST_FILE)
    return failed('TOO_LARGE', name, `The file is larger than ${LARGEST_FILE} bytes.`);
  if (offset + 30 > archive.length || view.getUint32(offset, true) !== LOCAL_RECORD) {
    return failed('DAMAGED', name, 'The file is not where the archive says.');
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > archive.length) return failed('DAMAGED', name, 'The archive ends inside the file.');
  const bytes = archive.subarray(start, start + packed);
  if (method === STORED) return { ok: true, value: bytes };
  if (method !== DEFLATED) return failed('DAMAGED', name, `Packing method ${method} is not known.`);
  return inflateBounded(new Inflate(), bytes, LARGEST_FILE, name);
}

/** What gzip bytes unpack to, never more than `most` bytes. */
export const gunzipBounded = (bytes: Uint8Array, most: number, path: string): Read<Uint8Array> =>
  inflateBounded(new Gunzip(), bytes, most, path);

/** Unpacks slice by slice, so that a bomb is noticed before it has gone off. */
export function inflateBounded(
  stream: Inflate | Gunzip | Unzlib,
  bytes: Uint8Array,
  most: number,
  path: string,
): Read<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  stream.ondata = (chunk) => {
    chunks.push(chunk);
    total += chunk.length;
  };
  try {
    for (let at = 0; at < bytes.length; at += SLICE) {
      stream.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
      if (total > most) return failed('TOO_LARGE', path, `The file unpacks to more than ${most} bytes.`);
    }
  } catch (error) {
    return failed('DAMAGED', path, `The packed bytes are damaged: ${(error as Error).message}.`);
  }
  const whole = new Uint8Array(total);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return { ok: true, value: whole };
}
