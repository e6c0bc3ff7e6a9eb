import { field, type Ground, Trial } from '../testkit.testkit.js';
import { sight } from './sight.js';

const look = (hexes: Readonly<Record<string, Ground>>, from: string, to: string, marks = {}) => {
  const trial = new Trial({ map: field(hexes), marks, units: { g1: '1-6-4-5 at A1', a1: '2-5-4-6 at N12' } });
  const there = sight(trial.battle, from, to);
  const back = sight(trial.battle, to, from);
  expect(there.blocked?.by).toBe(back.blocked?.by);
  return there.blocked ? 'blocked' : there.degrading.length;
};

describe('on one level', () => {
  test('[lnlt 10.3/d] brush on the level of both degrades', () => {
    expect(look({ D5: 'brush' }, 'D4', 'D6')).toBe(1);
  });
  test('[lnlt 10.3/e] a building between blocks', () => {
    expect(look({ D5: 'wooden-building' }, 'C6', 'E5')).toBe('blocked');
  });
  test('[lnlt 10.3/k] a third degrading hex blocks', () => {
    expect(look({ D4: 'brush', D5: 'grain' }, 'D3', 'D7')).toBe(2);
    expect(look({ D4: 'brush', D5: 'grain', D6: 'brush' }, 'D3', 'D7')).toBe('blocked');
  });
  test('[lnlt 10.3/l] light woods and a wreck in one hex degrade once', () => {
    expect(look({ D5: 'light-woods' }, 'D4', 'D6', { D5: { wreck: 'M4A1 Sherman' } })).toBe(1);
  });
  test('[lnlt 10.3/a] terrain at the ends is nothing', () => {
    expect(look({ D4: 'woods', D6: 'stone-building' }, 'D4', 'D6')).toBe(0);
  });
});

describe('over obstacles', () => {
  const WOODS = { K3: { level: 1 }, K2: 'light-woods' } as const;
  test('[lnlt 10.3/g] an end on the height of the obstacle: a shadow of one hex behind it', () => {
    expect(look(WOODS, 'K3', 'K1')).toBe(1);
    expect(look({ ...WOODS, K2: 'wooden-building' }, 'K3', 'K1')).toBe('blocked');
  });
  test('[lnlt 10.3/h] the shadow grows by the hexes between', () => {
    const far = { K6: { level: 1 }, K4: 'wooden-building' } as const;
    expect([look(far, 'K6', 'K3'), look(far, 'K6', 'K2'), look(far, 'K6', 'K1')]).toEqual([
      'blocked',
      'blocked',
      0,
    ]);
  });
  test('[lnlt 10.3/m] an end above the obstacle: one hex, whatever lies between', () => {
    const jungle = { I4: { level: 2 }, I5: { level: 1 }, I6: 'light-jungle' } as const;
    expect([look(jungle, 'I4', 'I6'), look(jungle, 'I4', 'I7'), look(jungle, 'I4', 'I8')]).toEqual([0, 1, 0]);
  });
  test('[lnlt 10.3/f] raised ends look over what is no higher than they are', () => {
    expect(look({ G2: { level: 1 }, G4: { level: 1 }, G3: 'stone-rubble' }, 'G2', 'G4')).toBe(0);
  });
});

describe('hills', () => {
  test('[lnlt 10.3.1/b] a clear slope hides nothing, a step on the way down does', () => {
    const slope = { I5: { level: 2 }, I4: { level: 1 } } as const;
    expect([look(slope, 'I5', 'I3'), look(slope, 'I5', 'I2')]).toEqual([0, 0]);
    expect(look({ ...slope, I3: { level: 1 } }, 'I5', 'I2')).toBe('blocked');
  });
  test('[lnlt 10.3.1/a] a plateau hides as many hexes beyond its edge as lie before it', () => {
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
  test('[lnlt 10.3.2/b] blocked between two that block, degraded with one that degrades', () => {
    expect(look({ D5: 'wooden-building', D6: 'wooden-building' }, ...ends)).toBe('blocked');
    expect(look({ D5: 'wooden-building', D6: 'light-woods' }, ...ends)).toBe(1);
    expect(look({ D5: 'light-woods', D6: 'light-woods' }, ...ends)).toBe(1);
  });
});
