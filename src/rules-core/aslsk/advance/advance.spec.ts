import { german, leader, type Placed, russian, type SetUp, setUp, weapon } from '../testkit.testkit.js';

type Units = Record<string, Placed>;

function game(units: Units, more: Omit<SetUp, 'units'> = {}) {
  return setUp({ phase: 'APh', units: { ...units, bz: russian('4-4-7', 'H8') }, ...more });
}

const advance = (to: string, ...units: string[]) => ({
  order: 'advance',
  units: units.length > 0 ? units : ['a1'],
  to,
});

describe('advancing', () => {
  test('[aslsk 3.7/a] one hex, even onto the enemy, weapons and all', () => {
    const here = game({
      a1: german('4-6-7', 'E4'),
      aw: weapon('German', 'LMG', { of: 'a1' }),
      b1: russian('4-4-7', 'E5'),
    });
    expect(here.order('a', advance('E5')).the('advanced')).toEqual({
      units: ['a1'],
      from: 'E4',
      to: 'E5',
      exhausted: [],
    });
    expect(here.unit('a1')).toMatchObject({ at: 'E5', advanced: true });
    expect(here.unit('aw').at).toBe('E5');
    expect(here.refused('a', advance('E6'))).toMatchObject({ refused: 'ONCE' });
    expect(game({ a1: german('4-6-7', 'E4') }).refused('a', advance('E6'))).toMatchObject({
      refused: 'NOT_ADJACENT',
      cites: ['3.7/a'],
    });
  });

  test.each([{ pinned: true }, { broken: true }, { melee: true }] as const)(
    '[aslsk 3.7/a] [aslsk 3.2.3/PTC-b] not when %j',
    (state) => {
      expect(game({ a1: german('4-6-7', 'E4', state) }).refused('a', advance('E5'))).toMatchObject({
        refused: 'NOT_GOOD_ORDER',
        cites: ['3.7/a'],
      });
    },
  );

  test('[aslsk-48] [aslsk 3.7/b] [aslsk 3.7/c] what takes all MF exhausts; excess PP count, a leader along helps', () => {
    const units = { a1: russian('4-4-7', 'E4'), am: weapon('Russian', 'MMG', { of: 'a1' }) };
    const woods = { terrain: { E5: 'woods' } } as const;
    const here = game(units, woods);
    expect(here.order('a', advance('E5')).the('advanced').exhausted).toEqual(['a1']);
    expect(here.unit('a1').cx).toBe(true);
    const led = game({ ...units, al: leader('Russian', '8-0', 'E4') }, woods);
    expect(led.order('a', advance('E5', 'a1', 'al')).the('advanced').exhausted).toEqual([]);
    const open = game(units);
    expect(open.order('a', advance('E5')).the('advanced').exhausted).toEqual([]);
    const uphill = (...weapons: string[]) => {
      const borne = weapons.map((name, n) => [`a${name}${n}`, weapon('Russian', name, { of: 'a1' })]);
      const here = game(
        { a1: units.a1, al: leader('Russian', '8-0', 'E4'), ...Object.fromEntries(borne) },
        { terrain: { E5: { terrain: 'woods', level: 1 } } },
      );
      return here.order('a', advance('E5', 'a1', 'al')).the('advanced').exhausted;
    };
    expect(uphill('MMG')).not.toContain('a1');
    expect(uphill('MMG', 'LMG')).toContain('a1');
  });

  test('[aslsk 3.7/b] a unit that is CX already does not advance where it would take all MF', () => {
    const woods = { terrain: { E5: 'woods' } } as const;
    const heavy = (state = {}) => ({
      a1: german('4-6-7', 'E4', state),
      am: weapon('German', 'HMG', { of: 'a1' }),
    });
    expect(game(heavy({ cx: true }), woods).refused('a', advance('E5'))).toMatchObject({
      refused: 'EXHAUSTED',
      cites: ['3.7/b'],
    });
    expect(game(heavy(), woods).order('a', advance('E5')).the('advanced').exhausted).toEqual([]);
  });

  test('[aslsk 2.0/CX] uphill into brush costs a squad all it has', () => {
    const here = game({ a1: german('4-6-7', 'E4') }, { terrain: { E5: { terrain: 'brush', level: 1 } } });
    here.order('a', advance('E5'));
    expect(here.unit('a1').cx).toBe(true);
  });

  test('[aslsk 3.3.1/d] [aslsk 3.3/b] stacking limits hold', () => {
    const full = Object.fromEntries(['a2', 'a3', 'a4'].map((id) => [id, german('4-6-7', 'E5')]));
    expect(game({ a1: german('4-6-7', 'E4'), ...full }).refused('a', advance('E5'))).toMatchObject({
      refused: 'NO_ROOM',
    });
  });

  test('[aslsk 3.7/a] Weapons change hands, or are dropped, before', () => {
    const units = {
      a1: german('4-6-7', 'E4'),
      a2: german('4-6-7', 'E4'),
      a3: german('4-6-7', 'E4', { pinned: true }),
      aw: weapon('German', 'LMG', { of: 'a1' }),
    };
    const here = game(units);
    expect(here.refused('a', { order: 'transfer', weapon: 'aw', to: 'a3' })).toMatchObject({
      refused: 'NOT_GOOD_ORDER',
      cites: expect.arrayContaining(['3.7/a']),
    });
    here.order('a', { order: 'transfer', weapon: 'aw', to: 'a2' });
    expect(here.unit('aw').possessor).toBe('a2');
    here.order('a', { order: 'drop', weapon: 'aw' });
    expect(here.unit('aw').possessor).toBeUndefined();
  });

  test('[aslsk 3.2.3/DM] coming next to a broken enemy puts it under DM', () => {
    const here = game({ a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E5', { broken: true }) });
    here.order('a', advance('E4'));
    expect(here.unit('b1').dm).toBe(true);
  });

  test('[aslsk 3.3/g] units may still enter the map by advancing', () => {
    const { at: _, ...off } = german('4-6-7', 'E1');
    const here = game({ a1: { ...off, entry: ['A3'] } });
    here.order('a', advance('A3'));
    expect(here.unit('a1').at).toBe('A3');
  });
});
