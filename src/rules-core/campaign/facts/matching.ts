/**
 * What the counters of units are called in the program that players fight their battles with, as the referee has found it right.
 * It is an entry like any other: corrected where it was wrong, and each branch has its own from where it left.
 */
import { ids } from '../book/book.js';
import type { Decider, Deciding } from './decide.js';
import { expectNotOver } from './expect.js';
import { type FactRefused, refusedFact } from './facts.js';

type Counters = Readonly<Record<string, string | null>>;

export const matchCounters: Decider<'match'> = ({ book, tell }, { counters }) => {
  const refused = expectNotOver(book) ?? wrong(book, counters);
  if (refused) return refused;
  for (const side of ids(book.side)) {
    const own = ids(counters).filter((unit) => book.roster[unit]?.side === side);
    if (own.length === 0) continue;
    const told = Object.fromEntries(own.map((unit) => [unit, counters[unit] as string | null]));
    const known = Object.entries({ ...book.side[side]?.counters, ...told });
    const left = Object.fromEntries(known.filter((one): one is [string, string] => one[1] !== null));
    const set = { counters: Object.keys(left).length > 0 ? left : null };
    tell({ what: 'matched', about: { side, counters: told }, changes: [{ in: 'side', id: side, set }] });
  }
  return undefined;
};

function wrong(book: Deciding['book'], counters: Counters): FactRefused | undefined {
  if (ids(counters).length === 0)
    return refusedFact('NOTHING_MATCHED', 'Name a unit and the counter that it is.', 'counters');
  const stranger = ids(counters).find((unit) => !Object.hasOwn(book.roster, unit));
  if (stranger !== undefined)
    return refusedFact('NO_SUCH_UNIT', `There is no unit "${stranger}" on the roster.`, 'counters', stranger);
  return undefined;
}
