import { Trial } from '../testkit.testkit.js';

const fight = (gun: string, enemy: string, ...faces: number[]) => {
  const trial = new Trial({
    phase: 'advance',
    units: { g1: `${gun} at D4`, g2: '8-3-8 at D4', r1: `${enemy} at D5` },
  });
  for (const unit of ['g1', 'g2']) trial.order('german', { order: 'advance', unit, to: 'D5' });
  trial.endPhase().order('german', { order: 'close-combat', attackers: ['g1', 'g2'], defenders: ['r1'] });
  return trial.order('russian', 'pass', ...faces);
};

test.each([
  ['unarmed 4-6-7', '4-4-7', [1, 2], '4-3-6'],
  ['unarmed 4-6-7', '4-4-7', [6, 5], undefined],
  ['unarmed 4-6-7', '8-0', [1, 2], undefined],
] as const)('[squad-leader 5.8.2] %s against %s with %j: %s', (gun, enemy, faces, now) => {
  const trial = fight(gun, enemy, ...faces);
  expect(trial.told('rearmed')[0]?.now).toBe(now);
  expect(trial.unit('g1').unarmed).toBe(now ? undefined : true);
  if (now) expect(trial.unit('g1')).toMatchObject({ strength: now, fp: 4, morale: 6 });
});
