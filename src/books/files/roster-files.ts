/** A roster, and what became of units in a battle, as files: CSV for a spreadsheet, JSON for another program. */

import type { BattleReport, Deed } from '../../rules-core/campaign/aftermath/report.js';
import { ids } from '../../rules-core/campaign/book/book.js';
import type { FactRefused } from '../../rules-core/campaign/facts/facts.js';
import type { SeenBook } from '../../rules-core/campaign/views/views.js';
import { type CsvRow, type FileProblem, type Read, readCsv, troubled, writeCsv } from './csv.js';

type Entry = Readonly<Record<string, unknown>>;

/** Formations and entries as the fact `enlist` takes them. */
interface Enlisted {
  readonly formations: Entry[];
  readonly roster: Entry[];
}

/** By the list of a fact: the line of the file that each entry of it stands in. */
export type LinesOf = Readonly<Record<string, readonly number[]>>;

type FromFile<Value> = Read<Value> & { readonly lines?: LinesOf };

/** What is wrong with a fact out of a file is told by line and column. */
export function inFile(refused: FactRefused, lines: LinesOf): FactRefused {
  const path = refused.path ?? [];
  const at = path.findIndex((step) => Object.hasOwn(lines, step));
  const line = lines[path[at] as string]?.[path[at + 1] as number];
  if (line === undefined) return refused;
  const column = COLUMNS[path[at + 2] as string] ?? path[at + 2];
  const why = refused.why.replace(`${path.join('.')}: `, '');
  return { ...refused, why: `Line ${line}${column === undefined ? '' : `, column ${column}`}: ${why}` };
}

const ROSTER_COLUMNS = [
  'unit',
  'side',
  'kind',
  'name',
  'counter',
  'formation',
  'with',
  'state',
  'experience',
  'rank',
  'battles',
  'kills',
  'awards',
  'is',
];
/** A formation is a row of this kind: `unit` is its id, `formation` the one it belongs to. */
const FORMATION = 'formation';
const NUMBERS = new Set(['experience', 'battles', 'kills', 'actions', 'checkspassed', 'checksfailed']);

export function rosterAsCsv(book: SeenBook): string {
  const { formations, roster } = rosterOf(book);
  const rows = [
    ...formations.map(({ formation, parent, ...rest }) => ({
      ...rest,
      unit: formation,
      formation: parent,
      kind: FORMATION,
    })),
    ...roster,
  ];
  return writeCsv(ROSTER_COLUMNS, rows.map(inCells));
}

export function rosterAsJson(book: SeenBook): string {
  return JSON.stringify(rosterOf(book), null, 2);
}

export function rosterFromCsv(text: string): FromFile<Enlisted> {
  const read = readCsv(text, ROSTER_COLUMNS);
  if (read.problem) return read;
  const enlisted: Enlisted = { formations: [], roster: [] };
  const lines = { formations: [] as number[], roster: [] as number[] };
  for (const row of read.value) {
    const isFormation = row.cells.kind?.trim().toLowerCase() === FORMATION;
    lines[isFormation ? 'formations' : 'roster'].push(row.line);
    if (isFormation) {
      const { unit = '', side, name, formation: parent } = row.cells;
      enlisted.formations.push({ formation: unit, side, name, ...(parent && { parent }) });
      continue;
    }
    const entry = fromCells(row);
    if (entry.problem) return entry;
    enlisted.roster.push(entry.value);
  }
  return { value: enlisted, lines };
}

export function rosterFromJson(text: string): FromFile<Enlisted> {
  const read = fromJson(text);
  if (read.problem) return read;
  const { formations = [], roster } = (read.value ?? {}) as Partial<Enlisted>;
  if (Array.isArray(formations) && Array.isArray(roster)) return { value: { formations, roster } };
  return troubled('NOT_A_ROSTER', 'The file needs to be { "formations": [ … ], "roster": [ … ] }.');
}

const REPORT_COLUMNS = [
  'unit',
  'fate',
  'counter',
  'kind',
  'captor',
  'into',
  'with',
  'deeds',
  'actions',
  'checkspassed',
  'checksfailed',
  'is',
  // Of those who arose in the battle:
  'how',
  'side',
  'name',
  'from',
];

interface ReportFile {
  readonly winner?: string | null | undefined;
  readonly why: string;
  readonly units: string;
}

/** An after-action report; a row that says `how` is about somebody who arose in the battle. */
export function reportFromCsv({ winner, why, units: text }: ReportFile): FromFile<Entry> {
  const read = readCsv(text, REPORT_COLUMNS);
  if (read.problem) return read;
  const units: Entry[] = [];
  const arisen: Entry[] = [];
  const lines = { units: [] as number[], arisen: [] as number[] };
  for (const row of read.value) {
    const entry = fromCells(row);
    if (entry.problem) return entry;
    const isNew = entry.value.how !== undefined;
    lines[isNew ? 'arisen' : 'units'].push(row.line);
    (isNew ? arisen : units).push(entry.value);
  }
  return { value: { winner: winner ?? null, why, units, arisen }, lines };
}

/** The units of a report as `reportFromCsv` reads them; where in the battle things happened is left out. */
export function reportAsCsv({ units, arisen }: Pick<BattleReport, 'units' | 'arisen'>): string {
  const rows = [...units, ...arisen.map(({ cause: _, rolls: __, cites: ___, ...one }) => one)];
  return writeCsv(
    REPORT_COLUMNS,
    rows.map((row) => reportCells(row)),
  );
}

function reportCells(row: Entry): Record<string, string> {
  const cells = Object.entries(row).map(([member, value]): [string, unknown] => {
    const column = COLUMNS[member] ?? member;
    return member === 'deeds' ? [column, deedsInWords(value as Deed[])] : [column, value];
  });
  // What is not said is nought.
  return inCells(Object.fromEntries(cells.filter(([, value]) => value !== 0 && value !== '')));
}

function deedsInWords(deeds: readonly Deed[]): string {
  return deeds
    .map(({ deed, times, to }) => `${deed} ${times}${to === undefined ? '' : ` of ${to}`}`)
    .join('; ');
}

function rosterOf(book: SeenBook): Enlisted {
  const formations = ids(book.formation).map((formation) => ({ formation, ...book.formation[formation] }));
  const roster = ids(book.roster).map((unit) => {
    const row: Entry = { unit, ...book.roster[unit] };
    return Object.fromEntries(
      ROSTER_COLUMNS.flatMap((column) => (row[column] === undefined ? [] : [[column, row[column]]])),
    );
  });
  return { formations, roster };
}

function inCells(entry: Entry): Record<string, string> {
  const cell = (column: string, value: unknown) => {
    if (column === 'awards' && isPlain(value as string[])) return (value as string[]).join('; ');
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const said = Object.entries(entry).filter(([, value]) => value != null);
  return Object.fromEntries(said.map(([column, value]) => [column, cell(column, value)]));
}

/** Most names can be listed as people do; others are written as JSON. */
function isPlain(names: readonly string[]): boolean {
  return names.every((name) => !/^\[|;|^\s|\s$/.test(name));
}

/** Cells that are empty say nothing. */
function fromCells({ line, cells }: CsvRow): Read<Entry> {
  const entry: Record<string, unknown> = {};
  for (const [column, text] of Object.entries(cells)) {
    if (text === '') continue;
    const read = fromCell(column, text);
    if (read.problem)
      return troubled(read.problem.code, `Line ${line}, column ${column}: ${read.problem.message}`);
    entry[MEMBERS[column] ?? column] = read.value;
  }
  return { value: entry };
}

const MEMBERS: Readonly<Record<string, string>> = {
  checkspassed: 'checksPassed',
  checksfailed: 'checksFailed',
};
const COLUMNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(MEMBERS).map(([column, member]) => [member, column])),
  parent: 'formation',
};

function fromCell(
  column: string,
  text: string,
): { readonly value: unknown; readonly problem?: undefined } | { readonly problem: FileProblem } {
  if (column === 'is' || (column === 'awards' && text.startsWith('['))) return fromJson(text);
  if (column === 'awards') return { value: text.split(';').map((award) => award.trim()) };
  if (column === 'deeds') return deedsIn(text);
  if (!NUMBERS.has(column)) return { value: text };
  if (/^-\d{1,9}$/.test(text)) return troubled('BELOW_ZERO', `"${text}" is below 0.`);
  return /^\d{1,9}$/.test(text)
    ? { value: Number(text) }
    : troubled('NOT_A_NUMBER', `"${text}" is not a whole number.`);
}

const DEED = /^\s*([a-z0-9-]+)(?:\s+(\d{1,4}))?(?:\s+of\s+(\S.*?))?\s*$/;

/** `kill 2 of r1; rally`, in a file with semicolons also `kill 2, rally`. */
function deedsIn(text: string): Read<Entry[]> {
  const deeds: Entry[] = [];
  for (const part of text.split(/[;,]/)) {
    const [, deed, times, to] = DEED.exec(part) ?? [];
    if (deed === undefined)
      return troubled(
        'MALFORMED_DEED',
        `"${part.trim()}" is not a deed. Write deeds like "kill 2 of r1; rally".`,
      );
    deeds.push({ deed, times: Number(times ?? 1), ...(to !== undefined && { to }) });
  }
  return { value: deeds };
}

function fromJson(text: string): Read<unknown> {
  try {
    return { value: JSON.parse(text) };
  } catch (fault) {
    return troubled('MALFORMED_JSON', `This is not JSON: ${(fault as Error).message}`);
  }
}
