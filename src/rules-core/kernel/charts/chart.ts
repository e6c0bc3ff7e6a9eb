/**
 * A chart is a card of numeric tables that a rulebook refers to. It is data: a JSON file whose every cell says where its
 * value comes from. A table gives one provenance for its cells; a cell of another provenance is written
 * `{ "value": 7, "provenance": "estimate" }`. `null` is a cell that nobody knows: looking it up is an error.
 */

/** printed: the rulebook or its card. public: public sources. derived: forced by known cells. estimate: a house default. */
export const PROVENANCES = ['printed', 'public', 'derived', 'estimate'] as const;
export type Provenance = (typeof PROVENANCES)[number];

export type CellValue =
  | string
  | number
  | boolean
  | readonly CellValue[]
  | { readonly [member: string]: CellValue | null };

export interface Cell {
  readonly value: CellValue;
  readonly provenance: Provenance;
}

/** A table as the file has it: rows within rows, as many as it has axes, cells at the end. */
export interface TableFile {
  readonly provenance: Provenance;
  readonly cells: CellTree;
}

export interface CellTree {
  readonly [key: string]: CellTree | CellValue | Cell | null;
}

export interface ChartFile {
  readonly chart: string;
  readonly title: string;
  /** The rules that send the players to this chart. */
  readonly rules: readonly string[];
  readonly tables: Readonly<Record<string, TableFile>>;
  /** How to read it, where it comes from, what is in doubt: for people. */
  readonly notes?: readonly string[];
  readonly sources?: readonly SourceNote[];
}

export interface SourceNote {
  readonly cells: string;
  readonly provenance: Provenance;
  readonly note: string;
}

/** What a pack file holds; an overlay is the same with only the cells it corrects. */
export interface PackFile {
  readonly system: string;
  readonly version: string;
  readonly charts: Readonly<Record<string, ChartFile>>;
}

export interface ChartProblem {
  readonly code:
    | 'CHART_MALFORMED'
    | 'CHART_NOT_KNOWN'
    | 'CHART_OFF_AXIS'
    | 'CHART_BAD_CELL'
    | 'CHART_MISSING_CELL';
  readonly message: string;
  readonly path: string;
}

/** A lookup that has no answer. */
export class ChartError extends Error {
  override readonly name = 'ChartError';

  constructor(
    readonly code: 'CHART_NO_TABLE' | 'CHART_NO_CELL' | 'CHART_OFF_AXIS',
    message: string,
    readonly path: string,
  ) {
    super(message);
  }
}

/** `to-hit.base["7-12"].black`: where a cell stands, for people and programs. */
export function pathOf(chart: string, table: string, keys: readonly (string | number)[] = []): string {
  const steps = keys.map((key) =>
    /^[A-Za-z_][\w-]*$/.test(String(key)) ? `.${key}` : `[${JSON.stringify(String(key))}]`,
  );
  return `${chart}.${table}${steps.join('')}`;
}

export function isCell(node: unknown): node is Cell {
  return isBag(node) && Object.hasOwn(node, 'value') && Object.hasOwn(node, 'provenance');
}

export function isBag(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
