import { crew, german, leader, russian, type SetUp, setUp, squad, us, weapon } from '../testkit.testkit.js';
import { t34 } from '../vehicles/testkit.testkit.js';
import { drmOf } from './testkit.testkit.js';

const shot = (at: string, more: object = {}) => ({ order: 'shoot', weapon: 'ap', at, ...more });
const house = { E3: 'stone-building' as const };

/** A squad in E5 with a weapon, and a Russian in E3. */
const team = (nationality: string, name: string, what: SetUp = {}, set = {}) =>
  setUp({
    phase: 'PFPh',
    terrain: house,
    ...what,
    units: {
      a1: nationality === 'American' ? us('6-6-6', 'E5') : squad(nationality, '4-5-7', 'E5'),
      ap: weapon(nationality, name, { of: 'a1' }, set),
      b1: russian('4-4-7', 'E3'),
      ...what.units,
    },
  });
const bazooka = (what: SetUp = {}, set = {}) => team('American', 'BAZ 43', what, set);

describe('the LATW example', () => {
  const game = (terrain: SetUp['terrain'] = {}) =>
    setUp({
      phase: 'PFPh',
      terrain: { E3: 'stone-building', E4: 'grain', ...terrain },
      units: {
        a1: us('7-4-7', 'E5'),
        ap: weapon('American', 'BAZ 43', { of: 'a1' }),
        b1: squad('Italian', '3-4-6', 'E3', { elr: 3 }),
        b2: squad('Italian', '3-4-7', 'F3', { elr: 3 }),
      },
    });

  test('[aslsk-61] [aslsk 4.4/a] [aslsk 4.4/b] only at Infantry in a building: 8 at two hexes, +3 TEM +1 grain', () => {
    const here = game();
    expect(here.refused('a', shot('F3'))).toMatchObject({
      refused: 'NOT_IN_BUILDING',
      cites: ['4.4/b', '6.2/HEAT'],
    });
    const done = here.order('a', shot('E3'), 1, 3, 6, 6);
    expect(done.the('shot')).toMatchObject({ type: 'own', ammo: 'HEAT', number: 8, range: 2 });
    expect(drmOf(done)).toEqual({ 'hindrance in E4': 1, 'stone building': 3 });
    expect(done.the('shot').results[0]).toMatchObject({ final: 8, hit: true });
    expect(done.the('burst').results).toMatchObject([
      { units: ['b1'], column: 8, modifiers: [], critical: false },
    ]);
    expect(game().order('a', shot('E3'), 2, 3).the('shot').results[0]?.hit).toBe(false);
  });

  test('[aslsk-61] an original 2 is a Critical Hit: 16 FP and the TEM turned round; its own fire is left to it', () => {
    const here = game();
    const done = here.order('a', shot('E3'), 1, 1, 6, 6, 1, 1);
    expect(done.the('burst').results).toMatchObject([
      { column: 16, modifiers: [{ value: -3 }], final: 9, critical: true },
    ]);
    expect(here.order('a', { order: 'fire', at: 'F3', firers: ['a1'] }, 6, 5).kinds).toContain('fire-attack');
  });

  test('[aslsk-62] [aslsk 4.4.3] [aslsk 2.0/Backblast] out of a building: +2, or 1 FP on all in the hex by the coloured die', () => {
    const inside = game({ E5: 'wooden-building' });
    const avoided = inside.order('a', shot('E3'), 6, 3);
    expect(drmOf(avoided)).toMatchObject({ 'avoids backblast': 2 });
    expect(avoided.all('backblast')).toEqual([]);
    const accepted = game({ E5: 'wooden-building' }).order(
      'a',
      shot('E3', { backblast: 'accept' }),
      6,
      3,
      2,
      2,
    );
    expect(drmOf(accepted)).not.toHaveProperty('avoids backblast');
    expect(accepted.the('backblast')).toEqual({ at: 'E5', dr: 3, result: '1MC' });
    expect(accepted.the('morale-check')).toMatchObject({ unit: 'a1', final: 5 });
    expect(game().refused('a', shot('E3', { backblast: 'accept' }))).toMatchObject({
      refused: 'NO_BACKBLAST',
    });
  });
});

describe('light anti-tank weapons', () => {
  test('[aslsk 4.4.3] a pinned firer has no choice; there is no backblast in a hut', () => {
    const pinned = bazooka({
      terrain: { ...house, E5: 'stone-building' },
      units: { a1: us('6-6-6', 'E5', { pinned: true }) },
    });
    expect(pinned.refused('a', shot('E3', { backblast: 'avoid' }))).toMatchObject({
      refused: 'PINNED',
      cites: ['4.4.3'],
    });
    expect(pinned.order('a', shot('E3'), 6, 6).the('backblast')).toMatchObject({
      dr: 6,
      result: 'no effect',
    });
  });

  test('[aslsk 8.2.1/hut-g] HEAT does nothing in a hut, and a hut holds no backblast', () => {
    const hut = bazooka({ terrain: { E3: 'huts' } });
    expect(hut.refused('a', shot('E3')).refused).toBe('NOT_IN_BUILDING');
    const inside = bazooka({ terrain: { ...house, E5: 'huts' } });
    expect(drmOf(inside.order('a', shot('E3'), 6, 3))).toEqual({ 'stone building': 3 });
  });

  test('[aslsk 4.4.1/a] [aslsk 4.4.1/e] [aslsk 4.4.5/a] none before its time', () => {
    const refused = (nationality: string, name: string, year: number, month: number) => {
      const here = team(nationality, name, { options: { year, month } });
      return here.legal('a', 'shoot').length === 0;
    };
    expect([refused('American', 'BAZ 43', 1942, 10), refused('American', 'BAZ 43', 1942, 11)]).toEqual([
      true,
      false,
    ]);
    expect([refused('American', 'BAZ 44', 1943, 12), refused('American', 'BAZ 44', 1944, 1)]).toEqual([
      true,
      false,
    ]);
    expect([refused('American', 'BAZ 45', 1944, 12), refused('American', 'BAZ 45', 1945, 1)]).toEqual([
      true,
      false,
    ]);
    const psk = (year: number, month: number) =>
      setUp({
        phase: 'PFPh',
        terrain: house,
        options: { year, month },
        units: {
          a1: german('4-6-7', 'E5'),
          ap: weapon('German', 'PSK', { of: 'a1' }),
          b1: russian('4-4-7', 'E3'),
        },
      });
    expect(psk(1943, 8).refused('a', shot('E3'))).toMatchObject({ refused: 'NOT_YET', cites: ['4.4.1/e'] });
    expect(psk(1943, 9).order('a', shot('E3'), 1, 2, 6, 6).the('burst')).toMatchObject({
      fp: 12,
      results: [{ column: 12 }],
    });
    expect([refused('British', 'PIAT', 1943, 3), refused('British', 'PIAT', 1943, 4)]).toEqual([true, false]);
  });

  test('[aslsk 4.4.1/b] any MMC or two leaders fire a Bazooka, one leader cannot; it is gone at its X#', () => {
    const men = { al: leader('American', '8-1', 'E5'), ax: leader('American', '7-0', 'E5') };
    const alone = bazooka({ units: men }, { possessor: 'al' });
    expect(alone.refused('a', shot('E3'))).toMatchObject({ refused: 'TOO_FEW', cites: ['4.4.1/b'] });
    const two = bazooka({ units: men }, { possessor: 'al' });
    expect(drmOf(two.order('a', shot('E3', { helper: 'ax' }), 6, 3))).toEqual({ 'stone building': 3 });
    expect(two.unit('ax')).toMatchObject({ fire: 'prep', used: ['ap'] });
    expect(bazooka().order('a', shot('E3'), 6, 3).kinds).not.toContain('weapon-removed');
    const gone = bazooka();
    expect(gone.order('a', shot('E3'), 6, 4).the('weapon-removed')).toEqual({ weapon: 'ap', dr: 10 });
    expect(gone.has('ap')).toBe(false);
    expect(gone.unit('a1').used).toEqual(['ap']);
  });

  test('[aslsk 4.4.1/c] another leader may direct it, never the firer himself', () => {
    const here = bazooka({ units: { al: leader('American', '8-1', 'E5') } });
    expect(drmOf(here.order('a', shot('E3', { leader: 'al' }), 6, 3))).toMatchObject({ '8-1': -1 });
    const own = bazooka(
      { units: { al: leader('American', '8-1', 'E5'), ax: leader('American', '7-0', 'E5') } },
      { possessor: 'al' },
    );
    expect(own.refused('a', shot('E3', { leader: 'al', helper: 'ax' }))).toMatchObject({
      cites: ['4.4.1/c'],
    });
  });

  test('[aslsk 4.4.5/b] one leader alone fires a PIAT, without his own modifier', () => {
    const here = team(
      'British',
      'PIAT',
      { units: { al: leader('British', '9-2', 'E5') } },
      { possessor: 'al' },
    );
    expect(drmOf(here.order('a', shot('E3'), 6, 3))).toEqual({ 'stone building': 3 });
  });

  test('[aslsk 4.4.5/a] a PIAT does not fire down at a neighbour one level lower', () => {
    const hill = (at: string, level: number) =>
      team('British', 'PIAT', {
        terrain: { E4: 'stone-building', E3: 'stone-building', E5: { level } },
        units: { b1: russian('4-4-7', at) },
        options: { los: 'strict' },
      });
    expect(hill('E4', 1).refused('a', shot('E4'))).toMatchObject({
      refused: 'TOO_STEEP',
      cites: ['4.4.5/a'],
    });
    expect(hill('E4', 0).order('a', shot('E4'), 6, 3).kinds).toContain('shot');
  });

  test('[aslsk 4.4.5/c] a PIAT malfunctions on 10 and uses 8 FP', () => {
    const here = team('British', 'PIAT');
    expect(here.order('a', shot('E3'), 6, 4).the('malfunctioned')).toEqual({ weapon: 'ap', dr: 10 });
    expect(here.unit('ap')).toMatchObject({ malfunctioned: true, repair: 2 });
    expect(team('British', 'PIAT').order('a', shot('E3'), 1, 2, 6, 6).the('burst').fp).toBe(8);
  });

  test('[aslsk 2.0/LATW] their reach is that of the table; the Target Types are not for them', () => {
    const far = setUp({
      phase: 'PFPh',
      terrain: { E1: 'stone-building' },
      units: {
        a1: us('6-6-6', 'E6'),
        ap: weapon('American', 'BAZ 43', { of: 'a1' }),
        b1: russian('4-4-7', 'E1'),
      },
    });
    expect(far.refused('a', shot('E1'))).toMatchObject({ refused: 'OUT_OF_RANGE', cites: ['4.4/a'] });
    expect(bazooka().refused('a', shot('E3', { type: 'ITT' })).refused).toBe('WRONG_TARGET_TYPE');
    expect(bazooka().refused('a', shot('E3', { type: 'ATT' })).refused).toBe('WRONG_TARGET_TYPE');
  });

  describe('the Japanese Type 97', () => {
    const fired = (by: ReturnType<typeof squad>, ...faces: number[]) => {
      const here = setUp({
        phase: 'PFPh',
        units: {
          a1: by,
          ap: weapon('Japanese', '20L ATR Type 97', { of: 'a1' }),
          b1: t34('E3', { nationality: 'Russian' }),
        },
      });
      here.order('a', shot('E3', { target: 'b1' }), ...faces);
      return here.has('ap') ? here.unit('ap') : undefined;
    };
    const crewed = () => crew('Japanese', '2-2-8', 'E5');
    const borrowed = () => squad('Japanese', '4-4-7', 'E5');

    test('[aslsk H/Type97ATR] a crew keeps its Rate of Fire on a coloured 1, a squad has none', () => {
      expect(fired(crewed(), 6, 1, 6, 6)?.fire).toBeUndefined();
      expect(fired(borrowed(), 6, 1, 6, 6)?.fire).toBe('prep');
    });

    test('[aslsk H/Type97ATR] in a squad’s hands it malfunctions on 11, and 12 is its end', () => {
      expect(fired(crewed(), 6, 5, 6, 6)?.malfunctioned).toBeUndefined();
      expect(fired(borrowed(), 6, 5, 6, 6)?.malfunctioned).toBe(true);
      expect(fired(crewed(), 6, 6)?.malfunctioned).toBe(true);
      expect(fired(borrowed(), 6, 6)).toBeUndefined();
    });
  });
});
