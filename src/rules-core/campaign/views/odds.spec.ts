import { lineOf } from '../aftermath/aftermath.testkit.js';
import { reportSchema } from '../aftermath/report.js';
import { emptyBook } from '../book/book.js';
import { copyBook } from '../book/changes.js';
import { campaignDice, type DiceTable } from '../book/dice.js';
import { makeAll } from '../book/lines.js';
import { enter } from '../facts/decide.js';
import { isFactRefused } from '../facts/facts.js';
import { toyDice } from '../random-campaign.testkit.js';
import { toyPieces } from '../toy-rulebook.testkit.js';
import { dryReport, dryRun } from './odds.js';

function ran(scene: Parameters<typeof lineOf>[0], fact: Parameters<typeof dryRun>[1]) {
  const book = emptyBook();
  for (const { consequences } of lineOf(scene)) makeAll(book, consequences);
  const before = JSON.stringify(book);
  const run = dryRun(book, fact, { pieces: toyPieces });
  expect(JSON.stringify(book)).toBe(before);
  return { run, book };
}

function rolling(table: DiceTable, units: readonly string[] = ['p']) {
  const scene = {
    policies: { casualties: { eliminated: [{ kinds: ['person'], table }] } },
    roster: Object.fromEntries(units.map((id) => [id, ['blue', 'person', '8-0'] as const])),
    report: { units: units.map((unit) => ({ unit, fate: 'killed' })) },
  };
  const { run } = ran(scene, { fact: 'aftermath', battle: 'b' });
  if (isFactRefused(run)) throw new Error(run.why);
  return run;
}

describe('a dry run of the next step', () => {
  it('lists every roll with the chances of its results, and follows the likeliest', () => {
    const run = rolling({
      dice: '2d6',
      upTo: [
        [4, 'ready'],
        [9, 'wounded'],
        [12, 'lost'],
      ],
      cites: ['19.1.8/6'],
    });
    const [chance] = run.chances;
    expect(chance).toMatchObject({ key: 'battle b/eliminated/p', for: 'casualty: p', cites: ['19.1.8/6'] });
    expect(chance?.results.map(({ result, chance }) => [result, Math.round(36 * chance)])).toEqual([
      ['ready', 6],
      ['wounded', 24],
      ['lost', 6],
    ]);
    const told = run.consequences.find(({ what }) => what === 'casualty');
    expect(told).toMatchObject({ about: { to: 'wounded' }, rolls: [{ dice: [{ face: 6 }, { face: 1 }] }] });
  });

  it.each([
    [
      'd10',
      [
        [9, 'lost'],
        [10, 'ready'],
      ],
      'lost',
      0.9,
    ],
    [
      'd10',
      [
        [1, 'lost'],
        [10, 'wounded'],
      ],
      'wounded',
      0.9,
    ],
    [
      'd100',
      [
        [1, 'lost'],
        [100, 'wounded'],
      ],
      'wounded',
      0.99,
    ],
    [
      'd100',
      [
        [99, 'lost'],
        [100, 'wounded'],
      ],
      'lost',
      0.99,
    ],
    [
      '3d6',
      [
        [3, 'lost'],
        [18, 'wounded'],
      ],
      'wounded',
      215 / 216,
    ],
    [
      'd6',
      [
        [2, 'ready'],
        [1, 'lost'],
      ],
      'lost',
      4 / 6,
    ],
  ] as const)('reads %s on any table', (dice, upTo, likeliest, odds) => {
    const run = rolling({ dice, upTo });
    const told = run.consequences.find(({ what }) => what === 'casualty' || what === 'returned');
    expect(told?.about).toMatchObject({ to: likeliest });
    const results = run.chances[0]?.results ?? [];
    expect(results.find(({ result }) => result === likeliest)?.chance).toBeCloseTo(odds, 10);
    expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
  });

  it('gives each total where no table says what it means', () => {
    const { run } = ran(
      { peace: true, roster: { t: ['red', 'vehicle', 'T-34'] } },
      { fact: 'reorganize', turn: 3 },
    );
    if (isFactRefused(run)) throw new Error(run.why);
    expect(run.chances).toEqual([
      {
        key: 'turn 3/march/t',
        for: 'march',
        results: [1, 2, 3, 4, 5, 6].map((face) => ({ result: String(face), chance: 1 / 6 })),
      },
    ]);
  });

  it('names the rolls that the step will make when it is taken', () => {
    const table = { dice: 'd6', upTo: [[6, 'lost']] } as const;
    const run = rolling(table, ['p', 'q', 'r']);
    expect(run.chances.map(({ key }) => key)).toEqual(
      ['p', 'q', 'r'].map((id) => `battle b/eliminated/${id}`),
    );
    const { book } = ran(
      {
        policies: { casualties: { eliminated: [{ kinds: ['person'], table }] } },
        roster: { p: ['blue', 'person', '8-0'] },
        report: { units: [{ unit: 'p', fate: 'killed' }] },
      },
      { fact: 'aftermath', battle: 'b' },
    );
    const real = enter(
      copyBook(book),
      { fact: 'aftermath', battle: 'b' },
      { pieces: toyPieces, dice: campaignDice(toyDice(7), 0) },
    );
    if (isFactRefused(real)) throw new Error(real.why);
    expect(real.filter(({ rolls }) => rolls)).toHaveLength(1);
  });

  it('is refused where the step is', () => {
    const { run } = ran({ peace: true }, { fact: 'reorganize', turn: 9 });
    expect(run).toMatchObject({ refused: 'WRONG_TURN' });
  });
});

describe('a report that is tried', () => {
  const table = {
    dice: 'd6',
    upTo: [
      [2, 'lost'],
      [6, 'wounded'],
    ],
  };
  const scene = {
    policies: { casualties: { eliminated: [{ kinds: ['person'], table }] } },
    roster: { p: ['blue', 'person', '8-0'], q: ['blue', 'person', '8-0'] },
  } as const;
  const report = (winner: string, unit: string) => ({
    fact: 'report' as const,
    battle: 'b',
    report: reportSchema.parse({ winner, why: 'so', units: [{ unit, fate: 'killed' }] }),
  });
  /** Battle `b` as it was before its report. */
  const open = () => {
    const book = emptyBook();
    for (const { consequences } of lineOf(scene)) makeAll(book, consequences);
    const { report: _, ...row } = book.battle.b as never as Record<string, unknown>;
    book.battle.b = { ...row, status: 'open' } as never;
    return book;
  };

  it('tells what would come of it, whatever else is still fought, and changes nothing', () => {
    const book = open();
    book.battle.c = { ...book.battle.b, name: 'Another', drawn: {} } as never;
    const before = JSON.stringify(book);
    const run = dryReport(book, report('red', 'p'), { pieces: toyPieces });
    if (isFactRefused(run)) throw new Error(run.why);
    expect(run.chances).toMatchObject([
      { key: 'battle b/eliminated/p', results: [{ result: 'lost' }, { result: 'wounded', chance: 4 / 6 }] },
    ]);
    expect(run.after.roster.p?.state).toBe('wounded');
    expect(run.consequences.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['casualty', 'returned', 'aftermath-done']),
    );
    expect(JSON.stringify(book)).toBe(before);
  });

  it('is refused where the report would be', () => {
    expect(dryReport(open(), report('red', 'x'), { pieces: toyPieces })).toMatchObject({
      refused: 'NOT_DRAWN',
    });
  });
});
