import type { Ground } from '../../kernel/testing/field.testkit.js';
import { hexAt } from '../ground/places.js';
import { field, Trial } from '../testkit.testkit.js';
import { obstaclesIn } from './obstacles.js';
import { sight } from './sight.js';
import { sightTold } from './told.js';

const look = (hexes: Readonly<Record<string, Ground>>, from: string, to: string, marks = {}) => {
  const trial = new Trial({ map: field(hexes), marks, units: { g1: '1-6-4-5 at A1', a1: '2-5-4-6 at N12' } });
  const there = sight(trial.battle, from, to);
  const back = sight(trial.battle, to, from);
  expect(there.blocked?.by).toBe(back.blocked?.by);
  return there.blocked ? 'blocked' : there.degrading.length;
};

describe('on one level', () => {
  test('[lnlt 10.3/d] [lnlt-30] brush on the level of both degrades', () => {
    expect(look({ D5: 'brush' }, 'D4', 'D6')).toBe(1);
  });
  test('[lnlt 10.3/e, 10.3, 10.0/a] [lnlt-31] a building between blocks', () => {
    expect(look({ D5: 'wooden-building' }, 'C6', 'E5')).toBe('blocked');
  });
  test('[lnlt 10.3/k, 10.1/h, 10.3/j] a third degrading hex blocks', () => {
    expect(look({ D4: 'brush', D5: 'grain' }, 'D3', 'D7')).toBe(2);
    expect(look({ D4: 'brush', D5: 'grain', D6: 'brush' }, 'D3', 'D7')).toBe('blocked');
  });
  test('[lnlt 10.3/l] [lnlt-53] light woods and a wreck in one hex degrade once', () => {
    expect(look({ D5: 'light-woods' }, 'D4', 'D6', { D5: { wreck: 'M4A1 Sherman' } })).toBe(1);
  });
  test('[lnlt 10.3/a] terrain at the ends is nothing', () => {
    expect(look({ D4: 'woods', D6: 'stone-building' }, 'D4', 'D6')).toBe(0);
  });
});

describe('over obstacles', () => {
  const WOODS = { L3: { level: 1 }, L2: 'light-woods' } as const;
  test('[lnlt 10.3/g] [lnlt-33] an end on the height of the obstacle: a shadow of one hex behind it', () => {
    expect([look(WOODS, 'L3', 'L1'), look(WOODS, 'L3', 'L0')]).toEqual([1, 0]);
    expect(look({ ...WOODS, L2: 'wooden-building' }, 'L3', 'L1')).toBe('blocked');
  });
  test('[lnlt 10.3/h] the shadow grows by the hexes between', () => {
    const far = { K6: { level: 1 }, K4: 'wooden-building' } as const;
    expect([look(far, 'K6', 'K3'), look(far, 'K6', 'K2'), look(far, 'K6', 'K1')]).toEqual([
      'blocked',
      'blocked',
      0,
    ]);
  });
  test('[lnlt 10.3/m, 10.3/i] an end above the obstacle: one hex, whatever lies between', () => {
    const jungle = { I4: { level: 2 }, I5: { level: 1 }, I6: 'light-jungle' } as const;
    expect([look(jungle, 'I4', 'I6'), look(jungle, 'I4', 'I7'), look(jungle, 'I4', 'I8')]).toEqual([0, 1, 0]);
  });
  test('[lnlt 10.3/g, 10.2/b] [lnlt-34] the same from an upper floor', () => {
    const blocks = {
      J4: 'stone-building',
      J5: 'stone-building',
      K4: 'stone-building',
      J3: 'wooden-building',
    } as const;
    expect([look(blocks, 'J4/1', 'J2'), look(blocks, 'J4/1', 'J1')]).toEqual(['blocked', 0]);
  });
  test('[lnlt 10.3/c] [lnlt-29] the height of an obstacle stands on the level of its hex', () => {
    const hexes = {
      C3: { terrain: 'woods', level: 1 },
      E3: { terrain: 'wooden-building', level: 2 },
      G3: { terrain: 'stone-building', level: 1 },
      G4: { terrain: 'stone-building', level: 1 },
      G5: { terrain: 'stone-building', level: 1 },
      J3: { terrain: 'light-woods', level: 1 },
    } as const;
    const { battle } = new Trial({ map: field(hexes), units: { g1: '1-6-4-5 at A1', a1: '2-5-4-6 at N12' } });
    const top = (hex: string) =>
      Math.max(...obstaclesIn(battle, hexAt(battle, hex), 'whole', []).map((one) => one.top));
    expect(['C3', 'E3', 'G4', 'J3'].map(top)).toEqual([3, 3, 3, 2]);
  });
  test('[lnlt 10.3/f] [lnlt-32] raised ends look over everything that is not higher than they are', () => {
    expect(look({ G2: { level: 1 }, G4: { level: 1 }, G3: 'stone-rubble' }, 'G2', 'G4')).toBe(0);
  });
});

describe('hills', () => {
  test('[lnlt 10.3.1, 10.3.1/b] [lnlt-59] a clear slope hides nothing, a step on the way down does', () => {
    const slope = { I5: { level: 2 }, I4: { level: 1 } } as const;
    expect([look(slope, 'I5', 'I3'), look(slope, 'I5', 'I2')]).toEqual([0, 0]);
    expect(look({ ...slope, I3: { level: 1 } }, 'I5', 'I2')).toBe('blocked');
  });
  test('[lnlt 10.3.1/a] [lnlt-38] a plateau hides as many hexes beyond its edge as lie before it', () => {
    const plateau = { D1: { level: 1 }, D2: { level: 1 }, D3: { level: 1 }, D4: { level: 1 } } as const;
    expect(['D5', 'D6', 'D7', 'D8'].map((to) => look(plateau, 'D1', to))).toEqual([
      'blocked',
      'blocked',
      'blocked',
      0,
    ]);
  });
});

describe('along a hexside', () => {
  const ends = ['C6', 'E6'] as const;
  test('[lnlt 10.3.2] terrain on one side only is nothing', () => {
    expect(look({ D5: 'wooden-building' }, ...ends)).toBe(0);
  });
  test('[lnlt 10.3.2/b] [lnlt-39] blocked between two that block, degraded with one that degrades', () => {
    expect(look({ D5: 'wooden-building', D6: 'wooden-building' }, ...ends)).toBe('blocked');
    expect(look({ D5: 'wooden-building', D6: 'light-woods' }, ...ends)).toBe(1);
    expect(look({ D5: 'light-woods', D6: 'light-woods' }, ...ends)).toBe(1);
  });
});

describe('what lies on the map', () => {
  const between = (mark: object) => look({}, 'D4', 'D8', { D6: mark });
  test('[lnlt 7.0/b] Smoke blocks', () => {
    expect(between({ smoke: 1 })).toBe('blocked');
  });
  test('[lnlt 18.1/e, 18.2/h] Fire for Effect degrades at any height, the Artillery’s around its hex as well', () => {
    const by = (kind: string) => ({ ffe: { by: kind, fp: 2, side: 'german' } });
    expect([between(by('mortar')), between(by('artillery'))]).toEqual([1, 'blocked']);
    const above = look({ D4: { level: 3 }, D8: { level: 3 } }, 'D4', 'D8', { D6: by('mortar') });
    expect(above).toBe(1);
  });
  test('[lnlt 21.1.1] a Bunker does not stand in the way', () => {
    expect(between({ bunker: { tm: 3, facing: 0 } })).toBe(0);
  });
  test('[lnlt 10.4] terrain that the board does not draw counts as what it is', () => {
    expect([
      between({ terrain: 'Light Jungle' }),
      look({ D6: 'wooden-building' }, 'D4', 'D8', { D6: { terrain: 'Rubble' } }),
    ]).toEqual([1, 1]);
  });
});

describe('floors', () => {
  const block = { D4: 'stone-building', D5: 'stone-building', D6: 'stone-building' } as const;
  test('[lnlt 10.2/c] nobody sees from one floor to another of the Building next to it', () => {
    expect([
      look(block, 'D4/1', 'D5'),
      look(block, 'D4/1', 'D5/1'),
      look(block, 'D4/1', 'D4'),
      look(block, 'D4/1', 'D3'),
    ]).toEqual(['blocked', 0, 'blocked', 0]);
  });
});

describe('hexsides', () => {
  test('[lnlt 10.3.2/a] Walls and Hedges do not block, Bocage away from the ends does', () => {
    const across = (row: 'wall' | 'hedge' | 'bocage') => look({ D5: { hexsides: { 3: row } } }, 'D4', 'D7');
    expect([across('wall'), across('hedge'), across('bocage')]).toEqual([0, 0, 'blocked']);
    expect(look({ D4: { hexsides: { 3: 'bocage' } } }, 'D4', 'D7')).toBe(0);
  });
});

test('[lnlt 10.3/b] a question about a line of sight is answered with what is in the way', () => {
  const { battle } = new Trial({
    map: field({ D5: 'brush', F5: 'woods' }),
    units: { g1: '1-6-4-5 at A1', a1: '2-5-4-6 at N12' },
  });
  expect(sightTold(battle, 'D4', 'D6')).toMatchObject({
    clear: true,
    says: 'D6 is seen from D4, degraded by 1.',
  });
  expect(sightTold(battle, 'F4', 'F6')).toMatchObject({
    clear: false,
    reasons: [{ says: 'Forest in F5', cites: ['10.3/e'] }],
  });
});
