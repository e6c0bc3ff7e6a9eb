import { type Setup, Trial } from '../testkit.testkit.js';

const modifiersOf = (trial: Trial) =>
  trial
    .told('close-combat-attack')
    .flatMap(({ blows }) =>
      blows.flatMap(({ modifiers }) => modifiers.map(({ why, value }) => `${why} ${value}`)),
    );
const attack = { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] };
const NIGHT = { options: { night: true }, clock: { visibility: 3 } } as const;
const advancing = (setup: Setup) =>
  new Trial({ phase: 'advance', units: { g1: '4-6-7 at D4', r1: '4-4-7 at D5' }, ...setup }).order('german', {
    order: 'advance',
    unit: 'g1',
    to: 'D5',
  });
const fought = (trial: Trial, ...faces: number[]) => {
  while (!trial.awaits.includes('german close-combat'))
    trial.order(
      trial.battle.position.awaiting[0]?.side as string,
      trial.awaits[0]?.endsWith('advance') ? 'end-phase' : 'pass',
    );
  trial.order('german', attack);
  if (trial.awaits.includes('german close-combat')) trial.order('german', 'pass');
  return modifiersOf(trial.order('russian', 'pass', ...faces));
};

test('[squad-leader-A-196] [squad-leader 6.2.1, 6.1.1/a] who comes out of the dark has 1 less, and nobody has by day', () => {
  expect(fought(advancing(NIGHT), 6, 5)).toEqual(['out of the dark -1']);
  expect(fought(advancing({}), 6, 5)).toEqual([]);
});

test('[squad-leader 6.2.1] not who comes to a melee that goes on', () => {
  const melee = { melee: true } as const;
  const units = { g1: '4-6-7 at D4', g2: ['4-6-7 at D5', melee], r1: ['4-4-7 at D5', melee] } as const;
  expect(fought(advancing({ ...NIGHT, units }), 6, 5)).toEqual([]);
});
