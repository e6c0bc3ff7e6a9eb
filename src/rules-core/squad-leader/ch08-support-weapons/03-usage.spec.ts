import { field, type Placed, Trial } from '../testkit.testkit.js';

const firing = (units: Readonly<Record<string, Placed>>, ...firers: string[]) => {
  const trial = new Trial({ map: field({ D6: 'stone-building' }), units: { r1: '4-4-7 at D6', ...units } });
  const order = { order: 'fire', at: 'D6', firers } as const;
  const refused = trial.refusal('german', order)?.refused;
  if (refused === 'HAS_FIRED') return refused;
  return trial.order('german', order, 6, 5).told('fire-attack')[0];
};
const fp = (units: Readonly<Record<string, Placed>>, ...firers: string[]) => {
  const fired = firing(units, ...firers);
  return typeof fired === 'object' ? fired.fp : fired;
};

test('[squad-leader-A-317] [squad-leader 8.3/a] squads serve four factors besides their own fire, or two guns without it; others one gun instead', () => {
  const light = { g1: '4-6-7 at D4', gm: 'LMG with g1', gn: 'LMG with g1' } as const;
  expect(fp(light, 'g1', 'gm', 'gn')).toBe(8);
  const heavy = { g1: '4-6-7 at D4', gm: 'HMG with g1', gn: 'LMG with g1' } as const;
  expect([fp(heavy, 'gm', 'gn'), fp(heavy, 'g1', 'gm'), fp(heavy, 'g1', 'gm', 'gn')]).toEqual([
    8,
    10,
    'HAS_FIRED',
  ]);
  const half = { g1: 'half-squad 2-4-7 at D4', gm: 'HMG with g1' } as const;
  expect([fp(half, 'gm'), fp(half, 'g1', 'gm')]).toEqual([6, 'HAS_FIRED']);
  expect(fp({ g1: '8-0 at D4', gm: 'HMG with g1' }, 'gm')).toBe(3);
});

test('[squad-leader 8.3/j] two leaders serve a gun at its full strength', () => {
  expect(fp({ g1: '8-0 at D4', g2: '8-0 at D4', gm: 'HMG with g1' }, 'gm', 'g2')).toBe(6);
});

test('[squad-leader 8.1] support weapons fire in any direction', () => {
  for (const at of ['D2', 'F5', 'B5'])
    expect(
      new Trial({ units: { g1: '4-6-7 at D4', gm: 'LMG with g1', r1: `4-4-7 at ${at}` } })
        .order('german', { order: 'fire', at, firers: ['g1', 'gm'] }, 6, 5)
        .told('fire-attack')[0]?.fp,
    ).toBe(6);
});

test('[squad-leader 8.13.8] a squad carries six Klorihartsi and is no slower, a leader one', () => {
  const goes = (counter: string, count: number, path: string[]) => {
    const many = Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`fk${i}`, 'Klorihartsi with f1']),
    );
    const units = { f1: `${counter} at D2`, r1: '4-4-7 at N12', ...many };
    const trial = new Trial({ phase: 'movement', active: 'finnish', enemy: 'russian', units });
    return trial.refusal('finnish', { order: 'move', units: ['f1'], path })?.refused;
  };
  const four = ['D3', 'D4', 'D5', 'D6'];
  expect([goes('6-4-8', 6, four), goes('6-4-8', 7, four)]).toEqual([undefined, 'TOO_FAR']);
  const six = [...four, 'D7', 'D8'];
  expect([goes('8-0', 1, six), goes('8-0', 2, six)]).toEqual([undefined, 'TOO_FAR']);
});

describe('the chart', () => {
  const MEN = {
    german: ['4-6-7', 'half-squad 2-4-7', '8-0'],
    american: ['6-6-6', 'half-squad 3-3-6', '8-0'],
    british: ['4-5-7', 'half-squad 2-4-7', '8-0'],
  } as const;
  type Side = keyof typeof MEN;
  const MANY = 10;
  type Use = readonly [most: number, free: number];

  /** How many of these weapons they use, and with how many of them they still fire themselves. */
  function served(side: Side, weapon: string, men: string): Use {
    const id = (name: string | number) => `${side[0]}${name}`;
    const isMortar = weapon.includes('mortar');
    const weapons = Array.from({ length: MANY }, (_, i) => [id(`w${i}`), `${weapon} with ${id(1)}`] as const);
    const units: Record<string, Placed> = { [id(1)]: `${men} at D4`, r1: '4-4-7 at D7' };
    if (!isMortar) units.rt = ['T-34 at D6', { facing: 3 }];
    const trial = new Trial({ active: side, units: { ...units, ...Object.fromEntries(weapons) } });
    const own = { order: 'fire', at: 'D7', firers: [id(1)] };
    let free = 0;
    for (const [most, [one]] of weapons.entries()) {
      if (!trial.refusal(side, own, 6, 5)) free = most;
      const shot = isMortar
        ? { order: 'fire-ordnance', unit: one, at: 'D7' }
        : { order: 'fire-anti-tank', weapon: one, target: 'rt' };
      if (trial.refusal(side, shot, 6, 5)) return [most, free];
      trial.order(side, shot, 6, 5);
    }
    throw new Error(`${men} use all of them.`);
  }

  test.each<[Side, string, squad: Use, half: Use, leader: Use]>([
    ['german', 'ATR', [4, 2], [2, 1], [1, 0]],
    ['german', 'panzerfaust 44a', [8, 4], [2, 0], [1, 0]],
    ['german', 'panzerschreck', [4, 2], [1, 0], [0, 0]],
    ['american', 'bazooka', [4, 2], [1, 0], [0, 0]],
    ['british', 'PIAT', [4, 2], [2, 0], [1, 0]],
    ['german', '50mm mortar', [2, 1], [1, 1], [1, 0]],
  ])('[squad-leader 8.3, 8.3/i] of the %s: %s', (side, weapon, ...expected) => {
    expect(MEN[side].map((men) => served(side, weapon, men))).toEqual(expected);
  });
});
