import { ApiError } from '../access/problems.js';

const MOST_PER_PAGE = 100;

/** What a keyset page asks for: at most `first` rows, those behind the row whose sort values are `after`. */
export interface Page {
  first: number;
  after: CursorValue[] | null;
}

export type CursorValue = string | number;

export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** An opaque cursor: the sort values of a row. */
export function encodeCursor(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Reads `first` and `after`; `shape` gives the types of the sort values, so that a forged cursor cannot reach a query. */
export function page(
  args: { first: number; after?: string | null },
  shape: readonly ('string' | 'number' | 'uuid' | 'instant')[],
): Page {
  if (!Number.isInteger(args.first) || args.first < 1 || args.first > MOST_PER_PAGE) {
    throw new ApiError('BAD_USER_INPUT', `Ask for 1 to ${MOST_PER_PAGE} with "first", not ${args.first}.`);
  }
  return { first: args.first, after: args.after == null ? null : decodeCursor(args.after, shape) };
}

function decodeCursor(
  cursor: string,
  shape: readonly ('string' | 'number' | 'uuid' | 'instant')[],
): CursorValue[] {
  const values = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (
    !Array.isArray(values) ||
    values.length !== shape.length ||
    !shape.every((kind, i) => fits(kind, values[i]))
  ) {
    throw new ApiError(
      'BAD_USER_INPUT',
      'This is not a cursor of this list. Pass on the "endCursor" of a page as it is.',
    );
  }
  return values;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // decodeCursor refuses it with the reason
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/;

function fits(kind: 'string' | 'number' | 'uuid' | 'instant', value: unknown): boolean {
  if (kind === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'string' || value.includes('\0')) return false;
  if (kind === 'uuid') return UUID.test(value);
  return kind === 'string' || isInstant(value);
}

/** Days that there are not, and the year 0, are none for the database. */
function isInstant(text: string): boolean {
  if (!INSTANT.test(text) || text.startsWith('0000') || Number.isNaN(Date.parse(text))) return false;
  return new Date(text).toISOString().startsWith(text.slice(0, 19));
}

/** A page from rows that were read with one row more than asked for. */
export function connection<Row, Node>(
  rows: readonly Row[],
  first: number,
  cursorOf: (row: Row) => readonly CursorValue[],
  nodeOf: (row: Row) => Node,
): Connection<Node> {
  const edges = rows
    .slice(0, first)
    .map((row) => ({ cursor: encodeCursor(cursorOf(row)), node: nodeOf(row) }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

/** A page of a list that is whole in memory. */
export function connectionOf<Item, Node>(
  items: readonly Item[],
  asked: Page,
  cursorOf: (item: Item) => readonly CursorValue[],
  nodeOf: (item: Item) => Node,
): Connection<Node> {
  const after = asked.after === null ? null : encodeCursor(asked.after);
  const start = after === null ? 0 : items.findIndex((item) => encodeCursor(cursorOf(item)) === after) + 1;
  if (start === 0 && after !== null) {
    throw new ApiError(
      'BAD_USER_INPUT',
      'The row of this cursor is no longer in the list. Start again without "after".',
    );
  }
  return connection(items.slice(start, start + asked.first + 1), asked.first, cursorOf, nodeOf);
}
