/** From a file or an upload to cells: checks the form first, then every declared shape, and reports each problem with its path. */
import {
  type Cell,
  type CellValue,
  type ChartProblem,
  isBag,
  isCell,
  type PackFile,
  PROVENANCES,
  type Provenance,
  pathOf,
} from './chart.js';
import type { AnyTableShape } from './shape.js';

/** The cells of one table by their keys. A cell nobody knows is there, and null. */
export type Cells = ReadonlyMap<string, Cell | null>;

/** Table by table: `ift.results`. */
export type Tables = ReadonlyMap<string, Cells>;

export const MAX_CELLS = 100_000;
const MAX_DEPTH = 8;
const MAX_PROBLEMS = 100;
const MAX_TEXT = 4_000;
const KEY_SEPARATOR = '\u0000';

function keyOf(keys: readonly string[]): string {
  return keys.join(KEY_SEPARATOR);
}

/** The key of some axes, with that of the next one. */
export const besides = (key: string, next: string): string => key + KEY_SEPARATOR + next;

export function keysOf(key: string): readonly string[] {
  return key.split(KEY_SEPARATOR);
}

export function nameOf(chart: string, table: string): string {
  return `${chart}.${table}`;
}

/** Reads all tables of a pack; problems go to the list. */
export function readTables(
  input: unknown,
  problems: ChartProblem[],
): { file: PackFile; tables: Tables } | null {
  const reader = new Reader(problems);
  const tables = reader.pack(input);
  return problems.length === 0 ? { file: input as PackFile, tables } : null;
}

class Reader {
  private cells = 0;

  constructor(private readonly problems: ChartProblem[]) {}

  pack(input: unknown): Tables {
    const tables = new Map<string, Cells>();
    if (!isBag(input)) {
      this.wrong('$', 'A chart pack is an object.');
      return tables;
    }
    if (!isShortText(input.system)) this.wrong('system', 'Name the system whose charts these are.');
    if (!isShortText(input.version)) this.wrong('version', 'Give the pack a version.');
    if (!isBag(input.charts)) this.wrong('charts', 'List the charts by name.');
    else for (const [chart, file] of Object.entries(input.charts)) this.chart(chart, file, tables);
    return tables;
  }

  private chart(chart: string, file: unknown, tables: Map<string, Cells>): void {
    if (!isBag(file)) {
      this.wrong(chart, 'A chart is an object.');
      return;
    }
    if (file.chart !== chart)
      this.wrong(`${chart}.chart`, `Write "${chart}" here, the name it is listed by.`);
    if (!isShortText(file.title)) this.wrong(`${chart}.title`, 'Give the chart a title.');
    if (!isListOfText(file.rules))
      this.wrong(`${chart}.rules`, 'List the rules that use the chart (it may be empty).');
    if (file.notes !== undefined && !isListOfText(file.notes))
      this.wrong(`${chart}.notes`, 'Notes are a list of texts.');
    if (file.sources !== undefined) this.sources(`${chart}.sources`, file.sources);
    if (!isBag(file.tables)) {
      this.wrong(`${chart}.tables`, 'Give the tables by name.');
      return;
    }
    for (const [table, body] of Object.entries(file.tables))
      tables.set(nameOf(chart, table), this.table(chart, table, body));
  }

  private sources(path: string, sources: unknown): void {
    if (!Array.isArray(sources)) {
      this.wrong(path, 'Sources are a list.');
      return;
    }
    for (const [i, source] of sources.entries()) {
      if (isBag(source) && isText(source.cells) && isText(source.note) && isProvenance(source.provenance))
        continue;
      this.wrong(`${path}[${i}]`, 'A source says which cells, their provenance, and a note.');
    }
  }

  private table(chart: string, table: string, body: unknown): Cells {
    const cells = new Map<string, Cell | null>();
    const path = pathOf(chart, table);
    if (!isBag(body)) {
      this.wrong(path, 'A table is an object with provenance and cells.');
      return cells;
    }
    if (!isProvenance(body.provenance)) {
      this.wrong(`${path}.provenance`, `Say where the cells come from: ${PROVENANCES.join(', ')}.`);
      return cells;
    }
    if (!isBag(body.cells)) {
      this.wrong(`${path}.cells`, 'Give the cells by their keys.');
      return cells;
    }
    this.branch({ chart, table, provenance: body.provenance, cells }, body.cells, []);
    return cells;
  }

  private branch(into: Into, node: Readonly<Record<string, unknown>>, keys: readonly string[]): void {
    for (const [key, child] of Object.entries(node)) {
      const here = [...keys, key];
      if (this.problems.length >= MAX_PROBLEMS) return;
      if (key === '__proto__' || key.length > 200 || key.includes(KEY_SEPARATOR)) {
        this.wrong(pathOf(into.chart, into.table, keys), 'A key is a text of at most 200 characters.');
      } else if (isBag(child) && !isCell(child)) {
        if (here.length >= MAX_DEPTH)
          this.wrong(pathOf(into.chart, into.table, here), `A table has at most ${MAX_DEPTH} axes.`);
        else this.branch(into, child, here);
      } else this.leaf(into, child, here);
    }
  }

  private leaf(into: Into, node: unknown, keys: readonly string[]): void {
    const path = pathOf(into.chart, into.table, keys);
    if (++this.cells > MAX_CELLS) {
      if (this.cells === MAX_CELLS + 1) this.wrong(path, `A pack holds at most ${MAX_CELLS} cells.`);
      return;
    }
    const [value, provenance] = isCell(node) ? [node.value, node.provenance] : [node, into.provenance];
    if (!isProvenance(provenance)) {
      this.wrong(path, `Say where the cell comes from: ${PROVENANCES.join(', ')}.`);
      return;
    }
    if (value === null) into.cells.set(keyOf(keys), null);
    else if (isCellValue(value, 0)) into.cells.set(keyOf(keys), { value, provenance });
    else this.wrong(path, 'A cell holds a number, a text, true, false, a list of these, or null.');
  }

  private wrong(path: string, message: string): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push({ code: 'CHART_MALFORMED', message, path });
  }
}

interface Into {
  readonly chart: string;
  readonly table: string;
  readonly provenance: Provenance;
  readonly cells: Map<string, Cell | null>;
}

/** Checks the tables against what the rulebook declares: no table, row or cell missing, none off the axes, none of the wrong kind. */
export function checkShapes(
  tables: Tables,
  shapes: readonly AnyTableShape[],
  problems: ChartProblem[],
): void {
  for (const shape of shapes) {
    const cells = tables.get(nameOf(shape.chart, shape.table));
    if (cells) checkShape(cells, shape, problems);
    else {
      const message = `The rules need the table "${shape.table}" of the chart "${shape.chart}".`;
      report(problems, 'CHART_MISSING_CELL', message, pathOf(shape.chart, shape.table));
    }
  }
}

function checkShape(cells: Cells, shape: AnyTableShape, problems: ChartProblem[]): void {
  const axes = shape.axes as readonly { readonly keys?: readonly string[] }[];
  for (const [key, cell] of cells) {
    const keys = keysOf(key);
    const path = pathOf(shape.chart, shape.table, keys);
    const off =
      keys.length === axes.length ? keys.findIndex((one, i) => axes[i]!.keys?.includes(one) === false) : -1;
    if (keys.length !== axes.length) {
      report(
        problems,
        'CHART_OFF_AXIS',
        `A cell of this table is found by ${axes.length} keys, not ${keys.length}.`,
        path,
      );
    } else if (off >= 0) {
      report(
        problems,
        'CHART_OFF_AXIS',
        `"${keys[off]}" is not on the axis ${axes[off]!.keys!.join(', ')}.`,
        path,
      );
    } else if (cell && !shape.cell.is(cell.value)) {
      report(problems, 'CHART_BAD_CELL', `${JSON.stringify(cell.value)} should be ${shape.cell.what}.`, path);
    }
  }
  if (shape.sparse) return;
  if (combinationCount(cells, axes) > MAX_CELLS) {
    const message = `A table has at most ${MAX_CELLS} combinations of its keys.`;
    report(problems, 'CHART_MALFORMED', message, pathOf(shape.chart, shape.table));
    return;
  }
  for (const keys of combinations(cells, axes)) {
    if (cells.has(keyOf(keys))) continue;
    const message = 'Give the cell, or null when it is not known.';
    report(problems, 'CHART_MISSING_CELL', message, pathOf(shape.chart, shape.table, keys));
  }
}

type Closable = { readonly keys?: readonly string[] };

/** The keys of one axis; an open axis has the keys that occur. */
function keysAlong(cells: Cells, axis: Closable, i: number): readonly string[] {
  return (
    axis.keys ?? [
      ...new Set([...cells.keys()].map((key) => keysOf(key)[i]).filter((key) => key !== undefined)),
    ]
  );
}

function combinationCount(cells: Cells, axes: readonly Closable[]): number {
  return axes.reduce((count, axis, i) => count * keysAlong(cells, axis, i).length, 1);
}

function combinations(cells: Cells, axes: readonly Closable[]): readonly (readonly string[])[] {
  return axes.reduce<readonly (readonly string[])[]>(
    (heads, axis, i) => {
      const keys = keysAlong(cells, axis, i);
      return heads.flatMap((head) => keys.map((key) => [...head, key]));
    },
    [[]],
  );
}

function report(problems: ChartProblem[], code: ChartProblem['code'], message: string, path: string): void {
  if (problems.length < MAX_PROBLEMS) problems.push({ code, message, path });
}

function isProvenance(value: unknown): value is Provenance {
  return (PROVENANCES as readonly unknown[]).includes(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 300;
}

function isListOfText(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 1_000 && value.every(isText);
}

function isCellValue(value: unknown, depth: number): value is CellValue {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean' || isText(value)) return true;
  if (depth > 4) return false;
  if (Array.isArray(value)) return value.length <= 200 && value.every((one) => isCellValue(one, depth + 1));
  return (
    isBag(value) &&
    depth > 0 &&
    Object.values(value).every((one) => one === null || isCellValue(one, depth + 1))
  );
}
