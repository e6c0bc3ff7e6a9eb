/** What a question names has to be there, in the book as the viewer may know it. */
import { noSuch } from '../../api/index.js';
import type { BookView } from '../line/book-views.js';
import { battleNamed } from './battles-in-book.resolver.js';

export function mustBeASide({ book }: BookView, side: string): void {
  if (Object.hasOwn(book.side, side)) return;
  throw noSuch('side', `There is no side "${side}"; there are: ${Object.keys(book.side).sort().join(', ')}.`);
}

export function mustBeOfTheRoster({ book }: BookView, unit: string): void {
  if (!Object.hasOwn(book.roster, unit)) throw noSuch('unit');
}

/** The battle of the book that an id of the API names. */
export function theBattle(view: BookView, id: string): string {
  const named = battleNamed(view, id);
  if (named === undefined || !Object.hasOwn(view.book.battle, named)) throw noSuch('battle');
  return named;
}
