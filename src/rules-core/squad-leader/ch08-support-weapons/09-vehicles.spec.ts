import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const HULK = { name: 'T-34', nationality: 'Russian', armoured: true } as const;
/** A German squad with a machine gun at D4, and a Russian halftrack that shows its rear at D6. */
const firing = (units: Units = {}, setup: Setup = {}) =>
  new Trial({
    units: {
      g1: '4-6-7 at D4',
      gm: 'HMG with g1',
      rt: ['M3 armed at D6', { facing: 3 }],
      r9: '4-4-7 at N12',
      ...units,
    },
    ...setup,
  });
const at = (more: object = {}) => ({ order: 'fire', at: 'D6', firers: ['gm'], ...more });
const AIMED = at({ vehicle: 'rt' });
const kill = (trial: Trial) => trial.told('afv-kill')[0];
const struck = (trial: Trial) => trial.told('fire-attack')[0]?.outcomes.flatMap(({ units }) => units);

describe('machine guns against vehicles', () => {
  test('[squad-leader-A-261] [squad-leader-A-267] [squad-leader 8.9.4.1, 8.9.4/b] one roll is for the exposed crew and for the armour, which no leader helps to pierce', () => {
    const trial = firing({ rt: ['M3 armed at D6', { facing: 3, exposed: true }], gl: '9-2 at D4' });
    trial.order('german', { ...AIMED, leaders: ['gl'] }, 1, 2, 6, 6);
    expect(trial.told('fire-attack')).toMatchObject([{ rolled: 3, outcomes: [{ units: ['rt'], final: 3 }] }]);
    expect(kill(trial)).toMatchObject({
      column: 'AP MMG/HMG',
      facing: 'rear',
      rolled: 3,
      modifiers: [{ why: 'armour', value: -5 }],
      isKill: true,
    });
  });

  test.each<[string, string, Placed, string]>([
    [
      '[squad-leader 13.19.4] the rear, which the line crosses',
      'E4',
      ['M3 armed at D6', { facing: 3 }],
      'rear',
    ],
    [
      '[squad-leader 13.19.4] along a hexspine the side, which is worse for the firer',
      'E5',
      ['M3 armed at D6', { facing: 3 }],
      'side',
    ],
    ['[squad-leader 13.19.4] from its own way ahead', 'D4', ['T-34 at D6', { facing: 0 }], 'front'],
    [
      '[squad-leader 8.9.4.4] the rear of a turret that looks away',
      'D4',
      ['T-34 at D6', { facing: 0, turret: 3 }],
      'rear',
    ],
    [
      '[squad-leader 8.9.4.4] the rear of the hull, whatever the turret shows',
      'D4',
      ['T-34 at D6', { facing: 3, turret: 0 }],
      'rear',
    ],
  ])('%s', (_, from, rt, facing) => {
    const trial = firing({ g1: `4-6-7 at ${from}`, rt }).order('german', AIMED, 6, 4);
    expect(kill(trial)).toMatchObject({ facing });
  });

  test('[squad-leader 8.9.4.1/b] what the crew suffers comes before the destruction', () => {
    const trial = firing({ rt: ['M3 armed at D6', { facing: 3, exposed: true }] });
    trial.order('german', AIMED, 1, 2, 6, 6, 6, 6);
    expect(trial.kinds.indexOf('morale-check')).toBeGreaterThan(-1);
    expect(trial.kinds.indexOf('morale-check')).toBeLessThan(trial.kinds.indexOf('wrecked'));
  });

  test('[squad-leader 8.9.4.1/a] who is beside it is unhurt; and it is unhurt where they are meant', () => {
    const both: Units = { rt: ['M3 armed at D6', { exposed: true, size: 2 }], r1: '4-4-7 at D6' };
    expect(struck(firing(both).order('german', AIMED, 6, 4))).toEqual(['rt']);
    const atMen = firing(both).order('german', at(), 6, 4);
    expect([struck(atMen), kill(atMen)]).toEqual([['r1'], undefined]);
    expect(firing(both).refusal('german', { ...AIMED, firers: ['gm', 'g1'] })?.refused).toBe('NO_WEAPON');
  });

  test.each<[string, Units, string | undefined]>([
    [
      '[squad-leader-A-260] [squad-leader 8.9.4/a] beyond normal range',
      { g1: '4-6-7 at D4', gm: 'Russian MMG with g1', rt: 'M3 armed at N11' },
      undefined,
    ],
    ['[squad-leader-A-268] [squad-leader 8.9.4/d] by one leader', { g1: '9-1 at D4' }, undefined],
    ['[squad-leader 8.9.4.1] by a light gun', { gm: 'LMG with g1' }, undefined],
    ['[squad-leader 8.9.4.1] by a medium one', { gm: 'MMG with g1' }, 'AP MMG/HMG'],
  ])('%s: which column', (_, units, column) => {
    const trial = firing(units);
    const order = { ...AIMED, at: trial.unit('rt').at };
    if (column === undefined) expect(trial.refusal('german', order)?.refused).toBe('NOBODY_THERE');
    else expect(kill(trial.order('german', order, 6, 5))?.column).toBe(column);
  });

  test('[squad-leader 8.9.4.1] the .50 has a column of its own', () => {
    const trial = new Trial({
      active: 'american',
      enemy: 'german',
      units: { a1: '6-6-6 at D4', am: 'HMG .50 with a1', gt: ['SdKfz 251 armed at D6', { facing: 0 }] },
    });
    trial.order('american', { order: 'fire', at: 'D6', firers: ['am'], vehicle: 'gt' }, 6, 5);
    expect(kill(trial)?.column).toBe('AP .50/20mm');
  });

  test('[squad-leader-A-271] [squad-leader 8.9.2/b] what penetrates does nothing to armour', () => {
    const trial = firing({ r1: '4-4-7 at D5', rt: ['M3 armed at D6', { facing: 3 }] });
    trial.order('german', { order: 'fire', at: 'D5', firers: ['gm'] }, 1, 1);
    expect(trial.kinds).not.toContain('afv-kill');
    expect(trial.battle.unit('rt')?.at).toBe('D6');
  });

  test('[squad-leader-A-262] [squad-leader 8.9.4/c] one gun attacks one AFV', () => {
    const trial = firing({ ru: 'M3 armed at D7' }).order('german', AIMED, 6, 5);
    expect(trial.refusal('german', { ...AIMED, at: 'D7', vehicle: 'ru' })?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 7.2.4/b] a heavy gun at an AFV next to it takes a check, fire at its crew does not', () => {
    const near: Units = { rt: ['M3 armed at D5', { facing: 3 }] };
    const aimed = { ...AIMED, at: 'D5' };
    const failed = firing(near).order('german', aimed, 5, 5);
    expect([failed.kinds, failed.unit('gm').fired]).toEqual([['morale-check'], undefined]);
    const crew = firing({ rt: ['M3 armed at D5', { facing: 3, exposed: true }] });
    expect(crew.order('german', { order: 'fire', at: 'D5', firers: ['gm'] }, 6, 5).kinds).not.toContain(
      'morale-check',
    );
  });

  test('[squad-leader 8.9.3.3] Spraying Fire strikes crews that look out and trucks, and pierces nothing', () => {
    const trial = firing({ rt: ['T-34 at D6', { exposed: true }], ru: 'truck at D7', rv: 'T-34 at E7' });
    trial.order('german', { order: 'spray', weapon: 'gm', hexes: ['D6', 'D7', 'E7'] }, 6, 5);
    expect(
      trial.told('fire-attack').flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units)),
    ).toEqual(['rt', 'ru']);
    expect(trial.kinds).not.toContain('afv-kill');
  });

  test('[squad-leader 8.9.8/c] a bore sight helps against the crew, not against the armour', () => {
    const trial = new Trial({
      phase: 'rally',
      active: 'russian',
      enemy: 'german',
      options: { boreSighting: 'russian' },
      units: {
        r1: '4-4-7 at D4',
        rm: 'HMG with r1',
        gt: ['SdKfz 251 armed at D9', { exposed: true }],
        g9: '4-6-7 at N12',
      },
    });
    trial.order('russian', { order: 'bore-sight', sights: [{ weapon: 'rm', on: 'D9' }] });
    while (trial.battle.clock.phase === 'rally') trial.order('russian', 'pass');
    trial.order('russian', { order: 'fire', at: 'D9', firers: ['rm'], vehicle: 'gt' }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers).toContainEqual(
      expect.objectContaining({ why: 'bore sighted', value: -2 }),
    );
    expect(kill(trial)?.modifiers).toEqual([{ why: 'armour', value: -5, cites: '8.12.11' }]);
  });
});

describe('fire past vehicles', () => {
  const past = (setup: Setup, units: Units = {}) =>
    firing({ rt: 'T-34 at N9', r1: '4-4-7 at D7', ...units }, setup)
      .order('german', { order: 'fire', at: 'D7', firers: ['gm'] }, 6, 5)
      .told('fire-attack')[0]
      ?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

  test('[squad-leader 8.9.2.4/a, 11.20.1/a] each hex with a vehicle or wreck on the line adds 1', () => {
    expect(past({})).toEqual([]);
    expect(past({ marks: { D5: { wrecks: [HULK] } } })).toEqual(['past vehicles 1']);
    expect(past({ marks: { D5: { wrecks: [HULK, HULK] } } }, { rt: 'T-34 at D6' })).toEqual([
      'past vehicles 2',
    ]);
  });

  test('[squad-leader 11.20.1/a] past those with a size of +2 nobody has to aim better', () => {
    expect(past({}, { rt: ['T-34 at D6', { size: 2 }] })).toEqual([]);
    expect(past({}, { rt: ['T-34 at D6', { size: 1 }] })).toEqual(['past vehicles 1']);
  });

  test('[squad-leader 11.20.1/a] not from above', () => {
    expect(past({ map: field({ D4: { level: 2 } }), marks: { D6: { wrecks: [HULK] } } })).toEqual([]);
  });

  test('[squad-leader 8.9.4.2] what goes on behind a vehicle has 1 more, and nothing does where it is the target', () => {
    const units: Units = { r1: '4-4-7 at D6', r2: '4-4-7 at D7' };
    const beyond = (trial: Trial) => trial.told('fire-attack').find((attack) => attack.at === 'D7');
    const through = firing(units).order('german', at(), 6, 5);
    expect(beyond(through)?.outcomes[0]?.modifiers).toMatchObject([{ why: 'past vehicles', value: 1 }]);
    expect(beyond(firing(units).order('german', AIMED, 6, 5))).toBeUndefined();
  });
});
