import { cellOf, type Grid, HEXSIDES, hexIndex, isRaised, rasterSize } from '../geometry/grid.js';
import { type Board, createBoard, type Hex, type HexDetails, type Sides } from './board.js';
import { type DetailedBoard, type HexFeatures, hasFeatures } from './features.js';
import { allHexes, type HexIndex } from './hexes.js';
import { OPEN_GROUND } from './terrain.js';

/** A board at its place in a bigger one: how many columns and rows lie to its left and above it. */
export interface Placed {
  readonly board: Board;
  /** Put in front of the names of its hexes. */
  readonly prefix: string;
  readonly column: number;
  readonly row: number;
}

/** One board of several; the hexes on a seam are one hex with two names. */
export function joinBoards(name: string, grid: Grid, placed: readonly Placed[]): DetailedBoard {
  const sources = sourcesOf(grid, placed);
  const joined = createBoard({
    name,
    ...grid,
    terrains: placed[0]!.board.terrains,
    raster: joinRasters(grid, placed),
    details: ({ index }) => mergeHexes(sources[index]!),
  });
  const aliases = sources.flatMap((halves, index) =>
    halves.map(({ place, hex }): [string, number] => [place.prefix + hex.name, index]),
  );
  return { ...joined, named: new Map(aliases), features: joinFeatures(grid, sources) };
}

/** A hex of one of the boards, and which side of the seam that board lies on. */
interface Half {
  readonly place: Placed;
  readonly hex: Hex;
  /** The hexsides of this hex that lie on this board, as a bit mask. */
  readonly owns: number;
}

const ALL_SIDES = 0b111111;
const UPPER = 0b100011;
const LOWER = 0b011100;
const LEFT = 0b111001;
const RIGHT = 0b001111;

function sourcesOf(grid: Grid, placed: readonly Placed[]): Half[][] {
  const sources: Half[][] = allHexes(grid).map(() => []);
  for (const place of placed)
    for (const hex of place.board.hexes) {
      const index = movedHex(grid, place, hex.index);
      sources[index]!.push({ place, hex, owns: ownedSides(grid, place, hex) });
    }
  return sources;
}

export function movedHex(grid: Grid, { board, column, row }: Placed, hex: HexIndex): HexIndex {
  const cell = cellOf(board, hex);
  return hexIndex(grid, cell.column + column, cell.row + row);
}

/** Halves on a seam own the sides of their half; the sides that the seam cuts belong to both. */
function ownedSides(grid: Grid, { board, column, row }: Placed, hex: Hex): number {
  let sides = ALL_SIDES;
  if (isRaised(hex.column)) {
    if (hex.row === 0 && row > 0) sides &= LOWER;
    if (hex.row === board.rows && row + board.rows < grid.rows) sides &= UPPER;
  }
  if (hex.column === 0 && column > 0) sides &= RIGHT;
  if (hex.column === board.columns - 1 && column + board.columns < grid.columns) sides &= LEFT;
  return sides;
}

/** What a hex is when two boards share it: whichever half holds more than open ground, the first where both do. */
function mergeHexes(halves: readonly Half[]): HexDetails {
  const first = halves[0]!;
  const main = (halves.find(({ hex }) => hex.terrain !== OPEN_GROUND) ?? first).hex;
  const any = (mask: (hex: Hex) => number) =>
    halves.reduce((sides, { hex, owns }) => sides | (mask(hex) & owns), 0);
  return {
    name: first.place.prefix + first.hex.name,
    level: main.level,
    terrain: main.terrain,
    stairway: halves.some(({ hex }) => hex.stairway),
    roads: any((hex) => hex.roads),
    bridges: any((hex) => hex.bridges),
    hexsides: HEXSIDES.map(
      (side) =>
        halves
          .filter(({ owns }) => owns & (1 << side))
          .map(({ hex }) => hex.hexsides[side])
          .find((code) => code !== OPEN_GROUND) ?? OPEN_GROUND,
    ) as unknown as Sides<number>,
  };
}

function joinRasters(grid: Grid, placed: readonly Placed[]) {
  const { width, height } = rasterSize(grid);
  const raster = { elevation: new Int8Array(width * height), terrain: new Uint8Array(width * height) };
  for (const { board, column, row } of placed) {
    const corner = rasterSize({ columns: column + 1, rows: row });
    for (let x = 0; x < board.width; x++) {
      const from = x * board.height;
      const to = (corner.width + x) * height + corner.height;
      raster.elevation.set(board.elevation.subarray(from, from + board.height), to);
      raster.terrain.set(board.terrain.subarray(from, from + board.height), to);
    }
  }
  return raster;
}

function joinFeatures(grid: Grid, sources: readonly Half[][]): Map<HexIndex, HexFeatures> {
  const features = new Map<HexIndex, HexFeatures>();
  for (const [index, halves] of sources.entries())
    for (const { place, hex } of halves) {
      const here = hasFeatures(place.board) ? place.board.features.get(hex.index) : undefined;
      if (!here) continue;
      const moved = here.building && {
        building: { ...here.building, hexes: here.building.hexes.map((each) => movedHex(grid, place, each)) },
      };
      features.set(index, mergeFeatures(features.get(index), { ...here, ...moved }));
    }
  return features;
}

function mergeFeatures(first: HexFeatures | undefined, second: HexFeatures): HexFeatures {
  if (!first) return second;
  const roadSides = HEXSIDES.map(
    (side) => first.roadSides?.[side] || second.roadSides?.[side] || OPEN_GROUND,
  );
  return {
    ...second,
    ...first,
    ...((first.roadSides || second.roadSides) && { roadSides }),
    ...(first.houses &&
      second.houses && {
        houses: { ...first.houses, sides: first.houses.sides | second.houses.sides },
      }),
    ...((first.gates || second.gates) && { gates: (first.gates ?? 0) | (second.gates ?? 0) }),
    ...((first.places || second.places) && {
      places: [...new Set([...(first.places ?? []), ...(second.places ?? [])])],
    }),
  };
}
