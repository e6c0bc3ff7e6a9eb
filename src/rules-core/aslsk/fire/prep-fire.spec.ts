import { german, leader, setUp, us } from '../testkit.testkit.js';

const elr = 3;

describe('the Prep Fire Phase example', () => {
  const game = () =>
    setUp({
      phase: 'PFPh',
      terrain: { P5: 'stone-building', O5: 'orchard' },
      units: {
        a1: us('7-4-7', 'N5'),
        a2: us('6-6-6', 'O6'),
        b1: german('4-6-7', 'P5', { elr }),
        b2: german('4-6-7', 'P5', { elr }),
      },
    });

  test('[aslsk-15] [aslsk-16] [aslsk-17] a Fire Group from two hexes, 19 FP on the 16 column at +4: a NMC each', () => {
    const here = game();
    const done = here.order('a', { order: 'fire', at: 'P5', firers: ['a1', 'a2'] }, 4, 2, 4, 5, 3, 4);
    const attack = done.the('fire-attack');
    expect(attack.fp).toBe(19);
    expect(attack.column).toBe(16);
    expect(attack.cowered).toBe(0);
    expect(attack.results).toEqual([
      expect.objectContaining({ final: 10, result: 'NMC', units: ['b1', 'b2'] }),
    ]);
    expect(here.unit('b1')).toMatchObject({ broken: true, dm: true, strength: '4-6-7' });
    expect(here.unit('b2')).toMatchObject({ pinned: true });
    expect(here.unit('b2').broken).toBeUndefined();
    expect(here.unit('a1').fire).toBe('prep');
    expect(here.unit('a2').fire).toBe('prep');
  });

  test('[aslsk-18] [aslsk-19] led fire does not cower on a snake eyes', () => {
    const here = setUp({
      phase: 'PFPh',
      terrain: { P1: 'stone-building' },
      units: {
        a1: us('7-4-7', 'N5'),
        al: leader('American', '9-1', 'N5'),
        b1: german('4-6-7', 'P1', { elr }),
      },
    });
    const done = here.order('a', { order: 'fire', at: 'P1', firers: ['a1'], leaders: ['al'] }, 1, 1, 2, 3);
    expect(done.the('fire-attack')).toMatchObject({ fp: 3.5, column: 2, cowered: 0 });
    expect(done.the('fire-attack').results[0]).toMatchObject({ final: 4, result: '1MC' });
    expect(done.the('morale-check')).toMatchObject({ unit: 'b1', dr: 5, final: 6, passed: true });
    expect(here.unit('b1').pinned).toBeUndefined();
    expect(here.unit('al').fire).toBe('prep');
  });

  test('[aslsk-20] [aslsk-21] the Inexperienced cower two columns; an original 12 reduces and ELR replaces', () => {
    const here = setUp({
      phase: 'PFPh',
      terrain: { O5: 'orchard' },
      units: { a1: us('5-3-6', 'N4'), b1: german('4-6-7', 'O5', { elr }) },
    });
    const done = here.order('a', { order: 'fire', at: 'O5', firers: ['a1'] }, 2, 2, 6, 6);
    expect(done.the('fire-attack')).toMatchObject({ fp: 10, column: 4, cowered: 2 });
    expect(done.the('casualty-reduced')).toMatchObject({ was: '4-6-7', now: '2-4-7' });
    expect(done.the('replaced')).toMatchObject({ was: '2-4-7', now: '2-3-7' });
    expect(here.unit('b1')).toMatchObject({ kind: 'half-squad', strength: '2-3-7', broken: true, dm: true });
    expect(here.unit('a1').fire).toBe('prep');
  });
});
