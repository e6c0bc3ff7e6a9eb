/** Commands on books: what they carry, what they come to. */
import type { AppendAnswer, NotAppended, Within } from '../../event-store/index.js';
import type { Book } from '../../rules-core/campaign/book/book.js';
import type { Line } from '../../rules-core/campaign/book/lines.js';
import {
  type Consequence,
  type Correction,
  type Fact,
  type FactOf,
  type FactRefused,
  factSchema,
  refusedFact,
} from '../../rules-core/campaign/facts/facts.js';
import { readAs } from '../../rules-core/kernel/position/complaints.js';
import type { BookLine } from '../line/book-table.js';
import type { Given } from './first-look.js';

/** What all commands carry. */
export interface BookCommand {
  readonly campaign: string;
  readonly actor: string;
  readonly key: string;
  readonly request: unknown;
}

/** A fact as somebody sends it: defaults may be left out. */
export type FactInput = { readonly fact: Fact['fact'] } & Readonly<Record<string, unknown>>;
export type BeginInput = Omit<FactOf<'begin'>, 'fact' | 'dice'> | Readonly<Record<string, unknown>>;

export interface BookAnswer {
  readonly line: string;
  readonly version: number;
}

export type BookResult =
  | ({ readonly outcome: 'entered'; readonly replayed: boolean; readonly position: number } & BookAnswer)
  | { readonly outcome: 'refused'; readonly refused: FactRefused }
  | { readonly outcome: 'moved-on'; readonly version: number }
  /** There is no such book, or no such line in it. */
  | { readonly outcome: 'no-book' }
  | Exclude<NotAppended, { outcome: 'conflict' }>;

export type Previewed =
  | {
      readonly outcome: 'previewed';
      readonly rewritten: Correction['rewritten'];
      readonly before: { readonly book: Book; readonly line: Line };
      readonly after: { readonly book: Book; readonly line: Line };
    }
  | { readonly outcome: 'refused'; readonly refused: FactRefused }
  | { readonly outcome: 'no-book' };

export interface BookAt {
  readonly line: BookLine;
  readonly book: Book;
  readonly version: number;
}

/** A moment of a line: after an entry, or when the campaign stood at a position. */
export interface Moment {
  readonly version?: number | null;
  readonly position?: number | null;
}

/** What goes with an entry. */
export interface Beside {
  /** How somebody gives the fact; otherwise it is the turn's own step, or what a battle hands over. */
  readonly given?: Given;
  /** Enter it there or not at all. */
  readonly expectedVersion?: number | undefined;
  /** Rows that commit together with the entry. */
  readonly within?: (client: Parameters<Within>[0], entered: Entered) => Promise<void>;
}

interface Entered {
  readonly version: number;
  readonly position: number;
  readonly at: Date;
  readonly consequences: readonly Consequence[];
}

/** Reads a fact as it was sent, or says the first thing that is wrong with it and where. */
export function factOf(input: unknown): Fact | FactRefused {
  const read = readAs(factSchema, input);
  if (read.ok) return read.value;
  const [{ path, message }] = read.wrong;
  return refusedFact('MALFORMED', `${path.join('.') || 'The fact'}: ${message}.`, ...path);
}

export function keysOf({ campaign, actor, key, request }: BookCommand) {
  return { campaign, actor, key, request };
}

/** The answer to a command that is done; a repeated one hears what it was told the first time. */
export function resultOf(
  answer: Exclude<AppendAnswer, { outcome: 'conflict' }>,
  entered?: BookAnswer,
): BookResult {
  if (answer.outcome !== 'appended' && answer.outcome !== 'replayed') return answer;
  const replayed = answer.outcome === 'replayed';
  const told = replayed ? (answer.answer as BookAnswer) : entered;
  if (!told) throw new Error('An entry was stored without an answer.');
  return { outcome: 'entered', replayed, position: answer.position, ...told };
}
