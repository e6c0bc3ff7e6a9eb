/**
 * Positions as they are shown. An event that somebody may know nothing of takes a position in the log all the same; so that
 * nobody can count such events, everybody is shown places among the events that they may know of.
 */
import type { Standing } from '../access/viewer.js';

export interface Positions {
  /** How many of the events up to a position a viewer of this standing may know of. */
  shown(standing: Standing, position: number): Promise<number>;
  /** The last position, up to a limit, that is shown as this one. */
  meant(standing: Standing, shown: number, until?: number): Promise<number>;
  /** Is there an event at this position that a viewer of this standing may not know of? */
  isUnseen(standing: Standing, position: number): Promise<boolean>;
}

export const POSITIONS = Symbol('Positions');

/** The same for the entries of a line of a campaign's book. */
export interface EntryNumbers {
  shown(standing: Standing, line: string, version: number): Promise<number>;
}

export const ENTRY_NUMBERS = Symbol('EntryNumbers');

/** What an entry of a book says to somebody, in sentences; `about` is the entry as they may know it. */
export interface EntrySentences {
  of(
    standing: Standing,
    entry: { readonly line: string; readonly version: number },
    about: object,
  ): Promise<readonly string[]>;
}

export const ENTRY_SENTENCES = Symbol('EntrySentences');

/** For those from whom nothing is hidden. */
export const AS_STORED: Positions = {
  shown: async (_, position) => position,
  meant: async (_, shown, until = Number.MAX_SAFE_INTEGER) => Math.min(shown, until),
  isUnseen: async () => false,
};
