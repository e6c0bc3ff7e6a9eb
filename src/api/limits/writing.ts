/** Answers as text. A large one is written piece by piece, so that others get their turn, and up to a limit. */
import { breath, isLong } from '../../breath/index.js';
import { ApiError } from '../access/problems.js';

/** JSON that is written already: it goes into an answer as it is. */
export class Written {
  constructor(readonly text: string) {}
}

export class AnswerTooLarge extends Error {}

export function answerTooLarge(most: number): ApiError {
  const message = `The answer is larger than ${most} characters. Ask for smaller pages or fewer fields.`;
  return new ApiError('ANSWER_TOO_LARGE', message, { most });
}

/** Returns true if a value takes about so many characters, or more. */
export function isHeavier(value: unknown, characters: number): boolean {
  return weigh(value, characters / 4) <= 0;
}

/** A piece that weighs less is written at one go; that takes about a millisecond. */
const PIECE = 50_000;

/** Writes an answer; throws `AnswerTooLarge` when it would have more characters than `most`. */
export async function write(answer: object, most: number): Promise<string> {
  if (isLight(answer)) return JSON.stringify(answer);
  const writer = new Writer(most);
  await writer.put(answer);
  return writer.text;
}

class Writer {
  private readonly pieces: string[] = [];
  private size = 0;

  constructor(private readonly most: number) {}

  get text(): string {
    return this.pieces.join('');
  }

  async put(value: unknown): Promise<void> {
    if (value instanceof Written) this.add(value.text);
    else if (isLight(value) || writesItself(value)) this.add(JSON.stringify(value) ?? 'null');
    else if (Array.isArray(value)) await this.putAll('[', value.entries(), () => '', ']');
    else await this.putAll('{', membersOf(value as object), nameOf, '}');
  }

  private async putAll<Key>(
    open: string,
    members: Iterable<[Key, unknown]>,
    before: (key: Key) => string,
    close: string,
  ): Promise<void> {
    let comma = open;
    for (const [key, value] of members) {
      if (isLong()) await breath();
      this.add(comma + before(key));
      await this.put(value);
      comma = ',';
    }
    this.add(comma === open ? open + close : close);
  }

  private add(piece: string): void {
    this.pieces.push(piece);
    this.size += piece.length;
    if (this.size > this.most) throw new AnswerTooLarge();
  }
}

const writesItself = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || typeof (value as { toJSON?: unknown }).toJSON === 'function';

const nameOf = (key: string): string => `${JSON.stringify(key)}:`;

function membersOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

/** Returns true if a value holds little enough to be written at one go, and nothing that is written already. */
function isLight(value: unknown): boolean {
  return weigh(value, PIECE) > 0;
}

/** What is left of so many points after the value is paid for; nothing or less when it is too heavy. */
function weigh(value: unknown, left: number): number {
  if (typeof value === 'string') return left - 8 - value.length / 4;
  if (typeof value !== 'object' || value === null) return left - 8;
  if (value instanceof Written) return 0;
  let rest = left - 8;
  if (Array.isArray(value)) for (let i = 0; i < value.length && rest > 0; i++) rest = weigh(value[i], rest);
  else for (const key in value) if (rest > 0) rest = weigh((value as Record<string, unknown>)[key], rest - 4);
  return rest;
}
