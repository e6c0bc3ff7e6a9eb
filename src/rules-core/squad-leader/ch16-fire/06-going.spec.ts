import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Options = NonNullable<Setup['options']>;
const DEEP: Options = { underfoot: 'deep snow', snow: true };
const CLEARED: Options = { underfoot: 'deep snow, ploughed roads', snow: true };
const SNOW: Options = { snow: true };
const FALLING: Options = { weather: 'falling snow' };
const MUD: Options = { underfoot: 'mud' };
const far = { r9: '4-4-7 at N12' } as const;

const ROADS = (is: string, hexes: Record<string, unknown> = {}) =>
  drawn({ hexes, roads: [{ is, along: 'D3 D4 D5 D6 D7 D8' }] });
/** What the first step costs. */
const walk = (options: Options, map: Setup['map'], g1: Placed = '4-6-7 at D4') =>
  new Trial({ ...(map && { map }), phase: 'movement', units: { g1, ...far }, options })
    .order('german', { order: 'move', units: ['g1'], path: ['D5'] })
    .unit('g1').spent;
const drive = (options: Options, map: Setup['map'], gt: Placed) =>
  new Trial({ ...(map && { map }), phase: 'movement', units: { gt, ...far }, options })
    .order('german', {
      order: 'drive',
      unit: 'gt',
      path: ['D5'],
    })
    .unit('gt').spent;

describe('men in mud and snow', () => {
  const ground = (is: 'open' | 'woods' | 'wooden-building') =>
    is === 'open' ? undefined : field({ D5: is });
  test.each([
    ['[squad-leader 16.6.2, 16.6.7.7, 16.6.9]', SNOW, 'open', 1],
    ['[squad-leader 16.6.7.7, 16.6.9]', DEEP, 'open', 2],
    ['[squad-leader 16.6.7.7]', DEEP, 'woods', 4],
    ['[squad-leader 16.6.7.7/a]', DEEP, 'wooden-building', 2],
    ['[squad-leader 16.5.9.6]', MUD, 'open', 2],
    ['[squad-leader 16.5.9.6]', MUD, 'woods', 2],
    ['[squad-leader 16.6.9]', FALLING, 'open', 1],
  ] as const)('%s %j: %s costs %i', (_, options, is, mf) => {
    expect(walk(options, ground(is))).toBe(mf);
  });

  test('[squad-leader 16.6.7.7/a] from hex to hex inside a building snow is of no account', () => {
    const house = drawn({ buildings: [{ is: 'stone', hexes: 'D4 D5' }] });
    expect([walk({}, house), walk(DEEP, house)]).toEqual([2, 2]);
  });

  test('[squad-leader 16.6.7.7/a] nor is what smoke costs', () => {
    const smoky = (options: Options) =>
      new Trial({
        phase: 'movement',
        units: { g1: '4-6-7 at D4', ...far },
        marks: { D5: { smoke: [{ side: 'german', kind: 'full' }] } },
        options,
      })
        .order('german', { order: 'move', units: ['g1'], path: ['D5'] })
        .unit('g1').spent;
    expect([smoky({}), smoky(DEEP)]).toEqual([2, 3]);
  });

  test('[squad-leader 16.6.7.7/a] what a hedge costs besides is not doubled', () => {
    const map = drawn({ hexes: { D5: { hexsides: { n: 'hedge' } } } });
    expect([walk({}, map), walk(DEEP, map)]).toEqual([2, 3]);
  });

  test.each([
    ['[squad-leader 16.5.9.2]', MUD, 'dirt-road', 2],
    ['[squad-leader 16.5.9.2]', MUD, 'paved-road', 0.5],
    ['[squad-leader 16.6.3]', SNOW, 'dirt-road', 0.5],
    ['[squad-leader 16.6.7.8, 16.6.9]', DEEP, 'dirt-road', 2],
    ['[squad-leader 16.6.7.8]', CLEARED, 'dirt-road', 0.5],
  ] as const)('%s %j: a step along a %s costs %d', (_, options, is, mf) => {
    expect(walk(options, ROADS(is))).toBe(mf);
  });

  test.each([
    ['[squad-leader-C-112] [squad-leader 16.5.9/q1]', MUD],
    ['[squad-leader-C-113] [squad-leader 16.6.7/q1]', DEEP],
  ] as const)('%s a whole phase by road gives a factor more in %j', (_, options) => {
    const scout = (units: readonly string[], to: readonly string[]) =>
      new Trial({
        map: ROADS('dirt-road'),
        phase: 'movement',
        units: { g1: ['4-3-6 at D4', { quality: 'inexperienced' }], ...far },
        options: { ...options, optional: ['4.7'] },
      }).refusal('german', { order: 'move', units: [...units], path: [...to] })?.refused;
    expect([scout(['g1'], ['D5', 'D6']), scout(['g1'], ['E5', 'E6'])]).toEqual([undefined, 'TOO_FAR']);
  });

  test('[squad-leader 16.5.9.4] in mud nobody comes into a marsh', () => {
    const goes = (options: Options) =>
      new Trial({
        map: field({ D5: 'marsh' }),
        phase: 'movement',
        units: { g1: '4-6-7 at D4', ...far },
        options,
      }).refusal('german', { order: 'move', units: ['g1'], path: ['D5'] })?.refused;
    expect([goes({}), goes(MUD)]).toEqual([undefined, 'IMPASSABLE']);
  });

  test('[squad-leader 16.6.7.6] horses pay four times as much in deep snow', () => {
    const rides = (options: Options) =>
      new Trial({
        phase: 'movement',
        units: { g1: ['4-6-7 at D4', { rides: 'gh' }], gh: 'horses', ...far },
        options,
      })
        .order('german', { order: 'move', units: ['g1'], path: ['D5'] })
        .unit('g1').spent;
    expect([rides({}), rides(DEEP)]).toEqual([1, 4]);
  });
});

describe('vehicles in mud and snow', () => {
  const TANK: Placed = ['MkIVF2 at D4', { facing: 3, exposed: true, mp: 20 }];
  const TRUCK: Placed = ['truck at D4', { facing: 3, mp: 40 }];
  test.each([
    ['[squad-leader 16.6.2, 16.6.7.7, 16.6.9]', SNOW, TANK, 1],
    ['[squad-leader 16.6.7.7, 16.6.9]', DEEP, TANK, 2],
    ['[squad-leader 16.6.2, 16.6.7.7, 16.6.9]', SNOW, TRUCK, 12],
    ['[squad-leader 16.6.7.7, 16.6.9]', DEEP, TRUCK, 24],
    ['[squad-leader 16.6.9]', FALLING, TRUCK, 6],
  ] as const)('%s off the road, %j', (_, options, gt, mp) => {
    expect(drive(options, undefined, gt)).toBe(mp);
  });

  test.each([
    ['[squad-leader 16.6.7.8, 16.6.9]', FALLING, 1, 1],
    ['[squad-leader 16.6.7.8, 16.6.9]', SNOW, 1, 2],
    ['[squad-leader 16.6.7.8, 16.6.9]', DEEP, 2, 4],
    ['[squad-leader 16.6.7.8]', { ...DEEP, ...FALLING }, 2, 4],
    ['[squad-leader 16.6.7.8]', CLEARED, 1, 1],
  ] as const)('%s by road, %j: tanks %d, trucks %d', (_, options, tank, truck) => {
    const map = ROADS('dirt-road');
    expect([drive(options, map, TANK), drive(options, map, TRUCK)]).toEqual([tank, truck]);
    expect([drive({}, map, TANK), drive({}, map, TRUCK)]).toEqual([0.5, 0.5]);
  });

  test('[squad-leader-A-140] [squad-leader 16.5.9.6, 4.10.9] a motorcycle is not light enough for it', () => {
    const rides = (options: Options) =>
      new Trial({
        phase: 'movement',
        units: { g1: ['4-6-7 at D4', { rides: 'gm' }], gm: 'motorcycle', ...far },
        options,
      })
        .order('german', { order: 'move', units: ['g1'], path: ['D5'] })
        .unit('g1').spent;
    expect([rides({}), rides(MUD)]).toEqual([3, 6]);
  });

  test('[squad-leader 16.5.9.6] in mud open ground costs twice as much, but what weighs little on it', () => {
    const muddy = (pressure?: 'low') => {
      const trial = new Trial({
        phase: 'movement',
        units: { gt: ['MkIVF2 at D4', { facing: 3, mp: 20, ...(pressure && { pressure }) }], ...far },
        options: MUD,
      }).order('german', { order: 'drive', unit: 'gt', path: ['D5'] }, 1, 1);
      return trial.unit('gt').spent;
    };
    expect([muddy(), muddy('low')]).toEqual([2, 1]);
  });
});

test.each([
  ['[squad-leader 16.5.9.10]', MUD, 'dirt-road'],
  ['[squad-leader 16.6.7.8]', DEEP, 'dirt-road'],
] as const)('%s men push guns after a check only, but along firm roads: %j', (_, options, is) => {
  const push = (now: Options, road: string, ...dice: number[]) =>
    new Trial({
      map: ROADS(road),
      phase: 'movement',
      units: { g1: 'crew 2-4-7 at D4', gg: ['50 AT gun with g1', { facing: 3 }], ...far },
      options: now,
    }).order('german', { order: 'push-gun', gun: 'gg', path: ['D5'] }, ...dice);
  expect(push({}, is).unit('gg').at).toBe('D5');
  expect(push(options, is, 3, 4).unit('gg').at).toBe('D5');
  const stuck = push(options, is, 4, 4);
  expect([stuck.unit('gg').at, stuck.unit('g1').moved, stuck.unit('g1').broken]).toEqual([
    'D4',
    true,
    undefined,
  ]);
  expect(stuck.refusal('german', { order: 'push-gun', gun: 'gg', path: ['D5'] })?.refused).toBe('HAS_MOVED');
  if (options === MUD) expect(push(options, 'paved-road').unit('gg').at).toBe('D5');
  const busy = new Trial({
    map: ROADS(is),
    phase: 'movement',
    units: { g1: ['crew 2-4-7 at D4', { prep: true }], gg: ['50 AT gun with g1', { facing: 3 }], ...far },
    options,
  });
  expect(busy.refusal('german', { order: 'push-gun', gun: 'gg', path: ['D5'] })?.refused).toBe('HAS_FIRED');
});

describe('an Extreme Winter', () => {
  const WINTER: Options = { optional: ['16.6.8'] };
  test('[squad-leader 16.6.8.1] deep snow lies in it', () => {
    expect(walk(WINTER, undefined)).toBe(2);
  });

  test.each([
    ['german', 1942, 10, true],
    ['german', 1942, 9, false],
    ['german', 1944, 11, true],
    ['german', 1944, 10, false],
    ['russian', 1940, 11, true],
    ['russian', 1940, 10, false],
    ['russian', 1941, 11, false],
  ] as const)(
    '[squad-leader 16.6.8.2] a machine gun of the %s breaks down, %i, on %i: %s',
    (side, year, rolled, breaks) => {
      const [id, weapon, enemy] = [side[0] as string, `${side[0]}m`, side === 'german' ? 'r1' : 'g1'];
      const trial = new Trial({
        units: {
          [`${id}1`]: `${side === 'german' ? '4-6-7' : side === 'russian' ? '4-4-7' : '5-4-8'} at D4`,
          [weapon]: [`LMG with ${id}1`, { breakdown: 12 }],
          [enemy]: `${enemy === 'r1' ? '4-4-7' : '4-6-7'} at D7`,
        },
        active: side,
        enemy: enemy === 'r1' ? 'russian' : 'german',
        options: { ...WINTER, year },
      });
      trial.order(
        side,
        { order: 'fire', at: 'D7', firers: [weapon] },
        Math.floor(rolled / 2),
        Math.ceil(rolled / 2),
      );
      expect(trial.unit(weapon).malfunctioned === true).toBe(breaks);
    },
  );

  test('[squad-leader 16.6.8.2] Finns know how to keep theirs warm', () => {
    const fired = (nationality: string) =>
      new Trial({
        units: {
          g1: ['4-6-7 at D4', { nationality }],
          gm: ['LMG with g1', { nationality, breakdown: 12 }],
          r1: '4-4-7 at D7',
        },
        options: { ...WINTER, year: 1944 },
      })
        .order('german', { order: 'fire', at: 'D7', firers: ['gm'] }, 5, 6)
        .unit('gm').malfunctioned === true;
    expect([fired('German'), fired('Finnish')]).toEqual([true, false]);
  });

  test('[squad-leader 16.6.8.2] guns too', () => {
    const fired = (options: Options, a: number, b: number) =>
      new Trial({
        units: { g1: 'crew 2-4-7 at D4', gg: ['50 AT gun with g1', { facing: 3 }], r1: '4-4-7 at D8' },
        options,
      })
        .order('german', { order: 'fire-ordnance', unit: 'gg', at: 'D8' }, a, b)
        .unit('gg').malfunctioned === true;
    expect([fired({ ...WINTER, year: 1942 }, 5, 5), fired({ year: 1942 }, 5, 6)]).toEqual([true, false]);
  });

  test.each([
    ['by the open', 'german', undefined, 11, true],
    ['by the open', 'german', undefined, 10, false],
    ['under a roof', 'german', 'stone-building', 11, false],
    ['a Finn', 'finnish', undefined, 11, false],
  ] as const)(
    '[squad-leader 16.6.8.4] %s, %s, %s, rallies on %i: frozen %s',
    (_, side, ground, rolled, frozen) => {
      const f = side[0] as string;
      const trial = new Trial({
        ...(ground && { map: field({ D4: ground as 'stone-building' }) }),
        phase: 'rally',
        units: {
          [`${f}1`]: [`${side === 'german' ? '4-6-7' : '5-4-8'} at D4`, { broken: true }],
          [`${f}l`]: '8-0 at D4',
          r1: '4-4-7 at N12',
        },
        active: side,
        options: WINTER,
      });
      while (!trial.awaits.includes(`${side} rally`)) trial.endPhase();
      trial.order(
        side,
        { order: 'rally', unit: `${f}1`, leader: `${f}l` },
        Math.floor(rolled / 2),
        Math.ceil(rolled / 2),
      );
      expect(trial.battle.unit(`${f}1`) === undefined).toBe(frozen);
    },
  );

  test('[squad-leader 16.6.8.5] nobody digs in', () => {
    const digs = (options: Options) =>
      new Trial({ units: { g1: '4-6-7 at D4', r1: '4-4-7 at D9' }, options }).refusal(
        'german',
        { order: 'dig-in', unit: 'g1' },
        1,
        1,
      )?.refused;
    expect([digs({}), digs(WINTER)]).toEqual([undefined, 'NOT_IN_PLAY']);
  });

  test('[squad-leader 16.6.8.3] vehicles off the road may stick in every hex, but no pulkkas', () => {
    const drives = (options: Options, map?: Setup['map']) =>
      new Trial({
        ...(map && { map }),
        phase: 'movement',
        units: { gt: ['MkIVF2 at D4', { facing: 3, mp: 20, exposed: true }], ...far },
        options,
      });
    const goes = { order: 'drive', unit: 'gt', path: ['D5'] } as const;
    expect(drives(WINTER).order('german', goes, 6, 6).unit('gt').bogged).toBe(true);
    expect(drives(WINTER).order('german', goes, 3, 3).unit('gt').bogged).toBeUndefined();
    expect(drives(DEEP).order('german', goes).unit('gt').bogged).toBeUndefined();
    const sledge = new Trial({
      phase: 'movement',
      units: { gt: ['truck at D4', { facing: 3, mp: 20, vehicle: 'pulkka' }], ...far },
      options: WINTER,
    });
    expect(sledge.order('german', goes).unit('gt')).toMatchObject({ at: 'D5' });
    expect(sledge.unit('gt').bogged).toBeUndefined();
    expect(drives(WINTER, ROADS('dirt-road')).order('german', goes).unit('gt').bogged).toBeUndefined();
  });
});

test('[squad-leader 16.5.9.8] who has waded into close combat through mud has 1 more', () => {
  const fought = (options: Options, map?: Setup['map']) => {
    const trial = new Trial({
      ...(map && { map }),
      phase: 'close-combat',
      units: { g1: ['4-6-7 at D5', { advancedFrom: 'D4' }], r1: '4-4-7 at D5' },
      options,
    });
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] });
    while (trial.awaits.includes('german close-combat')) trial.order('german', 'pass');
    const [attack] = trial.order('russian', 'pass', 6, 5).told('close-combat-attack');
    return attack?.blows.flatMap(({ modifiers }) => modifiers.map(({ why, value }) => `${why} ${value}`));
  };
  const house = drawn({ buildings: [{ is: 'stone', hexes: 'D4 D5' }] });
  expect([
    fought({}),
    fought(MUD),
    fought(MUD, ROADS('dirt-road')),
    fought(MUD, ROADS('paved-road')),
    fought(MUD, house),
  ]).toEqual([[], ['mud 1'], ['mud 1'], [], []]);
});

describe('Axis vehicles in the winters of 1941 and 1942', () => {
  const COLD = {
    optional: ['16.6.8'],
    snow: true,
    underfoot: 'deep snow',
    year: 1941,
    month: 12,
  } as const satisfies Options;
  const begins = (options: Options, dice: number[], counter = 'MkIVF2 at D4') =>
    new Trial({ phase: 'rally', units: { gt: counter, ...far }, ...(options && { options }) }, ...dice);

  test.each([
    [4, undefined, undefined],
    [5, true, undefined],
    [6, true, true],
  ] as const)('[squad-leader 16.6.8.6] the engine, on a %i', (die, immobilized, frozen) => {
    const { gt } = begins(COLD, [die]).battle.position.units;
    expect([gt?.immobilized, gt?.frozen]).toEqual([immobilized, frozen]);
  });

  test.each([
    ['in 1943', { ...COLD, year: 1943 }, 'MkIVF2 at D4'],
    ['where the winter is not extreme', { ...COLD, optional: [] }, 'MkIVF2 at D4'],
    ['of those who come later', COLD, 'MkIVF2'],
  ] as const)('[squad-leader 16.6.8.6] no roll %s', (_, options, counter) => {
    const only: Setup['units'] = counter === 'MkIVF2' ? { g9: '4-6-7 at A1' } : {};
    const trial = new Trial({ phase: 'rally', units: { gt: counter, ...only, ...far }, options });
    expect(trial.unit('gt').immobilized).toBeUndefined();
  });

  test('[squad-leader 16.6.8.6] a frozen turret fires along its hexspine alone, with 2 more, and does not turn', () => {
    const fires = (at: string) =>
      new Trial({
        units: {
          gt: ['MkIVF2 at F8', { facing: 0, frozen: true, immobilized: true, exposed: true }],
          r1: `4-4-7 at ${at}`,
          r9: '4-4-7 at N12',
        },
        options: COLD,
      });
    const shot = (at: string) => ({ order: 'fire-ordnance', unit: 'gt', at });
    expect(fires('F5').refusal('german', shot('F5'))?.refused).toBe('OUT_OF_ARC');
    const spine = ['E6', 'E7', 'D5', 'D6'].filter((at) => !fires(at).refusal('german', shot(at), 6, 6));
    expect(spine).toEqual(['E7', 'D5']);
    const aimed = fires('D5').order('german', shot('D5'), 6, 4).told('ordnance-fired')[0]?.aimed[0];
    expect(aimed?.modifiers.map(({ why, value }) => `${why} ${value}`)).toContain('turret frozen 2');
    const turned = fires('D5').refusal('german', { order: 'traverse', unit: 'gt', to: 1 });
    expect(turned?.refused).toBe('IMMOBILE');
  });

  test.each([
    ['[squad-leader 16.6.8.6]', 'MkIVF2', COLD, -2],
    ['[squad-leader 16.6.8.6]', 'MkIVF2', { ...COLD, year: 1943 }, 0],
    ['[squad-leader 16.5.9.9]', 'PzKpfw VIB', { year: 1944 }, -2],
  ] as const)('%s the breakdown number of a %s in %j: %i', (_, counter, options, lower) => {
    const number = (name: string, with_: object) =>
      new Trial({
        map: field({ D5: 'woods' }),
        phase: 'movement',
        units: { gt: [`${name} at D4`, { facing: 3, mp: 60 }], r9: '4-4-7 at N12' },
        options: with_,
      })
        .order(
          'german',
          { order: 'drive', unit: 'gt', path: ['D5'] },
          1,
          1,
          ...('optional' in with_ ? [1, 1] : []),
        )
        .told('breakdown-roll')[0]?.from;
    expect((number(counter, options as Options) ?? 0) - (number('MkIVF2', {}) ?? 0)).toBe(lower);
  });
});
