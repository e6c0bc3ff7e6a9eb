/** What is wrong with a board description, where, and what would be right. */
export interface BoardProblem {
  readonly code:
    | 'SHAPE'
    | 'UNKNOWN_HEX'
    | 'UNKNOWN_SIDE'
    | 'BROKEN_PATH'
    | 'CONFLICT'
    | 'UNKNOWN_BOARD'
    | 'BAD_FIT';
  readonly path: string;
  readonly message: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly BoardProblem[] };

/** The part of a schema's complaint that people need; `keys` are those that the schema does not know. */
export interface ShapeIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

/** More than this many problems help nobody, and an unbounded list would be a way to exhaust memory. */
const MOST_PROBLEMS = 50;

export class Problems {
  private readonly found: BoardProblem[] = [];

  add(code: BoardProblem['code'], path: string, message: string): void {
    if (this.found.length < MOST_PROBLEMS) this.found.push({ code, path, message });
  }

  /** Problems of shape, as zod reports them. */
  addIssues(issues: readonly ShapeIssue[]): void {
    for (const { path, message, keys = [] } of issues) {
      for (const key of keys)
        this.add('SHAPE', jsonPath([...path, key]), 'there is nothing of this name here');
      if (keys.length === 0) this.add('SHAPE', jsonPath(path), message);
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
export function jsonPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (path, key) =>
      typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`,
    '',
  );
}
