import { field, Trial } from '../testkit.testkit.js';

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

describe('the temporarily immobilized', () => {
  const still = (
    phase: 'movement' | 'prep-fire' | 'advance' | 'rout' | 'close-combat',
    g1: object = {},
    r1 = 'D9',
  ) =>
    new Trial({
      phase,
      map: field({ D3: 'woods' }),
      units: { g1: ['4-6-7', { at: 'D4', ti: true, ...g1 }], r1: ['4-4-7', { at: r1, ...g1 }] } as never,
    });

  test.each([
    ['movement', { order: 'move', units: ['g1'], path: ['D5'] }],
    ['prep-fire', { order: 'fire', at: 'D9', firers: ['g1'] }],
    ['advance', { order: 'advance', unit: 'g1', to: 'D5' }],
  ] as const)('[squad-leader 4.4.3, 4.7.10] do nothing in the %s phase', (phase, order) => {
    expect(still(phase).refusal('german', order)?.refused).toBe('IMMOBILE');
  });

  test('[squad-leader 4.4.3, 4.7.10] but rout, and withdraw from melee', () => {
    const running = still('rout', { broken: true, dm: true });
    expect(running.order('german', { order: 'rout', unit: 'g1', path: ['D3'] }).unit('g1').at).toBe('D3');
    const leaving = still('close-combat', { melee: true }, 'D4');
    expect(leaving.order('german', { order: 'withdraw', unit: 'g1' }).unit('g1').withdrawing).toBe(true);
  });
});
