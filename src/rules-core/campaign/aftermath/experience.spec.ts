import type { RosterRow } from '../book/book.js';
import { policiesSchema } from '../policies/policies.js';
import { afterBattle } from './aftermath.testkit.js';
import { levelOf } from './experience.js';

const LEVELS = [
  { level: 'green', from: 0, says: 'Green' },
  {
    level: 'line',
    from: 3,
    says: 'Line',
    kinds: ['squad'],
    gives: { counters: { '4-3-6': '4-6-7' }, is: { elr: 3 } },
    cites: ['3.11.2'],
  },
  {
    level: 'elite',
    from: 6,
    says: 'Elite',
    kinds: ['squad'],
    gives: { counters: { '4-6-7': '6-5-8' }, is: { elr: 5 } },
  },
];
const policies = {
  experience: {
    earns: [
      { for: 'battle', points: 1 },
      { for: 'victory', points: 2, cites: ['1'] },
      { for: 'kill', points: 2, kinds: ['squad'] },
      { for: 'was-reduced', points: -4 },
    ],
    levels: LEVELS,
  },
};
const s = ['blue', 'squad', '4-3-6', { level: 'green' }] as const;

describe('experience', () => {
  it('is earned by being there, by winning and by deeds, each with its total and its cause', () => {
    const { all, row } = afterBattle({
      policies: { experience: { ...policies.experience, levels: [] } },
      roster: {
        s: ['blue', 'squad', '4-6-7', { experience: 10 }],
        p: ['blue', 'person', '8-0'],
        r: ['red', 'squad', '4-4-7'],
      },
      report: {
        winner: 'blue',
        units: [
          { unit: 's', fate: 'unhurt', deeds: [{ deed: 'kill', times: 2, cause: { version: 7 } }] },
          { unit: 'p', fate: 'unhurt', deeds: [{ deed: 'kill' }] },
        ],
      },
    });
    expect(
      all('experience').map(({ about: { unit, points, total, for: reason, times } }) => [
        unit,
        points,
        total,
        reason,
        times,
      ]),
    ).toEqual([
      ['p', 1, 1, 'battle', 1],
      ['p', 2, 3, 'victory', 1],
      ['r', 1, 1, 'battle', 1],
      ['s', 1, 11, 'battle', 1],
      ['s', 2, 13, 'victory', 1],
      ['s', 4, 17, 'kill', 2],
    ]);
    expect(all('experience')[5]).toMatchObject({
      cause: { battle: 'b', version: 7, policy: 'experience.kill' },
      to: ['blue'],
    });
    expect(all('experience')[4]).toMatchObject({ cites: ['1'] });
    expect(row('s').experience).toBe(17);
  });

  it('is not earned by the dead, nor when it is switched off', () => {
    const units = [{ unit: 's', fate: 'killed' }];
    expect(afterBattle({ policies, roster: { s }, report: { units } }).all('experience')).toEqual([]);
    const off = { ...policies, off: ['experience'] };
    expect(afterBattle({ policies: off, roster: { s } }).row('s')).toMatchObject({
      experience: 0,
      level: 'green',
    });
  });

  it('adds up deeds of one name, and then names no single cause', () => {
    const deeds = [
      { deed: 'kill', times: 2, cause: { version: 7 } },
      { deed: 'kill', cause: { version: 9 } },
    ];
    const { all } = afterBattle({
      policies,
      roster: { s },
      report: { units: [{ unit: 's', fate: 'unhurt', deeds }] },
    });
    const kills = all('experience').find(({ about }) => about.for === 'kill');
    expect(kills).toMatchObject({ about: { points: 6, times: 3 } });
    expect(kills?.cause).toEqual({ battle: 'b', policy: 'experience.kill' });
  });
});

describe('levels', () => {
  const kills = (times: number, more: object = {}) => ({
    units: [{ unit: 's', fate: 'unhurt', deeds: [{ deed: 'kill', times }], ...more }],
  });

  it('give the counter and what the unit brings along, one level after the other', () => {
    const { row, all } = afterBattle({ policies, roster: { s }, report: kills(3) });
    expect(row('s')).toMatchObject({ experience: 7, level: 'elite', counter: '6-5-8', is: { elr: 5 } });
    expect(all('level').map(({ about }) => about)).toEqual([
      { unit: 's', from: 'green', to: 'line', counter: { from: '4-3-6', to: '4-6-7' } },
      { unit: 's', from: 'line', to: 'elite', counter: { from: '4-6-7', to: '6-5-8' } },
    ]);
    expect(all('level')[0]).toMatchObject({ cites: ['3.11.2'], to: ['blue'] });
  });

  it('are for the kinds that they name', () => {
    const p = ['blue', 'person', '8-0', { experience: 2, level: 'green' }] as const;
    const { row, all } = afterBattle({ policies, roster: { p }, report: { winner: 'blue' } });
    expect(row('p')).toMatchObject({ experience: 5, level: 'green' });
    expect(all('level')).toEqual([]);
  });

  it('come of the sum of a battle, not of each deed in it', () => {
    const { all } = afterBattle({
      policies,
      roster: { s: ['blue', 'squad', '4-6-7', { experience: 4, level: 'line' }] },
      report: kills(1, { fate: 'reduced' }),
    });
    expect(all('experience').map(({ about }) => about.total)).toEqual([5, 7, 3]);
    expect(all('level')).toEqual([]);
  });

  it('are lost again with the experience, and what they gave with them', () => {
    const { row, all } = afterBattle({
      policies,
      roster: { s: ['blue', 'squad', '4-6-7', { experience: 4, level: 'line', is: { elr: 3, oath: true } }] },
      report: { units: [{ unit: 's', fate: 'reduced' }] },
    });
    expect(row('s')).toMatchObject({ experience: 1, level: 'green', counter: '4-3-6', is: { oath: true } });
    expect(all('level').map(({ about }) => about)).toEqual([
      { unit: 's', from: 'line', to: 'green', counter: { from: '4-6-7', to: '4-3-6' } },
    ]);
  });

  it('do not come again to a veteran who was enlisted with them', () => {
    const { row, all } = afterBattle({
      policies,
      roster: { s: ['blue', 'squad', '4-3-6', { experience: 4 }] },
      report: { winner: null },
    });
    expect(row('s')).toMatchObject({ experience: 5, counter: '4-3-6' });
    expect(all('level')).toEqual([]);
  });
});

describe('what a battle counts', () => {
  it('are kills of every kind, by what was killed, and checks', () => {
    const { row, all } = afterBattle({
      roster: { s, r: ['red', 'squad', '4-4-7'] },
      report: {
        units: [
          {
            unit: 's',
            fate: 'unhurt',
            checksPassed: 3,
            checksFailed: 1,
            actions: 9,
            deeds: [
              { deed: 'kill', to: 'r', cause: { version: 4, effect: 1 } },
              { deed: 'close-combat-kill', to: 'a sniper', times: 2 },
              { deed: 'rally' },
            ],
          },
          { unit: 'r', fate: 'reduced', counter: '2-3-7', kind: 'half-squad' },
        ],
      },
    });
    expect(row('s').kills).toBe(3);
    expect(all('kill').map(({ about }) => about)).toEqual([
      { unit: 's', battle: 'b', of: '4-4-7', times: 1 },
      { unit: 's', battle: 'b', of: 'a sniper', times: 2 },
    ]);
    expect(all('kill')[0]).toMatchObject({ cause: { battle: 'b', version: 4, effect: 1 }, to: ['blue'] });
    expect(all('checks').map(({ about }) => about)).toEqual([
      { unit: 's', battle: 'b', passed: 3, failed: 1, actions: 9 },
    ]);
  });
});

describe('the level of somebody who has just joined', () => {
  const house = policiesSchema.parse({ preset: 'house', ...policies });
  const joined = (row: Pick<RosterRow, 'kind' | 'experience'> & { level?: string }) =>
    levelOf(house, row as RosterRow);

  it('is what his experience gives his kind', () => {
    expect(joined({ kind: 'squad', experience: 0 })).toBe('green');
    expect(joined({ kind: 'squad', experience: 7 })).toBe('elite');
    expect(joined({ kind: 'person', experience: 7 })).toBe('green');
  });

  it('is the one to which he has come where he has come to one', () => {
    expect(joined({ kind: 'squad', experience: 7, level: 'line' })).toBe('line');
  });

  it('is none where experience is not counted', () => {
    const off = { ...house, off: ['experience'] } as typeof house;
    expect(levelOf(off, { kind: 'squad', experience: 7 } as RosterRow)).toBeUndefined();
  });
});
