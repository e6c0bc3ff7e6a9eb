/**
 * What a hex is made of (chapter 6): the board's picture translated into the terrain of this book, and the marks that
 * the map's print (`features`) and the fighting (rubble, debris) add to it.
 */
import type { Board, Hex } from '../../kernel/boards/board.js';
import { terrainOf } from '../../kernel/boards/board.js';
import { groundOf as boardGround } from '../../kernel/boards/hex-ground.js';
import type { TerrainName } from '../../kernel/boards/terrain.js';
import { centre, neighbour, UNITS, VERTICES } from '../../kernel/geometry/grid.js';
import { reachedFrom } from '../../mechanics/reach.js';
import type { Battle, Marks } from '../system.js';
import { floorOf, hexAt, hexOf, insideOf } from './places.js';

/** The rows of the Terrain Effects Chart that a hex can be. */
export type Terrain =
  | 'open'
  | 'woods'
  | 'brush'
  | 'grainfield'
  | 'orchard'
  | 'wood-building'
  | 'stone-building'
  | 'factory'
  | 'rubble'
  | 'debris'
  | 'shellholes'
  | 'gully'
  | 'creek'
  | 'graveyard'
  | 'rail-cars'
  | 'machine-parts'
  | 'fountain'
  | 'river'
  | 'bridge';
export type HexsideTerrain = 'wall' | 'hedge' | 'bocage' | 'fence' | 'cliff' | 'roadblock';

interface Ground {
  readonly hex: string;
  /** Level of the centre dot. */
  readonly level: number;
  /** What stands at the centre dot (6.1.1#2). */
  readonly terrain: Terrain;
  readonly stone: boolean;
  /** The board draws its building without a roof. */
  readonly roofless: boolean;
  /** Upper levels of the building here. */
  readonly floors: number;
  /** The first hex of the building here, as its name; buildings of one hex too. */
  readonly building: string | undefined;
  /** Small houses stand in the hex, beside its centre dot. */
  readonly houses: boolean;
  /** All hexes of that building, in the order of the map. */
  readonly buildingHexes: readonly string[];
  readonly hexsides: readonly (HexsideTerrain | undefined)[];
  /** Hexsides crossed by a road, by a path, by rails: bit masks. */
  readonly roads: number;
  readonly paths: number;
  readonly rails: number;
  readonly paved: boolean;
}

const BY_NAME: Partial<Record<TerrainName, Terrain>> = {
  grain: 'grainfield',
  brush: 'brush',
  orchard: 'orchard',
  'orchard-out-of-season': 'orchard',
  'olive-grove': 'orchard',
  vineyard: 'brush',
  debris: 'debris',
  graveyard: 'graveyard',
  lumberyard: 'machine-parts',
  woods: 'woods',
  forest: 'woods',
  'pine-woods': 'woods',
  'light-woods': 'woods',
  shellholes: 'shellholes',
  gully: 'gully',
  'dry-stream': 'gully',
  wadi: 'gully',
  'shallow-stream': 'creek',
  'deep-stream': 'creek',
  'stone-rubble': 'rubble',
  'wooden-rubble': 'rubble',
  'stone-rubble-ground-level': 'rubble',
  'wooden-rubble-ground-level': 'rubble',
  monument: 'fountain',
  ocean: 'river',
  'shallow-ocean': 'river',
};

const HEXSIDE_BY_NAME: Partial<Record<TerrainName, HexsideTerrain>> = {
  wall: 'wall',
  hedge: 'hedge',
  bocage: 'bocage',
  cliff: 'cliff',
  'cactus-hedge': 'hedge',
  'road-block': 'roadblock',
};

const UPPER_LEVELS = /-(\d)-level$/;

export function terrainByCode(board: Board, code: number): Terrain {
  const { name, kind } = terrainOf(board, code);
  const known = BY_NAME[name];
  if (known) return known;
  if (kind === 'building') return name.startsWith('wood') ? 'wood-building' : 'stone-building';
  if (kind === 'factory' || kind === 'market') return 'factory';
  if (kind === 'water') return 'river';
  return kind === 'bridge' || name === 'pontoon-bridge' ? 'bridge' : 'open';
}

export function hexsideByCode(board: Board, code: number): HexsideTerrain | undefined {
  return code === 0 ? undefined : HEXSIDE_BY_NAME[terrainOf(board, code).name];
}

export const isBuildingTerrain = (terrain: Terrain): boolean =>
  terrain === 'wood-building' || terrain === 'stone-building' || terrain === 'factory';

/** What a board says of its hexes never changes: worked out once per board. */
const printed = new WeakMap<Board, (Ground | undefined)[]>();

export function groundOf(battle: Battle, at: string): Ground {
  const { map } = battle.table;
  let grounds = printed.get(map);
  if (!grounds) {
    grounds = [];
    printed.set(map, grounds);
  }
  const hex = hexAt(battle, at);
  const known = grounds[hex.index];
  if (known) return known;
  const ground = readGround(map, hex);
  grounds[hex.index] = ground;
  return ground;
}

function readGround(board: Board, hex: Hex): Ground {
  const drawn = terrainOf(board, hex.terrain);
  const terrain = terrainByCode(board, hex.terrain);
  const members = isBuildingTerrain(terrain) ? buildingHexes(board, hex) : [];
  const names = members.map((index) => (board.hexes[index] as Hex).name);
  return {
    hex: hex.name,
    level: terrain === 'gully' || terrain === 'creek' ? banksOf(board, hex) : hex.level,
    terrain,
    stone: terrain === 'stone-building' || (terrain === 'factory' && !drawn.name.startsWith('wood')),
    roofless: drawn.name.startsWith('roofless-'),
    floors: floorsOf(board, terrain, members),
    building: names[0],
    houses: boardGround(board, hex.index).houses !== undefined,
    buildingHexes: names,
    hexsides: hex.hexsides.map((code) => hexsideByCode(board, code)),
    ...waysOf(board, hex),
  };
}

function waysOf(board: Board, hex: Hex): Pick<Ground, 'roads' | 'paths' | 'rails' | 'paved'> {
  const surfaces = boardGround(board, hex.index).roads.map((surface) => surface?.name);
  const mask = (is: (name: TerrainName) => boolean): number =>
    surfaces.reduce((bits, name, side) => (name !== undefined && is(name) ? bits | (1 << side) : bits), 0);
  const isPath = (name: TerrainName) => name === 'path';
  const isRail = (name: TerrainName) => name.startsWith('railroad');
  return {
    roads: mask((name) => !isPath(name) && !isRail(name)),
    paths: mask(isPath),
    rails: mask(isRail),
    paved: surfaces.includes('paved-road') || terrainOf(board, hex.terrain).name === 'paved-road',
  };
}

/** The level of the ground that a watercourse cuts into: its bed, where the centre dot lies, may be drawn lower (6.10.1). */
function banksOf(board: Board, hex: Hex): number {
  const { x, y } = centre(hex.column, hex.row);
  const heights = VERTICES.map((corner) =>
    elevationAt(board, x + HALF_WAY * corner.x, y + HALF_WAY * corner.y),
  );
  return heights.some((height) => height > hex.level) ? hex.level + 1 : hex.level;
}

/** Far enough from the centre dot for the bank, and from the next hex. */
const HALF_WAY = 0.7;

function elevationAt({ elevation, width, height }: Board, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x / UNITS)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y / UNITS)));
  return elevation[column * height + row] as number;
}

/** What the drawing says; else one hex has the ground level only, more have an upper level, a stairway (large square) two (6.4.1). */
function floorsOf(board: Board, terrain: Terrain, members: readonly number[]): number {
  if (members.length === 0 || terrain === 'factory') return 0;
  const drawn = members.map((index) => {
    const match = UPPER_LEVELS.exec(terrainOf(board, (board.hexes[index] as Hex).terrain).name);
    return match ? Number(match[1]) : 0;
  });
  const highest = Math.max(...drawn);
  if (highest > 0) return highest;
  if (members.some((index) => (board.hexes[index] as Hex).stairway)) return 2;
  return members.length > 1 ? 1 : 0;
}

/** The hexes of the building in a hex, lowest number first: it has to cover the centre dot of each (6.1.1#2). */
function buildingHexes(board: Board, start: Hex): number[] {
  const isBuilt = (index: number) =>
    isBuildingTerrain(terrainByCode(board, (board.hexes[index] as Hex).terrain));
  const joinedTo = (index: number) =>
    (boardGround(board, index).building?.joined ?? []).map((side) => neighbour(board, index, side));
  const found = reachedFrom(start.index, (index) => joinedTo(index).filter(isBuilt));
  return [...found].sort((a, b) => a - b);
}

export function marksAt(battle: Battle, at: string): Marks {
  return battle.location(hexOf(at));
}

export const hasFeature = (marks: Marks, feature: NonNullable<Marks['features']>[number]): boolean =>
  marks.features?.includes(feature) ?? false;

/** The terrain of a hex as it stands now: rubble takes the place of a building, a bridge that of its water. */
export function terrainIn(battle: Battle, at: string): Terrain {
  const { terrain } = groundOf(battle, at);
  const marks = marksAt(battle, at);
  if (marks.rubble) return 'rubble';
  if (marks.bridge === 'standing' || marks.bridge === 'pontoon') return 'bridge';
  if (terrain === 'bridge' && marks.bridge === 'down') return 'river';
  if (isBuildingTerrain(terrain) && isFactory(battle, at)) return 'factory';
  if (terrain === 'open' && hasFeature(marks, 'sunken-railway')) return 'gully';
  return terrain === 'open' ? featureTerrain(marks) : terrain;
}

/** On the city maps, any building that a road or railway enters somewhere (6.5.1.1.3). */
function isFactory(battle: Battle, at: string): boolean {
  if (hasFeature(marksAt(battle, at), 'factory')) return true;
  const { building } = groundOf(battle, at);
  return (
    battle.options.stalingrad === true &&
    building !== undefined &&
    buildingHexesOf(battle, building).some((hex) => isOnRoad(battle, hex))
  );
}

function isOnRoad(battle: Battle, hex: string): boolean {
  const marks = marksAt(battle, hex);
  const marked = (['road', 'paved-road', 'railway'] as const).some((each) => hasFeature(marks, each));
  const { roads, rails } = groundOf(battle, hex);
  return marked || (roads | rails) !== 0;
}

const FEATURES_THAT_ARE_TERRAIN = [
  'gully',
  'creek',
  'debris',
  'rail-cars',
  'machine-parts',
  'graveyard',
  'fountain',
] as const;

function featureTerrain(marks: Marks): Terrain {
  const found = FEATURES_THAT_ARE_TERRAIN.find((feature) => hasFeature(marks, feature));
  if (found) return found;
  return hasFeature(marks, 'lumber-yard') ? 'machine-parts' : 'open';
}

/** All terrain in a hex, each evaluated for itself (5.1.5): what stands at the dot, and what else is there. */
export function terrainsIn(battle: Battle, at: string): Terrain[] {
  const main = terrainIn(battle, at);
  const marks = marksAt(battle, at);
  const also = marks.features ? FEATURES_THAT_ARE_TERRAIN.filter((each) => hasFeature(marks, each)) : [];
  const all: Terrain[] = [main, ...also.filter((each) => each !== main)];
  if (hasShellholes(battle, at) && main !== 'shellholes') all.push('shellholes');
  if (isRoofless(battle, at) && !all.includes('debris')) all.push('debris');
  return all;
}

/** As the board draws it or as the map prints it (6.5.1.8.1). */
export const hasOpenRoof = (battle: Battle, at: string): boolean =>
  hasFeature(marksAt(battle, at), 'open-roof') || groundOf(battle, at).roofless;

/** The floor of a factory under an open roof is strewn with debris (6.5.1.4, 6.5.1.8.1). */
const isRoofless = (battle: Battle, at: string): boolean =>
  insideOf(at) === '' && hasOpenRoof(battle, at) && terrainIn(battle, at) === 'factory';

export function hasShellholes(battle: Battle, at: string): boolean {
  return groundOf(battle, at).terrain === 'shellholes' || hasFeature(marksAt(battle, at), 'shellholes');
}

export function isBuilding(battle: Battle, at: string): boolean {
  return isBuildingTerrain(terrainIn(battle, at));
}

export const isWater = (battle: Battle, at: string): boolean => terrainIn(battle, at) === 'river';

export function isGully(battle: Battle, at: string): boolean {
  return terrainIn(battle, at) === 'gully';
}

/** Levels climbed from hex to hex, on foot or driving; out of the bed of a gully it is one more (5.2.9, 6.10.1). */
export function riseBetween(battle: Battle, from: string, to: string): number {
  const footing = (hex: string) => groundOf(battle, hex).level - (isGully(battle, hex) ? 1 : 0);
  return footing(to) - footing(from);
}

/** Upper levels of the building in a hex: what the board draws, or what the map prints (6.4.1). */
export function floorsIn(battle: Battle, at: string): number {
  if (!isBuilding(battle, at)) return 0;
  const marks = marksAt(battle, at);
  if (terrainIn(battle, at) === 'factory' || hasFeature(marks, 'no-upper-level')) return 0;
  if (hasFeature(marks, 'stairway')) return 2;
  return Math.max(groundOf(battle, at).floors, hasFeature(marks, 'large-dot') ? 1 : 0);
}

/** Of the city maps, buildings of several hexes have rooftops and, but for factories, cellars (6.5.1.1, 6.5.1.2). */
const isCityBlock = (battle: Battle, at: string): boolean =>
  battle.options.stalingrad === true &&
  isBuilding(battle, at) &&
  buildingHexesOf(battle, buildingAt(battle, at) as string).length > 1;

export const hasCellar = (battle: Battle, at: string): boolean =>
  hasFeature(marksAt(battle, at), 'cellar') ||
  (isCityBlock(battle, at) && terrainIn(battle, at) !== 'factory');

/** The way into the sewers: through the cellar where there is one, else from the ground (6.5.1.7.2). */
export const manhole = (battle: Battle, at: string): string =>
  hasCellar(battle, at) ? `${hexOf(at)}/cellar` : hexOf(at);

export function hasRoof(battle: Battle, at: string): boolean {
  const marks = marksAt(battle, at);
  return !hasOpenRoof(battle, at) && (hasFeature(marks, 'rooftop') || isCityBlock(battle, at));
}

/** All locations of a hex that somebody may be in, by name. */
export function locationsOf(battle: Battle, hex: string): string[] {
  const marks = marksAt(battle, hex);
  const floors = Array.from({ length: floorsIn(battle, hex) }, (_, i) => String(i + 1));
  const others = [
    hasRoof(battle, hex) && 'roof',
    hasFeature(marks, 'steeple') && 'steeple',
    hasCellar(battle, hex) && 'cellar',
    hasFeature(marks, 'sewer') && 'sewer',
  ];
  return [
    hex,
    ...[...floors, ...others].filter((inside) => inside !== false).map((inside) => `${hex}/${inside}`),
  ];
}

/** Stairway buildings: levels change only where the square is (6.4.1.3.1.1). */
export function hasStairs(battle: Battle, at: string): boolean {
  const { hex, building } = groundOf(battle, at);
  if (isStairway(battle, hex)) return true;
  return !buildingHexesOf(battle, building ?? hex).some((other) => isStairway(battle, other));
}

function isStairway(battle: Battle, hex: string): boolean {
  return hexAt(battle, hex).stairway || hasFeature(marksAt(battle, hex), 'stairway');
}

/** The name of the building in a hex: as the map prints it, or its first hex. */
export function buildingAt(battle: Battle, at: string): string | undefined {
  return marksAt(battle, at).building ?? groundOf(battle, at).building;
}

/** Every hex of a building, in the order of the map. */
export function buildingHexesOf(battle: Battle, building: string): readonly string[] {
  if (!battle.table.map.named.has(building))
    return Object.keys(battle.position.locations)
      .filter((at) => battle.location(at).building === building)
      .sort();
  const { buildingHexes: hexes } = groundOf(battle, building);
  return hexes.length > 0 ? hexes : [building];
}

/** The level from which a location looks (5.2.3.1, 6.4.2). The bed of a gully lies a level below its hex (6.10.1). */
export function levelOf(battle: Battle, at: string): number {
  const { level } = groundOf(battle, at);
  const floor = floorOf(at);
  if (floor !== undefined && floor > 0) return level + floor;
  const inside = insideOf(at);
  if (inside === 'roof' || inside === 'steeple') return level + floorsIn(battle, at) + 1;
  if (inside === 'cellar' || inside === 'sewer') return level - 1;
  if (hasFeature(marksAt(battle, at), 'raised-railway')) return level + 1;
  return isGully(battle, at) ? level - 1 : level;
}

/** The hexside terrain between two hexes as it stands now: a closed gate and a roadblock count, a mousehole does not. */
export function hexsideBetween(battle: Battle, from: string, side: number): HexsideTerrain | undefined {
  const marks = marksAt(battle, from);
  if (marks.mouseholes?.includes(side)) return undefined;
  if (marks.roadblock?.sides.includes(side)) return 'roadblock';
  if (marks.fences?.includes(side)) return 'fence';
  if (marks.gateClosed && marks.gatehouse?.includes(side)) return 'roadblock';
  return groundOf(battle, from).hexsides[side];
}
