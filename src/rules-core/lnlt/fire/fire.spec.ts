import { field, Trial } from '../testkit.testkit.js';

const FIELD = field({ F5: 'light-woods', G5: 'woods', D9: 'stone-building', H5: 'vineyard', C8: 'brush' });
const fire = (at: string, ...units: string[]) => ({ order: 'fire', at, units });

describe('direct fire', () => {
  test('[lnlt-57] [lnlt 5.0] [lnlt 10.0] only at a place in range, in sight and spotted', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C9', a2: '2-5-4-6 at C10', a3: '2-5-4-6 at C8' },
      map: FIELD,
    }).activate('german', 'C3');
    expect(trial.refusal('german', fire('C10', 'g1'))).toMatchObject({ refused: 'OUT_OF_RANGE' });
    expect(trial.refusal('german', fire('C8', 'g1'))).toMatchObject({ refused: 'NOT_SPOTTED' });
    expect(trial.refusal('german', fire('C4', 'g1'))).toMatchObject({ refused: 'NO_TARGET' });
    trial.order('german', fire('C9', 'g1'), 1, 6);
    expect(trial.unit('g1').fired).toBe(true);
  });

  test('[lnlt 5.0/b] the target hex counts for range, the firer’s does not', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C9' } }).activate('german', 'C3');
    expect(trial.refusal('german', fire('C9', 'g1'), 1, 6)).toBeUndefined();
    const far = new Trial({ units: { g1: '1-6-4-5 at C2', a1: '2-5-4-6 at C9' } }).activate('german', 'C2');
    expect(far.refusal('german', fire('C9', 'g1'))).toMatchObject({ refused: 'OUT_OF_RANGE' });
  });

  test('[lnlt 5.0/a] fire passes through hexes with friends and enemies', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C4', a1: '2-5-4-6 at C5', a2: '2-5-4-6 at C6' },
    }).activate('german', 'C3');
    expect(trial.refusal('german', fire('C6', 'g1'), 1, 6)).toBeUndefined();
  });

  test('[lnlt 5.0/g] not where there are friends or Melee', () => {
    const trial = new Trial({
      units: {
        g1: '1-6-4-5 at C3',
        g2: ['1-6-4-5 at C6', { melee: true }],
        a1: ['2-5-4-6 at C6', { melee: true }],
      },
      marks: { C6: { melee: 'fought' } },
    }).activate('german', 'C3');
    expect(trial.refusal('german', fire('C6', 'g1'))).toMatchObject({ refused: 'MELEE_THERE' });
    const beside = new Trial({
      units: { g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C6', at: 'M3 Half-track at C6' },
    }).activate('german', 'C3');
    expect(beside.refusal('german', { ...fire('C6', 'g1'), vehicle: 'at' })).toMatchObject({
      refused: 'MELEE_THERE',
    });
  });

  test('[lnlt 5.0/c] [lnlt 5.0/d] totals compared: a tie does nothing, more makes everybody check', () => {
    const set = { units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C6', a2: '2-5-4-6 at C6' } };
    const tie = new Trial(set).activate('german', 'C3').order('german', fire('C6', 'g1'), 2, 3);
    expect(tie.kinds).not.toContain('damage-check');
    const hit = new Trial(set).activate('german', 'C3').order('german', fire('C6', 'g1'), 4, 1, 2, 3);
    expect(hit.told('damage-check').map(({ unit, difference }) => [unit, difference])).toEqual([
      ['a1', 4],
      ['a2', 4],
    ]);
  });

  test('[lnlt 5.0/e] [lnlt 5.1] the check: one die and the difference against Morale, by bands', () => {
    const dice = (die: number) =>
      new Trial({
        units: {
          gm: '1-6-4-5 at C3',
          g2: '1-6-4-5 at C3',
          g3: '1-6-4-5 at C3',
          gn: 'MG42 with gm',
          a9: '2-5-4-6 at N12',
          a1: ['2-5-4-5 at C6', {}],
        },
      })
        .activate('german', 'C3')
        .order('german', { order: 'fire', at: 'C6', units: ['gm', 'g2', 'g3'], weapons: ['gn'] }, 5, 1, die);
    // 5 + 5 against 1: difference 9.
    expect(dice(2).told('damage-check')).toEqual([
      { unit: 'a1', die: 2, difference: 9, lm: 0, morale: 5, result: 'Casualties' },
    ]);
    expect(dice(6).told('damage-check')[0]?.result).toBe('Eliminated');
  });

  test('[lnlt 5.0/f] [lnlt 5.0/h] the Leader checks first, and helps the others if he is still in Good Order', () => {
    const set = {
      units: {
        g1: '1-6-4-5 at C3',
        a1: '2-5-4-5 at C6',
        al: 'Leader 7-1-6 at C6',
        a2: ['2-5-4-6 at C6', {}] as const,
      },
    };
    const steady = new Trial(set).activate('german', 'C3').order('german', fire('C6', 'g1'), 5, 1, 2, 2, 2);
    expect(steady.told('damage-check').map(({ unit, lm }) => [unit, lm])).toEqual([
      ['al', 0],
      ['a1', 1],
      ['a2', 0],
    ]);
    const shaken = new Trial(set).activate('german', 'C3').order('german', fire('C6', 'g1'), 5, 1, 6, 2, 2);
    expect(shaken.told('damage-check').map(({ lm }) => lm)).toEqual([0, 0, 0]);
  });

  test('[lnlt EOP-I/l] a Leader under a Fired marker still helps the checks of his hex', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', a1: '2-5-4-5 at C6', al: ['Leader 7-1-6 at C6', { fired: true }] },
    })
      .activate('german', 'C3')
      .order('german', fire('C6', 'g1'), 5, 1, 2, 2);
    expect(trial.told('damage-check').map(({ lm }) => lm)).toEqual([0, 1]);
  });

  test('[lnlt 11.1/a] [lnlt 5.0.1] [lnlt 5.0.1/a] [lnlt 5.0.1/c] a Leader adds his LM once and is Fired', () => {
    const trial = new Trial({
      units: { gl: 'Leader 7-1-6 at C3', g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C3', a1: '2-5-4-6 at C6' },
    })
      .activate('german', 'C3')
      .order('german', { ...fire('C6', 'g1', 'g2'), leader: 'gl' }, 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({
      strength: 3,
      against: [{ unit: 'a1', difference: -2 }],
    });
    expect(trial.unit('gl')).toMatchObject({ fired: true, aidedFire: true });
  });

  test('[lnlt 5.0.1 × 6.1] [lnlt 11.1.1/a] Assault Move does not bar a Leader, Moved and Ops Complete do', () => {
    const lead = (state: object) =>
      new Trial({ units: { gl: ['Leader 7-1-6 at C3', state], g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C6' } })
        .activate('german', 'C3')
        .refusal('german', { ...fire('C6', 'g1'), leader: 'gl' }, 1, 6);
    expect(lead({ marker: 'assault-move' })).toBeUndefined();
    expect(lead({ marker: 'moved' })).toMatchObject({ refused: 'NO_LEADER' });
    expect(lead({ opsComplete: true })).toMatchObject({ refused: 'NO_LEADER' });
    expect(lead({ shaken: true })).toMatchObject({ refused: 'NO_LEADER' });
    expect(lead({ calledFire: true })).toMatchObject({ refused: 'NO_LEADER' });
    expect(lead({ badge: 'ss' })).toMatchObject({ refused: 'NO_LEADER' });
  });

  test('[lnlt 11.1/d] only one Leader of a place leads its fire; [lnlt 11.1.1] every attack from there', () => {
    const trial = new Trial({
      units: {
        gl: 'Leader 7-1-6 at C3',
        gk: 'Leader 6-1-6 at C3',
        g1: '1-6-4-5 at C3',
        gh: ['HMG Team at C3', { facing: 4 }],
        a1: '2-5-4-6 at C6',
      },
    })
      .activate('german', 'C3')
      .order('german', { ...fire('C6', 'g1'), leader: 'gl' }, 1, 6);
    expect(trial.refusal('german', { ...fire('C6', 'gh'), leader: 'gk' })).toMatchObject({
      refused: 'NO_LEADER',
    });
    trial.order('german', { ...fire('C6', 'gh'), leader: 'gl' }, 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(4);
  });

  test('[lnlt 4.0/h] units that fire from a hex in an impulse do so together', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C3', a1: '2-5-4-6 at C6' } })
      .activate('german', 'C3')
      .order('german', fire('C6', 'g1'), 1, 6);
    expect(trial.refusal('german', fire('C6', 'g2'))).toMatchObject({ refused: 'HAS_FIRED' });
  });
});

describe('several units', () => {
  test('[lnlt 5.2] [lnlt 5.2/d] one leads, the others add half, rounded up once', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C3', g3: '1-6-4-5 at C3', a1: '2-5-4-6 at C6' },
    })
      .activate('german', 'C3')
      .order('german', fire('C6', 'g1', 'g2', 'g3'), 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(2);
  });

  test('[lnlt 5.2/b] [lnlt 11.2/k] Heroes and Support Weapons add all they have', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', gh: 'Hero 2-6-6 at C3', gm: 'MG34 with g1', a1: '2-5-4-6 at C6' },
    })
      .activate('german', 'C3')
      .order('german', { order: 'fire', at: 'C6', units: ['g1', 'gh'], weapons: ['gm'] }, 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(5);
  });

  test('[lnlt 5.2/c] a Crew without Firepower adds nothing', () => {
    const trial = new Trial({
      units: { a1: '2-5-4-6 at C3', a2: '0-2-4-6 at C3', g1: '1-6-4-5 at C5' },
      active: 'american',
    })
      .activate('american', 'C3')
      .order('american', fire('C5', 'a1', 'a2'), 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(2);
  });

  test('[lnlt 5.2/a] [lnlt 1.7/i] a Weapon Team fires by itself, at another target too', () => {
    const trial = new Trial({
      units: {
        g1: '1-6-4-5 at C3',
        gh: ['HMG Team at C3', { facing: 4 }],
        a1: '2-5-4-6 at C6',
        a2: '2-5-4-6 at C5',
      },
    }).activate('german', 'C3');
    expect(trial.refusal('german', fire('C6', 'g1', 'gh'))).toMatchObject({ refused: 'NOT_TOGETHER' });
    trial.order('german', fire('C6', 'g1'), 1, 6).order('german', fire('C5', 'gh'), 1, 6);
    expect(trial.unit('gh').fired).toBe(true);
  });

  test('[lnlt 5.4] boxed range: half Firepower beyond the printed one, up to twice', () => {
    const set = {
      units: {
        a1: ['2-5-4-6 at C1', { extended: true }] as const,
        g1: '1-6-4-5 at C9',
        g2: '1-6-4-5 at C12',
      },
      active: 'american',
    };
    const trial = new Trial(set).activate('american', 'C1').order('american', fire('C9', 'a1'), 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(1);
    expect(new Trial(set).activate('american', 'C1').refusal('american', fire('C12', 'a1'))).toMatchObject({
      refused: 'OUT_OF_RANGE',
    });
  });

  test('[lnlt 5.5] [lnlt 10.4/a] Forest, Wreck and Smoke protect by four at most', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at G3', a9: '2-5-4-6 at N12', a1: ['2-5-4-6 at G5', { fired: true }] },
      map: FIELD,
      marks: { G5: { wreck: 'Tiger I', smoke: 1 } },
    })
      .activate('german', 'G3')
      .order('german', fire('G5', 'g1'), 1, 6);
    expect(trial.told('attacked')[0]?.cover).toBe(4);
  });

  test('[lnlt 5.6] [lnlt 5.6/a] +2 at an adjacent target, +3 once for Assaulters', () => {
    const plain = new Trial({ units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C4' } })
      .activate('german', 'C3')
      .order('german', fire('C4', 'g1'), 1, 6);
    expect(plain.told('attacked')[0]?.strength).toBe(3);
    const pioneers = new Trial({ units: { g1: '2-4-4-5 at C3', g2: '2-4-4-5 at C3', a1: '2-5-4-6 at C4' } })
      .activate('german', 'C3')
      .order('german', fire('C4', 'g1', 'g2'), 1, 6, 2);
    expect(pioneers.told('attacked')[0]?.strength).toBe(6);
  });

  test('[lnlt 6.1/b] fire after Assault Movement has -2 once, [lnlt 6.4/e] after Stealth likewise', () => {
    const firedUnder = (marker: 'assault-move' | 'stealth') =>
      new Trial({
        units: { a1: ['2-5-4-6 at C3', { marker }], a2: ['2-5-4-6 at C3', { marker }], g1: '1-6-4-5 at C6' },
        active: 'american',
      })
        .activate('american', 'C3')
        .order('american', fire('C6', 'a1', 'a2'), 1, 6)
        .told('attacked')[0]?.strength;
    expect([firedUnder('assault-move'), firedUnder('stealth')]).toEqual([1, 1]);
  });

  test('[lnlt 10.3/j × 7.0/d] a degrading hex on the way and smoke around the firer take one each', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at F3', a9: '2-5-4-6 at N12', a1: ['2-5-4-6 at F7', { fired: true }] },
      map: FIELD,
      marks: { F3: { smoke: 1 } },
    })
      .activate('german', 'F3')
      .order('german', fire('F7', 'g1'), 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(-1);
  });
});
