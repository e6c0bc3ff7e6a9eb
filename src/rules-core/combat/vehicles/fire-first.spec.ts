import { listed } from '../lists.testkit.js';
import { d100, refused, type Setup, Trial } from '../testkit.testkit.js';
import { drives, drivesOn, shoots } from './testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const begin = (values: object = {}, units: Units = {}): Trial =>
  new Trial({
    units: {
      g1: ['tank at D6', { facing: 2, ...values }],
      r1: ['4-4 at H6', { fired: 2 }],
      r9: 'nco at L12',
      ...units,
    },
  });
const first = drives({ g1: [] }, 'assault', true);
const guns = { weapon: 'machine-guns' };

describe('a vehicle that fires before it drives off', () => {
  test('[combat 11.4.1 × 11.1.3 × 11.4.2] pays for the shot, and still for starting', () => {
    const trial = begin().order('german', first);
    expect(trial.awaits).toEqual(['german driving']);
    expect(trial.unit('g1')).toMatchObject({ marker: 'assault-moved', at: 'D6' });
    trial.order('german', shoots('g1', 'H6', guns), ...d100(99));
    expect(trial.unit('g1').marker).toBe('assault-fired');
    expect(trial.battle.position.awaiting[0]?.about).toMatchObject({ left: { g1: 6 } });
    trial.order('german', drivesOn({ g1: ['E7', 'F7'] }, true));
    expect(trial.told('drove').map(({ mp, left }) => [mp, left])).toEqual([
      [3, 3],
      [1, 2],
    ]);
    expect(trial.unit('g1')).toMatchObject({ at: 'F7', rolling: 'forward' });
    expect(trial.unit('g1').standing).toBeUndefined();
  });

  test('[combat 11.4.4] after Defensive Fire against it', () => {
    const trial = begin({}, { r2: ['45mm gun at H8', { facing: 5 }] }).order('german', first);
    expect(trial.awaits).toEqual(['russian reaction']);
    expect(trial.order('russian', 'hold-fire').awaits).toEqual(['german driving']);
  });

  test('[combat 11.4.3 × 12.3.2] its gun is that of a moving vehicle', () => {
    const trial = begin({}, { r2: ['T-34 76B at H8', { facing: 5, fKill: true }] }).order('german', first);
    trial.order('german', shoots('g1', 'H8', { target: 'r2' }), 1);
    expect(trial.told('screened-shot')[0]?.modifiers.map(({ drm }) => drm)).toContain(2);
  });

  test('[combat 11.1.7 × 11.4.1] one that rolls on from the last turn does not pay to start', () => {
    const rolling = { marker: 'assault-moved', rolling: 'forward' };
    const trial = begin(rolling).order('german', first);
    trial.order('german', shoots('g1', 'H6', guns), ...d100(99)).order('german', drivesOn({ g1: ['E7'] }));
    expect(trial.told('drove')).toMatchObject([{ mp: 1 }]);
  });

  test('[combat 11.1.6 × 11.4.1] by Assault Movement only, and only with something to fire', () => {
    const code = (order: object, values: object = {}) => refused(begin(values), order as never);
    expect(code(first)).toBeUndefined();
    expect(code(drives({ g1: [] }, 'normal', true))).toBe('NO_STEPS');
    expect(code(drives({ g1: [] }, 'assault'))).toBe('NO_STEPS');
    expect(code(first, { fKill: true })).toBe('NO_STEPS');
    expect(listed(begin(), 'german', 'drive').filter((order) => !order.includes('>'))).toEqual([
      'drive assault g1 more',
    ]);
    expect(listed(begin({ fKill: true }), 'german', 'drive').filter((order) => !order.includes('>'))).toEqual(
      [],
    );
  });
});
