import { eliminate } from '../damage/fate.js';
import { penOn, Trial } from '../testkit.testkit.js';

const german = (gun: string, values: object, more: object = {}) =>
  new Trial({ units: { gh: [gun, values], g1: '1-6-4-5 at E5', a1: '2-5-4-6 at N9', ...more } }).activate(
    'german',
    'E5',
  );
const turn = (face: number) => ({ order: 'turn-gun', unit: 'gh', face });

test('[lnlt 1.7/f, 1.7/q] a pivot costs 1 MP for two vertices, within its MF, and Moved', () => {
  const trial = german('75mm ATG at E5', { facing: 0 });
  expect(trial.refusal('german', turn(3))).toMatchObject({ refused: 'TOO_FAR' });
  expect(trial.refusal('german', turn(0))).toMatchObject({ refused: 'SAME_FACING' });
  trial.order('german', turn(2));
  expect(trial.told('turned')).toEqual([{ unit: 'gh', face: 2, mp: 1 }]);
  expect(trial.unit('gh')).toMatchObject({ facing: 2, marker: 'moved' });
});

test('[lnlt 1.7/s] in a new hex it takes any facing for nothing', () => {
  const trial = german('HMG Team at E5', { facing: 0 });
  trial.order('german', { order: 'move', units: ['gh'], mode: 'move', path: ['E4'] });
  trial.order('german', turn(3));
  expect(trial.told('turned')[0]?.mp).toBe(0);
  expect(trial.unit('gh')).toMatchObject({ facing: 3, spent: 1 });
});

test('[lnlt 1.7/j] one that its module marks as unable to move turns, and does not leave', () => {
  const trial = german('75mm ATG at E5', { facing: 0, immobile: true });
  expect(trial.refusal('german', { order: 'move', units: ['gh'], mode: 'move', path: ['E4'] })).toMatchObject(
    {
      refused: 'CANNOT_MOVE',
    },
  );
  trial.order('german', turn(1));
});

test('[lnlt 1.7, 1.7/k, 1.7/u, 1.7/c] a Weapon Team goes and fires by itself, neither crawls nor hurries, and dies with its weapon', () => {
  const trial = german('HMG Team at E5', { facing: 0 }, { gl: 'Leader 7-1-6 at E5' });
  expect(trial.unit('gh').possessor).toBeUndefined();
  expect(trial.refusal('german', { order: 'fire', at: 'N9', units: ['g1'], weapons: ['gh'] })).toMatchObject({
    refused: 'NO_FIRER',
  });
  expect(
    trial.refusal('german', { order: 'move', units: ['gh'], mode: 'low-crawl', path: ['E4'] }),
  ).toMatchObject({
    refused: 'WRONG_MODE',
  });
  const path = ['E4', 'E3', 'E2', 'E1'];
  expect(trial.refusal('german', { order: 'move', units: ['gl', 'gh'], mode: 'move', path })).toMatchObject({
    refused: 'TOO_FAR',
  });
  eliminate(penOn(trial), 'gh', '1.7/c');
  expect(trial.battle.unitsAt('E5').map(({ id }) => id)).toEqual(['g1', 'gl']);
});
