import fc from 'fast-check';
import { aslskSight } from '../../aslsk/sight/los.js';
import { originalBoard } from '../../boards/index.js';
import { HEXSIDES, neighbour } from '../geometry/grid.js';
import { createSight } from '../los/index.js';
import type { Board } from './board.js';
import type { DetailedBoard } from './features.js';
import { crossingFrom, groundOf } from './hex-ground.js';
import { oppositeSide } from './hexes.js';
import { type BoardMap, isInPlay, layOut, neighboursInPlay } from './layout.js';
import { paintBoard } from './paint/painter.js';
import { parseBoard } from './plan.js';
import { turnBoard } from './turn.js';

function paint(text: object): DetailedBoard {
  const plan = parseBoard(text);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return paintBoard(plan.value);
}

const FARM = paint({
  board: 'farm',
  columns: 9,
  rows: 4,
  levels: { '1': 'G3-I4 H2' },
  terrain: { woods: 'B3-B4 C4 I1-I2', grain: 'D0-D1' },
  hexsides: { wall: 'B4/C4 D4/E4 D4/s H0/I1', hedge: 'A2/n' },
  gates: 'B4/C4',
  houses: { wooden: 'F3/ne F3/s' },
  roads: [
    { is: 'dirt-road', along: 'E1/n E4/s' },
    { is: 'path', along: 'A2 I2' },
  ],
  buildings: [{ is: 'stone', upperLevels: 1, hexes: 'F1 F2' }],
});
const MILL = paint({
  board: 'mill',
  columns: 9,
  rows: 4,
  terrain: { orchard: 'D0 B0', marsh: 'A3' },
  watercourses: [{ is: 'gully', along: 'H0/n H4/s' }],
  roads: [{ is: 'dirt-road', along: 'E1/n E4/s' }],
});
const BOARDS: Record<string, Board> = { farm: FARM, mill: MILL };
const find = (name: string): Board | undefined => BOARDS[name];

function mapOf(text: unknown): BoardMap {
  const map = layOut(text, find);
  if (!map.ok) throw new Error(JSON.stringify(map.problems));
  return map.value;
}

const hexOf = (map: Board, name: string): number => {
  const hex = map.named.get(name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
};

describe('turning a board', () => {
  it.each([FARM, MILL, originalBoard('village')!])('twice gives the board again: $name', (board) => {
    const again = turnBoard(turnBoard(board));
    expect(again.hexes).toEqual(board.hexes);
    expect(again.features).toEqual(board.features);
    expect(Buffer.from(again.terrain).equals(Buffer.from(board.terrain))).toBe(true);
    expect(Buffer.from(again.elevation).equals(Buffer.from(board.elevation))).toBe(true);
  });

  it('keeps the names, the levels and the neighbours of every hex', () => {
    const turned = turnBoard(FARM);
    for (const hex of FARM.hexes) {
      const there = hexOf(turned, hex.name);
      expect(turned.hexes[there]).toMatchObject({ level: hex.level, terrain: hex.terrain });
      for (const side of HEXSIDES) {
        const next = neighbour(FARM, hex.index, side);
        const turnedNext = neighbour(turned, there, oppositeSide(side));
        expect(turned.hexes[turnedNext]?.name).toBe(FARM.hexes[next]?.name);
        expect(turned.hexes[there]!.hexsides[oppositeSide(side)]).toBe(hex.hexsides[side]);
      }
    }
  });

  it('turns what is seen with it', () => {
    const turned = turnBoard(FARM);
    const straight = createSight(FARM, aslskSight());
    const sight = createSight(turned, aslskSight());
    for (const from of FARM.hexes)
      for (const to of FARM.hexes) {
        if (from.index === to.index) continue;
        const there = sight.check(hexOf(turned, from.name), hexOf(turned, to.name));
        expect(there.blocked).toBe(straight.check(from.index, to.index).blocked);
      }
  });
});

describe('laying boards out', () => {
  const PAIR = mapOf({ boards: [[{ board: 'farm', as: '1' }], [{ board: 'mill', as: '2' }]] });

  it('joins the half hexes on a seam into one hex with two names', () => {
    expect(PAIR).toMatchObject({ columns: 9, rows: 8 });
    expect(hexOf(PAIR, '1D4')).toBe(hexOf(PAIR, '2D0'));
    expect(PAIR.hexes[hexOf(PAIR, '2D0')]!.name).toBe('1D4');
    expect(hexOf(PAIR, '1A4')).not.toBe(hexOf(PAIR, '2A1'));
  });

  it('takes from each half what is in it', () => {
    expect(groundOf(PAIR, hexOf(PAIR, '1B4')).terrain.name).toBe('woods');
    expect(groundOf(PAIR, hexOf(PAIR, '1D4')).terrain.name).toBe('orchard');
    expect(groundOf(PAIR, hexOf(PAIR, '1D4')).hexsides.map((side) => side?.name)).toEqual([
      undefined,
      'wall',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leads roads and streams over the seam', () => {
    const last = hexOf(PAIR, '1E4');
    expect(crossingFrom(PAIR, last, 3)).toMatchObject({
      to: hexOf(PAIR, '2E1'),
      road: { name: 'dirt-road' },
      gate: false,
      rise: 0,
    });
    expect(groundOf(PAIR, hexOf(PAIR, '1H4')).watercourse?.name).toBe('gully');
  });

  it('sees over the seam as over any other ground', () => {
    const sight = createSight(PAIR, aslskSight());
    expect(sight.check(hexOf(PAIR, '1E4'), hexOf(PAIR, '2E3')).blocked).toBe(false);
    expect(sight.check(hexOf(PAIR, '1B1'), hexOf(PAIR, '2B3')).blocked).toBe(true);
  });

  it('puts east of a board what is told after it', () => {
    const map = mapOf({
      boards: [
        [
          { board: 'farm', as: 'x' },
          { board: 'mill', as: 'y', turned: true },
        ],
      ],
    });
    expect(map).toMatchObject({ columns: 17, rows: 4 });
    expect(hexOf(map, 'xI2')).toBe(hexOf(map, 'yI3'));
    expect(groundOf(map, hexOf(map, 'xI1')).terrain.name).toBe('woods');
    expect(neighbour(map, hexOf(map, 'xI2'), 1)).toBe(hexOf(map, 'yH3'));
  });

  it('has a place for every hex of every board, and neighbours both ways everywhere', () => {
    const cell = fc.record({ board: fc.constantFrom('farm', 'mill'), turned: fc.boolean() });
    const layouts = fc
      .record({ across: fc.integer({ min: 1, max: 3 }), down: fc.integer({ min: 1, max: 3 }) })
      .chain(({ across, down }) =>
        fc.array(fc.array(cell, { minLength: across, maxLength: across }), {
          minLength: down,
          maxLength: down,
        }),
      );
    fc.assert(
      fc.property(layouts, (rows) => {
        const map = mapOf({
          boards: rows.map((row, y) => row.map((each, x) => ({ ...each, as: String(y * 10 + x) }))),
        });
        expect(map.named.size).toBe(FARM.hexes.length * rows.length * rows[0]!.length);
        expect(new Set(map.named.values()).size).toBe(map.hexes.length);
        const oneWay = map.hexes.filter(({ index }) =>
          HEXSIDES.some((side) => {
            const next = neighbour(map, index, side);
            return next >= 0 && neighbour(map, next, oppositeSide(side)) !== index;
          }),
        );
        expect(oneWay).toEqual([]);
        for (const [y, row] of rows.entries())
          for (const [x, { board }] of row.entries())
            expectNeighboursKept(map, find(board)!, String(y * 10 + x));
      }),
      { numRuns: 25 },
    );
  });

  function expectNeighboursKept(map: BoardMap, board: Board, as: string): void {
    const parted = board.hexes.flatMap(({ index, name }) => {
      const around = HEXSIDES.map((each) => neighbour(map, hexOf(map, as + name), each));
      return HEXSIDES.map((side) => board.hexes[neighbour(board, index, side)])
        .filter((next) => next && !around.includes(hexOf(map, as + next.name)))
        .map((next) => `${name} from ${next?.name}`);
    });
    expect(parted).toEqual([]);
  }

  it('crops to columns and rows as they are printed, whichever way up a board lies', () => {
    const map = mapOf({
      boards: [[{ board: 'farm', as: '1', turned: true }]],
      inPlay: [{ as: '1', columns: 'A-C', rows: '2-3' }],
    });
    const inPlay = [...map.named].filter(([, hex]) => isInPlay(map, hex)).map(([name]) => name);
    expect(inPlay.sort()).toEqual(['1A2', '1A3', '1B2', '1B3', '1C2', '1C3']);
    const around = neighboursInPlay(map, hexOf(map, '1A2')).map((hex) => map.hexes[hex]!.name);
    expect(around.sort()).toEqual(['1A3', '1B2']);
  });

  it.each<[string, unknown, string, string]>([
    ['an unknown board', { boards: [[{ board: 'moon' }]] }, 'boards[0][0].board', 'UNKNOWN_BOARD'],
    [
      'two boards of one name',
      { boards: [[{ board: 'farm' }, { board: 'mill' }]] },
      'boards[0][1].as',
      'CONFLICT',
    ],
    [
      'rows of different length',
      {
        boards: [
          [
            { board: 'farm', as: '1' },
            { board: 'mill', as: '2' },
          ],
          [{ board: 'farm', as: '3' }],
        ],
      },
      'boards[1]',
      'BAD_FIT',
    ],
    [
      'a crop of nothing',
      { boards: [[{ board: 'farm' }]], inPlay: [{ columns: 'X-Z' }] },
      'inPlay[0]',
      'UNKNOWN_HEX',
    ],
    [
      'a crop of another board',
      { boards: [[{ board: 'farm' }]], inPlay: [{ as: '9' }] },
      'inPlay[0].as',
      'UNKNOWN_BOARD',
    ],
    ['no boards', { boards: [] }, 'boards', 'SHAPE'],
  ])('is refused with %s', (_, text, path, code) => {
    const map = layOut(text, find);
    expect(map.ok ? [] : map.problems).toContainEqual({ code, path, message: expect.stringMatching(/\S/) });
  });

  it('never throws, whatever is handed in', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 5 }), (junk) => {
        expect(layOut(junk, find)).toHaveProperty('ok');
        expect(layOut({ boards: junk }, find)).toHaveProperty('ok');
        expect(layOut({ boards: [[{ board: 'farm' }]], inPlay: junk }, find)).toHaveProperty('ok');
      }),
    );
  });
});
