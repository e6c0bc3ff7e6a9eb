import fc from 'fast-check';
import { type Board, type PlainHex, plainBoard } from '../boards/board.js';
import type { TerrainName } from '../boards/terrain.js';
import { cellOf, hexCount, hexName, hexOfPixels, range } from '../geometry/index.js';
import { borderField, distanceField } from './field.js';
import { CLEAR, createSight, DEPENDS, type SightPolicy } from './index.js';
import { Ray } from './ray.js';
import { drawnSight, walkedSight } from './sight.js';

type Rule = 'wood' | 'grain' | 'blind' | 'crest' | 'too much';

/** A little rulebook that uses everything a policy can say. */
const POLICY: SightPolicy<Rule> = {
  judge({ terrain, ground }, { low, high }) {
    const top = 2 * ground + terrain.height;
    if (terrain.sight === 'obstacle' && top > high) return { effect: 'blocks', why: ['wood'] };
    if (terrain.sight === 'obstacle' && top > low) return DEPENDS;
    return terrain.sight === 'hindrance' && top > low
      ? { effect: 'hinders', value: 1, why: ['grain'] }
      : CLEAR;
  },
  weigh: ({ fromLow }) => (fromLow <= 1 ? { effect: 'blocks', why: ['blind'] } : CLEAR),
  crest: ({ levels }) => (Math.abs(levels[0] - levels[1]) > 1 ? { effect: 'blocks', why: ['crest'] } : CLEAR),
  fillsHex: (terrain) => terrain.inherent,
  limit: { hindrance: 3, why: ['too much'] },
};

const GRID = { columns: 9, rows: 6 };
const field = (hexes: Record<string, PlainHex>): Board => plainBoard('field', GRID, hexes);
const look = (board: Board, from: string, to: string, ...rest: [number?, number?]) =>
  createSight(board, POLICY).check(board.named.get(from)!, board.named.get(to)!, ...rest);
const at = (board: Board, hex: number | undefined) =>
  hex === undefined ? undefined : board.hexes[hex]!.name;

describe('line of sight', () => {
  it('is clear over open ground, from a hex to itself, and into terrain', () => {
    const board = field({ E1: { terrain: 'woods' }, E5: { terrain: 'woods' } });
    expect(look(board, 'E1', 'E5')).toMatchObject({ blocked: false, hindrance: 0, why: [], range: 4 });
    expect(look(board, 'E3', 'E3').blocked).toBe(false);
  });

  it('says where and by which rule it is blocked, and what it met', () => {
    const board = field({ E3: { terrain: 'woods' } });
    const line = look(board, 'E1', 'E5');
    expect(line).toMatchObject({ blocked: true, why: ['wood'], hindrances: [] });
    expect(at(board, line.at)).toBe('E3');
    expect(line.hexes.map((each) => at(board, each))).toEqual(['E1', 'E2', 'E3', 'E4', 'E5']);
  });

  it('counts each hindering hex once, and blocks where they are too many', () => {
    const grain = { terrain: 'grain' } as const;
    const two = look(field({ E2: grain, E4: grain, E5: grain }), 'E1', 'E5');
    expect(two).toMatchObject({ blocked: false, hindrance: 2 });
    expect(two.hindrances.map(({ why }) => why)).toEqual([['grain'], ['grain']]);
    expect(look(field({ E2: grain, E3: grain, E4: grain }), 'E1', 'E5')).toMatchObject({
      blocked: true,
      at: undefined,
      hindrance: 3,
      why: ['too much'],
    });
  });

  it('lets terrain that fills its hex count along its hexsides, and other terrain not by its corner', () => {
    expect(look(field({ F3: { terrain: 'graveyard' } }), 'E4', 'G4').hindrance).toBe(1);
    expect(
      look(field({ F3: { terrain: 'graveyard' }, F4: { terrain: 'graveyard' } }), 'E4', 'G4').hindrance,
    ).toBe(2);
  });

  it('asks where along the line a thing stands', () => {
    const near = field({ E4: { terrain: 'woods' } });
    expect(look(near, 'E1', 'E5', 1, 0)).toMatchObject({ blocked: true, why: ['blind'] });
    const far = field({ E2: { terrain: 'woods' } });
    expect(look(far, 'E1', 'E5', 1, 0).blocked).toBe(false);
    expect(look(far, 'E1', 'E5', 0, 1)).toMatchObject({ blocked: true, why: ['blind'] });
  });

  it('sees crest lines between ends of different height only', () => {
    const cliff = field({ E1: { level: 2 }, D0: { level: 2 }, D1: { level: 2 } });
    expect(look(cliff, 'E1', 'E5')).toMatchObject({ blocked: true, why: ['crest'] });
    expect(look(cliff, 'E1', 'E5', 0, 2).blocked).toBe(false);
  });

  it('adds what lies on the map: smoke counts in the end hexes, a wreck only between them', () => {
    const board = field({});
    const [from, to, between] = ['E1', 'E5', 'E3'].map((name) => board.named.get(name)!) as [
      number,
      number,
      number,
    ];
    const sight = createSight(board, POLICY);
    const smoke = { value: 2, why: ['grain'] as const, atEnds: true };
    const wreck = { value: 1, why: ['grain'] as const, atEnds: false };
    expect(sight.check(from, to, 0, 0, [{ hex: to, ...smoke }]).hindrance).toBe(2);
    expect(sight.check(from, to, 0, 0, [{ hex: to, ...wreck }]).hindrance).toBe(0);
    expect(
      sight.check(from, to, 0, 0, [
        { hex: between, ...wreck },
        { hex: to, ...smoke },
      ]).blocked,
    ).toBe(true);
  });

  it('does not see a wall at its own hexsides or hexspines', () => {
    const wall = field({ E3: { hexsides: { 3: 'wall' } } });
    expect(look(wall, 'E3', 'E6').blocked).toBe(false);
    expect(look(wall, 'E4', 'E1').blocked).toBe(false);
    expect(look(wall, 'E2', 'E5').blocked).toBe(true);
    expect(look(wall, 'D3', 'F3').blocked).toBe(false);
  });
});

const TERRAIN: readonly TerrainName[] = [
  'open-ground',
  'woods',
  'grain',
  'graveyard',
  'dirt-road',
  'stone-building',
];
const anyHexes = fc.array(
  fc.record({
    terrain: fc.constantFrom(...TERRAIN),
    level: fc.constantFrom(0, 0, 0, 1, 2),
    hexsides: fc.constantFrom({}, {}, { 1: 'wall' as const }, { 3: 'hedge' as const }),
  }),
  { minLength: hexCount(GRID), maxLength: hexCount(GRID) },
);
const boardOf = (hexes: readonly PlainHex[]): Board =>
  field(Object.fromEntries(hexes.map((hex, index) => [hexName(cellOf(GRID, index)), hex])));

describe('on any board', () => {
  it('is the same both ways, and adjacent hexes on one level see each other', () => {
    const level = fc.nat({ max: 2 });
    const anyHex = fc.nat({ max: hexCount(GRID) - 1 });
    const looks = fc.array(fc.tuple(anyHex, anyHex, level, level), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(anyHexes, looks, (hexes, pairs) => {
        const board = boardOf(hexes);
        const sight = createSight(board, POLICY);
        for (const [from, to, up, down] of pairs) {
          const there = sight.check(from, to, up, down);
          const back = sight.check(to, from, down, up);
          expect([back.blocked, back.hindrance, back.at, back.why]).toEqual([
            there.blocked,
            there.hindrance,
            there.at,
            there.why,
          ]);
          const flat = board.hexes[from]!.level + up === board.hexes[to]!.level + down;
          if (range(GRID, from, to) <= 1 && flat) expect(there.blocked).toBe(false);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('says the same whether it is drawn beforehand or walked along', () => {
    fc.assert(
      fc.property(anyHexes, fc.nat({ max: 2 }), fc.nat({ max: 2 }), (hexes, up, down) => {
        const board = boardOf(hexes);
        const [drawn, walked] = [drawnSight(board, POLICY), walkedSight(board, POLICY)];
        for (let from = 0; from < board.hexes.length; from += 2)
          for (let to = from + 1; to < board.hexes.length; to += 3)
            expect(walked.check(from, to, up, down)).toEqual(drawn.check(from, to, up, down));
      }),
      { numRuns: 8 },
    );
  });

  it('asks of nothing but what the line meets where it is walked along', () => {
    const map = plainBoard('large', { columns: 60, rows: 40 }, { J8: { terrain: 'woods' } });
    let judged = 0;
    const judge: typeof POLICY.judge = (...asked) => {
      judged++;
      return POLICY.judge(...asked);
    };
    const line = walkedSight(map, { ...POLICY, judge }).check(map.named.get('E5')!, map.named.get('O11')!);
    expect([line.blocked, at(map, line.at)]).toEqual([true, 'J8']);
    expect(judged).toBeLessThan(30);
  });

  it('says the same as a walk over every pixel of the line', () => {
    fc.assert(
      fc.property(anyHexes, (hexes) => {
        const board = boardOf(
          hexes.map(({ terrain }) => ({ terrain: terrain === 'graveyard' ? 'grain' : terrain })),
        );
        const sight = createSight(board, POLICY);
        const hexOfPixel = hexOfPixels(board);
        const ray = new Ray(board.width, board.height);
        for (let from = 0; from < board.hexes.length; from += 7) {
          for (let to = from + 1; to < board.hexes.length; to += 5) {
            const [a, b] = [board.hexes[from]!, board.hexes[to]!];
            ray.lay(
              { x: 225 * a.column, y: 258 * a.row + (a.column % 2 ? 0 : 129) },
              { x: 225 * b.column, y: 258 * b.row + (b.column % 2 ? 0 : 129) },
            );
            let blocked = false;
            const grain = new Set<number>();
            for (let step = ray.first; step <= ray.last; step++) {
              const hex = hexOfPixel[ray.pixel(step)]!;
              if (hex === from || hex === to) continue;
              const { sight: screen } = board.terrains[board.terrain[ray.pixel(step)]!]!;
              blocked ||= screen === 'obstacle';
              if (screen === 'hindrance') grain.add(hex);
            }
            expect(sight.check(from, to).blocked).toBe(blocked || grain.size >= 3);
          }
        }
      }),
      { numRuns: 6 },
    );
  });
});

describe('distance fields', () => {
  const picture = fc.record({
    width: fc.integer({ min: 1, max: 12 }),
    height: fc.integer({ min: 1, max: 12 }),
  });

  it('hold the number of king moves to the next pixel that matters', () => {
    fc.assert(
      fc.property(picture, fc.infiniteStream(fc.boolean()), ({ width, height }, stream) => {
        const matter = Array.from({ length: width * height }, () => stream.next().value as boolean);
        const distances = distanceField(height, matter.map(Number), Uint8Array.of(0, 1));
        for (let pixel = 0; pixel < matter.length; pixel++) {
          const nearest = matter.flatMap((each, other) =>
            each
              ? [
                  Math.max(
                    Math.abs(Math.floor(pixel / height) - Math.floor(other / height)),
                    Math.abs((pixel % height) - (other % height)),
                  ),
                ]
              : [],
          );
          expect(distances[pixel]).toBe(Math.min(255, ...nearest));
        }
      }),
    );
  });

  it('find borders on all eight sides', () => {
    const values = Array.from({ length: 25 }, (_, pixel) => (pixel === 0 ? 1 : 0));
    const zeros = [...borderField(5, values)].flatMap((each, pixel) => (each === 0 ? [pixel] : []));
    expect(zeros).toEqual([0, 1, 5, 6]);
  });
});
