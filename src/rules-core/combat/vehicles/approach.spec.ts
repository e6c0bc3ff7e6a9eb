import { d100, field, moves, type Setup, Trial } from '../testkit.testkit.js';
import { drives } from './testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const charge = (targets: string[]) => drives({ g1: [{ to: 'E7', overrun: targets }] }, 'normal', true);
const approach = (units: Units, order = charge(['r1']), setup: Setup = {}) =>
  new Trial({
    ...setup,
    units: { g1: ['PzKw 4H at D6', { facing: 2 }], g9: 'nco at A12', r9: 'nco at L12', ...units },
  }).order('german', order);
const bugOut = (unit: string, to = 'F7') => ({ order: 'bug-out', unit, to });
const watched = (trial: Trial): Trial => {
  while (trial.awaits[0]?.endsWith('reaction'))
    trial.order(trial.awaits[0].split(' ')[0] as string, 'hold-fire');
  return trial;
};

describe('before a vehicle comes in', () => {
  test('[combat 10.6.4 × 11.3.2] a unit that is about to be overrun may bug out; the vehicle drives into the empty hex at its cost', () => {
    const trial = approach({ r1: '4-4 at E7' });
    expect(trial.awaits).toEqual(['russian bug-out']);
    expect(trial.told('action-check')).toEqual([]);
    expect(trial.legal('russian')).toContainEqual(bugOut('r1'));
    trial.order('russian', bugOut('r1'), 1);
    expect(trial.unit('r1')).toMatchObject({ at: 'F7', marker: 'moved' });
    expect(trial.told('action-check')).toEqual([]);
    expect(trial.told('drove')).toEqual([{ unit: 'g1', from: 'D6', to: 'E7', mp: 3, left: 11 }]);
    expect(trial.kinds).not.toContain('overrun-missed');
  });

  test('[combat 10.6.4 × 11.3.4] a unit that stays is overrun', () => {
    const trial = approach({ r1: '4-4 at E7', r2: '4-4 at E7' }, charge(['r1', 'r2']));
    trial.order('russian', bugOut('r1'), 1);
    watched(trial);
    trial.order('russian', 'stand', 6);
    expect(trial.told('drove')).toMatchObject([{ mp: 5 }]);
    watched(trial).order('russian', 'no-reply', ...d100(99));
    expect(trial.told('overrun-attack')).toMatchObject([{ targets: ['r2'] }]);
  });

  test('[combat 10.6.4] it is asked of units that can get away, once, and of a vehicle that only drives in as well', () => {
    const driven = drives({ g1: ['E7'] });
    expect(approach({ r1: '4-4 at E7' }, driven).awaits).toEqual(['russian bug-out']);
    const pinned = approach({ r1: ['4-4 at E7', { yellow: 'pinned', fired: 2 }] }, driven);
    expect(pinned.awaits[0]).not.toBe('russian bug-out');
    expect(approach({ r1: ['T-34 76B at E7', { fKill: true, facing: 0 }] }, driven).awaits[0]).not.toBe(
      'russian bug-out',
    );
    const stood = approach({ r1: '4-4 at E7' }, driven).order('russian', 'stand');
    expect(watched(stood).unit('g1').at).toBe('E7');
  });

  test('[combat 10.6.4 × 11.2.3] nor of infantry that walks in with its tank twice', () => {
    const trial = approach(
      { g2: '6-6 at D6', g3: 'nco at D6', r1: ['4-4 at E7', { fired: 2 }] },
      drives({ g1: ['E7'], g3: ['E7'] }),
    );
    expect(trial.awaits).toEqual(['russian bug-out']);
    trial.order('russian', 'stand');
    expect(watched(trial).unit('g3').at).toBe('E7');
    expect(trial.told('close-combat-joined')).toMatchObject([{ at: 'E7' }]);
  });

  test('[combat 10.6.4 × 12.1.2] the tank in the act of moving does not fire at them, others may', () => {
    const trial = approach({ r1: '4-4 at E7', g2: '6-6 at H6' }, charge(['r1']), { map: field() });
    trial.order('russian', bugOut('r1'), 1);
    expect(trial.awaits).toEqual(['german reaction']);
    const shot = (unit: string) =>
      trial.refusal('german', { order: 'fire', units: [unit], at: 'F7' }, ...d100(99))?.refused;
    expect([shot('g2'), shot('g1')]).toEqual([undefined, 'MOVING']);
  });
});

test('[combat 10.6.4] men on foot ask it as before', () => {
  const trial = new Trial({
    units: { g1: 'nco at D6', r1: '4-4 at E7', r9: 'nco at L12' },
  }).order('german', moves('cautious', { g1: ['E7'] }));
  expect(trial.awaits).toEqual(['russian bug-out']);
});
