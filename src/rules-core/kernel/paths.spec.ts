import fc from 'fast-check';
import { inlineBoard } from './boards/index.js';
import { acrossHexsides, alternatives, cheapestPath, type Legs, reach } from './paths.js';
import { hexOf } from './position.js';
import { type Amount, compare, plus } from './reckoning.js';

function board(hexes: Record<string, string> = {}) {
  const made = inlineBoard({ columns: 7, rows: 6, hexes });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

const OPEN = board();

/** Every hex costs 1, woods 2, water is not entered. */
function walking(map = OPEN): Legs {
  return function* (at) {
    for (const { to } of acrossHexsides(map, at)) {
      const hex = map.hexes[map.named.get(to) as number];
      const terrain = map.terrains[hex?.terrain as number]?.name;
      if (terrain !== 'water') yield { to, cost: terrain === 'woods' ? 2 : 1 };
    }
  };
}

const through = (path: { through: readonly string[] } | undefined) => path?.through.join(' ');

describe('paths', () => {
  test('the cheapest path goes around what costs more than the way around, and never through what bars it', () => {
    const map = board({ C3: 'water', D2: 'woods', D3: 'woods' });
    expect(cheapestPath('B3', 'E4', walking(map))?.cost).toBe(3);
    expect(through(cheapestPath('B3', 'E3', walking(map)))).not.toContain('C3');
    const wet = board({ A2: 'water', B1: 'water', B0: 'water' });
    expect(cheapestPath('A1', 'E4', walking(wet))).toBeUndefined();
  });

  test('of paths that cost the same the shorter one is taken, then the first by name', () => {
    expect(through(cheapestPath('A1', 'C2', walking()))).toBe('B1 C2');
    const free: Legs = (at) =>
      at === 'x'
        ? [
            { to: 'y', cost: 0 },
            { to: 'z', cost: 0 },
          ]
        : at === 'y'
          ? [{ to: 'z', cost: 0 }]
          : [];
    expect(through(cheapestPath('x', 'z', free))).toBe('z');
  });

  test('reach is everything within what may be spent', () => {
    const { paths, complete } = reach('C3', walking(), { most: 1 });
    expect(complete).toBe(true);
    expect([...paths.keys()].sort()).toEqual(['B2', 'B3', 'C2', 'C3', 'C4', 'D2', 'D3']);
    expect(paths.get('C3')).toEqual({ through: [], cost: 0, state: '' });
  });

  test('thirds and halves add up exactly', () => {
    const thirds: Legs = (at) => [{ to: `${at}i`, cost: [1, 3] }];
    expect([...reach('', thirds, { most: 1 }).paths.keys()]).toEqual(['', 'i', 'ii', 'iii']);
  });

  test('locations of a hex are steps like any other: up the stairs, across, and down again', () => {
    const floors: Legs = function* (at) {
      const level = Number(at.split('/')[1] ?? 0);
      const named = (hex: string, n: number) => (n === 0 ? hex : `${hex}/${n}`);
      if (hexOf(at) === 'B2')
        for (const n of [level - 1, level + 1]) if (n >= 0 && n <= 2) yield { to: named('B2', n), cost: 1 };
      for (const { to } of acrossHexsides(OPEN, at))
        if (level === 0 || to === 'B2' || to === 'B3') yield { to: named(to, level), cost: 1 };
    };
    expect(through(cheapestPath('A1', 'B3/2', floors))).toBe('A2 B2 B2/1 B2/2 B3/2');
  });

  test('a state carries what the steps before have done: the second road hex is free', () => {
    const road: Legs = (at, state) => {
      const n = at.length;
      return n < 4 ? [{ to: `${at}r`, cost: state === 'on the road' ? 0 : 1, state: 'on the road' }] : [];
    };
    expect(cheapestPath('r', 'rrrr', road)).toEqual({
      through: ['rr', 'rrr', 'rrrr'],
      cost: 1,
      state: 'on the road',
    });
    expect(cheapestPath('r', 'rr', road, { state: 'on the road' })?.cost).toBe(0);
  });

  test('all alternatives, cheapest first, none through a location twice', () => {
    const { paths, complete } = alternatives('A1', 'C1', walking(), { most: 3 });
    expect(complete).toBe(true);
    expect(paths.map(({ cost }) => cost)).toEqual([2, 2, 3, 3, 3, 3]);
    expect(paths.slice(0, 2).map(through)).toEqual(['B0 C1', 'B1 C1']);
    for (const { through } of paths) expect(new Set(through).size).toBe(through.length);
  });

  test('a search that cannot look at everything says so', () => {
    expect(reach('A1', walking(), { limit: 5 }).complete).toBe(false);
    expect(alternatives('A1', 'G6', walking(), { limit: 1_000 }).complete).toBe(false);
    expect(alternatives('A1', 'C1', walking(), { most: 3, count: 2 })).toMatchObject({
      complete: false,
      paths: [{}, {}],
    });
    expect(() => reach('A1', () => [{ to: 'B1', cost: -1 }])).toThrow(RangeError);
  });

  test('the cheapest path costs what a plain relaxation finds, whatever the costs', () => {
    const costs = fc.array(fc.constantFrom<Amount>(1, 2, 3, [1, 2], [4, 3]), {
      minLength: 45,
      maxLength: 45,
    });
    fc.assert(
      fc.property(costs, (costs) => {
        const legs: Legs = function* (at) {
          for (const { to } of acrossHexsides(OPEN, at))
            yield { to, cost: costs[OPEN.named.get(to) as number] as Amount };
        };
        const plain = new Map<string, Amount>([['A1', 0]]);
        for (let again = true; again; ) {
          again = false;
          for (const [at, spent] of [...plain])
            for (const { to, cost } of legs(at, '', spent)) {
              const known = plain.get(to);
              const now = plus(spent, cost);
              if (known !== undefined && compare(known, now) <= 0) continue;
              plain.set(to, now);
              again = true;
            }
        }
        const found = [...reach('A1', legs).paths].map(([at, { cost }]) => [at, cost]);
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(plain));
      }),
      { numRuns: 60 },
    );
  });
});
