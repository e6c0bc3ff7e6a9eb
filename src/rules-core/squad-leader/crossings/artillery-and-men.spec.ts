import { field, type Setup, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  fire,
  isGone,
  MELEE,
  modifiersOf,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

/** The seven hexes around D8, in the order of their names. */
const HEXES = ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'];
const MISS = [6, 6];
const on = (hex: string, ...faces: number[]) => HEXES.flatMap((each) => (each === hex ? faces : MISS));
const FIRE = { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } as const;
const SMOKE = { smoke: [{ side: 'russian', kind: 'full' }] } as const;
const shelling = (units: object, { marks, ...more }: Setup = {}) =>
  new Trial({
    active: 'russian',
    phase: 'movement',
    ...more,
    options: { order: ['german', 'russian'], year: 1944, ...more.options },
    units: { gl: '9-1 at A1', ...(more.active ? {} : { r9: '4-4-7' }), ...units } as Units,
    marks: { D8: FIRE, ...marks } as never,
    sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
  });
const outcomeOf = (trial: Trial, unit: string) =>
  trial
    .told('barrage')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit));
const whys = (trial: Trial, unit: string) =>
  outcomeOf(trial, unit)?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('fire for effect', () => {
  test('[squad-leader 9.16.3 × 9.2.2/a] on a hex with smoke: no die for it', () => {
    const trial = shelling({ r1: '4-4-7 at D8' }, { marks: { D8: { ...FIRE, ...SMOKE } } as never });
    trial.endPhase(...HEXES.flatMap(() => MISS));
    expect(whys(trial, 'r1')).toEqual([]);
    expect(trial.action.rolls).toHaveLength(7);
  });

  test('[squad-leader 3.29.16 × 9.2.2/a] on guards and their prisoners: both', () => {
    const trial = shelling({ r1: '4-4-7 at D8', g1: ['unarmed 4-6-7 at D8', { ...BROKEN, guard: 'r1' }] });
    trial.endPhase(...on('D8', 1, 1));
    expect(['r1', 'g1'].map((id) => isGone(trial, id))).toEqual([true, true]);
  });

  test('[squad-leader 6.3.1 × 9.2.2/a] on a melee: both sides', () => {
    const trial = shelling({ r1: ['4-4-7 at D8', MELEE], g1: ['4-6-7 at D8', MELEE] });
    trial.endPhase(...on('D8', 1, 1));
    expect(['r1', 'g1'].map((id) => isGone(trial, id))).toEqual([true, true]);
  });

  test.each([
    ['in a halftrack are unharmed', 'american', 'a', 'M3 unarmed', []],
    ['on a truck check with its dice', 'russian', 'r', 'truck', ['r1']],
  ] as const)(
    '[squad-leader 9.2.6/b × 11.13.6] men %s where their vehicle is not destroyed',
    (_, active, x, name, struck) => {
      const trial = shelling(
        { [`${x}9`]: '8-0', [`${x}t`]: `${name} at D8`, [`${x}1`]: ['8-0 at D8', { aboard: `${x}t` }] },
        { active, options: { order: ['german', active] } },
      ).endPhase(...on('D8', 4, 5, ...struck.flatMap(() => [3, 3])));
      expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(struck);
    },
  );

  test('[squad-leader 11.20.3/a × 9.2.2/a] men beneath a tank have its +1', () => {
    const trial = shelling({ rt: 'T-34 at D8', r1: '4-4-7 at D8' }).endPhase(...HEXES.flatMap(() => MISS));
    expect(whys(trial, 'r1')).toEqual(['beneath an AFV 1']);
  });

  test('[squad-leader 3.25.2 × 9.2.2/a] the berserk check with 10 under it too', () => {
    const map = field({ B1: 'woods', A2: 'woods', B2: 'woods' });
    const trial = shelling({ r1: ['4-4-7 at D8', { berserk: true }] }, { map });
    trial.endPhase(...on('D8', 4, 3, 5, 4));
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'r1', needs: 10, passed: true }]);
  });

  test('[squad-leader 9.2.9 × 13.3] a gun crew that was shelled fires its gun with 1 more in that player turn', () => {
    const trial = shelling({
      r1: 'crew 2-3-7 at D8',
      rg: ['76 AT gun with r1', { facing: 0 }],
      g1: '4-6-7 at D3',
    });
    trial.endPhase(...HEXES.flatMap(() => MISS));
    until(trial, 'russian advancing-fire').order(
      'russian',
      { order: 'fire-ordnance', unit: 'rg', at: 'D3' },
      6,
      5,
    );
    expect(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers).toContainEqual(
      expect.objectContaining({ why: 'was shelled', value: 1 }),
    );
  });

  test('[squad-leader 9.2.10 × 5.5.4] who was under shells has 1 more against fire of the same phase, in woods besides', () => {
    const trial = shelling({ r1: '4-4-7 at D8', g1: '4-6-7 at D11' }, { map: field({ D8: 'woods' }) });
    trial.endPhase(...HEXES.flatMap(() => MISS));
    trial.order('german', fire('D8', 'g1'), 6, 6);
    expect(modifiersOf(trial, 'r1')?.sort()).toEqual(['under shells 1', 'woods 1']);
  });

  test('[squad-leader 9.2.3 × 4.5.1] who came into it at Assault Movement has no -1 for movement', () => {
    const trial = shelling({ r1: '4-4-7 at B9' });
    trial.order('russian', { ...move('r1', 'C9'), assault: true });
    trial.endPhase(...['C9', ...HEXES.filter((hex) => hex !== 'C9')].flatMap(() => MISS));
    expect(whys(trial, 'r1')).not.toContain('moved -1');
  });

  test('[squad-leader 9.2.11 × 2.3.4] on woods: men under a "?" at full strength, with the burst against them', () => {
    const trial = shelling(
      { r1: ['4-4-7 at D8', { concealed: true, hidden: true }] },
      { map: field({ D8: 'woods' }) },
    );
    trial.endPhase(...on('D8', 4, 5, 6, 6));
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'r1', check: '1MC' }]);
  });

  test('[squad-leader 10.3.2 × 13.17.4/b] a gun in it is lost to a KIA alone, whatever its crew suffers', () => {
    const men = { r1: 'crew 2-3-7 at D8', rg: ['76 AT gun with r1', { facing: 3 }] };
    const trial = shelling(men).endPhase(...on('D8', 4, 2, 5, 5));
    expect([trial.unit('r1').broken, isGone(trial, 'rg')]).toEqual([true, false]);
    expect(isGone(shelling(men).endPhase(...on('D8', 1, 1)), 'rg')).toBe(true);
  });
});

describe('smoke of men and vehicles', () => {
  const engineers = (state: object, more: object = {}) =>
    begun('prep-fire', { g1: ['8-3-8 at D4', state], r1: '4-4-7 at D8', ...more } as Units, {
      options: { year: 1944 },
    });
  const place = { order: 'place-smoke', unit: 'g1', at: 'D5' };
  test.each<[string, object, object]>([
    ['in melee', MELEE, { r2: ['4-4-7 at D4', MELEE] }],
    ['aboard a halftrack', { aboard: 'gt' }, { gt: 'SdKfz 251 armed at D4' }],
    ['broken', BROKEN, {}],
    ['berserk', { berserk: true }, {}],
  ])('[squad-leader 9.17/q5 × 6.3.2] who is %s places no smoke', (_, state, more) => {
    expect(refused(engineers(state, more), 'german', place)).toBeDefined();
  });

  const AFV = { dischargers: 'loaded', facing: 3 } as const;
  test.each<[string, object, string | undefined]>([
    ['in motion', { motion: true }, 'CANNOT_USE'],
    ['stunned', { stunned: 2 }, 'NO_CREW'],
    ['shocked', { shock: 'shocked' }, 'NO_CREW'],
    ['abandoned', { abandoned: true }, 'NO_CREW'],
    ['immobilized', { immobilized: true }, undefined],
    ['pinned', { pinned: true }, undefined],
  ])('[squad-leader 9.17.8.1 × 11.31.6] an AFV that is %s before its move', (_, state, code) => {
    const trial = begun('prep-fire', {
      gt: ['MkIVF2 at D4', { ...AFV, ...state }],
      r1: '4-4-7 at D8',
    } as Units);
    expect(refused(trial, 'german', { order: 'discharge-smoke', unit: 'gt' })).toBe(code);
  });

  test.each<[string, object]>([
    ['stunned', { stunned: 2 }],
    ['shocked', { shock: 'shocked' }],
    ['abandoned', { abandoned: true }],
  ])(
    '[squad-leader 11.8.3 × 10.9.2.1, 13.22.3 × 11.8.1] the crew of one that is %s neither repairs nor looks out nor turns',
    (_, state) => {
      const units = {
        gt: ['MkIVF2 at D4', { gunOut: 'malfunctioned', ...state }],
        r1: '4-4-7 at D8',
      } as Units;
      const repair = begun('rally', units);
      expect(refused(repair, 'german', { order: 'repair-armament', unit: 'gt', what: 'gun' })).toBeDefined();
      const moving = begun('movement', units);
      expect(refused(moving, 'german', { order: 'expose', unit: 'gt', exposed: true })).toBe(
        'CANNOT_LOOK_OUT',
      );
      expect(refused(moving, 'german', { order: 'traverse', unit: 'gt', to: 3 })).toBeDefined();
    },
  );

  test('[squad-leader 9.17.8.1 × 9.16.3] who veils itself fires its machine guns out of the smoke, with a die', () => {
    const trial = begun('prep-fire', { gt: ['MkIVF2 at D4', AFV], r1: '4-4-7 at D8' } as Units);
    trial.order('german', { order: 'discharge-smoke', unit: 'gt' });
    trial.order('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D8' }, 6, 5, 4);
    expect(modifiersOf(trial, 'r1')).toEqual(['smoke 4']);
  });
});
