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

  test('[squad-leader 14.17.3, 14.14.1/q1] the road is as cheap as ever along it, and woods are woods from elsewhere', () => {
    const spent = (from: string, ...path: string[]) =>
      trial(ROAD, { g1: `4-6-7 at ${from}` })
        .order('german', move(...path))
        .unit('g1').spent;
    expect([spent('D9', 'D8'), spent('D9', 'D8', 'D7'), spent('E9', 'D8')]).toEqual([0.5, 1, 2]);
  });

  test('[squad-leader 14.17.6] past a vehicle there: woods for what is fully tracked, nothing for others', () => {
    const past = (vehicle: string) => trial(ROAD, { gt: vehicle, gu: 'MkIVF2 at D8' });
    expect(past('truck at D9').refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
    const tank = past('MkIVF2 at D9').order('german', drive('D8', 'D7'), 1, 2);
    expect(tank.kinds).toContain('breakdown-roll');
    const free = trial(ROAD, { gt: ['MkIVF2 at D9', { exposed: true }] }).order('german', drive('D8'));
    expect(free.kinds).not.toContain('breakdown-roll');
  });
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

  test('[squad-leader 14.21.7, 14.21/q2] nor hides the hull: a tank beside a gully is not hull down to a gun in it', () => {
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
