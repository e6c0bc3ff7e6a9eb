import { crew, russian } from '../testkit.testkit.js';
import { gunCounter } from './counters.js';
import { battery, gun } from './testkit.testkit.js';

const shot = (more: object = {}) => ({ order: 'shoot', weapon: 'ag', at: 'E3', ...more });
const b1 = russian('4-4-7', 'E3');
const special = { ammunition: { APCR: 5, HEAT: 7 } };

describe('ammunition', () => {
  test('[aslsk 6.2/a] [aslsk 6.0/a] HE and AP without end, unless the counter says otherwise', () => {
    const here = battery('75L AT', { units: { b1 } });
    expect(here.order('a', shot({ ammo: 'AP' }), 6, 6).the('shot').ammo).toBe('AP');
    expect(here.unit('ag').depleted).toBeUndefined();
    const noAp = battery('75* INF', { units: { b1 } }, { lacks: ['AP'] });
    expect(noAp.refused('a', shot({ ammo: 'AP' }))).toMatchObject({
      refused: 'NO_AMMUNITION',
      cites: ['6.0/a', '6.2/a'],
    });
    const noHe = battery('75L AT', { units: { b1 } }, { lacks: ['HE'] });
    expect(noHe.refused('a', shot())).toMatchObject({ refused: 'NO_AMMUNITION' });
    expect(noHe.order('a', shot({ ammo: 'AP' }), 6, 6).kinds).toContain('shot');
    const mortar = battery('81* MTR', { units: { b1 } });
    expect(mortar.refused('a', shot({ ammo: 'AP' }))).toMatchObject({ refused: 'NO_AMMUNITION' });
  });

  test('[aslsk 6.2/e] HE on the ITT if nothing is announced', () => {
    const here = battery('75L AT', { units: { b1 } }, special);
    expect(here.order('a', shot(), 6, 6).the('shot')).toMatchObject({ type: 'ITT', ammo: 'HE' });
  });

  test('[aslsk 6.2/b] less than the depletion number: it has it, and may use it again', () => {
    const here = battery('75L AT', { units: { b1 } }, special);
    const done = here.order('a', shot({ ammo: 'APCR' }), 3, 1, 6, 6);
    expect(done.the('burst')).toMatchObject({ fp: 1 });
    expect(done.all('ammunition-tried')).toEqual([]);
    expect(here.unit('ag').depleted).toBeUndefined();
    expect(here.order('a', shot({ ammo: 'APCR' }), 3, 1, 6, 6).the('shot').ammo).toBe('APCR');
  });

  test('[aslsk 6.2/b] equal: for this shot only', () => {
    const here = battery('75L AT', { units: { b1 } }, special);
    const done = here.order('a', shot({ ammo: 'APCR' }), 4, 1, 6, 6);
    expect(done.the('ammunition-tried')).toEqual({
      weapon: 'ag',
      ammo: 'APCR',
      dr: 5,
      number: 5,
      result: 'last round',
    });
    expect(done.the('burst')).toMatchObject({ fp: 1 });
    expect(here.unit('ag').depleted).toEqual(['APCR']);
    expect(here.refused('a', shot({ ammo: 'APCR' }))).toMatchObject({
      refused: 'DEPLETED',
      cites: ['6.2/b'],
    });
  });

  test('[aslsk 6.2/b] more: it never had any, and has not fired', () => {
    const here = battery('75L AT', { units: { b1 } }, { ...special, ca: 3 });
    const done = here.order('a', shot({ ammo: 'APCR' }), 4, 2);
    expect(done.kinds).toEqual(['ammunition-tried']);
    expect(done.the('ammunition-tried').result).toBe('never had any');
    expect(here.unit('ag')).toMatchObject({ depleted: ['APCR'], ca: 3 });
    expect(here.unit('ag').fire).toBeUndefined();
    expect(here.unit('ag').acquired).toBeUndefined();
    expect(here.order('a', shot(), 6, 5).the('shot').ammo).toBe('HE');
  });

  test('[aslsk 6.2/c] a DR that makes it malfunction: fired, malfunctioned, and out of it', () => {
    const here = battery('75L AT', { units: { b1 } }, special);
    const done = here.order('a', shot({ ammo: 'APCR' }), 6, 6);
    expect(done.the('ammunition-tried').result).toBe('out of it');
    expect(done.the('malfunctioned')).toEqual({ weapon: 'ag', dr: 12 });
    expect(here.unit('ag')).toMatchObject({ depleted: ['APCR'], malfunctioned: true, fire: 'prep' });
  });

  test('a hidden Gun that finds none of it stays hidden, and the enemy learns nothing', () => {
    const here = battery(
      '75L AT',
      { terrain: { E5: 'woods' }, units: { b1 } },
      { ...special, hidden: true },
      { hidden: true },
    );
    here.order('a', shot({ ammo: 'APCR' }), 4, 2);
    expect([here.unit('ag').hidden, here.unit('ac').hidden]).toEqual([true, true]);
  });

  test('[aslsk 2.0/ATT] [aslsk 2.0/AP] the ATT takes nothing but HE and Smoke', () => {
    const here = battery('75L AT', { units: { b1 } }, special);
    for (const ammo of ['AP', 'APCR', 'HEAT'])
      expect(here.refused('a', shot({ ammo, type: 'ATT' }))).toMatchObject({
        refused: 'WRONG_TARGET_TYPE',
        cites: ['2.0/ATT'],
      });
    expect(here.order('a', shot({ type: 'ATT' }), 6, 6).the('shot').ammo).toBe('HE');
  });

  test('[aslsk 2.0/ITT] [aslsk 2.0/VTT] Smoke is not for the ITT, and has an order of its own', () => {
    const here = battery('75L AT', { units: { b1 } }, { ammunition: { smoke: 8 } });
    expect(here.refused('a', shot({ ammo: 'smoke', type: 'ITT' }))).toMatchObject({
      refused: 'WRONG_TARGET_TYPE',
      cites: ['2.0/ITT'],
    });
    expect(here.refused('a', shot({ ammo: 'smoke' }))).toMatchObject({ refused: 'SMOKE' });
  });

  test('[aslsk 6.2/HEAT] [aslsk 2.0/HEAT] HEAT from Guns harms Infantry in buildings and those who man a Gun, on one column less', () => {
    const open = battery('75L AT', { units: { b1 } }, special);
    expect(open.refused('a', shot({ ammo: 'HEAT' }))).toMatchObject({ refused: 'NOT_IN_BUILDING' });
    const house = battery('75L AT', { terrain: { E3: 'stone-building' }, units: { b1 } }, special);
    const done = house.order('a', shot({ ammo: 'HEAT' }), 2, 2, 6, 6);
    expect(done.the('burst')).toMatchObject({ fp: 8, results: [{ column: 8 }] });
    const crewed = battery(
      '75L AT',
      {
        units: {
          b1,
          bc: crew('Russian', '2-2-8', 'E3'),
          bg: gun('Russian', '45L AT', { of: 'bc' }, { emplaced: undefined }),
        },
      },
      special,
    );
    expect(crewed.order('a', shot({ ammo: 'HEAT' }), 2, 2, 6, 6).the('shot').results).toMatchObject([
      { units: ['bc'] },
    ]);
  });

  test('[aslsk 6.2/d] HEAT for Guns: Germans from May 1942, everybody else from 1943', () => {
    const house = { terrain: { E3: 'stone-building' as const } };
    const german = (year: number, month: number) =>
      battery('75L AT', { ...house, units: { b1 }, options: { year, month } }, special);
    expect(german(1942, 4).refused('a', shot({ ammo: 'HEAT' }))).toMatchObject({ refused: 'NOT_YET' });
    expect(german(1942, 5).order('a', shot({ ammo: 'HEAT' }), 6, 6).kinds).toContain('ammunition-tried');
    const other = (nationality: string, year: number, month: number) =>
      battery('75L AT', {
        ...house,
        units: { b1, ag: gun(nationality, '47 AT', { of: 'ac' }, special) },
        options: { year, month },
      });
    expect(other('Italian', 1942, 8).refused('a', shot({ ammo: 'HEAT' })).refused).toBe('NOT_YET');
    expect(other('Italian', 1942, 9).order('a', shot({ ammo: 'HEAT' }), 6, 6).kinds).toContain('shot');
    const french = (year: number, month: number) =>
      battery('75L AT', {
        ...house,
        units: { b1, ag: gun('French', '75 ART', { of: 'ac' }, special) },
        options: { year, month },
      });
    expect(french(1942, 12).refused('a', shot({ ammo: 'HEAT' })).refused).toBe('NOT_YET');
    expect(french(1943, 1).order('a', shot({ ammo: 'HEAT' }), 6, 6).kinds).toContain('shot');
  });
});

describe('counters of Guns', () => {
  test('[aslsk 1.2.6/a] type, calibre, size, M#, ROF, IFE, mount, B# and ammunition as printed', () => {
    expect(gunCounter('German', '75L AT')).toEqual({
      kind: 'gun',
      name: '75L AT',
      nationality: 'German',
      weapon: 'AT',
      calibre: '75L',
      manhandling: 8,
      breakdown: 12,
      repair: 1,
      ca: 0,
      emplaced: true,
      rof: 2,
      size: 1,
      gunshield: true,
      quickSetUp: true,
      ammunition: { APCR: 3, smoke: 7 },
    });
    expect(gunCounter('German', '81* MTR')).toMatchObject({
      weapon: 'MTR',
      minRange: 2,
      range: 60,
      rof: 3,
      lacks: ['AP'],
    });
    expect(gunCounter('German', '88L AA')).toMatchObject({ mount360: true, size: -1, limbered: true });
    expect(gunCounter('German', '20L(6) AA')).toMatchObject({ ife: 6, name: '20L AA', breakdown: 11 });
    expect(gunCounter('Japanese', '70* INF')).toMatchObject({ minRange: 3, range: 70, gunshield: true });
    expect(gunCounter('German', '8.8cm FlaK 18 o. 36').calibre).toBe('88L');
    expect(gunCounter('German', '150* INF').rof).toBeUndefined();
    expect(() => gunCounter('German', '999 AT')).toThrow('There is no German 999 AT in the counter mix.');
  });

  test('[aslsk 6.2/d] [aslsk 2.0/A#] [aslsk 2.0/D#] depletion numbers hold from their date and in their theatre', () => {
    const of = (nationality: string, name: string, year: number, month = 1, pto = false) =>
      gunCounter(nationality, name, { year, month, pto }).ammunition;
    expect(of('German', '75L AT', 1941)).toEqual({ smoke: 7 });
    expect(of('German', '75L AT', 1942)).toEqual({ APCR: 5, smoke: 7 });
    expect(of('German', '75L AT', 1943)).toEqual({ APCR: 4, smoke: 7 });
    expect(of('American', '57L AT', 1944, 5)).toBeUndefined();
    expect(of('American', '57L AT', 1944, 6)).toEqual({ HE: 7, APDS: 4 });
    expect(of('American', '57L AT', 1944, 6, true)).toBeUndefined();
    expect(of('British', '76LL AT', 1944, 8)).toEqual({ HE: 8 });
    expect(of('British', '76LL AT', 1944, 9)).toEqual({ HE: 8, APDS: 5 });
    expect(of('American', '105 ART', 1944)).toEqual({ HEAT: 6, smoke: 7, WP: 8 });
  });

  test('[aslsk 6.2/a] limited HE is tried for like special ammunition', () => {
    const units = {
      ac: crew('American', '2-2-7', 'E5'),
      ag: gun('American', '57L AT', { of: 'ac' }, {}, { year: 1944, month: 6 }),
      b1,
    };
    const here = battery('75L AT', { units });
    expect(here.unit('ag')).toMatchObject({ lacks: ['HE'], ammunition: { HE: 7, APDS: 4 } });
    expect(here.order('a', shot(), 4, 4).the('ammunition-tried')).toMatchObject({ ammo: 'HE', number: 7 });
    expect(here.refused('a', shot()).refused).toBe('DEPLETED');
  });
});
