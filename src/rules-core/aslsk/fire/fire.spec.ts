import { german, halfSquad, leader, type Placed, russian, setUp, us, weapon } from '../testkit.testkit.js';
import { HARMLESS, prep, shot, type Units } from './testkit.testkit.js';

describe('firepower', () => {
  test('[aslsk 3.2.2/a] [aslsk 2.0/PBF] firepower is doubled against an adjacent hex', () => {
    const { attack } = shot(
      { a1: german('4-6-7', 'E4'), b1: russian('4-4-7', 'E5') },
      { at: 'E5', firers: ['a1'] },
      ...HARMLESS,
    );
    expect(attack.parts).toEqual([
      { unit: 'a1', printed: 4, factors: [expect.objectContaining({ times: 2 })], fp: 8 },
    ]);
    expect(attack.column).toBe(8);
  });

  test('[aslsk 3.2.2/b] [aslsk 2.0/AreaFire] beyond normal range it is halved, beyond twice that range impossible', () => {
    const far = (at: string) => ({ a1: german('4-4-7', 'E1'), b1: russian('4-4-7', at) });
    expect(shot(far('E5'), { at: 'E5', firers: ['a1'] }, ...HARMLESS).attack.fp).toBe(4);
    expect(shot(far('E6'), { at: 'E6', firers: ['a1'] }, ...HARMLESS).attack.fp).toBe(2);
    expect(shot(far('E9'), { at: 'E9', firers: ['a1'] }, ...HARMLESS).attack.fp).toBe(2);
    expect(prep(far('E10')).refused('a', { order: 'fire', at: 'E10', firers: ['a1'] })).toMatchObject({
      refused: 'OUT_OF_RANGE',
      cites: expect.arrayContaining(['3.2.2/b']),
    });
  });

  test('[aslsk 3.2.2/c] fractions are kept: pinned at long range 7 FP are 1.75, two such make 3.5', () => {
    const units = {
      a1: us('7-4-7', 'E1', { pinned: true }),
      a2: us('7-4-7', 'E1', { pinned: true }),
      b1: russian('4-4-7', 'E7'),
    };
    const { attack } = shot(units, { at: 'E7', firers: ['a1', 'a2'] }, ...HARMLESS);
    expect(attack.parts.map(({ fp }) => fp)).toEqual([1.75, 1.75]);
    expect(attack).toMatchObject({ fp: 3.5, column: 2 });
  });

  test('[aslsk-14] [aslsk 3.2.3/a] the rightmost column that the firepower reaches counts, the excess is lost', () => {
    const { attack } = shot(
      { a1: russian('5-2-7', 'E3'), a2: russian('4-4-7', 'E3'), b1: german('4-6-7', 'E5') },
      { at: 'E5', firers: ['a1', 'a2'] },
      ...HARMLESS,
    );
    expect(attack).toMatchObject({ fp: 9, column: 8 });
  });

  test('[aslsk 3.2.3/PTC-e] a pinned unit fires at half, and its weapon keeps no Rate of Fire', () => {
    const { game, attack } = shot(
      {
        a1: german('4-6-7', 'E3', { pinned: true }),
        aw: weapon('German', 'HMG', { of: 'a1' }),
        b1: russian('4-4-7', 'E5'),
      },
      { at: 'E5', firers: ['a1', 'aw'] },
      6,
      1,
      4,
      5,
    );
    expect(attack.fp).toBe(5.5);
    expect(game.unit('aw').fire).toBe('prep');
  });

  test('[aslsk 3.2.2.1/a] [aslsk 3.2.2.1/c] with an enemy in its hex a unit fires only there, at triple firepower', () => {
    const units = { a1: german('4-6-7', 'E4'), b1: russian('4-4-7', 'E4'), b2: russian('4-4-7', 'E5') };
    const { attack } = shot(units, { at: 'E4', firers: ['a1'] }, ...HARMLESS);
    expect(attack).toMatchObject({ fp: 12, column: 12 });
    expect(prep(units).refused('a', { order: 'fire', at: 'E5', firers: ['a1'] })).toMatchObject({
      refused: 'ENEMY_IN_HEX',
      cites: ['3.2.2.1/c'],
    });
  });

  test('[aslsk 4.1/b] a leader alone fires a machine gun at half, two together at full', () => {
    const units = {
      al: leader('German', '8-0', 'E3'),
      ak: leader('German', '7-0', 'E3'),
      aw: weapon('German', 'MMG', { of: 'al' }),
      b1: russian('4-4-7', 'E6'),
    };
    expect(shot(units, { at: 'E6', firers: ['aw'] }, ...HARMLESS).attack.fp).toBe(2.5);
    const two = shot(units, { at: 'E6', firers: ['aw', 'ak'] }, ...HARMLESS);
    expect(two.attack.fp).toBe(5);
    expect(two.game.unit('ak').fire).toBe('prep');
  });

  test('[aslsk 4.1/d] a machine gun reaches 16 hexes, with a leader farther: halved again against the unbroken', () => {
    const far = { columns: 8, rows: 30 };
    const at = (hex: string, broken = {}) =>
      setUp({
        ...far,
        phase: 'PFPh',
        units: {
          a1: german('4-6-7', 'E1'),
          al: leader('German', '9-1', 'E1'),
          aw: weapon('German', 'HMG', { of: 'a1' }),
          b1: russian('4-4-7', hex, broken),
        },
      });
    const led = { firers: ['aw'], leaders: ['al'] };
    expect(
      at('E17')
        .order('a', { order: 'fire', at: 'E17', firers: ['aw'] }, ...HARMLESS)
        .the('fire-attack').fp,
    ).toBe(7);
    expect(at('E18').refused('a', { order: 'fire', at: 'E18', firers: ['aw'] })).toMatchObject({
      refused: 'OUT_OF_RANGE',
    });
    expect(
      at('E18')
        .order('a', { order: 'fire', at: 'E18', ...led }, ...HARMLESS)
        .the('fire-attack').fp,
    ).toBe(1.75);
    const broken = at('E18', { broken: true, dm: true });
    expect(broken.order('a', { order: 'fire', at: 'E18', ...led }, ...HARMLESS).the('fire-attack').fp).toBe(
      3.5,
    );
  });

  test('[aslsk 4.4.4/b] an anti-tank rifle joins in with one FP, [aslsk 4.4.4/a] up to 12 hexes', () => {
    const units = {
      a1: german('4-6-7', 'E1'),
      aw: weapon('German', 'ATR', { of: 'a1' }),
      b1: russian('4-4-7', 'E5'),
      b2: russian('4-4-7', 'E14'),
    };
    expect(shot(units, { at: 'E5', firers: ['a1', 'aw'] }, ...HARMLESS).attack.fp).toBe(5);
    expect(prep(units).refused('a', { order: 'fire', at: 'E14', firers: ['aw'] })).toMatchObject({
      refused: 'OUT_OF_RANGE',
    });
  });
});

describe('cowering', () => {
  const pair = (a1: Placed, more: Units = {}) => ({ a1, b1: russian('4-4-7', 'E5'), ...more });

  test('[aslsk 3.2.2/e] [aslsk 2.0/Cowering] doubles without a leader shift one column, two with the Inexperienced', () => {
    expect(shot(pair(german('4-6-7', 'E4')), { at: 'E5', firers: ['a1'] }, 6, 6).attack).toMatchObject({
      cowered: 1,
      column: 6,
    });
    expect(shot(pair(german('4-3-6', 'E4')), { at: 'E5', firers: ['a1'] }, 6, 6).attack).toMatchObject({
      cowered: 2,
      column: 4,
    });
    expect(shot(pair(german('4-6-7', 'E4')), { at: 'E5', firers: ['a1'] }, 6, 5).attack).toMatchObject({
      cowered: 0,
      column: 8,
    });
  });

  test('[aslsk 3.2.2/f] a shift below the lowest column leaves no effect', () => {
    const { attack } = shot(
      { a1: halfSquad('Russian', '2-2-6', 'E3'), b1: german('4-6-7', 'E6') },
      { at: 'E6', firers: ['a1'] },
      1,
      1,
    );
    expect(attack).toMatchObject({
      fp: 1,
      column: 0,
      cowered: 2,
      results: [expect.objectContaining({ result: 'no effect' })],
    });
  });

  test('[aslsk 3.2.2/e] a leader alone at a machine gun does not cower', () => {
    const units = {
      al: leader('German', '8-0', 'E4'),
      aw: weapon('German', 'MMG', { of: 'al' }),
    };
    const { attack } = shot(
      { ...units, b1: russian('4-4-7', 'E5') },
      { at: 'E5', firers: ['aw'] },
      3,
      3,
      2,
      2,
    );
    expect(attack).toMatchObject({ cowered: 0, column: 4 });
  });

  test('[aslsk 3.2.2/e] a cowering machine gun loses its Rate of Fire', () => {
    const { game } = shot(
      pair(german('4-6-7', 'E4'), { aw: weapon('German', 'HMG', { of: 'a1' }) }),
      { at: 'E5', firers: ['a1', 'aw'] },
      2,
      2,
      3,
      4,
    );
    expect(game.unit('aw').fire).toBe('prep');
  });
});

describe('the Prep Fire Phase', () => {
  test('[aslsk 3.2.5/a] firing marks Prep Fire and takes CX off, for the attack itself it counted', () => {
    const { game, attack } = shot(
      { a1: german('4-6-7', 'E3', { cx: true }), b1: russian('4-4-7', 'E5') },
      { at: 'E5', firers: ['a1'] },
      ...HARMLESS,
    );
    expect(attack.results[0]).toMatchObject({
      final: 12,
      modifiers: [expect.objectContaining({ label: 'CX', value: 1 })],
    });
    expect(game.unit('a1')).toMatchObject({ fire: 'prep' });
    expect(game.unit('a1').cx).toBeUndefined();
  });

  test('[aslsk 3.3.1/h] CX adds one to an attack, never more than one', () => {
    const { attack } = shot(
      {
        a1: german('4-6-7', 'E3', { cx: true }),
        a2: german('4-6-7', 'E3', { cx: true }),
        al: leader('German', '8-0', 'E3', { cx: true }),
        b1: russian('4-4-7', 'E5'),
      },
      { at: 'E5', firers: ['a1', 'a2'], leaders: ['al'] },
      ...HARMLESS,
    );
    expect(attack.results[0]?.final).toBe(12);
  });
});
