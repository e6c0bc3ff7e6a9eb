import { type PlainHex, plainBoard } from '../../kernel/boards/board.js';
import { createSight } from '../../kernel/los/index.js';
import { aslskSight, type Season, SUMMER, seasonOf } from './los.js';

const GRID = { columns: 9, rows: 8 };
const WINTER = seasonOf(12);

function look(hexes: Record<string, PlainHex>, from: string, to: string, season: Season = SUMMER) {
  const board = plainBoard('field', GRID, hexes);
  return createSight(board, aslskSight(season)).check(board.named.get(from)!, board.named.get(to)!);
}

/** A hill of level 1: hexes E1, D1, D2 and F1, F2 around E1 too, so that the rest of the board lies below. */
const HILL: Record<string, PlainHex> = Object.fromEntries(
  ['E1', 'E2', 'D1', 'D2', 'F1', 'F2'].map((name) => [name, { level: 1 }]),
);

describe('seeing in the starter kit', () => {
  it.each(['woods', 'stone-building', 'wooden-building'] as const)(
    '[aslsk 3.2.1/c] %s between two units on its level blocks',
    (terrain) => {
      expect(look({ E3: { terrain } }, 'E1', 'E5')).toMatchObject({ blocked: true });
      expect(look({ E3: { terrain } }, 'E1', 'E5').why).toContain('3.2.1/c');
    },
  );

  it('[aslsk 3.2.1/e] terrain in the hex of either unit blocks nothing', () => {
    expect(look({ E1: { terrain: 'woods' }, E5: { terrain: 'stone-building' } }, 'E1', 'E5')).toMatchObject({
      blocked: false,
      hindrance: 0,
    });
  });

  it('[aslsk 1.1.1/grain-a] grain hinders by one a hex between, in season', () => {
    const grain = { E2: { terrain: 'grain' }, E3: { terrain: 'grain' }, E5: { terrain: 'grain' } } as const;
    expect(look(grain, 'E1', 'E5').hindrance).toBe(2);
    expect(look(grain, 'E1', 'E5', WINTER).hindrance).toBe(0);
  });

  it('[aslsk 1.1.1/brush-a] brush hinders by one a hex all year', () => {
    expect(look({ E3: { terrain: 'brush' } }, 'E1', 'E5', WINTER).hindrance).toBe(1);
  });

  it('[aslsk 1.1.1/orch-a] [aslsk 1.1.1/orch-e] an orchard hinders a line along its hexside', () => {
    expect(look({ F4: { terrain: 'orchard' } }, 'E4', 'G4')).toMatchObject({ blocked: false, hindrance: 1 });
  });

  it('[aslsk 3.2.1/h] hindrances of six together block', () => {
    const brush = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [`E${n + 2}`, { terrain: 'brush' as const }]),
      );
    expect(look(brush(5), 'E1', 'E8')).toMatchObject({ blocked: false, hindrance: 5 });
    expect(look(brush(6), 'E1', 'E8')).toMatchObject({ blocked: true, why: ['3.2.1/h'] });
  });

  it('[aslsk 1.1.1/hill-b] a hill blocks between units that are not on it', () => {
    expect(look({ E3: { level: 1 } }, 'E1', 'E5').why).toContain('1.1.1/hill-b');
  });

  it('[aslsk 3.2.1/i] a line down a hill leaves the higher hex through the only Crest Line it crosses', () => {
    expect(look(HILL, 'E2', 'E6').blocked).toBe(false);
    expect(look(HILL, 'E6', 'E2').blocked).toBe(false);
    expect(look(HILL, 'E1', 'E6')).toMatchObject({ blocked: true, why: ['3.2.1/i'] });
    expect(look({ ...HILL, E5: { level: 1 } }, 'E2', 'E7')).toMatchObject({
      blocked: true,
      why: ['3.2.1/i'],
    });
  });

  it('[aslsk 3.2.1/j] a higher unit sees into an obstacle, not past it, and over grain', () => {
    expect(look({ ...HILL, E4: { terrain: 'woods' } }, 'E2', 'E4').blocked).toBe(false);
    expect(look({ ...HILL, E4: { terrain: 'woods' } }, 'E2', 'E7').why).toContain('3.2.1/j');
    expect(look({ ...HILL, E4: { terrain: 'grain' } }, 'E2', 'E7')).toMatchObject({
      blocked: false,
      hindrance: 0,
    });
  });

  it('[aslsk 1.1.1/orch-d] an orchard between levels blocks in season and hinders out of it', () => {
    const orchard = { ...HILL, E4: { terrain: 'orchard' } } as const;
    expect(look(orchard, 'E2', 'E7')).toMatchObject({ blocked: true, why: ['1.1.1/orch-d'] });
    expect(look(orchard, 'E2', 'E7', WINTER)).toMatchObject({ blocked: false, hindrance: 1 });
    const months = Array.from({ length: 12 }, (_, n) => n + 1);
    const season = months.filter((month) => look(orchard, 'E2', 'E7', seasonOf(month)).blocked);
    expect(season).toEqual([4, 5, 6, 7, 8, 9, 10]);
  });

  it('[aslsk 1.1.1/hill-e] two hills see each other over whatever is not on a hill', () => {
    const hills = { E1: { level: 1 }, E5: { level: 1 }, E3: { terrain: 'woods' } } as const;
    expect(look(hills, 'E1', 'E5').blocked).toBe(false);
    expect(look({ ...hills, E3: { terrain: 'woods', level: 1 } }, 'E1', 'E5').blocked).toBe(true);
  });

  it('reads a wall as an obstacle on its level, but not at the hexsides of either unit', () => {
    const wall = { E3: { hexsides: { 3: 'wall' } } } as const;
    expect(look(wall, 'E1', 'E6').why).toEqual(['3.2.1/c']);
    expect(look(wall, 'E3', 'E6').blocked).toBe(false);
    expect(look({ ...HILL, ...wall }, 'E2', 'E6').blocked).toBe(false);
  });

  it('sees across a gully', () => {
    expect(look({ ...HILL, E4: { level: -1 } }, 'E2', 'E7').blocked).toBe(false);
  });
});
