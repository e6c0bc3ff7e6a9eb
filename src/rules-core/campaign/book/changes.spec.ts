import fc from 'fast-check';
import { canonical } from '../../kernel/position/canonical.js';
import { type Book, emptyBook, TABLES } from './book.js';
import { type BookChange, BrokenBookChange, copyBook, diffBooks, makeChange } from './changes.js';

const value = fc.oneof(fc.integer(), fc.string({ maxLength: 3 }), fc.constant(true));
const row = fc.dictionary(fc.constantFrom('name', 'points', 'state', 'battle'), value, { maxKeys: 4 });
const table = fc.constantFrom(...TABLES);
const id = fc.constantFrom('a', 'b', 'c');

/** Changes of any kind, among them many that do not fit. */
const anyChange = fc.oneof(
  fc.record({ in: table, id, add: row }),
  fc.record({ in: table, id, set: fc.dictionary(fc.constantFrom('name', 'points', 'x'), fc.option(value)) }),
  fc.record({ in: table, id, remove: fc.constant(true) }),
) as unknown as fc.Arbitrary<BookChange>;

/** Makes those that fit, and returns how to unmake them, last first. */
function made(book: Book, changes: readonly BookChange[]): BookChange[] {
  const undoing: BookChange[] = [];
  for (const change of changes) {
    const before = canonical(book);
    try {
      undoing.unshift(makeChange(book, change));
    } catch (fault) {
      expect(fault).toBeInstanceOf(BrokenBookChange);
      expect(canonical(book)).toBe(before);
    }
  }
  return undoing;
}

describe('changes of a book', () => {
  it('are unmade exactly, and what does not fit changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(anyChange, { maxLength: 20 }),
        fc.array(anyChange, { maxLength: 20 }),
        (first, then) => {
          const book = emptyBook();
          made(book, first);
          const before = canonical(book);
          for (const change of made(book, then)) makeChange(book, change);
          expect(canonical(book)).toBe(before);
        },
      ),
    );
  });

  it('lead from any book to any other when taken as their difference', () => {
    fc.assert(
      fc.property(
        fc.array(anyChange, { maxLength: 20 }),
        fc.array(anyChange, { maxLength: 20 }),
        (first, then) => {
          const before = emptyBook();
          made(before, first);
          const after = copyBook(before);
          made(after, then);
          const found = diffBooks(before, after);
          for (const change of found) makeChange(before, change);
          expect(canonical(before)).toBe(canonical(after));
          expect(diffBooks(before, after)).toEqual([]);
        },
      ),
    );
  });

  it('leave a copy of the book alone', () => {
    const book = emptyBook();
    makeChange(book, { in: 'flag', id: 'bridge', add: { value: true } });
    const copy = copyBook(book);
    makeChange(copy, { in: 'flag', id: 'bridge', set: { value: false } });
    makeChange(copy, { in: 'flag', id: 'ford', add: { value: 3 } });
    expect(book.flag).toEqual({ bridge: { value: true } });
  });

  it('say which row is there already, or is not', () => {
    const book = emptyBook();
    expect(() => makeChange(book, { in: 'flag', id: 'bridge', set: { value: 1 } })).toThrow(
      'There is no flag "bridge".',
    );
    makeChange(book, { in: 'flag', id: 'bridge', add: { value: true } });
    expect(() => makeChange(book, { in: 'flag', id: 'bridge', add: { value: true } })).toThrow(
      'There is a flag "bridge" already.',
    );
  });
});
