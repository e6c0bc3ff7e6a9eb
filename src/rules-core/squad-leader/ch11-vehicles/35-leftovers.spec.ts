/** Captured vehicles, weapons of passengers, and what animals draw, where other rules meet them. */
import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const CE = { exposed: true } as const;
const MISS = [6, 5] as const;
const start = (units: Units, setup: Setup = {}) =>
  new Trial({
    options: { year: 1944 },
    ...setup,
    units: { r9: '4-4-7 at N12', g9: '4-6-7 at A12', ...units },
  });
const until = (trial: Trial, phase: string, active: string): Trial => {
  do trial.endPhase();
  while (trial.battle.clock.phase !== phase || trial.battle.clock.active !== active);
  return trial;
};

describe('what is captured', () => {
  const EMPTY: Units = { gt: ['MkIVF2 at D9', { abandoned: true }] };
  const held = (units: Units, more: Setup = {}) =>
    start({ ...EMPTY, ...units }, { phase: 'close-combat', ...more })
      .endPhase()
      .unit('gt');
  test.each<[string, Units, string]>([
    ['men of the enemy alone', { r1: '4-4-7 at D9' }, 'russian'],
    ['broken ones', { r1: ['4-4-7 at D9', { broken: true }] }, 'german'],
    ['nobody', {}, 'german'],
    ['its own', { g1: '4-6-7 at D9' }, 'german'],
  ])('[squad-leader 11.35.9] an abandoned AFV with %s there', (_, units, side) => {
    expect(held(units)).toMatchObject({ side, ...(side === 'russian' && { captured: true }) });
  });

  test('[squad-leader 11.35.9] the last who are there have it', () => {
    const trial = start(
      { gt: ['MkIVF2 at D9', { abandoned: true }], r1: '4-4-7 at D9' },
      { phase: 'close-combat' },
    ).endPhase();
    expect(trial.unit('gt').side).toBe('russian');
    trial.endPhase();
    const back = start(
      {
        rt: ['T-34 at D9', { abandoned: true, captured: true }],
        g1: '4-6-7 at D9',
      },
      { phase: 'close-combat', sides: { german: { lost: ['rt'] } } },
    ).endPhase();
    expect(back.unit('rt')).toMatchObject({ side: 'german' });
    expect([back.unit('rt').captured, back.battle.side('german').lost]).toEqual([undefined, []]);
  });

  test.each<[string, object, string | undefined]>([
    ['of its own', {}, undefined],
    ['captured', { captured: true }, 'CANNOT_USE'],
  ])('[squad-leader-B-180] [squad-leader 11.35/q2] men work on a truck %s', (_, values, refused) => {
    const trial = start(
      { gt: ['truck at D9', { immobilized: true, ...values }], g1: '4-6-7 at D9' },
      { phase: 'movement' },
    );
    expect(trial.refusal('german', { order: 'work-outside', vehicle: 'gt', crew: 'g1' })?.refused).toBe(
      refused,
    );
  });

  const HARTMANN = { name: 'Hartmann 10-2', morale: 10, leadership: -2 } as const;
  test('[squad-leader-B-181] [squad-leader 11.35/q3] an armour leader directs its gun, which is strange to its crew, with red numbers', () => {
    const aimed = (values: object) =>
      start(
        { gt: ['MkIVF2 at D9', { ...CE, ...values }], r1: '4-4-7 at D2' },
        { secrets: { german: { commanders: { gt: HARTMANN } } } },
      )
        .order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D2', commander: true }, ...MISS)
        .told('ordnance-fired')[0]?.aimed[0];
    expect(aimed({})).toMatchObject({ needs: 7, modifiers: [{ value: -2 }] });
    expect(aimed({ captured: true })).toMatchObject({
      needs: 6,
      modifiers: [
        { why: 'captured', value: 2 },
        { why: 'Hartmann 10-2', value: -2 },
      ],
    });
  });
});

describe('weapons of passengers', () => {
  const riders = (r1: string) =>
    start(
      {
        gt: ['MkIVF2 at D9', { facing: 3 }],
        g1: ['4-6-7 at D9', { aboard: 'gt' }],
        gw: ['LMG at D9', { possessor: 'g1' }],
        r1,
      },
      { active: 'russian' },
    );
  const fire = { order: 'fire', at: 'D9', firers: ['r1'] };
  test('[squad-leader-B-197] [squad-leader 11.37/q13] are lost with them when they are eliminated aboard', () => {
    const trial = riders('6-2-8 at D8').order('russian', fire, 1, 1);
    expect([trial.battle.unit('g1'), trial.battle.unit('gw')]).toEqual([undefined, undefined]);
  });
});

describe.each(['wagon', 'pulkka'] as const)('a %s', (kind) => {
  const team = (at: string, values: object = {}): Placed =>
    [`truck at ${at}`, { vehicle: kind, mp: 8, ...values }] as Placed;
  const SNOW = { options: { snow: true as const, year: 1944 } };

  test.each<[string, number[], boolean]>([
    ['on a low roll', [1, 2], true],
    ['not on a high one', [4, 4], false],
  ])(
    '[squad-leader 11.38.9, 11.39.9] who rode on one that is destroyed lives %s, his weapon is broken',
    (_, dice, lives) => {
      const units: Units = {
        gt: team('D9'),
        g1: ['4-6-7 at D9', { aboard: 'gt' }],
        gw: ['LMG at D9', { possessor: 'g1' }],
      };
      const trial = start({ ...units, ra: ['T-34 at D5', { facing: 3 }] }, { ...SNOW, active: 'russian' });
      trial.order(
        'russian',
        { order: 'fire-ordnance', unit: 'ra', at: 'D9', target: 'gt', ammunition: 'AP' },
        2,
        3,
        1,
        2,
        ...dice,
      );
      expect(trial.battle.unit('gt')).toBeUndefined();
      expect(trial.battle.unit('g1') !== undefined).toBe(lives);
      expect(trial.unit('gw')).toMatchObject({ at: 'D9', malfunctioned: true });
      if (lives) expect(trial.unit('g1').aboard).toBeUndefined();
    },
  );

  test('[squad-leader 11.38.9, 11.39.9] not when its animals were lost by their checks', () => {
    const units: Units = {
      gt: team('D9', { mp: 2 }),
      g1: ['4-6-7 at D9', { aboard: 'gt' }],
      gw: ['LMG at D9', { possessor: 'g1' }],
      r1: '6-2-8 at D7',
    };
    const trial = start(units, { ...SNOW, active: 'russian' });
    trial.order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 2, 2, 6, 5, 1, 1);
    expect(trial.kinds).not.toContain('passenger-rolled');
    expect([trial.battle.unit('gt'), trial.unit('g1').at, trial.unit('gw').malfunctioned]).toEqual([
      undefined,
      'D9',
      undefined,
    ]);
  });

  test('[squad-leader 11.38.11, 11.39.11] its driver may stop an AFV that overruns it, and falls to men who are alone with it', () => {
    const overrun = start({ gt: 'MkIVF2 at D9', rt: team('D8') }, { ...SNOW, phase: 'movement' });
    overrun.order('german', { order: 'drive', unit: 'gt', path: ['D8', 'D7'], overrun: ['bow'] }, 6, 6);
    expect([overrun.unit('gt').immobilized, overrun.unit('gt').overran]).toEqual([true, 'D8']);
    const alone = start({ gt: team('D9'), r1: '4-4-7 at D9' }, { ...SNOW, phase: 'close-combat' });
    while (alone.battle.clock.phase === 'close-combat') alone.endPhase();
    expect(alone.battle.unit('gt')).toBeUndefined();
  });

  const LAME = { mp: 4, team: 8 };
  const joining = (units: Units = {}) =>
    start({ gt: team('D9', LAME), gu: team('D9'), ...units }, { ...SNOW, phase: 'movement' });
  const join = (other = 'gu') => ({ order: 'join-teams', unit: 'gt', other });
  test('[squad-leader 11.38.7, 11.39.7] it has its points again after a game turn beside another one, which is gone', () => {
    const trial = joining().order('german', join());
    until(trial, 'movement', 'german');
    expect([trial.unit('gt').mp, trial.battle.unit('gu') !== undefined]).toEqual([4, true]);
    until(trial, 'movement', 'german');
    expect([trial.unit('gt').mp, trial.unit('gt').joins, trial.battle.unit('gu')]).toEqual([
      8,
      undefined,
      undefined,
    ]);
  });

  test('[squad-leader 11.38.7, 11.39.7] not when they part, nor with others', () => {
    const trial = joining().order('german', join());
    trial.order('german', { order: 'drive', unit: 'gu', path: ['D8'] });
    until(trial, 'movement', 'german');
    until(trial, 'movement', 'german');
    expect([trial.unit('gt').mp, trial.battle.unit('gu') !== undefined]).toEqual([4, true]);
    const others: Units = { gh: 'horses at D9', gx: 'truck at D9', gu: team('D8') };
    const refused = (other: string) => joining(others).refusal('german', join(other))?.refused;
    expect([refused('gh'), refused('gx'), refused('gu')]).toEqual([
      kind === 'wagon' ? undefined : 'NOBODY_THERE',
      'NOBODY_THERE',
      'NOBODY_THERE',
    ]);
    const sound = joining({ gt: team('D9') });
    expect(sound.refusal('german', join())?.refused).toBe('NOT_YOUR_UNIT');
  });
});
