import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const trial = (map: Setup['map'], units: Readonly<Record<string, Placed>>, more: Setup = {}) =>
  new Trial({ phase: 'movement', ...(map && { map }), units: { r9: '4-4-7 at N12', ...units }, ...more });
const why = (one: Trial) =>
  one.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why: name, value }) => `${name} ${value}`);

describe('heights', () => {
  test('[squad-leader 14.7.4] from a hill of four levels one sees over a building of three, and from three not', () => {
    const seen = (level: number) => {
      const map = drawn({
        columns: 14,
        rows: 14,
        hexes: { D2: { level } },
        buildings: [{ is: 'stone', hexes: 'C5 D5 E5', upperLevels: 3 }],
      });
      return new Trial({ map, units: { g1: '4-6-7 at D2', r1: '4-4-7 at D13' } })
        .legalOf('german', 'fire')
        .some(({ at }) => at === 'D13');
    };
    expect([seen(3), seen(4)]).toEqual([false, true]);
  });
});

describe('woods and roads through them', () => {
  const ROAD = drawn({ terrain: { woods: 'D8 C8 E8' }, roads: [{ is: 'dirt-road', along: 'D11 D5' }] });

  test('[squad-leader-C-028] [squad-leader 14.17.1, 14.17.3, 14.14.1/q1] the road is as cheap as ever along it, and woods are woods from elsewhere', () => {
    const spent = (from: string, ...path: string[]) =>
      trial(ROAD, { g1: `4-6-7 at ${from}` })
        .order('german', move(...path))
        .unit('g1').spent;
    expect([spent('D9', 'D8'), spent('D9', 'D8', 'D7'), spent('E9', 'D8')]).toEqual([0.5, 1, 2]);
  });

  test('[squad-leader 14.17.6] past a vehicle there: woods for what is fully tracked, nothing for others', () => {
    const past = (vehicle: string) =>
      trial(ROAD, { gt: vehicle, gu: ['MkIVF2 at D8', { immobilized: true }] });
    expect(past('truck at D9').refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
    const tank = past('MkIVF2 at D9').order('german', drive('D8', 'D7'), 1, 2);
    expect(tank.kinds).toContain('breakdown-roll');
    const free = trial(ROAD, { gt: ['MkIVF2 at D9', { exposed: true }] }).order('german', drive('D8'));
    expect(free.kinds).not.toContain('breakdown-roll');
  });
});

describe('on the road through woods', () => {
  const ROAD = drawn({ terrain: { woods: 'D8 C8 E8' }, roads: [{ is: 'dirt-road', along: 'D11 D5' }] });

  test('[squad-leader 14.17.4] one sees along it, not through the trees', () => {
    const seen = (from: string, at: string) =>
      new Trial({ map: ROAD, units: { g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${at}` } })
        .legalOf('german', 'fire')
        .some((order) => order.at === at);
    expect([seen('D6', 'D10'), seen('C6', 'E10'), seen('D7', 'D8')]).toEqual([true, false, true]);
  });

  test('[squad-leader-C-035] [squad-leader 14.17/q1] nobody comes along it into a fire', () => {
    const fires = trial(ROAD, { g1: '4-6-7 at D9' }, { marks: { D8: { burning: true } } });
    expect(fires.refusal('german', move('D8'))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 14.17.2/q1] woods cover those on a tank there, though the line keeps to the road', () => {
    const shot = new Trial({
      map: ROAD,
      units: {
        g1: '4-6-7 at D6',
        rt: ['T-34 at D8', { facing: 3 }],
        r1: ['4-4-7', { at: 'D8', aboard: 'rt' }],
      },
    });
    expect(why(shot.order('german', fire('D8', 'g1'), 6, 5))).toContain('woods 1');
  });
});

test.each([
  ['D8', '14.25.6'],
  ['D7', undefined],
])(
  '[squad-leader-C-048] [squad-leader 14.25.6, 14.25.1/q1] out of a gully nobody goes for the tracks of a tank: from %s',
  (at, rule) => {
    const map = field({ D8: { terrain: 'gully', level: -1 }, D7: 'woods' });
    const passes = new Trial({
      phase: 'defensive-fire',
      active: 'russian',
      map,
      units: { g1: `4-6-7 at ${at}`, rt: ['T-34 at E8', { facing: 0 }] },
    });
    const order = { order: 'immobilize', unit: 'g1', vehicle: 'rt' };
    expect(passes.refusal('german', order, 1, 2)?.cites?.[0]).toBe(rule);
  },
);

test('[squad-leader 14.28.8.6] nobody takes a gun through the river', () => {
  const map = field({ D8: { terrain: 'shallow-river', level: -1 } });
  const gun = { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun at D9', { possessor: 'g1', facing: 0 }] } as const;
  expect(trial(map, gun).refusal('german', { order: 'push-gun', gun: 'gg', path: ['D8'] })?.refused).toBe(
    'IMPASSABLE',
  );
  const wades = trial(map, gun).order('german', { order: 'wade', units: ['g1'], to: 'D8' });
  expect(wades.unit('gg').at).toBe('D9');
});

describe('bridges', () => {
  test('[squad-leader 14.29.3] over a river only by the road', () => {
    const map = drawn({
      levels: { '-1': 'A8-C8 E8-N8' },
      terrain: { river: 'A8-N8' },
      roads: [{ is: 'dirt-road', along: 'D12 D4' }],
      bridges: { 'stone-bridge': 'D8' },
    });
    const from = (at: string, order: object) =>
      trial(map, {
        g1: `4-6-7 at ${at}`,
        gt: [`MkIVF2 at ${at}`, { exposed: true, facing: at === 'D9' ? 0 : 5 }],
      }).refusal('german', order as never)?.refused;
    expect([from('D9', move('D8')), from('E9', move('D8'))]).toEqual([undefined, 'IMPASSABLE']);
    expect([from('D9', drive('D8')), from('E9', drive('D8'))]).toEqual([undefined, 'IMPASSABLE']);
  });

  const BRIDGE = drawn({
    watercourses: [{ is: 'gully', along: 'A8 B7 C8 D8 E8 F8 G8' }],
    roads: [{ is: 'dirt-road', along: 'D12 D4' }],
    bridges: { 'stone-bridge': 'D8' },
  });
  const cover = (from: string, phase: 'prep-fire' | 'movement' = 'prep-fire') => {
    if (phase === 'prep-fire') {
      const shot = new Trial({
        map: BRIDGE,
        units: { g1: `4-6-7 at ${from}`, r1: '4-4-7 at D8', r9: '4-4-7 at N12' },
      });
      return why(shot.order('german', fire('D8', 'g1'), 6, 5));
    }
    const moved = trial(BRIDGE, { g1: '4-6-7 at D9', r1: `4-4-7 at ${from}` })
      .order('german', move('D8'))
      .endPhase();
    return why(moved.order('russian', fire('D8', 'r1'), 6, 6));
  };

  test('[squad-leader 14.29.5.1, 14.29.2] over a gully it is a road, on the level of the road', () => {
    const walk = trial(BRIDGE, { g1: '4-6-7 at D9' }).order('german', move('D8', 'D7'));
    expect(walk.unit('g1').spent).toBe(1);
    const tank = trial(BRIDGE, { gt: ['MkIVF2 at D9', { exposed: true }] }).order(
      'german',
      drive('D8', 'D7'),
    );
    expect(tank.unit('gt').spent).toBe(1);
  });

  test('[squad-leader 14.29.6.1/a, 14.26.11/b] its rails cover those on it from fire across them', () => {
    expect(cover('H7')).toEqual(['bridge 1']);
    expect(cover('H7', 'movement')).toEqual(['bridge 1', 'moved -1', 'in the open -1']);
  });

  test('[squad-leader 14.29.6.1/b] the broken run over it where every enemy who sees it looks across the rails', () => {
    const runs = (enemy: string, is = 'stone-bridge') =>
      new Trial({
        phase: 'rout',
        map: drawn({
          terrain: { woods: 'D7', brush: 'D9' },
          watercourses: [{ is: 'gully', along: 'A8 B7 C8 D8 E8 F8 G8' }],
          roads: [{ is: 'dirt-road', along: 'D12 D4' }],
          bridges: { [is]: 'D8' },
        }),
        units: { g1: ['4-6-7', { at: 'D9', broken: true, dm: true }], r1: `4-4-7 at ${enemy}` },
      }).refusal('german', { order: 'rout', unit: 'g1', path: ['D8', 'D7'] })?.refused;
    expect([runs('G10'), runs('G10', 'pontoon-bridge')]).toEqual([undefined, 'NO_WAY']);
  });

  test.each([
    [-1, 'wooden-bridge', 'IMPASSABLE'],
    [0, 'wooden-bridge', undefined],
    [-1, 'stone-bridge', undefined],
  ])('[squad-leader 14.29.5.5] an AFV of size %i on a %s over a gully: %s', (size, is, refused) => {
    const map = drawn({
      watercourses: [{ is: 'gully', along: 'A8 B7 C8 D8 E8 F8 G8' }],
      roads: [{ is: 'dirt-road', along: 'D12 D4' }],
      bridges: { [is]: 'D8' },
    });
    const tank = trial(map, { gt: ['MkIVF2 at D9', { size, tons: 5 }] });
    expect(tank.refusal('german', drive('D8'))?.refused).toBe(refused);
  });

  test('[squad-leader 14.29.6.2] along it they stand on an open road', () => {
    expect([cover('D5'), cover('D5', 'movement')]).toEqual([[], ['moved -1', 'in the open -1']]);
  });

  test('[squad-leader 14.29.11.4] a pontoon bridge has no rails', () => {
    const pontoon = drawn({
      watercourses: [{ is: 'gully', along: 'A8 B7 C8 D8 E8 F8 G8' }],
      roads: [{ is: 'dirt-road', along: 'D12 D4' }],
      bridges: { 'pontoon-bridge': 'D8' },
    });
    const shot = new Trial({
      map: pontoon,
      units: { g1: '4-6-7 at H7', r1: '4-4-7 at D8', r9: '4-4-7 at N12' },
    });
    expect(why(shot.order('german', fire('D8', 'g1'), 6, 5))).toEqual([]);
  });
});

test('[squad-leader 14.30.6] the broken run to cover on their own bank, though there is nearer cover across the water', () => {
  const map = drawn({ levels: { '-1': 'A7-N7' }, terrain: { river: 'A7-N7', woods: 'D6 D11' } });
  const runs = new Trial({
    phase: 'rout',
    map,
    units: { g1: ['4-6-7', { at: 'D8', broken: true, dm: true }], r9: '4-4-7 at N12' },
  });
  expect(runs.legalOf('german', 'rout').map(({ path }) => (path as string[]).at(-1))).toEqual(['D11']);
});

test.each([
  [2, undefined],
  [3, 'IMPASSABLE'],
])('[squad-leader 14.17.8] past %i wrecks on a road through woods: %s', (number, refused) => {
  const map = drawn({ terrain: { woods: 'D8 C8 E8' }, roads: [{ is: 'dirt-road', along: 'D11 D5' }] });
  const wreck = { name: 'T-34', nationality: 'Russian' } as const;
  const past = trial(
    map,
    { gt: 'MkIVF2 at D9' },
    { marks: { D8: { wrecks: Array.from({ length: number }, () => wreck) } as never } },
  );
  expect(past.refusal('german', drive('D8', 'D7'), 1, 2)?.refused).toBe(refused);
});

describe('low ground', () => {
  const bed = (terrain: 'gully' | 'shallow-stream') => field({ D8: { terrain, level: -1 } });

  test('[squad-leader 14.21.4, 14.21/q1] a tank climbs out of a gully for four points more than the next hex costs', () => {
    const tank = trial(bed('gully'), { gt: 'MkIVF2 at D8' }).order('german', drive('D7'));
    expect(tank.unit('gt').passed?.at(-1)).toMatchObject({ at: 'D7', mp: 5 });
  });

  test.each([
    ['[squad-leader 14.21.7]', 'gully'],
    ['[squad-leader 14.22.20]', 'shallow-stream'],
  ] as const)('%s a %s is no cover', (_, terrain) => {
    const shot = new Trial({ map: bed(terrain), units: { g1: '4-6-7 at D7', r1: '4-4-7 at D8' } });
    expect(why(shot.order('german', fire('D8', 'g1'), 6, 5))).toEqual([]);
  });

  test('[squad-leader-C-042] [squad-leader 14.21.7, 14.21/q2] nor hides the hull: a tank beside a gully is not hull down to a gun in it', () => {
    const shot = new Trial({
      map: bed('gully'),
      units: {
        g1: 'crew 2-4-7 at D8',
        gg: ['75 AT gun with g1', { facing: 0 }],
        rt: ['T-34 at D7', { facing: 1 }],
      },
    });
    const order = { order: 'fire-ordnance', unit: 'gg', at: 'D7', target: 'rt', immobilize: true };
    expect(shot.refusal('german', order, 6, 6)?.cites ?? []).not.toContain('13.23.2.4');
  });

  test.each([
    ['[squad-leader 14.21.9]', 'gully', ['D8', 'D7']],
    ['[squad-leader 14.22.22]', 'shallow-stream', ['D8']],
  ] as const)('%s the broken run into a %s that no enemy looks into', (_, terrain, path) => {
    const runs = (enemy: string) =>
      new Trial({
        phase: 'rout',
        map: field({ D8: { terrain, level: -1 }, D7: 'woods', D9: 'brush' }),
        units: { g1: ['4-6-7', { at: 'D9', broken: true, dm: true }], r1: `4-4-7 at ${enemy}` },
      }).refusal('german', { order: 'rout', unit: 'g1', path })?.refused;
    expect([runs('G10'), runs('E8')]).toEqual([undefined, 'NOT_NOW']);
  });

  test('[squad-leader 14.19.2] mud flats hide nobody', () => {
    const flat = { terrain: 'mudflats', level: -1 } as const;
    const marsh = { terrain: 'marsh', level: -1 } as const;
    const seen = (D7: typeof flat | typeof marsh) =>
      new Trial({ map: field({ D6: flat, D7, D8: flat }), units: { g1: '4-6-7 at D6', r1: '4-4-7 at D8' } })
        .legalOf('german', 'fire')
        .some(({ at }) => at === 'D8');
    expect([seen(flat), seen(marsh)]).toEqual([true, false]);
  });
});

test('[squad-leader 14.18.2] no vehicle and no gun comes into marsh, mortars are carried there and do not fire', () => {
  const marsh = field({ D8: 'marsh', D9: 'open-ground' });
  expect(trial(marsh, { gt: 'MkIVF2 at D9' }).refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
  const gun = { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun at D9', { possessor: 'g1', facing: 0 }] } as const;
  expect(trial(marsh, gun).refusal('german', { order: 'push-gun', gun: 'gg', path: ['D8'] })?.refused).toBe(
    'IMPASSABLE',
  );
  const carried = trial(marsh, { g1: '4-6-7 at D9', gg: '50mm mortar with g1' }).order('german', move('D8'));
  expect(carried.unit('gg').at).toBe('D8');
  const fires = new Trial({
    map: marsh,
    units: { g1: '4-6-7 at D8', gg: '50mm mortar with g1', r1: '4-4-7 at D4' },
  });
  expect(fires.legalOf('german', 'fire-ordnance')).toEqual([]);
});
