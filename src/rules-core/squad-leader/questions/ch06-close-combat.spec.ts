/** What players asked about close combat (chapter 6): a position, the question, and the answer. */
import { type Placed, Trial } from '../testkit.testkit.js';

interface Asked {
  readonly units: Readonly<Record<string, Placed>>;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly by?: 'russian';
  readonly answer: object;
}

/** The attack with the German LMG, leaders or squads in D4, as it is resolved. */
function answer({ units, attackers, defenders, by }: Asked): object | undefined {
  const trial = new Trial({ phase: 'close-combat', units: { ...units, g9: '4-6-7', r9: '4-4-7' } });
  const attack = { order: 'close-combat', attackers, defenders };
  if (by === 'russian') {
    trial.order('german', 'pass').order('russian', attack, 6, 5);
  } else {
    trial.order('german', attack);
    trial.order('russian', 'pass', 6, 5);
  }
  return trial.told('close-combat-attack')[0];
}

test.each<[string, Asked]>([
  [
    '[squad-leader-A-198] [squad-leader 6.1.3/a] one roll against several, to each of whom his own modifiers apply',
    {
      units: {
        g1: '4-6-7 at D4',
        g2: '4-6-7 at D4',
        r1: '4-4-7 at D4',
        r2: ['4-4-7 at D4', { broken: true }],
      },
      attackers: ['g1', 'g2'],
      defenders: ['r1', 'r2'],
      answer: {
        rolled: 11,
        blows: [
          { units: ['r1'], final: 11 },
          { units: ['r2'], final: 9 },
        ],
      },
    },
  ],
  [
    '[squad-leader-A-199] [squad-leader 6.1.5/a] the firepower of a LMG is not doubled',
    {
      units: { g1: '4-6-7 at D4', gm: 'LMG with g1', r1: '4-4-7 at D4' },
      attackers: ['g1'],
      defenders: ['r1'],
      answer: { attack: 6 },
    },
  ],
  [
    '[squad-leader 6.1.6/a] a leader does not worsen the attack of his enemies',
    {
      units: { g1: '4-6-7 at D4', gl: '9-2 at D4', r1: '4-4-7 at D4' },
      by: 'russian',
      attackers: ['r1'],
      defenders: ['g1'],
      answer: { blows: [{ modifiers: [], final: 11 }] },
    },
  ],
  [
    '[squad-leader 6.1.9/a] leaders alone defend with 1 together',
    {
      units: { gl: '9-1 at D4', gk: '8-0 at D4', r1: '4-4-7 at D4' },
      by: 'russian',
      attackers: ['r1'],
      defenders: ['gk', 'gl'],
      answer: { defence: 1 },
    },
  ],
  [
    '[squad-leader 6.1.9/a] and serve a LMG at full effect',
    {
      units: { gl: '9-1 at D4', gk: '8-0 at D4', gm: 'LMG with gl', r1: '4-4-7 at D4' },
      attackers: ['gk', 'gl'],
      defenders: ['r1'],
      answer: { attack: 2 },
    },
  ],
])('%s', (_, asked) => {
  expect(answer(asked)).toMatchObject(asked.answer);
});

test('[squad-leader-A-204] [squad-leader 6.3/b] who is broken in melee by fire from outside is not lost for it', () => {
  const locked = (counter: string) => [`${counter} at D4`, { melee: true }] as const;
  const trial = new Trial({
    active: 'russian',
    enemy: 'german',
    units: {
      r1: locked('4-4-7'),
      r2: locked('4-4-7'),
      r3: '4-4-7 at D5',
      g1: locked('4-6-7'),
      g2: locked('4-6-7'),
    },
  });
  trial.order('russian', { order: 'fire', at: 'D4', firers: ['r3'] }, 2, 3, 6, 5, 6, 5, 6, 5, 1, 2);
  expect(['g1', 'g2', 'r1', 'r2'].map((id) => trial.unit(id).broken === true)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(trial.unit('g1').at).toBe('D4');
});
