import { type Game, german, leader, russian, setUp, weapon } from '../testkit.testkit.js';
import { fire, type Units } from './testkit.testkit.js';

describe('Final Fire', () => {
  const final = (units: Units) => setUp({ phase: 'DFPh', units });
  const shot = (here: Game, at: string, firers: string[], ...faces: number[]) =>
    fire(here, at, firers, ...faces).the('fire-attack');

  test('[aslsk 3.4/a] [aslsk 3.4/d] the unmarked fire as usual at all in the hex, without FFNAM and FFMO', () => {
    const here = final({ a1: german('4-6-7', 'E4'), a2: german('4-6-7', 'E4'), b1: russian('4-4-7', 'E6') });
    expect(shot(here, 'E4', ['b1'], 5, 6)).toMatchObject({
      fp: 4,
      results: [{ units: ['a1', 'a2'], modifiers: [], final: 11, result: 'no effect' }],
    });
    expect(here.unit('b1').fire).toBe('final');
  });

  test('[aslsk 3.4/b] [aslsk 3.4/c] First Firers at half and only at the adjacent, Final Firers not at all', () => {
    const here = final({
      a1: german('4-6-7', 'E4'),
      a2: german('4-6-7', 'E3'),
      b1: russian('4-4-7', 'E5', { fire: 'first' }),
      b2: russian('4-4-7', 'D5', { fire: 'final' }),
    });
    expect(here.refused('b', { order: 'fire', at: 'E3', firers: ['b1'] })).toMatchObject({
      refused: 'HAS_FIRED',
      cites: ['3.4/b'],
    });
    expect(here.refused('b', { order: 'fire', at: 'E4', firers: ['b2'] })).toMatchObject({
      refused: 'HAS_FIRED',
      cites: ['3.4/c'],
    });
    expect(shot(here, 'E4', ['b1'], 5, 6).fp).toBe(4);
    expect(here.unit('b1').fire).toBe('final');
  });

  test('[aslsk 4.1/f] a First Fired machine gun has its B# lowered by two', () => {
    const units = {
      a1: german('4-6-7', 'E4'),
      b1: russian('4-4-7', 'E5', { fire: 'first' }),
      bm: weapon('Russian', 'HMG', { of: 'b1' }, { fire: 'first' }),
    };
    const jam = final(units);
    shot(jam, 'E4', ['bm'], 6, 4);
    expect(jam.unit('bm').malfunctioned).toBe(true);
    const fine = final(units);
    shot(fine, 'E4', ['bm'], 5, 4);
    expect(fine.unit('bm').malfunctioned).toBeUndefined();
  });

  test('[aslsk 3.4/e] direction is used again for the same firers only', () => {
    const units = {
      a1: german('4-6-7', 'E4'),
      b1: russian('4-4-7', 'E5', { fire: 'first' }),
      b2: russian('4-4-7', 'E5'),
      bl: leader('Russian', '9-1', 'E5', { fire: 'first', directed: ['b1'] }),
    };
    expect(
      final(units).refused('b', { order: 'fire', at: 'E4', firers: ['b1', 'b2'], leaders: ['bl'] }),
    ).toMatchObject({ refused: 'LEADER_BUSY', cites: expect.arrayContaining(['3.4/e']) });
    const done = final(units).order('b', { order: 'fire', at: 'E4', firers: ['b1'], leaders: ['bl'] }, 5, 6);
    expect(done.the('fire-attack').results[0]?.final).toBe(10);
  });

  test('[aslsk 3.4/f] First and Final Fire markers come off at its end', () => {
    const here = final({
      a1: german('4-6-7', 'E4'),
      b1: russian('4-4-7', 'E5', { fire: 'first' }),
      b2: russian('4-4-7', 'F5', { fire: 'final' }),
      b3: russian('4-4-7', 'G5', { fire: 'prep' }),
    });
    here.order('b', { order: 'end-phase' });
    expect([here.unit('b1').fire, here.unit('b2').fire, here.unit('b3').fire]).toEqual([
      undefined,
      undefined,
      'prep',
    ]);
  });
});

describe('Advancing Fire', () => {
  const advancing = (units: Units) => setUp({ phase: 'AFPh', units });
  const shot = (here: Game, at: string, firers: string[], ...faces: number[]) =>
    here.order('a', { order: 'fire', at, firers }, ...faces).the('fire-attack');

  test('[aslsk 3.5/a] at half by those who did not Prep Fire', () => {
    const units = {
      a1: german('4-6-7', 'E4'),
      a2: german('4-6-7', 'E4', { fire: 'prep' }),
      b1: russian('4-4-7', 'E6'),
    };
    expect(shot(advancing(units), 'E6', ['a1'], 5, 6).fp).toBe(2);
    expect(advancing(units).refused('a', { order: 'fire', at: 'E6', firers: ['a2'] })).toMatchObject({
      refused: 'HAS_FIRED',
      cites: ['3.5/a'],
    });
  });

  test('[aslsk 3.5/b] [aslsk 2.0/AssaultFire] Assault Fire: one more after all else, rounded up, within normal range', () => {
    const fp = (at: string, a1 = german('5-4-8', 'E2')) =>
      shot(advancing({ a1, b1: russian('4-4-7', at) }), at, ['a1'], 5, 6).fp;
    expect(fp('E4')).toBe(4);
    expect(fp('E3')).toBe(6);
    expect(fp('E7')).toBe(1.25);
    expect(fp('E4', german('4-6-7', 'E2'))).toBe(2);
  });

  test('[aslsk 3.5/c] medium and heavy machine guns that moved are silent, and nothing fires twice', () => {
    const units = (hexes: number) => ({
      a1: german('4-6-7', 'E4', { hexes }),
      am: weapon('German', 'MMG', { of: 'a1' }),
      al: weapon('German', 'LMG', { of: 'a1' }),
      b1: russian('4-4-7', 'E6'),
    });
    expect(advancing(units(1)).refused('a', { order: 'fire', at: 'E6', firers: ['am'] })).toMatchObject({
      refused: 'MOVED',
      cites: ['3.5/c'],
    });
    expect(shot(advancing(units(1)), 'E6', ['al'], 5, 6).fp).toBe(1.5);
    const stayed = advancing(units(0));
    expect(shot(stayed, 'E6', ['am'], 6, 1).fp).toBe(2.5);
    expect(stayed.refused('a', { order: 'fire', at: 'E6', firers: ['am'] })).toMatchObject({
      refused: 'HAS_FIRED',
    });
  });

  test('[aslsk 3.5/f] Prep Fire markers come off at its end', () => {
    const here = advancing({ a1: german('4-6-7', 'E4', { fire: 'prep' }), b1: russian('4-4-7', 'E9') });
    here.order('a', { order: 'end-phase' });
    expect(here.unit('a1').fire).toBeUndefined();
  });

  test('[aslsk 3.8/ab] fire into a Melee hits friend and foe', () => {
    const here = advancing({
      a1: german('4-6-7', 'E4'),
      a2: german('4-6-7', 'E6', { melee: true }),
      b1: russian('4-4-7', 'E6', { melee: true }),
    });
    expect(shot(here, 'E6', ['a1'], 5, 6).results[0]?.units).toEqual(['a2', 'b1']);
  });
});
