import type { PanzerSystem } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];

interface Parts {
  readonly units?: Readonly<Record<string, Placed>>;
  readonly optional?: readonly string[];
  readonly options?: Options;
  readonly more?: object;
}

/** The Spotting Phase of turn 2; D8 is a Grove, and so is D9. Soviets look at nobody. */
const looking = ({ units = {}, optional = [], options, more }: Parts, ...faces: readonly number[]) =>
  new Trial(
    {
      map: field({ D8: 'olive-grove', D9: 'olive-grove' }),
      units,
      options: { optional: [...optional], ...options } as Options,
      clock: { phase: 'spotting', turn: 2 },
      agenda: [{ task: 'turn' }],
      ...more,
    },
    ...faces,
  );
const AWAY = { facing: 3, suppressed: 'on' } as const;
const target = (at = 'D8', set: object = {}): Placed => [`T-34 at ${at}`, { ...AWAY, ...set }];
const night = (modifier: number): Options => ({ visibility: { modifier } });

describe('illumination meets', () => {
  const LIT = { marks: { A4: { illumination: 'on' } } } as const;
  /** A unit so many hexes east of the target in A4 sees it. */
  const sees = (column: string, modifier: number, isLit: boolean, set: object = {}, s1: object = {}) =>
    looking({
      units: { g1: [`Panzer IV at ${column}4`, { facing: 5, ...set }], s1: target('A4', s1) },
      optional: ['7.27', '7.36', '7.43', '7.55'],
      options: night(modifier),
      ...(isLit && { more: LIT }),
    }).unit('s1').spotted === true;

  test('[panzer 7.27/b × 7.36.1/a] -4 at night: 4 hexes in the dark, 7 in the light', () => {
    expect([sees('E', -4, false), sees('F', -4, false)]).toEqual([true, false]);
    expect([sees('H', -4, true), sees('I', -4, true)]).toEqual([true, false]);
  });

  test('[panzer 7.27/d × 7.36.1/a] at dusk light lifts -1 to 0 and no higher: 20 hexes', () => {
    expect([sees('U', -1, true), sees('V', -1, true)]).toEqual([true, false]);
  });

  test('[panzer 7.27/d × S.spot-counters/a] a unit that has fired is at +1 already: light neither adds nor takes', () => {
    const fired = { spot: 'fire', spotted: true };
    expect([sees('Y', -2, false, {}, fired), sees('Y', -2, true, {}, fired)]).toEqual([true, true]);
  });

  test('[panzer 7.27/d × 7.43/a, 7.27/d × 7.55.2/j] nor does it add to what a recon unit or a leader sees', () => {
    const leader = { name: 'Stein', P: 1 };
    for (const set of [{ recon: true }, { leader }]) {
      expect([sees('U', -1, false, set), sees('V', -1, false, set)]).toEqual([true, false]);
      expect([sees('U', -1, true, set), sees('V', -1, true, set)]).toEqual([true, false]);
    }
    expect(sees('V', -1, true, { recon: true, leader })).toBe(true);
  });

  test('[panzer 7.27/b × 7.24/c] a camouflaged tank in a Grove: 5 at dusk, 10 in the light', () => {
    const roll = (face: number, isLit: boolean) =>
      looking(
        {
          units: { g1: 'Panzer IV at D4', s1: target() },
          optional: ['7.24', '7.27', '7.36'],
          options: night(-1),
          more: {
            sides: { soviet: { camouflage: true } },
            secrets: { soviet: { camouflaged: ['s1'] } },
            ...(isLit && { marks: { D8: { illumination: 'on' } } }),
          },
        },
        face,
      ).unit('s1').spotted === true;
    expect([roll(5, false), roll(6, false), roll(0, true)]).toEqual([true, false, true]);
  });
});

describe('Limited Spotting meets', () => {
  /** What a Seasoned tank at that hex needs to spot the one in the Grove of D8; undefined: it does not try. */
  const needs = (from: string, set: object, parts: Parts = {}) =>
    looking(
      {
        ...parts,
        units: { g1: [`Panzer IV at ${from}`, { facing: 3, ...set }], s1: target(), ...parts.units },
        optional: ['7.7', ...(parts.optional ?? [])],
      },
      ...d100(100),
    ).told('spot-attempt')[0]?.needs;
  const blind = (from: string, set: object, parts: Parts = {}) =>
    looking({
      ...parts,
      units: { g1: [`Panzer IV at ${from}`, { facing: 3, ...set }], s1: target(), ...parts.units },
      optional: ['7.7', ...(parts.optional ?? [])],
    }).told('spot-attempt').length === 0;

  test('[panzer 7.7.1/a × 7.8.3/c] Buttoned Up half of 5 is 2: the second value at 3, nothing at 6', () => {
    const buttoned = { hatch: 'buttoned' };
    const parts = { optional: ['7.8'] };
    expect([needs('D5', {}, parts), needs('D5', buttoned, parts), needs('D6', buttoned, parts)]).toEqual([
      70, 50, 70,
    ]);
    expect([needs('D2', {}, parts), blind('D2', buttoned, parts)]).toEqual([50, true]);
  });

  test('[panzer 7.7.1/a × 7.1.5.2/b] Broken half of 4 is 2, and 5 is too far', () => {
    const broken = { broken: 'on' };
    expect([needs('D6', broken), needs('D5', broken), needs('D4', broken)]).toEqual([70, 50, 50]);
    expect(blind('D3', broken)).toBe(true);
  });

  test('[panzer 7.7.1/a × 7.27/b × 7.36.1/a] the light of a flare moves the half of the range as well', () => {
    const parts = (more: object) => ({ optional: ['7.27', '7.36'], options: night(-2), more });
    const lit = { marks: { D8: { illumination: 'on' } } };
    expect([needs('D5', {}, parts({})), needs('D5', {}, parts(lit)), needs('D1', {}, parts(lit))]).toEqual([
      50, 70, 50,
    ]);
  });

  test('[panzer 7.7.1/b × S.spotting/d] a Suppressed friend who looks elsewhere adds no 10, one who looks there does', () => {
    const friend = (facing: number) => ({
      units: { g2: ['Panzer IV at D4', { facing, suppressed: 'on' }] as Placed },
    });
    expect([needs('D4', {}, friend(0)), needs('D4', {}, friend(3))]).toEqual([50, 60]);
  });

  test('[panzer 7.7.1/b × S.full-cover/b] nor does one in Full Cover', () => {
    const units = { g2: ['Rifle squad at D6', { fullCover: true }] as Placed };
    expect(needs('D4', {}, { units })).toBe(50);
  });

  test('[panzer 7.7.1/a × 7.24/b] both rolls: a unit that fails the first does not make the second', () => {
    const look = (...faces: number[]) =>
      looking(
        {
          units: { g1: 'Panzer IV at D4', s1: target() },
          optional: ['7.7', '7.24'],
          more: {
            sides: { soviet: { camouflage: true } },
            secrets: { soviet: { camouflaged: ['s1'] } },
          },
        },
        ...faces,
      );
    const failed = look(...d100(51));
    expect([failed.kinds.includes('camouflage-told'), failed.unit('s1').spotted]).toEqual([false, undefined]);
    expect(look(...d100(50), 8).unit('s1').spotted).toBeUndefined();
    expect(look(...d100(50), 7).unit('s1').spotted).toBe(true);
  });
});

describe('SPOT counters meet', () => {
  /** What the roll for the counter of a tank in the Grove needs. */
  const needs = (units: Record<string, Placed>, optional: readonly string[] = [], options: Options = {}) =>
    looking(
      {
        units: { s1: target('D8', { spot: 'fire', spotted: true }), ...units },
        optional: ['7.41', ...optional],
        options,
      },
      ...d100(100),
    ).told('spot-removal')[0]?.needs;

  test('[panzer 7.41/d × 7.1.5.2] of three tanks one is Broken: the row of two', () => {
    const three = (set: object): Record<string, Placed> => ({
      g1: 'Panzer IV at D4',
      g2: 'Panzer IV at D4',
      g3: ['Panzer IV at D4', set],
    });
    expect([
      needs(three({})),
      needs(three({ broken: 'on' })),
      needs(three({ suppressed: 'on', facing: 3 })),
    ]).toEqual([20, 30, 30]);
  });

  test('[panzer 7.41/d × 7.8.3/c, 7.41/d × 7.36.1/a] 12 hexes are less than half of 30, and more than half of 20', () => {
    const far = (hatch: 'open' | 'buttoned'): Record<string, Placed> => ({
      g1: ['Panzer IV at P8', { hatch, facing: 5 }],
    });
    expect([needs(far('open'), ['7.8']), needs(far('buttoned'), ['7.8'])]).toEqual([30, 60]);
    expect(needs(far('open'), ['7.36'], night(-1))).toBe(60);
  });
});

describe('camouflage and Overwatch meet the dark', () => {
  test('[panzer 7.24/f × 7.36.1/a] a unit that fires where no enemy could see the flash stays camouflaged', () => {
    const left = (at: string) =>
      new Trial({
        units: {
          g1: [`Panzer IV at ${at}`, { facing: 0, spotted: true, spot: 'fire', spotters: ['s1'] }],
          s1: ['T-34 at D4', { facing: 3 }],
        },
        marks: { [at]: { illumination: 'on' } },
        commands: { s1: 'fire' },
        sides: { soviet: { camouflage: true } },
        secrets: { soviet: { camouflaged: ['s1'], commands: { s1: { command: 'fire' } } } },
        options: { optional: ['7.24', '7.27', '7.36'], ...night(-5) },
        first: 'soviet',
      })
        .fire('soviet', 's1', 'g1', 'AP', ...d100(100))
        .battle.secret('soviet').camouflaged;
    expect([left('D11'), left('D12')]).toEqual([undefined, ['s1']]);
  });

  test('[panzer S.overwatch/a × 7.8.3/c × 7.36.1/a] at night a mover is met at 7 by an Open tank, at 5 by a Buttoned Up one', () => {
    const asked = (from: number, hatch: 'open' | 'buttoned') => {
      const trial = new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3, hatch }],
          s1: [`T-34 at D${from + 5}`, { facing: 0, spot: 'move' }],
        },
        commands: { g1: 'overwatch', s1: 'move' },
        clock: { phase: 'movement' },
        options: { optional: ['7.8', '7.36'], ...night(-4) },
        first: 'german',
      }).order('soviet', { order: 'move', unit: 's1', path: [`D${from + 4}`] });
      return trial.legalOf('german', 'fire').length > 0;
    };
    expect([asked(7, 'open'), asked(8, 'open'), asked(5, 'buttoned'), asked(6, 'buttoned')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('smoke meets sight', () => {
  const smoke = (density: 'open' | 'closed', only?: string) => ({
    smoke: [{ density, face: 'on', ...(only && { only }) }],
  });
  /** A unit so many hexes east of the tank in A4 sees it. */
  const sees = (column: string, marks: object, s1: object = {}, options: Options = {}) =>
    looking({
      units: { g1: [`Panzer IV at ${column}4`, { facing: 5 }], s1: target('A4', s1) },
      optional: ['7.9', '7.22', '7.27', '7.36'],
      options,
      more: { marks },
    }).unit('s1').spotted === true;

  test('[panzer S.smoke-and-sight × S.spotting-ranges-table/a] each hex of smoke on the line, its ends included, takes a row, a closed one two', () => {
    const open = { C4: smoke('open') };
    expect([sees('U', {}), sees('M', open), sees('N', open)]).toEqual([true, true, false]);
    const closed = { A4: smoke('closed') };
    expect([sees('H', closed), sees('I', closed)]).toEqual([true, false]);
    const both = { C4: smoke('open'), E4: smoke('open') };
    expect([sees('I', both), sees('I', { C5: smoke('closed') })]).toEqual([false, true]);
    expect(sees('B', closed)).toBe(true);
  });

  test('[panzer S.smoke-and-sight × 7.9/d, S.smoke-and-sight × 7.22.1/b] the cloud of a vehicle is for fire, the smoke of a squad for itself', () => {
    expect([sees('U', {}, { smoke: 'cloud' }), sees('U', { A4: smoke('open', 's9') })]).toEqual([true, true]);
    expect(sees('U', { A4: smoke('open', 's1') })).toBe(false);
  });

  test('[panzer S.smoke-and-sight × 7.27/b × 7.36.1/a] smoke in the dark, and a flare over it', () => {
    const lit = { A4: { illumination: 'on' }, C4: smoke('open') };
    expect([
      sees('H', { C4: smoke('open') }, {}, night(-1)),
      sees('I', { C4: smoke('open') }, {}, night(-1)),
    ]).toEqual([true, false]);
    expect([sees('U', lit, {}, night(-1)), sees('V', lit, {}, night(-1))]).toEqual([true, false]);
  });
});
