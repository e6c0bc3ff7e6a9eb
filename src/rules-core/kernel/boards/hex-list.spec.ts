import fc from 'fast-check';
import { hexCount, range } from '../geometry/grid.js';
import { parseHexes, parsePath, parseSides, printHexes, printPath, printSides } from './hex-list.js';
import { allHexes, hexNamed, nameOf } from './hexes.js';
import { Problems } from './problems.js';

const GRID = { columns: 33, rows: 10 };

const read = <T>(parse: (problems: Problems) => T) => {
  const problems = new Problems();
  const value = parse(problems);
  const result = problems.result(() => value);
  return { value, problems: result.ok ? [] : result.problems };
};

describe('hex lists', () => {
  it('name hexes and the rectangles between them', () => {
    const { value, problems } = read((p) => parseHexes(GRID, 'B0 A1-C2, GG10', 'x', p));
    expect(problems).toEqual([]);
    expect(value.map((hex) => nameOf(GRID, hex))).toEqual(['A1', 'A2', 'B0', 'B1', 'B2', 'C1', 'C2', 'GG10']);
  });

  it('read what was printed, for any set of hexes', () => {
    const grids = fc.record({
      columns: fc.integer({ min: 2, max: 40 }),
      rows: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(grids, fc.array(fc.nat(), { maxLength: 80 }), (grid, picks) => {
        const hexes = [...new Set(picks.map((pick) => pick % hexCount(grid)))].sort((a, b) => a - b);
        expect(read((p) => parseHexes(grid, printHexes(grid, hexes), 'x', p))).toEqual({
          value: hexes,
          problems: [],
        });
      }),
    );
  });

  it('print a block of hexes as one rectangle', () => {
    const { value } = read((p) => parseHexes(GRID, 'C3 C4 D3 D4 E3 E4', 'x', p));
    expect(printHexes(GRID, value)).toBe('C3-E4');
  });

  it('say which hex does not exist', () => {
    expect(read((p) => parseHexes(GRID, 'A0 B0 HH1 AB2', 'terrain.woods', p)).problems).toEqual([
      expect.objectContaining({
        code: 'UNKNOWN_HEX',
        path: 'terrain.woods',
        message: expect.stringContaining('"A0"'),
      }),
      expect.objectContaining({ message: expect.stringContaining('"HH1"') }),
      expect.objectContaining({ message: expect.stringContaining('"AB2"') }),
    ]);
  });
});

describe('hexside lists', () => {
  it('know a hexside by both of its hexes', () => {
    const one = read((p) => parseSides(GRID, 'F5/F6', 'x', p)).value;
    expect(read((p) => parseSides(GRID, 'F6/F5', 'x', p)).value).toEqual(one);
    expect(read((p) => parseSides(GRID, 'F5/s', 'x', p)).value).toEqual(one);
    expect(read((p) => parseSides(GRID, 'F6/n', 'x', p)).value).toEqual(one);
  });

  it('ring a group of hexes, but not along the edge of the board', () => {
    expect(read((p) => parseSides(GRID, '(F5)', 'x', p)).value).toHaveLength(6);
    expect(read((p) => parseSides(GRID, '(F5 F6)', 'x', p)).value).toHaveLength(10);
    expect(read((p) => parseSides(GRID, '(A1)', 'x', p)).value).toHaveLength(3);
  });

  it('read what was printed', () => {
    const { value } = read((p) => parseSides(GRID, '(F5 G6-H8) A1/n GG10/s', 'x', p));
    expect(read((p) => parseSides(GRID, printSides(GRID, value), 'x', p))).toEqual({ value, problems: [] });
  });

  it('tell which hexes a hex touches when two do not', () => {
    const { problems } = read((p) => parseSides(GRID, 'F5/H5', 'gates', p));
    expect(problems[0]).toMatchObject({
      code: 'UNKNOWN_SIDE',
      message: expect.stringContaining('F5 touches F4, G5'),
    });
  });
});

describe('paths', () => {
  it('join hexes that lie apart, step by step and as short as can be', () => {
    fc.assert(
      fc.property(fc.nat(hexCount(GRID) - 1), fc.nat(hexCount(GRID) - 1), (from, to) => {
        const text = `${nameOf(GRID, from)} ${nameOf(GRID, to)}`;
        const { value, problems } = read((p) => parsePath(GRID, text, 'x', p));
        expect(problems).toEqual([]);
        const steps = value.hexes.slice(1).map((hex, i) => range(GRID, value.hexes[i]!, hex));
        expect(steps.every((step) => step === 1)).toBe(
          from !== to || steps.length === 0 || steps.length === 1,
        );
        expect(value.hexes.at(-1)).toBe(to);
        if (from !== to) expect(value.hexes).toHaveLength(range(GRID, from, to) + 1);
      }),
    );
  });

  it('leave the board where they are told to', () => {
    const { value } = read((p) => parsePath(GRID, 'I1/n I3 I10/s', 'x', p));
    expect(value).toMatchObject({ from: 0, to: 3 });
    expect(printPath(GRID, value)).toBe('I1/n I2 I3 I4 I5 I6 I7 I8 I9 I10/s');
    expect(read((p) => parsePath(GRID, 'I2/n I3', 'x', p)).problems[0]).toMatchObject({
      code: 'BROKEN_PATH',
    });
    expect(read((p) => parsePath(GRID, 'I3 I1/n I1', 'x', p)).problems[0]).toMatchObject({
      code: 'BROKEN_PATH',
    });
  });
});

it('every name leads back to its hex', () => {
  for (const hex of allHexes(GRID)) expect(hexNamed(GRID, nameOf(GRID, hex))).toBe(hex);
});
