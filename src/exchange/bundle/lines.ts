/** The lines of an unpacked bundle, as bytes, none longer than it may be. */
import { LONGEST_LINE } from './format.js';

export class LineTooLong extends Error {}

const NEWLINE = 10;

export async function* linesOf(
  unpacked: AsyncIterable<Uint8Array>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<readonly Uint8Array[], void, undefined> {
  let rest: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of unpacked) {
    const lines: Uint8Array[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      const piece = chunk.subarray(from, end);
      lines.push(rest.length > 0 ? joined([...rest, piece]) : piece);
      rest = [];
      length = 0;
      from = end + 1;
    }
    if (from < chunk.length) {
      rest.push(chunk.subarray(from));
      length += chunk.length - from;
    }
    if (lines.length > 0) yield lines;
    if (length > longest) throw new LineTooLong(`it is longer than ${longest} bytes`);
  }
  if (length > 0) yield [joined(rest)];
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, QUOTE, BACKSLASH] = [91, 93, 123, 125, 34, 92];

/** How deep JSON nests, before anybody parses it. */
export function depthOf(line: Uint8Array): number {
  let [depth, deepest] = [0, 0];
  for (let i = 0; i < line.length; i++) {
    const byte = line[i];
    if (byte === QUOTE) i = endOfString(line, i);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) deepest = Math.max(deepest, ++depth);
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return deepest;
}

function endOfString(line: Uint8Array, begin: number): number {
  for (let i = begin + 1; i < line.length; i++) {
    if (line[i] === BACKSLASH) i++;
    else if (line[i] === QUOTE) return i;
  }
  return line.length;
}
