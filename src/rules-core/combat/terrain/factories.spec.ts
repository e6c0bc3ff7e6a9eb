import { begin, GRID, type Hexes } from '../ground.testkit.js';
import { lineOfSight } from '../los/lost.js';
import { d100, field, fire, type Setup, shoot } from '../testkit.testkit.js';
import { floorsIn, terrainIn } from './ground.js';
import { cost, line } from './ground.testkit.js';

const HALL: Hexes = Object.fromEntries(
  ['D3', 'D4', 'D5', 'D6', 'D7'].map((hex) => [hex, 'stone-building' as const]),
);
const factory = (more: Record<string, object> = {}): NonNullable<Setup['marks']> =>
  Object.fromEntries(
    ['D3', 'D4', 'D5', 'D6', 'D7'].map((hex) => [hex, { features: ['factory'], ...more[hex] }]),
  ) as never;

describe('factories', () => {
  test('[combat 6.5.1.1.3] [combat-32] what the map shows as a factory is one', () => {
    expect(terrainIn(begin({}, { map: HALL, marks: factory() }).battle, 'D5')).toBe('factory');
    expect(terrainIn(begin({}, { map: HALL }).battle, 'D5')).toBe('stone-building');
  });

  test('[combat 6.5.1.1.4] no upper level, a roof above the ground, and twice as high with a large square', () => {
    const { battle } = begin(
      {},
      { map: HALL, marks: factory({ D5: { features: ['factory', 'stairway', 'rooftop'] } }) },
    );
    expect([floorsIn(battle, 'D4'), floorsIn(battle, 'D5')]).toEqual([0, 0]);
    expect(
      cost('D5', 'D5/roof', { map: HALL, marks: factory({ D5: { features: ['factory', 'rooftop'] } }) }),
    ).toBe(2);
    const over = (features: string[], level: number) =>
      line('C5', 'F6', {
        map: { D5: 'stone-building', E6: 'stone-building', C5: { level }, F6: { level: 0 } },
        marks: { D5: { features }, E6: { features } } as never,
      }).blocked;
    expect(over(['factory'], 2)?.by).not.toBe('5.1.5.2');
    expect(over(['factory', 'stairway'], 1)?.by).toBe('5.1.5.2');
  });

  test('[combat 6.5.1.1.5] inside one sees from end to end, +10 for each hex, unless a black wall or more than two debris hexes are between', () => {
    const inside = line('D3', 'D7', { map: HALL, marks: factory() });
    expect(inside.blocked).toBeUndefined();
    expect(inside.inFactory).toBe(true);
    expect(inside.hindrances.map(({ hex, drm }) => [hex, drm])).toEqual([
      ['D4', 10],
      ['D5', 10],
      ['D6', 10],
    ]);
    expect(
      line('D3', 'D7', { map: HALL, marks: factory({ D5: { features: ['factory'], blackBars: [0] } }) })
        .blocked?.by,
    ).toBe('6.4.8');
    const debris = { features: ['factory', 'open-roof'] };
    expect(
      line('D3', 'D7', { map: HALL, marks: factory({ D4: debris, D5: debris }) }).blocked,
    ).toBeUndefined();
    expect(
      line('D3', 'D7', { map: HALL, marks: factory({ D4: debris, D5: debris, D6: debris }) }).blocked?.by,
    ).toBe('6.5.1.1.5');
    expect(line('D3', 'D7', { map: HALL }).blocked?.by).toBe('5.1.5.2');
  });

  test('[combat 6.5.1.1.6] fire from outside meets the building, fire inside does not', () => {
    const drms = (from: string) =>
      shoot({ g1: `6-6 at ${from}`, a1: ['7-6 at D4', { fired: 1 }] }, fire('g1', 'D4'), {
        map: field(HALL, GRID),
        marks: factory(),
      }).attack?.results[0]?.modifiers.map(({ drm }) => drm);
    expect(drms('C4')).toEqual([20]);
    expect(drms('D5')).toEqual([]);
    expect(drms('D6')).toEqual([10]);
  });

  test('[combat 6.5.1.8.1] under an open roof lies debris', () => {
    const drms = shoot({ g1: '6-6 at D3', a1: ['7-6 at D5', { fired: 1 }] }, fire('g1', 'D5'), {
      map: field(HALL, GRID),
      marks: factory({ D4: { features: ['factory', 'open-roof'] } }),
    }).attack?.results[0]?.modifiers;
    expect(drms).toMatchObject([{ why: 'Debris in D4', drm: 10 }]);
  });

  describe('[combat 6.5.1.8.1 × 6.5.1.4] the debris in the hex of the target', () => {
    const roofless = factory({ D5: { features: ['factory', 'open-roof'] } });
    const hit = (from: string, marks = roofless, values: object = { fired: 1 }) =>
      shoot({ g1: `6-6 at ${from}`, a1: ['7-6 at D5', values] }, fire('g1', 'D5'), {
        map: field(HALL, GRID),
        marks,
      });
    const drms = (from: string, marks = roofless) =>
      hit(from, marks).attack?.results[0]?.modifiers.map(({ why, drm }) => [why, drm]);

    test('counts for fire inside the hall, added to what lies between', () => {
      expect(drms('D4')).toEqual([['Debris', 10]]);
      expect(drms('D3')).toEqual([
        ['Factory interior in D4', 10],
        ['Debris', 10],
      ]);
      expect(drms('D4', factory())).toEqual([]);
    });

    test('[combat 6.1.3] is less than the walls for fire from outside', () => {
      expect(drms('C5')).toEqual([['Factory interior', 20]]);
    });

    test('[combat 5.1.5.1] asks for its own number from outside, and for none inside', () => {
      const needs = (from: string) => {
        const { battle } = begin({ a1: '7-6 at D5' }, { map: HALL, marks: roofless });
        const found = lineOfSight(battle, { at: from }, { at: 'D5' });
        return 'rolls' in found && found.rolls.map(({ row, needs }) => [row, needs]);
      };
      expect(needs('C5')).toEqual([
        ['Building (stone)', 45],
        ['Debris', 65],
      ]);
      expect(needs('D4')).toEqual([]);
    });

    test('lies there as well where the board draws the hall without a roof', () => {
      const drawn = { ...HALL, D5: 'roofless-stone-factory-1-5-level' } as const;
      const seen = shoot({ g1: '6-6 at D4', a1: ['7-6 at D5', { fired: 1 }] }, fire('g1', 'D5'), {
        map: field(drawn, GRID),
        marks: factory(),
      });
      expect(seen.attack?.results[0]?.modifiers).toMatchObject([{ why: 'Debris', drm: 10 }]);
    });

    test('is gone with the hall, and does not lie in houses', () => {
      expect(drms('C5', { D5: { features: ['open-roof'] } } as never)).toEqual([['Building, stone', 20]]);
      expect(drms('C5', factory({ D5: { features: ['factory', 'open-roof'], rubble: true } }))).toEqual([
        ['Rubble', 20],
      ]);
    });
  });

  test('[combat 6.5.1.8] [combat-69] an open roof leaves +10 against mortars, artillery and bombs, and no rooftop', () => {
    const marks = { D5: { features: ['open-roof', 'rooftop'] } } as unknown as Setup['marks'];
    const map: Hexes = { D5: 'stone-building', D6: 'stone-building' };
    const shells = begin(
      { g1: ['nco at B2', { radio: 'guns' }], a1: ['nco at D5', {}] },
      {
        map,
        marks: { D5: { ...marks?.D5, cff: ['guns'] } },
        sides: { german: { batteries: [{ id: 'guns', size: 105, by: 'radio', cff: 'D5' }] } },
      },
    );
    shells.order('german', { order: 'fire-for-effect', battery: 'guns' }, ...d100(1), 9, ...d100(90));
    expect(shells.told('attack')[0]?.results[0]?.modifiers.map(({ drm }) => drm)).toEqual([10]);
    const rifles = shoot({ g1: '6-6 at D4', a1: ['7-6 at D5', { fired: 1 }] }, fire('g1', 'D5'), {
      map: field(map, GRID),
      ...(marks && { marks }),
    });
    expect(rifles.attack?.results[0]?.modifiers.map(({ drm }) => drm)).toEqual([20]);
    expect(cost('D5/1', 'D5/roof', { map, ...(marks && { marks }) })).toBe('NOT_ADJACENT');
  });
});
