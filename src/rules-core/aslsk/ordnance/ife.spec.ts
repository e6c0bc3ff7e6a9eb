import { crew, german, leader, russian } from '../testkit.testkit.js';
import { battery, gun } from './testkit.testkit.js';

const rapid = (at: string, more: object = {}) => ({ order: 'ife', weapon: 'ag', at, ...more });
const terrain = { E2: 'stone-building' as const };
const units = { b1: russian('4-4-7', 'E2') };

describe('Infantry Firepower Equivalent', () => {
  test('[aslsk 6.8/a] straight on the IFT, without a To Hit DR; turning the barrel is an IFT DRM', () => {
    const here = battery('20L(6) AA', { units });
    const done = here.order('a', rapid('E2'), 6, 5);
    expect(done.the('fire-attack')).toMatchObject({
      fp: 6,
      column: 6,
      parts: [{ unit: 'ag', printed: 6, fp: 6 }],
    });
    expect(done.all('shot')).toEqual([]);
    const turned = battery('20L(6) AA', { units: { b1: russian('4-4-7', 'H5') } });
    const made = turned.order('a', rapid('H5'), 6, 4);
    expect(made.the('fire-attack').results[0]?.modifiers).toEqual([
      { label: 'turned 2 hexspines', value: 2, cites: ['3.2.4/case8'] },
    ]);
    expect(turned.unit('ag').ca).toBe(2);
    expect(battery('75L AT', { units }).refused('a', rapid('E2'))).toMatchObject({ refused: 'NO_IFE' });
  });

  test('[aslsk 6.8/a] as a machine gun: point blank doubles it, the AFPh halves it', () => {
    const near = battery('20L(6) AA', { units: { b1: russian('4-4-7', 'E4') } });
    expect(near.order('a', rapid('E4'), 6, 5).the('fire-attack').fp).toBe(12);
    const advancing = battery('20L(6) AA', { phase: 'AFPh', units });
    expect(advancing.order('a', rapid('E2'), 6, 5).the('fire-attack').fp).toBe(3);
  });

  test('[aslsk 6.8/d] its normal range is 16 hexes, twice that at half', () => {
    const at = (hex: string) => {
      const here = battery('20L(6) AA', { rows: 60, units: { b1: russian('4-4-7', hex) } }, { ca: 3 });
      return here.order('a', rapid(hex), 6, 5).the('fire-attack').fp;
    };
    expect([at('E21'), at('E22'), at('E37')]).toEqual([6, 3, 3]);
    const far = battery('20L(6) AA', { rows: 60, units: { b1: russian('4-4-7', 'E38') } }, { ca: 3 });
    expect(far.refused('a', rapid('E38'))).toMatchObject({ refused: 'OUT_OF_RANGE', cites: ['6.8/d'] });
  });

  test('[aslsk 6.8/d] it neither cowers nor is led', () => {
    const here = battery('20L(6) AA', { units: { ...units, al: leader('German', '9-2', 'E5') } });
    const done = here.order('a', rapid('E2'), 5, 5);
    expect(done.the('fire-attack')).toMatchObject({ cowered: 0, leaders: [], column: 6 });
    expect(done.the('fire-attack').results[0]?.modifiers).toEqual([]);
  });

  test('[aslsk 6.8/c] [aslsk 3.2.4/ROF] its ROF is one lower', () => {
    const keeps = (coloured: number, set = {}, crewSet = {}) =>
      battery('20L(6) AA', { units, terrain }, set, crewSet)
        .order('a', rapid('E2'), 6, coloured)
        .kinds.includes('rate-of-fire-kept');
    expect([keeps(2), keeps(3)]).toEqual([true, false]);
    const captured = battery('20L(6) AA', {
      terrain,
      units: { ac: crew('German', '2-2-8', 'E5'), ag: gun('Russian', '37L AA', { of: 'ac' }), ...units },
    });
    expect(captured.order('a', rapid('E2'), 6, 2).kinds).not.toContain('rate-of-fire-kept');
    const mine = battery('37L AA', { units, terrain });
    expect(mine.order('a', rapid('E2'), 6, 2).kinds).toContain('rate-of-fire-kept');
  });

  test('[aslsk 6.8/c] [aslsk 6.10/b] no Fire Group, and no acquisition: used, gained or kept', () => {
    const here = battery(
      '20L(6) AA',
      { units: { ...units, a1: german('4-6-7', 'E5') } },
      { acquired: { at: 'E2', units: ['b1'], by: 'ac', drm: -2 } },
    );
    expect(here.refused('a', { order: 'fire', at: 'E2', firers: ['a1', 'ag'] })).toMatchObject({
      refused: 'NO_FIREPOWER',
    });
    const done = here.order('a', rapid('E2'), 6, 5);
    expect(done.the('fire-attack').results[0]?.modifiers).toEqual([]);
    expect(here.unit('ag').acquired).toBeUndefined();
  });

  const moving = (fire: 'first' | 'final', at = 'E4', set: object = {}) => {
    const here = battery(
      '20L(6) AA',
      { phase: 'MPh', active: 'b', units: { b1: russian('4-4-7', 'E3') } },
      { fire, ...set },
      fire === 'final' ? { fire } : {},
    );
    here.order('b', { order: 'move', units: ['b1'], path: [at] });
    return here;
  };

  test('[aslsk 6.8/b] Subsequent First Fire at half, its B# two lower, lost at the printed one', () => {
    const done = moving('first').order('a', rapid('E4'), 6, 2, 1, 1);
    expect(done.the('fire-attack')).toMatchObject({ fp: 6 });
    expect(done.kinds).not.toContain('malfunctioned');
    expect(moving('first').order('a', rapid('E4'), 5, 4, 1, 1).the('malfunctioned')).toEqual({
      weapon: 'ag',
      dr: 9,
    });
    expect(moving('first').order('a', rapid('E4'), 6, 5).the('weapon-removed')).toEqual({
      weapon: 'ag',
      dr: 11,
    });
  });

  test('[aslsk 6.8/b] Final Protective Fire at adjacent units, at the price of a NMC', () => {
    const here = moving('final');
    const done = here.order('a', rapid('E4'), 4, 4, 1, 1);
    expect(done.the('fire-attack').fp).toBe(6);
    expect(done.all('morale-check').find(({ unit }) => unit === 'ac')).toMatchObject({
      check: 'Final Protective Fire',
      dr: 8,
    });
  });

  test('[aslsk 6.8/b] [aslsk 3.4/b] First Fired, in the DFPh only at adjacent units and at half', () => {
    const here = battery(
      '20L(6) AA',
      { phase: 'DFPh', active: 'b', units: { ...units, b2: russian('4-4-7', 'E4') } },
      { fire: 'first' },
    );
    expect(here.refused('a', rapid('E2'))).toMatchObject({ refused: 'HAS_FIRED', cites: ['3.4/b'] });
    expect(here.order('a', rapid('E4'), 6, 2, 1, 1).the('fire-attack').fp).toBe(6);
    expect(here.unit('ag').fire).toBe('final');
  });

  test('[aslsk 6.12/d] [aslsk 3.2.4/NQ] in strange hands its B# is two lower and the Gun lost at the printed one', () => {
    const strange = { as: german('4-6-7', 'E5'), ag: gun('German', '20L(6) AA', { of: 'as' }), ...units };
    expect(battery('20L(6) AA', { units: strange }).order('a', rapid('E2'), 5, 4).kinds).toContain(
      'malfunctioned',
    );
    expect(battery('20L(6) AA', { units: strange }).order('a', rapid('E2'), 6, 5).kinds).toContain(
      'weapon-removed',
    );
    expect(battery('20L(6) AA', { units }).order('a', rapid('E2'), 6, 5).kinds).toContain('malfunctioned');
  });

  test('refused: nobody there, nobody seen, an enemy in the own hex, a Gun that was pushed or turned', () => {
    expect(battery('20L(6) AA', { units }).refused('a', rapid('E3')).refused).toBe('NO_TARGET');
    expect(battery('20L(6) AA', { units, terrain: { E4: 'woods' } }).refused('a', rapid('E2')).refused).toBe(
      'NO_LINE_OF_SIGHT',
    );
    const close = battery('20L(6) AA', { units: { ...units, b2: russian('4-4-7', 'E5') } });
    expect(close.refused('a', rapid('E2')).refused).toBe('ENEMY_IN_HEX');
    const pushed = battery('20L(6) AA', { units, phase: 'AFPh' }, { manhandled: true });
    expect(pushed.refused('a', rapid('E2')).refused).toBe('MOVED');
    const turned = battery('20L(6) AA', { units }, { turned: true, caChanged: 1 });
    expect(turned.refused('a', rapid('E2')).refused).toBe('HAS_TURNED');
  });

  test('it leaves Residual FP when its ROF is spent, and none when it is kept', () => {
    const fresh = (order: object, coloured: number) => {
      const here = battery('20L(6) AA', { phase: 'MPh', active: 'b', units: { b1: russian('4-4-7', 'E1') } });
      here.order('b', { order: 'move', units: ['b1'], path: ['E2'] });
      return here.order('a', rapid('E2', order), 6, coloured, 1, 1).all('residual-placed');
    };
    expect(fresh({}, 3)).toEqual([{ at: 'E2', fp: 2 }]);
    expect(fresh({}, 1)).toEqual([]);
    expect(fresh({ spendRof: true }, 1)).toEqual([{ at: 'E2', fp: 2 }]);
  });

  test('listed where it can be fired', () => {
    const here = battery('20L(6) AA', { units: { ...units, b2: russian('4-4-7', 'A1') } });
    expect(here.legal('a', 'ife').map(({ order }) => order.at)).toEqual(['A1', 'E2']);
  });
});

describe('Residual FP of Ordnance', () => {
  const residual = (order: object, dice: number[], set = {}, what = {}) => {
    const here = battery(
      '75L AT',
      { phase: 'MPh', active: 'b', units: { b1: russian('4-4-7', 'E1') }, ...what },
      set,
    );
    here.order('b', { order: 'move', units: ['b1'], path: ['E2'] });
    return here
      .order('a', { order: 'shoot', weapon: 'ag', at: 'E2', ...order }, ...dice)
      .all('residual-placed');
  };

  test('[aslsk 3.3.5/a] half the column of the hit: 12 leaves 6, the ATT with 6 leaves 2', () => {
    expect(residual({}, [3, 4, 6, 6])).toEqual([{ at: 'E2', fp: 6 }]);
    expect(residual({ type: 'ATT' }, [3, 4, 6, 6])).toEqual([{ at: 'E2', fp: 2 }]);
    expect(residual({}, [6, 5])).toEqual([]);
  });

  test('[aslsk 3.3.5/b] none while the ROF is kept, none by Intensive Fire, none by a Gun that fails', () => {
    expect(residual({}, [4, 2, 6, 6])).toEqual([]);
    expect(residual({ spendRof: true }, [4, 2, 6, 6])).toEqual([{ at: 'E2', fp: 6 }]);
    expect(residual({ intensive: true }, [3, 4, 6, 6], { fire: 'first' })).toEqual([]);
    expect(residual({}, [3, 4, 6, 6], { breakdown: 7 })).toEqual([]);
  });

  test('[aslsk 6.2/AP] AP leaves none', () => {
    expect(residual({ ammo: 'AP' }, [3, 4, 6, 6])).toEqual([]);
  });

  test('[aslsk 3.3.5/c] a column less for each DRM that arose outside the hex', () => {
    expect(residual({}, [2, 3, 6, 6], { ca: 2 })).toEqual([{ at: 'E2', fp: 1 }]);
    expect(residual({}, [3, 4, 6, 6], {}, { terrain: { E4: 'brush' } })).toEqual([{ at: 'E2', fp: 4 }]);
  });
});
