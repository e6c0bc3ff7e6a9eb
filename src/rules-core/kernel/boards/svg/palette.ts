import type { Terrain, TerrainKind, TerrainName } from '../terrain.js';

/** How a terrain looks: a colour, perhaps an edge, perhaps small marks repeated over it. */
interface Look {
  readonly fill: string;
  readonly edge?: string;
  readonly marks?: Marks;
}

export interface Marks {
  /** Side of the square the marks repeat in. */
  readonly every: number;
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const dots = (r: number, ...at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => dot(x, y, r)).join('');

const canopy = (fill: string, edge: string, leaf: string): Look => ({
  fill,
  edge,
  marks: { every: 18, path: dots(3.6, [5, 5], [14, 13]) + dots(2.4, [13, 4], [4, 14]), fill: leaf },
});
const trees = (fill: string, leaf: string): Look => ({
  fill,
  marks: { every: 15, path: dots(4.4, [7.5, 7.5]), fill: leaf },
});
const tufts = (fill: string, stroke: string, edge?: string): Look => ({
  fill,
  ...(edge && { edge }),
  marks: {
    every: 12,
    path: 'M2 5l1 -3M3 5l0 -4M4 5l1 -3M8 11l1 -3M9 11l0 -4M10 11l1 -3',
    stroke,
    width: 0.7,
  },
});
const speckles = (fill: string, leaf: string, edge?: string): Look => ({
  fill,
  ...(edge && { edge }),
  marks: { every: 14, path: dots(1.6, [3, 3], [10, 6], [5, 11]) + dots(1, [12, 12], [7, 1]), fill: leaf },
});
const rows = (fill: string, stroke: string, edge?: string): Look => ({
  fill,
  ...(edge && { edge }),
  marks: { every: 8, path: 'M0 2h8M0 6h8', stroke, width: 0.8 },
});
const rubble = (fill: string, stone: string): Look => ({
  fill,
  edge: stone,
  marks: {
    every: 13,
    path: 'M2 2l3 -1 1 3 -3 1zM8 6l3 1 -1 3 -3 -1zM3 9l2 0 0 2 -3 0zM10 1l2 1 -2 1z',
    fill: stone,
  },
});

const WATER = '#8fc1de';
const WATER_EDGE = '#5d96b8';
const STONE = '#9b9b9b';
const WOODEN = '#a8793f';
const ROOF = '#2f2b28';

const KINDS: Record<TerrainKind, Look> = {
  open: { fill: '#cfc99a' },
  road: { fill: '#d9c08a', edge: '#a98f57' },
  water: { fill: WATER, edge: WATER_EDGE },
  woods: canopy('#5c8f45', '#3c6a2c', '#47793a'),
  growth: speckles('#a9bd6c', '#6f8f3d'),
  building: { fill: STONE, edge: ROOF },
  factory: { fill: '#8d8d93', edge: ROOF },
  market: { fill: '#b5a58c', edge: ROOF },
  hexside: { fill: '#4a4a4a' },
  depression: { fill: '#9c7a4c', edge: '#6e5330' },
  bridge: { fill: '#bdb5a6', edge: ROOF },
  entrenchment: { fill: '#8b6f4a' },
};

const LOOKS: ReadonlyMap<TerrainName, Look> = new Map<TerrainName, Look>([
  ['plowed-field', rows('#c9b27c', '#ab925c')],
  ['snow', { fill: '#f2f5f7' }],
  ['deep-snow', speckles('#e9eef3', '#cdd8e2')],
  ['ice', { fill: '#d8ecf5', edge: '#a9cfe0' }],
  ['mud', speckles('#a98f68', '#8a7250')],
  ['mudflats', tufts('#a79a76', '#5f7f52')],
  [
    'water',
    {
      fill: WATER,
      edge: WATER_EDGE,
      marks: { every: 22, path: 'M3 7q3 -3 6 0t6 0', stroke: '#b9dcee', width: 1 },
    },
  ],
  [
    'river',
    {
      fill: WATER,
      edge: WATER_EDGE,
      marks: { every: 22, path: 'M3 7q3 -3 6 0t6 0', stroke: '#b9dcee', width: 1 },
    },
  ],
  ['shallow-water', { fill: '#aed5e6', edge: WATER_EDGE }],
  [
    'ocean',
    {
      fill: '#5f9dc4',
      edge: '#3f7ba3',
      marks: { every: 26, path: 'M4 8q4 -4 8 0t8 0', stroke: '#86b9d8', width: 1.2 },
    },
  ],
  [
    'shallow-ocean',
    {
      fill: '#8fc9d8',
      edge: '#6fb0c4',
      marks: { every: 26, path: 'M4 8q4 -4 8 0t8 0', stroke: '#c4e6ee', width: 1.2 },
    },
  ],
  ['exposed-reef', speckles('#8fc9d8', '#d8b48f')],
  ['submerged-reef', speckles('#7ab9cf', '#b99f86')],
  ['marsh', tufts('#9fb98a', '#3f6f8f', '#7f9f6d')],
  [
    'swamp',
    {
      fill: '#6f9a63',
      edge: '#4b7346',
      marks: {
        every: 16,
        path: `${dots(3, [5, 5])}M10 12h5M9 14h5`,
        fill: '#4b7a45',
        stroke: '#4d84a3',
        width: 0.9,
      },
    },
  ],
  ['shellholes', { fill: '#9b7f57', edge: '#6c5637' }],
  [
    'grain',
    {
      fill: '#e6cf6a',
      edge: '#c4a93f',
      marks: { every: 9, path: 'M2 4l1 -3M6 8l1 -3', stroke: '#b8952f', width: 0.9 },
    },
  ],
  ['brush', speckles('#b3c272', '#6d8a3a', '#94a754')],
  ['scrub', speckles('#c6bf83', '#8f9a55')],
  ['crags', rubble('#c9c2ae', '#86807a')],
  ['debris', rubble('#c2b9a8', '#857c70')],
  ['stone-rubble', rubble('#aaa59c', '#6f6b66')],
  ['wooden-rubble', rubble('#b99a6c', '#7b5a30')],
  [
    'graveyard',
    {
      fill: '#b7c492',
      marks: { every: 13, path: 'M4 2v7M2 4h4M10 7v5M8.5 8.5h3', stroke: '#5a5a55', width: 1 },
    },
  ],
  ['lumberyard', rows('#b98d55', '#8a6233', '#8a6233')],
  ['gully', { fill: '#a5845a', edge: '#6e5330' }],
  ['dry-stream', { fill: '#bda477', edge: '#7c6140' }],
  ['shallow-stream', { fill: WATER, edge: '#6b7f6a' }],
  ['deep-stream', { fill: '#74aed0', edge: '#4d6f7c' }],
  ['flooded-stream', { fill: WATER, edge: WATER_EDGE }],
  ['irrigation-ditch', { fill: WATER, edge: '#7f9a6b' }],
  ['wadi', speckles('#c2a06c', '#a3834f', '#8a6a3b')],
  ['canal', { fill: '#7fb3d3', edge: '#6f6f6f' }],
  ['wooden-building', { fill: WOODEN, edge: ROOF }],
  ['wooden-building-1-level', { fill: '#96692f', edge: ROOF }],
  ['wooden-building-2-level', { fill: '#855a26', edge: ROOF }],
  ['wooden-building-3-level', { fill: '#734c1d', edge: ROOF }],
  ['wooden-building-4-level', { fill: '#613f17', edge: ROOF }],
  ['stone-building-1-level', { fill: '#8a8a8c', edge: ROOF }],
  ['stone-building-2-level', { fill: '#77777b', edge: ROOF }],
  ['stone-building-3-level', { fill: '#66666c', edge: ROOF }],
  ['stone-building-4-level', { fill: '#56565e', edge: ROOF }],
  ['wooden-factory-1-5-level', { fill: '#a07a48', edge: ROOF }],
  ['wooden-factory-2-5-level', { fill: '#8f6a3a', edge: ROOF }],
  ['forest', canopy('#3f7536', '#2a5425', '#2f6129')],
  ['pine-woods', canopy('#4b8056', '#2f5c3b', '#386c45')],
  ['light-woods', canopy('#86ad63', '#648a47', '#6f9a50')],
  ['orchard', trees('#bccb86', '#5f9440')],
  ['orchard-out-of-season', trees('#c7c597', '#8c9a63')],
  ['olive-grove', trees('#bcc391', '#7b8f5a')],
  ['partial-orchard', { fill: '#5f9440' }],
  ['paved-road', { fill: '#bdbdbb', edge: '#83837f' }],
  ['path', { fill: '#cdb583' }],
  ['track', { fill: '#cbb07a' }],
  ['sunken-road', { fill: '#c7a870', edge: '#7c6140' }],
  ['elevated-road', { fill: '#d9c08a', edge: '#6e5330' }],
  ['runway', { fill: '#c9c6be', edge: '#98958d' }],
  ['wall', { fill: '#6f6a66' }],
  ['hedge', { fill: '#3f7a2f' }],
  ['bocage', { fill: '#2c5c22', marks: { every: 7, path: dots(1.6, [2, 2], [5, 5]), fill: '#4f8a3c' } }],
  ['cliff', { fill: '#5a4632' }],
  ['cactus-hedge', { fill: '#5f8a4f' }],
  ['dune-crest-low', { fill: '#b38f52' }],
  ['dune-crest-high', { fill: '#96743c' }],
  ['road-block', { fill: '#57422a' }],
  ['railway-embankment', { fill: '#6b5a45' }],
  ['rowhouse-wall', { fill: '#161412' }],
  ['rowhouse-wall-1-level', { fill: '#161412' }],
  ['rowhouse-wall-2-level', { fill: '#161412' }],
  ['rowhouse-wall-3-level', { fill: '#161412' }],
  ['rowhouse-wall-4-level', { fill: '#161412' }],
  ['stone-factory-wall-1-5-level', { fill: ROOF }],
  ['stone-factory-wall-2-5-level', { fill: ROOF }],
  ['wooden-factory-wall-1-5-level', { fill: ROOF }],
  ['wooden-factory-wall-2-5-level', { fill: ROOF }],
  ['wooden-bridge', { fill: '#b08a57', edge: ROOF }],
  ['single-hex-wooden-bridge', { fill: '#b08a57', edge: ROOF }],
  ['foot-bridge', { fill: '#b08a57', edge: ROOF }],
  ['pontoon-bridge', { fill: '#b08a57', edge: ROOF }],
  [
    'railroad-ground-level',
    { fill: '#8f857a', marks: { every: 6, path: 'M0 0h6M0 3h6', stroke: '#4f463d', width: 1 } },
  ],
  [
    'railroad-embankment',
    {
      fill: '#8f857a',
      edge: '#5d5145',
      marks: { every: 6, path: 'M0 0h6M0 3h6', stroke: '#4f463d', width: 1 },
    },
  ],
  ['hammada', rubble('#d3bd8d', '#a58d63')],
  ['broken-ground', speckles('#c9b17e', '#9a8252')],
  ['sand', speckles('#e3d2a0', '#cdb878')],
  ['soft-sand', speckles('#ecdcae', '#d3bd80')],
  ['dier', { fill: '#c9b07c', edge: '#9a7f4d' }],
  ['hillock', speckles('#c3a871', '#96793f', '#8a6d36')],
  ['hillock-summit', { fill: '#b3945a', edge: '#8a6d36' }],
  ['sand-dune-low', { fill: '#e8cf94', edge: '#b9985a' }],
  ['sangar', { fill: '#9c9284', edge: '#5f574d' }],
  ['bedouin-camp', { fill: '#e3d2a0', marks: { every: 17, path: 'M3 9l5 -6 5 6z', fill: '#5a4a3a' } }],
  ['cactus-patch', speckles('#c6c48b', '#55803f')],
  ['vineyard', rows('#c4c78a', '#6f8f45')],
  ['light-jungle', canopy('#58935a', '#386b3e', '#437d49')],
  ['dense-jungle', canopy('#2f6b3c', '#1d4a29', '#235732')],
  [
    'bamboo',
    {
      fill: '#a8bf63',
      edge: '#6f8a35',
      marks: { every: 7, path: 'M1.5 0v7M5 0v7', stroke: '#5f8430', width: 1.1 },
    },
  ],
  [
    'palm-trees',
    {
      fill: '#c3cf8f',
      marks: {
        every: 17,
        path: 'M8 8l5 -3M8 8l5 3M8 8l0 6M8 8l-5 3M8 8l-5 -3M8 8l0 -6',
        stroke: '#3f7f43',
        width: 1.5,
      },
    },
  ],
  ['huts', { fill: '#b3874a', edge: '#4f3818' }],
  ['collapsed-huts', { fill: '#c2a36f', edge: '#7d6238' }],
  ['kunai', tufts('#d6cf72', '#98913a', '#b3ab52')],
  [
    'rice-paddy-drained',
    {
      fill: '#b9b184',
      edge: '#7d7a4a',
      marks: { every: 20, path: 'M0 0h20v20', stroke: '#8a8654', width: 1.2 },
    },
  ],
  [
    'rice-paddy-irrigated',
    {
      fill: '#a5c9bd',
      edge: '#6f8a5c',
      marks: { every: 20, path: 'M0 0h20v20', stroke: '#7f9560', width: 1.4 },
    },
  ],
  [
    'rice-paddy-in-season',
    {
      fill: '#a9c47c',
      edge: '#6f8a45',
      marks: { every: 20, path: 'M0 0h20v20M4 8v5M10 8v5M16 8v5', stroke: '#6f8a45', width: 1.2 },
    },
  ],
  ['beach-slight-slope', speckles('#eadcb2', '#d2c08a')],
  ['beach-moderate-slope', speckles('#e6d5a6', '#cdb97f')],
  ['beach-steep-slope', speckles('#dfcb97', '#c2ab6c')],
  ['temple', { fill: '#c9a15a', edge: ROOF }],
  ['monument', { fill: '#d8d8d8', edge: ROOF }],
  ['storage-tank', { fill: '#b9bcc2', edge: ROOF }],
]);

export const lookOf = (terrain: Terrain): Look => LOOKS.get(terrain.name) ?? KINDS[terrain.kind];

/** Colour of the ground by level; higher ground is browner, lower ground greyer. */
export function levelColour(level: number): string {
  const above = [
    '#c3b283',
    '#b59c6c',
    '#a48655',
    '#937043',
    '#815d35',
    '#6f4c2a',
    '#5f3f22',
    '#50351c',
    '#432c17',
  ];
  const below = ['#b3ac84', '#989270', '#7f7a5f'];
  return level > 0 ? above[Math.min(level, above.length) - 1]! : below[Math.min(-level, below.length) - 1]!;
}

export const GROUND_COLOUR = '#cdcd95';
export const CONTOUR_COLOUR = '#7a5c33';
