/** The declared shape of a table: its axes and what its cells may hold. A shape is also the handle by which rules look cells up. */
import type { CellValue } from './chart.js';

/** One axis of a table: from what the rules ask with (a number, a name) to the key the table is written with. */
export interface Axis<K> {
  /** The key that answers, or undefined where the axis does not reach. */
  key(asked: K): string | undefined;
  /** All keys, where the axis is closed; an open axis takes any name. */
  readonly keys?: readonly string[];
}

/** Named rows, all known: `names('black', 'red')`. */
export function names<const K extends string>(...keys: readonly K[]): Axis<K> {
  return { keys, key: (asked) => (keys.includes(asked) ? asked : undefined) };
}

/** Rows named by the data: gun sizes, terrain. */
export function anyName(): Axis<string> {
  return { key: (asked) => asked };
}

/** Numbers in bands, without gaps: `bands('<=0', '1', '2-6', '7+')`. */
export function bands(...keys: readonly string[]): Axis<number> {
  const ranges = keys.map(rangeOf);
  for (const [i, range] of ranges.entries()) {
    const before = ranges[i - 1];
    if (before && range.from !== before.to + 1)
      throw new TypeError(`The bands "${keys[i - 1]}" and "${keys[i]}" do not meet.`);
  }
  return {
    keys,
    key(asked) {
      const at = ranges.findIndex(({ from, to }) => asked >= from && asked <= to);
      return keys[at];
    },
  };
}

/** Numbers in steps: the highest step not above the number, as firepower columns are read: `steps('1', '2', '4', '36+')`. */
export function steps(...keys: readonly string[]): Axis<number> {
  const starts = keys.map((key) => rangeOf(key).from);
  return { keys, key: (asked) => keys[starts.findLastIndex((start) => start <= asked)] };
}

function rangeOf(key: string): { from: number; to: number } {
  const read = (pattern: RegExp) => pattern.exec(key)?.slice(1).map(Number);
  const [both] = read(/^(-?\d+)$/) ?? [];
  if (both !== undefined) return { from: both, to: both };
  const [from, to] = read(/^(-?\d+)-(-?\d+)$/) ?? [];
  if (from !== undefined && to !== undefined && from <= to) return { from, to };
  const [low] = read(/^(?:>=)?(-?\d+)\+?$/) ?? [];
  if (low !== undefined) return { from: low, to: Number.POSITIVE_INFINITY };
  const [high] = read(/^<=(-?\d+)$/) ?? [];
  if (high !== undefined) return { from: Number.NEGATIVE_INFINITY, to: high };
  throw new TypeError(`"${key}" is not a band: write 7, 3-6, 7+, >=7 or <=0.`);
}

/** What a cell may hold, with the words for it. */
export interface CellType<V extends CellValue> {
  is(value: unknown): value is V;
  readonly what: string;
}

export const wholeNumber: CellType<number> = {
  what: 'a whole number',
  is: (value): value is number => Number.isInteger(value),
};
export const anyNumber: CellType<number> = {
  what: 'a number',
  is: (value): value is number => Number.isFinite(value),
};
export const text: CellType<string> = {
  what: 'a text',
  is: (value): value is string => typeof value === 'string',
};
export const yesOrNo: CellType<boolean> = {
  what: 'true or false',
  is: (value): value is boolean => typeof value === 'boolean',
};
export const anything: CellType<CellValue> = {
  what: 'a value',
  is: (value): value is CellValue => value !== null,
};

export function oneOf<const V extends string | number>(...values: readonly V[]): CellType<V> {
  const known: ReadonlySet<unknown> = new Set(values);
  return { what: `one of ${values.join(', ')}`, is: (value): value is V => known.has(value) };
}

export function either<A extends CellValue, B extends CellValue>(
  a: CellType<A>,
  b: CellType<B>,
): CellType<A | B> {
  return { what: `${a.what}, or ${b.what}`, is: (value): value is A | B => a.is(value) || b.is(value) };
}

export function listOf<V extends CellValue>(of: CellType<V>): CellType<readonly V[]> {
  return {
    what: `a list, each ${of.what}`,
    is: (value): value is readonly V[] => Array.isArray(value) && value.every((one) => of.is(one)),
  };
}

export interface TableShape<
  K extends readonly unknown[] = readonly never[],
  V extends CellValue = CellValue,
> {
  readonly chart: string;
  readonly table: string;
  readonly axes: { readonly [I in keyof K]: Axis<K[I]> };
  readonly cell: CellType<V>;
  /** Not every combination of keys has a cell. */
  readonly sparse: boolean;
}

type Asked<A extends readonly unknown[]> = {
  readonly [I in keyof A]: A[I] extends Axis<infer K> ? K : never;
};

/** Declares a table that has a cell for every combination of its named keys. */
export function table<const A extends readonly Axis<never>[], V extends CellValue>(
  chart: string,
  name: string,
  axes: A,
  cell: CellType<V>,
): TableShape<Asked<A>, V> {
  return {
    chart,
    table: name,
    axes: axes as unknown as TableShape<Asked<A>, V>['axes'],
    cell,
    sparse: false,
  };
}

/** Declares a table with holes: not every combination means something. */
export function sparseTable<const A extends readonly Axis<never>[], V extends CellValue>(
  chart: string,
  name: string,
  axes: A,
  cell: CellType<V>,
): TableShape<Asked<A>, V> {
  return { ...table(chart, name, axes, cell), sparse: true };
}

/** A shape whose keys and cells are somebody else's business: what packs check and list. */
export type AnyTableShape = TableShape<readonly never[], CellValue>;
