import { BOOK, LINE } from '../small-line.testkit.js';
import { momentAt, standingsOver, stillNeeded } from '../views/standing.js';
import { seenRow } from '../views/views.js';
import { emptyBook } from './book.js';
import { ledgersOf, rowsOf, rowsUnder } from './ledgers.js';

const ledgers = ledgersOf(LINE);
const under = (ledger: string) => [...rowsUnder(ledgers, ledger)];

describe('the ledgers of a line', () => {
  it('have every victory point with side, cause, battle, turn and running total', () => {
    expect(under('vp')).toEqual([
      {
        ledger: 'vp',
        version: 6,
        about: { side: 'blue', points: 3, total: 3, for: 'win', battle: 'b1', turn: 1 },
        cause: { battle: 'b1', policy: 'victory.win' },
      },
    ]);
  });

  it('have points by side, for that side alone', () => {
    expect(under('points/red')).toEqual([
      {
        ledger: 'points',
        version: 1,
        to: ['red'],
        about: { side: 'red', points: 4, total: 4, for: 'start' },
      },
    ]);
    expect(under('points/blue')).toEqual([]);
  });

  it('have promotions with their meaning, dice and rule', () => {
    const [row] = under('promotion');
    expect(row).toMatchObject({
      about: { how: 'policy', unit: 'rocca', from: 'Private', to: 'Sergeant', rule: 'bold' },
      rolls: [{ for: 'bold', dice: [{ face: 2 }] }],
      cites: ['3.6'],
      to: ['blue'],
    });
  });

  it('have the losses of each battle with their cause', () => {
    expect(under('loss/b1')).toMatchObject([
      { about: { unit: 'krause', fate: 'killed' }, cause: { version: 12, effect: 1 }, to: ['red'] },
    ]);
  });

  it('have what befell each of the roster, in order', () => {
    const told = under('unit/rocca').map((row) => (row.ledger === 'unit' ? row.what : row.ledger));
    expect(told).toEqual(['enlisted', 'drawn', 'returned', 'kill', 'experience', 'promotion']);
  });

  it('tell of the campaign as a whole in the turn log', () => {
    const told = under('turn').map((row) => (row.ledger === 'turn' ? row.what : row.ledger));
    expect(told).toEqual([
      'begun',
      'sealed',
      'revealed',
      'revealed',
      'battle-opened',
      'battle-reported',
      'aftermath-done',
    ]);
  });

  it('of what is told of many at once keep one in the story of one', () => {
    const bought = {
      what: 'bought',
      about: { side: 'blue', group: 'Rifles', cost: 3, units: ['r1', 'r2'] },
    } as const;
    const rows = [...rowsOf(7, { fact: { fact: 'reveal', turn: 2 }, consequences: [bought] })];
    expect(rows.map(({ key }) => key)).toEqual([
      'unit/r1/000007/0000',
      'unit/r2/000007/0000',
      'turn/000007/0000',
    ]);
    expect(rows[1]?.row).toMatchObject({ unit: 'r2', about: { units: ['r2'] } });
  });

  it('have keys that sort as the line goes, beyond nine and ninety-nine', () => {
    const begun = { what: 'turn-begun', about: { turn: 1, date: '1944-06-06' } } as const;
    const keys = [9, 10, 99, 100].flatMap((version) =>
      [...rowsOf(version, { fact: { fact: 'nothing' }, consequences: [begun] })].map(({ key }) => key),
    );
    const moments = keys.filter((key) => key.startsWith('moment/'));
    expect([...moments].sort()).toEqual(moments);
  });

  it('show a row to those it is addressed to', () => {
    const [points] = under('points/red');
    expect(seenRow(points!, { side: 'blue' })).toBeUndefined();
    expect(seenRow(points!, 'public')).toBeUndefined();
    expect(seenRow(points!, { side: 'red' })).toBe(points);
    expect(seenRow(points!, 'referee')).toBe(points);
    expect(seenRow(under('vp')[0]!, 'public')).toBe(under('vp')[0]);
  });
});

describe('standings', () => {
  const rows = [
    { ledger: 'standing', version: 6, turn: 1, side: 'blue', victoryPoints: 3 },
    { ledger: 'standing', version: 20, turn: 3, side: 'red', victoryPoints: 5 },
  ] as const;

  it('go on through turns in which nobody gains', () => {
    const book = { ...BOOK, campaign: { campaign: { ...BOOK.campaign.campaign!, turn: 4 } } };
    expect(standingsOver(rows, book).map(({ victoryPoints }) => victoryPoints)).toEqual([
      { blue: 3, red: 0 },
      { blue: 3, red: 0 },
      { blue: 3, red: 5 },
      { blue: 3, red: 5 },
    ]);
  });

  it('know the turn and date of every version', () => {
    const moments = [1, 10, 20].map((version, i) => ({
      ledger: 'moment' as const,
      version,
      turn: i + 1,
      date: `1944-06-0${i + 6}`,
    }));
    expect([0, 1, 9, 10, 25].map((version) => momentAt(moments, version)?.turn)).toEqual([
      undefined,
      1,
      1,
      2,
      3,
    ]);
  });
});

describe('what is still needed to win', () => {
  const withVictory = (victory: object) => {
    const row = BOOK.campaign.campaign!;
    const policies = { ...row.policies, victory: { ...row.policies.victory, ...victory } };
    return stillNeeded({ ...BOOK, campaign: { campaign: { ...row, policies } } });
  };

  it('is a lead at the end where nothing wins at once', () => {
    expect(withVictory({ draw: 1 })).toEqual([
      { side: 'blue', atTheEnd: 0, says: 'Wins if the campaign ends so.' },
      { side: 'red', atTheEnd: 5, says: 'Needs 5 more than now to win when the campaign ends.' },
    ]);
  });

  it('is so many points, or such a lead, at once', () => {
    const [blue, red] = withVictory({ toWin: 4, lead: 5 });
    expect(blue).toMatchObject({ points: 1, lead: 2, atTheEnd: 0 });
    expect(blue?.says).toBe(
      'Needs 1 more victory point, or a lead that is greater by 2 to win at once. Wins if the campaign ends so.',
    );
    expect(red).toMatchObject({ points: 4, lead: 8, atTheEnd: 4 });
  });

  it('is more than the other side has, whatever is asked for', () => {
    expect(withVictory({ toWin: 2 })).toMatchObject([
      { side: 'blue', points: 0, says: 'Has what is needed to win.' },
      { side: 'red', points: 4 },
    ]);
  });

  it('is nothing any more when the campaign is over', () => {
    const over = { ...BOOK.campaign.campaign!, over: { why: 'all fought' } };
    expect(stillNeeded({ ...BOOK, campaign: { campaign: over } })).toEqual([]);
    expect(() => stillNeeded(emptyBook())).toThrow('not been begun');
  });
});
