import { inlineBoard } from '../../kernel/boards/index.js';
import { lineOfSight } from '../los/lost.js';
import { begin, field, fire, shoot } from '../testkit.testkit.js';
import { groundOf, levelOf, terrainIn, terrainsIn } from './ground.js';
import { around, distance, neighbours } from './places.js';

const MAP = field(
  { C3: 'woods', C4: { terrain: 'grain', level: 2 }, D5: 'stone-building', E5: 'river' },
  { columns: 6, rows: 7 },
);

test('[combat 2.5.2.1] a hex has six hexsides; at the edge of the map some lead nowhere', () => {
  const { battle } = begin({}, { map: MAP });
  expect(around(battle, 'C3')).toEqual(['C2', 'D2', 'D3', 'C4', 'B3', 'B2']);
  expect(around(battle, 'A1')).toEqual([undefined, 'B0', 'B1', 'A2', undefined, undefined]);
  expect(neighbours(battle, 'A1')).toEqual(['B0', 'B1', 'A2']);
});

test('[combat 2.5.2] half hexes at the edge are hexes like all others', () => {
  const { battle } = begin({}, { map: MAP });
  expect(distance(battle, 'B0', 'B3')).toBe(3);
  expect(groundOf(battle, 'B0')).toMatchObject({ hex: 'B0', terrain: 'open' });
});

test('[combat 6.1.1#2] a hex is what lies under its centre dot', () => {
  const { battle } = begin({}, { map: MAP });
  expect(['C3', 'C4', 'D5', 'E5', 'A1'].map((hex) => terrainIn(battle, hex))).toEqual([
    'woods',
    'grainfield',
    'stone-building',
    'river',
    'open',
  ]);
  expect(levelOf(battle, 'C4')).toBe(2);
});

test('[combat 6.4.1.1, 6.4.1.2] houses told hex by hex stand alone; a building of several hexes is told as one', () => {
  const map = (text: object) => {
    const made = inlineBoard({ columns: 6, rows: 7, ...text });
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    return { map: made.value, charts: MAP.charts };
  };
  const floors = (text: object) => {
    const { building, floors, buildingHexes } = groundOf(begin({}, { map: map(text) }).battle, 'D5');
    return { building, floors, buildingHexes };
  };
  expect(floors({ hexes: { D4: 'stone-building', D5: 'stone-building' } })).toEqual({
    building: 'D5',
    floors: 0,
    buildingHexes: ['D5'],
  });
  expect(floors({ buildings: [{ is: 'stone', upperLevels: 1, hexes: 'D4 D5' }] })).toEqual({
    building: 'D4',
    floors: 1,
    buildingHexes: ['D4', 'D5'],
  });
});

test('marks of the map and of the fighting change what a hex is', () => {
  const marks = {
    A1: { features: ['graveyard', 'shellholes'] },
    C3: { features: ['shellholes'] },
    D5: { rubble: true },
    E5: { bridge: 'pontoon' },
    A2: { features: ['lumber-yard'] },
    A3: { features: ['gully'] },
  } as never;
  const { battle } = begin({}, { map: MAP, marks });
  expect(['A1', 'D5', 'E5', 'A2', 'A3'].map((hex) => terrainIn(battle, hex))).toEqual([
    'graveyard',
    'rubble',
    'bridge',
    'machine-parts',
    'gully',
  ]);
  expect(terrainsIn(battle, 'A1')).toEqual(['graveyard', 'shellholes']);
  expect(terrainsIn(battle, 'C3')).toEqual(['woods', 'shellholes']);
  expect(levelOf(battle, 'A3')).toBe(-1);
});

test('[combat 6.3.1] a road gives no cover and hinders nothing', () => {
  const marks = { D2: { features: ['road'] }, D4: { features: ['paved-road'] } } as never;
  const { battle } = begin({}, { map: MAP, marks });
  expect(lineOfSight(battle, { at: 'D1' }, { at: 'D4' })).toMatchObject({
    rolls: [],
    sight: { hindrances: [] },
  });
  expect(shoot({ g1: '6-6 at D1', a1: '7-6 at D4' }, fire('g1', 'D4'), { map: MAP, marks }).total).toBe(99);
});
