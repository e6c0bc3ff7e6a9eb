/** A chart pack: the charts of one system in one version, pinned by hash in a battle's first event. */

import { sha256Hex } from '../dice/sha256.js';
import { canonical } from '../position/canonical.js';
import {
  type Cell,
  type CellValue,
  ChartError,
  type ChartFile,
  type ChartProblem,
  isBag,
  isCell,
  type PackFile,
  type Provenance,
  pathOf,
} from './chart.js';
import { besides, type Cells, checkShapes, keysOf, nameOf, readTables, type Tables } from './read.js';
import { Recorder } from './recorder.js';
import type { AnyTableShape, Axis, TableShape } from './shape.js';

export type PackResult =
  | { readonly ok: true; readonly pack: ChartPack }
  | { readonly ok: false; readonly problems: readonly ChartProblem[] };

export class ChartPack {
  readonly recorder = new Recorder();
  private readonly ofShapes = new Map<AnyTableShape, Cells>();
  private pinned: string | undefined;

  private constructor(
    readonly file: PackFile,
    private readonly tables: Tables,
    private readonly shapes: readonly AnyTableShape[],
  ) {}

  /** Reads a pack and checks it against the shapes that the rulebook declares. */
  static read(input: unknown, shapes: readonly AnyTableShape[] = []): PackResult {
    const problems: ChartProblem[] = [];
    const read = readTables(input, problems);
    if (read) checkShapes(read.tables, shapes, problems);
    if (!read || problems.length > 0) return { ok: false, problems };
    return { ok: true, pack: new ChartPack(read.file, read.tables, shapes) };
  }

  /** The pack of the house: its charts are part of the program, so a problem is a programming error. */
  static house(
    system: string,
    version: string,
    charts: readonly unknown[],
    shapes: readonly AnyTableShape[] = [],
  ): ChartPack {
    const byName = Object.fromEntries(charts.map((chart) => [(chart as ChartFile).chart, chart]));
    const result = ChartPack.read({ system, version, charts: byName }, shapes);
    if (result.ok) return result.pack;
    const lines = result.problems.map(({ path, message }) => `${path}: ${message}`);
    throw new TypeError(`The charts of ${system} are broken.\n${lines.join('\n')}`);
  }

  get system(): string {
    return this.file.system;
  }

  get version(): string {
    return this.file.version;
  }

  /** Equal hashes give equal lookups: version, every cell and its provenance, not the notes. */
  get hash(): string {
    this.pinned ??= sha256Hex(
      canonical({ system: this.system, version: this.version, tables: contents(this.tables) }),
    );
    return this.pinned;
  }

  /** The value of a cell; the recorder notes whether it is an estimate. */
  lookup<K extends readonly unknown[], V extends CellValue>(shape: TableShape<K, V>, ...asked: K): V {
    const key = keyFor(shape, asked);
    if (key === undefined) throw offAxis(shape, asked);
    const cell = this.cellsOf(shape).get(key);
    if (!cell) throw noCell(shape, keysOf(key));
    this.recorder.note(cell.provenance);
    return cell.value as V;
  }

  /** The cell if there is one and its value is known; nothing is written down. */
  find<K extends readonly unknown[], V extends CellValue>(
    shape: TableShape<K, V>,
    ...asked: K
  ): (Cell & { readonly value: V }) | undefined {
    const key = keyFor(shape, asked);
    const cell = key === undefined ? undefined : this.cellsOf(shape).get(key);
    return cell ? (cell as Cell & { readonly value: V }) : undefined;
  }

  /** Every cell of a table with its keys, in the order of the file. */
  *cells(
    chart: string,
    table: string,
  ): Iterable<{ readonly keys: readonly string[]; readonly cell: Cell | null }> {
    for (const [key, cell] of this.table(chart, table)) yield { keys: keysOf(key), cell };
  }

  /** How many cells come from where; null: nobody knows them. */
  census(): Readonly<Record<string, Readonly<Record<Provenance | 'unknown', number>>>> {
    const counts: Record<string, Record<Provenance | 'unknown', number>> = {};
    for (const [name, cells] of this.tables) {
      const row = { printed: 0, public: 0, derived: 0, estimate: 0, unknown: 0 };
      for (const cell of cells.values()) row[cell?.provenance ?? 'unknown']++;
      counts[name] = row;
    }
    return counts;
  }

  /** A referee's corrections on top: cell by cell, each with its own provenance; everything else stays. */
  corrected(overlay: unknown): PackResult {
    const problems: ChartProblem[] = [];
    const read = readTables(withHeads(overlay, this.file), problems);
    if (!read) return { ok: false, problems };
    if (read.file.system !== this.system) {
      return refused(
        'system',
        `These corrections are for ${read.file.system}, the pack is for ${this.system}.`,
      );
    }
    const tables = new Map(this.tables);
    for (const [name, cells] of read.tables) {
      const house = this.tables.get(name);
      if (!house) problems.push(notKnown(name, [...this.tables.keys()]));
      else tables.set(name, new Map<string, Cell | null>([...house, ...cells]));
    }
    checkShapes(tables, this.shapes, problems);
    if (problems.length > 0) return { ok: false, problems };
    const file = {
      system: this.system,
      version: read.file.version,
      charts: chartsWith(this.file.charts, tables),
    };
    return { ok: true, pack: new ChartPack(file, tables, this.shapes) };
  }

  /** A shape is declared once and looked up often: its table is searched by name only the first time. */
  private cellsOf(shape: AnyTableShape): Cells {
    let cells = this.ofShapes.get(shape);
    if (!cells) {
      cells = this.table(shape.chart, shape.table);
      this.ofShapes.set(shape, cells);
    }
    return cells;
  }

  private table(chart: string, table: string): Cells {
    const cells = this.tables.get(nameOf(chart, table));
    if (cells) return cells;
    const message = `The pack ${this.system} ${this.version} has no table "${table}" in a chart "${chart}".`;
    throw new ChartError('CHART_NO_TABLE', message, pathOf(chart, table));
  }
}

type Axes = readonly Axis<unknown>[];

/** The key of a cell; undefined where an axis does not reach. */
function keyFor(shape: AnyTableShape, asked: readonly unknown[]): string | undefined {
  const axes = shape.axes as Axes;
  let whole: string | undefined;
  for (let i = 0; i < axes.length; i++) {
    const key = (axes[i] as Axis<unknown>).key(asked[i]);
    if (key === undefined) return undefined;
    whole = whole === undefined ? key : besides(whole, key);
  }
  return whole;
}

function offAxis(shape: AnyTableShape, asked: readonly unknown[]): ChartError {
  const axes = shape.axes as Axes;
  const at = axes.findIndex((axis, i) => axis.key(asked[i]) === undefined);
  const reach = axes[at]?.keys ? `: it has ${axes[at].keys.join(', ')}` : '';
  return new ChartError(
    'CHART_OFF_AXIS',
    `The table "${shape.table}" of the chart "${shape.chart}" has no place for "${String(asked[at])}"${reach}.`,
    pathOf(shape.chart, shape.table, asked as readonly (string | number)[]),
  );
}

function noCell(shape: { chart: string; table: string }, keys: readonly string[]): ChartError {
  const [row, ...columns] = keys;
  const place = columns.length > 0 ? `row "${row}", column "${columns.join('", "')}"` : `row "${row}"`;
  const message = `Nobody knows the cell ${place} of the table "${shape.table}" in the chart "${shape.chart}": correct the chart pack.`;
  return new ChartError('CHART_NO_CELL', message, pathOf(shape.chart, shape.table, keys));
}

function notKnown(name: string, known: readonly string[]): ChartProblem {
  return {
    code: 'CHART_NOT_KNOWN',
    message: `There is no table "${name}" to correct; there are: ${known.join(', ')}.`,
    path: name,
  };
}

function refused(path: string, message: string): PackResult {
  return { ok: false, problems: [{ code: 'CHART_MALFORMED', message, path }] };
}

/** An overlay need not repeat titles and rules: they are the house pack's. */
function withHeads(overlay: unknown, house: PackFile): unknown {
  if (!isBag(overlay) || !isBag(overlay.charts)) return overlay;
  const charts = Object.entries(overlay.charts).map(([chart, file]) => {
    const head = Object.hasOwn(house.charts, chart)
      ? house.charts[chart]!
      : { chart, title: chart, rules: [] };
    return [chart, isBag(file) ? { chart: head.chart, title: head.title, rules: head.rules, ...file } : file];
  });
  return { ...overlay, charts: Object.fromEntries(charts) };
}

/** The corrected pack as a file again, every cell with its provenance. */
function chartsWith(charts: PackFile['charts'], tables: Tables): PackFile['charts'] {
  const rewritten = Object.entries(charts).map(([chart, file]) => {
    const bodies = Object.entries(file.tables).map(([table, body]) => [
      table,
      { provenance: body.provenance, cells: treeOf(tables.get(nameOf(chart, table))!, body.provenance) },
    ]);
    return [chart, { ...file, tables: Object.fromEntries(bodies) }];
  });
  return Object.fromEntries(rewritten);
}

function treeOf(cells: Cells, usual: Provenance): PackFile['charts'][string]['tables'][string]['cells'] {
  const tree: Record<string, unknown> = {};
  for (const [key, cell] of cells) {
    const keys = keysOf(key);
    let node = tree;
    for (const step of keys.slice(0, -1)) {
      if (!Object.hasOwn(node, step) || !isBag(node[step]) || isCell(node[step])) node[step] = {};
      node = node[step] as Record<string, unknown>;
    }
    node[keys.at(-1)!] = cell && cell.provenance !== usual ? cell : (cell?.value ?? null);
  }
  return tree as PackFile['charts'][string]['tables'][string]['cells'];
}

function contents(tables: Tables): Readonly<Record<string, Readonly<Record<string, Cell | null>>>> {
  return Object.fromEntries([...tables].map(([name, cells]) => [name, Object.fromEntries(cells)]));
}
