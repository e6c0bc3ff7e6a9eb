/** The closed set of changes that a book's history is made of. Each can be unmade exactly by its inverse. */
import { canonical } from '../../kernel/position/canonical.js';
import { type Book, ids, TABLES, type TableName, type Tables } from './book.js';

export type Setting<Row> = { readonly [K in keyof Row]?: Row[K] | null };

export type BookChange = {
  [T in TableName]:
    | { readonly in: T; readonly id: string; readonly add: Tables[T] }
    | { readonly in: T; readonly id: string; readonly set: Setting<Tables[T]> }
    | { readonly in: T; readonly id: string; readonly remove: true };
}[TableName];

/** A change that does not fit the book: the log or the code is wrong, never the referee. */
export class BrokenBookChange extends Error {
  readonly code = 'BROKEN_BOOK_CHANGE';
}

type Bag = Record<string, unknown>;

/** Makes the change in place and returns its inverse. Rows are replaced, never altered. */
export function makeChange(book: Book, change: BookChange): BookChange {
  const table = book[change.in] as unknown as Record<string, Bag | undefined>;
  const row = table[change.id];
  if ('add' in change) {
    if (row) throw new BrokenBookChange(`There is a ${change.in} "${change.id}" already.`);
    table[change.id] = change.add as unknown as Bag;
    return { in: change.in, id: change.id, remove: true } as BookChange;
  }
  if (!row) throw new BrokenBookChange(`There is no ${change.in} "${change.id}".`);
  if ('remove' in change) {
    delete table[change.id];
    return { in: change.in, id: change.id, add: row } as unknown as BookChange;
  }
  const next: Bag = { ...row };
  const before: Bag = {};
  for (const [key, value] of Object.entries(change.set)) {
    before[key] = row[key] ?? null;
    if (value === null || value === undefined) delete next[key];
    else next[key] = value;
  }
  table[change.id] = next;
  return { in: change.in, id: change.id, set: before } as unknown as BookChange;
}

/** A book of its own, to change without touching the other: rows are shared, tables are not. */
export function copyBook(book: Book): Book {
  const copy: Record<string, unknown> = { format: book.format };
  for (const [name, table] of Object.entries(book))
    if (name !== 'format') copy[name] = { ...(table as object) };
  return copy as unknown as Book;
}

/** The changes that lead from one book to another, by tables and ids in their order; rows that are the same object are not looked at. */
export function diffBooks(before: Book, after: Book): BookChange[] {
  const changes: BookChange[] = [];
  for (const table of TABLES) {
    const [old, now] = [before[table], after[table]] as unknown as Record<string, Bag | undefined>[];
    for (const id of ids({ ...old, ...now })) {
      const change = old?.[id] === now?.[id] ? undefined : rowChange(old?.[id], now?.[id]);
      if (change) changes.push({ in: table, id, ...change } as BookChange);
    }
  }
  return changes;
}

function rowChange(old: Bag | undefined, now: Bag | undefined): object | undefined {
  if (!now) return { remove: true };
  if (!old) return { add: now };
  const set: Bag = {};
  for (const key of ids({ ...old, ...now }))
    if (canonical(old[key] ?? null) !== canonical(now[key] ?? null)) set[key] = now[key] ?? null;
  return Object.keys(set).length > 0 ? { set } : undefined;
}
