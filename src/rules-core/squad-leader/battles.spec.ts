import { randomBot } from '../kernel/lab/bots.js';
import { all, fought, goesOnInParts, keepsSecretsOf, unmakes } from '../kernel/testing/battles.testkit.js';
import { squadLeader } from './ruleset.js';
import type { SquadLeader } from './system.js';
import { field, position } from './testkit.testkit.js';

const MAP = field(
  {
    D4: 'woods',
    E4: 'stone-building',
    E5: 'stone-building',
    F3: 'grain',
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
    phase: 'rally',
    options: { turns: 3 },
    units: {
      gl: '9-1 at C3',
      g1: '4-6-7 at C3',
      g2: '4-6-7 at C3',
      g3: '8-3-8 at C4',
      g4: ['4-6-7 at C4', { broken: true }],
      gm: 'HMG with g1',
      gn: 'LMG with g2',
      rl: '8-0 at E5',
      r1: '4-4-7 at E5',
      r2: '4-4-7 at E5',
      r3: '6-2-8 at D7',
      r4: '5-3-7 at H6',
      rm: 'MMG with r1',
      rn: ['LMG with r2', { malfunctioned: true }],
      rs: ['sniper -3 at F4', { hidden: true }],
    },
  });

describe('battles between random players', () => {
  test.each(Array.from({ length: 8 }, (_, seed) => seed))(
    'battle %i ends, folds, unmakes, is told in whole sentences, passes the audit and keeps secrets',
    (seed) => {
      const bots = (side: string) => randomBot<SquadLeader>(seed * 7 + side.length);
      const { end } = fought(
        { rulebook: squadLeader, table: MAP, start: start(), seed, bots },
        all(unmakes(start()), keepsSecretsOf(start(), 'german'), goesOnInParts(squadLeader)),
      );
      expect(end.clock.over).toMatchObject({ why: expect.stringMatching(/\.$/) });
    },
  );
});
