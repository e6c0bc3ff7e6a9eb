import fc from 'fast-check';
import {
  adjacent,
  alongDirection,
  arcAround,
  area,
  atHexside,
  atHexspine,
  bearing,
  cellOf,
  centre,
  centreOf,
  columnName,
  forgetPixels,
  type Grid,
  grain,
  HEXSIDES,
  hexAt,
  hexCount,
  hexesCrossed,
  hexIndex,
  hexName,
  hexNumber,
  hexOfPixels,
  inArc,
  neighbour,
  onSameGrain,
  opposite,
  oppositeHexside,
  parseCoordinate,
  printCoordinate,
  range,
  rasterSize,
  ring,
  sharedHexside,
  turned,
} from './index.js';

const BOARD: Grid = { columns: 33, rows: 10 };
const hex = (name: string): number => hexNumber(BOARD, name);
const names = (hexes: readonly number[]): string[] => hexes.map((each) => hexName(cellOf(BOARD, each)));
const anyHex = fc.nat({ max: hexCount(BOARD) - 1 });
const anySide = fc.constantFrom(...HEXSIDES);
const anyDirection = fc.nat({ max: 11 }).map((n) => turned(0, n));

describe('coordinates', () => {
  it.each([
    ['3K7', { board: '3', column: 10, row: 6, level: 0 }],
    ['yN5', { board: 'y', column: 13, row: 5, level: 0 }],
    ['P20', { board: '', column: 15, row: 20, level: 0 }],
    ['GG10', { board: '', column: 32, row: 9, level: 0 }],
    ['P20 level +1', { board: '', column: 15, row: 20, level: 1 }],
    ['B0 level -1', { board: '', column: 1, row: 0, level: -1 }],
  ])('reads %s', (text, coordinate) => {
    expect(parseCoordinate(text)).toEqual(coordinate);
  });

  it.each(['', 'K', '7', 'A0', 'AB3', 'K07', 'k7', 'K7 level 1', 'K7 level +0', 'K7\n', '3 K7', 'K-1'])(
    'refuses %j',
    (text) => {
      expect(parseCoordinate(text)).toBeUndefined();
    },
  );

  it('prints and reads as exact inverses', () => {
    const coordinate = fc.record({
      board: fc.constantFrom('', '1', '42', 'y', 'wa', '5a'),
      column: fc.nat({ max: 103 }),
      row: fc.nat({ max: 998 }),
      level: fc.integer({ min: -9, max: 99 }),
    });
    fc.assert(
      fc.property(coordinate, (each) => expect(parseCoordinate(printCoordinate(each))).toEqual(each)),
    );
  });

  it('reads any text without failing, and prints what it read as it was', () => {
    const likely = fc.stringMatching(/^[0-9]{0,3}[a-z]{0,2}[A-Z]{1,3}[0-9]{1,3}( level [+-]?[0-9]{1,2})?$/);
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(fc.string(), likely), (text) => {
        const coordinate = parseCoordinate(text);
        if (!coordinate) return;
        read++;
        expect(printCoordinate(coordinate)).toBe(text);
      }),
    );
    expect(read).toBeGreaterThan(5);
    expect(parseCoordinate('A'.repeat(100_000))).toBeUndefined();
  });

  it('names columns A to Z, then AA', () => {
    expect([0, 25, 26, 32, 52].map(columnName)).toEqual(['A', 'Z', 'AA', 'GG', 'AAA']);
  });
});

describe('the grid', () => {
  it('numbers every hex once', () => {
    const numbers = Array.from({ length: hexCount(BOARD) }, (_, index) => index);
    const cells = numbers.map((index) => cellOf(BOARD, index));
    expect(cells.map(({ column, row }) => hexIndex(BOARD, column, row))).toEqual(numbers);
    expect(hexCount(BOARD)).toBe(346);
    expect(hexIndex(BOARD, 0, 10)).toBe(-1);
    expect(hexIndex(BOARD, 1, 10)).toBe(20);
  });

  it('has the standard raster', () => {
    expect(rasterSize(BOARD)).toEqual({ width: 1800, height: 645 });
    expect(centre(1, 1)).toEqual({ x: 225, y: 258 });
  });

  it('neighbours each other across opposite hexsides, one hex away', () => {
    fc.assert(
      fc.property(anyHex, anySide, (from, side) => {
        const next = neighbour(BOARD, from, side);
        if (next < 0) return;
        expect(neighbour(BOARD, next, oppositeHexside(side))).toBe(from);
        expect(sharedHexside(BOARD, from, next)).toBe(side);
        expect(range(BOARD, from, next)).toBe(1);
        expect(adjacent(BOARD, next, from)).toBe(true);
      }),
    );
    expect(names(HEXSIDES.map((side) => neighbour(BOARD, hex('E5'), side)))).toEqual([
      'E4',
      'F4',
      'F5',
      'E6',
      'D5',
      'D4',
    ]);
  });

  it('measures range as a metric', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(range(BOARD, a, b)).toBe(range(BOARD, b, a));
        expect(range(BOARD, a, b) === 0).toBe(a === b);
        expect(range(BOARD, a, c)).toBeLessThanOrEqual(range(BOARD, a, b) + range(BOARD, b, c));
      }),
    );
    expect(range(BOARD, hex('A1'), hex('GG10'))).toBe(32);
    expect(range(BOARD, hex('A1'), hex('A10'))).toBe(9);
  });

  it('has six hexes more in each ring', () => {
    const rings = [1, 2, 3, 4].map((radius) => ring(BOARD, hex('Q5'), radius));
    expect(rings.map(({ length }) => length)).toEqual([6, 12, 18, 24]);
    expect(area(BOARD, hex('Q5'), 4)).toHaveLength(61);
  });

  it('remembers the pixels of boards by their weight', () => {
    const first = hexOfPixels({ columns: 20, rows: 10 });
    hexOfPixels({ columns: 21, rows: 10 });
    expect(hexOfPixels({ columns: 20, rows: 10 })).toBe(first);
    for (const columns of [50, 51]) hexOfPixels({ columns, rows: 40 }); // 14 million bytes each
    expect(hexOfPixels({ columns: 20, rows: 10 })).not.toBe(first);
    forgetPixels();
  });

  it('gives each pixel to a hex that holds its middle', () => {
    const small = { columns: 5, rows: 3 };
    const { height } = rasterSize(small);
    const wrong = [...hexOfPixels(small)].filter(
      (each, pixel) =>
        each < 0 || each !== hexAt(small, 4 * Math.floor(pixel / height) + 2, 4 * (pixel % height) + 2),
    );
    expect(wrong).toEqual([]);
    fc.assert(
      fc.property(anyHex, (each) => {
        const { x, y } = centreOf(BOARD, each);
        expect(hexAt(BOARD, x, y)).toBe(each);
      }),
    );
    expect(hexAt(BOARD, -400, 20)).toBe(-1);
  });
});

describe('hexes a line crosses', () => {
  it('runs through hexes along a grain and along hexsides between grains', () => {
    expect(hexesCrossed(BOARD, hex('E5'), hex('E8')).map(({ touch }) => touch)).toEqual(
      Array(4).fill('inside'),
    );
    const along = hexesCrossed(BOARD, hex('E5'), hex('G5'));
    expect(along.map(({ hex: each, touch }) => `${names([each])[0]} ${touch}`)).toEqual([
      'E5 inside',
      'F4 hexside',
      'F5 hexside',
      'G5 inside',
    ]);
  });

  it('is the same set both ways, with both ends, no shorter than the range', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const there = hexesCrossed(BOARD, a, b).map(({ hex: each }) => each);
        const back = hexesCrossed(BOARD, b, a).map(({ hex: each }) => each);
        expect(new Set(back)).toEqual(new Set(there));
        expect(there[0]).toBe(a);
        expect(there.at(-1)).toBe(b);
        expect(there.length).toBeGreaterThan(range(BOARD, a, b));
      }),
    );
  });

  it('meets every hex a fine walk along the line stands in', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const crossed = new Set(hexesCrossed(BOARD, a, b).map(({ hex: each }) => each));
        const from = centreOf(BOARD, a);
        const to = centreOf(BOARD, b);
        for (let step = 0; step <= 997; step++) {
          const x = from.x + ((to.x - from.x) * step) / 997;
          const y = from.y + ((to.y - from.y) * step) / 997;
          expect(crossed).toContain(hexAt(BOARD, x, y));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('facing', () => {
  it('knows hexsides and hexspines exactly', () => {
    expect(alongDirection(BOARD, hex('E5'), hex('E1'))).toBe(atHexside(0));
    expect(alongDirection(BOARD, hex('E5'), hex('G5'))).toBe(atHexspine(1));
    expect(alongDirection(BOARD, hex('E5'), hex('F3'))).toBe(atHexspine(0));
    expect(bearing(BOARD, hex('E5'), hex('F2'))).toEqual([0, 1]);
    expect(bearing(BOARD, hex('E5'), hex('E5'))).toEqual([]);
  });

  it('bears back the opposite way', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const there = bearing(BOARD, a, b);
        expect(new Set(bearing(BOARD, b, a))).toEqual(new Set(there.map(opposite)));
        expect(there.length > 0).toBe(a !== b);
      }),
    );
  });

  it('parts the board into arcs that share only their edges', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyDirection, (from, to, facing) => {
        if (from === to) return;
        const front = inArc(BOARD, from, to, arcAround(facing, 6));
        const rear = inArc(BOARD, from, to, arcAround(opposite(facing), 6));
        const edge = [turned(facing, 3), turned(facing, -3)];
        const along = alongDirection(BOARD, from, to);
        expect(front && rear).toBe(along !== undefined && edge.includes(along));
        expect(front || rear).toBe(true);
      }),
    );
  });

  it('covers sixty degrees at a hexspine: two hexes adjacent, three at two hexes', () => {
    const arc = arcAround(atHexspine(1), 2);
    const covered = (radius: number) =>
      names(ring(BOARD, hex('I5'), radius).filter((to) => inArc(BOARD, hex('I5'), to, arc)));
    expect(covered(1)).toEqual(['J4', 'J5']);
    expect(covered(2)).toEqual(['K4', 'K5', 'K6']);
  });

  it('follows hex grains', () => {
    expect(names(grain(BOARD, hex('E5'), 1))).toEqual(['F4', 'G4', 'H3', 'I3', 'J2', 'K2', 'L1', 'M1', 'N0']);
    fc.assert(
      fc.property(anyHex, anySide, (from, side) => {
        for (const each of grain(BOARD, from, side)) {
          expect(onSameGrain(BOARD, from, each)).toBe(true);
          expect(alongDirection(BOARD, from, each)).toBe(atHexside(side));
        }
      }),
    );
    expect(onSameGrain(BOARD, hex('E5'), hex('G5'))).toBe(false);
  });
});
