import type { Unit } from '../system.js';
import { begin, d100, field, fire, type Placed, type Setup } from '../testkit.testkit.js';

describe('modifiers of the target', () => {
  /** The modifiers of the target at a roll of 99, after as many LOST rolls of 1 as the line needs. */
  const drm = (
    map: Parameters<typeof field>[0],
    target: Placed = '7-6 at D7',
    setup: Setup = {},
    from = 'D4',
  ) => {
    const at = (typeof target === 'string' ? target : target[0]).split(' at ')[1] as string;
    for (let rolls = 0; rolls < 4; rolls++) {
      const trial = begin(
        { g1: ['6-6 at D4', { at: from, range: 12 }], a1: target },
        { ...setup, map: field(map, { columns: 6, rows: 9 }) },
      );
      const order = fire('g1', at);
      const faces = [...Array(rolls).fill([0, 1]).flat(), ...d100(99)];
      const refusal = trial.refusal('german', order, ...faces);
      if (refusal && !refusal.refused.startsWith('DICE')) return Number.NaN;
      if (refusal || trial.order('german', order, ...faces).told('attack').length === 0) continue;
      return (trial.told('attack')[0]?.results[0]?.total as number) - 99;
    }
    return Number.NaN;
  };

  test.each([
    ['woods', 10],
    ['wooden-building', 10],
    ['stone-building', 20],
    ['stone-rubble', 20],
    ['shellholes', 10],
    ['debris', 10],
    ['graveyard', 10],
    ['shallow-stream', 10],
    ['orchard', 0],
    ['grain', 0],
    ['brush', 0],
  ] as const)('[combat 6.1.1.1#2, 6.1.2, 6.4] [combat-25] %s %i', (terrain, value) => {
    expect(drm({ D7: terrain })).toBe(value);
  });

  test('[combat 6.1.3] only the highest counts', () => {
    expect(drm({ D7: 'woods' }, '7-6 at D7', { marks: { D7: { features: ['shellholes'] } } })).toBe(10);
    expect(drm({ D7: { terrain: 'woods', hexsides: { 0: 'bocage' } } })).toBe(20);
  });

  test('[combat 6.1.2, 6.7.2.1] hexside terrain protects where the line crosses it', () => {
    expect(drm({ D7: { hexsides: { 0: 'wall' } } })).toBe(10);
    expect(drm({ D7: { hexsides: { 0: 'hedge' } } })).toBe(5);
    expect(drm({ D7: { hexsides: { 0: 'bocage' } } })).toBe(20);
    expect(drm({ D7: { hexsides: { 3: 'wall' } } })).toBe(0);
  });

  test('[combat 6.7.1] from an upper level next door a wall or hedge does not, bocage does', () => {
    const from = (terrain: 'wall' | 'bocage') =>
      drm({ D6: 'stone-building-1-level', D7: { hexsides: { 0: terrain } } }, '7-6 at D7', {}, 'D6/1');
    expect(from('wall')).toBe(0);
    expect(from('bocage')).toBe(20);
  });

  test('[combat 6.7.2.3] behind bocage movement does not count', () => {
    expect(drm({ D7: { hexsides: { 0: 'bocage' } } }, ['7-6 at D7', { marker: 'moved' }])).toBe(20);
  });

  test('[combat 6.9.1] in the act of moving the shellholes count only when paid for', () => {
    const moving = (values: Partial<Unit>) =>
      drm({ D7: 'shellholes' }, ['7-6 at D7', { moving: 'crawling', marker: 'crawled', ...values }]);
    expect(moving({})).toBe(0);
    expect(moving({ inShellholes: true })).toBe(10);
    expect(drm({ D7: 'shellholes' }, ['7-6 at D7', { marker: 'moved' }])).toBe(0);
  });

  test('[combat 6.1.4] hindrances between add up', () => {
    expect(drm({}, '7-6 at D7', { marks: { D5: { wrecks: 1 }, D6: { burningWrecks: 1 } } })).toBe(10);
    expect(drm({ D5: 'debris', D6: 'graveyard' })).toBe(20);
  });

  test('[combat 13.1.3] [combat-59] smoke into or through is +10 and takes the running back', () => {
    const smoke = { marks: { D6: { smoke: 'grenade' } } } as const;
    expect(drm({}, '7-6 at D7', smoke)).toBe(10);
    expect(drm({}, '7-6 at D7', { marks: { D7: { smoke: 'grenade' } } })).toBe(10);
    expect(drm({}, ['7-6 at D7', { moving: 'running', marker: 'moved' }], smoke)).toBe(0);
    expect(drm({}, ['7-6 at D7', { moving: 'running', marker: 'moved' }])).toBe(-20);
  });

  test('[combat 6.2/a] any other hindrance between takes the moving in the open back altogether', () => {
    expect(drm({ D6: 'grain' }, ['7-6 at D7', { marker: 'moved' }])).toBe(0);
    expect(drm({ D6: 'grain', D7: 'woods' }, ['7-6 at D7', { marker: 'moved' }])).toBe(0);
    expect(drm({ D7: 'woods' }, ['7-6 at D7', { marker: 'moved' }])).toBe(0);
  });

  test('[combat 5.2.6] on a crest above the firer +10, when there is no other cover', () => {
    const hill = { D7: { level: 1 } };
    expect(drm(hill)).toBe(10);
    expect(drm({ D7: { level: 1, terrain: 'shellholes' } })).toBe(10);
    expect(drm({ D7: { level: 1 }, D6: { level: 1 } })).toBeNaN();
    expect(drm({ D4: { level: 1 }, ...hill })).toBe(0);
    expect(drm({}, '7-6 at D7', { marks: { D7: { minorCrest: [0] } } })).toBe(10);
  });

  test('[combat 7.1.3] Dug-In +10 on top of other terrain', () => {
    expect(drm({}, ['7-6 at D7', { dugIn: true }])).toBe(10);
    expect(drm({ D7: 'woods' }, ['7-6 at D7', { dugIn: true }])).toBe(20);
    expect(drm({ D7: 'stone-building' }, ['7-6 at D7', { dugIn: true }])).toBe(30);
  });

  test('[combat 7.2.1.1, 7.2.1/a] [combat-24] a trench +15', () => {
    expect(drm({}, ['7-6 at D7', { post: 'trench' }])).toBe(15);
    expect(drm({}, ['7-6 at D7', { post: 'trench', marker: 'moved' }])).toBe(15);
  });

  test('[combat 7.9.2] a Pillbox +20 through its three hexsides, else +40', () => {
    const box = (facing: number) =>
      drm({}, ['7-6 at D7', { post: 'pillbox' }], {
        marks: { D7: { pillbox: { side: 'american', facing } } },
      });
    expect([box(0), box(1), box(5), box(2), box(3)]).toEqual([20, 20, 20, 40, 40]);
  });

  test('[combat 12.9.8] a flamethrower team draws -10 on top of everything', () => {
    expect(drm({}, 'FT at D7')).toBe(-10);
    expect(drm({ D7: 'woods' }, ['FT at D7', { marker: 'moved' }])).toBe(-10);
  });

  test('[combat 6.10.2] the lip of a gully +10, its bed nothing', () => {
    expect(drm({ D7: 'gully', D6: 'gully', D5: 'gully', D4: 'gully' })).toBe(0);
    expect(drm({ D7: 'gully' }, ['7-6 at D7', { onLip: true }])).toBe(10);
  });

  test('[combat 6.13.2] in a burning building the fire gives +10 in place of the walls', () => {
    expect(drm({ D7: 'stone-building' }, '7-6 at D7', { marks: { D7: { flame: true } } })).toBe(20);
  });

  test('[combat 6.5.1.1.1/a] on a rooftop +5 against fire from below, nothing else, nothing from the same height', () => {
    const map = {
      D4: 'stone-building-1-level',
      D5: 'stone-building',
      D7: 'stone-building',
      D8: 'stone-building',
    } as const;
    const marks = { D7: { features: ['rooftop'] }, D4: { features: ['rooftop'] } } as never;
    expect(drm({ D7: map.D7, D8: map.D8 }, '7-6 at D7/roof', { marks })).toBe(5);
    expect(drm({ D4: map.D4, D7: map.D7, D8: map.D8 }, '7-6 at D7/roof', { marks }, 'D4/roof')).toBe(0);
  });

  test('[combat 6.5.1.9] a fountain hinders by five', () => {
    expect(drm({}, '7-6 at D7', { marks: { D6: { features: ['fountain'] } } as never })).toBe(5);
  });
});
