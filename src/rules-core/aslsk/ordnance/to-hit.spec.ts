import { TO_HIT } from '../charts/index.js';
import { chartsOf, columnOf } from '../fire/ift.js';
import { crew, type Game, german, type SetUp, setUp, squad, us, weapon } from '../testkit.testkit.js';
import { firepowerOf } from './ammunition.js';
import { gun } from './testkit.testkit.js';
import { toHit } from './to-hit.js';

/** A Gun of A in E5 with its crew, an enemy squad in E4. */
function game(nationality: string, name: string, what: SetUp = {}, set = {}): Game {
  return setUp({
    phase: 'PFPh',
    units: {
      ac: crew(nationality, nationality === 'American' ? '2-2-7' : '2-2-8', 'E5'),
      ag: gun(nationality, name, { of: 'ac' }, set),
      b1: squad(nationality === 'Russian' ? 'German' : 'Russian', '4-4-7', 'E4'),
    },
    ...what,
  });
}

const number = (
  here: Game,
  type: 'ITT' | 'ATT' | 'VTT',
  range: number,
  ammo: 'HE' | 'AP' | 'APCR' = 'HE',
  mortar = false,
) => toHit(here.battle, here.unit('ag'), { type, range, ammo, mortar });

describe('the To Hit number', () => {
  test('[aslsk 3.2.4/proc-b] by Target Type and range, as the chart prints it for a plain barrel', () => {
    const here = game('German', '105 ART');
    const read = (type: 'ITT' | 'VTT' | 'ATT') =>
      [1, 2, 6, 7, 12, 13, 18, 19, 24].map((range) => number(here, type, range)?.number);
    expect(read('ITT')).toEqual([10, 9, 8, 7, 7, 6, 6, 5, 5]);
    expect(read('VTT')).toEqual([12, 11, 10, 9, 9, 8, 8, 7, 7]);
    expect(read('ATT')).toEqual([7, 7, 7, 7, 7, 8, 8, 8, 8]);
    expect(number(here, 'ITT', 25)?.number).toBe(4);
    expect(number(here, 'ITT', 0)?.number).toBe(10);
  });

  test('[aslsk 3.2.4/proc-c] red numbers for Russians, and for Americans before 1944', () => {
    const at = (nationality: string, name: string, year: number) => {
      const here = game(nationality, name, { options: { year } });
      return [2, 7, 13].map((range) => number(here, 'ITT', range)?.number);
    };
    expect(at('German', '105 ART', 1943)).toEqual([9, 7, 6]);
    expect(at('American', '105 ART', 1944)).toEqual([9, 7, 6]);
    expect(at('American', '105 ART', 1943)).toEqual([9, 6, 5]);
    expect(at('Russian', '76* INF', 1944)).toEqual([9, 6, 4]);
  });

  test('[aslsk-64] a 105 of 1943 at range 7 hits on 6 and hits critically on 2', () => {
    const here = game('American', '105 ART', { options: { year: 1943 } });
    expect(number(here, 'ITT', 7)).toEqual({ number: 6, critical: 2 });
    expect(number(here, 'ITT', 2)).toEqual({ number: 9, critical: 4 });
  });

  test('long and short barrels, small calibres and APCR change it with the range', () => {
    const at = (nationality: string, name: string, range: number, ammo: 'HE' | 'APCR' = 'HE') =>
      number(game(nationality, name), 'VTT', range, ammo)?.number;
    expect(at('German', '88LL AT', 25)).toBe(8);
    expect(at('German', '75L AT', 13)).toBe(9);
    expect(at('German', '75* INF', 13)).toBe(7);
    expect(at('German', '50L AT', 25)).toBe(5);
    expect(at('German', '37L AA', 25)).toBe(4);
    expect(at('German', '75L AT', 13, 'APCR')).toBe(8);
    expect(number(game('German', '75L AT'), 'ITT', 13, 'APCR')).toEqual({ number: 6, critical: 3 });
    expect(number(game('German', '50L AT'), 'ITT', 13)).toEqual({ number: 6, critical: 2 });
  });

  test('the chart agrees with itself: printed rows of Guns and the rule they follow', () => {
    const charts = chartsOf(game('German', '105 ART').battle);
    const rows = ['105', '155', '75L', '88L', '20L', '40L'];
    for (const row of rows)
      for (const colour of ['black', 'red'] as const)
        for (const range of [1, 2, 5, 9, 15, 20]) {
          const printed = charts.find(TO_HIT.cardNumber, row, colour, range)?.value as number;
          const base =
            charts.lookup(TO_HIT.base, 'ITT', colour, range) + charts.lookup(TO_HIT.pointBlank, range);
          const size = Number.parseInt(row, 10);
          const kinds = [
            ...(row.endsWith('L') ? (['L'] as const) : []),
            ...(size <= 57 ? (['57mm or less'] as const) : []),
            ...(size <= 40 ? (['40mm or less, further'] as const) : []),
          ];
          const drm = kinds.reduce((sum, kind) => sum + charts.lookup(TO_HIT.modification, kind, range), 0);
          expect([row, colour, range, printed]).toEqual([row, colour, range, base + drm]);
        }
  });

  test('mortars have rows of their own on the Area Target Type', () => {
    const at = (nationality: string, name: string, range: number) =>
      number(game(nationality, name), 'ATT', range, 'HE', true)?.number;
    expect([3, 13, 30].map((range) => at('German', '81* MTR', range))).toEqual([7, 7, 7]);
    expect(at('German', '120* MTR', 13)).toBe(7);
    const here = setUp({
      units: {
        a1: german('4-6-7', 'E5'),
        am: weapon('German', '50mm MTR', { of: 'a1' }),
        b1: us('6-6-6', 'E8'),
      },
    });
    const light = (range: number) =>
      toHit(here.battle, here.unit('am'), { type: 'ATT', range, ammo: 'HE', mortar: true })?.number;
    expect([2, 12, 13].map(light)).toEqual([7, 7, 6]);
  });

  test('[aslsk 3.2.4/proc-c] a captured Gun and one fired by a squad use the red numbers', () => {
    const captured = game('American', '105 ART', {
      units: { ac: crew('German', '2-2-8', 'E5'), ag: gun('American', '105 ART', { of: 'ac' }) },
    });
    expect(number(captured, 'ITT', 7)?.number).toBe(6);
    const strange = game('German', '105 ART', {
      units: { ac: german('4-6-7', 'E5'), ag: gun('German', '105 ART', { of: 'ac' }) },
    });
    expect(number(strange, 'ITT', 7)?.number).toBe(6);
    expect(number(strange, 'ATT', 13)?.number).toBe(8);
  });
});

describe('firepower', () => {
  test('[aslsk 3.2.4/eff-a] the column of the calibre, and half of it on the Area Target Type, as the card has it', () => {
    const charts = chartsOf(game('German', '105 ART').battle);
    const of = (nationality: string, name: string, row: string) => {
      const here = game(nationality, name);
      const fp = firepowerOf(here.battle, here.unit('ag'), 'HE');
      const card = (kind: 'ITT' | 'ATT' | 'CH') => charts.lookup(TO_HIT.cardFP, row, kind);
      expect([columnOf(fp), columnOf(fp / 2) ?? 0, columnOf(2 * fp)]).toEqual([
        card('ITT'),
        card('ATT'),
        card('CH'),
      ]);
    };
    of('American', '105 ART', '105');
    of('American', '155 ART', '155');
    of('German', '75L AT', '75L');
    of('German', '88L AA', '88L');
    of('German', '20L(4) AA', '20L');
    of('American', '40L AA', '40L');
    of('American', '57L AT', '57L');
  });

  test('[aslsk 6.2/AP] [aslsk 6.2/APCR] [aslsk 6.2/HEAT] bolts are weak against men, HEAT one column below HE', () => {
    const fp = (name: string, ammo: 'AP' | 'APCR' | 'APDS' | 'HEAT' | 'HE', nationality = 'German') => {
      const here = game(nationality, name);
      return firepowerOf(here.battle, here.unit('ag'), ammo);
    };
    expect(fp('25LL AT', 'AP', 'French')).toBe(1);
    expect(fp('37L AT', 'AP')).toBe(2);
    expect(fp('75L AT', 'AP')).toBe(2);
    expect(fp('75L AT', 'APCR')).toBe(1);
    expect(fp('75L AT', 'APDS')).toBe(1);
    expect(fp('75L AT', 'HE')).toBe(12);
    expect(fp('75L AT', 'HEAT')).toBe(8);
    expect(fp('105 ART', 'HEAT')).toBe(16);
  });
});
