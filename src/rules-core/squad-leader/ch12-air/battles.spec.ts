import { randomBot } from '../../kernel/lab/bots.js';
import { all, fought, goesOnInParts, keepsSecretsOf, unmakes } from '../../kernel/testing/battles.testkit.js';
import { squadLeader } from '../ruleset.js';
import type { SquadLeader } from '../system.js';
import { field, position } from '../testkit.testkit.js';

const MAP = field({ D4: 'woods', G6: 'stone-building', H7: 'wooden-building', C9: 'orchard' });

/** Aircraft of both sides, men under parachutes and in a glider, and guns that lie in wait for them. */
const start = () =>
  position({
    map: MAP,
    phase: 'movement',
    options: { turns: 2 },
    sides: {
      german: { air: {}, airdrop: 'waiting', gliders: 'waiting' },
      russian: { air: { chance: true } },
    },
    secrets: { german: { airTime: 2 } },
    units: {
      gs: 'Stuka',
      gf: 'fighter',
      g1: '4-6-7 at B2',
      gl: '9-1 at B2',
      gp: ['4-6-8', { jumps: true, stick: 1 }],
      gq: ['8-1', { jumps: true, stick: 1 }],
      gm: ['LMG', { jumps: true, stick: 1 }],
      gx: ['glider', { inbound: true }],
      gy: ['4-6-8', { glides: 'gx' }],
      rl: '8-0 at G6',
      r1: '4-4-7 at G6',
      r2: ['4-4-7 at H7', { concealed: true }],
      r3: '6-2-8 at I9',
      rm: 'HMG with r1',
      rn: 'MMG with r2',
      rc: ['crew 2-3-7 at J8', { hidden: true }],
      rg: ['American 40L AA gun with rc', { facing: 4 }],
      rt: 'T-34 at F8',
    },
  });

test.each(Array.from({ length: 4 }, (_, seed) => seed))(
  'battle %i with aircraft ends, folds, unmakes, is told in whole sentences, passes the audit and keeps secrets',
  (seed) => {
    const bots = (side: string) => randomBot<SquadLeader>(seed * 7 + side.length);
    const { end } = fought(
      { rulebook: squadLeader, table: MAP, start: start(), seed, bots },
      all(
        unmakes(start()),
        keepsSecretsOf(start(), 'german'),
        keepsSecretsOf(start(), 'russian'),
        goesOnInParts(squadLeader),
      ),
    );
    expect(end.clock.over).toMatchObject({ why: expect.stringMatching(/\.$/) });
  },
);
