/**
 * The terrain a board can be made of. Codes are those of the VASL board format, so that a raster read from an
 * archive needs no translation; names, heights and sight are what every rulebook starts from, and each
 * rulebook's policy may judge a terrain differently.
 */
export type TerrainKind =
  | 'open'
  | 'road'
  | 'water'
  | 'woods'
  | 'growth'
  | 'building'
  | 'factory'
  | 'market'
  | 'hexside'
  | 'depression'
  | 'bridge'
  | 'entrenchment';

/** What terrain does to a line of sight that meets it below its height. */
type Sight = 'clear' | 'hindrance' | 'obstacle';

export interface Terrain {
  readonly code: number;
  readonly name: TerrainName;
  readonly kind: TerrainKind;
  readonly sight: Sight;
  /** Height above the ground it stands on, in half levels: woods 2, a wall 1. */
  readonly height: number;
  /** The whole hex counts, its hexsides included, wherever the picture stands in it. */
  readonly inherent: boolean;
  /** Below this height (half levels) the terrain has the sight of `under`: an orchard's trunks, an open ground floor. */
  readonly split: number;
  readonly under: Sight;
}

interface Details {
  readonly inherent?: true;
  readonly split?: number;
  readonly under?: Sight;
}
type Row<Name extends string = string> = readonly [
  code: number,
  name: Name,
  kind: TerrainKind,
  sight: Sight,
  height: number,
  details?: Details,
];

const ROWS = [
  [0, 'open-ground', 'open', 'clear', 0],
  [1, 'plowed-field', 'open', 'clear', 0],
  [2, 'rooftop', 'open', 'clear', 0],
  [3, 'snow', 'open', 'clear', 0],
  [4, 'deep-snow', 'open', 'clear', 0],
  [5, 'ice', 'open', 'clear', 0],
  [6, 'mud', 'open', 'clear', 0],
  [7, 'mudflats', 'open', 'clear', 0],
  [8, 'water', 'water', 'clear', 0],
  [9, 'shallow-water', 'water', 'clear', 0],
  [10, 'river', 'water', 'clear', 0],
  [11, 'shallow-river', 'water', 'clear', 0],
  [12, 'ford', 'open', 'clear', 0],
  [13, 'canal', 'water', 'clear', 0],
  [14, 'marsh', 'growth', 'hindrance', 1],
  [15, 'shellholes', 'open', 'clear', 0],
  [20, 'foxholes', 'entrenchment', 'clear', 0],
  [21, 'trench', 'entrenchment', 'clear', 0],
  [22, 'antitank-trench', 'entrenchment', 'clear', 0],
  [23, 'pillbox', 'open', 'clear', 0],
  [24, 'grain', 'growth', 'hindrance', 1],
  [25, 'brush', 'growth', 'hindrance', 1],
  [26, 'crags', 'growth', 'hindrance', 1, { inherent: true }],
  [27, 'debris', 'growth', 'hindrance', 1, { inherent: true }],
  [28, 'graveyard', 'growth', 'hindrance', 1, { inherent: true }],
  [29, 'lumberyard', 'growth', 'obstacle', 2],
  [30, 'gully', 'depression', 'clear', 0],
  [31, 'dry-stream', 'depression', 'clear', 0],
  [32, 'shallow-stream', 'depression', 'clear', 0],
  [33, 'deep-stream', 'depression', 'clear', 0],
  [34, 'flooded-stream', 'open', 'clear', 0],
  [35, 'irrigation-ditch', 'open', 'clear', 0],
  [40, 'stone-building', 'building', 'obstacle', 2],
  [41, 'stone-building-1-level', 'building', 'obstacle', 3],
  [42, 'stone-building-2-level', 'building', 'obstacle', 5],
  [43, 'stone-building-3-level', 'building', 'obstacle', 7],
  [44, 'stone-building-4-level', 'building', 'obstacle', 9],
  [45, 'stone-factory-wall-1-5-level', 'factory', 'obstacle', 3],
  [46, 'stone-factory-wall-2-5-level', 'factory', 'obstacle', 5],
  [47, 'stone-factory-1-5-level', 'factory', 'hindrance', 3, { split: 2 }],
  [48, 'stone-factory-2-5-level', 'factory', 'hindrance', 5, { split: 4 }],
  [49, 'stone-market-place', 'market', 'obstacle', 3, { split: 1, under: 'clear' }],
  [50, 'wooden-building', 'building', 'obstacle', 2],
  [51, 'wooden-building-1-level', 'building', 'obstacle', 3],
  [52, 'wooden-building-2-level', 'building', 'obstacle', 5],
  [53, 'wooden-building-3-level', 'building', 'obstacle', 7],
  [54, 'wooden-building-4-level', 'building', 'obstacle', 9],
  [55, 'wooden-factory-wall-1-5-level', 'factory', 'obstacle', 3],
  [56, 'wooden-factory-wall-2-5-level', 'factory', 'obstacle', 5],
  [57, 'wooden-factory-1-5-level', 'factory', 'hindrance', 3, { split: 2 }],
  [58, 'wooden-factory-2-5-level', 'factory', 'hindrance', 5, { split: 4 }],
  [59, 'wooden-market-place', 'market', 'obstacle', 3, { split: 1, under: 'clear' }],
  [60, 'woods', 'woods', 'obstacle', 2],
  [61, 'forest', 'growth', 'obstacle', 4],
  [62, 'pine-woods', 'woods', 'obstacle', 4],
  [63, 'orchard', 'growth', 'obstacle', 2, { inherent: true, split: 1, under: 'hindrance' }],
  [64, 'orchard-out-of-season', 'growth', 'hindrance', 2, { inherent: true, split: 1 }],
  [65, 'dirt-road', 'road', 'clear', 0],
  [66, 'paved-road', 'road', 'clear', 0],
  [67, 'elevated-road', 'road', 'clear', 0],
  [68, 'sunken-road', 'depression', 'clear', 0],
  [69, 'runway', 'open', 'clear', 0],
  [70, 'path', 'open', 'clear', 0],
  [72, 'wall', 'hexside', 'obstacle', 1],
  [73, 'hedge', 'hexside', 'obstacle', 1],
  [74, 'bocage', 'hexside', 'obstacle', 2],
  [75, 'cliff', 'hexside', 'clear', 0],
  [76, 'rowhouse-wall', 'building', 'obstacle', 2],
  [77, 'rowhouse-wall-1-level', 'building', 'obstacle', 3],
  [78, 'rowhouse-wall-2-level', 'building', 'obstacle', 5],
  [79, 'rowhouse-wall-3-level', 'building', 'obstacle', 7],
  [80, 'rowhouse-wall-4-level', 'building', 'obstacle', 7],
  [81, 'road-block', 'hexside', 'obstacle', 1],
  [82, 'single-hex-stone-bridge', 'bridge', 'hindrance', 1, { split: 2 }],
  [83, 'single-hex-wooden-bridge', 'bridge', 'hindrance', 1, { split: 2 }],
  [84, 'stone-bridge', 'bridge', 'hindrance', 1, { split: 2 }],
  [85, 'wooden-bridge', 'bridge', 'hindrance', 1, { split: 2 }],
  [86, 'pontoon-bridge', 'open', 'clear', 0],
  [87, 'foot-bridge', 'open', 'clear', 0],
  [90, 'stone-rubble', 'growth', 'obstacle', 1, { inherent: true }],
  [91, 'wooden-rubble', 'growth', 'obstacle', 1, { inherent: true }],
  [95, 'sewer', 'open', 'clear', 0],
  [96, 'tunnel', 'open', 'clear', 0],
  [97, 'cave', 'open', 'clear', 0],
  [100, 'scrub', 'open', 'clear', 0],
  [101, 'hammada', 'open', 'clear', 0],
  [102, 'dier', 'open', 'clear', 0],
  [103, 'dier-lip', 'hexside', 'clear', 0],
  [104, 'wadi', 'depression', 'clear', 0],
  [105, 'hillock', 'growth', 'obstacle', 1, { inherent: true }],
  [106, 'hillock-summit', 'open', 'clear', 0, { inherent: true }],
  [107, 'sand', 'open', 'clear', 0],
  [108, 'sand-dune-low', 'growth', 'obstacle', 0],
  [109, 'dune-crest-low', 'hexside', 'obstacle', 1],
  [110, 'dune-crest-high', 'hexside', 'obstacle', 1],
  [111, 'sangar', 'open', 'clear', 0],
  [112, 'track', 'open', 'clear', 0],
  [113, 'mausoleum', 'building', 'obstacle', 2],
  [114, 'bedouin-camp', 'building', 'hindrance', 1, { inherent: true }],
  [115, 'building-cluster', 'building', 'obstacle', 2, { inherent: true }],
  [116, 'cactus-hedge', 'hexside', 'obstacle', 1],
  [117, 'cactus-patch', 'growth', 'obstacle', 1, { inherent: true }],
  [118, 'olive-grove', 'growth', 'obstacle', 2, { inherent: true, split: 1, under: 'hindrance' }],
  [119, 'vineyard', 'growth', 'hindrance', 1, { inherent: true }],
  [120, 'broken-ground', 'open', 'clear', 0],
  [125, 'temple', 'building', 'obstacle', 2],
  [126, 'light-jungle', 'woods', 'obstacle', 4],
  [127, 'dense-jungle', 'woods', 'obstacle', 4, { inherent: true }],
  [128, 'bamboo', 'growth', 'obstacle', 2, { inherent: true }],
  [129, 'palm-trees', 'growth', 'obstacle', 2, { inherent: true, split: 1, under: 'hindrance' }],
  [130, 'huts', 'building', 'hindrance', 2],
  [131, 'collapsed-huts', 'growth', 'hindrance', 2],
  [132, 'kunai', 'growth', 'hindrance', 1],
  [133, 'swamp', 'growth', 'obstacle', 4],
  [135, 'rice-paddy-drained', 'open', 'clear', 0],
  [136, 'rice-paddy-irrigated', 'open', 'clear', 0],
  [137, 'rice-paddy-in-season', 'open', 'clear', 0, { inherent: true }],
  [138, 'rice-paddy-bank', 'open', 'clear', 0],
  [139, 'panji', 'open', 'clear', 0],
  [140, 'ocean', 'open', 'clear', 0],
  [141, 'shallow-ocean', 'open', 'clear', 0],
  [142, 'effluent', 'open', 'clear', 0],
  [143, 'soft-sand', 'open', 'clear', 0],
  [144, 'beach-slight-slope', 'open', 'clear', 0],
  [145, 'beach-moderate-slope', 'open', 'clear', 0],
  [146, 'beach-steep-slope', 'open', 'clear', 0],
  [147, 'exposed-reef', 'open', 'clear', 0],
  [148, 'submerged-reef', 'open', 'clear', 0],
  [152, 'railway-embankment', 'hexside', 'obstacle', 1],
  [153, 'railroad-ground-level', 'open', 'clear', 0],
  [154, 'railroad-embankment', 'open', 'clear', 0],
  [155, 'railroad-elevated', 'open', 'clear', 0],
  [156, 'railroad-sunken', 'open', 'clear', 0],
  [157, 'rrembankment', 'hexside', 'obstacle', 1],
  [160, 'tower-hindrance', 'growth', 'hindrance', 3],
  [161, 'tower-2-level-hindrance', 'building', 'hindrance', 5],
  [162, 'tower-3-level-hindrance', 'building', 'hindrance', 7],
  [163, 'tower-obstacle', 'building', 'obstacle', 3],
  [164, 'tower-2-level-obstacle', 'building', 'obstacle', 5],
  [165, 'tower-3-level-obstacle', 'building', 'obstacle', 7],
  [166, 'storage-tank', 'building', 'obstacle', 3],
  [167, 'storage-tank-2-level', 'building', 'obstacle', 5],
  [168, 'bfp-tower-1-level', 'building', 'obstacle', 3, { split: 1, under: 'hindrance' }],
  [169, 'bfp-tower-2-level', 'building', 'obstacle', 5, { split: 3, under: 'hindrance' }],
  [170, 'roofless-stone-factory-1-5-level', 'factory', 'hindrance', 1, { split: 2 }],
  [171, 'roofless-stone-factory-2-5-level', 'factory', 'hindrance', 1, { split: 4 }],
  [172, 'interior-factory-wall-1-level', 'factory', 'obstacle', 3],
  [173, 'interior-factory-wall-2-level', 'factory', 'obstacle', 5],
  [174, 'cellar', 'building', 'obstacle', 2],
  [175, 'light-woods', 'growth', 'obstacle', 2, { split: 1, under: 'hindrance' }],
  [180, 'gutted-stone-factory-1-5-level', 'factory', 'hindrance', 1, { split: 2 }],
  [181, 'gutted-stone-factory-2-5-level', 'factory', 'hindrance', 1, { split: 4 }],
  [182, 'gutted-stone-building', 'building', 'obstacle', 2],
  [183, 'gutted-stone-building-1-level', 'building', 'obstacle', 3],
  [184, 'gutted-stone-building-2-level', 'building', 'obstacle', 5],
  [185, 'gutted-stone-building-3-level', 'building', 'obstacle', 7],
  [186, 'gutted-stone-building-4-level', 'building', 'obstacle', 9],
  [190, 'stone-rubble-ground-level', 'growth', 'obstacle', 1, { inherent: true }],
  [191, 'stone-rubble-level-1', 'growth', 'obstacle', 3],
  [192, 'stone-rubble-level-2', 'growth', 'obstacle', 5],
  [193, 'stone-rubble-level-3', 'growth', 'obstacle', 7],
  [194, 'wooden-rubble-ground-level', 'growth', 'obstacle', 1, { inherent: true }],
  [195, 'wooden-rubble-level-1', 'growth', 'obstacle', 3],
  [196, 'wooden-rubble-level-2', 'growth', 'obstacle', 5],
  [197, 'wooden-rubble-level-3', 'growth', 'obstacle', 7],
  [198, 'wooden-factory-1-level', 'factory', 'hindrance', 2, { split: 2 }],
  [199, 'wooden-factory-wall-1-level', 'factory', 'obstacle', 2],
  [200, 'partial-orchard', 'hexside', 'obstacle', 2, { split: 1, under: 'hindrance' }],
  [201, 'off-board-observer', 'growth', 'clear', 0],
  [202, 'crest', 'open', 'clear', 0],
  [203, 'multiple-wooden', 'building', 'obstacle', 2],
  [204, 'monument', 'growth', 'hindrance', 1],
] as const satisfies readonly Row[];

export type TerrainName = (typeof ROWS)[number][1];

const describe = ([code, name, kind, sight, height, details = {}]: Row<TerrainName>): Terrain => ({
  code,
  name,
  kind,
  sight,
  height,
  inherent: details.inherent ?? false,
  split: details.split ?? 0,
  under: details.under ?? sight,
});

/** Every terrain, in the order of its code. */
export const TERRAINS: readonly Terrain[] = ROWS.map((row) => describe(row));

/** Terrain by code: a gap where a code is not in use. */
export const TERRAIN_BY_CODE: readonly (Terrain | undefined)[] = Array.from({ length: 256 }, (_, code) =>
  TERRAINS.find((terrain) => terrain.code === code),
);

const BY_NAME = new Map<string, Terrain>(TERRAINS.map((terrain) => [terrain.name, terrain]));

export const terrainNamed = (name: TerrainName): Terrain => BY_NAME.get(name)!;

/** The terrain of that name if there is one: for names that come from outside. */
export const findTerrain = (name: string): Terrain | undefined => BY_NAME.get(name);

export const OPEN_GROUND = 0;
