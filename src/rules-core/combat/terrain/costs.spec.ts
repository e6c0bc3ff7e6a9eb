import type { Ground } from '../../kernel/testing/field.testkit.js';
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';
import { type Entry, entryCost } from './costs.js';
import { buildingAt, floorsIn, hasStairs } from './ground.js';

type Hexes = Readonly<Record<string, Ground>>;
interface Case extends Entry {
  readonly map?: Hexes;
  readonly unit?: Placed;
  readonly setup?: Setup;
}
const GRID = { columns: 5, rows: 6 };

/** What entering costs, or the code of the refusal. */
function cost(
  to: string,
  { map = {}, unit = '6-6 at C3', setup = {}, ...entry }: Case = {},
): number | string {
  const { battle } = new Trial({ ...setup, map: field(map, GRID), units: { ...setup.units, g1: unit } });
  const found = entryCost(battle, battle.theUnit('g1'), to, entry);
  return 'refused' in found ? found.refused : found.mp;
}

describe('terrain', () => {
  test.each([
    ['open-ground', 1],
    ['woods', 2],
    ['brush', 1],
    ['grain', 1],
    ['orchard', 1],
    ['wooden-building', 2],
    ['stone-building', 2],
    ['stone-rubble', 2],
    ['debris', 2],
    ['graveyard', 1],
    ['gully', 2],
    ['shallow-stream', 2],
    ['shellholes', 1],
  ] as const)('[combat 6.1.1.1#2/a] %s costs a squad %i', (terrain, mp) => {
    expect(cost('C4', { map: { C4: terrain } })).toBe(mp);
  });

  test('[combat 1.2.4, 10.1.2] one moves to adjacent places only', () => {
    expect(cost('C5')).toBe('NOT_ADJACENT');
    expect(cost('D3')).toBe(1);
    expect(cost('D4')).toBe('NOT_ADJACENT');
  });

  test('[combat 6.9.1] shellholes for one more, when one wants their cover', () => {
    expect(cost('C4', { map: { C4: 'shellholes' }, shellholes: true })).toBe(2);
    expect(cost('C4', { setup: { marks: { C4: { features: ['shellholes'] } } }, shellholes: true })).toBe(2);
    expect(cost('C4', { shellholes: true })).toBe(1);
  });

  test('deep shellholes cost one to enter and one to leave, where the option says so', () => {
    const options = { deepShellholes: true } as const;
    expect(cost('C4', { map: { C4: 'shellholes' }, setup: { options } })).toBe(2);
    expect(cost('C4', { map: { C3: 'shellholes', C4: 'shellholes' }, setup: { options } })).toBe(3);
  });

  test('[combat 6.3.1.1] from road hex to road hex the terrain is ignored', () => {
    const marks = {
      C3: { features: ['road'] },
      C4: { features: ['road'] },
      D3: { features: ['paved-road'] },
    } as const;
    expect(cost('C4', { map: { C4: 'woods' }, setup: { marks } as unknown as Setup })).toBe(1);
    expect(cost('D3', { map: { D3: 'woods' }, setup: { marks } as unknown as Setup })).toBe(1);
    expect(cost('B3', { map: { B3: 'woods' }, setup: { marks } as unknown as Setup })).toBe(2);
  });

  test('[combat 6.3.2, 6.3.3] a path costs one and what it climbs; shellholes are not negated', () => {
    const marks = { C3: { features: ['path'] }, C4: { features: ['path'] } } as unknown as Setup['marks'];
    expect(cost('C4', { map: { C4: 'woods' }, setup: { marks } })).toBe(1);
    expect(cost('C4', { map: { C4: { terrain: 'woods', level: 1 } }, setup: { marks } })).toBe(3);
    const holes = {
      C3: { features: ['path'] },
      C4: { features: ['path', 'shellholes'] },
    } as unknown as Setup['marks'];
    expect(cost('C4', { setup: { marks: holes }, shellholes: true })).toBe(2);
  });

  test('[combat 6.12.1, 6.12.2] water is impassable, or waded where the scenario allows it: in as into open ground, on and out by crawling', () => {
    expect(cost('C4', { map: { C4: 'river' } })).toBe('WATER');
    expect(cost('C4', { map: { C4: 'river' }, setup: { options: { wading: true } } })).toBe(1);
    expect(cost('C4', { map: { C3: 'river' }, setup: { options: { wading: true } } })).toBe('WADING');
    expect(cost('C4', { map: { C4: 'river' }, setup: { options: { wading: true } }, crawling: true })).toBe(
      1,
    );
  });

  test('[combat 6.12.3] a bridge carries over water; a fallen one does not', () => {
    const bridge = (state: 'standing' | 'pontoon' | 'down') =>
      cost('C4', { map: { C4: 'river' }, setup: { marks: { C4: { bridge: state } } } });
    expect([bridge('standing'), bridge('pontoon'), bridge('down')]).toEqual([1, 1, 'WATER']);
  });

  test('[combat 6.13.2] nobody enters a burning hex', () => {
    expect(cost('C4', { map: { C4: 'woods' }, setup: { marks: { C4: { flame: true } } } })).toBe('FLAME');
  });

  test('[combat 7.4.2] wire is entered by crawling only', () => {
    expect(cost('C4', { setup: { marks: { C4: { wire: true } } } })).toBe('WIRE');
    expect(cost('C4', { setup: { marks: { C4: { wire: true } } }, crawling: true })).toBe(1);
  });

  test('[combat 18.1.1.5.1] [combat-62] wire along a hexside is crossed by crawling only, from either side', () => {
    expect(cost('C4', { setup: { marks: { C3: { wireSides: [3] } } } })).toBe('WIRE');
    expect(cost('C4', { setup: { marks: { C4: { wireSides: [0] } } } })).toBe('WIRE');
    expect(cost('C4', { setup: { marks: { C4: { wireSides: [0] } } }, crawling: true })).toBe(1);
  });
});

describe('levels', () => {
  const rise = (from: number, to: number, terrain: 'open-ground' | 'woods' = 'open-ground') =>
    cost('C4', { map: { C3: { level: from }, C4: { level: to, terrain } } });

  test('[combat 5.2.9] two more for a level up, nothing for a level down', () => {
    expect([rise(-3, -2), rise(0, 0), rise(1, 0)]).toEqual([3, 1, 1]);
  });
  test('[combat-23] up into woods: 4', () => {
    expect(rise(-3, -2, 'woods')).toBe(4);
  });
  test('[combat 5.2.9.1] [combat-20] two levels up or down: 5', () => {
    expect([rise(-2, 0), rise(0, -2), rise(0, 3)]).toEqual([5, 5, 7]);
  });
  test('[combat 5.2.5.1] [combat-17] a minor crest costs like a level', () => {
    expect(cost('C4', { map: { C4: 'woods' }, setup: { marks: { C4: { minorCrest: [0] } } } })).toBe(4);
    expect(cost('C4', { map: { C4: 'woods' }, setup: { marks: { C4: { minorCrest: [3] } } } })).toBe(2);
  });
  test('[combat 6.10.1] [combat 5.2.9] out of a gully is a level up, and into it from above a steep descent', () => {
    expect(cost('C4', { map: { C3: 'gully' } })).toBe(3);
    expect(cost('C4', { map: { C3: 'gully' }, unit: ['6-6 at C3', { onLip: true }] })).toBe(3);
    expect(cost('C4', { map: { C3: { level: 1 }, C4: 'gully' } })).toBe(6);
    expect(cost('C4', { map: { C3: 'gully', C4: 'gully' } })).toBe(2);
  });
  test('[combat 18.2.1.5] uphill in a gully pays for both', () => {
    expect(cost('C4', { map: { C3: 'gully', C4: { terrain: 'gully', level: 1 } } })).toBe(4);
  });
});

describe('hexsides', () => {
  const side = (terrain: 'wall' | 'hedge' | 'bocage' | 'cliff') =>
    ({ C3: { hexsides: { 3: terrain } } }) as const;
  test('[combat 6.7.1.1] walls and hedges one more, bocage two, nothing at a gate', () => {
    expect([
      cost('C4', { map: side('wall') }),
      cost('C4', { map: side('hedge') }),
      cost('C4', { map: side('bocage') }),
    ]).toEqual([2, 2, 3]);
    expect(cost('C4', { map: side('wall'), setup: { marks: { C3: { gates: [3] } } } })).toBe(1);
    expect(cost('C4', { map: side('wall'), setup: { marks: { C4: { gates: [0] } } } })).toBe(1);
  });
  test('[combat 5.2.10.1] no unit crosses a cliff', () => {
    expect(cost('C4', { map: side('cliff') })).toBe('CLIFF');
  });
  test('[combat 6.4.8] no movement across a black bar without a mousehole', () => {
    const map: Hexes = { C3: 'stone-building', C4: 'stone-building' };
    expect(cost('C4', { map, setup: { marks: { C3: { blackBars: [3] } } } })).toBe('BLACK_BAR');
    expect(cost('C4', { map, setup: { marks: { C3: { blackBars: [3], mouseholes: [3] } } } })).toBe(1);
    expect(cost('C4', { map, setup: { marks: { C4: { blackBars: [0] } } } })).toBe('BLACK_BAR');
  });
  test('a roadblock costs like a wall', () => {
    expect(cost('C4', { setup: { marks: { C4: { roadblock: { sides: [0] } } } } })).toBe(2);
  });
});

describe('buildings', () => {
  const two: Hexes = { C3: 'stone-building', C4: 'stone-building' };
  const floors = (map: Hexes, at = 'C3', marks = {}) =>
    floorsIn(new Trial({ map: field(map, GRID), marks }).battle, at);

  test('[combat 6.4.1.1] one hex: ground level only', () => {
    expect(floors({ C3: 'stone-building' })).toBe(0);
    expect(cost('C3/1', { map: { C3: 'stone-building' } })).toBe('NOT_ADJACENT');
  });
  test('[combat 6.4.1.1.1] a large dot gives a one-hex building a level', () => {
    expect(floors({ C3: 'stone-building' }, 'C3', { C3: { features: ['large-dot'] } })).toBe(1);
  });
  test('[combat 6.4.1.2] more hexes: an upper level, reached from any of them', () => {
    expect(floors(two)).toBe(1);
    expect(cost('C3/1', { map: two })).toBe(2);
    expect(cost('C4/1', { map: two, unit: '6-6 at C4' })).toBe(2);
  });
  test('[combat 6.4.1.3, 6.4.1.3.1.1] stairways: two upper levels, changed only at the square', () => {
    const map: Hexes = { C3: { terrain: 'stone-building', stairway: true }, C4: 'stone-building' };
    expect(floors(map)).toBe(2);
    expect(floors(map, 'C4')).toBe(2);
    expect(cost('C3/1', { map })).toBe(2);
    expect(cost('C4/1', { map, unit: '6-6 at C4' })).toBe('NO_STAIRWAY');
    expect(hasStairs(new Trial({ map: field(map, GRID) }).battle, 'C4')).toBe(false);
  });
  test('[combat 6.4.1.3.1] two for a level, one level at a time', () => {
    const map: Hexes = { C3: 'stone-building-2-level' };
    expect(cost('C3/2', { map, unit: '6-6 at C3/1' })).toBe(2);
    expect(cost('C3/2', { map, unit: '6-6 at C3' })).toBe('NOT_ADJACENT');
    expect(cost('C3', { map, unit: '6-6 at C3/1' })).toBe(2);
  });
  test('[combat 6.4.4] a building is left at ground level', () => {
    expect(cost('D3', { map: two, unit: '6-6 at C3/1' })).toBe('NOT_ON_GROUND');
    expect(cost('C4/1', { map: two, unit: '6-6 at C3/1' })).toBe(2);
  });
  test('[combat 6.4.1] guns and vehicles stay on the ground', () => {
    expect(cost('C3/1', { map: two, unit: ['M2 mortar at C3', { face: 'move' }] })).toBe('NO_ROOM');
    expect(cost('C3/1', { map: two, unit: ['MG 34 at C3', { face: 'move' }] })).toBe(2);
  });
  test('[combat 6.4.6.1, 6.4.6.1.1] [combat-28] a steeple from the highest level, for leaders, half-squads and machine guns', () => {
    const marks = { C3: { features: ['steeple'] } } as unknown as Setup['marks'];
    const up = (unit: Placed, map: Hexes = two) => cost('C3/steeple', { map, unit, setup: { marks } });
    expect(up('nco at C3/1')).toBe(2);
    expect(up('3-6 at C3/1')).toBe(2);
    expect(up(['MG 34 at C3/1', { face: 'move' }])).toBe(2);
    expect(up('6-6 at C3/1')).toBe('NO_ROOM');
    expect(up('nco at C3')).toBe('NOT_ADJACENT');
    expect(up('nco at C3', { C3: 'stone-building' })).toBe(2);
    expect(cost('C3/steeple', { map: two, unit: 'nco at C3/1' })).toBe('NO_ROOM');
  });
  test('[combat 6.5.1.1.1] [combat-31] rooftops of one building join, a roofless hex has none', () => {
    const map: Hexes = { C3: 'stone-building', C4: 'stone-building', D3: 'stone-building' };
    const marks = {
      C3: { features: ['rooftop'] },
      C4: { features: ['rooftop'] },
      D3: { features: ['rooftop', 'open-roof'] },
    } as unknown as Setup['marks'];
    const over = (to: string, unit = '6-6 at C3/roof') => cost(to, { map, unit, setup: { marks } });
    expect([over('C4/roof'), over('D3/roof'), over('C3/roof', '6-6 at C3/1')]).toEqual([
      2,
      'NOT_ON_GROUND',
      2,
    ]);
  });
  test('[combat 6.5.1.2.1] a cellar from the ground above it, for 2', () => {
    const map: Hexes = { C3: 'stone-building', C4: 'stone-building' };
    const marks = { C3: { features: ['cellar'] }, C4: { features: ['cellar'] } } as unknown as Setup['marks'];
    expect(cost('C3/cellar', { map, setup: { marks } })).toBe(2);
    expect(cost('C4/cellar', { map, setup: { marks } })).toBe('NOT_ON_GROUND');
    expect(cost('C3/cellar', { map })).toBe('NOT_ADJACENT');
    expect(cost('C3', { map, unit: '6-6 at C3/cellar', setup: { marks } })).toBe(2);
    expect(cost('C3/cellar', { map, unit: ['75mm gun at C3', { face: 'move' }], setup: { marks } })).toBe(
      'NO_ROOM',
    );
  });
  test('[combat 3.2.3.3.1] joined hexes are one building', () => {
    const { battle } = new Trial({ map: field({ ...two, A1: 'stone-building' }, GRID) });
    expect([
      buildingAt(battle, 'C4'),
      buildingAt(battle, 'C3'),
      buildingAt(battle, 'A1'),
      buildingAt(battle, 'B1'),
    ]).toEqual(['C3', 'C3', 'A1', undefined]);
  });
});

describe('trenches', () => {
  const marks = { C3: { trench: true }, C4: { trench: true }, D3: { atTrench: true } } as const;
  const inTrench: Placed = ['6-6 at C3', { post: 'trench' }];
  test('[combat 7.2.1, 7.2.4] one from trench to trench, whatever is in the way', () => {
    expect(
      cost('C4', {
        unit: inTrench,
        setup: { marks },
        map: { C4: 'woods', C3: { hexsides: { 3: 'wall' } } },
        intoTrench: true,
      }),
    ).toBe(1);
    expect(cost('D3', { unit: inTrench, setup: { marks }, intoTrench: true })).toBe(1);
    const wired = { ...marks, C4: { trench: true, wire: true } } as const;
    expect(cost('C4', { unit: inTrench, setup: { marks: wired }, intoTrench: true })).toBe(1);
  });
  test('[combat 7.2.1] one more to get out of it', () => {
    expect(cost('C4', { unit: inTrench, setup: { marks } })).toBe(2);
    expect(cost('B3', { unit: inTrench, setup: { marks }, map: { B3: 'woods' } })).toBe(3);
  });
});

describe('guns and crowds', () => {
  test('[combat 10.4.1] a gun pays double for each hex', () => {
    expect(cost('C4', { unit: ['M2 mortar at C3', { face: 'move' }], map: { C4: 'woods' } })).toBe(4);
    expect(cost('C4', { unit: ['75mm gun at C3', { face: 'move' }], map: { C4: { level: 1 } } })).toBe(6);
  });

  test('[combat 8.2.1] a unit that overstacks pays double', () => {
    const units = { g2: '6-6 at C4', g3: '6-6 at C4', g4: '6-6 at C4' };
    expect(cost('C4', { setup: { units }, map: { C4: 'woods' } })).toBe(4);
    expect(cost('C4', { setup: { units }, unit: 'nco at C3' })).toBe(1);
  });

  test('[combat 8.1.1, 8.1.2] three squads; a half-squad and a team are half of one, a gun is one', () => {
    const full = (units: Setup['units'], unit: Placed = '6-6 at C3') =>
      cost('C4', { setup: { units }, unit } as Case) === 2;
    expect(full({ g2: '6-6 at C4', g3: '6-6 at C4' })).toBe(false);
    expect(full({ g2: '6-6 at C4', g3: '6-6 at C4', g4: '3-6 at C4' })).toBe(true);
    expect(full({ g2: '6-6 at C4', g3: '6-6 at C4', g4: '3-6 at C4' }, '3-6 at C3')).toBe(false);
    expect(full({ g2: '6-6 at C4', g3: 'M2 mortar at C4', g4: 'MG 34 at C4' })).toBe(true);
    expect(full({ g2: '6-6 at C4', g3: 'MG 34 at C4', g4: 'MG 34 at C4' })).toBe(false);
  });

  test('[combat 8.1.3, 8.1.4, 2.4.1] leaders and wrecks take no room, each side has its own', () => {
    const units = {
      g2: '6-6 at C4',
      g3: '6-6 at C4',
      g4: 'nco at C4',
      g5: 'officer at C4',
      a1: '7-6 at C4',
      a2: '7-6 at C4',
    };
    expect(cost('C4', { setup: { units, marks: { C4: { wrecks: 2 } } } })).toBe(1);
  });

  test('[combat 6.4.3, 2.5.4] each floor counts for itself', () => {
    const map: Hexes = { C3: 'stone-building', C4: 'stone-building' };
    const units = { g2: '6-6 at C3/1', g3: '6-6 at C3/1', g4: '6-6 at C3/1' };
    expect(cost('C3/1', { map, setup: { units } })).toBe(4);
    expect(cost('C4', { map, setup: { units } })).toBe(2);
  });
});

describe('coming on to the map', () => {
  const waiting = (values: object = {}): Placed => ['6-6', { enters: { turn: 1, hexes: ['A1'] }, ...values }];
  const entered = (troops: number, vehicles = 0): Setup => ({
    marks: { A1: { entered: { troops, vehicles } } },
  });

  test('[combat 3.2.2.2] [combat-3] units beyond what the hex holds pay one more, and one more again', () => {
    expect([0, 4, 6, 8].map((troops) => cost('A1', { unit: waiting(), setup: entered(troops) }))).toEqual([
      1, 1, 2, 3,
    ]);
    expect(
      cost('A1', {
        unit: ['MG 34', { face: 'move', enters: { turn: 1, hexes: ['A1'] } }],
        setup: entered(6),
      }),
    ).toBe(2);
    expect(cost('A1', { unit: ['nco', { enters: { turn: 1, hexes: ['A1'] } }], setup: entered(8) })).toBe(2);
  });

  test('[combat 3.2.2.2] on or next to an entry hex', () => {
    expect(cost('A2', { unit: waiting() })).toBe(1);
    expect(cost('B1', { unit: waiting() })).toBe(1);
    expect(cost('A3', { unit: waiting() })).toBe('NOT_AN_ENTRY_HEX');
  });

  test('[combat 3.2.2.1] from its turn on', () => {
    expect(cost('A1', { unit: waiting({ enters: { turn: 2, hexes: ['A1'] } }) })).toBe('NOT_YET');
    expect(
      cost('A1', { unit: waiting({ enters: { turn: 2, hexes: ['A1'] } }), setup: { clock: { turn: 3 } } }),
    ).toBe(1);
  });
});
