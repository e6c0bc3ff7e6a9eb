import { field, Trial } from '../testkit.testkit.js';

const FIELD = field({ C5: 'light-woods', G5: 'woods', H5: 'vineyard' });
const fire = (at: string, ...units: string[]) => ({ order: 'fire', at, units });
const move = (unit: string, ...path: string[]) => ({ order: 'move', units: [unit], mode: 'move', path });

describe('Opportunity Fire', () => {
  test('[lnlt 5.3] [lnlt 5.3/e] [lnlt 6.0/c] [lnlt 5.3/k] at movers, with +1, and the firer is Fired', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C7', a9: '2-5-4-6 at N12' } })
      .activate('german', 'C3')
      .order('german', move('g1', 'C4'));
    expect(trial.awaits).toEqual(['american opportunity']);
    trial.order('american', fire('C4', 'a1'), 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({
      strength: 2,
      against: [{ unit: 'g1', difference: -2 }],
    });
    expect(trial.unit('a1').fired).toBe(true);
  });

  test('[lnlt 5.3/j] it is not an impulse: the mover goes on, [lnlt 5.3/i] as long as he is not Shaken', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C7', a9: '2-5-4-6 at N12' } })
      .activate('german', 'C3')
      .order('german', move('g1', 'C4', 'D4'))
      .order('american', fire('C4', 'a1'), 1, 6);
    expect(trial.unit('g1').at).toBe('D4');
    expect(trial.battle.clock.active).toBe('german');
  });

  test('[lnlt-17] [lnlt 5.1/h] [lnlt 5.3/i] a unit that is Shaken stays behind under Moved, its companions go on', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C3', a1: '2-5-4-6 at C7', a9: '2-5-4-6 at N12' },
    })
      .activate('german', 'C3')
      .order('german', { order: 'move', units: ['g1', 'g2'], mode: 'move', path: ['C4', 'D4'] })
      .order('american', fire('C4', 'a1'), 1, 1, 2, 4);
    expect(trial.unit('g2')).toMatchObject({ at: 'C4', shaken: true, marker: 'moved' });
    expect(trial.unit('g1').at).toBe('D4');
  });

  test('[lnlt-13] [lnlt 5.3/b] as many attacks as Movement Points, even at a unit that is Shaken by the first', () => {
    const trial = new Trial({
      units: {
        g1: '1-6-4-5 at C4',
        a1: '2-5-4-6 at C8',
        a2: '2-5-4-6 at D8',
        a3: '2-5-4-6 at B8',
        a9: '2-5-4-6 at N12',
      },
      map: FIELD,
    })
      .activate('german', 'C4')
      .order('german', move('g1', 'C5'))
      .order('american', fire('C5', 'a1'), 6, 1, 2);
    expect(trial.unit('g1').shaken).toBe(true);
    trial.order('american', fire('C5', 'a2'), 1, 6);
    expect(trial.battle.clock.window).toBeUndefined();
    expect(trial.unit('a3').fired).toBeUndefined();
  });

  test('[lnlt 5.3/c] a Weapon Team stacked with a unit that fired has an attack of its own', () => {
    const trial = new Trial({
      units: {
        g1: '1-6-4-5 at C3',
        a1: '2-5-4-6 at C7',
        a2: '2-5-4-6 at C7',
        ah: ['HMG Team at C7', { facing: 0 }],
        a9: '2-5-4-6 at N12',
      },
    })
      .activate('german', 'C3')
      .order('german', move('g1', 'C4'));
    trial.order('american', fire('C4', 'a1'), 1, 6);
    expect(trial.refusal('american', fire('C4', 'a2'))).toMatchObject({ refused: 'NO_SHOTS' });
    trial.order('american', fire('C4', 'ah'), 1, 6);
    expect(trial.unit('ah').fired).toBe(true);
  });

  test('[lnlt 5.3/f] [lnlt 5.3/l] one roll for movers and bystanders, +1 against the movers alone', () => {
    const trial = new Trial({
      units: {
        g1: '1-6-4-5 at C4',
        g2: '1-5-4-5 at C5',
        b1: '1-6-4-5 at C8',
        b9: '1-6-4-5 at N12',
      },
      map: FIELD,
    })
      .activate('german', 'C4')
      .order('german', move('g1', 'C5'))
      .order('british', fire('C5', 'b1'), 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({
      strength: 1,
      cover: 1,
      against: [
        { unit: 'g1', difference: -4 },
        { unit: 'g2', difference: -5 },
      ],
    });
  });

  test('[lnlt 5.3/e × 10.4] Low Crops hide the movement', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at H4', a1: '2-5-4-6 at H8', a9: '2-5-4-6 at N12' },
      map: FIELD,
    })
      .activate('german', 'H4')
      .order('german', move('g1', 'H5'))
      .order('american', fire('H5', 'a1'), 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ against: [{ unit: 'g1', difference: -3 }] });
  });

  test('[lnlt 5.3/a] [lnlt 6.3/b] [lnlt 6.3/c] a unit that crawls or moves by Stealth is fired at only where it is spotted, without +1', () => {
    const crawl = (to: string) =>
      new Trial({
        units: { g1: '1-6-4-5 at C4', a1: '2-5-4-6 at C8', a9: '2-5-4-6 at N12' },
        map: FIELD,
      })
        .activate('german', 'C4')
        .order('german', { order: 'move', units: ['g1'], mode: 'low-crawl', path: [to] });
    expect(crawl('C5').awaits).toEqual(['american impulse']);
    const open = crawl('D4').order('american', fire('D4', 'a1'), 1, 6);
    expect(open.told('attacked')[0]).toMatchObject({ against: [{ unit: 'g1', difference: -3 }] });
  });

  test('[lnlt 6.4/d] nor is there +1 at units that move by Stealth', () => {
    const trial = new Trial({
      units: { s1: ['1-4-4-6 at C4', { mfBox: 'yellow' }], g1: '1-6-4-5 at C8', s9: '1-4-4-6 at N12' },
      active: 'soviet',
      enemy: 'german',
    })
      .activate('soviet', 'C4')
      .order('soviet', { order: 'move', units: ['s1'], mode: 'stealth', path: ['D4'] })
      .order('german', fire('D4', 'g1'), 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({
      strength: 1,
      against: [{ unit: 's1', difference: -4 }],
    });
  });

  test('[lnlt-15] [lnlt 5.3/g] bystanders are spotted only while the movers are there', () => {
    const set = {
      units: { g1: '1-6-4-5 at C4', g2: '1-5-4-5 at C5', a1: '2-5-4-6 at C8', a9: '2-5-4-6 at N12' },
      map: FIELD,
    };
    const gone = new Trial(set)
      .activate('german', 'C4')
      .order('german', move('g1', 'C5', 'C6'))
      .order('american', 'hold-fire')
      .order('american', 'hold-fire')
      .order('german', 'stop')
      .activate('american', 'C8');
    expect(gone.refusal('american', fire('C5', 'a1'))).toMatchObject({ refused: 'NOT_SPOTTED' });
    const left = new Trial(set)
      .activate('german', 'C4')
      .order('german', move('g1', 'C5'))
      .order('american', 'hold-fire')
      .order('german', 'stop')
      .activate('american', 'C8');
    expect(left.refusal('american', fire('C5', 'a1'), 1, 6)).toBeUndefined();
  });

  test('[lnlt 5.3/d] the mover waits for the answer of his enemy in every hex', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C7' } })
      .activate('german', 'C3')
      .order('german', move('g1', 'C4', 'D4'));
    expect(trial.unit('g1').at).toBe('C4');
    trial.order('american', 'hold-fire');
    expect([trial.unit('g1').at, trial.awaits]).toEqual(['D4', ['american opportunity']]);
  });

  test('[lnlt 5.3/h] a unit that stays in a Bunker of that hex is not fired at', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C4/bunker', a1: '2-5-4-6 at C7', a9: '2-5-4-6 at N12' },
      marks: { C4: { bunker: { tm: 2, facing: 3 } } },
    })
      .activate('german', 'C3')
      .order('german', move('g1', 'C4'))
      .order('american', fire('C4', 'a1'), 1, 6);
    expect(trial.told('attacked')[0]?.against.map(({ unit }) => unit)).toEqual(['g1']);
  });
});

describe('Ops Complete', () => {
  const shot = (firer: string, weapon?: string, printed: { fp?: number } = {}) =>
    trialOf(firer, weapon, printed).told('attacked')[0];
  function trialOf(firer: string, weapon?: string, printed: { fp?: number } = {}) {
    return new Trial({
      units: {
        g1: '1-6-4-5 at C3',
        a1: [`${firer} at C6`, { opsComplete: true }],
        ...(weapon && { am: [`${weapon} with a1`, printed] }),
        a9: '2-5-4-6 at N12',
      },
    })
      .activate('german', 'C3')
      .order('german', move('g1', 'C4'))
      .order(
        'american',
        { order: 'fire', at: 'C4', units: ['a1'], ...(weapon && { weapons: ['am'] }) },
        1,
        6,
      );
  }

  test('[lnlt-8] [lnlt-9] [lnlt 4.1/a] an MMC fires with one less: 2 - 1 + 1 for the mover, 0 - 1 + 1', () => {
    expect(shot('2-5-4-6')).toMatchObject({ strength: 1, against: [{ difference: -3 }] });
    expect(shot('0-2-4-6')).toMatchObject({ strength: -1, against: [{ difference: -5 }] });
  });

  test('[lnlt 4.1/b] its machine gun fires with half, rounded up', () => {
    expect(shot('2-5-4-6', 'M1919A4')).toMatchObject({ strength: 2 });
    expect(shot('2-5-4-6', 'M1919A4', { fp: 5 })).toMatchObject({ strength: 4 });
  });

  test('[lnlt 4.1/f] single men do not fire', () => {
    const trial = new Trial({
      units: {
        g1: '1-6-4-5 at C3',
        ah: ['Hero 2-6-6 at C7', { opsComplete: true }],
        a1: '2-5-4-6 at C7',
        a9: '2-5-4-6 at N12',
      },
    })
      .activate('german', 'C3')
      .order('german', move('g1', 'C4'));
    expect(trial.refusal('american', fire('C4', 'ah'))).toMatchObject({ refused: 'CANNOT_FIRE' });
  });
});
