import { field, Trial } from '../testkit.testkit.js';
import { isSpotted } from './spotted.js';

const FIELD = field({
  C7: 'light-woods',
  C8: 'woods',
  F5: 'light-woods',
  F4: 'light-woods',
  F3: 'light-woods',
  H7: 'vineyard',
  K5: 'light-woods',
});
const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
const fire = (at: string, ...units: string[]) => ({ order: 'fire', at, units });
const spot = (unit: string, at: string) => ({ order: 'spot', unit, at });
const spotted = (units: object, at: string, marks: Record<string, object> = {}) =>
  isSpotted(new Trial({ units: { ...units, ...FAR }, map: FIELD, marks }).battle, at, 'german');

describe('what is spotted', () => {
  test('[lnlt-77] [lnlt 10.1] [lnlt 10.1/b] open terrain is, even through degrading terrain; covered terrain is not', () => {
    expect(spotted({ g1: '1-6-4-5 at C4', a1: '2-5-4-6 at C9' }, 'C9')).toBe(true);
    expect(spotted({ g1: '1-6-4-5 at C4', a1: '2-5-4-6 at C8' }, 'C8')).toBe(false);
  });

  test('[lnlt 10.1/a] by a marker, a Good Order neighbour, and units that move, have moved, fired or fight there', () => {
    expect(spotted({ a1: '2-5-4-6 at C8' }, 'C8', { C8: { spotted: true } })).toBe(true);
    expect(spotted({ a1: '2-5-4-6 at C8' }, 'C8', { C8: { melee: 'fought' } })).toBe(true);
    expect(spotted({ g1: '1-6-4-5 at C7', a1: '2-5-4-6 at C8' }, 'C8')).toBe(true);
    for (const state of [
      { fired: true },
      { marker: 'moved' },
      { marker: 'assault-move' },
      { moving: 'move' },
      { melee: true },
    ])
      expect(spotted({ a1: ['2-5-4-6 at C8', state], a2: '2-5-4-6 at C8' }, 'C8')).toBe(true);
    for (const state of [{ opsComplete: true }, { marker: 'low-crawl' }])
      expect(spotted({ a1: ['2-5-4-6 at C8', state] }, 'C8')).toBe(false);
  });

  test('[lnlt 10.1/r] [lnlt 5.1/r] Shaken units and buttoned vehicles notice no neighbours', () => {
    expect(spotted({ g1: ['1-6-4-5 at C7', { shaken: true }], a1: '2-5-4-6 at C8' }, 'C8')).toBe(false);
    expect(spotted({ gt: ['Tiger I at C7', { buttoned: true }], a1: '2-5-4-6 at C8' }, 'C8')).toBe(false);
    expect(spotted({ gt: 'Tiger I at C7', a1: '2-5-4-6 at C8' }, 'C8')).toBe(true);
  });

  test('[lnlt 10.1/k] a unit that is spent still spots its neighbours', () => {
    expect(
      spotted({ g1: ['1-6-4-5 at C7', { fired: true, opsComplete: true }], a1: '2-5-4-6 at C8' }, 'C8'),
    ).toBe(true);
  });

  test('[lnlt-26] [lnlt 10.1/c] the neighbour is Shaken: the hex is spotted no longer', () => {
    const refusedAt = (die: number) =>
      new Trial({
        units: { g1: '1-6-4-5 at C7', g2: '1-6-4-5 at E8', a1: '2-5-4-6 at C8', a2: '2-5-4-6 at A6', ...FAR },
        map: FIELD,
        active: 'american',
      })
        .activate('american', 'A6')
        .order('american', fire('C7', 'a2'), 3, 1, die)
        .activate('german', 'E8')
        .refusal('german', fire('C8', 'g2'), 1, 6)?.refused;
    expect([refusedAt(2), refusedAt(3)]).toEqual([undefined, 'NOT_SPOTTED']);
  });

  test('[lnlt 10.1/d] crawling and Stealth show nobody outside open terrain; [lnlt 6.4] Stealth not even beside the enemy', () => {
    const by = (moving: string, at: string) =>
      spotted({ g1: '1-6-4-5 at B7', a1: [`2-5-4-6 at ${at}`, { moving }] }, at);
    expect([by('low-crawl', 'H7'), by('stealth', 'H7'), by('low-crawl', 'D9'), by('stealth', 'D9')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(spotted({ g1: '1-6-4-5 at C7', a1: ['2-5-4-6 at C8', { marker: 'stealth' }] }, 'C8')).toBe(false);
    expect(spotted({ g1: '1-6-4-5 at C7', a1: ['2-5-4-6 at C8', { marker: 'low-crawl' }] }, 'C8')).toBe(true);
  });

  test('[lnlt 10.1/l] [lnlt 10.2/d] a Bunker by itself; a neighbour spots those inside and outside', () => {
    const inside = { a1: '2-5-4-6 at C9/bunker', a2: ['2-5-4-6 at C9', { fired: true }] };
    const bunker = { C9: { bunker: { tm: 2, facing: 0 } } };
    expect(spotted(inside, 'C9', bunker)).toBe(true);
    expect(spotted(inside, 'C9/bunker', bunker)).toBe(false);
    expect(spotted({ ...inside, g1: '1-6-4-5 at C8' }, 'C9/bunker', bunker)).toBe(true);
  });

  test('[lnlt 10.2] hexes side by side on different hills are adjacent; [lnlt 10.2/c] floors of Buildings are not', () => {
    const house = { E4: 'stone-building', E5: 'stone-building', E6: 'stone-building' } as const;
    const map = field({ C8: { terrain: 'woods', level: 2 }, ...house });
    const at = (units: object, place: string) =>
      isSpotted(new Trial({ units: { ...units, ...FAR }, map }).battle, place, 'german');
    expect(at({ g1: '1-6-4-5 at C7', a1: '2-5-4-6 at C8' }, 'C8')).toBe(true);
    expect(at({ g1: '1-6-4-5 at E4', a1: '2-5-4-6 at E5/1' }, 'E5/1')).toBe(false);
    expect(at({ g1: '1-6-4-5 at E4/1', a1: '2-5-4-6 at E5/1' }, 'E5/1')).toBe(true);
  });

  test('[lnlt 10.1/m] beside a vehicle in the open nobody has to be spotted, and it covers them', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C4', a1: '2-5-4-6 at C9', at: 'M4A1 Sherman at C9', ...FAR },
    })
      .activate('german', 'C4')
      .order('german', { order: 'fire', at: 'C9', units: ['g1'] }, 1, 6);
    expect(trial.told('attacked')[0]?.cover).toBe(1);
  });
});

describe('attempts to spot', () => {
  test('[lnlt-27] [lnlt 10.1/f] [lnlt 10.1/i] 3 or less in degrading terrain, 2 or less in blocking terrain', () => {
    const at = (place: string, die: number) =>
      new Trial({ units: { g1: '1-6-4-5 at E8', a1: `2-5-4-6 at ${place}`, ...FAR }, map: FIELD })
        .order('german', spot('g1', place), die)
        .at(place).spotted;
    expect([at('C7', 3), at('C7', 4), at('C8', 2), at('C8', 3)]).toEqual([true, undefined, true, undefined]);
  });

  test('[lnlt 10.1/g] +1 for each degrading hex on the way, [lnlt 10.1/h] none through a third', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at F1', g2: '1-6-4-5 at F2', a1: '2-5-4-6 at F5', a2: '2-5-4-6 at F6', ...FAR },
      map: FIELD,
      marks: { F6: { smoke: 1 } },
    });
    expect(trial.refusal('german', spot('g1', 'F6'))).toMatchObject({ refused: 'NO_LOS' });
    trial.order('german', spot('g2', 'F5'), 2);
    expect(trial.told('spotted')[0]).toMatchObject({ modified: 4, success: false });
  });

  test('[lnlt-62] [lnlt 10.1/p] a Leader subtracts his LM, [lnlt 11.6/c] a Scout two', () => {
    const by = (counter: string) =>
      new Trial({ units: { g1: `${counter} at E8`, a1: '2-5-4-6 at C7', ...FAR }, map: FIELD })
        .order('german', spot('g1', 'C7'), 3)
        .told('spotted')[0]?.modified;
    expect([by('Leader 7-1-6'), by('Scout'), by('1-6-4-5')]).toEqual([2, 1, 3]);
  });

  test('[lnlt RRT-33] where it is agreed, a vehicle is spotted more easily', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at E8', at: 'M4A1 Sherman at C7', ...FAR },
      map: FIELD,
      options: { vehiclesSpottedEasily: true },
    }).order('german', spot('g1', 'C7'), 4);
    expect(trial.told('spotted')[0]?.success).toBe(true);
  });

  test('[lnlt 10.1/j] one attempt in an impulse, Ops Complete whatever comes of it, and no impulse by itself', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at E8', g2: '1-6-4-5 at E8', a1: '2-5-4-6 at C7', ...FAR },
      map: FIELD,
    }).order('german', spot('g1', 'C7'), 6);
    expect(trial.unit('g1').opsComplete).toBe(true);
    expect(trial.awaits).toEqual(['german impulse']);
    expect(trial.refusal('german', spot('g2', 'C7'))).toMatchObject({ refused: 'CANNOT_SPOT' });
    trial.order('german', 'pass').order('american', 'pass');
    expect(trial.refusal('german', spot('g2', 'C7'), 1)).toBeUndefined();
  });

  test('[lnlt 10.1/q] an impulse with a spot and nothing else is a pass', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at E8', a1: '2-5-4-6 at C7', ...FAR }, map: FIELD })
      .activate('german', 'E8')
      .order('german', spot('g1', 'C7'), 6);
    expect(trial.battle.clock.passes).toBe(1);
  });

  test('[lnlt 10.1/k] [lnlt 11.3] the spent, Shaken, buttoned and Medics cannot try', () => {
    const by = (counter: string, state: object = {}) =>
      new Trial({
        units: { g1: [`${counter} at E8`, state], a1: '2-5-4-6 at C7', ...FAR },
        map: FIELD,
      }).refusal('german', spot('g1', 'C7'), 1)?.refused;
    for (const state of [
      { fired: true },
      { marker: 'moved' },
      { marker: 'low-crawl' },
      { opsComplete: true },
      { marker: 'stealth' },
      { marker: 'assault-move' },
      { shaken: true },
    ])
      expect(by('1-6-4-5', state)).toBe('CANNOT_SPOT');
    expect([by('Medic'), by('Tiger I', { buttoned: true }), by('Tiger I')]).toEqual([
      'CANNOT_SPOT',
      'CANNOT_SPOT',
      undefined,
    ]);
  });

  test('[lnlt 10.1/f × 20.1/c] at night nobody spots beyond two hexes', () => {
    const at = (from: string) =>
      new Trial({
        units: { g1: `1-6-4-5 at ${from}`, a1: '2-5-4-6 at C7', ...FAR },
        map: FIELD,
        options: { night: true },
      }).refusal('german', spot('g1', 'C7'), 1)?.refused;
    expect([at('C5'), at('C4')]).toEqual([undefined, 'TOO_DARK']);
  });

  test('[lnlt 10.1/e] once spotted, for all of the side, also without sight of it', () => {
    const spots = (die: number) => {
      const units = {
        g1: '1-6-4-5 at E8',
        g2: ['1-6-4-5 at C3', { mfBox: 'red' }],
        a1: '2-5-4-6 at C7',
        ...FAR,
      } as const;
      const trial = new Trial({ units, map: field({ C7: 'light-woods', C5: 'woods' }) })
        .activate('german', 'C3')
        .order('german', spot('g1', 'C7'), die);
      expect(trial.refusal('german', fire('C7', 'g2'))).toMatchObject({ refused: 'NO_LOS' });
      trial
        .order('german', { order: 'move', units: ['g2'], mode: 'assault-move', path: ['D3', 'D4'] })
        .order('american', 'hold-fire');
      return trial;
    };
    expect(spots(6).refusal('german', fire('C7', 'g2'))).toMatchObject({ refused: 'NOT_SPOTTED' });
    spots(1).order('german', fire('C7', 'g2'), 1, 6);
  });

  test('[lnlt 6.0/h] a unit that is Shaken by the fire that meets it next to the enemy does not spot it', () => {
    const beside = (...faces: number[]) => {
      const trial = new Trial({
        units: {
          g1: '1-6-4-5 at C5',
          g2: '1-6-4-5 at E8',
          a1: '2-5-4-6 at C7',
          a2: '2-5-4-6 at A6',
          ...FAR,
        },
        map: FIELD,
      }).activate('german', 'C5');
      trial.order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['C6'] });
      trial.order('american', fire('C6', 'a2'), ...faces);
      while (trial.awaits[0] === 'american opportunity') trial.order('american', 'hold-fire');
      if (trial.awaits[0] === 'german moving') trial.order('german', 'stop');
      return trial.order('american', 'pass').activate('german', 'E8');
    };
    const shaken = beside(2, 1, 2);
    expect(shaken.unit('g1')).toMatchObject({ at: 'C6', shaken: true });
    expect(shaken.refusal('german', fire('C7', 'g2'))).toMatchObject({ refused: 'NOT_SPOTTED' });
    expect(beside(1, 6).refusal('german', fire('C7', 'g2'), 1, 6)).toBeUndefined();
  });

  test('[lnlt 10.1/n] the marker goes when everybody has left', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at N2', a1: '2-5-4-6 at C7', ...FAR },
      map: FIELD,
      marks: { C7: { spotted: true } },
      active: 'american',
    })
      .activate('american', 'C7')
      .order('american', { order: 'move', units: ['a1'], mode: 'move', path: ['C6'] });
    expect(trial.at('C7').spotted).toBeUndefined();
  });

  test('[lnlt 4.1/d] [lnlt 4.1/e] [lnlt 4.1/j] [lnlt EOP-I/b] the spotter and his hex fire at what he has just spotted, in full', () => {
    const trial = new Trial({
      units: {
        gl: 'Leader 7-1-6 at E8',
        g1: '1-6-4-5 at E8',
        g2: '1-6-4-5 at E8',
        a1: '2-5-4-6 at C7',
        a2: '2-5-4-6 at E10',
        ...FAR,
      },
      map: FIELD,
    })
      .activate('german', 'E8')
      .order('german', spot('gl', 'C7'), 2);
    expect(trial.unit('gl')).toMatchObject({ opsComplete: true, spotted: 'C7' });
    const fire = (at: string) => ({ order: 'fire', at, units: ['g1', 'g2'], leader: 'gl' });
    expect(trial.refusal('german', fire('E10'))).toMatchObject({ refused: 'NO_LEADER' });
    trial.order('german', fire('C7'), 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(3);
    expect(trial.unit('gl').fired).toBe(true);
    expect(trial.unit('gl').opsComplete).toBeUndefined();
  });

  test('[lnlt 4.1/d] an Ops Complete spotter fires at nothing else; [lnlt 4.1] after a failed attempt at nothing', () => {
    const set = {
      units: { g1: '1-6-4-5 at E8', a1: '2-5-4-6 at C7', a2: '2-5-4-6 at E10', ...FAR },
      map: FIELD,
    };
    const fire = (at: string) => ({ order: 'fire', at, units: ['g1'] });
    const good = new Trial(set).order('german', spot('g1', 'C7'), 1).activate('german', 'E8');
    expect(good.refusal('german', fire('E10'))).toMatchObject({ refused: 'CANNOT_FIRE' });
    expect(good.refusal('german', fire('C7'), 1, 6)).toBeUndefined();
    const bad = new Trial(set).order('german', spot('g1', 'C7'), 6);
    expect(bad.refusal('german', { order: 'activate', at: 'E8' })).toMatchObject({
      refused: 'NOBODY_TO_ACTIVATE',
    });
  });
});
