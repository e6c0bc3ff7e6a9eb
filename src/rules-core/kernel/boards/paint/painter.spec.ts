import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { ORIGINAL_BOARDS, originalBoard, originalBoardText } from '../../../boards/index.js';
import { hexOfPixels, UNITS } from '../../geometry/grid.js';
import { type Board, terrainOf } from '../board.js';
import { allHexes, centreOf, nameOf } from '../hexes.js';
import { parseBoard } from '../plan.js';
import { terrainNamed } from '../terrain.js';
import { AREAS } from '../vocabulary.js';
import { paintBoard } from './painter.js';

function paint(text: unknown) {
  const plan = parseBoard(text);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return paintBoard(plan.value);
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const fingerprint = ({ elevation, terrain }: Board): string =>
  `${digest(new Uint8Array(elevation.buffer))} ${digest(terrain)}`;

/** What is at the very middle of a hex, or as near to it as the raster goes. */
function dot(board: Board, index: number) {
  const { x, y } = centreOf(board, index);
  const column = Math.min(board.width - 1, Math.floor(x / UNITS));
  const row = Math.min(board.height - 1, Math.floor(y / UNITS));
  const pixel = column * board.height + row;
  return { level: board.elevation[pixel]!, terrain: board.terrain[pixel]! };
}

/** The raster of every original board, elevation and terrain: the same on every machine, changed only on purpose. */
const FINGERPRINTS: Record<string, string> = {
  bocage: 'b0870ac24b0d38eb f03a2b627f2d82d2',
  city: 'f1400b6894e1ed45 b791cdffc01d7da0',
  desert: 'd88c8c18891365c8 9b9ea905d4a0311b',
  hills: '675ac3f0aed129cc 1ab65d8fd18bd376',
  jungle: 'b2171e6bfba546d6 9871b73e10c68b48',
  river: '7ea4c36e499f7acd 9527b5424fc03c3b',
  village: '5448ca43ddfeae41 d831188e2ef2f4a0',
};

describe('painting', () => {
  it.each(ORIGINAL_BOARDS)('%s gives the committed raster', (name) => {
    expect(fingerprint(originalBoard(name)!)).toBe(FINGERPRINTS[name]);
  });

  it('the same description twice gives the same bytes, another seed gives others', () => {
    const text = originalBoardText('hills') as object;
    expect(fingerprint(paint(text))).toBe(fingerprint(originalBoard('hills')!));
    expect(fingerprint(paint({ ...text, seed: 24 }))).not.toBe(fingerprint(originalBoard('hills')!));
  });

  describe.each(ORIGINAL_BOARDS)('%s', (name) => {
    const board = originalBoard(name)!;

    it('has every centre dot at the level of its hex', () => {
      const off = board.hexes.filter(({ index, level }) => dot(board, index).level !== level);
      expect(off.map((each) => each.name)).toEqual([]);
    });

    it('shows the terrain of every hex at its dot, or a road that leads over it', () => {
      const off = board.hexes.filter(({ index, terrain, roads }) => {
        const shown = dot(board, index).terrain;
        return (
          shown !== terrain &&
          !(roads !== 0 && ['road', 'open', 'depression'].includes(terrainOf(board, shown).kind))
        );
      });
      expect(off.map((each) => each.name)).toEqual([]);
    });

    it('has no road and no water through a house', () => {
      const blocked = board.hexes.filter(({ index, roads }) => {
        const here = board.features.get(index);
        return here?.building && (roads !== 0 || here.watercourse !== undefined);
      });
      expect(blocked.map((each) => each.name)).toEqual([]);
    });
  });

  it('keeps the dot of every hex at its level and in its terrain, whatever the ground around it', () => {
    const grid = { columns: 9, rows: 6 };
    const hexes = allHexes(grid);
    const ground = fc.record({
      level: fc.integer({ min: -3, max: 4 }),
      terrain: fc.option(fc.constantFrom(...AREAS)),
      house: fc.boolean(),
    });
    const described = fc.record({
      seed: fc.nat(0xffffffff),
      over: fc.array(ground, { minLength: hexes.length, maxLength: hexes.length }),
    });
    fc.assert(
      fc.property(described, ({ seed, over }) => {
        const levels = new Map<string, string>();
        const terrain = new Map<string, string>();
        let houses = '';
        for (const [hex, { level, terrain: is, house }] of over.entries()) {
          const name = nameOf(grid, hex);
          levels.set(String(level), `${levels.get(String(level)) ?? ''} ${name}`);
          if (house && !is) houses += ` ${name}`;
          if (is) terrain.set(is, `${terrain.get(is) ?? ''} ${name}`);
        }
        const board = paint({
          board: 'any',
          ...grid,
          seed,
          levels: Object.fromEntries(levels),
          terrain: Object.fromEntries(terrain),
          buildings: [{ is: 'wooden', upperLevels: 1, hexes: houses, detached: true }],
        });
        for (const { index, level, terrain: is } of board.hexes)
          expect(dot(board, index)).toEqual({ level, terrain: is });
      }),
      { numRuns: 12 },
    );
  });

  it('leaves the corners of a lone wood free and its dot wooded', () => {
    const board = paint({ board: 'copse', columns: 9, rows: 4, terrain: { woods: 'E2' } });
    const woods = terrainNamed('woods').code;
    const { x, y } = centreOf(board, board.named.get('E2')!);
    const at = (dx: number, dy: number) => board.terrain[((x + dx) >> 2) * board.height + ((y + dy) >> 2)];
    expect(at(0, 0)).toBe(woods);
    for (const [dx, dy] of [
      [-73, -126],
      [73, -126],
      [146, 0],
      [73, 126],
      [-73, 126],
      [-146, 0],
    ] as const)
      expect(at(dx, dy)).not.toBe(woods);
  });

  it('keeps a lone house clear of its hexsides', () => {
    const board = paint({
      board: 'houses',
      columns: 9,
      rows: 4,
      buildings: [{ is: 'stone', hexes: 'A1-I4 B0-H0', detached: true }],
    });
    const stone = terrainNamed('stone-building').code;
    const touching = board.hexes.filter(({ index }) => {
      const { x, y } = centreOf(board, index);
      return [-128, 127].some((dy) =>
        [-60, 0, 60].some((dx) => board.terrain[((x + dx) >> 2) * board.height + ((y + dy) >> 2)] === stone),
      );
    });
    expect(touching.map((each) => each.name)).toEqual([]);
  });

  it.each(['natural', 'hexes'])(
    'leaves the dot and the hexsides free around small houses (%s)',
    (outlines) => {
      const sides = ['n', 'ne', 'se', 's', 'sw', 'nw'];
      const board = paint({
        board: 'cottages',
        columns: 7,
        rows: 5,
        outlines,
        houses: { wooden: ['C3', 'D3'].flatMap((hex) => sides.map((side) => `${hex}/${side}`)).join(' ') },
      });
      const { code } = terrainNamed('wooden-building');
      for (const name of ['C3', 'D3']) {
        const { index, terrain } = board.hexes[board.named.get(name)!]!;
        const { x, y } = centreOf(board, index);
        const at = (dx: number, dy: number) =>
          board.terrain[((x + dx) >> 2) * board.height + ((y + dy) >> 2)] === code;
        expect([terrain, at(0, 0), at(0, -128), at(0, 127), at(149, 0)]).toEqual([
          0,
          false,
          false,
          false,
          false,
        ]);
        const out: readonly (readonly [number, number])[] = [
          [0, -72],
          [62, -36],
          [62, 36],
          [0, 72],
          [-63, 36],
          [-63, -36],
        ];
        expect(out.filter(([dx, dy]) => !at(dx, dy))).toEqual([]);
      }
      const owners = hexOfPixels(board);
      const hexes = [...board.terrain.keys()]
        .filter((pixel) => board.terrain[pixel] === code)
        .map((p) => owners[p]);
      expect(new Set(hexes)).toEqual(new Set(['C3', 'D3'].map((name) => board.named.get(name))));
    },
  );

  it('fills every hex to its edges when outlines are hexes', () => {
    const board = paint({
      board: 'plain',
      columns: 5,
      rows: 2,
      outlines: 'hexes',
      terrain: { woods: 'C1' },
      levels: { '2': 'C1' },
    });
    const woods = terrainNamed('woods').code;
    const area = (board.terrain as Uint8Array).filter((code) => code === woods).length;
    expect(area).toBeGreaterThan(56.25 * 64.5 * 0.99);
    expect(board.elevation.filter((level) => level === 2)).toHaveLength(area);
  });

  it.each([
    ['a house', { outlines: 'hexes', buildings: [{ is: 'stone', hexes: 'HERE' }] }, 'stone-building'],
    ['woods', { outlines: 'hexes', terrain: { woods: 'HERE' } }, 'woods'],
    ['an orchard with natural outlines', { terrain: { orchard: 'HERE' } }, 'orchard'],
  ] as const)('draws %s that fills its hex in no other hex', (_, text, name) => {
    const grid = { columns: 6, rows: 5 };
    const owners = hexOfPixels(grid);
    const { code } = terrainNamed(name);
    for (const hex of allHexes(grid)) {
      const told = JSON.stringify(text).replace('HERE', nameOf(grid, hex));
      const { terrain } = paint({ board: 'one', ...grid, ...JSON.parse(told) });
      const shown = new Set(
        [...terrain.keys()].filter((pixel) => terrain[pixel] === code).map((p) => owners[p]),
      );
      expect([...shown]).toEqual([hex]);
    }
  });
});
