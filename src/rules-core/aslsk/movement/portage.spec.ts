import { german, leader, russian, weapon } from '../testkit.testkit.js';
import { game, go } from './testkit.testkit.js';

describe('portage', () => {
  test('[aslsk-40] [aslsk 4.0/f] [aslsk 3.3.1/o] five PP take two MF; Double Time gives two and takes one', () => {
    const terrain = { J3: 'stone-building' } as const;
    const units = { a1: russian('4-4-7', 'I4'), aw: weapon('Russian', 'MMG', { of: 'a1' }) };
    expect(game(units, { terrain }).refused('a', go('J3', { assault: true }))).toMatchObject({
      refused: 'ALL_MF',
      cites: ['3.3.1/f'],
    });
    expect(game(units, { terrain }).refused('a', go('J3 K3'))).toMatchObject({ refused: 'NOT_ENOUGH_MF' });
    expect(
      game(units, { terrain })
        .order('a', go('J3 K3', { doubleTime: true }))
        .all('moved')
        .at(-1)?.spent,
    ).toBe(3);
    expect(game(units, { terrain }).refused('a', go('J3 K3 L3', { doubleTime: true }))).toMatchObject({
      refused: 'NOT_ENOUGH_MF',
    });
  });

  test('[aslsk-45] [aslsk 4.0/h] a leader lends his capacity to the unit he moves with', () => {
    const units = {
      a1: russian('4-4-7', 'F5'),
      aw: weapon('Russian', 'MMG', { of: 'a1' }),
      al: leader('Russian', '9-2', 'F5'),
    };
    const together = { ...go('G6 H5 I6 J5'), units: ['a1', 'al'] };
    const terrain = { J5: 'stone-building' } as const;
    expect(
      game(units, { terrain })
        .order('a', together)
        .all('moved')
        .map(({ spent }) => spent),
    ).toEqual([1, 2, 3, 5]);
    expect(
      game(units, { terrain }).refused('a', { ...together, path: ['G6', 'H5', 'I6', 'J5', 'K5'] }),
    ).toMatchObject({
      why: expect.stringContaining('5 MF'),
    });
  });

  test('[aslsk 4.0/f] a leader carries at most two PP, and pays for the second; a wounded one pays for each', () => {
    const with2 = (state = {}) => ({
      a1: leader('Russian', '8-0', 'E1', state),
      aw: weapon('Russian', 'LMG', { of: 'a1' }),
      ax: weapon('Russian', 'LMG', { of: 'a1' }),
    });
    expect(game(with2()).refused('a', go('E2 E3 E4 E5 E6 E7'))).toMatchObject({
      why: expect.stringContaining('5 MF'),
    });
    expect(game(with2({ wounded: true })).refused('a', go('E2 E3'))).toMatchObject({
      why: expect.stringContaining('1 MF'),
    });
    const heavy = { a1: leader('Russian', '8-0', 'E1'), aw: weapon('Russian', 'MMG', { of: 'a1' }) };
    expect(game(heavy).refused('a', go('E2'))).toMatchObject({ refused: 'TOO_HEAVY', cites: ['4.0/f'] });
  });

  test('[aslsk 4.0/a] a weapon does not move by itself', () => {
    const units = { a1: weapon('German', 'LMG', { at: 'E1' }) };
    expect(game(units).refused('a', go('E2'))).toMatchObject({ refused: 'CANNOT_MOVE', cites: ['4.0/a'] });
  });

  test('[aslsk 4.0/b] [aslsk 4.0/g] a weapon is dropped for nothing, and nobody carries it on in the same phase', () => {
    const units = {
      a1: german('4-6-7', 'E1'),
      a2: german('4-6-7', 'E2'),
      aw: weapon('German', 'LMG', { of: 'a1' }),
    };
    const here = game(units);
    here.order('a', go('E2'));
    here.order('a', { order: 'drop', weapon: 'aw' });
    expect(here.unit('aw').possessor).toBeUndefined();
    expect(here.unit('a1').spent).toBe(1);
    here.order('a', { order: 'recover', unit: 'a2', weapon: 'aw' }, 1);
    expect(here.unit('aw').possessor).toBe('a2');
    expect(here.refused('a', { order: 'move', units: ['a2'], path: ['E3'] })).toMatchObject({
      refused: 'CARRIED',
      cites: ['4.0/b', '4.0/g'],
    });
  });

  test('[aslsk 4.0/c] what was dropped before any MF was spent can be carried by another', () => {
    const units = {
      a1: german('4-6-7', 'E2'),
      a2: german('4-6-7', 'E2'),
      aw: weapon('German', 'LMG', { of: 'a1' }),
    };
    const here = game(units);
    here.order('a', { order: 'drop', weapon: 'aw' });
    here.order('a', { order: 'recover', unit: 'a2', weapon: 'aw' }, 5);
    here.order('a', { order: 'move', units: ['a2'], path: ['E3'] });
    expect(here.unit('aw')).toMatchObject({ at: 'E3', possessor: 'a2' });
  });
});

test('[aslsk 3.3.1/m] on the move a unit recovers for 1 MF, once for each weapon; [aslsk 4.0/e] below 6', () => {
  const units = { a1: german('4-6-7', 'E1'), aw: weapon('German', 'LMG', { at: 'E2' }) };
  const here = game(units);
  here.order('a', go('E2'));
  const tried = here.order('a', { order: 'recover', unit: 'a1', weapon: 'aw' }, 6);
  expect(tried.the('recovery-attempt')).toMatchObject({ dr: 6, modifier: 0, recovered: false });
  expect(here.unit('a1').spent).toBe(2);
  expect(here.refused('a', { order: 'recover', unit: 'a1', weapon: 'aw' })).toMatchObject({
    refused: 'ONCE',
    cites: ['3.3.1/m'],
  });
  const tired = game(units);
  tired.order('a', go('E2', { doubleTime: true }));
  expect(
    tired.order('a', { order: 'recover', unit: 'a1', weapon: 'aw' }, 5).the('recovery-attempt'),
  ).toMatchObject({
    modifier: 1,
    recovered: false,
  });
});
