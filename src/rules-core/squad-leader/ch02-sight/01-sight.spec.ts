import { originalBoard } from '../../boards/index.js';
import type { Board, Hex } from '../../kernel/boards/board.js';
import { hexOfPixels, neighbours } from '../../kernel/geometry/grid.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { drawn, field, Trial } from '../testkit.testkit.js';

type Map = Parameters<typeof field>[0];
const GRID = { columns: 7, rows: 15 };

/** Does a squad see the other so well that its fire is not in vain? Another enemy is beside it, and always seen. */
function reaches(map: ReturnType<typeof field>, from: string, to: string): boolean {
  const beside = `${from[0]}${Number(from.slice(1)) - 1}`;
  const units = { g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${to}`, r2: `4-4-7 at ${beside}` };
  const shot = { order: 'fire', at: to, firers: ['g1'] };
  return !new Trial({ map, units }).order('german', shot, 6, 6).kinds.includes('fired-in-vain');
}

const hits = (map: Map, from: string, to: string): boolean => reaches(field(map, GRID), from, to);

/** The hexes of column D, from D4 on, that are seen from there. */
const seenFrom = (map: Map, from: string, ...rows: number[]): number[] =>
  rows.filter((row) => hits(map, from, `D${row}`));

describe('line of sight', () => {
  test('[squad-leader 2.1.1, 2.1.4, 14.15.1] a straight line reaches the first woods or building, and no hex beyond', () => {
    expect(seenFrom({ D7: 'woods' }, 'D4', 6, 7, 8, 9)).toEqual([6, 7]);
    expect(seenFrom({ D7: 'stone-building' }, 'D4', 6, 7, 8, 9)).toEqual([6, 7]);
    expect(seenFrom({ C7: 'woods', E7: 'woods' }, 'D4', 7, 8, 9)).toEqual([7, 8, 9]);
  });

  test('[squad-leader 2.1.2] fire along a blocked line is used up, and its weapons may break down', () => {
    const trial = new Trial({
      map: field({ D6: 'woods' }, GRID),
      units: { g1: '4-6-7 at D4', gm: 'LMG with g1', r1: '4-4-7 at D8', r2: '4-4-7 at D3' },
    }).order('german', { order: 'fire', at: 'D8', firers: ['g1', 'gm'] }, 6, 6);
    expect(trial.told('fired-in-vain')).toEqual([{ units: ['g1', 'gm'], at: 'D8', rolled: 12 }]);
    expect([trial.unit('g1').fired, trial.unit('gm').malfunctioned, trial.unit('r1').broken]).toEqual([
      true,
      true,
      undefined,
    ]);
  });

  test('[squad-leader 2.1.2/a] a tank may try a line with its machine guns before its gun fires', () => {
    const trial = new Trial({
      map: field({}, GRID),
      units: { gt: ['MkIVF2 at D9', { facing: 0, mg: { coaxial: 4 }, exposed: true }], r1: '4-4-7 at D4' },
    }).order('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D4' }, 6, 6);
    trial.order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4' }, 6, 5);
    expect(trial.told('ordnance-fired')).toHaveLength(1);
  });

  test('[squad-leader 2.1.1/b] a house beside the dot is in the way of others, and not of those in its hex', () => {
    const map = drawn({ ...GRID, hexes: { D6: { houses: { s: 'stone' } } } });
    const from = (at: string, ...rows: number[]) => rows.filter((row) => reaches(map, at, `D${row}`));
    expect(from('D6', 8, 9)).toEqual([8, 9]);
    expect(reaches(map, 'D8', 'D6')).toBe(true);
    expect(from('D4', 6, 7, 8)).toEqual([6]);
  });

  test('[squad-leader 2.1.12, 14.7.5] a hex is as high as its dot, whatever else is drawn in it', () => {
    const hills = originalBoard('hills') as Board;
    const table = { map: hills, charts: SQUAD_LEADER_CHARTS };
    const levelsIn = new Map<number, Set<number>>();
    hexOfPixels(hills).forEach((hex, pixel) => {
      levelsIn.set(hex, (levelsIn.get(hex) ?? new Set()).add(hills.elevation[pixel] as number));
    });
    const isMixed = (index: number) => (levelsIn.get(index)?.size ?? 0) > 1;
    const heights = (level: number) => {
      const at =
        hills.hexes.find((hex) => hex.level === level && isMixed(hex.index) && near(hex, 0))?.name ?? '';
      const from = near(hills.hexes[hills.named.get(at) ?? 0] as Hex, 0)?.name ?? '';
      const trial = new Trial({ map: table, units: { g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${at}` } });
      trial.order('german', { order: 'fire', at, firers: ['g1'] }, 6, 5);
      const modifiers = trial.told('fire-attack')[0]?.outcomes[0]?.modifiers ?? [];
      return modifiers.filter(({ why }) => why === 'height').map(({ value }) => value);
    };
    const near = ({ index }: Hex, level: number) =>
      neighbours(hills, index)
        .map((hex) => hills.hexes[hex] as Hex)
        .find((hex) => hex.level === level);
    expect([heights(0), heights(1)]).toEqual([[], [1]]);
  });

  test('[squad-leader 2.1.3] infantry is fired past without harm', () => {
    const trial = new Trial({
      map: field({}, GRID),
      units: { g1: '4-6-7 at D4', g2: '4-6-7 at D5', r2: '4-4-7 at D6', r1: '4-4-7 at D8' },
    }).order('german', { order: 'fire', at: 'D8', firers: ['g1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes.map(({ units }) => units)).toEqual([['r1']]);
  });

  test('[squad-leader 2.1.6] in one building only those who are adjacent see each other', () => {
    const hall = drawn({ ...GRID, buildings: [{ is: 'stone', hexes: 'D6 D7 D8' }] });
    expect(['D7', 'D8'].map((to) => reaches(hall, 'D6', to))).toEqual([true, false]);
  });

  test('[squad-leader 2.1.7] an adjacent hex is always fired into', () => {
    const all: [Map, string, string][] = [
      [{ D4: 'woods', D5: 'woods' }, 'D4', 'D5'],
      [{ D4: { level: 2 }, D5: 'stone-building' }, 'D4', 'D5'],
      [{ D4: { hexsides: { 3: 'wall' } }, D5: { level: 1 } }, 'D5', 'D4'],
    ];
    expect(all.map((one) => hits(...one))).toEqual([true, true, true]);
  });

  test('[squad-leader 2.1.8, 14.5.1] over a wall or hedge only out of its hex, into it, or from above', () => {
    for (const side of ['wall', 'hedge'] as const) {
      const map = { D6: { hexsides: { 3: side } } } as const;
      expect(seenFrom(map, 'D4', 6, 7, 8, 9)).toEqual([6, 7]);
      expect(seenFrom(map, 'D6', 7, 8, 9)).toEqual([7, 8, 9]);
      expect(seenFrom({ ...map, D4: { level: 1 } }, 'D4', 8, 9)).toEqual([8, 9]);
    }
  });

  test('[squad-leader 2.1.9] on one level nothing but what is higher lies between', () => {
    const hills = (between: number) => ({ D4: { level: 1 }, D6: { level: between }, D8: { level: 1 } });
    expect([0, 1, 2].map((level) => hits(hills(level), 'D4', 'D8'))).toEqual([true, true, false]);
  });

  test('[squad-leader 2.1.10] whoever is seen sees', () => {
    const map = { D4: { level: 2 }, D7: 'woods', D9: { level: 1 }, D11: 'stone-building' } as const;
    for (const row of [6, 7, 8, 9, 10, 11, 12])
      expect([row, hits(map, `D${row}`, 'D4')]).toEqual([row, hits(map, 'D4', `D${row}`)]);
  });

  test('[squad-leader 2.1.5, 2.1.15] over an obstacle sees who is higher than it', () => {
    const from = (level: number, obstacle: Map) => seenFrom({ D4: { level }, ...obstacle }, 'D4', 10, 11);
    expect(from(1, { D7: 'woods' })).toEqual([]);
    expect(from(1, { D7: 'wooden-building' })).toEqual([]);
    expect(from(2, { D7: 'woods' })).toEqual([10, 11]);
  });

  test('[squad-leader 2.1.11, 14.7.1, 14.7.2, 14.7.3] woods and small buildings are as high as a hill of one level, and add to theirs', () => {
    const from = (level: number, obstacle: Map) => hits({ D4: { level }, ...obstacle }, 'D4', 'D11');
    expect([1, 2, 3].map((level) => from(level, { D7: { terrain: 'woods', level: 1 } }))).toEqual([
      false,
      false,
      true,
    ]);
    expect([2, 3].map((level) => from(level, { D7: { level: 2 } }))).toEqual([false, true]);
    expect([1, 2].map((level) => from(level, { D7: 'wooden-building' }))).toEqual([false, true]);
    expect([3, 4].map((level) => from(level, { D7: { terrain: 'woods', level: 2 } }))).toEqual([false, true]);
  });

  test('[squad-leader 2.1.14, 2.1.13] from below a hill is seen as far as its first hex, and nothing behind', () => {
    const hill = { D7: { level: 1 }, D8: { level: 1 }, D9: { level: 1 } };
    expect(seenFrom(hill, 'D4', 6, 7, 8, 9, 10)).toEqual([6, 7]);
  });

  test('[squad-leader 2.1.15/a, 14.7.9] who stands back from the edge of a hill does not look down from it', () => {
    const hill = { D4: { level: 1 }, D5: { level: 1 } };
    expect(seenFrom(hill, 'D5', 7, 8)).toEqual([7, 8]);
    expect(seenFrom(hill, 'D4', 7, 8)).toEqual([]);
  });
});

describe('blind hexes', () => {
  const behind = (level: number, obstacle: Map, ...rows: number[]) =>
    seenFrom({ D4: { level }, ...obstacle }, 'D4', ...rows);

  test('[squad-leader 2.2.1, 2.2.6/a] one behind woods and small buildings, two behind large ones', () => {
    expect(behind(2, { D7: 'woods' }, 8, 9, 10)).toEqual([9, 10]);
    expect(behind(2, { D7: 'stone-building' }, 8, 9, 10)).toEqual([9, 10]);
    const tall = (level: number) => {
      const map = drawn({
        ...GRID,
        hexes: { D4: { level } },
        buildings: [{ is: 'stone', hexes: 'C7 D7 E7', upperLevels: 2 }],
      });
      return [8, 9, 10, 11].filter((row) => reaches(map, 'D4', `D${row}`));
    };
    expect([tall(2), tall(3)]).toEqual([[], [10, 11]]);
  });

  test('[squad-leader 2.2.2] one more for every ten hexes to the obstacle', () => {
    const from = (firer: string) => seenFrom({ [firer]: { level: 2 }, D12: 'woods' }, firer, 13, 14);
    expect([from('D3'), from('D2')]).toEqual([[14], []]);
  });

  test('[squad-leader 2.2.4] one less for every level more, and never none', () => {
    const woods = { D2: { level: 2 }, D12: 'woods' } as const;
    expect(seenFrom(woods, 'D2', 13, 14)).toEqual([]);
    expect(seenFrom({ ...woods, D2: { level: 3 } }, 'D2', 13, 14)).toEqual([14]);
    expect(seenFrom({ ...woods, D2: { level: 4 } }, 'D2', 13, 14)).toEqual([14]);
  });

  test('[squad-leader 2.2.5] from below it is the same, and nobody fires out of a blind hex', () => {
    const map = { D4: { level: 2 }, D7: 'woods' } as const;
    expect([hits(map, 'D8', 'D4'), hits(map, 'D9', 'D4')]).toEqual([false, true]);
  });

  test('[squad-leader 2.2.6] a crest line makes none on its own hill', () => {
    const hill = { D4: { level: 2 }, D5: { level: 1 } };
    expect(seenFrom(hill, 'D4', 5, 6, 7)).toEqual([5, 6, 7]);
  });

  test.each([
    [3, 2, 'cliff', [8, 9]],
    [3, 1, 'cliff', [7, 8, 9]],
    [3, 2, undefined, [7, 8, 9]],
    [2, 2, 'cliff', []],
  ] as const)(
    '[squad-leader-A-4] [squad-leader 2.2.6, 2.2.6/b, 14.8.3] from level %i the foot of a drop of %i levels (%s) is hidden',
    (level, drop, side, seen) => {
      const edge = { level: drop, hexsides: side ? ({ 3: side } as const) : {} };
      expect(seenFrom({ D4: { level }, D5: { level: drop }, D6: edge }, 'D4', 7, 8, 9)).toEqual(seen);
    },
  );

  test('[squad-leader 2.2.6] from the very edge of the cliff it is seen', () => {
    expect(seenFrom({ D6: { level: 2, hexsides: { 3: 'cliff' } } }, 'D6', 7, 8)).toEqual([7, 8]);
  });

  test.each([
    ['D12', 3, true],
    ['D14', 3, false],
    ['D14', 4, true],
    ['D5', 3, true],
  ])('[squad-leader 2.2.3] into a gully in %s one sees from level %i: %s', (gully, level, isSeen) => {
    const map = field({ D3: { level }, [gully]: 'gully' }, GRID);
    expect(reaches(map, 'D3', gully)).toBe(isSeen);
  });
});
