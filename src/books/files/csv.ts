/**
 * Tables as files: a line of column names, then a line for each row. Reading is the exact inverse of writing; files that
 * a spreadsheet has written with semicolons or tabs are read as well.
 */
export interface CsvRow {
  /** Where it begins in the file, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface FileProblem {
  readonly code: string;
  readonly message: string;
}

export type Read<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly problem: FileProblem };

const MOST_CHARACTERS = 4_000_000;
const MOST_ROWS = 10_000;

export function writeCsv(
  columns: readonly string[],
  rows: Iterable<Readonly<Record<string, string>>>,
  separator: ',' | ';' = ',',
): string {
  const lines = [columns.join(separator)];
  for (const row of rows) lines.push(columns.map((column) => quoted(row[column] ?? '')).join(separator));
  return `${lines.join('\r\n')}\r\n`;
}

/** Reads a table whose columns are among these, in any order. */
export function readCsv(text: string, columns: readonly string[]): Read<CsvRow[]> {
  if (text.length > MOST_CHARACTERS)
    return troubled('FILE_TOO_LARGE', `The file is longer than ${MOST_CHARACTERS} characters.`);
  const read = readCells(text.replace(/^\u{feff}/u, ''));
  if (read.problem) return read;
  const [header, ...rows] = read.value;
  if (!header)
    return troubled(
      'FILE_EMPTY',
      `The file is empty. Its first line names the columns: ${columns.join(',')}`,
    );
  const names = header.cells.map((name) => name.trim().toLowerCase());
  const stranger = names.find((name, i) => !columns.includes(name) || names.indexOf(name) !== i);
  if (stranger !== undefined)
    return troubled(
      'UNKNOWN_COLUMN',
      `Line 1: the column "${stranger}" is unknown or comes twice. Columns are: ${columns.join(', ')}.`,
    );
  if (rows.length > MOST_ROWS) return troubled('FILE_TOO_LARGE', `The file has more than ${MOST_ROWS} rows.`);
  const odd = rows.find(({ cells }) => cells.length !== names.length);
  if (odd)
    return troubled(
      'WRONG_LENGTH',
      `Line ${odd.line}: there are ${odd.cells.length} cells for ${names.length} columns.`,
    );
  const named = rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])),
  }));
  return { value: named };
}

export function troubled(code: string, message: string): { readonly problem: FileProblem } {
  return { problem: { code, message } };
}

function quoted(cell: string): string {
  return /[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

interface Cells {
  readonly line: number;
  readonly cells: string[];
}

/** One cell at a time: quoted, with quotes doubled in it, or up to the next separator or line. */
const CELLS = {
  ',': /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y,
  ';': /(?:"([^"]*(?:""[^"]*)*)"|([^";\r\n]*))(;|\r\n|\r|\n|$)/y,
  '\t': /(?:"([^"]*(?:""[^"]*)*)"|([^"\t\r\n]*))(\t|\r\n|\r|\n|$)/y,
} as const;

/** What stands between the column names stands between all cells. */
function separatorOf(text: string): keyof typeof CELLS {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => header.split(separator).length;
  return (['\t', ';'] as const).find((one) => count(one) > count(',')) ?? ',';
}

function readCells(text: string): Read<Cells[]> {
  const separator = separatorOf(text);
  const cellAt = CELLS[separator];
  const rows: Cells[] = [];
  let line = 1;
  let row: Cells = { line, cells: [] };
  for (let at = 0; at < text.length; ) {
    cellAt.lastIndex = at;
    const found = cellAt.exec(text);
    if (!found)
      return troubled(
        'MALFORMED_LINE',
        `Line ${line}: a quote is not closed, or stands inside a cell without quotes around it.`,
      );
    const [whole, inQuotes, plain, end] = found;
    const cell = inQuotes === undefined ? (plain ?? '') : inQuotes.replaceAll('""', '"');
    row.cells.push(cell);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    at += whole.length;
    if (end === separator && at < text.length) continue;
    if (end === separator) row.cells.push('');
    if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row);
    row = { line, cells: [] };
  }
  return { value: rows };
}
