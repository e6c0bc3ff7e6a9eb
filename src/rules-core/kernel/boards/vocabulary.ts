import type { TerrainName } from './terrain.js';

/** How an area of hexes is given its outline. */
type Shape =
  /** Grown together, with ragged edges that leave the outer corners of a hex free. */
  | 'patch'
  /** Cultivated: grown together with smooth edges that follow the hexes more closely. */
  | 'field'
  /** Inherent terrain and town ground: the hex and nothing but the hex. */
  | 'hex'
  /** Several small pieces scattered about the hex, one on the centre dot. */
  | 'pieces';

const PATCH = [
  'woods',
  'light-woods',
  'pine-woods',
  'forest',
  'light-jungle',
  'swamp',
  'brush',
  'scrub',
  'kunai',
  'marsh',
  'mudflats',
  'mud',
  'water',
  'shallow-water',
  'river',
  'shallow-river',
  'canal',
  'ford',
  'ocean',
  'shallow-ocean',
  'exposed-reef',
  'submerged-reef',
  'beach-slight-slope',
  'beach-moderate-slope',
  'beach-steep-slope',
  'sand',
  'soft-sand',
  'hammada',
  'broken-ground',
  'dier',
  'sand-dune-low',
  'snow',
  'deep-snow',
  'ice',
] as const satisfies readonly TerrainName[];

const FIELD = [
  'grain',
  'plowed-field',
  'lumberyard',
  'rice-paddy-drained',
  'rice-paddy-irrigated',
  'runway',
] as const satisfies readonly TerrainName[];

const HEX = [
  'orchard',
  'orchard-out-of-season',
  'olive-grove',
  'vineyard',
  'palm-trees',
  'dense-jungle',
  'bamboo',
  'rice-paddy-in-season',
  'graveyard',
  'crags',
  'hillock',
  'hillock-summit',
  'cactus-patch',
  'debris',
  'stone-rubble',
  'wooden-rubble',
  'bedouin-camp',
  'building-cluster',
] as const satisfies readonly TerrainName[];

const PIECES = [
  'shellholes',
  'huts',
  'collapsed-huts',
  'mausoleum',
  'temple',
  'monument',
  'storage-tank',
  'sangar',
] as const satisfies readonly TerrainName[];

/** Terrain that fills hexes. */
export const AREAS = [...PATCH, ...FIELD, ...HEX, ...PIECES] as const;
export type AreaName = (typeof AREAS)[number];

export const SHAPES: ReadonlyMap<TerrainName, Shape> = new Map<TerrainName, Shape>([
  ...PATCH.map((name) => [name, 'patch'] as const),
  ...FIELD.map((name) => [name, 'field'] as const),
  ...HEX.map((name) => [name, 'hex'] as const),
  ...PIECES.map((name) => [name, 'pieces'] as const),
]);

/** What lies between two areas, or where nothing is said. */
export const GROUNDS = [
  'open-ground',
  'sand',
  'soft-sand',
  'mud',
  'snow',
  'deep-snow',
  'plowed-field',
] as const;
export type GroundName = (typeof GROUNDS)[number];

export const HEXSIDE_TERRAINS = [
  'wall',
  'hedge',
  'bocage',
  'cliff',
  'cactus-hedge',
  'road-block',
  'dune-crest-low',
  'dune-crest-high',
  'railway-embankment',
  'crest',
] as const satisfies readonly TerrainName[];
export type HexsideTerrain = (typeof HEXSIDE_TERRAINS)[number];

/** What leads from hex to hex on the ground, and half its width in quarter pixels. */
export const ROADS = {
  'paved-road': 20,
  'dirt-road': 18,
  track: 11,
  path: 9,
  'sunken-road': 24,
  'elevated-road': 24,
  'railroad-ground-level': 14,
  'railroad-embankment': 18,
} as const satisfies Partial<Record<TerrainName, number>>;
export type RoadName = keyof typeof ROADS;

/** What water runs in or has dug, and half its width in quarter pixels. */
export const WATERCOURSES = {
  gully: 34,
  'dry-stream': 28,
  'shallow-stream': 30,
  'deep-stream': 32,
  'flooded-stream': 44,
  'irrigation-ditch': 16,
  wadi: 52,
  canal: 60,
} as const satisfies Partial<Record<TerrainName, number>>;
export type WatercourseName = keyof typeof WATERCOURSES;

/** How far the ground inside lies above or below the ground beside it; level with it where nothing is said. */
export const DEPTHS: ReadonlyMap<TerrainName, number> = new Map<TerrainName, number>([
  ['gully', -1],
  ['dry-stream', -1],
  ['shallow-stream', -1],
  ['deep-stream', -1],
  ['wadi', -1],
  ['sunken-road', -1],
  ['elevated-road', 1],
]);

/** Bridges, and half the width of each in quarter pixels. */
export const BRIDGES = {
  'stone-bridge': 24,
  'wooden-bridge': 20,
  'single-hex-stone-bridge': 24,
  'single-hex-wooden-bridge': 20,
  'pontoon-bridge': 18,
  'foot-bridge': 10,
} as const satisfies Partial<Record<TerrainName, number>>;
export type BridgeName = keyof typeof BRIDGES;

export const MATERIALS = ['stone', 'wooden'] as const;
export type Material = (typeof MATERIALS)[number];

export const BUILDING_KINDS = [
  'building',
  'rowhouse',
  'factory',
  'roofless-factory',
  'market-place',
  'gutted',
] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

/** Places in a hex that rulebooks ask for and that no picture decides. */
export const FEATURES = [
  'sewer',
  'cellar',
  'steeple',
  'rooftop',
  'cave',
  'tunnel',
  'fountain',
  'well',
  'debris',
  'trench',
  'foxholes',
  'pillbox',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The terrain a building is drawn with. */
export function buildingTerrain(
  material: Material,
  kind: BuildingKind,
  upperLevels: number,
): TerrainName | undefined {
  const levels = (most: number, name: string): TerrainName | undefined =>
    upperLevels > most ? undefined : (`${name}${upperLevels ? `-${upperLevels}-level` : ''}` as TerrainName);
  switch (kind) {
    case 'building':
    case 'rowhouse':
      return levels(4, `${material}-building`);
    case 'gutted':
      return material === 'stone' ? levels(4, 'gutted-stone-building') : undefined;
    case 'market-place':
      return upperLevels === 1 ? `${material}-market-place` : undefined;
    case 'factory':
      return upperLevels > 1 ? undefined : `${material}-factory-${upperLevels ? '2-5' : '1-5'}-level`;
    case 'roofless-factory':
      return material === 'wooden' || upperLevels > 1
        ? undefined
        : `roofless-stone-factory-${upperLevels ? '2-5' : '1-5'}-level`;
  }
}

/** What stands along the edge of a factory hall and between two rowhouses. */
export function wallTerrain(
  material: Material,
  kind: BuildingKind,
  upperLevels: number,
): TerrainName | undefined {
  if (kind === 'rowhouse') return `rowhouse-wall${upperLevels ? `-${upperLevels}-level` : ''}` as TerrainName;
  if (kind === 'factory' || kind === 'roofless-factory')
    return `${material}-factory-wall-${upperLevels ? '2-5' : '1-5'}-level`;
  return undefined;
}
