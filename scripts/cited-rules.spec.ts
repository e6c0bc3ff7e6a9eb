import { wrongCitations } from './cited-rules.js';

const RULES = new Map([
  ['duel', new Set(['1', '2/b'])],
  ['long-name', new Set(['3.1'])],
]);
const wrong = (texts: Record<string, string>) =>
  wrongCitations(texts, RULES).map(({ file, line, system, rule }) => `${file}:${line} ${system} ${rule}`);

describe('the check that tests cite rules that there are', () => {
  test('it tells file, line, system and rule of each that no ledger has', () => {
    const text = "test('[duel 1] fires', fires);\ntest('[duel 1 × 2/c, 2] [long-name 3] breaks', breaks);\n";
    expect(wrong({ 'src/a.spec.ts': text })).toEqual([
      'src/a.spec.ts:2 duel 2/c',
      'src/a.spec.ts:2 duel 2',
      'src/a.spec.ts:2 long-name 3',
    ]);
  });

  test('those that there are, other brackets and the brackets of other systems are left alone', () => {
    const text = "test('[duel 1 × 2/b] [long-name 3.1] [other 9] dice[0] [position b]', fires);";
    expect(wrong({ 'src/a.spec.ts': text })).toEqual([]);
  });

  test('titles of `test.each` are read in their rows, and not put together', () => {
    const text = "test.each([\n  ['[duel 2/c] far', 3],\n  ['c', 4],\n])('[duel 2/%s] %i', fires);";
    expect(wrong({ 'src/a.spec.ts': text })).toEqual([
      'src/a.spec.ts:2 duel 2/c',
      'src/a.spec.ts:4 duel 2/%s',
    ]);
    expect(wrong({ 'src/a.spec.ts': 'test(`[duel $' + '{id}] fires`, fires);' })).toHaveLength(1);
  });

  test('rows of a table that say their rules are read in all files beside it', () => {
    const table =
      'for (const row of rows) test(`[duel $' + '{row.rules}] $' + '{row.what}`, () => play(row));';
    const rows = "crossings('they meet', [\n  { rules: '1 × 2/b' },\n  { rules: '1 × 9' },\n]);";
    expect(
      wrong({ 'src/x/rows.spec.ts': rows, 'src/x/table.testkit.ts': table, 'src/y/rows.spec.ts': rows }),
    ).toEqual(['src/x/rows.spec.ts:3 duel 9']);
  });
});
