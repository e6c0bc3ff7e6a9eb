import {
  crew,
  german,
  halfSquad,
  leader,
  type Placed,
  russian,
  setUp,
  squad,
  us,
  weapon,
} from '../testkit.testkit.js';

type Units = Record<string, Placed>;

function prep(units: Units, terrain = {}) {
  return setUp({ phase: 'PFPh', units, terrain });
}

function shot(units: Units, order: { at: string; firers: string[]; leaders?: string[] }, ...faces: number[]) {
  const game = prep(units);
  const done = game.order('a', { order: 'fire', ...order }, ...faces);
  return { game, done, attack: done.the('fire-attack') };
}

/** Far away, so that nothing comes of it: only the arithmetic counts. */
const HARMLESS = [5, 6] as const;

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

describe('Fire Groups', () => {
  const enemy = { b1: russian('4-4-7', 'E5') };

  test('[aslsk 3.2.2/h] [aslsk 2.0/FG] the hexes of a Fire Group must touch; a leader alone is no link', () => {
    const units = {
      a1: german('4-6-7', 'E3'),
      a2: german('4-6-7', 'C4'),
      al: leader('German', '9-1', 'D3'),
      ...enemy,
    };
    expect(prep(units).refused('a', { order: 'fire', at: 'E5', firers: ['a1', 'a2'] })).toMatchObject({
      refused: 'NOT_LINKED',
      cites: ['3.2.2/h'],
    });
    const linked = { ...units, a3: german('4-6-7', 'D3') };
    const { attack } = shot(linked, { at: 'E5', firers: ['a1', 'a2', 'a3'] }, ...HARMLESS);
    expect(attack.fp).toBe(12);
  });

  test('[aslsk 3.2.2/i] Flamethrowers do not join', () => {
    const units = {
      a1: german('4-6-7', 'E4'),
      aw: weapon('German', 'FT', { of: 'a1' }),
      ...enemy,
    };
    expect(prep(units).refused('a', { order: 'fire', at: 'E5', firers: ['a1', 'aw'] })).toMatchObject({
      refused: 'NO_FIREPOWER',
      cites: ['3.2.2/i'],
    });
  });

  test('[aslsk 3.2.2/j] [aslsk 3.2.1/k] who proves blind has fired in vain, the others attack without it', () => {
    const game = setUp({
      phase: 'PFPh',
      options: { los: 'strict' },
      terrain: { D5: 'stone-building' },
      units: {
        a1: german('4-6-7', 'D3'),
        a2: german('4-6-7', 'C5'),
        a3: german('4-6-7', 'C4'),
        b1: russian('4-4-7', 'E5'),
      },
    });
    const done = game.order('a', { order: 'fire', at: 'E5', firers: ['a1', 'a2', 'a3'] }, 3, 5, 4, 6);
    expect(done.the('line-of-sight-blocked')).toEqual({ units: ['a2'], at: 'E5' });
    expect(done.the('fire-attack')).toMatchObject({
      fp: 8,
      parts: [expect.objectContaining({ unit: 'a1' }), expect.objectContaining({ unit: 'a3' })],
    });
    expect(['a1', 'a2', 'a3'].map((id) => game.unit(id).fire)).toEqual(['prep', 'prep', 'prep']);
  });

  test('[aslsk 3.2.1/k] a machine gun fired in vain can break down', () => {
    const game = setUp({
      phase: 'PFPh',
      options: { los: 'strict' },
      terrain: { E4: 'stone-building' },
      units: {
        a1: german('4-6-7', 'E3'),
        aw: weapon('German', 'MMG', { of: 'a1' }),
        b1: russian('4-4-7', 'E5'),
      },
    });
    game.order('a', { order: 'fire', at: 'E5', firers: ['aw'] }, 6, 6);
    expect(game.unit('aw').malfunctioned).toBe(true);
  });

  test('[aslsk 3.2.1/g] under the preview option a blocked attack is refused instead', () => {
    const units = { a1: german('4-6-7', 'E3'), ...enemy };
    const game = prep(units, { E4: 'stone-building' });
    expect(game.refused('a', { order: 'fire', at: 'E5', firers: ['a1'] })).toMatchObject({
      refused: 'NO_LINE_OF_SIGHT',
      cites: ['3.2.1/a'],
    });
    expect(game.legal('a', 'fire')).toEqual([]);
  });

  test('[aslsk 3.2.2/k] [aslsk 2.0/MandatoryFG] [aslsk 4.1/c] one hex, one target: fire together or not at all', () => {
    const units = {
      a1: german('4-6-7', 'E3'),
      a2: german('4-6-7', 'E3'),
      ...enemy,
      b2: russian('4-4-7', 'F5'),
    };
    const game = prep(units);
    game.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, ...HARMLESS);
    expect(game.refused('a', { order: 'fire', at: 'E5', firers: ['a2'] })).toMatchObject({
      refused: 'MANDATORY_FIRE_GROUP',
      cites: ['3.2.2/k'],
    });
    expect(
      game.order('a', { order: 'fire', at: 'F5', firers: ['a2'] }, ...HARMLESS).the('fire-attack').fp,
    ).toBe(4);
  });

  test('[aslsk 3.2.2/k] shots kept by Rate of Fire are exempt, [aslsk 1.2.4.1/a] within it a weapon fires again', () => {
    const units = {
      a1: german('4-6-7', 'E3'),
      aw: weapon('German', 'HMG', { of: 'a1' }),
      ...enemy,
    };
    const game = prep(units);
    const first = game.order('a', { order: 'fire', at: 'E5', firers: ['a1', 'aw'] }, 6, 3, 2, 3);
    expect(first.the('rate-of-fire-kept')).toEqual({ weapon: 'aw' });
    expect(game.unit('a1').fire).toBe('prep');
    expect(game.unit('aw').fire).toBeUndefined();
    const second = game.order('a', { order: 'fire', at: 'E5', firers: ['aw'] }, 6, 4);
    expect(second.the('fire-attack').fp).toBe(7);
    expect(second.all('rate-of-fire-kept')).toEqual([]);
    expect(game.unit('aw').fire).toBe('prep');
    expect(game.refused('a', { order: 'fire', at: 'E5', firers: ['aw'] })).toMatchObject({
      refused: 'HAS_FIRED',
    });
  });

  test('[aslsk 3.2.2/d] a squad may fire its own firepower at one target and a weapon at another', () => {
    const units = {
      a1: german('4-6-7', 'E3'),
      aw: weapon('German', 'LMG', { of: 'a1' }),
      ...enemy,
      b2: russian('4-4-7', 'F5'),
    };
    const game = prep(units);
    game.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, ...HARMLESS);
    const other = game.order('a', { order: 'fire', at: 'F5', firers: ['aw'] }, ...HARMLESS);
    expect(other.the('fire-attack').fp).toBe(3);
    expect(game.refused('a', { order: 'fire', at: 'F5', firers: ['a1'] })).toMatchObject({
      refused: 'HAS_FIRED',
      cites: ['3.2/a'],
    });
  });

  test('[aslsk 3.2/a] nobody fires twice; [aslsk 3.2/b] an attack affects all units in the hex', () => {
    const { done } = shot(
      { a1: german('4-6-7', 'E4'), ...enemy, b2: russian('4-4-7', 'E5') },
      { at: 'E5', firers: ['a1'] },
      3,
      5,
      2,
      3,
      2,
      3,
    );
    expect(done.all('morale-check').map(({ unit }) => unit)).toEqual(['b1', 'b2']);
  });
});

describe('leaders in fire', () => {
  const enemy = { b1: russian('4-4-7', 'E5') };

  test('[aslsk 3.2.2/l] [aslsk 3.2.2/n] a leader directs one attack of units in his hex, and has then fired himself', () => {
    const units = {
      a1: german('4-6-7', 'E3'),
      a2: german('4-6-7', 'E3'),
      a3: german('4-6-7', 'D3'),
      al: leader('German', '9-2', 'E3'),
      ...enemy,
      b2: russian('4-4-7', 'F5'),
    };
    const { game, attack } = shot(units, { at: 'E5', firers: ['a1'], leaders: ['al'] }, ...HARMLESS);
    expect(attack.results[0]).toMatchObject({
      final: 9,
      modifiers: [{ label: '9-2', value: -2, cites: ['3.2.2/l', '3.2.2/m'] }],
    });
    expect(game.unit('al')).toMatchObject({ fire: 'prep', directed: ['a1'] });
    expect(game.refused('a', { order: 'fire', at: 'F5', firers: ['a2'], leaders: ['al'] })).toMatchObject({
      refused: 'LEADER_BUSY',
    });
    expect(
      prep(units).refused('a', { order: 'fire', at: 'E5', firers: ['a3'], leaders: ['al'] }),
    ).toMatchObject({
      refused: 'LEADER_ELSEWHERE',
      cites: ['3.2.2/l'],
    });
  });

  test('[aslsk 1.2.1/e] he directs again what he directed before, by Rate of Fire', () => {
    const units = {
      a1: german('4-6-7', 'E3'),
      aw: weapon('German', 'HMG', { of: 'a1' }),
      al: leader('German', '9-1', 'E3'),
      ...enemy,
    };
    const { game } = shot(units, { at: 'E5', firers: ['a1', 'aw'], leaders: ['al'] }, 6, 3, 2, 3);
    const again = game.order('a', { order: 'fire', at: 'E5', firers: ['aw'], leaders: ['al'] }, 6, 5);
    expect(again.the('fire-attack').results[0]?.final).toBe(10);
  });

  test('[aslsk 3.2.2/m] several hexes need a leader in each, and the worst of them counts', () => {
    const units = {
      a1: german('4-6-7', 'E3'),
      a2: german('4-6-7', 'D3'),
      al: leader('German', '9-2', 'E3'),
      ak: leader('German', '8-0', 'D3'),
      ...enemy,
    };
    expect(
      prep(units).refused('a', { order: 'fire', at: 'E5', firers: ['a1', 'a2'], leaders: ['al'] }),
    ).toMatchObject({
      refused: 'LEADER_MISSING',
      cites: ['3.2.2/m'],
    });
    const { attack } = shot(units, { at: 'E5', firers: ['a1', 'a2'], leaders: ['al', 'ak'] }, ...HARMLESS);
    expect(attack.results[0]?.modifiers).toEqual([expect.objectContaining({ label: '8-0', value: 0 })]);
    expect(attack.cowered).toBe(0);
  });

  test('[aslsk 3.2.3/PTC-f] [aslsk 1.2.1/b] neither a pinned nor a broken leader directs', () => {
    for (const state of [{ pinned: true }, { broken: true }] as const) {
      const units = { a1: german('4-6-7', 'E3'), al: leader('German', '9-2', 'E3', state), ...enemy };
      expect(
        prep(units).refused('a', { order: 'fire', at: 'E5', firers: ['a1'], leaders: ['al'] }),
      ).toMatchObject({
        refused: 'CANNOT_LEAD',
      });
    }
  });

  test('[aslsk 4.0/n] a leader who fired a weapon directs nobody in that phase', () => {
    const units = {
      a1: german('4-6-7', 'E3'),
      al: leader('German', '9-2', 'E3'),
      aw: weapon('German', 'LMG', { of: 'al' }),
      ...enemy,
      b2: russian('4-4-7', 'F5'),
    };
    const { game } = shot(units, { at: 'F5', firers: ['aw'] }, ...HARMLESS);
    expect(game.refused('a', { order: 'fire', at: 'E5', firers: ['a1'], leaders: ['al'] })).toMatchObject({
      refused: 'LEADER_FIRED',
      cites: ['4.0/n'],
    });
  });

  test('[aslsk 1.2.1/d] a leader who directs does not man a weapon besides', () => {
    const units = {
      a1: german('4-6-7', 'E3'),
      al: leader('German', '9-2', 'E3'),
      ak: leader('German', '8-0', 'E3'),
      aw: weapon('German', 'LMG', { of: 'ak' }),
      ...enemy,
      b2: russian('4-4-7', 'F5'),
    };
    const { game } = shot(units, { at: 'E5', firers: ['a1'], leaders: ['al'] }, ...HARMLESS);
    expect(game.refused('a', { order: 'fire', at: 'F5', firers: ['aw', 'al'] })).toMatchObject({
      refused: 'CANNOT_HELP',
    });
  });
});

describe('how many weapons a unit uses', () => {
  const enemy = { b1: russian('4-4-7', 'E5') };
  const armed = (holder: Placed, ...names: string[]) => ({
    a1: holder,
    ...Object.fromEntries(names.map((name, i) => [`aw${i}`, weapon('German', name, { of: 'a1' })])),
    ...enemy,
  });

  test('[aslsk 4.0/l] a squad fires one weapon and itself; [aslsk 4.0/m] two weapons cost its own fire, a third is too many', () => {
    const one = armed(german('4-6-7', 'E3'), 'LMG', 'LMG', 'LMG');
    expect(shot(one, { at: 'E5', firers: ['a1', 'aw0'] }, ...HARMLESS).attack.fp).toBe(7);
    expect(prep(one).refused('a', { order: 'fire', at: 'E5', firers: ['a1', 'aw0', 'aw1'] })).toMatchObject({
      refused: 'FIREPOWER_FORFEITED',
      cites: ['4.0/m'],
    });
    const { game, attack } = shot(one, { at: 'E5', firers: ['aw0', 'aw1'] }, ...HARMLESS);
    expect(attack.fp).toBe(6);
    expect(game.refused('a', { order: 'fire', at: 'E5', firers: ['a1'] })).toMatchObject({
      refused: 'FIREPOWER_FORFEITED',
    });
    expect(prep(one).refused('a', { order: 'fire', at: 'E5', firers: ['aw0', 'aw1', 'aw2'] })).toMatchObject({
      refused: 'TOO_MANY_WEAPONS',
    });
  });

  test('[aslsk 4.0/m] a half-squad or crew with one weapon has no fire of its own', () => {
    for (const holder of [halfSquad('German', '2-4-7', 'E3'), crew('German', '2-2-8', 'E3')]) {
      const units = armed(holder, 'LMG', 'LMG');
      expect(prep(units).refused('a', { order: 'fire', at: 'E5', firers: ['a1', 'aw0'] })).toMatchObject({
        refused: 'FIREPOWER_FORFEITED',
      });
      expect(prep(units).refused('a', { order: 'fire', at: 'E5', firers: ['aw0', 'aw1'] })).toMatchObject({
        refused: 'TOO_MANY_WEAPONS',
      });
      expect(shot(units, { at: 'E5', firers: ['aw0'] }, ...HARMLESS).attack.fp).toBe(3);
    }
  });

  test('[aslsk 1.2.4/b] a weapon without possessor does not fire, nor does a malfunctioned one', () => {
    const lying = { a1: german('4-6-7', 'E3'), aw: weapon('German', 'LMG', { at: 'E3' }), ...enemy };
    expect(prep(lying).refused('a', { order: 'fire', at: 'E5', firers: ['aw'] })).toMatchObject({
      refused: 'NOT_POSSESSED',
      cites: ['1.2.4/b'],
    });
    const jammed = {
      a1: german('4-6-7', 'E3'),
      aw: weapon('German', 'LMG', { of: 'a1' }, { malfunctioned: true }),
      ...enemy,
    };
    expect(prep(jammed).refused('a', { order: 'fire', at: 'E5', firers: ['aw'] })).toMatchObject({
      refused: 'MALFUNCTIONED',
    });
  });

  test('[aslsk 3.2.3/NMC-f] [aslsk 3.8/t] the broken and those in Melee do not fire', () => {
    for (const [state, code] of [
      [{ broken: true }, 'BROKEN'],
      [{ melee: true }, 'IN_MELEE'],
    ] as const) {
      const units = { a1: german('4-6-7', 'E3', state), ...enemy };
      expect(prep(units).refused('a', { order: 'fire', at: 'E5', firers: ['a1'] })).toMatchObject({
        refused: code,
      });
    }
  });
});

describe('breakdown', () => {
  const fired = (nation: string, name: string, holder: Placed, ...faces: number[]) =>
    shot(
      {
        a1: holder,
        aw: weapon(nation, name, { of: 'a1' }),
        b1: russian('4-4-7', 'E7', { broken: true, dm: true }),
      },
      { at: 'E7', firers: ['aw'] },
      ...faces,
    ).game.unit('aw');

  test('[aslsk 4.1/e] [aslsk 2.0/B#] [aslsk 1.2.4/c] at its B# a machine gun malfunctions, B12 where none is printed', () => {
    expect(fired('German', 'MMG', german('4-6-7', 'E3'), 6, 6).malfunctioned).toBe(true);
    expect(fired('German', 'MMG', german('4-6-7', 'E3'), 5, 6).malfunctioned).toBeUndefined();
    expect(fired('Russian', 'MMG', squad('Russian', '4-4-7', 'E3'), 5, 6).malfunctioned).toBe(true);
  });

  test('[aslsk 5.5] [aslsk 4.0/k] [aslsk 1.2.4.1/c] a captured weapon breaks down two earlier, and fires one slower', () => {
    expect(fired('Russian', 'HMG', german('4-6-7', 'E3'), 6, 4).malfunctioned).toBe(true);
    expect(fired('Russian', 'HMG', german('4-6-7', 'E3'), 3, 6).malfunctioned).toBeUndefined();
    expect(fired('Russian', 'HMG', german('4-6-7', 'E3'), 6, 3).fire).toBe('prep');
    expect(fired('Russian', 'HMG', german('4-6-7', 'E3'), 6, 2).fire).toBeUndefined();
  });

  test('[aslsk 5.4] [aslsk 4.0/k] in inexperienced hands one earlier', () => {
    expect(fired('German', 'MMG', german('4-3-6', 'E3'), 5, 6).malfunctioned).toBe(true);
    expect(fired('German', 'MMG', german('4-3-6', 'E3'), 4, 6).malfunctioned).toBeUndefined();
  });

  test('[aslsk 4.1/e] of several machine guns in a group one, chosen at random, malfunctions', () => {
    const units = {
      a1: german('4-6-7', 'E3'),
      a2: german('4-6-7', 'E3'),
      aw0: weapon('German', 'MMG', { of: 'a1' }),
      aw1: weapon('German', 'MMG', { of: 'a2' }),
      b1: russian('4-4-7', 'E7'),
    };
    const { game } = shot(units, { at: 'E7', firers: ['aw0', 'aw1'] }, 6, 6, 2);
    expect(game.unit('aw0').malfunctioned).toBeUndefined();
    expect(game.unit('aw1').malfunctioned).toBe(true);
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
