import { vehicleCost } from '../cards.js';
import { sight } from '../los/sight.js';
import type { Battle } from '../system.js';
import { begin, field, type Setup, unit } from '../testkit.testkit.js';
import { counterNamed } from '../units/catalogue.js';
import { vehicleEntry } from '../vehicles/costs.js';
import { entryCost } from './costs.js';
import {
  floorsIn,
  groundOf,
  hasFeature,
  hasStairs,
  isBuilding,
  levelOf,
  marksAt,
  terrainIn,
} from './ground.js';
import { around } from './places.js';
import printed from './printed-maps.json' with { type: 'json' };

/** The map as the book tells of it. */
function laid(name: keyof typeof printed.maps): Battle {
  const { map, locations } = printed.maps[name];
  const { hexes, ...grid } = map;
  return begin({}, { map: field(hexes as never, grid), marks: locations as never }).battle;
}
const levels = (battle: Battle, ...hexes: string[]) => hexes.map((hex) => groundOf(battle, hex).level);

describe('Pointe du Hoc', () => {
  const battle = laid('Pointe du Hoc');
  test('[combat 18.1.1.1] terrain of the hexes and hexsides that the tour shows', () => {
    expect(groundOf(battle, 'V7').hexsides[2]).toBe('bocage');
    expect(around(battle, 'V7')[2]).toBe('W8');
    expect([groundOf(battle, 'N10').hexsides[1], marksAt(battle, 'O10').gates]).toEqual(['wall', [3]]);
    expect(groundOf(battle, 'S8').hexsides[0]).toBe('hedge');
    expect(['F16', 'T5', 'L21', 'N21', 'I20'].map((hex) => terrainIn(battle, hex))).toEqual([
      'grainfield',
      'shellholes',
      'woods',
      'brush',
      'orchard',
    ]);
    expect([groundOf(battle, 'P2').paved, groundOf(battle, 'U23').paved]).toEqual([true, false]);
  });
  test('[combat 18.1.1.1/a] the ground falls to level -3 in the south', () => {
    expect(levels(battle, 'D1', 'D2', 'D21', 'B17', 'B18', 'A15', 'A20', 'A24')).toEqual([
      -1, -1, -1, -2, -2, -3, -3, -3,
    ]);
  });
  test('[combat 18.1.1.2] stone buildings: the church with its steeple at +2, the Manoir of three floors, a house of one', () => {
    expect(['P20', 'N16', 'O9'].map((hex) => groundOf(battle, hex).stone)).toEqual([true, true, true]);
    expect(['P20', 'P21', 'N16', 'N17', 'O9'].map((hex) => floorsIn(battle, hex))).toEqual([1, 1, 2, 2, 0]);
    expect(levelOf(battle, 'P20/steeple')).toBe(2);
    expect([hasStairs(battle, 'N16'), hasStairs(battle, 'N17')]).toEqual([true, true]);
    expect(hasFeature(marksAt(battle, 'P21'), 'steeple')).toBe(false);
  });
  /** The map without the house in O9, and with or without what the walls run on as. */
  const spurs = (laidOut: boolean) => {
    const { map, locations } = printed.maps['Pointe du Hoc'];
    const { hexes, ...grid } = map;
    const { O9: _, ...rest } = hexes;
    const { O9: house, L16: tank, ...others } = locations;
    const marks = laidOut ? { ...others, O9: house, L16: tank } : others;
    return begin({}, { map: field(rest as never, grid), marks: marks as never }).battle;
  };
  const blocked = (laidOut: boolean, from: string, to: string) =>
    sight(spurs(laidOut), { at: from }, { at: to }).blocked?.hex;
  test('[combat 18.1.1.3] the water tank at L16/L17/M17 goes on from the wall between M17 and L17', () => {
    expect(groundOf(battle, 'L17').hexsides[1]).toBe('wall');
    expect(around(battle, 'M17')[4]).toBe('L17');
    expect([blocked(true, 'N15', 'K18'), blocked(false, 'N15', 'K18')]).toEqual(['L16', undefined]);
    expect(blocked(true, 'N15', 'K17')).toBeUndefined();
  });
  test('[combat 18.1.1.4] [combat-61] the wall between N9 and O10 goes on to the house in O9: nobody sees P10 from N8', () => {
    expect(groundOf(battle, 'N9').hexsides[2]).toBe('wall');
    expect([blocked(true, 'N8', 'P10'), blocked(false, 'N8', 'P10')]).toEqual(['O9', undefined]);
  });
  test('[combat 18.1.1.5] wire along hexsides, like that between Y20 and X20: infantry crawls over it', () => {
    const { wired } = printed.maps['Pointe du Hoc'];
    expect(wired).toHaveLength(27);
    expect(new Set(wired).size).toBe(27);
    expect(wired.every((hex) => battle.table.map.named.has(hex))).toBe(true);
    for (const [from, to] of [
      ['Y20', 'X20'],
      ['X20', 'Y20'],
    ] as const) {
      const walker = { ...unit('6-6', 'german'), id: 'g1', at: from };
      expect(entryCost(battle, walker, to)).toMatchObject({ refused: 'WIRE', cites: ['18.1.1.5.1'] });
      expect(entryCost(battle, walker, to, { crawling: true })).toMatchObject({ mp: 1 });
    }
    const beside = { ...unit('6-6', 'german'), id: 'g1', at: 'Y20' };
    expect(entryCost(battle, beside, 'Y21')).toMatchObject({ mp: 1 });
  });
});

describe('Kursk', () => {
  const battle = laid('Kursk');
  const { steep, walled, crestUnderWoods } = printed.maps.Kursk;
  test('[combat 18.2.1.1] terrain of the hexes that the tour shows', () => {
    expect(['R24', 'D26', 'G18', 'L21', 'F20', 'KK24'].map((hex) => terrainIn(battle, hex))).toEqual([
      'woods',
      'brush',
      'grainfield',
      'orchard',
      'gully',
      'river',
    ]);
    expect([groundOf(battle, 'T0').paved, groundOf(battle, 'LL9').paved]).toEqual([true, true]);
    expect(['DD13', 'DD15', 'LL11', 'LL17'].map((hex) => terrainIn(battle, hex))).toEqual(
      Array(4).fill('grainfield'),
    );
    expect([marksAt(battle, 'B19').minorCrest, around(battle, 'B19')[3]]).toEqual([[3], 'B20']);
  });
  test('[combat 18.2.1.1/a] where the ground rises more than a level at once', () => {
    expect(steep).toEqual(['R18', 'S18', 'T18', 'U19', 'H22', 'I22', 'J21', 'K21', 'K20']);
  });
  test('[combat 18.2.1.2] wooden buildings: two have an upper level', () => {
    for (const [one, other] of [
      ['G25', 'H25'],
      ['O21', 'P21'],
    ] as const) {
      expect(groundOf(battle, one)).toMatchObject({ stone: false, floors: 1, buildingHexes: [one, other] });
      expect([isBuilding(battle, one), floorsIn(battle, other)]).toEqual([true, 1]);
    }
  });
  test('[combat 18.2.1.3] hexes with walls', () => {
    expect(walled).toEqual(['N20', 'O20', 'P20', 'P21']);
  });
  test('[combat 18.2.1.4] the crest that goes on under the woods', () => {
    expect(crestUnderWoods).toEqual(['O8', 'O7', 'S8', 'S10', 'T10', 'T11']);
  });
});

test('[combat 5.2.2] Kursk lies between -1 and +3, Pointe du Hoc between -3 and 0', () => {
  expect(levels(laid('Kursk'), 'KK24', 'B12')).toEqual([-1, 3]);
  expect(levels(laid('Pointe du Hoc'), 'A24', 'B23', 'C23', 'D22')).toEqual([-3, -2, -1, 0]);
});

test('[combat 18.3#2] the Quick Start is Scenario 3 of Rangers', () => {
  expect(printed.quickStart.scenario).toEqual({
    number: 3,
    title: "Wintz's Flank",
    module: 'Rangers',
    map: 'Pointe du Hoc',
    turns: 5,
  });
});

test('[combat 18.3.1] the American set-up of the Quick Start: every unit has its counter, its hex and its side', () => {
  const { american } = printed.quickStart;
  expect(american.map(({ at }) => at)).toEqual(['V21', 'X21', 'R18', 'R15', 'U18', 'R16', 'V20']);
  const units = american.flatMap(({ units: names }) => names);
  expect(units.filter((name) => name === '7-6')).toHaveLength(7);
  for (const name of units)
    expect([name, counterNamed(name, 'american')?.nationality]).toEqual([name, 'american']);
  const faces = american.flatMap(({ face = {} }) => Object.entries(face));
  expect(faces).toEqual([
    ['M1 Bazooka', 'weapon'],
    ['Demo', 'move'],
    ['M2 mortar', 'weapon'],
  ]);
});

describe('the edge of the map', () => {
  const enters = { turn: 1, hexes: ['A3', 'B0'] };
  const cost = (to: string, map = {}) => {
    const { battle } = begin({ g1: ['6-6', { enters }] }, { map: field(map, { columns: 5, rows: 6 }) });
    const found = entryCost(battle, battle.theUnit('g1'), to);
    return 'refused' in found ? found.refused : found.mp;
  };
  test('[combat 18.1.1.6] half-hexes are entered, seen and stacked in like full ones', () => {
    expect([cost('B0'), cost('A3')]).toEqual([1, 1]);
    const full = { g2: '6-6 at B0', g3: '6-6 at B0', g4: '6-6 at B0' };
    const { battle } = begin({ g1: '6-6 at B1', ...full });
    const crowded = entryCost(battle, battle.theUnit('g1'), 'B0');
    expect('mp' in crowded && crowded.mp).toBe(2);
    expect(sight(battle, { at: 'B0' }, { at: 'B4' }).blocked).toBe(undefined);
  });
  test('[combat 18.1.1.6.1] a unit that enters pays for the hexside at the edge, where no other way in is open', () => {
    const walled = { A3: { hexsides: { 4: 'wall', 5: 'wall' } } } as const;
    expect(cost('A3', walled)).toBe(2);
    expect(cost('A3', { A3: { hexsides: { 4: 'wall' } } })).toBe(1);
  });
  test('[combat 18.1.1.6.1] a vehicle pays for it too, wheels only at a gate', () => {
    const walled = { A3: { hexsides: { 4: 'wall', 5: 'wall' } } } as const;
    const drive = (name: string, map = {}, marks: Setup['marks'] = {}) => {
      const setup = { map: field(map, { columns: 5, rows: 6 }), marks };
      const { battle } = begin({ g1: [name, { enters, at: undefined }] as never }, setup);
      const found = vehicleEntry(battle, battle.theUnit('g1'), 'A3');
      return 'refused' in found ? found.refused : found.mp;
    };
    const wall = vehicleCost(begin({}).battle, 'Wall hexside', 'tracked') as number;
    expect(wall).toBeGreaterThan(0);
    expect([drive('tank'), drive('tank', walled)]).toEqual([1, 1 + wall]);
    expect([drive('truck'), drive('truck', walled)]).toEqual([2, 'NO_GATE']);
    expect(drive('truck', walled, { A3: { gates: [5] } })).toBe(2);
    expect(drive('tank', { A3: { hexsides: { 4: 'cliff', 5: 'cliff' } } })).toBe('NO_GATE');
    expect(drive('tank', { A3: { hexsides: { 4: 'road-block', 5: 'road-block' } } })).toBe('NO_GATE');
  });
});

describe('the city maps', () => {
  const block = {
    C3: 'stone-building',
    C4: 'stone-building',
    A1: 'stone-building',
    D6: 'stone-building',
    D5: 'stone-building',
  } as const;
  const setup = (options: Setup['options']): Setup => ({
    map: field(block, { columns: 6, rows: 8 }),
    options,
    marks: { D6: { features: ['railway'] } },
  });
  const cost = (to: string, options: Setup['options'] = { stalingrad: true }, from = to.split('/')[0]) => {
    const { battle } = begin({ g1: `6-6 at ${from}` }, setup(options));
    const found = entryCost(battle, battle.theUnit('g1'), to);
    return 'refused' in found ? found.refused : found.mp;
  };
  test('[combat 6.5.1] where the scenario says that its buildings are those of Stalingrad, and nowhere else', () => {
    expect([cost('C3/cellar'), cost('C3/roof', { stalingrad: true }, 'C3/1')]).toEqual([2, 2]);
    expect([cost('C3/cellar', {}), cost('C3/roof', {}, 'C3/1')]).toEqual(['NOT_ADJACENT', 'NOT_ADJACENT']);
  });
  test('[combat 6.5.1.1, 6.5.1.2] every building of several hexes has a roof and a cellar, a single house has none', () => {
    expect([cost('C4/cellar'), cost('A1/cellar'), cost('A1/roof')]).toEqual([
      2,
      'NOT_ADJACENT',
      'NOT_ADJACENT',
    ]);
  });
  test('[combat 6.5.1.1.3] any building that a railway enters somewhere is a factory, without a cellar', () => {
    const { battle } = begin({}, setup({ stalingrad: true }));
    expect(['D5', 'D6', 'C3'].map((hex) => terrainIn(battle, hex))).toEqual([
      'factory',
      'factory',
      'stone-building',
    ]);
    expect(cost('D5/cellar')).toBe('NOT_ADJACENT');
    expect(terrainIn(begin({}, setup({})).battle, 'D5')).toBe('stone-building');
  });
  test('[combat 6.5.1.6.1] a railway without cars has no effect on movement or sight', () => {
    const marks = { D5: { features: ['railway'] } } as unknown as Setup['marks'];
    const { battle } = begin({ g1: '6-6 at D4' }, { marks });
    const found = entryCost(battle, battle.theUnit('g1'), 'D5');
    expect('mp' in found && found.mp).toBe(1);
    expect(sight(battle, { at: 'D4' }, { at: 'D8' }).hindrances).toEqual([]);
  });
  test('[combat 6.5.1.3] a fence is a hedge', () => {
    const across = (fence: 'fence' | 'hedge') => {
      const map = field(fence === 'hedge' ? { D4: { hexsides: { 3: 'hedge' } } } : {});
      const marks = fence === 'fence' ? { D4: { fences: [3] }, D5: { fences: [0] } } : undefined;
      const { battle } = begin({ g1: '6-6 at D4' }, { map, ...(marks && { marks }) });
      return entryCost(battle, battle.theUnit('g1'), 'D5');
    };
    expect(across('fence')).toEqual(across('hedge'));
    expect(across('fence')).toMatchObject({ mp: 2 });
  });
});
