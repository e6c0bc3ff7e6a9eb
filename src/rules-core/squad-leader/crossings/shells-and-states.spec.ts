/** Artillery and smoke (chapter 9) among the other rules: drawn up from the book alone. */
import { field, type Setup, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  checks,
  fire,
  MELEE,
  modifiersOf,
  move,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const MISS = [6, 6] as const;
const accepted = (code: string | undefined) => code === undefined || code === 'DICE_MISSING';
const CE = { exposed: true } as const;
const FULL = { smoke: [{ side: 'russian', kind: 'full' }] } as const;
const THIN = { smoke: [{ side: 'russian', kind: 'dispersed' }] } as const;
const HEXES = ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'];
const on = (hex: string, ...faces: number[]) => HEXES.flatMap((each) => (each === hex ? faces : MISS));
const shelling = (units: object, { marks, ...more }: Setup = {}, counter: object = {}) =>
  new Trial({
    active: 'russian',
    phase: 'movement',
    ...more,
    options: { order: ['german', 'russian'], year: 1944, ...more.options },
    units: { gl: '9-1 at A1', r9: '4-4-7', ...units } as Units,
    marks: {
      D8: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect', ...counter }] },
      ...marks,
    } as never,
    sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
  });

describe('who calls artillery', () => {
  const radio = (units: object, more: Setup = {}) =>
    new Trial({
      phase: 'rally',
      ...more,
      units: { gl: '9-1 at D3', gr: 'radio with gl', r1: '4-4-7 at D8', ...units } as Units,
      sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
    });
  const call = { order: 'radio-contact', radio: 'gr', battery: 'A' };
  const asked = (trial: Trial) => {
    for (let n = 0; n < 20 && !trial.awaits.includes('german radio'); n++) trial.endPhase();
    return refused(trial, 'german', call);
  };

  test('[squad-leader 9.1.1/a × 6.3.2] a leader in melee calls nobody', () => {
    const units = { gl: ['9-1 at D3', MELEE], g1: ['4-6-7 at D3', MELEE], r2: ['4-4-7 at D3', MELEE] };
    expect([accepted(asked(radio({}))), accepted(asked(radio(units)))]).toEqual([true, false]);
  });

  test('[squad-leader 9.1.2 × 4.8.3] nor one who has deployed a squad in this phase: he is not even asked', () => {
    const trial = radio({ g1: '4-6-7 at D3' });
    until(trial, 'german deployment').order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 3, 3);
    expect([trial.battle.clock.phase, trial.awaits]).toEqual(['prep-fire', ['german prep-fire']]);
  });

  test('[squad-leader 9.1.1/a × 10.8.1] nobody calls with a radio of the enemy', () => {
    expect(accepted(asked(radio({ gr: ['Russian radio with gl', { found: true }] })))).toBe(false);
  });
});

describe('smoke on the way', () => {
  const spent = (g1: object, hexes: object, options: object, order = move('g1', 'D5')) =>
    begun(
      'movement',
      { g1: ['4-6-7 at D4', g1], r1: '4-4-7 at N1' } as Units,
      { marks: { D5: FULL }, map: field(hexes as never), options } as Setup,
    )
      .order('german', order)
      .unit('g1').spent;

  test('[squad-leader 9.16.2 × 4.13.7] who comes into it on skis pays 2', () => {
    expect(spent({ skill: 'skis', onSkis: true }, {}, { snow: true })).toBe(2);
  });

  test('[squad-leader 9.16.3 × 4.7.5] who goes at double time into it has 1 less against fire', () => {
    const trial = begun(
      'movement',
      { g1: '4-6-7 at D4', r1: '4-4-7 at D8' } as Units,
      {
        marks: { D5: FULL },
        options: { optional: ['4.7'] },
      } as Setup,
    );
    trial.order('german', { order: 'double-time', unit: 'g1' }).order('german', move('g1', 'D5'));
    until(trial, 'russian defensive-fire').order('russian', fire('D5', 'r1'), 6, 5, 4);
    expect(modifiersOf(trial, 'g1')?.sort()).toEqual([
      'double time -1',
      'in the open -1',
      'moved -1',
      'smoke 3',
    ]);
  });

  test('[squad-leader 9.16.4 × 5.5.6.1.1] doubles cower, whatever the die for smoke shows', () => {
    const trial = begun('prep-fire', { g1: '4-6-7 at D4', r1: '4-4-7 at D8' }, { marks: { D6: FULL } });
    trial.order('german', fire('D8', 'g1'), 4, 4, 4);
    expect(trial.told('fire-attack')).toMatchObject([{ cowered: true, column: 2 }]);
  });

  test.each([
    ['full', FULL],
    ['dispersed', THIN],
  ] as const)(
    '[squad-leader 9.16.3 × 7.2.5.1/a] %s smoke hides men in the open who attack a tank, with 2 less',
    (_, smoke) => {
      const trial = begun(
        'defensive-fire',
        { r1: '4-4-7 at D4', gt: ['MkIVF2 at D5', { facing: 3 }] } as Units,
        { marks: { D4: smoke } } as Setup,
      );
      trial.order('russian', { order: 'immobilize', unit: 'r1', vehicle: 'gt' }, 1, 2, 6, 5);
      const told = trial.told('immobilization-attempt')[0] as { modifiers?: { value: number }[] } | undefined;
      expect(told?.modifiers?.map(({ value }) => value)).toEqual([-2]);
    },
  );

  test('[squad-leader 9.17.4/a × 6.2.1/a] men in melee place smoke in their own hex', () => {
    const at = (hex: string) =>
      accepted(
        refused(
          begun('prep-fire', { g1: ['8-3-8 at D4', MELEE], r1: ['4-4-7 at D4', MELEE] } as Units),
          'german',
          { order: 'place-smoke', unit: 'g1', at: hex },
        ),
      );
    expect([at('D4'), at('D5')]).toEqual([true, false]);
  });

  test('[squad-leader 9.16.3 × 5.7.3] a sniper fires through it with a die', () => {
    const trial = begun(
      'prep-fire',
      { gs: ['sniper -3 at D4', UNDER], r1: '4-4-7 at D8' } as Units,
      { marks: { D6: FULL }, map: field({ D4: 'woods' }) } as Setup,
    );
    trial.order('german', { order: 'snipe', unit: 'gs', target: 'r1' }, 6, 5, 4);
    expect(trial.action.rolls.map((roll) => roll.for)).toContain('smoke in D6');
  });
});

describe('white phosphorus', () => {
  const NO_LUCK = 4;
  const burnt = (units: object, face: number, ...more: number[]) =>
    new Trial({
      active: 'american',
      enemy: 'german',
      options: { year: 1944 },
      map: field({ D5: 'woods' }),
      units: { a1: '6-6-6 at D4', a9: '6-6-6', g9: '4-6-7', ...units } as Units,
    }).order(
      'american',
      { order: 'place-smoke', unit: 'a1', at: 'D5', phosphorus: true },
      face,
      NO_LUCK,
      ...more,
    );

  test.each([
    ['keep it when they pass', [2, 3], true],
    ['lose it when they fail', [6, 5], undefined],
  ] as const)('[squad-leader 9.16.9.5/b × 2.3.9.1] men under a "?" %s', (_, dice, hidden) => {
    expect(burnt({ g1: ['4-6-7 at D5', UNDER] }, 1, ...dice).unit('g1').hidden).toBe(hidden);
  });

  test('[squad-leader 9.16.9.5/b × 3.23.6] whom it breaks is not under Desperation Morale', () => {
    const trial = burnt({ g1: '4-6-7 at D5' }, 1, 6, 5);
    expect([trial.unit('g1').broken, trial.unit('g1').dm]).toEqual([true, undefined]);
  });

  test('[squad-leader 9.16.9.5/a × 3.20.8] a 12 breaks a squad, and costs it no men', () => {
    const trial = burnt({ g1: '4-6-7 at D5' }, 1, 6, 6);
    expect([trial.unit('g1').broken, trial.unit('g1').kind]).toEqual([true, 'squad']);
  });

  test('[squad-leader 9.16.9.5/a × 3.24.1] who just passes is not pinned: it is not fire', () => {
    const trial = burnt({ g1: '4-6-7 at D5' }, 1, 4, 3);
    expect([trial.told('morale-check')[0]?.passed, trial.unit('g1').pinned]).toEqual([true, undefined]);
  });

  test('[squad-leader 9.16.9.5/a × 11.10.1] of AFVs it shakes those that are open or whose crews look out', () => {
    expect(checks(burnt({ gt: 'MkIVF2 at D5' }, 1))).toEqual([]);
    const looks = burnt({ gt: ['MkIVF2 at D5', CE] }, 1, 2, 2);
    expect(checks(looks).map((one) => one.split(' ')[0])).toEqual(['gt']);
  });

  test('[squad-leader 9.16.9.5/a × 3.29.16] guards and their prisoners check both', () => {
    const trial = burnt(
      { g1: '4-6-7 at D5', a2: ['unarmed 6-6-6 at D5', { ...BROKEN, guard: 'g1' }] },
      1,
      2,
      2,
      2,
      2,
    );
    expect(
      checks(trial)
        .map((one) => one.split(' ')[0])
        .sort(),
    ).toEqual(['a2', 'g1']);
  });
});

describe('those under shells', () => {
  test('[squad-leader 9.2.10 × 5.6.8.1] men who came into it have 1 more against the fire that follows, and the rest as ever', () => {
    const trial = shelling({ r1: '4-4-7 at D9', g1: '4-6-7 at D12' });
    trial.order('russian', move('r1', 'D8'));
    trial.endPhase(...HEXES.flatMap(() => MISS));
    trial.order('german', fire('D8', 'g1'), 6, 6);
    expect(modifiersOf(trial, 'r1')?.sort()).toEqual(['in the open -1', 'moved -1', 'under shells 1']);
  });

  test('[squad-leader 9.9.2 × 3.8.3] a second turn of it costs a squad a level of morale, and a hero none', () => {
    const before = { barrage: { turn: 1, row: 1, last: 3 } } as const;
    const trial = shelling(
      { r1: ['4-4-7 at D8', before], rh: ['1-4-9 at D8', before] },
      { turn: 2 },
    ).endPhase(...HEXES.flatMap(() => MISS));
    expect([trial.unit('r1').shellShock, trial.unit('rh').shellShock]).toEqual([1, undefined]);
  });

  test('[squad-leader 9.9.2 × 3.23.6] who has lost a level rallies with one less under Desperation Morale, too', () => {
    const needs = (state: object) => {
      const trial = begun(
        'rally',
        {
          g1: ['4-6-7 at D4', { ...BROKEN, dm: true, ...state }],
          gl: '8-0 at D4',
          r1: '4-4-7 at N1',
        } as Units,
        { map: field({ D4: 'woods' }) },
      );
      until(trial, 'german rally').order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, 6, 5);
      return trial.told('rally-attempt')[0]?.needs ?? 0;
    };
    expect(needs({}) - needs({ shellShock: 1 })).toBe(1);
  });

  test('[squad-leader 9.9/q3 × 9.2.13/a] smoke shells wear nobody down', () => {
    const trial = shelling({ r1: '4-4-7 at D8' }, {}, { smoke: true }).endPhase();
    expect([trial.unit('r1').shelled, trial.unit('r1').barrage]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 9.2.6/a × 11.37.10/a] a tank with riders is struck and not destroyed: they bail out', () => {
    const trial = shelling({
      rt: ['T-34 at D8', { facing: 0 }],
      r1: ['4-4-7 at D8', { aboard: 'rt' }],
    }).endPhase(...on('D8', 6, 6, 2, 2));
    expect([trial.unit('r1').aboard, checks(trial)]).toEqual([undefined, ['r1 bail out']]);
  });

  test.each<[string, object, object]>([
    [
      'the gun of a tank',
      { rt: ['T-34 at D8', { facing: 3, ...CE, shelled: 'prep-fire' }] },
      {
        order: 'fire-ordnance',
        unit: 'rt',
        at: 'D11',
      },
    ],
    [
      'its machine guns',
      { rt: ['T-34 at D8', { facing: 3, mg: { bow: 4 }, shelled: 'prep-fire' }] },
      {
        order: 'fire-machine-guns',
        unit: 'rt',
        at: 'D11',
      },
    ],
    [
      'an infantry gun',
      {
        r1: ['crew 2-3-7 at D8', { shelled: 'prep-fire' }],
        rt: ['76 infantry gun with r1', { facing: 3 }],
      },
      { order: 'fire-ordnance', unit: 'rt', at: 'D11' },
    ],
  ])('[squad-leader 9.2.9 × 10.1.12/a, 9.2.9 × 11.7.7/a] %s fires with 1 more', (_, units, order) => {
    const trial = begun('defensive-fire', { ...units, g1: '4-6-7 at D11' } as Units, {
      options: { year: 1944 },
    }).order('russian', order as never, 6, 5);
    const all = [
      ...trial.told('ordnance-fired').flatMap(({ aimed }) => aimed.flatMap(({ modifiers }) => modifiers)),
      ...trial.told('fire-attack').flatMap(({ outcomes }) => outcomes.flatMap(({ modifiers }) => modifiers)),
    ];
    expect(all.filter(({ why }) => why === 'was shelled')).toHaveLength(1);
  });

  test('[squad-leader 9.2.9 × 10.1.12/a] and a gun with its fire value', () => {
    const trial = new Trial({
      phase: 'defensive-fire',
      active: 'german',
      enemy: 'american',
      options: { year: 1944 },
      units: {
        a1: ['crew 2-3-7 at D8', { shelled: 'prep-fire' }],
        ag: ['40L AA gun with a1', { facing: 3 }],
        g1: '4-6-7 at D11',
        g9: '4-6-7 at N12',
      } as Units,
    }).order('american', { order: 'fire-ordnance', unit: 'ag', at: 'D11', equivalent: true }, 6, 5);
    expect(modifiersOf(trial, 'g1')).toEqual(['was shelled 1']);
  });

  test('[squad-leader 9.2.9 × 5.7.3, 9.2.9 × 12.4.1/b] so do a sniper, and a machine gun at aircraft', () => {
    const sniper = begun(
      'defensive-fire',
      { rs: ['sniper -3 at D8', { ...UNDER, shelled: 'prep-fire' }], g1: '4-6-7 at D11' } as Units,
      { map: field({ D8: 'woods' }) },
    ).order('russian', { order: 'snipe', unit: 'rs', target: 'g1' }, 6, 5);
    expect(JSON.stringify(sniper.action.effects)).toContain('was shelled');
    const dive = new Trial({
      units: {
        gs: 'Stuka',
        gl: '8-0 at A1',
        r1: ['4-4-7 at D8', { shelled: 'prep-fire' }],
        rm: 'HMG with r1',
      } as Units,
      sides: { german: { air: {} } },
    })
      .order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, ...MISS)
      .order('russian', { order: 'fire-at-aircraft', unit: 'rm' }, 6, 5);
    expect(JSON.stringify(dive.action.effects)).toContain('was shelled');
  });
});

describe('smoke dischargers', () => {
  const tank = (units: object = {}) =>
    begun(
      'prep-fire',
      {
        gt: ['MkIVF2 at D9', { ...CE, facing: 0, dischargers: 'loaded' }],
        r1: '4-4-7 at D4',
        ...units,
      } as Units,
      { options: { year: 1944 } },
    ).order('german', { order: 'discharge-smoke', unit: 'gt' });

  test('[squad-leader 9.17.8.1 × 11.37.10/a] who rides on the tank stays on it', () => {
    expect(tank({ g1: ['4-6-7 at D9', { aboard: 'gt' }] }).unit('g1').aboard).toBe('gt');
  });

  test('[squad-leader 9.17.8.1 × 10.1.9/a] they count as the main armament: the gun does not fire, and the tank moves', () => {
    const trial = tank();
    expect(accepted(refused(trial, 'german', { order: 'fire-ordnance', unit: 'gt', at: 'D4' }))).toBe(false);
    until(trial, 'german movement');
    expect(accepted(refused(trial, 'german', { order: 'drive', unit: 'gt', path: ['D8'] }))).toBe(true);
  });
});
