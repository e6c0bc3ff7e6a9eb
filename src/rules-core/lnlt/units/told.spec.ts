import { Trial } from '../testkit.testkit.js';
import { told } from './told.js';

const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };

test('one unit does something, several do it', () => {
  const name = (id: string) => id.toUpperCase();
  expect(told(['a'], name, 'fires', 'fire')).toBe('A fires');
  expect(told(['a', 'b'], name, 'fires', 'fire')).toBe('A, B fire');
});

test('so do the sentences of a battle', () => {
  const sentences = (...units: string[]) =>
    new Trial({ units: { ...FAR, g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C3', a1: '2-5-4-6 at C6' } })
      .activate('german', 'C3')
      .order('german', { order: 'fire', at: 'C6', units }, 1, 6).sentences;
  expect(sentences('g1')[0]).toBe('1-6-4-5 fires from C3 at C6.');
  expect(sentences('g1', 'g2')[0]).toBe('1-6-4-5, 1-6-4-5 fire from C3 at C6.');
});

test('an order that is aimed at a place which is not on the map says so', () => {
  const trial = new Trial({
    units: { ...FAR, g1: '1-6-4-5 at C3', g2: ['Pz IV H at C3', { facing: 3 }], a1: '2-5-4-6 at C6' },
  }).activate('german', 'C3');
  const NOWHERE = { refused: 'NO_SUCH_HEX', why: 'There is no place "ZZ99" on the map.' };
  for (const order of [
    { order: 'fire', units: ['g1'] },
    { order: 'spot', unit: 'g1' },
    { order: 'lay-smoke', unit: 'g1' },
    { order: 'shoot', weapon: 'g2' },
    { order: 'fire-machine-gun', unit: 'g2', mg: 0 },
  ])
    expect(trial.refusal('german', { ...order, at: 'ZZ99' })).toMatchObject({ ...NOWHERE, path: '$.at' });
  const idle = new Trial({ units: { ...FAR, g1: '1-6-4-5 at C3' } });
  expect(idle.refusal('german', { order: 'activate', at: 'ZZ99' })).toMatchObject(NOWHERE);
});
