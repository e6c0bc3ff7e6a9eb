/** Chapters 8 to 13 with each other, one more time: drawn up from the book alone. */
import { field, type Setup, Trial } from '../testkit.testkit.js';
import { begun, checks, fire, modifiersOf, refused, UNDER, type Units, until } from './positions.testkit.js';

const CE = { exposed: true } as const;
const MISS = [6, 5] as const;
const in1944 = { options: { year: 1944 } } as const;
const accepted = (code: string | undefined) => code === undefined || code === 'DICE_MISSING';
const FULL = { smoke: [{ side: 'russian', kind: 'full' }] } as const;
const planes = (units: object, more: Setup = {}) =>
  new Trial({
    ...more,
    units: { gs: 'Stuka', gf: 'fighter', gl: '8-0 at A1', r9: '4-4-7', ...units } as Units,
    sides: { german: { air: {} } },
    options: { year: 1944, ...more.options },
  });
const whys = (trial: Trial, unit: string) =>
  trial
    .told('air-strike')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('from the air', () => {
  test('[squad-leader 9.16.3 × 12.5.4, 9.16.3 × 12.7.5] smoke over the men adds its die, one less', () => {
    const marks = { D8: FULL } as never;
    const dive = planes({ r1: '4-4-7 at D8' }, { marks }).order(
      'german',
      { order: 'dive', aircraft: 'gs', at: 'D8' },
      2,
      3,
      ...MISS,
      4,
    );
    expect(whys(dive, 'r1')).toEqual(['smoke 3']);
    const run = planes({ r1: '4-4-7 at D8' }, { marks })
      .order('german', { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3 }, 2, 3)
      .order('german', 'strike', ...MISS, 4);
    expect(whys(run, 'r1')).toEqual(['smoke 3']);
  });

  test('[squad-leader 12.5/q5 × 11.31.4] a bomb at a tank in motion is the harder to place', () => {
    const bomb = (state: object) => {
      const trial = planes({ rt: ['T-34 at D8', { facing: 3, ...state }] }).order(
        'german',
        { order: 'dive', aircraft: 'gs', at: 'D8' },
        2,
        3,
        ...MISS,
        6,
        6,
      );
      trial.order('german', { order: 'bomb', at: 'D8' }, 6);
      return JSON.stringify(trial.action.effects);
    };
    expect(bomb({})).not.toMatch(/"why":"moving"/);
    expect(bomb({ motion: true })).toMatch(/"why":"moving","value":2/);
  });

  test('[squad-leader 13.22.2 × 12.5.5] cannon that all but go through shock the crew', () => {
    const upon = (a: number, b: number, ...more: number[]) =>
      planes({ rt: ['M3 armed at D8', { facing: 3 }] }).order(
        'german',
        { order: 'dive', aircraft: 'gs', at: 'D8' },
        2,
        3,
        a,
        b,
        ...more,
      );
    const needs = upon(6, 5, 6, 5).told('afv-kill')[0];
    const above =
      (needs?.needs ?? 0) + 1 - (needs?.modifiers ?? []).reduce((sum, { value }) => sum + value, 0);
    const one = Math.min(6, above - 1);
    const trial = upon(one, above - one, 6, 6, 6, 5);
    expect(trial.unit('rt').shock).toBe('shocked');
  });

  test('[squad-leader 12.4.1/a × 2.7.1] an AA gun that fires at aircraft out of hiding is seen', () => {
    const trial = planes(
      {
        r1: ['crew 2-3-7 at D8', UNDER],
        rg: ['37L AA gun with r1', { facing: 3, hidden: true }],
        r2: '4-4-7 at E9',
      },
      { map: field({ D8: 'brush' }) },
    ).order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, 6, 6);
    trial.order('russian', { order: 'fire-at-aircraft', unit: 'rg' }, 6, 4);
    expect([trial.unit('r1').hidden, trial.unit('rg').hidden]).toEqual([undefined, undefined]);
  });
});

describe('what was the enemy’s', () => {
  test('[squad-leader 11.35.8 × 11.26.2] a captured tank does not drive, and fires with 2 more', () => {
    const gt = ['Russian T-34 at D9', { facing: 0, ...CE, captured: true, manned: 'German' }] as const;
    const moving = begun('movement', { gt, r1: '4-4-7 at N1' } as Units, in1944);
    expect(accepted(refused(moving, 'german', { order: 'drive', unit: 'gt', path: ['D8'] }))).toBe(false);
    const firing = begun('prep-fire', { gt, r1: '4-4-7 at D4' } as Units, in1944).order(
      'german',
      { order: 'fire-ordnance', unit: 'gt', at: 'D4' },
      6,
      5,
    );
    expect(firing.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ value }) => value)).toEqual([2]);
  });
});

describe('men on, in and behind', () => {
  test('[squad-leader 9.16.9.5/a × 11.37.1] white phosphorus shakes the men on top of a tank', () => {
    const trial = new Trial({
      active: 'american',
      enemy: 'german',
      ...in1944,
      units: {
        a1: '6-6-6 at D4',
        gt: ['MkIVF2 at D5', { facing: 3 }],
        g1: ['4-6-7 at D5', { aboard: 'gt' }],
        g9: '4-6-7 at N12',
      } as Units,
    }).order('american', { order: 'place-smoke', unit: 'a1', at: 'D5', phosphorus: true }, 1, 2, 2);
    expect(checks(trial)).toEqual(['g1 1MC']);
  });

  test('[squad-leader 9.16.9.5/a × 11.13.6] and those in a halftrack, with its crew', () => {
    const trial = new Trial({
      active: 'american',
      enemy: 'german',
      ...in1944,
      units: {
        a1: '6-6-6 at D4',
        gt: ['SdKfz 251 armed at D5', { facing: 3 }],
        g1: ['4-6-7 at D5', { aboard: 'gt' }],
        g9: '4-6-7 at N12',
      } as Units,
    }).order('american', { order: 'place-smoke', unit: 'a1', at: 'D5', phosphorus: true }, 1, 2, 2, 2, 2);
    expect(
      checks(trial)
        .map((one) => one.split(' ')[0])
        .sort(),
    ).toEqual(['g1', 'gt']);
  });

  test('[squad-leader 11.37.9 × 11.36.1/a] men get off a tank that has sunk in', () => {
    const trial = begun(
      'movement',
      {
        gt: ['MkIVF2 at D9', { facing: 0, bogged: true }],
        g1: ['4-6-7 at D9', { aboard: 'gt' }],
        r1: '4-4-7 at N1',
      } as Units,
      in1944,
    ).order('german', { order: 'disembark', unit: 'g1' });
    expect(trial.unit('g1').aboard).toBeUndefined();
  });

  test('[squad-leader 11.37.10/a × 13.23.2.1] a shot that stops the tank throws them off', () => {
    const trial = begun(
      'prep-fire',
      {
        gt: ['MkIVF2 at D9', CE],
        rt: ['T-34 at D4', { facing: 2 }],
        r1: ['4-4-7 at D4', { aboard: 'rt' }],
      } as Units,
      in1944,
    ).order(
      'german',
      { order: 'fire-ordnance', unit: 'gt', at: 'D4', target: 'rt', immobilize: true },
      1,
      3,
      3,
      3,
    );
    expect([trial.unit('rt').immobilized, trial.unit('r1').aboard]).toEqual([true, undefined]);
  });

  test('[squad-leader 11.37.10/a × 7.2.5.3] grenades that stop it do not', () => {
    const trial = begun(
      'defensive-fire',
      {
        gt: ['MkIVF2 at D7', { facing: 0 }],
        g1: ['4-6-7 at D7', { aboard: 'gt' }],
        r1: '4-4-7 at E7',
      } as Units,
      { ...in1944, map: field({ E7: 'woods' }) },
    );
    const order = { order: 'immobilize', unit: 'r1', vehicle: 'gt' };
    const dice = [3, 4, 1, 1];
    while (trial.refusal('russian', order, ...dice)?.refused === 'DICE_MISSING') dice.push(3);
    trial.order('russian', order, ...dice);
    expect([trial.kinds.includes('jumped-off'), trial.kinds.includes('immobilization-attempt')]).toEqual([
      false,
      true,
    ]);
  });

  const ZONE = { g1: 'crew 2-4-7 at D9', gr: ['75 RCL with g1', { facing: 0 }], r1: '4-4-7 at D4' } as const;
  test('[squad-leader 8.21.8 × 4.4.1] who advances behind a recoilless rifle that has fired needs nerve', () => {
    const trial = begun('prep-fire', { ...ZONE, g2: '4-6-7 at D11' } as Units).order(
      'german',
      { order: 'fire-ordnance', unit: 'gr', at: 'D4' },
      6,
      5,
    );
    until(trial, 'german advance').order('german', { order: 'advance', unit: 'g2', to: 'D10' }, 6, 5);
    expect([trial.unit('g2').at, trial.unit('g2').ti]).toEqual(['D11', true]);
  });

  test('[squad-leader 8.16.4 × 11.8.3, 8.16.4 × 3.23.6] a Panzerfaust out of a halftrack may stun its crew and break its men, none under Desperation Morale', () => {
    const trial = begun(
      'prep-fire',
      {
        gt: ['SdKfz 251 armed at D9', { facing: 0, ...CE }],
        g1: ['4-6-7 at D9', { aboard: 'gt', ...CE }],
        gw: 'panzerfaust 44a with g1',
        rt: ['T-34 at D8', { facing: 3 }],
      } as Units,
      in1944,
    ).order('german', { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' }, 6, 6, 6, 5, 6, 5);
    expect([trial.unit('g1').broken, trial.unit('g1').dm, trial.unit('gt').stunned]).toEqual([
      true,
      undefined,
      2,
    ]);
  });

  test('[squad-leader 11.13.4 × 3.2.2] a leader in a halftrack directs one attack in a player turn', () => {
    const trial = begun(
      'prep-fire',
      {
        gt: ['SdKfz 251 armed at D9', { facing: 0, ...CE }],
        g1: ['4-6-7 at D9', { aboard: 'gt', ...CE }],
        gl: ['9-1 at D9', { aboard: 'gt', ...CE }],
        g2: '4-6-7 at D9',
        r1: '4-4-7 at D5',
        r2: '4-4-7 at E6',
      } as Units,
      in1944,
    ).order('german', { ...fire('D5', 'g1'), leaders: ['gl'] }, 6, 5);
    expect(modifiersOf(trial, 'r1')).toContain('9-1 -1');
    expect(accepted(refused(trial, 'german', { ...fire('E6', 'g2'), leaders: ['gl'] }))).toBe(false);
  });

  test('[squad-leader 8.15.5 × 3.8.10] a hero beside an anti-tank rifle does not help it', () => {
    const trial = begun('prep-fire', {
      g1: '4-6-7 at D4',
      gh: '1-4-9 at D4',
      gw: 'ATR with g1',
      rt: ['T-34 at D7', { facing: 3 }],
    } as Units);
    const shot = { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' };
    expect(accepted(refused(trial, 'german', { ...shot, leader: 'gh' }))).toBe(false);
    expect(trial.order('german', shot, ...MISS).told('anti-tank-shot')).toMatchObject([{ modifiers: [] }]);
  });

  test('[squad-leader 10.2.5/a × 4.1.5] a leader beside it does not make a small gun go farther', () => {
    const push = (...path: string[]) =>
      accepted(
        refused(
          begun('movement', {
            g1: 'crew 2-4-7 at D9',
            gl: '9-1 at D9',
            gg: ['37L AT gun with g1', { facing: 0 }],
            r1: '4-4-7 at N1',
          } as Units),
          'german',
          { order: 'push-gun', gun: 'gg', path },
        ),
      );
    expect([push('D8', 'D7'), push('D8', 'D7', 'D6')]).toEqual([true, false]);
  });
});
