import { afterBattle, entered } from './aftermath.testkit.js';

const roster = {
  p: ['blue', 'person', '8-0'],
  t: ['blue', 'vehicle', 'Sherman'],
  q: ['red', 'person', '9-1'],
} as const;

describe('victory points of a battle', () => {
  it('are what its node is worth: for the winner, and for points made', () => {
    const { book, all } = afterBattle({
      roster,
      node: { worth: { win: 3, perPoint: 0.29 } },
      sides: { blue: { victoryPoints: 4 } },
      report: { winner: 'blue', points: { blue: 100, red: 1 } },
    });
    expect(all('victory-points').map(({ about }) => about)).toEqual([
      { side: 'blue', points: 3, total: 7, for: 'victory', battle: 'b', turn: 3 },
      { side: 'blue', points: 29, total: 36, for: 'points-made', battle: 'b', turn: 3 },
    ]);
    expect(book.side.blue?.victoryPoints).toBe(36);
    expect(book.battle.b).toMatchObject({ status: 'settled', victoryPoints: { blue: 32 } });
    expect(all('victory-points')[0]).not.toHaveProperty('to');
  });

  it('are none in a draw, and none where the battle is worth nothing', () => {
    expect(afterBattle({ roster, report: { winner: null } }).all('victory-points')).toEqual([]);
    const nothing = afterBattle({ roster, node: { worth: { win: 0 } }, report: { winner: 'red' } });
    expect(nothing.all('victory-points')).toEqual([]);
    expect(nothing.book.battle.b).not.toHaveProperty('victoryPoints');
  });

  it('are for losses as they were seen, whatever the dice make of them later', () => {
    const policies = {
      victory: {
        perLossInflicted: [
          { kinds: ['person'], points: 2 },
          { kinds: ['vehicle', 'gun'], points: 5 },
        ],
      },
      casualties: { eliminated: [{ kinds: ['person'], table: { dice: 'd6', upTo: [[6, 'ready']] } }] },
    };
    const { all } = afterBattle(
      {
        roster,
        policies,
        node: { worth: { win: 0 } },
        report: {
          winner: 'blue',
          units: [
            { unit: 'p', fate: 'killed' },
            { unit: 't', fate: 'captured', captor: 'red' },
            { unit: 'q', fate: 'missing' },
          ],
        },
      },
      { 'battle b/eliminated/p': [1] },
    );
    expect(
      all('victory-points').map(({ about: { side, points, for: reason } }) => [side, points, reason]),
    ).toEqual([
      ['blue', 2, 'losses-inflicted'],
      ['red', 7, 'losses-inflicted'],
    ]);
  });

  it('are for promotions, not for demotions', () => {
    const policies = {
      victory: { perPromotion: 2 },
      promotion: {
        ladder: [{ rank: 'Low' }, { rank: 'High' }],
        rules: [
          { rule: 'down', says: 'Down', steps: -1, when: { kills: 1 } },
          { rule: 'up', says: 'Up', when: { battles: 1 } },
        ],
      },
    };
    const ranked = (rank: string, kills = 0) => ['blue', 'person', '8-0', { rank, kills }] as const;
    const { all } = afterBattle({
      policies,
      roster: { a: ranked('Low'), b: ranked('Low'), c: ranked('High', 1) },
    });
    expect(all('promotion').map(({ about }) => about.to)).toEqual(['High', 'High', 'Low']);
    expect(all('victory-points').map(({ about }) => [about.points, about.for])).toEqual([[4, 'promotions']]);
  });
});

describe('a battle that was won', () => {
  it('is counted for its side', () => {
    const { book, all } = afterBattle({
      roster,
      sides: { red: { battlesWon: 2 } },
      report: { winner: 'red' },
    });
    expect(book.side.red?.battlesWon).toBe(3);
    expect(all('battle-won')).toMatchObject([{ about: { side: 'red', battle: 'b', total: 3 } }]);
  });
});

describe('ranks at the end of the campaign', () => {
  it('are worth their steps above the lowest, for those who are alive', () => {
    const person = (rank: string, more: object = {}) => ['blue', 'person', '8-0', { rank, ...more }] as const;
    const policies = {
      victory: { perRankAtEnd: 2 },
      promotion: { ladder: [{ rank: 'Corporal' }, { rank: 'Sergeant' }, { rank: 'Captain' }] },
    };
    const { all } = entered(
      {
        policies,
        roster: {
          a: person('Captain'),
          b: person('Sergeant', { state: 'wounded', until: 9 }),
          c: person('Captain', { state: 'lost' }),
          d: person('Corporal'),
        },
        absent: ['b', 'c'],
        node: { worth: { win: 0 }, ends: true },
        graph: {},
      },
      [
        { fact: 'aftermath', battle: 'b' },
        { fact: 'reorganize', turn: 3 },
        { fact: 'advance', turn: 3 },
      ],
    );
    expect(all('victory-points').map(({ about }) => about)).toEqual([
      { side: 'blue', points: 6, total: 6, for: 'ranks', turn: 3 },
    ]);
    expect(all('over').map(({ about }) => about.winner)).toEqual(['blue']);
  });
});
