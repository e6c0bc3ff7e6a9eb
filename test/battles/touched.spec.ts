import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import type { LedgerRow } from '../../src/rules-core/kernel/citations/ledger.js';
import { Codebase } from './citations.js';
import { beginProfile, type ScriptRun } from './profile.js';
import { type Touched, touchedBy } from './touched.js';

/** A rulebook of one file: functions, a table, an order, and comments that cite. */
const SOURCE = `
const TABLE = { woods: { cites: ['1/woods'] } };
const CHECKS = [TABLE, { cites: ['1/list'] }];
const readTable = () => CHECKS;
function fires(broken) {
  if (broken) return { cites: ['2/broken'] };
  return { cites: ['2/fires'] };
}
/** Nobody comes here (3/a, b). */
function never() {
  return { cites: ['3/never', '2/twice'] };
}
class Leader {
  /** (4/rally) */
  rally() { return { cites: ['2/twice'] }; }
  rout() { return { cites: ['4/rout'] }; }
}
const order = {
  cites: ['5/given'],
  check: () => undefined,
  perform() { return { cites: ['5/performed'] }; },
};
const other = { cites: ['6/given'], perform: () => 6, list: () => [] };
fires(false);
readTable();
new Leader().rally();
order.check();
other.list();
other.perform();
`;
const FILE = '/rulebook/chapter/rules.js';
const row = (rule: string): LedgerRow => ({ rule, line: 1, area: 'fire', kind: 'core', requirement: '' });
const RULES = [
  ...new Set([...SOURCE.matchAll(/'(\d\/\w+)'/g)].map(([, rule]) => rule!)),
  '3/a',
  '3/b',
  '4/rally',
];

async function runsOf(source: string): Promise<ScriptRun[]> {
  const profile = await beginProfile();
  runInThisContext(source, { filename: pathToFileURL(FILE).href });
  return profile.end('/rulebook/');
}

describe('what battles touch', () => {
  let touched: Touched;
  beforeAll(async () => {
    touched = touchedBy(await runsOf(SOURCE), [...RULES, '9/uncited'].map(row), () => 'fire');
  });
  const rules = (is: (one: Touched['rows'][number]) => boolean) =>
    touched.rows.filter(is).map(({ row: { rule } }) => rule);

  test('a rule is touched when a function was called that cites it, in a word, a comment or a table that it reads', () => {
    expect(rules((one) => one.touched).sort()).toEqual([
      '1/list',
      '1/woods',
      '2/broken',
      '2/fires',
      '2/twice',
      '4/rally',
      '6/given',
    ]);
  });

  test('an order that was looked at but never given touches nothing, nor does a function that nobody called', () => {
    expect(rules((one) => !one.touched).sort()).toEqual([
      '3/a',
      '3/b',
      '3/never',
      '4/rout',
      '5/given',
      '5/performed',
    ]);
  });

  test('what no code cites is in neither list', () => {
    expect(rules(({ row: { rule } }) => rule === '9/uncited')).toEqual([]);
  });

  test('a branch that was not taken has not run', () => {
    expect(rules((one) => one.touched && !one.ran)).toEqual(['2/broken']);
  });

  test('it says where', () => {
    const named = (rule: string) =>
      touched.rows.find((one) => one.row.rule === rule)?.where.map(({ name }) => name);
    expect(named('2/twice')).toEqual(['never', 'rally']);
    expect(named('1/woods')).toEqual(['readTable']);
    expect(named('5/given')).toEqual(['perform']);
  });

  test('functions and their text are counted by chapter', () => {
    const { functions, text } = touched.chapters.get('fire')!;
    expect(functions).toEqual({ of: 9, run: 6 });
    expect(text.run).toBeGreaterThan(0);
    expect(text.run).toBeLessThan(text.of);
  });
});

describe('citations', () => {
  test('letters after a rule in a comment are rules of the same paragraph, other words are not', () => {
    const source =
      '/** Held (3.8/v, w) for as long as it stays (1.2/x-a, b), a turn. */\nfunction held() {}\n';
    const known = new Set(['3.8/v', '3.8/w', '3.8/a', '1.2/x-a', '1.2/x-b', '1.2/x']);
    const found = new Codebase([{ file: 'a.js', source }]).citations(known);
    expect(found.map(({ rule }) => rule)).toEqual(['3.8/v', '3.8/w', '1.2/x-a', '1.2/x-b']);
    expect(found.every(({ routines }) => routines[0]?.name === 'held')).toBe(true);
  });
});
