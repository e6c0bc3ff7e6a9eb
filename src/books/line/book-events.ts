/**
 * What the log keeps of a campaign's book. A line of the book is a stream of its own beside the battles: version 1, 2, 3... is
 * its first, second, third entry. What is said about lines, and not in one, belongs to no stream.
 */
import type { BookChange } from '../../rules-core/campaign/book/changes.js';
import {
  type Correction,
  type Entry,
  type FactKind,
  factSchema,
} from '../../rules-core/campaign/facts/facts.js';
import type { ReadOtherwise } from '../../rules-core/campaign/views/views.js';
import type { CommitmentFrom } from '../../rules-core/kernel/dice/index.js';

/** An entry under the name of its fact: `book.begin`, `book.seal`, `book.aftermath`... */
export const bookKind = (fact: FactKind): `book.${FactKind}` => `book.${fact}`;

export const ENTRY_KINDS = factSchema.options.map(({ shape }) => bookKind(shape.fact.value));

/** Is this what an event of a line is called? */
export const isInBook = (kind: string): boolean => kind.startsWith('book.');

/** What an event of a line may say beside what it is about. */
interface InLine {
  /** The campaign did not go on with this line: what happened in it is the referee's own affair. */
  readonly aside?: true;
  /** The dice of the line were known to everybody: others hold from here on, and this is the hash of their seed. */
  readonly dice?: CommitmentFrom;
}

export interface BookEntry extends Entry, InLine {}

export const BOOK_BEGUN = bookKind('begin');
export const BOOK_CORRECTED = 'book.corrected';

/** A correction with the difference it makes to the book, so that folding stays one pass. */
export interface BookCorrected extends Correction, InLine {
  readonly changes: readonly BookChange[];
  /** Worked out when it is made: who was told what of the line is no longer at hand when the log is read. */
  readonly otherwise?: ReadOtherwise;
}

export const BOOK_BRANCHED = 'book.branched';

/** A line begins as another one reads: the entries up to a version, with the corrections made until `reads`. */
export interface Base {
  readonly line: string;
  readonly version: number;
  readonly reads: number;
}

export interface BookBranched extends Pick<InLine, 'dice'> {
  readonly name: string;
  readonly from: Base;
  /** The whole book as it stands there. */
  readonly changes: readonly BookChange[];
}

/** The campaign goes on with this line. */
export const LINE_TAKEN = 'book.line-taken';
export interface LineTaken {
  readonly line: string;
  readonly name: string;
}

/** The campaign is over: anybody can check its dice now, with this seed and those before it. */
export const DICE_REVEALED = 'book.dice-revealed';
export interface DiceRevealed {
  readonly line: string;
  readonly seed: string;
}

/** Who, when, and where in the log. */
export interface EntryMark {
  readonly version: number;
  readonly position: number;
  readonly at: Date;
  readonly actor: string;
}
