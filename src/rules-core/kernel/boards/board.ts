/**
 * The board in memory: what rulebooks, paths and line of sight read, whether it came from our own JSON, a VASL
 * archive, several boards laid side by side, or a few hexes typed into a position.
 *
 * A board is a hex grid (`geometry/grid.ts`) with two views of the same ground: the raster, pixel by pixel, which
 * decides what a line of sight crosses, and the hexes, which decide what a unit stands on. Both are fixed once made.
 */
import { hexName } from '../geometry/coordinates.js';
import {
  cellOf,
  centre,
  type Grid,
  HEXSIDES,
  hexCount,
  hexOfPixels,
  neighbour,
  placeInHex,
  rasterSize,
  UNITS,
  VERTICES,
} from '../geometry/grid.js';
import { OPEN_GROUND, TERRAIN_BY_CODE, type Terrain, type TerrainName, terrainNamed } from './terrain.js';

/** Six things, one for each hexside, clockwise from north. */
export type Sides<T> = readonly [T, T, T, T, T, T];

export interface Hex {
  readonly index: number;
  /** As printed; boards laid together put their number or letter in front: `3K7`. */
  readonly name: string;
  readonly column: number;
  readonly row: number;
  /** Level of the ground at the centre dot. */
  readonly level: number;
  /** Terrain code at the centre dot, or the inherent terrain of the hex. */
  readonly terrain: number;
  /** Code of the wall, hedge, bocage, cliff... on each hexside; 0 where there is none. */
  readonly hexsides: Sides<number>;
  /** Hexsides crossed by a road, as a bit mask (bit i for hexside i). */
  readonly roads: number;
  /** Hexsides crossed by a bridge, as a bit mask. */
  readonly bridges: number;
  readonly stairway: boolean;
}

export interface Raster {
  /** Level of the ground, index x * height + y. */
  readonly elevation: Int8Array;
  /** Terrain code, index x * height + y. */
  readonly terrain: Uint8Array;
}

export interface Board extends Grid, Raster {
  readonly name: string;
  /** Size of the raster in pixels. */
  readonly width: number;
  readonly height: number;
  /** Terrain by code: normally TERRAIN_BY_CODE; a scenario's special rules may put another in its place. */
  readonly terrains: readonly (Terrain | undefined)[];
  /** Every hex, by its number (`hexIndex`). */
  readonly hexes: readonly Hex[];
  /** Hex numbers by printed name. */
  readonly named: ReadonlyMap<string, number>;
}

/** A board without its raster, which weighs a hundred times as much. */
export type BoardOutline = Omit<Board, keyof Raster>;

/** What the raster alone cannot say about a hex; whatever is left out is read from the raster. */
export type HexDetails = Partial<
  Pick<Hex, 'name' | 'level' | 'terrain' | 'hexsides' | 'roads' | 'bridges' | 'stairway'>
>;

export interface BoardParts extends Grid {
  readonly name: string;
  readonly raster: Raster;
  readonly terrains?: readonly (Terrain | undefined)[];
  /** `hex` is what the raster says of it. */
  readonly details?: (hex: Hex, ground: Ground) => HexDetails;
}

/** A board from its raster and what is known of its hexes. The raster must have the grid's size. */
export function createBoard({ name, columns, rows, raster, terrains, details }: BoardParts): Board {
  const grid = { columns, rows };
  const ground = { ...rasterSize(grid), ...raster, terrains: terrains ?? TERRAIN_BY_CODE };
  const pixels = ground.width * ground.height;
  if (raster.elevation.length !== pixels || raster.terrain.length !== pixels) {
    throw new RangeError(`The raster of ${name} must hold ${ground.width} x ${ground.height} pixels.`);
  }
  const inherent = ground.terrains.some((each) => each?.inherent && ground.terrain.includes(each.code));
  const hexes = Array.from({ length: hexCount(grid) }, (_, index) => {
    const hex = hexFromRaster(grid, ground, index, inherent);
    return { ...hex, ...details?.(hex, ground) };
  });
  return { name, ...grid, ...ground, hexes, named: new Map(hexes.map((hex) => [hex.name, hex.index])) };
}

export const terrainOf = (board: Board, code: number): Terrain =>
  board.terrains[code] ?? board.terrains[OPEN_GROUND]!;

/** The raster and what its codes mean. */
export type Ground = Pick<Board, 'width' | 'height' | 'elevation' | 'terrain' | 'terrains'>;

/** The pixel that holds a point, kept on the board: centres of edge hexes lie on its very edge. */
function pixelAt({ width, height }: Ground, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x / UNITS)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y / UNITS)));
  return column * height + row;
}

function hexFromRaster(grid: Grid, ground: Ground, index: number, inherent: boolean): Hex {
  const cell = cellOf(grid, index);
  const { x, y } = centre(cell.column, cell.row);
  const pixel = pixelAt(ground, x, y);
  return {
    index,
    name: hexName(cell),
    ...cell,
    level: ground.elevation[pixel]!,
    terrain: (inherent && inherentTerrain(ground, x, y)) || ground.terrain[pixel]!,
    hexsides: HEXSIDES.map((side) => hexsideTerrain(ground, x, y, side)) as unknown as Sides<number>,
    roads: sidesWith(ground, x, y, 'road'),
    bridges: sidesWith(ground, x, y, 'bridge'),
    stairway: false,
  };
}

/** The inherent terrain drawn anywhere in the inner half of a hex; 0 when there is none. */
function inherentTerrain(ground: Ground, x: number, y: number): number {
  for (let dx = -72; dx <= 72; dx += 2 * UNITS) {
    for (let dy = -64; dy <= 64; dy += 2 * UNITS) {
      if (placeInHex(2 * dx, 2 * dy) < 0) continue;
      const code = ground.terrain[pixelAt(ground, x + dx, y + dy)]!;
      if (ground.terrains[code]?.inherent) return code;
    }
  }
  return OPEN_GROUND;
}

/** Points along a hexside, in sixteenths from its first vertex; the ends are left to the neighbouring hexsides. */
const ALONG = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

function pointOnSide(side: number, sixteenths: number): { x: number; y: number } {
  const from = VERTICES[side]!;
  const to = VERTICES[(side + 1) % 6]!;
  return {
    x: from.x + Math.round(((to.x - from.x) * sixteenths) / 16),
    y: from.y + Math.round(((to.y - from.y) * sixteenths) / 16),
  };
}

/** The hexside terrain drawn along at least half of a hexside, looking two pixels to both sides of it. */
function hexsideTerrain(ground: Ground, x: number, y: number, side: number): number {
  const counts = new Map<number, number>();
  for (const step of ALONG) {
    const point = pointOnSide(side, step);
    for (const code of hexsideCodesNear(ground, x + point.x, y + point.y)) {
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  let best = OPEN_GROUND;
  for (const [code, count] of counts) {
    if (count * 2 > ALONG.length && count > (counts.get(best) ?? 0)) best = code;
  }
  return best;
}

function hexsideCodesNear(ground: Ground, x: number, y: number): Set<number> {
  const codes = new Set<number>();
  for (let dx = -8; dx <= 8; dx += UNITS) {
    for (let dy = -8; dy <= 8; dy += UNITS) {
      const code = ground.terrain[pixelAt(ground, x + dx, y + dy)]!;
      if (ground.terrains[code]?.kind === 'hexside') codes.add(code);
    }
  }
  return codes;
}

/** The hexsides whose middle carries that kind of terrain. */
function sidesWith(ground: Ground, x: number, y: number, kind: Terrain['kind']): number {
  let mask = 0;
  for (const side of HEXSIDES) {
    const middle = pointOnSide(side, 8);
    const code = ground.terrain[pixelAt(ground, x + middle.x, y + middle.y)]!;
    if (ground.terrains[code]?.kind === kind) mask |= 1 << side;
  }
  return mask;
}

/** A hex described by hand: terrain by name, open ground at level 0 where nothing is said. */
export interface PlainHex {
  readonly terrain?: TerrainName;
  readonly level?: number;
  readonly hexsides?: Partial<Record<0 | 1 | 2 | 3 | 4 | 5, TerrainName>>;
  readonly stairway?: boolean;
}

/**
 * A board without a picture: every hex is filled to its edges with its terrain, and hexside terrain is a strip of
 * some two pixels on either side. Hexes are given by printed name; names off the grid are left out.
 */
export function plainBoard(name: string, grid: Grid, hexes: Readonly<Record<string, PlainHex>>): Board {
  const { width, height } = rasterSize(grid);
  const raster = { elevation: new Int8Array(width * height), terrain: new Uint8Array(width * height) };
  const given = Array.from(
    { length: hexCount(grid) },
    (_, index): PlainHex => hexes[hexName(cellOf(grid, index))] ?? {},
  );
  const sides = plainHexsides(grid, given);
  const levels = given.map(({ level = 0 }) => level);
  const codes = given.map(({ terrain }) => (terrain ? terrainNamed(terrain).code : OPEN_GROUND));
  const hexOfPixel = hexOfPixels(grid);
  for (let pixel = 0; pixel < hexOfPixel.length; pixel++) {
    const hex = hexOfPixel[pixel]!;
    raster.elevation[pixel] = levels[hex]!;
    raster.terrain[pixel] = codes[hex]!;
  }
  paintHexsides(grid, sides, raster);
  return createBoard({
    name,
    ...grid,
    raster,
    details: ({ index }) => ({
      terrain: codes[index]!,
      hexsides: sides[index]!,
      stairway: given[index]!.stairway ?? false,
    }),
  });
}

/** Hexside terrain seen from both hexes that share the hexside. */
function plainHexsides(grid: Grid, given: readonly PlainHex[]): Sides<number>[] {
  const own = (index: number, side: 0 | 1 | 2 | 3 | 4 | 5): number => {
    const terrain = given[index]?.hexsides?.[side];
    return terrain ? terrainNamed(terrain).code : OPEN_GROUND;
  };
  return given.map(
    (_, index) =>
      HEXSIDES.map((side) => {
        const opposite = ((side + 3) % 6) as typeof side;
        return own(index, side) || own(neighbour(grid, index, side), opposite);
      }) as unknown as Sides<number>,
  );
}

function paintHexsides(grid: Grid, sides: readonly Sides<number>[], raster: Raster): void {
  const { width, height } = rasterSize(grid);
  const ground = { width, height, ...raster, terrains: TERRAIN_BY_CODE };
  for (const [index, hexsides] of sides.entries()) {
    const { column, row } = cellOf(grid, index);
    const { x, y } = centre(column, row);
    for (const side of HEXSIDES) {
      if (hexsides[side] === OPEN_GROUND) continue;
      for (let step = 0; step <= 160; step++) {
        const point = pointOnSide(side, step / 10);
        for (let dx = -6; dx <= 6; dx += UNITS) {
          for (let dy = -6; dy <= 6; dy += UNITS) {
            const across = { x: x + point.x + dx, y: y + point.y + dy };
            raster.terrain[pixelAt(ground, across.x, across.y)] = hexsides[side];
          }
        }
      }
    }
  }
}
