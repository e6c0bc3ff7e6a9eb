import { german, leader, russian, setUp, weapon } from '../testkit.testkit.js';
import { HARMLESS, prep, shot } from './testkit.testkit.js';

describe('Fire Groups', () => {
  const enemy = { b1: russian('4-4-7', 'E5') };

  test('[aslsk 3.2.2/h] [aslsk 2.0/FG] the hexes of a Fire Group must touch; a leader alone does not link them', () => {
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

  test('[aslsk 3.2.2/j] [aslsk 3.2.1/k] a unit that proves blind has fired in vain, the others attack without it', () => {
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
