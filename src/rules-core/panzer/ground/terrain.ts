/** What terrain a hex is in the words of the Terrain Effects Table, and what stands in its row. */
import { terrainOf } from '../../kernel/boards/board.js';
import type { TerrainName } from '../../kernel/boards/terrain.js';
import { hexAt } from '../../mechanics/places.js';
import type { TerrainRow } from '../attributes/index.js';
import { TERRAIN } from '../charts/index.js';
import type { Battle } from '../system.js';

const ROWS: Readonly<Partial<Record<TerrainName, TerrainRow>>> = {
  shellholes: 'rough',
  crags: 'rough',
  debris: 'rough',
  graveyard: 'rough',
  hammada: 'rough',
  'broken-ground': 'rough',
  hillock: 'rough',
  marsh: 'rough',
  brush: 'scrub',
  scrub: 'scrub',
  grain: 'scrub',
  vineyard: 'scrub',
  kunai: 'scrub',
  'cactus-patch': 'scrub',
  'light-woods': 'light woods',
  'light-jungle': 'woods',
  bamboo: 'woods',
  woods: 'woods',
  forest: 'heavy woods',
  'pine-woods': 'heavy woods',
  'dense-jungle': 'heavy woods',
  swamp: 'heavy woods',
  orchard: 'light grove',
  'orchard-out-of-season': 'light grove',
  'palm-trees': 'light grove',
  'olive-grove': 'grove (medium)',
  'irrigation-ditch': 'ditch',
  trench: 'ditch',
  'antitank-trench': 'ditch',
  gully: 'gully',
  'dry-stream': 'gully',
  wadi: 'gully',
  'shallow-stream': 'stream',
  'deep-stream': 'stream',
  'flooded-stream': 'stream',
  ford: 'ford',
  'shallow-river': 'river',
  river: 'river',
  canal: 'river',
  water: 'river',
  'shallow-water': 'stream',
  mausoleum: 'desert building',
  'building-cluster': 'desert building',
  'bedouin-camp': 'scrub',
  huts: 'wood building',
  'collapsed-huts': 'rubble',
};

const rows = new Map<TerrainName, TerrainRow>();

function rowOfTerrain(name: TerrainName): TerrainRow {
  let row = rows.get(name);
  if (row === undefined) {
    row = ROWS[name] ?? rowByName(name);
    rows.set(name, row);
  }
  return row;
}

/** The row of a terrain that boards draw. */
function rowByName(name: TerrainName): TerrainRow {
  if (name.includes('bridge')) return 'bridge';
  if (name.includes('rubble')) return 'rubble';
  if (name.startsWith('wooden-building') || name.startsWith('wooden-factory')) return 'wood building';
  if (name.startsWith('rowhouse') || name.includes('factory')) return 'brick building';
  return name.includes('building') ? 'stone building' : 'clear';
}

export function terrainIn(battle: Battle, at: string): TerrainRow {
  const { terrain } = battle.location(at);
  if (terrain) return terrain;
  const { map } = battle.table;
  return rowOfTerrain(terrainOf(map, hexAt(battle, at).terrain).name);
}

type Column = 'th' | 'w' | 'leg' | 'turn' | 'cover' | 'height' | 'bog' | 'defense';

/** A cell of the Terrain Effects Table; P where the terrain is prohibited. */
export const cell = (battle: Battle, row: TerrainRow, column: Column): number | string =>
  battle.table.charts.lookup(TERRAIN.rows, row, column);

/** Without asking the recorder: for looking round. */
const peek = (battle: Battle, row: TerrainRow, column: Column): number | string =>
  battle.table.charts.find(TERRAIN.rows, row, column)?.value ?? 0;

export const isBuilding = (row: TerrainRow): boolean => row.endsWith('building');

const DEPRESSIONS: ReadonlySet<TerrainRow> = new Set(['gully', 'stream', 'ford', 'river']);
export const isDepression = (row: TerrainRow): boolean => DEPRESSIONS.has(row);

/** Height of a unit in a hex: the level of its ground, one less in a gully or stream (4.1.4.1.6). */
export function heightIn(battle: Battle, at: string): number {
  const { level } = hexAt(battle, at);
  return isDepression(terrainIn(battle, at)) || battle.location(at).sunken ? level - 1 : level;
}

/** Height of what stands in a hex: its ground, with trees or houses on it. */
export function topOf(battle: Battle, at: string): number {
  const height = Number(peek(battle, terrainIn(battle, at), 'height'));
  return heightIn(battle, at) + Math.max(0, height);
}
