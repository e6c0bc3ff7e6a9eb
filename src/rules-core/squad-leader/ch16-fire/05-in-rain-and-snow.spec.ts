import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Options = NonNullable<Setup['options']>;
const FIRE = { order: 'fire', at: 'D8', firers: ['g1'] } as const;
const HEAVY = { force: 'heavy', towards: 0 } as const;
const DEEP: Options = { underfoot: 'deep snow', snow: true };
const shown = (modifiers: readonly { why: string; value: number }[] = []) =>
  modifiers.map(({ why, value }) => `${why} ${value}`);

describe('fire in rain and falling snow', () => {
  const fires = (options: Options, at: string, target: string) =>
    new Trial({ units: { g1: `4-6-7 at ${at}`, r1: `4-4-7 at ${target}` }, options });
  const partAt = (options: Options, target: string) =>
    fires(options, 'D1', target)
      .order('german', { ...FIRE, at: target }, 6, 5)
      .told('fire-attack')[0]?.parts[0]?.why;

  test.each([
    ['[squad-leader 16.5.7.5]', 'rain', 'D4', []],
    ['[squad-leader 16.5.7.5, 16.5.7.5/q1]', 'rain', 'D5', ['long range x1/2', 'rain x1/2']],
    ['[squad-leader 16.6.6.4]', 'falling snow', 'D4', []],
    ['[squad-leader 16.6.6.4]', 'falling snow', 'D5', ['long range x1/2']],
  ] as const)('%s in %s a squad reaches half as far: at %s %j', (_, weather, target, why) => {
    expect(partAt({ weather }, target)).toEqual(why);
    expect(partAt({}, target)).toEqual([]);
    const farther = { ...FIRE, at: 'D8' };
    expect(fires({ weather }, 'D1', 'D8').refusal('german', farther)?.refused).toBe('OUT_OF_RANGE');
    expect(fires({}, 'D1', 'D8').refusal('german', farther, 6, 5)).toBeUndefined();
  });

  test.each([
    ['[squad-leader 16.5.7.5]', 'rain', ['long range x1/2', 'rain x1/2']],
    ['[squad-leader 16.6.6.4]', 'falling snow', ['long range x1/2']],
  ] as const)('%s an odd range is halved up in %s', (_, weather, far) => {
    const gun = (target: string) =>
      new Trial({
        units: { r1: '4-4-7 at D1', g1: `4-6-7 at ${target}`, rm: 'LMG with r1' },
        active: 'russian',
        options: { weather },
      })
        .order('russian', { ...FIRE, at: target, firers: ['rm'] }, 3, 4)
        .told('fire-attack')[0]?.parts[0]?.why;
    expect([gun('D4'), gun('D5')]).toEqual([[], far]);
  });

  test.each([
    ['straight up the wind', 'D1', 'D5', ['long range x1/2', 'against the wind x1/2']],
    ['not straight', 'D1', 'E5', ['long range x1/2']],
    ['down the wind', 'D5', 'D1', ['long range x1/2']],
  ] as const)('[squad-leader 16.6.6.4] driving snow halves fire %s', (_, at, target, why) => {
    const trial = fires({ weather: 'falling snow', wind: HEAVY }, at, target);
    const [attack] = trial.order('german', { ...FIRE, at: target }, 6, 5).told('fire-attack');
    expect(attack?.parts[0]?.why).toEqual(why);
  });

  const GUN: Placed = ['75 AT gun with gc', { facing: 3 }];
  const shot = (options: Options, r1: Placed, target: string) => {
    const order = {
      order: 'fire-ordnance',
      unit: 'gg',
      at: target,
      ...(String(r1).startsWith('T-34') && { target: 'r1' }),
    };
    const units = { gc: 'crew 2-4-7 at D2', gg: GUN, r1 };
    return shown(
      new Trial({ units, options }).order('german', order, 6, 6).told('ordnance-fired')[0]?.aimed[0]
        ?.modifiers,
    );
  };
  test.each([
    ['[squad-leader 16.5.7.5]', { weather: 'rain' }, '4-4-7 at D9', 'rain 2'],
    ['[squad-leader 16.6.6.4]', { weather: 'falling snow' }, '4-4-7 at D9', 'falling snow 2'],
  ] as const)('%s shells at men more than six hexes away have 2 more: %j', (_, options, r1, why) => {
    expect(shot(options, r1, 'D9')).toContain(why);
    expect(shot({}, r1, 'D9')).not.toContain(why);
    expect(shot(options, '4-4-7 at D8', 'D8')).not.toContain(why);
    expect(shot(options, 'T-34 at D9', 'D9')).not.toContain(why);
  });

  test('[squad-leader 16.6.6.4] straight up the wind 2 more at anybody, near or far', () => {
    const driving: Options = { weather: 'falling snow', wind: { force: 'heavy', towards: 0 } };
    expect(shot(driving, 'T-34 at D4', 'D4')).toContain('against the wind 2');
    expect(shot({ ...driving, wind: { force: 'mild', towards: 0 } }, 'T-34 at D4', 'D4')).not.toContain(
      'against the wind 2',
    );
  });
});

describe('white', () => {
  const fired = (options: Options, r1: Placed, setup: Setup = {}) =>
    shown(
      new Trial({ units: { g1: '4-6-7 at D4', r1 }, options, ...setup })
        .order('german', FIRE, 6, 6)
        .told('fire-attack')[0]?.outcomes[0]?.modifiers,
    );
  const white: Placed = ['4-4-7 at D8', { whitened: true }];
  test.each([
    ['[squad-leader 16.6.7.2]', { snow: true }, true],
    ['[squad-leader 16.6.7.2]', DEEP, true],
    ['[squad-leader 16.6.6.6]', { weather: 'falling snow' }, true],
    ['[squad-leader 16.6.7.2]', {}, false],
  ] as const)('%s camouflage in %j: %s', (_, options, counts) => {
    expect(fired(options, white).includes('winter camouflage 1')).toBe(counts);
    expect(fired(options, '4-4-7 at D8')).not.toContain('winter camouflage 1');
  });

  test('[squad-leader 16.6.7.2] not under a roof; and against shells it counts to hit, for vehicles too', () => {
    expect(fired(DEEP, white, { map: field({ D8: 'stone-building' }) })).not.toContain('winter camouflage 1');
    const [about] = new Trial({
      units: {
        gc: 'crew 2-4-7 at D2',
        gg: ['75 AT gun with gc', { facing: 3 }],
        rt: ['T-34 at D6', { whitened: true }],
      },
      options: DEEP,
    })
      .order('german', { order: 'fire-ordnance', unit: 'gg', at: 'D6', target: 'rt' }, 6, 6)
      .told('ordnance-fired');
    expect(shown(about?.aimed[0]?.modifiers)).toContain('winter camouflage 1');
  });
});

describe('smoke and flames in the wind', () => {
  const through = (options: Options, smoke: 'full' | 'dispersed', ...dice: number[]) =>
    shown(
      new Trial({
        units: { g1: '4-6-7 at D4', r1: '4-4-7 at D8' },
        marks: { D6: { smoke: [{ side: 'russian', kind: smoke }] } },
        options,
      })
        .order('german', FIRE, 6, 6, ...dice)
        .told('fire-attack')[0]?.outcomes[0]?.modifiers,
    );
  test('[squad-leader 16.4.2.4] in a mild breeze all smoke counts half, fractions up', () => {
    const wind = { force: 'mild', towards: 0 } as const;
    expect([through({}, 'full', 5), through({ wind }, 'full', 5)]).toEqual([['smoke 5'], ['smoke 3']]);
  });
  test('[squad-leader 16.4.2.3, 16.5.6.1] in heavy winds it is nothing', () => {
    expect(through({ wind: HEAVY }, 'full')).toEqual([]);
  });
  test.each([
    ['[squad-leader 16.5.7.7]', { weather: 'rain' }],
    ['[squad-leader 16.6.6.5]', { weather: 'falling snow' }],
    ['[squad-leader 16.5.6.1]', { wind: HEAVY }],
  ] as const)('%s nobody lays any in %j', (_, options) => {
    const lays = (now: Options) =>
      new Trial({ units: { g1: '8-3-8 at D4', r1: '4-4-7 at N9' }, options: now }).refusal('german', {
        order: 'place-smoke',
        unit: 'g1',
        at: 'D5',
      })?.refused;
    expect(lays({})).toBeUndefined();
    expect(lays(options)).toBeDefined();
  });
  test('[squad-leader 16.5.6.1] the flame of a tank reaches one hex', () => {
    const burns = (options: Options, at: string) =>
      new Trial({
        units: {
          gt: ['MkIVF2 at D4', { facing: 3, flame: { fp: 24, range: 2, breakdown: 10, mount: 'turret' } }],
          r1: `4-4-7 at ${at}`,
        },
        options,
      }).refusal('german', { order: 'fire-flame', unit: 'gt', at }, 6, 5)?.refused;
    expect([burns({}, 'D6'), burns({ wind: HEAVY }, 'D6'), burns({ wind: HEAVY }, 'D5')]).toEqual([
      'DICE_MISSING',
      'OUT_OF_RANGE',
      'DICE_MISSING',
    ]);
  });
});

describe('deep snow', () => {
  test('[squad-leader 16.6.7.3] it cushions bombs', () => {
    const bombs = (options: Options) =>
      new Trial({
        units: {
          gc: 'crew 2-4-7 at D2',
          gg: ['81mm mortar with gc', { facing: 3 }],
          r1: '4-4-7 at D8',
        },
        options,
      })
        .order('german', { order: 'fire-ordnance', unit: 'gg', at: 'D8' }, 1, 1, 6, 6)
        .told('shell-burst')[0]?.outcomes[0]?.modifiers;
    expect([shown(bombs({})), shown(bombs(DEEP))]).toEqual([[], ['deep snow 1']]);
  });

  test.each([
    ['grain', []],
    ['woods', ['D6']],
  ] as const)('[squad-leader 16.6.7.4] fire in %s spreads to %j', (ground, to) => {
    const spread = (options: Options, ...dice: number[]) =>
      new Trial({
        map: field({ D5: ground, D6: 'woods' }),
        phase: 'advancing-fire',
        marks: { D5: { burning: true } },
        units: { g1: '4-6-7 at A1', r1: '4-4-7 at N12' },
        options: { month: 7, ...options },
      })
        .endPhase(...dice)
        .told('fire-spreads')
        .map(({ at }) => at);
    expect(spread({ underfoot: 'deep snow' }, ...(to.length > 0 ? [1, 1] : []))).toEqual(to);
    expect(spread({}, 1, 1)).toEqual(['D6']);
  });

  test.each(['marsh', 'mudflats', 'water', 'river'] as const)(
    '[squad-leader 16.6.7.5] %s is open ground for men',
    (ground) => {
      const walks = (options: Options) =>
        new Trial({
          map: drawn({ hexes: { D5: ground } }),
          phase: 'movement',
          units: { g1: '4-6-7 at D4', r1: '4-4-7 at N12' },
          options,
        })
          .order('german', { order: 'move', units: ['g1'], path: ['D5'] })
          .unit('g1').costs;
      expect(walks(DEEP)).toEqual([2]);
    },
  );
});
