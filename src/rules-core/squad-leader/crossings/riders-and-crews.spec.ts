/** Vehicles (chapter 11), and those in and on them, among the other rules: drawn up from the book alone. */
import { field, type Setup, Trial } from '../testkit.testkit.js';
import {
  begun,
  checks,
  fire,
  isGone,
  modifiersOf,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const CE = { exposed: true } as const;
const in1944 = { options: { year: 1944 } } as const;
const accepted = (code: string | undefined) => code === undefined || code === 'DICE_MISSING';
const HARTMANN = { name: 'Hartmann 10-2', morale: 10, leadership: -2 } as const;
const RIDDEN = {
  gt: ['MkIVF2 at D9', { facing: 0, mg: { bow: 4, coaxial: 4, aa: 2 } }],
  g1: ['4-6-7 at D9', { aboard: 'gt' }],
} as const;
const ridden = (phase: 'prep-fire' | 'movement' | 'defensive-fire', units: object = {}, more: Setup = {}) =>
  begun(phase, { ...RIDDEN, r1: '4-4-7 at D4', ...units } as Units, { ...in1944, ...more });
const isOn = (trial: Trial) => trial.unit('g1').aboard === 'gt';

describe('men on top of a tank', () => {
  test.each<[string, object, object, boolean, number[]]>([
    [
      'its bow and coaxial guns fire',
      {},
      { order: 'fire-machine-guns', unit: 'gt', at: 'D4' },
      false,
      [6, 5, 3, 3],
    ],
    [
      'the gun on its roof fires alone',
      { gt: ['MkIVF2 at D9', { ...CE, facing: 0, mg: { aa: 2 } }] },
      { order: 'fire-machine-guns', unit: 'gt', at: 'D4' },
      true,
      [6, 5],
    ],
    [
      'its smoke mortar fires',
      { gt: ['MkIVF2 at D9', { facing: 0, smokeMortar: 8 }] },
      { order: 'fire-smoke-mortar', unit: 'gt', at: 'D6' },
      true,
      [3, 4],
    ],
    [
      'its flamethrower fires',
      {
        gt: ['MkIVF2 at D9', { facing: 0, flame: { fp: 24, range: 2, breakdown: 10, mount: 'turret' } }],
        r2: '4-4-7 at D7',
      },
      { order: 'fire-flame', unit: 'gt', at: 'D7' },
      false,
      [6, 3, 6, 6, 3, 3],
    ],
  ])(
    '[squad-leader 11.37.10/a × 11.7.4, 11.37.10/a × 9.17.10.1, 11.37.10/a × 11.23.1] %s: whether they stay',
    (_, units, order, stay, dice) => {
      const trial = ridden('prep-fire', units);
      const used: number[] = [];
      for (;;) {
        const code = trial.refusal('german', order as never, ...used)?.refused;
        if (code !== 'DICE_MISSING') break;
        used.push(dice[used.length] ?? 3);
      }
      trial.order('german', order as never, ...used);
      expect(isOn(trial)).toBe(stay);
    },
  );

  test('[squad-leader 11.37.10/a × 8.9.4.1] a heavy machine gun that strikes the tank throws nobody off', () => {
    const trial = ridden('prep-fire', { r1: '4-4-7 at D7', rm: 'HMG .50 with r1' }, { active: 'russian' });
    trial.order('russian', { ...fire('D9', 'rm'), vehicle: 'gt' }, 6, 5);
    expect(isOn(trial)).toBe(true);
  });

  test('[squad-leader 11.37.10/a × 10.4.2/a] a mortar bomb that strikes it does', () => {
    const trial = ridden(
      'prep-fire',
      { r1: '4-4-7 at D4', rm: '50mm mortar with r1' },
      { active: 'russian' },
    );
    trial.order('russian', { order: 'fire-ordnance', unit: 'rm', at: 'D9', target: 'gt' }, 1, 2, 6, 6, 3, 3);
    expect([isOn(trial), checks(trial)]).toEqual([false, ['g1 bail out']]);
  });

  test('[squad-leader 11.37.14 × 3.21.1] who is broken by fire up there falls off without a check for that, and loses his weapons', () => {
    const trial = ridden(
      'prep-fire',
      { gm: 'MMG with g1', r1: '6-2-8 at D11', r2: '6-2-8 at D11' },
      { active: 'russian' },
    );
    trial.order('russian', fire('D9', 'r1', 'r2'), 4, 4, 6, 5);
    expect([trial.unit('g1').broken, isOn(trial), isGone(trial, 'gm'), trial.unit('g1').dm]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(checks(trial)).toHaveLength(1);
  });

  test('[squad-leader 11.37.13 × 7.2.5.1] who has bailed out attacks no tank with grenades in that player turn', () => {
    const trial = ridden(
      'prep-fire',
      { r1: '4-4-7 at D4', rm: '50mm mortar with r1', rt: ['T-34 at D8', { facing: 0 }] },
      { active: 'russian', map: field({ D9: 'woods' }) },
    );
    trial.order('russian', { order: 'fire-ordnance', unit: 'rm', at: 'D9', target: 'gt' }, 1, 1, 6, 6, 3, 3);
    until(trial, 'german defensive-fire');
    expect(accepted(refused(trial, 'german', { order: 'immobilize', unit: 'g1', vehicle: 'rt' }))).toBe(
      false,
    );
  });

  test('[squad-leader 11.37.10/b × 4.4.1] but he advances', () => {
    const trial = ridden('prep-fire').order(
      'german',
      { order: 'fire-ordnance', unit: 'gt', at: 'D4' },
      6,
      5,
      3,
      3,
    );
    until(trial, 'german advance');
    expect(accepted(refused(trial, 'german', { order: 'advance', unit: 'g1', to: 'D8' }))).toBe(true);
  });

  test('[squad-leader 11.37.14 × 7.1.7] a tank does not overrun with them', () => {
    const trial = ridden('movement', { r1: '4-4-7 at D8' });
    expect(
      accepted(refused(trial, 'german', { order: 'drive', unit: 'gt', path: ['D8'], overrun: ['bow'] })),
    ).toBe(false);
  });

  test('[squad-leader 11.37.8 × 4.5.2] who gets off in its hex has -1 for the open and 1 beneath it, in the next hex -1 and -1', () => {
    const off = (to?: string) => {
      const trial = ridden('movement', { r1: '6-2-8 at D5' }).order('german', {
        order: 'disembark',
        unit: 'g1',
        ...(to && { to }),
      });
      until(trial, 'russian defensive-fire').order('russian', fire(to ?? 'D9', 'r1'), 6, 6);
      return modifiersOf(trial, 'g1')
        ?.map((one) => Number(one.split(' ').pop()))
        .sort();
    };
    expect([off(), off('D8')]).toEqual([
      [-1, 1],
      [-1, -1],
    ]);
  });

  test('[squad-leader 11.37.4 × 4.3.4] two half-squads ride as one squad, and no third', () => {
    const trial = begun(
      'movement',
      {
        gt: ['MkIVF2 at D9', { facing: 0 }],
        g1: ['half-squad 2-4-7 at D9', { aboard: 'gt' }],
        g2: 'half-squad 2-4-7 at D9',
        g3: 'half-squad 2-4-7 at D9',
        r1: '4-4-7 at N1',
      } as Units,
      in1944,
    );
    trial.order('german', { order: 'board', unit: 'g2', vehicle: 'gt' });
    expect(accepted(refused(trial, 'german', { order: 'board', unit: 'g3', vehicle: 'gt' }))).toBe(false);
  });
});

describe('crews', () => {
  const struck = (gt: object, secrets?: object) =>
    begun(
      'prep-fire',
      { gt: ['MkIVF2 at D9', gt], r1: '6-2-8 at D7' } as Units,
      {
        ...in1944,
        active: 'russian',
        ...(secrets && { secrets }),
      } as Setup,
    );

  test('[squad-leader 11.8.3 × 3.3.3] the crew checks with its leader’s morale: what it fails he does not outlive', () => {
    const led = { german: { commanders: { gt: HARTMANN } } };
    const trial = struck(CE, led).order('russian', fire('D9', 'r1'), 1, 2, 5, 6);
    expect(trial.told('morale-check')[0]).toMatchObject({ unit: 'gt', needs: 10, passed: false });
    expect([trial.unit('gt').stunned, trial.unit('gt').shut, trial.unit('gt').exposed]).toEqual([
      2,
      true,
      undefined,
    ]);
    const later = begun('prep-fire', { gt: ['MkIVF2 at D9', {}] } as Units);
    expect(later.unit('gt').commander).toBeUndefined();
    expect(
      accepted(refused(trial, 'german', { order: 'fire-ordnance', unit: 'gt', at: 'D7', commander: true })),
    ).toBe(false);
    expect(trial.battle.position.secrets?.german?.commanders?.gt).toBeUndefined();
  });

  test('[squad-leader 11.8.3 × 13.22.13, 13.22.13 × 13.24.1] stunned, its chance to come out is one less', () => {
    const needs = (state: object) => {
      const trial = begun(
        'prep-fire',
        { gt: ['MkIVF2 at D9', CE], rt: ['T-34 at D4', { facing: 3, ...state }] } as Units,
        in1944,
      ).order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4', target: 'rt' }, 4, 3, 2, 3, 6, 6);
      const told = JSON.stringify(trial.action.effects.filter(({ effect }) => /crew/.test(String(effect))));
      return Number(/"needs":(\d+)/.exec(told)?.[1] ?? Number.NaN);
    };
    expect(needs({}) - needs({ stunned: 1 })).toBe(1);
    expect(needs({}) - needs({ shock: 'shocked' })).toBe(1);
  });

  test('[squad-leader 11.32.3 × 5.6.8.1/b] a crew at work on its tracks has 2 less, and nothing for moving in the open', () => {
    const trial = begun(
      'defensive-fire',
      {
        gt: ['MkIVF2 at D9', { immobilized: true, abandoned: true }],
        g1: ['crew 2-4-7 at D9', { mends: 'gt' }],
        r1: '6-2-8 at D7',
      } as Units,
      in1944,
    ).order('russian', fire('D9', 'r1'), 6, 6);
    expect(modifiersOf(trial, 'g1')?.map((one) => Number(one.split(' ').pop()))).toEqual([-2]);
  });

  test('[squad-leader 11.31.10 × 7.2.6.5] an AFV in motion is attacked in close combat with 2 more', () => {
    const drm = (state: object) => {
      const trial = begun(
        'close-combat',
        { g1: ['4-6-7 at D8', { cameFrom: 'D9', nerve: 'kept' }], rt: ['T-34 at D8', state] } as Units,
        in1944,
      ).order('german', { order: 'attack-vehicle', unit: 'g1', vehicle: 'rt' }, 3, 3, 6, 5);
      const all = JSON.stringify(trial.action.effects);
      return (all.match(/"why":"in motion"/g) ?? []).length;
    };
    expect([drm({}), drm({ motion: true })]).toEqual([0, 1]);
  });

  test('[squad-leader 11.31.11 × 11.20.3/a] a tank in motion is no shelter for men beside it', () => {
    const under = (state: object) =>
      modifiersOf(
        begun('prep-fire', { gt: ['MkIVF2 at D9', state], g1: '4-6-7 at D9', r1: '6-2-8 at D6' } as Units, {
          ...in1944,
          active: 'russian',
        }).order('russian', fire('D9', 'r1'), 6, 6),
        'g1',
      );
    expect([under({}), under({ motion: true })]).toEqual([['beneath an AFV 1'], []]);
  });

  test('[squad-leader 11.33.3 × 13.9.5/a] an AFV that cannot move turns its turret, and not its hull', () => {
    const trial = begun(
      'prep-fire',
      { gt: ['MkIVF2 at D9', { ...CE, facing: 0, immobilized: true }], r1: '4-4-7 at H9' } as Units,
      in1944,
    );
    expect(accepted(refused(trial, 'german', { order: 'fire-ordnance', unit: 'gt', at: 'H9' }))).toBe(true);
    expect(
      accepted(refused(trial, 'german', { order: 'fire-ordnance', unit: 'gt', at: 'H9', hull: true })),
    ).toBe(false);
  });
});

describe('halftracks and trucks', () => {
  const halftrack = (
    phase: 'movement' | 'advancing-fire' | 'rout' | 'prep-fire',
    g1: object,
    more: object = {},
    setup: Setup = {},
  ) =>
    begun(
      phase,
      {
        gt: ['SdKfz 251 armed at D9', { facing: 0, ...CE }],
        g1: ['4-6-7 at D9', { aboard: 'gt', ...g1 }],
        r1: '4-4-7 at D5',
        ...more,
      } as Units,
      { ...in1944, ...setup },
    );

  test('[squad-leader 11.13.5 × 5.4.5] when it has moved they fire with half', () => {
    const trial = halftrack('movement', CE, { gx: '8-0 at A1' });
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
    until(trial, 'german advancing-fire').order('german', fire('D5', 'g1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(2);
  });

  test('[squad-leader 11.13.8 × 3.21.7] the broken in it do not have to rout', () => {
    const trial = halftrack('rout', { broken: true, dm: true });
    expect(
      trial.awaits.includes('german rout') && !accepted(refused(trial, 'german', 'end-phase' as never)),
    ).toBe(false);
    for (let n = 0; n < 6 && trial.battle.clock.phase === 'rout'; n++) trial.endPhase();
    expect([isGone(trial, 'g1'), trial.battle.unit('g1')?.aboard]).toEqual([false, 'gt']);
  });

  test('[squad-leader 11.13.8 × 11.26.4] and it does not go nearer to the enemy with them', () => {
    const trial = halftrack('movement', { broken: true });
    expect(accepted(refused(trial, 'german', { order: 'drive', unit: 'gt', path: ['D8'] }))).toBe(false);
    expect(accepted(refused(trial, 'german', { order: 'drive', unit: 'gt', path: ['D10'] }))).toBe(
      accepted(refused(halftrack('movement', {}), 'german', { order: 'drive', unit: 'gt', path: ['D10'] })),
    );
  });

  test('[squad-leader 11.31.5 × 11.13.4] in motion they fire in defence as those who move', () => {
    const fp = (state: object) =>
      begun(
        'defensive-fire',
        {
          gt: ['SdKfz 251 armed at D9', { facing: 0, ...CE, ...state }],
          g1: ['4-6-7 at D9', { aboard: 'gt', ...CE }],
          r1: '4-4-7 at D5',
        } as Units,
        { ...in1944, active: 'russian' },
      )
        .order('german', fire('D5', 'g1'), 6, 5)
        .told('fire-attack')[0]?.fp;
    expect([fp({}), fp({ motion: true })]).toEqual([4, 2]);
  });

  test('[squad-leader 11.15.2 × 2.5.5] a truck that comes upon hidden men stops where it was', () => {
    const trial = begun(
      'movement',
      {
        gt: ['truck at D9', { facing: 0 }],
        r1: ['4-4-7 at D7', { hidden: true }],
        r2: '4-4-7 at N1',
      } as Units,
      { ...in1944, map: field({ D7: { terrain: 'brush' } as never }) },
    ).order('german', { order: 'drive', unit: 'gt', path: ['D8', 'D7'] });
    until(trial, 'german movement');
    expect([trial.unit('gt').at, trial.battle.unit('r1')?.hidden]).toEqual(['D8', undefined]);
  });

  test('[squad-leader 11.20.3/b × 5.6.8.1] men who walk out from beneath a tank have nothing more of it', () => {
    const trial = begun(
      'movement',
      { gt: ['MkIVF2 at D9', { facing: 0 }], g1: '4-6-7 at D9', r1: '6-2-8 at D4' } as Units,
      in1944,
    ).order('german', move('g1', 'D8'));
    until(trial, 'russian defensive-fire').order('russian', fire('D8', 'r1'), 6, 6);
    expect(modifiersOf(trial, 'g1')?.sort()).toEqual(['in the open -1', 'moved -1']);
  });
});
