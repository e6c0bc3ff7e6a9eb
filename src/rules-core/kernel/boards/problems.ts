/** What is wrong with a board description, where, and what would be right. */
import type { Wrong } from '../position/complaints.js';

interface BoardProblem {
  readonly code:
    | 'SHAPE'
    | 'UNKNOWN_HEX'
    | 'UNKNOWN_SIDE'
    | 'BROKEN_PATH'
    | 'CONFLICT'
    | 'UNKNOWN_BOARD'
    | 'BAD_FIT'
    | 'TOO_LARGE';
  readonly path: string;
  readonly message: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly BoardProblem[] };

/** More than this many problems help nobody, and an unbounded list would be a way to exhaust memory. */
const MOST_PROBLEMS = 50;

/** Hexes that the lists of one description may name all told: a hundred times what a big board needs. */
const MOST_HEXES_NAMED = 400_000;

export class Problems {
  private left = MOST_HEXES_NAMED;
  private readonly found: BoardProblem[] = [];

  add(code: BoardProblem['code'], path: string, message: string): void {
    if (this.found.length < MOST_PROBLEMS) this.found.push({ code, path, message });
  }

  /** Returns true if so many more hexes may be named; short lists can name the same hexes over and over. */
  spend(hexes: number, path: string): boolean {
    if (this.left >= 0 && this.left < hexes)
      this.add('TOO_LARGE', path, 'the lists name the same hexes too often; shorten them');
    this.left -= hexes;
    return this.left >= 0;
  }

  /** Problems of shape, as a schema finds them. */
  addWrong(wrong: readonly Wrong[]): void {
    for (const { path, message, unknown = [] } of wrong) {
      for (const key of unknown)
        this.add('SHAPE', jsonPath([...path, key]), 'there is nothing of this name here');
      if (unknown.length === 0) this.add('SHAPE', jsonPath(path), message);
    }
  }

  result<T>(value: () => T): Result<T> {
    return this.any ? this.failed() : { ok: true, value: value() };
  }

  failed(): Result<never> {
    return { ok: false, problems: this.found };
  }

  get any(): boolean {
    return this.found.length > 0;
  }
}

/** Joins keys into a JSON path such as `roads[2].along`. */
function jsonPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (path, key) =>
      typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`,
    '',
  );
}
