import { Trial } from '../testkit.testkit.js';

test('[squad-leader 4.4.2] nobody advances with more than one point beyond its capacity', () => {
  const advances = (gun: string, more = {}) => {
    const trial = new Trial({
      phase: 'advance',
      units: { g1: '4-6-7 at D4', gm: `${gun} with g1`, r1: '4-4-7 at D9' },
    });
    const order = { order: 'advance', unit: 'g1', to: 'D5', ...more };
    return trial.refusal('german', order)?.refused ?? trial.order('german', order).unit('gm').at;
  };
  expect([advances('MMG'), advances('HMG'), advances('HMG', { leave: ['gm'] })]).toEqual([
    'D5',
    'TOO_HEAVY',
    'D4',
  ]);
});
