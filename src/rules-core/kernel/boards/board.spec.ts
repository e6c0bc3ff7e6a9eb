import { createBoard, plainBoard, terrainOf } from './board.js';
import { findTerrain, TERRAIN_BY_CODE, TERRAINS, terrainNamed } from './terrain.js';

const GRID = { columns: 5, rows: 4 };

describe('a board from hexes', () => {
  const board = plainBoard('patch', GRID, {
    C2: { terrain: 'woods', level: 1, stairway: true },
    D2: { hexsides: { 0: 'hedge' } },
    E1: { terrain: 'graveyard' },
  });
  const hex = (name: string) => board.hexes[board.named.get(name)!]!;

  it('says of each hex what was said of it', () => {
    expect(hex('C2')).toMatchObject({ level: 1, stairway: true, column: 2, row: 1 });
    expect(terrainOf(board, hex('C2').terrain).name).toBe('woods');
    expect(terrainOf(board, hex('E1').terrain).name).toBe('graveyard');
    expect(hex('A1')).toMatchObject({ level: 0, terrain: 0, hexsides: [0, 0, 0, 0, 0, 0], roads: 0 });
  });

  it('has hexside terrain on both sides of the hexside', () => {
    const hedge = terrainNamed('hedge').code;
    expect(hex('D2').hexsides).toEqual([hedge, 0, 0, 0, 0, 0]);
    expect(hex('D1').hexsides).toEqual([0, 0, 0, hedge, 0, 0]);
  });

  it('paints a raster that says the same when it is read back', () => {
    const { elevation, terrain, name } = board;
    const again = createBoard({ name, ...GRID, raster: { elevation, terrain } });
    const facts = ({ hexes }: typeof board) =>
      hexes.map(({ level, terrain, hexsides }) => ({ level, terrain, hexsides }));
    expect(facts(again)).toEqual(facts(board));
  });

  it('knows the hexsides a road crosses', () => {
    const road = plainBoard('road', GRID, { C1: { terrain: 'dirt-road' }, C2: { terrain: 'dirt-road' } });
    expect(road.hexes[road.named.get('C1')!]!.roads & 0b1000).toBe(0b1000);
    expect(road.hexes[road.named.get('A4')!]!.roads).toBe(0);
  });

  it('takes no raster of another size', () => {
    const raster = { elevation: new Int8Array(9), terrain: new Uint8Array(9) };
    expect(() => createBoard({ name: 'torn', ...GRID, raster })).toThrow(RangeError);
  });
});

describe('terrain', () => {
  it('has one name and one code each', () => {
    expect(new Set(TERRAINS.map(({ name }) => name)).size).toBe(TERRAINS.length);
    expect(TERRAINS.every((terrain) => TERRAIN_BY_CODE[terrain.code] === terrain)).toBe(true);
    expect(findTerrain('lava')).toBeUndefined();
    expect(terrainNamed('stone-building-2-level')).toMatchObject({
      height: 5,
      kind: 'building',
      sight: 'obstacle',
    });
    expect(terrainNamed('orchard')).toMatchObject({ inherent: true, split: 1, under: 'hindrance' });
  });
});
