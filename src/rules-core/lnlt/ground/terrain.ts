/** What a hex is made of (10.4): the board's picture in the rows of the Terrain Effects Chart, and the marks upon it. */
import { type Board, type Hex, terrainOf } from '../../kernel/boards/board.js';
import { groundOf } from '../../kernel/boards/hex-ground.js';
import type { TerrainName } from '../../kernel/boards/terrain.js';
import { type Hexside, neighbour } from '../../kernel/geometry/grid.js';
import { reachedFrom } from '../../mechanics/reach.js';
import type { TerrainRow } from '../attributes/index.js';
import type { Battle } from '../system.js';
import { floorOf, hexAt, hexOf, insideOf } from './places.js';

export type HexsideRow = 'Wall hexside' | 'Hedge hexside' | 'Bocage hexside (module)';

const BY_NAME: Partial<Record<TerrainName, TerrainRow>> = {
  woods: 'Forest',
  forest: 'Forest',
  'pine-woods': 'Forest',
  'light-woods': 'Light Woods',
  orchard: 'Light Woods',
  'orchard-out-of-season': 'Light Woods',
  'olive-grove': 'Light Woods',
  'palm-trees': 'Light Woods',
  brush: 'Brush',
  crags: 'Brush',
  graveyard: 'Brush',
  lumberyard: 'Brush',
  grain: 'Wheatfield',
  vineyard: 'Low Crops',
  'rice-paddy-in-season': 'Low Crops',
  marsh: 'Tall/Kunai Grass',
  kunai: 'Tall/Kunai Grass',
  'light-jungle': 'Light Jungle',
  'dense-jungle': 'Heavy Jungle',
  bamboo: 'Heavy Jungle',
  swamp: 'Heavy Jungle',
  huts: 'Hut',
  'collapsed-huts': 'Rubble',
  debris: 'Rubble',
  ocean: 'Pond, River, Surf, Ocean',
  'shallow-ocean': 'Pond, River, Surf, Ocean',
};

const HEXSIDES_BY_NAME: Partial<Record<TerrainName, HexsideRow>> = {
  wall: 'Wall hexside',
  hedge: 'Hedge hexside',
  'cactus-hedge': 'Hedge hexside',
  bocage: 'Bocage hexside (module)',
};

/** The row of the chart for what is drawn, a building as one story. */
export function rowOfCode(board: Board, code: number): TerrainRow {
  const { name, kind } = terrainOf(board, code);
  const known = BY_NAME[name];
  if (known) return known;
  if (kind === 'building' || kind === 'factory' || kind === 'market')
    return name.includes('wooden') ? 'LC Building' : 'HC Building, one story';
  if (name.includes('rubble')) return 'Rubble';
  if (kind === 'water') return 'Pond, River, Surf, Ocean';
  return kind === 'road' || kind === 'bridge' ? 'Road' : 'Clear';
}

interface Printed {
  readonly level: number;
  readonly row: TerrainRow;
  /** Hexsides that a road crosses, as a bit mask. */
  readonly roads: number;
  readonly hexsides: readonly (HexsideRow | undefined)[];
}

/** What a board says of its hexes never changes: worked out once for each. */
const printed = new WeakMap<Board, (Printed | undefined)[]>();

function printedIn(battle: Battle, at: string): Printed {
  const { map } = battle.table;
  const hex = hexAt(battle, at);
  let known = printed.get(map);
  if (!known) {
    known = [];
    printed.set(map, known);
  }
  known[hex.index] ??= read(map, hex);
  return known[hex.index] as Printed;
}

function read(board: Board, hex: Hex): Printed {
  const { roads } = groundOf(board, hex.index);
  return {
    level: hex.level,
    row: rowIn(board, hex),
    roads: roads.reduce((bits, road, side) => (road && road.name !== 'path' ? bits | (1 << side) : bits), 0),
    hexsides: hex.hexsides.map((code) =>
      code === 0 ? undefined : HEXSIDES_BY_NAME[terrainOf(board, code).name],
    ),
  };
}

/** HC Buildings of three or more hexes have two stories (10.2/a); woods on a road remain woods. */
function rowIn(board: Board, hex: Hex): TerrainRow {
  const { fills } = groundOf(board, hex.index);
  const row = rowOfCode(board, hex.terrain);
  if (row === 'Road') {
    const around = rowOfCode(board, fills.code);
    return around === 'Clear' ? 'Road' : around;
  }
  if (row !== 'HC Building, one story') return row;
  return buildingHexes(board, hex.index).size >= 3 ? 'HC Building, 3+ hexes (two stories)' : row;
}

function buildingHexes(board: Board, start: number): ReadonlySet<number> {
  const isBuilt = (index: number) =>
    rowOfCode(board, (board.hexes[index] as Hex).terrain) === 'HC Building, one story';
  const joinedTo = (index: number) =>
    (groundOf(board, index).building?.joined ?? []).map((side) => neighbour(board, index, side));
  return reachedFrom(start, (index) => joinedTo(index).filter(isBuilt));
}

/** The row of the chart for a hex as it stands now. */
export const terrainIn = (battle: Battle, at: string): TerrainRow =>
  battle.location(hexOf(at)).terrain ?? printedIn(battle, at).row;

export const levelOfHex = (battle: Battle, at: string): number => printedIn(battle, at).level;

/** The level from which a place looks: an upper floor is one above its ground (10.2/b). */
export const levelOf = (battle: Battle, at: string): number => levelOfHex(battle, at) + floorOf(at);

export const hexsideRow = (battle: Battle, at: string, side: Hexside): HexsideRow | undefined =>
  printedIn(battle, at).hexsides[side];

export const hasRoad = (battle: Battle, at: string, side: Hexside): boolean =>
  (printedIn(battle, at).roads & (1 << side)) !== 0;

const BUILDINGS: ReadonlySet<TerrainRow> = new Set([
  'LC Building',
  'HC Building, one story',
  'HC Building, 3+ hexes (two stories)',
]);

/** Huts count as Buildings (1.7/a). */
export const isBuilding = (row: TerrainRow): boolean => BUILDINGS.has(row) || row === 'Hut';

export const isTwoStory = (battle: Battle, at: string): boolean =>
  terrainIn(battle, at) === 'HC Building, 3+ hexes (two stories)';

/** Every place of a hex that units can be in, by name. */
export function placesOf(battle: Battle, hex: string): string[] {
  const { bunker, cave } = battle.location(hex);
  return [
    hex,
    ...(isTwoStory(battle, hex) ? [`${hex}/1`] : []),
    ...(bunker ? [`${hex}/bunker`] : []),
    ...(cave ? [`${hex}/cave`] : []),
  ];
}

/** The place is there: an upper floor where the building has one, a Bunker where one stands. */
export const isPlace = (battle: Battle, at: string): boolean =>
  insideOf(at) === '' || placesOf(battle, hexOf(at)).includes(at);
