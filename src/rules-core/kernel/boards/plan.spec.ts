import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { ORIGINAL_BOARDS, originalBoard, originalBoardText } from '../../boards/index.js';
import { inlineBoard } from './inline.js';
import { layOut } from './layout.js';
import { parseBoard } from './plan.js';
import { printBoard } from './print.js';
import { type BoardText, boardJsonSchema } from './schema.js';
import {
  AREAS,
  BRIDGES,
  BUILDING_KINDS,
  FEATURES,
  GROUNDS,
  HEXSIDE_TERRAINS,
  MATERIALS,
  ROADS,
  WATERCOURSES,
} from './vocabulary.js';

const SMALL = { board: 'small', columns: 9, rows: 4 };

function planOf(text: unknown) {
  const plan = parseBoard(text);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}

function problemsOf(text: unknown) {
  const plan = parseBoard(text);
  return plan.ok ? [] : plan.problems;
}

describe('a board description', () => {
  it.each(ORIGINAL_BOARDS)('of %s is the same after it was printed and read', (name) => {
    const plan = planOf(originalBoardText(name));
    const printed = printBoard(plan);
    expect(planOf(printed)).toEqual(plan);
    expect(printBoard(planOf(printed))).toEqual(printed);
  });

  it('nests its contours: the level farthest from 0 counts', () => {
    const plan = planOf({ ...SMALL, levels: { '1': 'B1-D3', '2': 'C2', '-1': 'F1' } });
    expect(printBoard(plan).levels).toEqual({ '-1': 'F1', '1': 'B1-B3 C1 C3 D1-D3', '2': 'C2' });
  });

  it.each<[string, unknown, string, string]>([
    ['a hex that is not there', { terrain: { woods: 'Z1' } }, 'terrain.woods', 'UNKNOWN_HEX'],
    ['two terrains in one hex', { terrain: { woods: 'C2', grain: 'C2' } }, 'terrain.woods', 'CONFLICT'],
    [
      'a house in the woods',
      { terrain: { woods: 'C2' }, buildings: [{ is: 'stone', hexes: 'C2' }] },
      'buildings[0].hexes',
      'CONFLICT',
    ],
    [
      'a building in two parts',
      { buildings: [{ is: 'stone', hexes: 'B1 F1' }] },
      'buildings[0].hexes',
      'CONFLICT',
    ],
    [
      'stairs outside',
      { buildings: [{ is: 'stone', hexes: 'B1', stairways: 'B2' }] },
      'buildings[0].stairways',
      'CONFLICT',
    ],
    [
      'a factory of four levels',
      { buildings: [{ is: 'stone', kind: 'factory', upperLevels: 4, hexes: 'B1' }] },
      'buildings[0]',
      'SHAPE',
    ],
    ['a bridge without a road', { bridges: { 'stone-bridge': 'C2' } }, 'bridges.stone-bridge', 'CONFLICT'],
    ['a wall that is a hedge', { hexsides: { wall: 'C2/C3', hedge: 'C3/C2' } }, 'hexsides.wall', 'CONFLICT'],
    [
      'a small house in the woods',
      { terrain: { woods: 'C2' }, houses: { stone: 'C2/n' } },
      'houses.stone',
      'CONFLICT',
    ],
    [
      'a small house in a building',
      { buildings: [{ is: 'stone', hexes: 'C2' }], houses: { stone: 'C2/n' } },
      'houses.stone',
      'CONFLICT',
    ],
    [
      'a small house on the road',
      { roads: [{ is: 'path', along: 'C2 C3' }], houses: { stone: 'C2/s' } },
      'houses.stone',
      'CONFLICT',
    ],
    [
      'small houses of two kinds in a hex',
      { houses: { stone: 'C2/n', wooden: 'C2/s' } },
      'houses.wooden',
      'CONFLICT',
    ],
    ['a small house beyond the edge', { houses: { stone: 'A1/n' } }, 'houses.stone', 'UNKNOWN_SIDE'],
    ['a small house on a hexside', { houses: { stone: 'C2/C3' } }, 'houses.stone', 'UNKNOWN_SIDE'],
    ['an unknown terrain', { terrain: { lava: 'C2' } }, 'terrain.lava', 'SHAPE'],
    ['a level in the clouds', { levels: { '99': 'C2' } }, 'levels.99', 'SHAPE'],
    ['too many columns', { columns: 1000 }, 'columns', 'SHAPE'],
    ['too long a list', { gates: 'A1/n '.repeat(4000) }, 'gates', 'SHAPE'],
    ['something nobody knows', { trains: [] }, 'trains', 'SHAPE'],
  ])('with %s is refused with the place and the reason', (_, change, path, code) => {
    expect(problemsOf({ ...SMALL, ...(change as object) })).toContainEqual({
      code,
      path,
      message: expect.stringMatching(/\S/),
    });
  });

  it('never throws, whatever is handed in', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), (junk) => {
        const plan = parseBoard(junk);
        expect(plan.ok || plan.problems.length > 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('that is nearly right is read or refused, never a crash, and its list of problems is bounded', () => {
    const SOUND = {
      ...SMALL,
      levels: { '1': 'B1-C3' },
      terrain: { woods: 'D1 D2', grain: 'E1' },
      hexsides: { wall: 'F1/F2' },
      buildings: [{ is: 'stone', hexes: 'G2' }],
    };
    const rough = fc.constantFrom(
      'D9',
      'C2/C3',
      '(B1 C2)',
      'A1/n',
      '/',
      '-',
      '((',
      'ZZ99',
      'É7',
      '__proto__',
    );
    const hexes = fc.constantFrom('A1', 'B1', 'B1-C3', 'C2', 'C3');
    const words = (sound: fc.Arbitrary<string>, maxLength: number) =>
      fc.array(sound, { maxLength }).map((parts) => parts.join(' '));
    const list = fc.oneof(
      { weight: 9, arbitrary: words(hexes, 2) },
      { weight: 1, arbitrary: words(fc.oneof(hexes, rough), 60) },
    );
    const table = (keys: readonly string[]) => fc.dictionary(fc.constantFrom(...keys), list, { maxKeys: 2 });
    const parts = {
      columns: fc.integer({ min: 2, max: 12 }),
      rows: fc.integer({ min: 1, max: 8 }),
      levels: table(['1', '2', '-1', 'x']),
      ground: fc.constantFrom(...GROUNDS),
      terrain: table([...AREAS, '__proto__', 'toString']),
      hexsides: table(HEXSIDE_TERRAINS),
      gates: list,
      roads: fc.array(fc.record({ is: fc.constantFrom(...Object.keys(ROADS)), along: list }), {
        maxLength: 4,
      }),
      watercourses: fc.array(fc.record({ is: fc.constantFrom(...Object.keys(WATERCOURSES)), along: list }), {
        maxLength: 3,
      }),
      bridges: table(Object.keys(BRIDGES)),
      buildings: fc.array(
        fc.record({
          is: fc.constantFrom(...MATERIALS),
          kind: fc.constantFrom(...BUILDING_KINDS),
          upperLevels: fc.integer({ min: 0, max: 4 }),
          hexes: list,
          detached: fc.boolean(),
          stairways: list,
        }),
        { maxLength: 4 },
      ),
      houses: fc.dictionary(
        fc.constantFrom(...MATERIALS),
        words(fc.constantFrom('C2/n', 'C2/se', 'B2/s', 'A1/n', 'D1/ne', 'C2/C3'), 3),
        { maxKeys: 2 },
      ),
      features: table(FEATURES),
    };
    const changed = (text: object) =>
      fc
        .constantFrom(...Object.entries<fc.Arbitrary<unknown>>(parts))
        .chain(([part, values]) => values.map((value) => ({ ...text, [part]: value })));
    const text = changed(SOUND).chain((once) => fc.oneof(fc.constant(once), changed(once)));
    let read = 0;
    fc.assert(
      fc.property(text, (described) => {
        const plan = parseBoard(described);
        if (!plan.ok) return expect(plan.problems.length).toBeLessThanOrEqual(50);
        read++;
        expect(planOf(printBoard(plan.value))).toEqual(plan.value);
      }),
      { numRuns: 300 },
    );
    expect(read).toBeGreaterThan(50);
    expect(read).toBeLessThan(250);
  });

  it('that names everything again and again is refused before it costs anything', () => {
    const all = 'A1-MMM40 '.repeat(1300);
    const lists = Object.fromEntries(AREAS.map((name) => [name, all]));
    const back = 'A1 MMM40 '.repeat(1300);
    const text = {
      board: 'bomb',
      columns: 65,
      rows: 40,
      terrain: lists,
      levels: { '1': all },
      hexsides: { wall: '(A1-MMM40)'.repeat(1100) },
      roads: Array.from({ length: 200 }, () => ({ is: 'path', along: back })),
      buildings: Array.from({ length: 500 }, () => ({
        is: 'stone',
        hexes: all,
        detached: true,
        stairways: all,
      })),
    };
    expect(problemsOf(text)).toContainEqual(expect.objectContaining({ code: 'TOO_LARGE' }));
  });

  it('has a JSON Schema that is up to date: npx hexledger board --schema --out src/rules-core/kernel/boards/board.schema.json', () => {
    const committed = readFileSync(join(import.meta.dirname, 'board.schema.json'), 'utf8');
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(boardJsonSchema())));
  });
});

it('every word of the format is in the README', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const words = [
    AREAS,
    HEXSIDE_TERRAINS,
    GROUNDS,
    FEATURES,
    BUILDING_KINDS,
    ...[ROADS, WATERCOURSES, BRIDGES].map(Object.keys),
  ];
  expect(words.flat().filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
});

it('the examples of the README are right', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const [farm, told, layout] = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) =>
    JSON.parse(text!),
  );
  expect(problemsOf(farm)).toEqual([]);
  expect(inlineBoard(told).ok).toBe(true);
  const map = layOut(layout, originalBoard);
  expect(map.ok && map.value.named.get('3GG4')).toBe(map.ok && map.value.named.get('4GG7'));
});

it('a description needs no more than a name and a size', () => {
  const bare: BoardText = SMALL;
  expect(planOf(bare)).toMatchObject({ ground: 'open-ground', terrain: [], roads: [], title: 'small' });
});
