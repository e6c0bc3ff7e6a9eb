import type { RosterKind } from '../book/book.js';
import { afterBattle, type Enlisted } from './aftermath.testkit.js';
import { lossesOf, statesAfter } from './losses.js';
import { reportSchema } from './report.js';

const POLICIES = {
  casualties: {
    eliminated: [
      {
        kinds: ['person'],
        table: {
          dice: 'd6',
          upTo: [
            [3, 'lost'],
            [5, 'wounded'],
            [6, 'ready'],
          ],
        },
      },
    ],
  },
};
const man = (kind: RosterKind = 'person'): Enlisted => ['blue', kind, '8-0'];
const report = {
  winner: 'red',
  units: [
    ...['ann', 'bert', 'carl', 'dora'].map((unit) => ({ unit, fate: 'killed' })),
    { unit: 'emil', fate: 'missing' },
    { unit: 's', fate: 'reduced', counter: '2-4-7', kind: 'half-squad' },
    { unit: 'h1', fate: 'merged', into: 's' },
    { unit: 'tank', fate: 'damaged' },
    { unit: 'out', fate: 'withdrawn' },
    { unit: 'well', fate: 'unhurt' },
  ],
};
const ROSTER = {
  ...Object.fromEntries(['ann', 'bert', 'carl', 'dora', 'emil', 'out', 'well'].map((id) => [id, man()])),
  s: man('squad'),
  h1: man('half-squad'),
  tank: man('vehicle'),
};
const rolls = Object.fromEntries(
  [2, 4, 5, 6].map((face, i) => [`battle b/eliminated/${['ann', 'bert', 'carl', 'dora'][i]}`, [face]]),
);
const told = reportSchema.parse({ why: 'so', ...report });
const counted = (after?: ReturnType<typeof statesAfter>) =>
  lossesOf(told, () => 'blue', after).map(({ fate, units }) => [fate, units]);

describe('the losses of a battle', () => {
  it('are those that it reported, until its aftermath is worked out', () => {
    expect(counted()).toEqual([
      ['killed', 4],
      ['missing', 1],
      ['reduced', 1],
      ['damaged', 1],
      ['withdrawn', 1],
    ]);
  });

  it('count what became of each: a wounded man who was reported killed is wounded', () => {
    const { told: consequences } = afterBattle({ policies: POLICIES, roster: ROSTER, report }, rolls);
    expect(counted(statesAfter(consequences))).toEqual([
      ['killed', 1],
      ['wounded', 2],
      ['captured', 1],
      ['reduced', 1],
      ['damaged', 1],
      ['withdrawn', 1],
    ]);
  });

  it('leave out whose side is not known', () => {
    expect(lossesOf(told, (unit) => (unit === 'emil' ? 'blue' : undefined))).toEqual([
      { side: 'blue', fate: 'missing', units: 1 },
    ]);
  });
});
