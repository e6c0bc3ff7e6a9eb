import { d100, field, type Setup, Trial } from '../testkit.testkit.js';
import { drives, drivesIn, drivesOn } from './testkit.testkit.js';

const EAST = { facing: 2 } as const;
const begin = (units: NonNullable<Setup['units']>, more: Setup = {}) =>
  new Trial({ ...more, units: { g1: ['PzKw 4H at D6', EAST], ...units } });
const charge = (targets: string[], to = 'E7') => drives({ g1: [{ to, overrun: targets }] }, 'normal', true);
const blows = (trial: Trial) => trial.told('overrun-attack');
/** Up to the reply of the overrun infantry. */
const underTracks = (units: NonNullable<Setup['units']>, targets: string[], more: Setup = {}) => {
  const trial = drivesIn(begin(units, more), 'german', charge(targets), 5);
  return trial.awaits[0] === 'russian reaction' ? trial.order('russian', 'hold-fire') : trial;
};

describe('who overruns whom', () => {
  test('[combat 11.3.1] an AFV that can move and fire overruns infantry and un-armoured vehicles; trucks do not', () => {
    const refusal = (values: object, target = 'r1') =>
      new Trial({
        units: {
          g1: ['PzKw 4H at D6', { ...EAST, ...values }],
          r1: '4-4 at E7',
          r2: ['T-34 76B at E7', { facing: 5 }],
          r3: ['Studebaker at E7', { facing: 5 }],
        },
      }).refusal('german', charge([target]))?.refused;
    expect(refusal({})).toBeUndefined();
    expect(refusal({}, 'r3')).toBeUndefined();
    expect(refusal({ fKill: true })).toBe('NO_OVERRUN');
    expect(refusal({ unarmoured: true })).toBe('NO_OVERRUN');
    expect(refusal({}, 'r2')).toBe('NO_SUCH_TARGET');
    expect(refusal({}, 'r9')).toBe('NO_SUCH_TARGET');
  });

  test('[combat 11.3.2] first an Action Check from the next hex; a vehicle that fails may only drive on', () => {
    const made = drivesIn(begin({ r1: '4-4 at E7' }), 'german', charge(['r1']), 6);
    expect(made.told('action-check')).toMatchObject([{ unit: 'g1', rolled: 6, needs: 6, passed: true }]);
    expect(made.told('drove')).toEqual([{ unit: 'g1', from: 'D6', to: 'E7', mp: 5, left: 9 }]);
    const balked = drivesIn(begin({ r1: '4-4 at E7' }), 'german', charge(['r1']), 7);
    expect(balked.told('balked')).toEqual([{ unit: 'g1', at: 'E7' }]);
    expect(balked.told('overrun-missed')).toEqual([]);
    if (balked.awaits[0] === 'russian reaction') balked.order('russian', 'hold-fire');
    expect(balked.told('overrun-missed')).toEqual([]);
    expect(balked.unit('g1')).toMatchObject({ at: 'D6', balked: true });
    expect(balked.refusal('german', drivesOn({ g1: [{ to: 'E7', overrun: ['r1'] }] }))?.refused).toBe(
      'BALKED',
    );
    expect(balked.refusal('german', drivesOn({ g1: ['E6'] }))).toBeUndefined();
  });

  test('[combat 11.5.6] un-armoured vehicles never enter a hex with enemies', () => {
    const truck = new Trial({ units: { g1: ['Opel Blitz at D6', EAST], r1: '4-4 at E7' } });
    expect(truck.refusal('german', drives({ g1: ['E7'] }))?.refused).toBe('ENEMY');
    expect(truck.refusal('german', drives({ g1: ['E6'] }))).toBeUndefined();
  });
});

describe('the attack', () => {
  test('[combat 11.3.4] an immediate attack on the Close Combat Table, doubled in open ground only', () => {
    const open = underTracks({ r1: '4-4 at E7', r2: '4-4 at E7' }, ['r1']).order(
      'russian',
      'no-reply',
      ...d100(99),
    );
    expect(blows(open)).toMatchObject([
      {
        at: 'E7',
        units: ['g1'],
        targets: ['r1'],
        attack: 12,
        defence: 4,
        odds: '3:1',
        rolled: 99,
        result: '-',
      },
    ]);
    const brush = underTracks({ r1: '4-4 at E7' }, ['r1'], { map: field({ E7: 'brush' }) }).order(
      'russian',
      'no-reply',
      ...d100(99),
    );
    expect(blows(brush)).toMatchObject([{ attack: 6, odds: '3:2' }]);
    const killed = underTracks({ r1: '4-4 at E7' }, ['r1']).order('russian', 'no-reply', ...d100(1));
    expect(blows(killed)[0]?.result).toBe('E');
    expect(killed.battle.unit('r1')).toBeUndefined();
    expect(killed.battle.location('E7').closeCombat).toBeUndefined();
  });

  test('[combat 6.2] smoke, wrecks and other AFVs make an open hex something else', () => {
    const value = (marks: object, more: NonNullable<Setup['units']> = {}) =>
      blows(
        underTracks({ r1: '4-4 at E7', ...more }, ['r1'], { marks: { E7: marks } }).order(
          'russian',
          'no-reply',
          ...d100(99),
        ),
      )[0]?.attack;
    expect([value({}), value({ wrecks: 1 }), value({ smoke: 'shell' })]).toEqual([12, 6, 6]);
    expect(value({}, { r2: ['T-34 76B at E7', { facing: 5, fKill: true }] })).toBe(6);
  });

  test('[combat 14.2.3/a] an AFV without machine guns fights with two', () => {
    const trial = new Trial({ active: 'russian', units: { r1: ['SU-122 at D6', EAST], g2: '5-4 at E7' } });
    trial
      .order('russian', drives({ r1: [{ to: 'E7', overrun: ['g2'] }] }), 1)
      .order('german', 'stand', 5)
      .order('german', 'hold-fire');
    expect(blows(trial.order('german', 'no-reply', ...d100(99)))[0]).toMatchObject({
      attack: 4,
      defence: 5,
      odds: '1:2',
    });
  });

  test('[combat 11.3.5] Defensive Fire comes before the overrun', () => {
    const trial = drivesIn(
      begin({ r1: '4-4 at E7', r2: ['45mm gun at H7', { facing: 5 }] }),
      'german',
      charge(['r1']),
      5,
    );
    expect(trial.awaits).toEqual(['russian reaction']);
    expect(blows(trial)).toEqual([]);
    trial.order(
      'russian',
      { order: 'fire', units: ['r2'], at: 'E7', target: 'g1' },
      9,
      ...d100(1),
      ...d100(99),
    );
    expect(trial.told('vehicle-destroyed')).toHaveLength(1);
    if (trial.awaits[0] === 'russian reaction') trial.order('russian', 'hold-fire');
    expect(trial.unit('r1').at).toBe('E7');
  });

  test('[combat 11.3.3] the ground first: a vehicle that is stopped there attacks with half, and goes no further', () => {
    const stuck = drivesIn(
      begin({ r1: '4-4 at E7' }, { map: field({ E7: 'woods' }) }),
      'german',
      charge(['r1']),
      5,
      2,
      1,
    );
    expect(stuck.told('immobilization-rolled')).toEqual([
      { unit: 'g1', obstacle: 'Woods, tracked', rolled: 2, stops: 2, stuck: true },
    ]);
    if (stuck.awaits[0] === 'russian reaction') stuck.order('russian', 'hold-fire');
    stuck.order('russian', 'no-reply', ...d100(99));
    expect(blows(stuck)).toMatchObject([{ attack: 3, defence: 4, odds: '1:2' }]);
    expect(stuck.awaits).toEqual(['russian impulse']);
  });

  test('[combat 11.3.7] nothing un-armoured survives it, nor its riders, whatever the dice', () => {
    const trial = underTracks(
      { r1: ['Studebaker at E7', { facing: 5 }], r2: ['4-4 at E7', { aboard: 'r1' }], r3: '4-4 at E7' },
      ['r1', 'r3'],
    ).order('russian', 'no-reply', ...d100(99));
    expect([trial.battle.unit('r1'), trial.battle.unit('r2')]).toEqual([undefined, undefined]);
    expect(trial.unit('r3').at).toBe('E7');
    expect(trial.told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: true, hex: 'E7' }]);
  });
});

describe('the answer', () => {
  test('[combat 11.3.6] infantry may attack at the same time; the overrun strikes at full strength all the same', () => {
    const trial = underTracks({ r1: '4-4 at E7', r2: 'nco at E7' }, ['r1']);
    expect(trial.awaits).toEqual(['russian overrun-reply']);
    expect(trial.legal('russian')).toEqual([
      { order: 'resist', units: ['r1', 'r2'] },
      { order: 'resist', units: ['r1'], leader: 'r2' },
      { order: 'no-reply' },
    ]);
    trial.order('russian', { order: 'resist', units: ['r1'], leader: 'r2' }, ...d100(99), ...d100(1));
    expect(blows(trial)).toMatchObject([
      { units: ['g1'], attack: 12 },
      {
        units: ['r1'],
        targets: ['g1'],
        attack: 4,
        defence: 6,
        odds: '1:2',
        modifiers: [{ why: 'leader', drm: -5 }],
        result: 'E',
      },
    ]);
    expect(trial.told('vehicle-destroyed')).toEqual([{ unit: 'g1', burns: true, hex: 'E7' }]);
    expect([trial.unit('r1').fired, trial.unit('r2').fired]).toEqual([1, 1]);
  });

  test('[combat 11.3.6] a first shot fired leaves one answer, marked Fire 2', () => {
    const trial = underTracks({ r1: ['4-4 at E7', { fired: 1 }] }, ['r1']);
    trial.order('russian', { order: 'resist', units: ['r1'] }, ...d100(99), ...d100(99));
    expect(trial.unit('r1').fired).toBe(2);
    expect(trial.refusal('russian', { order: 'resist', units: ['r1'] })?.refused).toBe('NOT_NOW');
  });

  test('[combat 11.3.6 × 14.2.2.1] a leader who has nothing left directs nobody', () => {
    const trial = underTracks({ r1: '4-4 at E7', r2: ['nco at E7', { fired: 2 }] }, ['r1']);
    const order = { order: 'resist', units: ['r1'], leader: 'r2' };
    expect(trial.refusal('russian', order)?.refused).toBe('HAS_FIRED');
    expect(trial.legal('russian')).not.toContainEqual(order);
  });

  test('[combat 11.3.6.1] with nothing left but despair: a Morale Check, and only after the overrun', () => {
    const run = () => underTracks({ r1: ['4-4 at E7', { fired: 2 }], r2: '4-4 at E7' }, ['r2']);
    const trial = run();
    expect(trial.refusal('russian', { order: 'resist', units: ['r1'] })?.refused).toBe('CANNOT_RESIST');
    trial.order('russian', 'no-reply', ...d100(99));
    expect(trial.awaits).toEqual(['russian overrun-despair']);
    trial.order('russian', { order: 'despair', units: ['r1'] }, 5, ...d100(3), 1);
    expect(trial.told('morale-check')[0]).toMatchObject({ unit: 'r1', rolled: 5, passed: true });
    expect(blows(trial)).toMatchObject([
      { units: ['r1'], targets: ['g1'], attack: 2, defence: 6, odds: '1:3' },
    ]);
    const shy = run()
      .order('russian', 'no-reply', ...d100(99))
      .order('russian', { order: 'despair', units: ['r1'] }, 6);
    expect(shy.told('lost-heart')).toEqual([{ unit: 'r1' }]);
    expect(blows(shy)).toEqual([]);
  });

  test('[combat 14.10] charges, cover and a vehicle already stopped tell against armour', () => {
    const trial = begin({ r1: 'demo at E7', r2: '4-4 at E7' }, { map: field({ E7: 'woods' }) });
    drivesIn(trial, 'german', charge(['r2']), 5, 2, 1);
    if (trial.awaits[0] === 'russian reaction') trial.order('russian', 'hold-fire');
    trial.order('russian', { order: 'resist', units: ['r1'] }, ...d100(99), ...d100(99));
    expect(blows(trial)[1]?.modifiers).toEqual([
      { why: 'Demo', drm: -10, cites: '14.10' },
      { why: 'M-KILLED', drm: -10, cites: '14.10' },
      { why: 'cover', drm: -10, cites: '14.10' },
    ]);
  });
});
