import { type Hex, plainBoard } from '../../kernel/boards/board.js';
import { centre, hexOfPixels, UNITS } from '../../kernel/geometry/grid.js';
import type { Table } from '../../kernel/position/table.js';
import type { Ground } from '../../kernel/testing/field.testkit.js';
import { COMBAT_CHARTS } from '../charts/index.js';
import { lineOfSight } from '../los/lost.js';
import { d100, field, type Setup, Trial } from '../testkit.testkit.js';
import { drives, drivesOn, shoots } from './testkit.testkit.js';

const EAST = { facing: 2 } as const;
interface Going {
  readonly ground?: Ground;
  readonly marks?: NonNullable<Setup['marks']>;
  readonly hexes?: Readonly<Record<string, Ground>>;
  readonly values?: object;
}

/** One step from D6 into E7 over the given ground. */
const into = (name: string, { ground, marks, hexes, values }: Going, ...faces: number[]) =>
  new Trial({
    map: field({ ...(ground && { E7: ground }), ...hexes }),
    units: { g1: [`${name} at D6`, { ...EAST, ...values }], r1: 'nco at A12' },
    ...(marks && { marks }),
  }).order('german', drives({ g1: ['E7'] }), ...faces);
const refused = (name: string, { ground, marks, hexes }: Going, ...faces: number[]) =>
  new Trial({
    map: field({ ...(ground && { E7: ground }), ...hexes }),
    units: { g1: [`${name} at D6`, EAST], r1: 'nco at A12' },
    ...(marks && { marks }),
  }).refusal('german', drives({ g1: ['E7'] }), ...faces)?.refused;
/** What the hex costs beyond starting. */
const mp = (trial: Trial) => (trial.told('drove')[0]?.mp ?? 0) - 2;
const stuck = (trial: Trial) =>
  trial.told('immobilization-rolled').map(({ obstacle, rolled, stuck: is }) => [obstacle, rolled, is]);

const TANK = 'PzKw 4H';
const TRUCK = 'Opel Blitz';
const TRACK = 'SdKfz 251C';
const road = { features: ['road' as const] };

describe('what ground costs vehicles', () => {
  test('[combat 6.1.1#2] each terrain has its price for tracks and for wheels, or keeps them out', () => {
    const prices = (ground: Ground) => [
      mp(into(TANK, { ground })),
      refused(TRUCK, { ground }) ?? mp(into(TRUCK, { ground })),
    ];
    expect(prices('grain')).toEqual([1, 2]);
    expect(prices('brush')).toEqual([2, 4]);
    expect(prices('orchard')).toEqual([2, 4]);
    expect([mp(into(TANK, { ground: 'woods' }, 9)), refused(TRUCK, { ground: 'woods' })]).toEqual([
      4,
      'NO_GOING',
    ]);
    expect([mp(into(TANK, { ground: 'shellholes' })), mp(into(TRUCK, { ground: 'shellholes' }))]).toEqual([
      2, 4,
    ]);
  });

  test('[combat 6.3.3] a road makes the going good, but not through shellholes and wrecks', () => {
    const on = (marks: object) =>
      ({ ground: 'woods', marks: { D6: road, E7: { ...road, ...marks } } }) as Going;
    expect([mp(into(TANK, on({}))), mp(into(TRUCK, on({})))]).toEqual([1, 1]);
    expect([mp(into(TANK, on({ wrecks: 1 }))), mp(into(TRUCK, on({ burningWrecks: 1 })))]).toEqual([2, 3]);
    expect(mp(into(TANK, on({ features: ['road', 'shellholes'] })))).toBe(2);
  });

  test('[combat 6.3.2] a path is not a road for vehicles', () => {
    const path = { features: ['path' as const] };
    expect(mp(into(TANK, { ground: 'brush', marks: { D6: path, E7: path } }))).toBe(2);
  });

  test('[combat 5.2.9] uphill two for tracks and four for wheels, downhill nothing', () => {
    expect([mp(into(TANK, { ground: { level: 1 } })), mp(into(TRUCK, { ground: { level: 1 } }))]).toEqual([
      3, 6,
    ]);
    expect(mp(into(TANK, { hexes: { D6: { level: 1 } } }))).toBe(1);
  });

  test('[combat 5.2.9.1] steep ground costs both ways, and wheels may fail on it: 1 to 3', () => {
    expect(mp(into(TANK, { ground: { level: 2 } }))).toBe(5);
    expect(mp(into(TANK, { hexes: { D6: { level: 2 } } }))).toBe(5);
    const truck = (die: number, ...more: number[]) => into(TRUCK, { ground: { level: 2 } }, die, ...more);
    expect(stuck(truck(4))).toEqual([['Steep, wheeled', 4, false]]);
    expect(truck(4).unit('g1').at).toBe('E7');
    const fails = truck(3, 1);
    expect(stuck(fails)).toEqual([['Steep, wheeled', 3, true]]);
    expect(fails.unit('g1')).toMatchObject({ at: 'D6', mKill: true });
  });

  test('[combat 6.7.1.1] tracks cross walls and hedges, wheels only at a gate', () => {
    const wall = { hexes: { D6: { hexsides: { 2: 'wall' } } } } as const;
    expect(mp(into(TANK, wall))).toBe(2);
    expect(refused(TRUCK, wall)).toBe('NO_GATE');
    const gate = { ...wall, marks: { D6: { gates: [2] } } };
    expect([mp(into(TANK, gate)), mp(into(TRUCK, gate))]).toEqual([1, 2]);
  });

  test('[combat 8.2.1] an overstacked hex costs double', () => {
    const units = {
      g1: [`${TANK} at D6`, EAST],
      g2: [`${TANK} at E7`, EAST],
      g3: [`${TANK} at E7`, EAST],
      r1: 'nco at A12',
    } as const;
    expect(mp(new Trial({ units }).order('german', drives({ g1: ['E7'] })))).toBe(2);
  });

  test('[combat 3.2.2.2] [combat-15] combat-3: AFVs enter for the cost of the hex, the third in it for one more', () => {
    const enters = { enters: { turn: 1, hexes: ['A2'] }, facing: 2 };
    const units = { g1: [TANK, enters], g2: [TANK, enters], g3: [TANK, enters], r1: 'nco at L11' } as const;
    const trial = new Trial({ units });
    const costs = ['g1', 'g2', 'g3'].map((id) => {
      trial.order('german', drives({ [id]: ['A2'] }));
      const cost = trial.told('drove')[0]?.mp;
      trial.order('russian', 'pass');
      return cost;
    });
    expect(costs).toEqual([1, 1, 2]);
  });

  test('[combat 6.3.1.1] and vehicles leave the map where they may', () => {
    const trial = new Trial({
      units: { g1: [`${TANK} at D6`, EAST], r1: 'nco at A12' },
      options: { exits: [{ side: 'german', hexes: ['D6'] }] },
    });
    expect(trial.order('german', drives({ g1: [{ exit: true }] })).told('exited')).toEqual([
      { unit: 'g1', from: 'D6' },
    ]);
  });
});

describe('where vehicles stick', () => {
  test('[combat 11.1.4.1] immobilization terrain asks for a d10; anything but OK is an M-KILL, with its Crew Panic', () => {
    const woods = (die: number, ...more: number[]) => into(TANK, { ground: 'woods' }, die, ...more);
    expect(stuck(woods(3))).toEqual([['Woods, tracked', 3, false]]);
    expect(woods(3).unit('g1').mKill).toBeUndefined();
    const fails = woods(2, 1);
    expect(stuck(fails)).toEqual([['Woods, tracked', 2, true]]);
    expect(fails.told('m-killed')).toEqual([{ unit: 'g1' }]);
    expect(fails.told('morale-check')).toHaveLength(1);
    expect(fails.unit('g1')).toMatchObject({ at: 'E7', suppressed: true });
    expect(stuck(into(TANK, { ground: 'stone-rubble' }, 3, 1))).toEqual([['Rubble, tracked', 3, true]]);
    expect(stuck(into(TANK, { ground: 'stone-building' }, 4))).toEqual([['Building, tracked', 4, false]]);
    expect(stuck(into(TANK, { ground: 'gully' }, 3))).toEqual([['Gully or Creek, tracked', 3, false]]);
    const bocage = into(TANK, { hexes: { D6: { hexsides: { 2: 'bocage' } } } }, 3);
    expect([stuck(bocage), mp(bocage)]).toEqual([[['Bocage, tracked', 3, false]], 3]);
  });

  test('[combat 6.5.1.4.1] every vehicle rolls when it enters debris', () => {
    expect(stuck(into(TANK, { ground: 'debris' }, 2, 1))).toEqual([['Debris, tracked', 2, true]]);
    expect(stuck(into(TRUCK, { ground: 'debris' }, 3, 1))).toEqual([['Debris, wheeled', 3, true]]);
  });

  test('[combat 7.2.3] a trench lets in fully tracked vehicles only, on a roll', () => {
    const trench = { marks: { E7: { trench: true as const } } };
    expect(stuck(into(TANK, trench, 2, 1))).toEqual([['Trench, tracked', 2, true]]);
    expect([refused(TRACK, trench), refused(TRUCK, trench)]).toEqual(['TRENCH', 'TRENCH']);
    const inside = new Trial({
      units: { g1: [`${TANK} at D6`, EAST], r1: 'nco at A12' },
      marks: { D6: { trench: true } },
    }).order('german', drives({ g1: [{ face: 1 }, 'E6'] }));
    expect(stuck(inside)).toEqual([]);
  });

  test('[combat 7.2.4] no vehicle enters an anti-tank trench', () => {
    expect(refused(TANK, { marks: { E7: { atTrench: true } } })).toBe('AT_TRENCH');
  });

  test('[combat 7.4.2] wire stops wheels for good; tracks roll', () => {
    const wire = { marks: { E7: { wire: true as const } } };
    expect(into(TRUCK, wire, 1).told('m-killed')).toEqual([{ unit: 'g1' }]);
    expect(stuck(into(TANK, wire, 2, 1))).toEqual([['Wire, tracked', 2, true]]);
  });

  test('[combat 7.8.2] no vehicle crosses a roadblock', () => {
    expect(refused(TANK, { marks: { D6: { ...road, roadblock: { sides: [2] } }, E7: road } })).toBe(
      'ROADBLOCK',
    );
  });

  test('[combat 6.5.1.6.2] nor enters rail cars', () => {
    expect(refused(TANK, { marks: { E7: { features: ['rail-cars'] } } })).toBe('NO_GOING');
  });

  test('[combat 6.5.1.1.7] factories are entered by road or rail, without a roll where no enemy is', () => {
    const factory = { features: ['factory' as const, 'road' as const] };
    const open = { ground: 'stone-building', marks: { D6: road, E7: factory } } as const;
    expect(stuck(into(TANK, open))).toEqual([]);
    const rails = {
      ground: 'stone-building',
      marks: { D6: { features: ['railway'] }, E7: { features: ['factory', 'railway'] } },
    } as Going;
    expect(stuck(into(TANK, rails))).toEqual([]);
    expect(refused(TANK, { ground: 'stone-building', marks: { E7: factory } })).toBe('NO_ENTRANCE');
    const held = new Trial({
      map: field({ E7: 'stone-building' }),
      units: { g1: [`${TANK} at D6`, EAST], r1: '4-4 at E7' },
      marks: open.marks,
    });
    held.order('german', drives({ g1: ['E7'] }));
    while (held.awaits[0]?.endsWith(' bug-out')) held.order('russian', 'stand', 9);
    expect(stuck(held)).toEqual([['Building, tracked', 9, false]]);
    const debris = { ...open, marks: { D6: road, E7: { features: ['factory', 'road', 'debris'] } } } as Going;
    expect(stuck(into(TANK, debris, 3))).toEqual([['Debris, tracked', 3, false]]);
  });

  test('[combat 6.5.1.8.1 × 6.5.1.1.7 × 6.5.1.4.1] under an open roof lies debris: the road into the hall does not spare the roll', () => {
    const roofless = {
      ground: 'stone-building',
      marks: { D6: road, E7: { features: ['factory', 'road', 'open-roof'] } },
    } as Going;
    expect(stuck(into(TANK, roofless, 2, 1))).toEqual([['Debris, tracked', 2, true]]);
    const house = { ...roofless, marks: { D6: road, E7: { features: ['road', 'open-roof'] } } } as Going;
    expect(stuck(into(TANK, house))).toEqual([]);
  });

  test('[combat 6.4.7] a road that runs into a building hex is driven at road cost, forward or back, without a roll', () => {
    const gate = { ground: 'stone-building', marks: { D6: road, E7: road } } as const;
    const forward = into(TANK, gate);
    expect([mp(forward), stuck(forward)]).toEqual([1, []]);
    const back = into(TANK, { ...gate, values: { facing: 5, gear: 'reverse' } });
    expect([mp(back), stuck(back)]).toEqual([4, []]);
  });

  describe('beside the house', () => {
    /** The house of E7 stands in the eastern half of its hex; the road comes in from D6 to the dot. */
    const halfBuilt = (): Table => {
      const board = plainBoard(
        'half built',
        { columns: 12, rows: 12 },
        { E7: { terrain: 'stone-building' } },
      );
      const { column, row, index } = board.hexes[board.named.get('E7') as number] as Hex;
      const eaves = centre(column, row).x + 2 * UNITS;
      for (const [pixel, hex] of hexOfPixels(board).entries())
        if (hex === index && Math.floor(pixel / board.height) * UNITS < eaves) board.terrain[pixel] = 0;
      return { map: board, charts: COMBAT_CHARTS };
    };
    const intoTheHouse = () =>
      new Trial({
        map: halfBuilt(),
        marks: { D6: road, E7: road },
        units: { g1: [`${TANK} at D6`, EAST], r1: 'nco at A12' },
      }).order('german', drives({ g1: ['E7'] }, 'normal', true));

    test('[combat 6.4.7] by road into a building hex a vehicle stays out of the building, until it drives on', () => {
      const trial = intoTheHouse();
      expect(trial.unit('g1').onRoad).toBe(true);
      trial.order('german', drivesOn({ g1: ['F7'] }));
      expect(trial.unit('g1')).toMatchObject({ at: 'F7' });
      expect(trial.unit('g1').onRoad).toBeUndefined();
    });

    const factory = { features: ['factory' as const, 'road' as const] };
    test.each<[string, Going, number[]]>([
      ['not beside the road', { ground: 'stone-building', marks: { D6: road } }, [9]],
      ['not on open ground', { marks: { D6: road, E7: road } }, []],
      ['not into a factory', { ground: 'stone-building', marks: { D6: road, E7: factory } }, []],
    ])('[combat 6.4.7] it stays out of no building %s', (_, going, faces) => {
      const trial = into(TANK, going, ...faces);
      expect(trial.unit('g1').at).toBe('E7');
      expect(trial.unit('g1').onRoad).toBeUndefined();
    });

    test('[combat 6.4.7/a] a vehicle on that road is seen in the open, but not through the house', () => {
      const onRoad = intoTheHouse();
      const looks = (from: string, eye: object = { onRoad: true }) => {
        const found = lineOfSight(onRoad.battle, { at: from }, { at: 'E7', ...eye });
        return 'refused' in found ? found.cites : found.rolls;
      };
      expect(onRoad.unit('g1')).toMatchObject({ at: 'E7', onRoad: true });
      expect(looks('B5')).toEqual([]);
      expect(looks('H5')).toEqual(['6.4.7/a', '5.1.5']);
      expect(looks('B5', {})).toEqual(looks('H5', {}));
      const fireFrom = (at: string, facing: number) =>
        new Trial({
          map: halfBuilt(),
          active: 'russian',
          units: { g1: [`${TANK} at E7`, { onRoad: true }], r1: [`75mm gun at ${at}`, { facing }] },
        }).refusal('russian', shoots('r1', 'E7', { target: 'g1' }), ...d100(99), ...d100(99))?.cites;
      expect(fireFrom('H5', 5)).toEqual(['6.4.7/a', '5.1.5']);
      expect(fireFrom('B5', 2)).toBeUndefined();
    });
  });

  const bank = { features: ['raised-railway' as const] };

  test('[combat 6.3.5.1/1] [combat-15] combat-27: tracks climb a railway bank for six, wheels not at all', () => {
    expect(mp(into(TANK, { marks: { E7: bank } }))).toBe(6);
    expect(refused(TRUCK, { marks: { E7: bank } })).toBe('BANK');
    expect([
      mp(into(TANK, { marks: { D6: bank, E7: bank } })),
      mp(into(TRUCK, { marks: { D6: bank, E7: bank } })),
    ]).toEqual([1, 1]);
  });

  test('[combat 6.3.5.1/2] every vehicle that drives down one rolls, and sticks at the foot of it', () => {
    const car = into('M8 armored car', { marks: { D6: bank } }, 3, 1);
    expect(stuck(car)).toEqual([['Raised railway down, wheeled', 3, true]]);
    expect(car.unit('g1')).toMatchObject({ at: 'E7', mKill: true });
    expect(stuck(into(TANK, { marks: { D6: bank } }, 3))).toEqual([
      ['Raised railway down, tracked', 3, false],
    ]);
  });

  describe('roads along hexsides', () => {
    /** A road along the north of D6 (hexside 0) and on between D6 and E6 (hexside 1). */
    const lane = { D6: { hexsideRoads: [0, 1] } };
    const onLane = (path: object[], values: object = {}, more: NonNullable<Setup['units']> = {}) => ({
      trial: new Trial({
        map: field({ D6: 'woods', D5: 'woods', E6: 'woods' }),
        marks: lane,
        units: { g1: ['PzKw IIIJ at D6', { facing: 2, onHexside: 0, ...values }], r1: 'nco at A12', ...more },
      }),
      order: drives({ g1: path }),
    });

    test('[combat 6.3.4] vehicles follow them at road cost, turning at each new hexside, and stay on them', () => {
      const { trial, order } = onLane([{ face: 3 }, { to: 'D6', along: 1 }, { stop: true }]);
      trial.order('german', order);
      expect(trial.told('drove')).toEqual([{ unit: 'g1', from: 'D6', to: 'D6', mp: 1, left: 11 }]);
      expect(trial.told('immobilization-rolled')).toEqual([]);
      expect(trial.unit('g1')).toMatchObject({ at: 'D6', onHexside: 1, facing: 3 });
      const refusal = (path: object[], values: object = {}, more: NonNullable<Setup['units']> = {}) => {
        const { trial: t, order: o } = onLane(path, values, more);
        return t.refusal('german', o)?.refused;
      };
      expect(refusal([{ to: 'D6', along: 1 }])).toBe('OUT_OF_ARC');
      expect(refusal([{ face: 3 }, { to: 'D6', along: 2 }])).toBe('NO_HEXSIDE_ROAD');
      expect(refusal([{ face: 3 }, { to: 'E6', along: 4 }])).toBeUndefined();
      const tow = (name: string) => ({ g2: [`${name} at D6`, { aboard: 'g1' }] }) as const;
      expect(refusal([{ face: 3 }, { to: 'D6', along: 1 }], {}, tow('PaK 38'))).toBe('TOWING');
      expect(refusal([{ face: 3 }, { to: 'D6', along: 1 }], {}, tow('Grtwfr 34'))).toBeUndefined();
    });

    test('[combat 6.3.4] an A-rated gun does not turn its turret there, and leaving is by the next hex', () => {
      const fires = (values: object) => {
        const trial = new Trial({
          marks: lane,
          units: { g1: ['PzKw IIIJ at D6', { facing: 2, ...values }], r1: '4-4 at D3' },
        });
        trial.order('german', { order: 'fire', units: ['g1'], at: 'D3' }, 9, 5);
        return trial.told('attack')[0]?.modifiers[0]?.why;
      };
      expect([fires({}), fires({ onHexside: 0 })]).toEqual(['turret turned', 'vehicle turned']);
      const off = new Trial({
        marks: lane,
        units: { g1: ['PzKw IIIJ at D6', { facing: 2, onHexside: 0 }], r1: 'nco at A12' },
      });
      off.order('german', drives({ g1: ['E6'] }));
      expect(off.unit('g1').onHexside).toBeUndefined();
    });
  });

  test('[combat 6.13.2] nobody drives into a fire', () => {
    expect(refused(TANK, { marks: { E7: { flame: true } } })).toBe('FLAME');
  });
});
