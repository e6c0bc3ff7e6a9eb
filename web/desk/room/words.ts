/** What the parts of a room are given, and how they say it. */
import type { RoomQuery } from '../../generated/documents.js';
import type { Session } from '../session.js';

export type Campaign = NonNullable<RoomQuery['campaign']>;
export type Book = NonNullable<Campaign['book']>;

export interface RoomProps {
  readonly session: Session;
  readonly campaign: Campaign;
  readonly book: Book;
  /** Rises when the campaign has moved on: what is shown is asked for again. */
  readonly revision: number;
  readonly again: () => void;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Dates of the war know no time zone. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return month === undefined || !day ? date : `${day} ${MONTHS[month - 1]} ${year}`;
}

export const phaseInWords = (phase: string): string => plain(phase);

export const sidePlaceIn = (book: Book, key: string | null | undefined): number =>
  book.sides
    .map((side) => side.key)
    .sort()
    .indexOf(key ?? '');

export const sideNameIn = (book: Book, key: string | null | undefined): string =>
  book.sides.find((side) => side.key === key)?.name ?? key ?? '';

/** `HALF_SQUAD` and `victory-points` as people write them. */
export const plain = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, ' ');
