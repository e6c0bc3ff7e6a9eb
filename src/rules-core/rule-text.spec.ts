import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { citationsIn, coverageOf, movements } from './kernel/citations/coverage.js';
import { type LedgerRow, parseLedger } from './kernel/citations/ledger.js';
import { type RuleIds, rulesOf, ruleText, SYSTEM_NAMES } from './rule-text.js';

const HEADING = 'rule\talias\tline\tarea\tkind\trequirement';
const ledger = (...rows: string[]) => parseLedger([HEADING, ...rows].join('\n'));

describe('a ledger', () => {
  it('reads its rows', () => {
    expect(
      ledger('3.1/a\t88.1\t12\tfire\tcore\tFires once.', '3.2\t-\t13\tother\tnone\tA heading.', ''),
    ).toEqual({
      rows: [
        { rule: '3.1/a', alias: '88.1', line: 12, area: 'fire', kind: 'core', requirement: 'Fires once.' },
        { rule: '3.2', line: 13, area: 'other', kind: 'none', requirement: 'A heading.' },
      ],
      problems: [],
    });
  });

  it.each([
    ['another heading', 'x\ty', 1, 'The heading'],
    ['too few columns', `${HEADING}\n1\t-\t2`, 2, '6 columns, this one 3'],
    [
      'an id that cannot be cited',
      `${HEADING}\n1, 2\t-\t2\tfire\tcore\tx`,
      2,
      'no blanks, commas or brackets',
    ],
    [
      'an id given twice',
      `${HEADING}\n1\t-\t2\tfire\tcore\tx\n1\t-\t3\tfire\tcore\ty`,
      3,
      'stands already in row 2',
    ],
    ['a line that is not a number', `${HEADING}\n1\t-\tx\tfire\tcore\tx`, 2, 'is not a line number'],
    ['no area', `${HEADING}\n1\t-\t2\t\tcore\tx`, 2, 'Name the area'],
    ['an unknown kind', `${HEADING}\n1\t-\t2\tfire\tmust\tx`, 2, '"must" is not one of'],
    ['no requirement', `${HEADING}\n1\t-\t2\tfire\tcore\t `, 2, 'Say what the rule requires'],
  ])('reports %s', (_what, text, row, message) => {
    expect(parseLedger(text).problems).toEqual([{ row, message: expect.stringContaining(message) }]);
  });

  it('fuzz: reads or reports any text, row by row', () => {
    const cell = fc.oneof(
      fc.constantFrom('1.1', '-', '7', 'fire', 'core', 'none', '', '\r', 'a b'),
      fc.string(),
    );
    const text = fc
      .array(fc.array(cell, { maxLength: 7 }).map((cells) => cells.join('\t')))
      .map((rows) => [HEADING, ...rows].join('\n'));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (input) => {
        const { rows, problems } = parseLedger(input);
        const given = input
          .split(/\r?\n/)
          .slice(1)
          .filter((line) => line !== '').length;
        expect(rows.length + problems.filter(({ row }) => row > 1).length).toBe(given);
        expect(new Set(rows.map(({ rule }) => rule)).size).toBe(rows.length);
      }),
    );
  });
});

describe.each(SYSTEM_NAMES)('the ledger of %s', (system) => {
  const folder = join(import.meta.dirname, system);
  const ledgers = readdirSync(folder).filter((name) => /^ledger.*\.tsv$/.test(name));

  it('is in order and stands behind every citation', async () => {
    const read = ledgers.map((name) => parseLedger(readFileSync(join(folder, name), 'utf8')));
    expect(read.flatMap(({ problems }) => problems)).toEqual([]);
    const rows = read.flatMap((one) => one.rows);
    const known = await rulesOf(system);
    expect(known.size).toBe(rows.length);
    for (const row of rows) expect(known.get(row.rule)).toEqual(row);
  });
});

describe('the text behind a citation', () => {
  it('is found by system and id, and is nothing for an id that does not exist', async () => {
    expect((await ruleText('combat', '2.6.2')).requirement).toContain('00 = 100');
    expect(await ruleText('combat', 'no such rule' as string)).toBeUndefined();
  });

  it('compiles only for ids of that system', () => {
    const cited: RuleIds['aslsk'] = '3.2.2/a';
    // @ts-expect-error There is no such rule.
    const wrong: RuleIds['aslsk'] = '99.9/z';
    expect(cited).not.toBe(wrong);
  });
});

describe('coverage', () => {
  const row = (rule: string, area: string, kind: LedgerRow['kind']): LedgerRow => ({
    rule,
    line: 1,
    area,
    kind,
    requirement: rule,
  });
  const ledgers = {
    skirmish: [
      row('1.1', 'fire', 'core'),
      row('1.2/b', 'fire', 'data'),
      row('2.1', 'rally', 'core'),
      row('3', 'other', 'none'),
    ],
    duel: [row('1.0', 'fire', 'optional')],
  };

  it('reads one citation, a list, and several brackets', () => {
    expect(citationsIn('[aslsk 3.2.3/NMC-a] x')).toEqual([{ system: 'aslsk', rule: '3.2.3/NMC-a' }]);
    expect(citationsIn('[aslsk 3.3.5/c × 1.2.5/e] x')).toEqual([
      { system: 'aslsk', rule: '3.3.5/c' },
      { system: 'aslsk', rule: '1.2.5/e' },
    ]);
    expect(citationsIn('[long-name 3.1, 3.2/b] x [aslsk 2.0/A#]')).toEqual([
      { system: 'long-name', rule: '3.1' },
      { system: 'long-name', rule: '3.2/b' },
      { system: 'aslsk', rule: '2.0/A#' },
    ]);
    expect(citationsIn('dice[0] and [x]')).toEqual([]);
  });

  it('counts core and data rows that a passing test names, by area', () => {
    const { systems, unknown } = coverageOf(ledgers, [
      '[skirmish 1.1, 1.2/b] a',
      '[skirmish 1.1] b',
      '[skirmish 3] c',
      'd',
    ]);
    expect(unknown).toEqual([]);
    expect(systems[0]).toMatchObject({
      system: 'skirmish',
      rows: 3,
      proved: 2,
      percent: 66.6,
      areas: { fire: { rows: 2, proved: 2, percent: 100 }, rally: { rows: 1, proved: 0, percent: 0 } },
    });
    expect(systems[0]!.missing.map(({ rule }) => rule)).toEqual(['2.1']);
    expect(systems[1]).toMatchObject({ system: 'duel', rows: 0, proved: 0, percent: 0 });
  });

  it('reports a citation that no ledger has, and leaves other brackets alone', () => {
    const { unknown } = coverageOf(ledgers, ['[skirmish 9.9] a', '[position b] c']);
    expect(unknown).toEqual([{ system: 'skirmish', rule: '9.9', title: '[skirmish 9.9] a' }]);
  });

  it('sees figures fall and rise against the ratchet', () => {
    const { systems } = coverageOf(ledgers, ['[skirmish 1.1] a']);
    expect(movements(systems, { skirmish: 2 })).toEqual({
      fallen: [{ system: 'skirmish', before: 2, now: 1 }],
      risen: [],
    });
    expect(movements(systems, {})).toEqual({
      fallen: [],
      risen: [{ system: 'skirmish', before: 0, now: 1 }],
    });
    expect(movements(systems, { skirmish: 1 })).toEqual({ fallen: [], risen: [] });
  });
});
