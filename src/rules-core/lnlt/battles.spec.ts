import type { Action } from '../kernel/decide/action.js';
import { randomBot } from '../kernel/lab/bots.js';
import { all, fought, goesOnInParts, keepsSecretsOf, unmakes } from '../kernel/testing/battles.testkit.js';
import { lnlt } from './ruleset.js';
import type { LnltSystem } from './system.js';
import { field, position } from './testkit.testkit.js';

const MAP = field(
  {
    D4: 'light-woods',
    E4: 'stone-building',
    E5: 'stone-building',
    E6: 'stone-building',
    F3: 'vineyard',
    F4: { terrain: 'brush', level: 1 },
    G4: { level: 1 },
    C6: { hexsides: { 0: 'hedge', 1: 'wall' } },
    H6: 'woods',
    D7: 'wooden-building',
  },
  { columns: 9, rows: 9 },
);

const start = () =>
  position({
    map: MAP,
    agenda: [{ task: 'turn' }],
    clock: { phase: 'rally', lastTurn: 4 },
    sides: { german: { ambush: true } },
    marks: { F5: { foxholes: true } },
    units: {
      gl: 'Leader 7-1-6 at C3',
      g1: '1-6-4-5 at C3',
      g2: '1-6-4-5 at C3',
      g3: '2-4-4-5 at C4',
      g4: ['1-5-4-5 at C4', { shaken: true }],
      gm: 'MG42 with g1',
      gf: 'Flamethrower with g3',
      gc: 'Satchel Charge with g3',
      gt: ['HMG Team at B4', { facing: 1 }],
      gs: 'Sniper',
      gd: 'Medic at C4',
      al: 'Airborne Leader 7-1-6 at C5',
      a1: '2-5-4-6 at C5',
      a2: '2-5-4-6 at C5',
      a3: '2-5-4-6 at D4',
      ah: 'Hero 2-6-6 at D4',
      am: 'BAR with a1',
      an: 'M1919A4 with a2',
      ao: ['American BAR with a3', { jammed: 'jammed' }],
      ad: ['Medic at E4', { wounded: true }],
      ak: ['Scout at D7', {}],
      as: 'Sniper',
    },
  });

/** Rolls that are neither one nor two six-sided dice (1.2); lots that are drawn are told with what is drawn from. */
const oddDice = ({ rolls }: Action<LnltSystem>) =>
  rolls.filter((roll) => !/: 1 .+, 2 /.test(roll.for) && isOdd(roll.dice));

const isOdd = (dice: readonly { readonly sides: number }[]) =>
  dice.length < 1 || dice.length > 2 || dice.some(({ sides }) => sides !== 6);

describe('battles between random players', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    '[lnlt 1.2] battle %i, by one or two six-sided dice at a time: ends, folds, unmakes, is told in whole sentences, passes the audit and keeps secrets',
    (seed) => {
      const bots = (side: string) => randomBot<LnltSystem>(seed * 7 + side.length);
      const { end, actions } = fought(
        { rulebook: lnlt, table: MAP, start: start(), seed, bots },
        all(unmakes(start()), keepsSecretsOf(start(), 'german'), goesOnInParts(lnlt)),
      );
      expect(end.clock.over).toMatchObject({ why: expect.stringMatching(/\.$/) });
      expect(actions.flatMap(oddDice)).toEqual([]);
    },
  );
});
