/** How a book comes from the events of its line; snapshots are kept in this form. */
import type { BattleEvent, Folding } from '../../event-store/index.js';
import { BOOK_FORMAT, type Book, emptyBook } from '../../rules-core/campaign/book/book.js';
import { type BookChange, makeChange } from '../../rules-core/campaign/book/changes.js';
import { makeAll } from '../../rules-core/campaign/book/lines.js';
import {
  BOOK_BRANCHED,
  BOOK_CORRECTED,
  type BookBranched,
  type BookCorrected,
  type BookEntry,
} from './book-events.js';

export const BOOK_FOLDING: Folding<Book> = {
  format: BOOK_FORMAT,
  begin: emptyBook,
  apply(book, events) {
    for (const event of events) makeEvent(book, event);
    return book;
  },
};

/** Makes what an event of the line says on a book that is nobody else's. */
export function makeEvent(book: Book, { kind, payload }: Pick<BattleEvent, 'kind' | 'payload'>): void {
  if (kind === BOOK_CORRECTED || kind === BOOK_BRANCHED)
    make(book, (payload as BookCorrected | BookBranched).changes);
  else makeAll(book, (payload as BookEntry).consequences);
}

function make(book: Book, changes: readonly BookChange[]): void {
  for (const change of changes) makeChange(book, change);
}

/** A snapshot is kept after so many entries. */
export const SNAPSHOT_EVERY = 100;
