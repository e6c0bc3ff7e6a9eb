import { cellOf, type Grid, HEXSIDES, hexIndex, isRaised } from '../geometry/grid.js';
import { type Board, createBoard, type HexDetails, type Sides } from './board.js';
import { type DetailedBoard, type HexFeatures, hasFeatures } from './features.js';
import { type HexIndex, oppositeSide } from './hexes.js';

/** Returns true if a board fits another at every edge: its outer columns are unraised, and its raster ends on whole pixels. */
export const fitsOthers = ({ columns, rows }: Grid): boolean => (columns - 1) % 4 === 0 && rows % 2 === 0;

/** A board turned by half a turn. Hexes keep their names; turning twice gives the board again. */
export function turnBoard(board: Board): DetailedBoard {
  if (!fitsOthers(board))
    throw new RangeError(`${board.name} cannot be turned: it does not end on whole hexes.`);
  const from = (hex: HexIndex) => turnedHex(board, hex);
  const features = new Map<HexIndex, HexFeatures>();
  if (hasFeatures(board))
    for (const [hex, here] of board.features) features.set(from(hex), turnFeatures(here, from));
  const turned = createBoard({
    name: board.name,
    columns: board.columns,
    rows: board.rows,
    terrains: board.terrains,
    raster: { elevation: board.elevation.slice().reverse(), terrain: board.terrain.slice().reverse() },
    details: ({ index }) => turnDetails(board.hexes[from(index)]!),
  });
  return { ...turned, features };
}

/** Where a hex lies after half a turn. */
function turnedHex(grid: Grid, hex: HexIndex): HexIndex {
  const { column, row } = cellOf(grid, hex);
  return hexIndex(grid, grid.columns - 1 - column, (isRaised(column) ? grid.rows : grid.rows - 1) - row);
}

function turnDetails({
  name,
  level,
  terrain,
  hexsides,
  roads,
  bridges,
  stairway,
}: Required<HexDetails>): HexDetails {
  return {
    name,
    level,
    terrain,
    stairway,
    hexsides: turnSides(hexsides) as unknown as Sides<number>,
    roads: turnMask(roads),
    bridges: turnMask(bridges),
  };
}

const turnSides = <T>(sides: readonly T[]): T[] => HEXSIDES.map((side) => sides[oppositeSide(side)]!);

const turnMask = (mask: number): number => (mask >> 3) | ((mask & 7) << 3);

function turnFeatures(features: HexFeatures, move: (hex: HexIndex) => HexIndex): HexFeatures {
  const { roadSides, gates, building, houses } = features;
  return {
    ...features,
    ...(roadSides && { roadSides: turnSides(roadSides) }),
    ...(houses && { houses: { ...houses, sides: turnMask(houses.sides) } }),
    ...(gates !== undefined && { gates: turnMask(gates) }),
    ...(building && { building: { ...building, hexes: building.hexes.map(move) } }),
  };
}
