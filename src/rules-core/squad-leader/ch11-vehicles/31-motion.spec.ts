import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

const fighting = (units: Record<string, Placed> = {}, setup: Partial<Setup> = {}) =>
  new Trial({ ...setup, units: { gt: ['MkIVF2 at D9', { motion: true }], r1: '4-4-7 at D6', ...units } });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const KEEP = { order: 'keep-moving', unit: 'gt' };
const until = (trial: Trial, kind: string): Trial => {
  for (let n = 0; n < 60 && !trial.awaits.includes(kind); n++) trial.endPhase();
  return trial;
};
const FIELD = { r1: '4-4-7 at N12' } as const;
const moving = (values: object, units: Record<string, Placed> = {}) =>
  fighting({ gt: ['MkIVF2 at D9', values], ...FIELD, ...units }, { phase: 'movement' });

describe('vehicles in motion', () => {
  test('[squad-leader 11.31.2, 11.31.3] one that has moved a hex stays in motion until the end of its next Movement Phase', () => {
    const trial = moving({});
    expect(trial.refusal('german', KEEP)?.cites).toEqual(['11.31.2']);
    trial.order('german', drive('D8')).order('german', KEEP).endPhase();
    expect(trial.unit('gt')).toMatchObject({ motion: true });
    until(until(trial, 'russian movement'), 'german movement');
    expect(trial.unit('gt').motion).toBe(true);
    trial.order('german', drive('D7')).endPhase();
    expect(trial.unit('gt').motion).toBeUndefined();
  });

  test.each<[string, object, string | undefined]>([
    ['it moves a hex first', {}, 'MUST_MOVE'],
    ['not when its crew is stunned', { stunned: 2 }, undefined],
    ['nor immobilized', { immobilized: true }, undefined],
  ])('[squad-leader 11.31.3] %s', (_, values, refused) => {
    expect(moving({ motion: true, ...values }).refusal('german', 'end-phase')?.refused).toBe(refused);
  });

  test('[squad-leader 11.31.9] men on foot are not', () => {
    const trial = moving({}, { g1: '4-6-7 at E9' }).order('german', {
      order: 'move',
      units: ['g1'],
      path: ['E8'],
    });
    expect(trial.refusal('german', { ...KEEP, unit: 'g1' })?.cites).toEqual(['11.31.9']);
  });

  test.each<[string, number]>([
    ['prep-fire', 1],
    ['advancing-fire', 1],
  ])(
    '[squad-leader 11.31.4] in the %s phase of the enemy it is a moving target, and nothing else',
    (phase) => {
      const whys = (values: object) => {
        const trial = new Trial({
          phase: phase as 'prep-fire',
          active: 'russian',
          units: { gt: ['MkIVF2 at D9', values], rt: ['T-34 at D4', { facing: 3 }] },
        }).order('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D9', target: 'gt' }, 6, 6);
        return trial
          .told('ordnance-fired')
          .flatMap(({ aimed }) =>
            aimed.flatMap(({ modifiers }) => modifiers.map((one) => `${one.why} ${one.value}`)),
          );
      };
      expect(whys({ motion: true }).filter((one) => !whys({}).includes(one))).toEqual(['moving 2']);
    },
  );

  test('[squad-leader 11.31.6] it does not fire before its move', () => {
    const trial = fighting();
    expect(trial.refusal('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D6' })?.cites).toEqual([
      '11.31.6',
    ]);
    expect(trial.refusal('german', { order: 'fire-ordnance', unit: 'gt', at: 'D6' })?.cites).toEqual([
      '11.31.6',
    ]);
  });

  test('[squad-leader 11.31.5, 11.31.6] in defence its gun fires with 5 more, its machine guns and passengers with half', () => {
    const setup = { phase: 'defensive-fire', active: 'russian', options: { year: 1944 } } as const;
    const gun = fighting({ rt: 'T-34 at D5' }, setup).order(
      'german',
      { order: 'fire-ordnance', unit: 'gt', at: 'D5', target: 'rt' },
      6,
      6,
    );
    expect(gun.told('ordnance-fired')[0]?.aimed[0]?.modifiers).toContainEqual({
      why: 'in motion',
      value: 5,
      cites: '11.31.6',
    });
    const guns = fighting({}, setup).order(
      'german',
      { order: 'fire-machine-guns', unit: 'gt', at: 'D6' },
      6,
      6,
    );
    expect(guns.told('fire-attack')[0]?.fp).toBe(2);
    const men = fighting(
      {
        gt: ['SdKfz 251 armed at D9', { motion: true }],
        g1: ['4-6-7 at D9', { aboard: 'gt', exposed: true }],
      },
      setup,
    ).order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 6);
    expect(men.told('fire-attack')[0]?.fp).toBe(2);
  });

  test.each<[string, Placed]>([
    ['[squad-leader 11.31.7] of an SP gun', ['StG III/75 at D9', { motion: true }]],
    [
      '[squad-leader-B-172] [squad-leader 11.31/q1] of a turret for one man',
      ['MkIVF2 at D9', { motion: true, turretType: 'one-man' }],
    ],
  ])('%s the gun does not fire in motion', (_, gt) => {
    const setup = { phase: 'defensive-fire', active: 'russian' } as const;
    const order = { order: 'fire-ordnance', unit: 'gt', at: 'D5', target: 'rt' };
    expect(fighting({ gt, rt: 'T-34 at D5' }, setup).refusal('german', order)?.cites).toEqual([
      '11.31.7',
      '11.31/q1',
    ]);
  });

  test('[squad-leader 11.31.8] it has a tenth more of its points, and only all of these strain it', () => {
    const five = ['D8', 'D7', 'D6', 'D5', 'D4'];
    const trial = moving({ motion: true, mp: 4 });
    expect(trial.refusal('german', drive(...five))?.cites).toEqual(['11.28.2', '11.28.4']);
    trial.order('german', drive(...five.slice(0, 4)));
    expect(trial.kinds).not.toContain('speed-roll');
    expect(moving({ mp: 4 }).refusal('german', drive(...five))?.cites).toContain('11.26.2');
    const all = moving({ motion: true, mp: 4 }).order(
      'german',
      { ...drive(...five), flatOut: true } as never,
      3,
      3,
    );
    expect(all.unit('gt').at).toBe('D4');
  });

  test.each<[string, object, 'vehicle-attacked' | 'attacked-by-hand']>([
    ['close combat', {}, 'vehicle-attacked'],
    ['mines', { weapons: ['gm'] }, 'attacked-by-hand'],
  ])('[squad-leader 11.31.10] %s have 2 more against it', (_, more, told) => {
    const attacked = (values: object) =>
      new Trial({
        phase: 'close-combat',
        units: {
          g1: ['4-6-7 at D6', { cameFrom: 'D7', nerve: 'kept' }],
          gm: 'ATM with g1',
          rt: ['T-34 at D6', values],
          r9: '4-4-7 at N9',
        },
      }).order('german', { order: 'attack-vehicle', unit: 'g1', vehicle: 'rt', ...more }, 3, 3, 6, 5);
    const against = (values: object) =>
      attacked(values)
        .told(told)[0]
        ?.modifiers.map(({ why, value }) => `${why} ${value}`);
    expect(against({ motion: true })?.filter((one) => !against({})?.includes(one))).toEqual(['in motion 2']);
  });

  test('[squad-leader 11.31.11] fire past it goes on unhindered, and it shelters nobody', () => {
    const past = (values: object) =>
      new Trial({
        active: 'russian',
        units: { gt: ['MkIVF2 at D7', values], g1: '4-6-7 at D9', r1: '4-4-7 at D5', g2: '4-6-7 at D7' },
      });
    const whys = (values: object, at: string) =>
      past(values)
        .order('russian', { order: 'fire', at, firers: ['r1'] }, 6, 6)
        .told('fire-attack')
        .flatMap(({ outcomes }) => outcomes.flatMap(({ modifiers }) => modifiers.map(({ why }) => why)));
    expect([whys({}, 'D9'), whys({ motion: true }, 'D9')]).toEqual([['past vehicles'], []]);
    expect([whys({}, 'D7'), whys({ motion: true }, 'D7')]).toEqual([['beneath an AFV'], []]);
  });
});
