import { field, Trial } from '../testkit.testkit.js';

const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
const shoot = (units: object, order: object, dice: number[], more: object = {}) =>
  new Trial({ units: { ...FAR, ...units } as never, ...more })
    .activate('german', 'C3')
    .order('german', { order: 'fire', ...order }, ...dice);
const strength = (units: object, order: object) => shoot(units, order, [1, 6]).told('attacked')[0]?.strength;
const refused = (units: object, order: object) =>
  new Trial({ units: { ...FAR, ...units } as never })
    .activate('german', 'C3')
    .refusal('german', { order: 'fire', ...order }, 1, 6)?.refused;
const TARGET = { a1: '2-5-4-6 at C6' };

describe('firing Support Weapons', () => {
  test('[lnlt 1.6] [lnlt 1.6/m] by the units that possess them; [lnlt 1.6/b] a Squad one and its IFP, or two without', () => {
    const units = { g1: '1-6-4-5 at C3', gm: 'MG34 with g1', gn: 'MG34 with g1', ...TARGET };
    expect(strength(units, { at: 'C6', units: ['g1'], weapons: ['gm'] })).toBe(3);
    expect(strength(units, { at: 'C6', weapons: ['gm', 'gn'] })).toBe(4);
    expect(refused(units, { at: 'C6', units: ['g1'], weapons: ['gm', 'gn'] })).toBe('CANNOT_FIRE');
    expect(refused({ g1: '1-6-4-5 at C3', gm: 'MG34 at C3', ...TARGET }, { at: 'C6', weapons: ['gm'] })).toBe(
      'NO_FIRER',
    );
  });

  test('[lnlt 1.6/o] a Half-squad or Crew one instead of its IFP, [lnlt 1.6/d] a Hero too', () => {
    for (const counter of ['1-5-4-5', 'Hero 2-6-6']) {
      const units = { g1: `${counter} at C3`, gm: 'MG34 with g1', ...TARGET };
      expect(refused(units, { at: 'C6', units: ['g1'], weapons: ['gm'] })).toBe('CANNOT_FIRE');
      expect(refused(units, { at: 'C6', weapons: ['gm'] })).toBeUndefined();
    }
  });

  test('[lnlt 1.6/c] one man fires it at half, rounded up, [lnlt 1.6/p] two in full', () => {
    const units = { g1: 'Leader 7-1-6 at C3', gh: 'Hero 2-6-6 at C3', gm: 'MG42 with g1', ...TARGET };
    expect(strength(units, { at: 'C6', weapons: ['gm'] })).toBe(2);
    expect(strength(units, { at: 'C6', weapons: ['gm'], crews: [{ weapon: 'gm', helper: 'gh' }] })).toBe(3);
    const shaken = { ...units, gh: ['Leader 6-0-6 at C3', { shaken: true }] };
    expect(refused(shaken, { at: 'C6', weapons: ['gm'], crews: [{ weapon: 'gm', helper: 'gh' }] })).toBe(
      'CANNOT_FIRE',
    );
  });

  test('[lnlt 1.6/e] [lnlt 5.0.1/b] a Leader who fires a weapon adds no LM, to his own attack neither', () => {
    const units = { gl: 'Leader 7-1-6 at C3', g1: '1-6-4-5 at C3', gm: 'MG34 with gl', ...TARGET };
    expect(refused(units, { at: 'C6', units: ['g1'], weapons: ['gm'], leader: 'gl' })).toBe('NO_LEADER');
  });

  test('[lnlt 11.1] a Leader has no fire of his own; [lnlt 1.6/q] Medics fire nothing', () => {
    expect(refused({ g1: 'Leader 7-1-6 at C3', ...TARGET }, { at: 'C6', units: ['g1'] })).toBe('CANNOT_FIRE');
    expect(refused({ g1: 'Medic at C3', ...TARGET }, { at: 'C6', units: ['g1'] })).toBe('CANNOT_FIRE');
  });

  test('[lnlt 5.1/a] Shaken units fire neither IFP nor weapons', () => {
    const units = { g1: ['1-6-4-5 at C3', { shaken: true }], gm: 'MG34 with g1', ...TARGET };
    expect(refused(units, { at: 'C6', units: ['g1'] })).toBe('CANNOT_FIRE');
    expect(refused(units, { at: 'C6', weapons: ['gm'] })).toBe('CANNOT_FIRE');
  });

  test('[lnlt-6] [lnlt 4.0/i] [lnlt 5.2/e] a unit that has fired its weapon alone is spent', () => {
    const trial = shoot(
      { g1: '1-6-4-5 at C3', gm: 'MG34 with g1', g2: '1-6-4-5 at C3', a1: '2-5-4-6 at C10' },
      { at: 'C10', weapons: ['gm'] },
      [1, 6],
    );
    trial.order('german', 'end-impulse').order('american', 'pass').activate('german', 'C3');
    expect(trial.unit('g1').activated).toBeUndefined();
  });

  test('[lnlt 1.6.1/b] a dismantled tripod does not fire, on a bipod it does', () => {
    const units = (more: object) => ({
      g1: '1-6-4-5 at C3',
      gm: ['MG34 with g1', { tripod: 'dismantled', ...more }],
      ...TARGET,
    });
    expect(refused(units({}), { at: 'C6', weapons: ['gm'] })).toBe('CANNOT_FIRE');
    expect(refused(units({ bipod: true }), { at: 'C6', weapons: ['gm'] })).toBeUndefined();
  });

  test('[lnlt 1.6.2] equal dice jam it and take its FP out of the attack, [lnlt 1.6.2/b] one of several by chance', () => {
    const units = {
      g1: '1-6-4-5 at C3',
      gm: 'MG34 with g1',
      g2: '1-6-4-5 at C3',
      gn: 'MG42 with g2',
      ...TARGET,
    };
    const trial = shoot(units, { at: 'C6', units: ['g1', 'g2'], weapons: ['gm', 'gn'] }, [3, 3, 1, 6]);
    expect(trial.told('jammed')).toHaveLength(1);
    expect(trial.told('jammed')[0]?.weapon).toBe('gm');
    expect(trial.told('attacked')[0]?.strength).toBe(5);
    expect(
      refused(
        { g1: '1-6-4-5 at C3', gm: ['MG34 with g1', { jammed: 'jammed' }], ...TARGET },
        { at: 'C6', weapons: ['gm'] },
      ),
    ).toBe('CANNOT_FIRE');
  });

  test('[lnlt 1.6/k] a captured weapon that hits nothing is lost', () => {
    const units = { g1: '1-6-4-5 at C3', gm: 'American BAR with g1', ...TARGET };
    expect(shoot(units, { at: 'C6', weapons: ['gm'] }, [1, 6]).battle.unit('gm')).toBeUndefined();
    expect(shoot(units, { at: 'C6', weapons: ['gm'] }, [6, 1, 2]).unit('gm')).toMatchObject({
      possessor: 'g1',
    });
  });

  test('[lnlt 1.7/d] [lnlt 1.7/k] a red arrow fires within its arc only', () => {
    const at = (place: string) =>
      refused(
        { g1: ['HMG Team at C3', { facing: 0 }], a1: `2-5-4-6 at ${place}` },
        { at: place, units: ['g1'] },
      );
    expect(at('C1')).toBeUndefined();
    expect(at('C6')).toBe('OUT_OF_ARC');
  });
});

describe('Casualties', () => {
  test('[lnlt 1.6/f] of two weapons the Half-squad drops the one its owner chooses', () => {
    const trial = shoot(
      {
        g1: '1-6-4-5 at C3',
        a1: '2-5-4-6 at C6',
        am: 'BAR with a1',
        an: 'M1919A4 with a1',
        gm: 'MG42 with g1',
      },
      { at: 'C6', units: ['g1'], weapons: ['gm'] },
      [6, 1, 3],
    );
    expect(trial.awaits).toEqual(['american let-go']);
    expect(trial.refusal('american', { order: 'let-go', weapon: 'gm' })).toMatchObject({
      refused: 'NO_WEAPON',
    });
    trial.order('american', { order: 'let-go', weapon: 'am' });
    expect([trial.unit('am').possessor, trial.unit('an').possessor]).toEqual([undefined, 'a1a']);
  });
});

describe('charges and flames', () => {
  const NEAR = { a1: '2-5-4-6 at C4' };

  test('[lnlt-3] [lnlt 1.6.3/c] [lnlt 1.6.3/g] a charge alone: 6, without adjacency, used up', () => {
    const trial = shoot(
      { g1: '1-6-4-5 at C3', gc: 'Satchel Charge with g1', ...NEAR },
      { at: 'C4', weapons: ['gc'] },
      [1, 6, 2],
    );
    expect(trial.told('attacked')[0]).toMatchObject({ strength: 6 });
    expect(trial.battle.unit('gc')).toBeUndefined();
  });

  test('[lnlt-4] [lnlt 1.6.3/h] [lnlt 1.6.3/b] with the IFP: 2 + 2 for adjacency + 6', () => {
    const trial = shoot(
      { g1: ['2-4-4-5 at C3', { assaulter: undefined }], gc: 'Satchel Charge with g1', ...NEAR },
      { at: 'C4', units: ['g1'], weapons: ['gc'] },
      [1, 6, 6],
    );
    expect(trial.told('attacked')[0]?.strength).toBe(10);
  });

  test('[lnlt 1.6.3/c] a Leader helps a charge that he does not throw himself', () => {
    const units = { g1: '1-6-4-5 at C3', gl: 'Leader 7-1-6 at C3', gc: 'Satchel Charge with g1', ...NEAR };
    expect(
      shoot(units, { at: 'C4', weapons: ['gc'], leader: 'gl' }, [1, 6, 6]).told('attacked')[0]?.strength,
    ).toBe(7);
  });

  test('[lnlt 1.6.3/d] [lnlt 1.6.3/a] [lnlt 1.6.3/e] a unit that is Shaken by a Flamethrower retreats from it and is fired at', () => {
    const trial = shoot(
      { g1: '1-6-4-5 at C3', gf: 'Flamethrower with g1', g2: '1-6-4-5 at D8', ...NEAR },
      { at: 'C4', weapons: ['gf'] },
      [1, 5, 4],
    );
    expect(trial.unit('a1').shaken).toBe(true);
    expect(trial.awaits).toEqual(['american flight']);
    expect(trial.refusal('american', { order: 'retreat', to: 'C3' })).toMatchObject({
      refused: 'NO_RETREAT',
    });
    const [flight] = trial.legalOf('american', 'retreat');
    trial.order('american', flight as never);
    expect(trial.unit('a1').marker).toBe('moved');
    expect(trial.awaits).toEqual(['german opportunity']);
    trial.order('german', 'hold-fire');
    expect(trial.battle.clock.window).toBeUndefined();
  });

  test('[lnlt 1.6.3/f] without a way out it is eliminated', () => {
    const trial = shoot(
      {
        g1: '1-6-4-5 at C3',
        gf: 'Flamethrower with g1',
        a1: '2-5-4-6 at C4',
        g2: '1-6-4-5 at C6',
        g3: '1-6-4-5 at D6',
        g4: '1-6-4-5 at B6',
      },
      { at: 'C4', weapons: ['gf'] },
      [1, 5, 4],
      { map: field({}) },
    );
    expect(trial.battle.unit('a1')).toBeUndefined();
  });
});

describe('the example of play', () => {
  const LAND = field({ F7: 'light-woods', D6: 'wooden-building', C6: 'vineyard', C7: 'vineyard' });
  const GERMANS = {
    gl: 'Leader 7-1-6 at D6',
    g1: '1-6-4-5 at D6',
    g2: '1-6-4-5 at D6',
    g3: '1-6-4-5 at C6',
    gm: 'MG34 with g3',
  };

  test('[lnlt-63] [lnlt-64] Clarkson spots C6, two Squads fire with 4; 9 against 3, 10 against Morale 5: Casualties', () => {
    const trial = new Trial({
      units: {
        ...GERMANS,
        al: 'Airborne Leader 7-1-6 at F7',
        a1: '2-5-4-6 at F7',
        a2: '2-5-4-6 at F7',
        a3: '2-5-4-6 at F8',
      },
      map: field({ F7: 'light-woods', C6: 'vineyard' }),
      marks: { C6: { foxholes: true } },
      active: 'american',
    })
      .activate('american', 'F7', { leader: 'al', places: ['F8'] })
      .order('american', { order: 'spot', unit: 'al', at: 'C6' }, 3)
      .order('american', { order: 'fire', at: 'C6', units: ['a1', 'a2'], leader: 'al' }, 5, 2, 4);
    expect(trial.told('attacked')[0]).toMatchObject({
      strength: 4,
      cover: 1,
      against: [{ unit: 'g3', difference: 6 }],
    });
    expect(trial.told('damage-check')[0]).toMatchObject({ die: 4, result: 'Casualties' });
    expect(trial.unit('g3a')).toMatchObject({ kind: 'half-squad', shaken: true });
  });

  test('[lnlt EOP-I/j] [lnlt-12] [lnlt-66] [lnlt-67] Koch and two Squads fire at a mover in the open with 4, 9 against Morale 6 Shakes it', () => {
    const trial = new Trial({
      units: { ...GERMANS, a3: '2-5-4-6 at E8', a9: '2-5-4-6 at N12' },
      map: LAND,
      active: 'american',
    })
      .activate('american', 'E8')
      .order('american', { order: 'move', units: ['a3'], mode: 'move', path: ['D8'] })
      .order('german', { order: 'fire', at: 'D8', units: ['g1', 'g2'], leader: 'gl' }, 6, 2, 1, 3);
    expect(trial.told('attacked')[0]).toMatchObject({
      strength: 3,
      against: [{ unit: 'a3', difference: 8 }],
    });
    expect(trial.unit('a3')).toMatchObject({ shaken: true, marker: 'moved' });
  });

  test('[lnlt-71] [lnlt-72] after Assault Movement next to D6: 2 + 1 + 2 - 2; Koch holds, helps, and one Squad is Shaken', () => {
    const trial = new Trial({
      units: {
        ...GERMANS,
        a1: ['2-5-4-6 at E6', { marker: 'assault-move' }],
        am: 'BAR with a1',
        a9: '2-5-4-6 at N12',
      },
      map: LAND,
      active: 'american',
    })
      .activate('american', 'E6')
      .order('american', { order: 'fire', at: 'D6', units: ['a1'], weapons: ['am'] }, 5, 4, 2, 3, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ strength: 3, cover: 3 });
    expect(trial.told('damage-check').map(({ unit, lm, result }) => [unit, lm, result])).toEqual([
      ['gl', 0, 'no effect'],
      ['g1', 1, 'no effect'],
      ['g2', 1, 'Shaken'],
    ]);
  });
});
