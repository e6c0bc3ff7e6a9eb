import { begin, GRID, type Hexes } from '../ground.testkit.js';
import { field, fire, type Setup, shoot } from '../testkit.testkit.js';
import { levelOf } from './ground.js';
import { cost, line } from './ground.testkit.js';

describe('roofs and cellars', () => {
  const map: Hexes = { D5: 'stone-building', D6: 'stone-building', C6: 'stone-building' };
  const tops = {
    D5: { features: ['rooftop', 'cellar'] },
    D6: { features: ['rooftop', 'cellar'] },
    C6: { features: ['open-roof', 'rooftop'] },
  } as unknown as NonNullable<Setup['marks']>;

  test('[combat 6.5.1.1] a roof is climbed from the highest level, and makes the building no higher', () => {
    expect(cost('D5/1', 'D5/roof', { map, marks: tops })).toBe(2);
    expect(cost('D5', 'D5/roof', { map, marks: tops })).toBe('NOT_ADJACENT');
    expect(levelOf(begin({}, { map, marks: tops }).battle, 'D5/roof')).toBe(2);
    const over = (marks: NonNullable<Setup['marks']>) =>
      line('D4', 'D9', { map: { ...map, D4: { level: 2 } }, marks }).blocked?.by;
    expect(over(tops)).toBe(over({}));
  });

  test('[combat 6.5.1.1.1] [combat-31] from roof to roof of one building, not where there is none', () => {
    expect(cost('D5/roof', 'D6/roof', { map, marks: tops })).toBe(2);
    expect(cost('D5/roof', 'C6/roof', { map, marks: tops })).toBe('NOT_ON_GROUND');
    expect(cost('D5/roof', 'D6/1', { map, marks: tops })).toBe('NOT_ON_GROUND');
  });

  test('[combat 6.5.1.1.1/a] on a roof +5 from below, nothing from the same level', () => {
    const drms = (from: string, level: number) =>
      shoot({ g1: `6-6 at ${from}`, a1: ['7-6 at D5/roof', { fired: 1 }] }, fire('g1', 'D5/roof'), {
        map: field({ ...map, D4: { level } }, GRID),
        marks: tops,
      }).attack?.results[0]?.modifiers.map(({ drm }) => drm);
    expect(drms('D4', 0)).toEqual([5]);
    expect(drms('D4', 2)).toEqual([]);
  });

  test('[combat 6.5.1.2, 6.5.1.2.1] a cellar costs infantry 2, from the ground above it, with the DRM of the building', () => {
    expect(cost('D5', 'D5/cellar', { map, marks: tops })).toBe(2);
    expect(cost('D5/cellar', 'D5', { map, marks: tops })).toBe(2);
    expect(cost('D5/1', 'D5/cellar', { map, marks: tops })).toBe('NOT_ADJACENT');
    expect(cost('D6', 'D5/cellar', { map, marks: tops })).toBe('NOT_ON_GROUND');
    expect(cost('C6', 'C6/cellar', { map, marks: tops })).toBe('NOT_ADJACENT');
    expect(levelOf(begin({}, { map, marks: tops }).battle, 'D5/cellar')).toBe(-1);
    const attack = shoot(
      { g1: '6-6 at D4', a1: ['7-6 at D5/cellar', { fired: 1 }] },
      fire('g1', 'D5/cellar'),
      { map: field(map, GRID), marks: tops },
    ).attack;
    expect(attack?.results[0]?.modifiers.map(({ drm }) => drm)).toEqual([20]);
  });

  test('[combat 6.5.1.2.2] from a cellar one sees up and out, into the next cellar through a Mousehole only', () => {
    expect(line('D5/cellar', 'D5', { map, marks: tops }).blocked).toBeUndefined();
    expect(line('D5/cellar', 'D2', { map, marks: tops }).blocked).toBeUndefined();
    expect(line('D5/cellar', 'D6/cellar', { map, marks: tops }).blocked?.by).toBe('6.5.1.2.2');
    const open = { ...tops, D5: { ...tops.D5, mouseholes: [3] } };
    expect(line('D5/cellar', 'D6/cellar', { map, marks: open }).blocked).toBeUndefined();
  });
});
