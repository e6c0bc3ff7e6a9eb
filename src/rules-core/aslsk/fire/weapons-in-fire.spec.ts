import { crew, german, halfSquad, type Placed, russian, squad, weapon } from '../testkit.testkit.js';
import { HARMLESS, prep, shot } from './testkit.testkit.js';

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
