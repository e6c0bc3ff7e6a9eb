import { Trial } from '../testkit.testkit.js';

test('[lnlt 4.0/q] when the impulse is over nobody commands any more, and who only led is Ops Complete', () => {
  const trial = new Trial({
    units: { gl: 'Leader 7-1-6 at C3', g1: '1-6-4-5 at C4', g2: '1-6-4-5 at C3', a1: '2-5-4-6 at J9' },
  }).activate('german', 'C3', { leader: 'gl', places: ['C4'] });
  expect(trial.unit('gl')).toMatchObject({ commands: true, activated: 'C3' });
  trial.order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['C5'] });
  trial.order('german', 'stop').order('german', 'end-impulse');
  expect(trial.told('impulse-over')).toEqual([{ side: 'german', opsComplete: ['gl'] }]);
  for (const id of ['gl', 'g1', 'g2'])
    for (const mark of ['commands', 'activated', 'spent', 'allowance', 'moving'] as const)
      expect([id, mark, trial.unit(id)[mark]]).toEqual([id, mark, undefined]);
  expect(trial.unit('g2').opsComplete).toBeUndefined();
});
