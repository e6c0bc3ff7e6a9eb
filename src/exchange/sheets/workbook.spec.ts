/** What is written here is read by Python's zipfile and XML: test/conformance/xlsx.py. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sheet, workbook } from './workbook.js';

const READER = join(import.meta.dirname, '../../../test/conformance/xlsx.py');
const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
afterAll(() => rmSync(folder, { recursive: true }));

function readBack(bytes: Uint8Array): Record<string, Record<string, string | number>> {
  const file = join(folder, 'book.xlsx');
  writeFileSync(file, bytes);
  const { status, stdout, stderr } = spawnSync('python3', [READER, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

test('each table is a sheet: numbers are numbers, texts are texts, and what is not there is left out', () => {
  const sheets: Sheet[] = [
    {
      name: 'Roster',
      columns: ['name', 'kills'],
      rows: [
        ['Ämter & <Söhne>', 2],
        ['雪', undefined],
      ],
    },
    { name: 'Turns', columns: ['turn'], rows: [] },
  ];
  expect(readBack(workbook(sheets))).toEqual({
    Roster: { A1: 'name', B1: 'kills', A2: 'Ämter & <Söhne>', B2: 2, A3: '雪' },
    Turns: { A1: 'turn' },
  });
});

test.each([
  ['=HYPERLINK("x")', '=HYPERLINK("x")'],
  ['+1', '+1'],
  ['@SUM(A1)', '@SUM(A1)'],
  ['_x0041_', '_x0041_'],
  ['a\u0000b\u001bc', 'abc'],
  ['  blanks\nand lines ', '  blanks\nand lines '],
  ['half \ud800 a pair', 'half \ufffd a pair'],
  ['1e3', '1e3'],
])('%j stays the text that it is', (text, read) => {
  const { Sheet: sheet } = readBack(workbook([{ name: 'Sheet', columns: ['text'], rows: [[text]] }]));
  expect(sheet?.A2).toBe(read);
});

test('a cell holds as much as Excel takes, and columns go on after Z', () => {
  const columns = Array.from({ length: 28 }, (_, i) => `c${i}`);
  const { Wide: sheet = {} } = readBack(
    workbook([{ name: 'Wide', columns, rows: [columns.map(() => 'x'.repeat(40_000))] }]),
  );
  expect(sheet.AB1).toBe('c27');
  expect(String(sheet.A2).length).toBeLessThan(32_767);
});

test('names of sheets are what Excel takes', () => {
  const names = ['A/B: C?', 'a b  c ', 'x'.repeat(60), ''].map((name) => ({
    name,
    columns: ['c'],
    rows: [],
  }));
  const read = Object.keys(readBack(workbook(names)));
  expect(read).toHaveLength(4);
  for (const name of read) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/);
});

test('the same tables give the same bytes', () => {
  const sheets: Sheet[] = [{ name: 'One', columns: ['c'], rows: [['x']] }];
  expect(workbook(sheets)).toEqual(workbook(sheets));
});
