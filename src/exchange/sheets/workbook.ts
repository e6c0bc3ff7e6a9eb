/**
 * Tables as one `.xlsx` file (ECMA-376): a sheet for each, texts and numbers, no formula anywhere. The libraries that do this
 * are large for it, and of the two that are known best one has left npm with open advisories and the other stands still.
 */
import { strToU8, zipSync } from 'fflate';

type Cell = string | number | undefined;

export interface Sheet {
  readonly name: string;
  readonly columns: readonly string[];
  /** Cells in the order of the columns. */
  readonly rows: readonly (readonly Cell[])[];
}

/** The same tables give the same bytes: a zip has dates, which would tell them apart. */
const DATE = '1980-01-02';

export function workbook(sheets: readonly Sheet[]): Uint8Array {
  const names = namesOf(sheets);
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': book(names),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, i): [string, string] => ['worksheet', `worksheets/sheet${i + 1}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
  };
  for (const [i, sheet] of sheets.entries()) parts[`xl/worksheets/sheet${i + 1}.xml`] = worksheet(sheet);
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(HEAD + xml)]);
  return zipSync(Object.fromEntries(files), { mtime: DATE });
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const LONGEST_NAME = 31;

/** Excel takes no longer ones, no `[]:*?/\`, and none twice, in whatever case. */
function namesOf(sheets: readonly Sheet[]): string[] {
  const names: string[] = [];
  for (const { name } of sheets) {
    const plain = name.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_NAME - 3) || 'Sheet';
    const isTaken = (one: string) => names.some((other) => other.toLowerCase() === one.toLowerCase());
    let free = plain;
    for (let n = 2; isTaken(free); n++) free = `${plain} ${n}`;
    names.push(free);
  }
  return names;
}

function contentTypes(sheets: number): string {
  const part = (path: string, type: string) => `<Override PartName="/xl/${path}" ContentType="${type}"/>`;
  const all = Array.from({ length: sheets }, (_, i) =>
    part(`worksheets/sheet${i + 1}.xml`, `${SHEET_TYPE}.worksheet+xml`),
  );
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook.xml', `${SHEET_TYPE}.sheet.main+xml`)}${part('styles.xml', `${SHEET_TYPE}.styles+xml`)}${all.join('')}</Types>`;
}

function relations(all: readonly (readonly [type: string, target: string])[]): string {
  const each = all.map(
    ([type, target], i) => `<Relationship Id="r${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function book(names: readonly string[]): string {
  const sheets = names.map(
    (name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="r${i + 1}"/>`,
  );
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/** Style 1 is bold, for the heads of columns; style 2 wraps long texts. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;
const BOLD = 1;
const WRAPPED = 2;

const WIDTH = { least: 8, most: 80 };

/** The first line stays in sight, and has filters. */
function worksheet({ columns, rows }: Sheet): string {
  const longest = columns.map((column, i) =>
    rows.reduce((most, row) => Math.max(most, String(row[i] ?? '').length), column.length),
  );
  const widths = longest.map((length, i) => {
    const width = Math.min(WIDTH.most, Math.max(WIDTH.least, length + 2));
    return `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`;
  });
  const lines = [
    line(columns, 1, () => BOLD),
    ...rows.map((row, i) => line(row, i + 2, (cell) => (String(cell).length > WIDTH.most ? WRAPPED : 0))),
  ];
  const all = `A1:${letters(columns.length - 1)}${rows.length + 1}`;
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData><autoFilter ref="${all}"/></worksheet>`;
}

function line(cells: readonly Cell[], number: number, styleOf: (cell: string | number) => number): string {
  const written = cells.map((cell, i) =>
    cell === undefined || cell === '' ? '' : cellOf(cell, `${letters(i)}${number}`, styleOf(cell)),
  );
  return `<row r="${number}">${written.join('')}</row>`;
}

/** What is written as a text is never worked out, whatever it begins with. */
function cellOf(cell: string | number, at: string, style: number): string {
  const styled = style === 0 ? '' : ` s="${style}"`;
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${at}"${styled}><v>${cell}</v></c>`;
  return `<c r="${at}"${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(cut(String(cell)))}</t></is></c>`;
}

/** Of a column: A to Z, AA and on. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** As much as Excel takes in a cell. */
const LONGEST_CELL = 32_000;
const cut = (text: string): string => (text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)}…` : text);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML does not take are left out; `_x0041_` would be read as a letter. */
const escaped = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not take
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] as string);
