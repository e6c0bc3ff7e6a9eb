import { centreOf, sideMiddle } from '../../kernel/boards/hexes.js';
import { type Hexside, UNITS } from '../../kernel/geometry/grid.js';
import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

/** May those in one hex fire at those in the other, whom they see? Fire in vain is not listed. */
function seen(map: Setup['map'], from: string, at: string, options: Setup['options'] = {}): boolean {
  const shot = new Trial({
    ...(map && { map }),
    options,
    units: { g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${at}` },
  });
  return shot.legalOf('german', 'fire').some((order) => order.at === at);
}

/** From level 0 at D12 to a bed at D8, with the firer so much higher. */
const bed = (terrain: 'gully' | 'shallow-stream', level: number) =>
  field({ D8: { terrain, level: -1 }, D12: { level } });

/** The same map with grass inside that hexside. */
function withGrass(table: ReturnType<typeof drawn>, at: string, side: Hexside): ReturnType<typeof drawn> {
  const { map } = table;
  const index = map.named.get(at) ?? 0;
  const [centre, middle] = [centreOf(map, index), sideMiddle(map, index, side)];
  const terrain = map.terrain.slice();
  for (let part = 0; part < 0.1; part += 0.005) {
    const x = Math.floor((middle.x + (centre.x - middle.x) * part) / UNITS);
    const y = Math.floor((middle.y + (centre.y - middle.y) * part) / UNITS);
    terrain[x * map.height + y] = 0;
  }
  return { ...table, map: { ...map, terrain } };
}

describe('gullies and streams', () => {
  test.each([
    ['[squad-leader 14.21.5]', 'gully'],
    ['[squad-leader 14.22.5, 14.22.18]', 'shallow-stream'],
  ] as const)('%s into a %s one sees from beside it, and from three levels up', (_, terrain) => {
    expect([0, 1, 2].map((level) => seen(bed(terrain, level), 'D12', 'D8'))).toEqual([false, false, true]);
    expect([seen(bed(terrain, 0), 'D9', 'D8'), seen(bed(terrain, 0), 'D8', 'D9')]).toEqual([true, true]);
    expect(seen(bed(terrain, 0), 'D8', 'D12')).toBe(false);
  });

  test('[squad-leader 14.21.5/q1, 14.22.18] along a stream one sees, along a gully never', () => {
    const along = (is: 'gully' | 'shallow-stream') => drawn({ watercourses: [{ is, along: 'D5 D10' }] });
    expect([seen(along('shallow-stream'), 'D6', 'D9'), seen(along('gully'), 'D6', 'D9')]).toEqual([
      true,
      false,
    ]);
    const bent = drawn({ watercourses: [{ is: 'shallow-stream', along: 'D6 E6 F7 F8 E8 D9' }] });
    expect(seen(bent, 'D6', 'D9')).toBe(false);
  });

  test('[squad-leader 14.22.18] into a stream over a hexside of marsh', () => {
    const map = field({ D8: { terrain: 'shallow-stream', level: -1 }, D9: { terrain: 'marsh', level: -1 } });
    expect(seen(map, 'D11', 'D8')).toBe(true);
  });

  test('[squad-leader 14.22.19] who stands over those in the bed has the advantage of height', () => {
    const shot = new Trial({
      map: bed('shallow-stream', 0),
      units: { g1: '4-6-7 at D8', r1: '4-4-7 at D9' },
    });
    shot.order('german', { order: 'fire', at: 'D9', firers: ['g1'] }, 6, 5);
    const [outcome] = shot.told('fire-attack')[0]?.outcomes ?? [];
    expect(outcome?.modifiers.map(({ why, value }) => `${why} ${value}`)).toEqual(['height 1']);
  });

  test('[squad-leader 14.22.12] no gun is pushed into a stream', () => {
    const push = new Trial({
      phase: 'movement',
      map: bed('shallow-stream', 0),
      units: {
        g1: 'crew 2-4-7 at D9',
        gg: ['50 AT gun at D9', { possessor: 'g1', facing: 0 }],
        r9: '4-4-7 at N12',
      },
    });
    expect(push.refusal('german', { order: 'push-gun', gun: 'gg', path: ['D8'] })?.cites).toEqual([
      '14.22.12',
    ]);
  });
});

describe('rivers and canals', () => {
  const wide = (terrain: string, level = -1, more: object = {}) =>
    drawn({ levels: { [level]: 'A2-N7' }, terrain: { [terrain]: 'A2-N7' }, ...more });
  const across = (map: Setup['map'], from: string, at: string) => {
    const shot = new Trial({
      ...(map && { map }),
      units: { g1: `4-6-7 at ${from}`, r1: ['4-4-7', { at, swims: { since: 1 } }] },
    });
    return shot.legalOf('german', 'fire').some((order) => order.at === at);
  };

  test('[squad-leader 14.28.9.4/a] the bank hides two hexes of the river for each hex of ground before it', () => {
    const map = wide('river');
    expect(['D7', 'D4'].map((at) => across(map, 'D8', at))).toEqual([true, true]);
    expect(['D7', 'D6', 'D5'].map((at) => across(map, 'D9', at))).toEqual([false, false, true]);
    expect(['D4', 'D3'].map((at) => across(map, 'D10', at))).toEqual([false, true]);
  });

  test('[squad-leader 14.28.9.4/a] but not from higher ground', () => {
    const map = drawn({ levels: { '-1': 'A2-N7', '1': 'D9' }, terrain: { river: 'A2-N7' } });
    expect(across(map, 'D9', 'D7')).toBe(true);
  });

  test('[squad-leader 14.18.9] nor over a marsh at its edge', () => {
    const map = drawn({ levels: { '-1': 'A2-N8' }, terrain: { river: 'A2-N7', marsh: 'A8-N8' } });
    expect(across(map, 'D9', 'D7')).toBe(true);
  });

  test('[squad-leader-C-051] [squad-leader 14.28.9.4/q1] but where grass grows between the marsh and the river it is a bank', () => {
    const wet = drawn({ levels: { '-1': 'A2-N8' }, terrain: { river: 'A2-N7', marsh: 'A8-N8' } });
    const grassy = withGrass(wet, 'D8', 0);
    const visible = (map: Setup['map']) =>
      ['D7', 'D6', 'D5', 'D4', 'D3'].filter((at) => across(map, 'D10', at));
    expect(visible(wet)).toEqual(['D7', 'D6', 'D5', 'D4', 'D3']);
    expect(visible(grassy)).toEqual(['D3']);
  });

  test('[squad-leader 14.28.2] water hides nobody behind it', () => {
    expect(seen(wide('river'), 'D8', 'D1')).toBe(true);
  });

  test('[squad-leader 14.30.3] a canal is seen from its edge alone', () => {
    const map = wide('canal');
    expect(['D7', 'D4'].map((at) => across(map, 'D8', at))).toEqual([true, true]);
    expect(['D7', 'D4'].map((at) => across(map, 'D9', at))).toEqual([false, false]);
  });

  test('[squad-leader 14.28.3] the berserk charge an enemy whom they reach without crossing water', () => {
    const raging = new Trial({
      phase: 'movement',
      map: wide('river'),
      units: { g1: ['4-6-7', { at: 'D8', berserk: true }], r1: '4-4-7 at D1', r2: '4-4-7 at N10' },
    });
    const ways = raging.legalOf('german', 'move').map(({ path }) => (path as string[])[0]);
    expect(ways.every((at) => at === 'E8' || at === 'E9')).toBe(true);
    expect(ways.length).toBeGreaterThan(0);
  });

  test('[squad-leader 14.30.5] a canal is swum, not forded', () => {
    const canal = new Trial({
      phase: 'movement',
      map: wide('canal'),
      units: { g1: '4-6-7 at D8', r9: '4-4-7 at N12' },
    });
    expect(canal.refusal('german', { order: 'wade', units: ['g1'], to: 'D7' })?.refused).toBe('NO_WAY');
    expect(canal.order('german', { order: 'swim', unit: 'g1', to: 'D7' }, 3, 4).unit('g1').at).toBe('D7');
  });

  test('[squad-leader 14.30.2, 14.30.4] it is a row of hexes between two boards, whose edges are its banks; bridges lead over it', () => {
    const canal = drawn({
      levels: { '-1': 'A6-C6 E6-N6' },
      terrain: { canal: 'A6-N6' },
      roads: [{ is: 'paved-road', along: 'D9 D4' }],
      bridges: { 'stone-bridge': 'D6' },
    });
    const men = (at: string) =>
      new Trial({ phase: 'movement', map: canal, units: { g1: `4-6-7 at ${at}`, r9: '4-4-7 at N12' } });
    const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
    expect(men('D7').order('german', move('D6', 'D5')).unit('g1')).toMatchObject({ at: 'D5', spent: 1 });
    expect(men('G7').refusal('german', move('G6'))?.refused).toBe('IMPASSABLE');
    expect([across(canal, 'G7', 'G6'), across(canal, 'G5', 'G6'), across(canal, 'G8', 'G6')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
