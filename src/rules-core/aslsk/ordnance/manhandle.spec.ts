import { crew, german, leader, russian, type SetUp, setUp, weapon } from '../testkit.testkit.js';
import { battery, gun } from './testkit.testkit.js';

const push = (to: string, more: object = {}) => ({
  order: 'manhandle',
  gun: 'ag',
  units: ['ac'],
  to,
  ...more,
});

/** The example: a 57mm Gun with crew and an 8-1 in D6, woods in D5, grain out of season in D4, a road to C6. */
const example = (what: SetUp = {}) =>
  setUp({
    phase: 'MPh',
    terrain: { D5: 'woods', D4: 'grain', C6: 'woods' },
    roads: ['D6 C6'],
    options: { month: 11, year: 1944 },
    ...what,
    units: {
      ac: crew('American', '2-2-7', 'D6'),
      al: leader('American', '8-1', 'D6'),
      ag: gun('American', '57L AT', { of: 'ac' }),
      ...what.units,
    },
  });
const together = { units: ['ac', 'al'] };

describe('manhandling', () => {
  test('[aslsk-67] [aslsk 6.5/a] [aslsk 6.5/e] into the woods: four MF, +5; 4 or less moves on', () => {
    const here = example();
    const done = here.order('a', push('D5', { ...together, ca: 2 }), 2, 2);
    expect(done.the('manhandled')).toEqual({
      gun: 'ag',
      units: ['ac', 'al'],
      to: 'D5',
      mf: 4,
      dr: 4,
      modifiers: [
        { label: 'MF of the hex', value: 4, cites: ['6.5/e'] },
        { label: 'TEM of the hex', value: 1, cites: ['6.5/e'] },
      ],
      final: 9,
      number: 10,
      result: 'moves',
    });
    expect(here.unit('ag')).toMatchObject({ at: 'D5', ca: 2, possessor: 'ac' });
    expect(here.unit('ac')).toMatchObject({ at: 'D5', spent: 4 });
    expect(here.unit('ac').moved).toBeUndefined();
  });

  test('[aslsk-67] [aslsk 6.5/a] exactly the M# moves and stops; more does not move at all', () => {
    const five = example();
    expect(five.order('a', push('D5', together), 3, 2).the('manhandled').result).toBe('moves and stops');
    expect(five.unit('ag')).toMatchObject({ at: 'D5', moved: true });
    expect(five.refused('a', push('D4', together)).refused).toBe('STAYS');
    expect(five.unit('ac').moved).toBe(true);
    const six = example();
    const done = six.order('a', push('D5', { ...together, ca: 2 }), 3, 3);
    expect(done.the('manhandled')).toMatchObject({ final: 11, result: 'does not move' });
    expect(six.unit('ag')).toMatchObject({ at: 'D6', ca: 0, moved: true });
    expect(six.unit('ac')).toMatchObject({ at: 'D6', moved: true, spent: 0 });
    expect(six.refused('a', { order: 'move', units: ['ac'], path: ['D5'] }).refused).toBe('HAS_MOVED');
  });

  test('[aslsk 6.5/f] a CA can be given to a Gun that moves, none to one that does not', () => {
    const moves = example();
    moves.order('a', push('D5', { ...together, ca: 4 }), 1, 1);
    expect(moves.unit('ag').ca).toBe(4);
    const stuck = example();
    stuck.order('a', push('D5', { ...together, ca: 4 }), 6, 6);
    expect(stuck.unit('ag').ca).toBe(0);
  });

  test('[aslsk-68] [aslsk 6.5/e] then grain out of season: two MF, +2, below 11', () => {
    const here = example();
    here.order('a', push('D5', together), 2, 2);
    const done = here.order('a', push('D4', together), 4, 4);
    expect(done.the('manhandled')).toMatchObject({ mf: 2, final: 10, result: 'moves and stops' });
    expect(here.unit('ac').spent).toBe(6);
  });

  test('[aslsk-69] [aslsk 6.5/e] by the road: +2 +1 -2; a squad in place of a crew -1, another squad -2', () => {
    const drm = (units: SetUp['units'], who: string[]) => {
      const here = example({ units });
      const { modifiers } = here.order('a', push('C6', { units: who }), 1, 1).the('manhandled');
      return Object.fromEntries(modifiers.map(({ label, value }) => [label, value]));
    };
    const road = { 'MF of the hex': 2, 'TEM of the hex': 1, 'road hexside': -2 };
    expect(drm({}, ['ac', 'al'])).toEqual(road);
    const squad = { ac: german('4-6-7', 'D6'), ad: german('4-6-7', 'D6') };
    expect(drm(squad, ['ac'])).toEqual({ ...road, 'squad in place of a crew': -1 });
    expect(drm(squad, ['ac', 'ad'])).toEqual({ ...road, 'squad in place of a crew': -1, 'more hands': -2 });
    expect(drm({ ad: crew('American', '2-2-7', 'D6') }, ['ac', 'ad'])).toEqual({ ...road, 'more hands': -1 });
    const crowd = {
      ad: german('4-6-7', 'D6'),
      ae: german('4-6-7', 'D6'),
    };
    expect(drm(crowd, ['ac', 'ad', 'ae'])).toEqual({ ...road, 'more hands': -4 });
  });

  test('[aslsk 6.5/a] the MF must be there, without road bonus or Assault Movement', () => {
    const here = example();
    expect(here.refused('a', push('D5', { units: ['al'] }))).toMatchObject({ refused: 'NOT_POSSESSED' });
    const slow = example({ units: { ac: crew('American', '2-2-7', 'D6', { moving: true, spent: 1 }) } });
    expect(slow.refused('a', push('D5'))).toMatchObject({
      refused: 'NOT_ENOUGH_MF',
      cites: ['6.5/a', '6.5/b'],
    });
    expect(slow.order('a', push('C6'), 1, 1).the('manhandled').mf).toBe(2);
  });

  test('[aslsk 6.5/b] nothing is carried, no Assault Movement; Double Time gives two MF more', () => {
    const laden = example({ units: { am: weapon('American', 'LMG', { of: 'ac' }) } });
    expect(laden.refused('a', push('C6'))).toMatchObject({ refused: 'BURDENED', cites: ['6.5/b'] });
    const careful = example({
      units: { ac: crew('American', '2-2-7', 'D6', { moving: true, spent: 0, assaultMove: true }) },
    });
    expect(careful.refused('a', push('C6'))).toMatchObject({ refused: 'BURDENED' });
    const here = example({ terrain: { D5: 'woods', D4: 'grain' }, roads: [] });
    here.order('a', push('D5', { doubleTime: true }), 1, 1);
    expect(here.unit('ac')).toMatchObject({ cx: true, spent: 4 });
    expect(here.order('a', push('D4'), 1, 1).the('manhandled').result).toBe('moves');
    expect(here.unit('ac').spent).toBe(6);
    const tired = example({ units: { ac: crew('American', '2-2-7', 'D6', { cx: true }) } });
    expect(tired.refused('a', push('C6', { doubleTime: true }))).toMatchObject({ refused: 'NO_DOUBLE_TIME' });
  });

  test('[aslsk 1.2.6/e] [aslsk 6.5/a] a limbered Gun cannot be moved', () => {
    const here = battery('88L AA', { phase: 'MPh' });
    expect(here.refused('a', push('E4'))).toMatchObject({ refused: 'LIMBERED', cites: ['1.2.6/e', '6.5/a'] });
    expect(here.legal('a', 'manhandle')).toEqual([]);
  });

  test('where it cannot go: the enemy, a full hex, a building too small, bamboo', () => {
    const here = battery('37L AT', {
      phase: 'MPh',
      terrain: { D4: 'bamboo', D5: 'stone-building' },
      units: {
        b1: russian('4-4-7', 'E4'),
        a1: german('4-6-7', 'F4'),
        a2: german('4-6-7', 'F4'),
        a3: german('4-6-7', 'F4'),
      },
    });
    expect(here.refused('a', push('E4')).refused).toBe('ENEMY_THERE');
    expect(here.refused('a', push('F4')).refused).toBe('NO_ROOM');
    expect(here.refused('a', push('E2')).refused).toBe('NOT_ADJACENT');
    expect(here.refused('a', push('D4'))).toMatchObject({ refused: 'IMPASSABLE', cites: ['8.2.1/bamboo-d'] });
    expect(here.order('a', push('D5'), 1, 1).the('manhandled').mf).toBe(4);
    const large = battery('37L AT', { phase: 'MPh', terrain: { D5: 'stone-building' } }, { size: -1 });
    expect(large.refused('a', push('D5'))).toMatchObject({ refused: 'TOO_BIG', cites: ['1.2.6/f'] });
  });

  test('[aslsk-70] [aslsk 6.5/d] [aslsk 2.0/Hazardous] the units that push are in Hazardous Movement: -2 in place of FFMO and FFNAM', () => {
    const here = example({ units: { b1: russian('4-4-7', 'D3') } });
    here.order('a', push('D5', together), 2, 2);
    expect(here.awaits).toEqual(['b defensive-fire']);
    const done = here.order('b', { order: 'fire', at: 'D5', firers: ['b1'] }, 6, 6);
    expect(done.the('fire-attack').results[0]?.modifiers.map(({ label, value }) => [label, value])).toEqual([
      ['woods', 1],
      ['Hazardous Movement', -2],
    ]);
  });

  test('[aslsk 6.5/d] in any phase of the Player Turn, until pinned', () => {
    const later = (set: object) => {
      const here = battery(
        '37L AT',
        { phase: 'DFPh', units: { b1: russian('4-4-7', 'E3') } },
        { emplaced: undefined, ca: 3 },
        { hazardous: true, manhandled: true, ...set },
      );
      return here
        .order('b', { order: 'fire', at: 'E5', firers: ['b1'] }, 6, 6)
        .the('fire-attack')
        .results[0]?.modifiers.map(({ value }) => value);
    };
    expect(later({})).toEqual([-2]);
    expect(later({ pinned: true })).toEqual([]);
    const here = battery('37L AT', { phase: 'MPh' });
    here.order('a', push('E4'), 1, 1);
    here.order('a', { order: 'end-phase' });
    expect(here.unit('ac')).toMatchObject({ hazardous: true, manhandled: true });
  });

  test('[aslsk 6.5/d] a pin ends it for good', () => {
    const here = example({ units: { b1: russian('4-4-7', 'D3') } });
    here.order('a', push('D5', together), 2, 2);
    here.order('b', { order: 'fire', at: 'D5', firers: ['b1'] }, 5, 2, 1, 1, 4, 4);
    expect(here.unit('ac')).toMatchObject({ pinned: true });
    expect(here.unit('ac').hazardous).toBeUndefined();
  });

  test('[aslsk 6.5/c] [aslsk-70] neither fires in the AFPh nor advances afterwards', () => {
    const fire = battery(
      '37L AT',
      { phase: 'AFPh', units: { b1: russian('4-4-7', 'E2') } },
      { manhandled: true },
      { manhandled: true },
    );
    expect(fire.refused('a', { order: 'shoot', weapon: 'ag', at: 'E2' })).toMatchObject({
      refused: 'MOVED',
      cites: ['6.5/c'],
    });
    expect(fire.refused('a', { order: 'fire', at: 'E2', firers: ['ac'] }).cites).toEqual(['6.5/c']);
    expect(fire.refused('a', { order: 'turn-gun', weapon: 'ag', ca: 3 }).refused).toBe('MOVED');
    const advance = battery('37L AT', { phase: 'APh' }, { manhandled: true }, { manhandled: true });
    expect(advance.refused('a', { order: 'advance', units: ['ac'], to: 'E4' }).refused).toBe('MANHANDLED');
    const fresh = battery('37L AT', { phase: 'APh' });
    expect(fresh.order('a', { order: 'advance', units: ['ac'], to: 'E4' }).kinds).toContain('advanced');
  });

  test('the acquisition is lost, Emplacement too', () => {
    const here = battery('37L AT', { phase: 'MPh' }, { acquired: { at: 'E1', by: 'ac', drm: -1 } });
    here.order('a', push('E4'), 1, 1);
    expect(here.unit('ag').acquired).toBeUndefined();
    expect(here.unit('ag').emplaced).toBeUndefined();
  });

  test('a Gun that has fired is not pushed', () => {
    const here = battery('37L AT', { phase: 'MPh' }, { fire: 'prep' });
    expect(here.refused('a', push('E4'))).toMatchObject({ refused: 'HAS_FIRED' });
  });

  test('the orders listed: the crew alone, and with those who can help', () => {
    const here = battery('37L AT', { phase: 'MPh', units: { a1: german('4-6-7', 'E5') } });
    const teams = here.legal('a', 'manhandle').filter(({ order }) => order.to === 'E4');
    expect(teams.map(({ order }) => [order.units, order.doubleTime ?? false])).toEqual([
      [['ac'], false],
      [['ac'], true],
      [['ac', 'a1'], false],
      [['ac', 'a1'], true],
    ]);
    expect(teams[0]?.cost).toEqual({ mf: 2 });
  });

  test('Smoke in the hex costs one, not two', () => {
    const here = battery('37L AT', {
      phase: 'MPh',
      locations: { E4: { smoke: [{ kind: 'dispersed', side: 'b' }] } },
    });
    expect(here.order('a', push('E4'), 1, 1).the('manhandled').mf).toBe(3);
  });
});
