import { originalBoard } from '../../boards/index.js';
import type { Board } from '../boards/board.js';
import { ChartPack } from '../charts/index.js';
import { boardsNamed } from './boards-named.js';
import { inPlay, layTable, type OnTable, type Shelf, TableError, theTable } from './lay-table.js';

const pack = (version: string) => ChartPack.house('skirmish', version, []);
const HOUSE = pack('1');
const OTHER = pack('2');
const SHELF: Shelf = {
  board: originalBoard,
  house: HOUSE,
  pack: (hash) => (hash === OTHER.hash ? OTHER : undefined),
};

const lay = (position: unknown) => layTable(position as OnTable, SHELF);
const table = (map: unknown, charts?: string) => theTable({ map, charts } as OnTable, SHELF);

describe('laying the table', () => {
  test('one board by name is that board', () => {
    expect(table({ board: 'village' }).map).toBe(originalBoard('village'));
  });

  test('one board may be turned and played in part, several are joined', () => {
    const part = table({ board: 'village', turned: true, inPlay: [{ columns: 'A-C' }] }).map;
    expect(part.hexes.filter(({ index }) => inPlay(part, index)).length).toBe(10 + 11 + 10);
    const two = table({
      boards: [
        [
          { board: 'village', as: '3' },
          { board: 'hills', as: '4' },
        ],
      ],
    }).map;
    expect(two.named.get('3GG4')).toBe(two.named.get('4A4'));
  });

  test('terrain told hex by hex is a board', () => {
    const { map } = table({ columns: 5, rows: 4, hexes: { B2: 'woods' } });
    expect(map.terrains[map.hexes[map.named.get('B2') as number]?.terrain as number]?.name).toBe('woods');
  });

  test('the same map and charts are the same table; other charts or boards are not', () => {
    const map = { boards: [[{ board: 'city' }]], inPlay: [{ columns: 'A-H' }] };
    expect(table(map)).toBe(table({ ...map }));
    expect(table(map, HOUSE.hash)).toBe(table(map));
    expect(table(map, OTHER.hash).charts).toBe(OTHER);
    expect(table(map, OTHER.hash).map).toBe(table(map).map);
    const others: Shelf = { ...SHELF, board: () => originalBoard('desert') };
    expect(theTable({ map }, others).map).not.toBe(table(map).map);
  });

  test('maps that were not used for long are laid anew: no more than some are kept', () => {
    const small = { columns: 5, rows: 4, hexes: { A1: 'woods' } };
    const first = table(small).map;
    expect(table(small).map).toBe(first);
    const copies: Shelf = { ...SHELF, board: () => ({ ...(originalBoard('city') as Board) }) };
    for (let n = 0; n < 60; n++) theTable({ map: { board: `city-${n}` } }, copies);
    expect(table(small).map).not.toBe(first);
  });

  test.each<[string, unknown, string, string]>([
    ['no map', undefined, 'SHAPE', '$.map'],
    ['a name alone', 'village', 'SHAPE', '$.map'],
    ['an unknown board', { board: 'atlantis' }, 'UNKNOWN_BOARD', '$.map.board'],
    [
      'an unknown board among others',
      { boards: [[{ board: 'city' }], [{ board: 'x' }]] },
      'UNKNOWN_BOARD',
      '$.map.boards[1][0].board',
    ],
    [
      'more boards than anybody plays',
      { boards: Array(3).fill(Array(5).fill({ board: 'city' })) },
      'SHAPE',
      '$.map',
    ],
    ['a strange member', { boards: [[{ board: 'city' }]], sky: 1 }, 'SHAPE', '$.map.sky'],
    [
      'a hex off the board',
      { columns: 5, rows: 4, hexes: { Z9: 'woods' } },
      'UNKNOWN_HEX',
      '$.map.terrain.woods',
    ],
    ['a map that never ends', { columns: 5, rows: 4, about: 'x'.repeat(300_000) }, 'SHAPE', '$.map'],
  ])('%s is answered with its place', (_, map, code, path) => {
    const laid = lay({ map });
    expect(laid.ok ? [] : laid.problems.map((problem) => `${problem.code} ${problem.path}`)).toContain(
      `${code} ${path}`,
    );
  });

  test('an unknown chart pack is named, beside what is wrong with the map', () => {
    const laid = lay({ map: { board: 'x' }, charts: 'abc' });
    expect(laid.ok ? [] : laid.problems.map(({ code }) => code)).toEqual(['UNKNOWN_BOARD', 'UNKNOWN_CHARTS']);
    expect(() => table({ board: 'x' }, 'abc')).toThrow(TableError);
  });

  test('the boards to fetch can be told beforehand', () => {
    expect(
      boardsNamed({
        boards: [
          [{ board: 'a' }, { board: 'b' }],
          [{ board: 'a' }, 3],
        ],
      }),
    ).toEqual(['a', 'b']);
    expect(boardsNamed({ board: 'a', turned: true })).toEqual(['a']);
    expect(boardsNamed({ columns: 5 })).toEqual([]);
    expect(boardsNamed(null)).toEqual([]);
  });
});
