/** A line of a campaign: its entries and corrections folded to a book; what a correction, or other policies, would change. */
import { canonical } from '../../kernel/position/canonical.js';
import { type Deciding, enter } from '../facts/decide.js';
import {
  type Consequence,
  type Correction,
  type Entry,
  type Fact,
  type FactRefused,
  isFactRefused,
} from '../facts/facts.js';
import { type Book, emptyBook } from './book.js';
import { makeChange } from './changes.js';
import type { LineDice } from './dice.js';

/** A line as it reads now: corrections have taken the place of what they correct. */
export type Line = readonly Entry[];

/** Makes consequences on a book. */
export function makeAll(book: Book, consequences: readonly Consequence[]): void {
  for (const { changes } of consequences) for (const change of changes ?? []) makeChange(book, change);
}

export function bookOf(line: Line): Book {
  const book = emptyBook();
  for (const { consequences } of line) makeAll(book, consequences);
  return book;
}

/** The line with a correction made; the correction itself becomes a line without consequences of its own. */
export function corrected(line: Line, { corrects, fact, rewritten }: Correction): Entry[] {
  const next = [...line];
  const old = next[corrects - 1];
  if (!old) throw new Error(`There is no line ${corrects} to correct.`);
  next[corrects - 1] = { ...old, fact };
  for (const { version, consequences } of rewritten) {
    const entry = next[version - 1];
    if (!entry) throw new Error(`There is no line ${version} to rewrite.`);
    next[version - 1] = { ...entry, consequences };
  }
  next.push({ fact: { fact: 'nothing' }, consequences: [] });
  return next;
}

export interface Recomputed {
  readonly book: Book;
  readonly rewritten: Correction['rewritten'];
}

/** What deciding entries again takes. */
export interface DecidingAgain extends Pick<Deciding, 'pieces'> {
  readonly diceAt: LineDice;
}

/**
 * Decides the line again from a version on, with another fact there, on the same dice. Later facts that can no longer stand come
 * to nothing and say why. Refused when the new fact itself cannot stand.
 */
export const recompute = (...asked: Parameters<typeof recomputing>): Recomputed | FactRefused =>
  toEnd(recomputing(...asked));

/** What comes of work that stops now and then, without a stop. */
export function toEnd<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same entry by entry, for those who must not keep others waiting for a long line. */
export function* recomputing(
  line: Line,
  corrects: number,
  fact: Fact,
  { pieces, diceAt }: DecidingAgain,
): Generator<void, Recomputed | FactRefused> {
  const book = emptyBook();
  for (const { consequences } of line.slice(0, corrects - 1)) {
    makeAll(book, consequences);
    yield;
  }
  const rewritten: Correction['rewritten'][number][] = [];
  for (let version = corrects; version <= line.length; version++) {
    const entry = line[version - 1] as Entry;
    const result = enter(book, version === corrects ? fact : entry.fact, {
      pieces,
      dice: diceAt(version),
    });
    if (isFactRefused(result) && version === corrects) return result;
    const consequences = isFactRefused(result) ? [] : result;
    if (canonical(consequences as never) !== canonical(entry.consequences as never))
      rewritten.push({ version, consequences, ...(isFactRefused(result) && { refused: result }) });
    yield;
  }
  return { book, rewritten };
}
