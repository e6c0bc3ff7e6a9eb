/** Terrain types (1.1.1, 8.2): what a hex is in this battle, by season and theatre, and what that means for Infantry. */
import { type Board, type Hex, terrainOf } from '../../kernel/boards/board.js';
import { hasFeatures } from '../../kernel/boards/features.js';
import type { Terrain } from '../../kernel/boards/terrain.js';
import type { LocationId } from '../../kernel/position/position.js';
import { hutHexes } from '../pacific/hut-hexes.js';
import type { AslBattle, RuleId } from '../system.js';
import { hexAt } from './map.js';

export type Ground =
  | 'open-ground'
  | 'stone-building'
  | 'wooden-building'
  | 'woods'
  | 'orchard'
  | 'grain'
  | 'brush'
  | 'dense-jungle'
  | 'light-jungle'
  | 'bamboo'
  | 'palm-trees'
  | 'kunai'
  | 'hut'
  | 'collapsed-hut'
  | 'water';

interface TerrainNotes {
  /** MF to enter; `all` takes the whole allotment; absent: not to be entered. */
  readonly mf?: number | 'all';
  readonly tem: number;
  readonly cites: readonly RuleId[];
}

/** The terrain chart for Infantry. */
export const TERRAIN: Readonly<Record<Ground, TerrainNotes>> = {
  'open-ground': { mf: 1, tem: 0, cites: ['1.1.1/open-b'] },
  'stone-building': { mf: 2, tem: 3, cites: ['1.1.1/bldg-b'] },
  'wooden-building': { mf: 2, tem: 2, cites: ['1.1.1/bldg-b'] },
  woods: { mf: 2, tem: 1, cites: ['1.1.1/woods-b'] },
  orchard: { mf: 1, tem: 0, cites: ['1.1.1/orch-b'] },
  grain: { mf: 1.5, tem: 0, cites: ['1.1.1/grain-c'] },
  brush: { mf: 2, tem: 0, cites: ['1.1.1/brush-b'] },
  'dense-jungle': { mf: 2, tem: 2, cites: ['8.2.1/jungle-b'] },
  'light-jungle': { mf: 2, tem: 1, cites: ['8.2.1/jungle-a'] },
  bamboo: { mf: 'all', tem: 1, cites: ['8.2.1/bamboo-a', '8.2.1/bamboo-b'] },
  'palm-trees': { mf: 1, tem: 0, cites: ['8.2.1/palm'] },
  kunai: { mf: 2, tem: 0, cites: ['8.2.1/kunai'] },
  hut: { mf: 2, tem: 1, cites: ['8.2.1/hut-a'] },
  'collapsed-hut': { mf: 2, tem: 0, cites: ['8.2.1/hut-e'] },
  water: { tem: 0, cites: ['2.0/COT'] },
};

export function groundAt(battle: AslBattle, at: LocationId): Ground {
  const ground = groundOf(hexAt(battle, at), battle);
  return ground === 'hut' && battle.location(at).collapsed ? 'collapsed-hut' : ground;
}

function groundOf(hex: Hex, battle: AslBattle): Ground {
  const { map } = battle.table;
  const printed = smallHouse(map, hex) ?? printedGround(terrainOf(map, hex.terrain));
  if (printed === 'wooden-building' && battle.options.pto && hutHexes(battle.table.map).has(hex.index))
    return 'hut';
  if (printed === 'grain' && !battle.options.pto && !grainInSeason(battle)) return 'open-ground';
  return battle.options.pto ? (PACIFIC[printed] ?? printed) : printed;
}

/** PTO Terrain turns what is printed into something else (8.2/a). */
const PACIFIC: Partial<Readonly<Record<Ground, Ground>>> = {
  woods: 'dense-jungle',
  brush: 'bamboo',
  orchard: 'palm-trees',
  grain: 'kunai',
};

/** Any hex that contains a building depiction is a building hex, wherever it stands in it (1.1.1). */
function smallHouse(map: Board, { index }: Hex): Ground | undefined {
  const houses = hasFeatures(map) ? map.features.get(index)?.houses : undefined;
  return houses && `${houses.is}-building`;
}

/** A board may be made of more than this book knows: each terrain counts as the nearest that it does know. */
function printedGround({ name, kind }: Terrain): Ground {
  switch (name) {
    case 'orchard':
    case 'orchard-out-of-season':
    case 'olive-grove':
      return 'orchard';
    case 'palm-trees':
      return 'palm-trees';
    case 'grain':
    case 'vineyard':
      return 'grain';
    case 'kunai':
      return 'kunai';
    case 'bamboo':
      return 'bamboo';
    case 'light-jungle':
      return 'light-jungle';
    case 'dense-jungle':
    case 'swamp':
      return 'dense-jungle';
    case 'huts':
      return 'hut';
    case 'collapsed-huts':
      return 'collapsed-hut';
    case 'forest':
    case 'light-woods':
      return 'woods';
    default:
      return groundOfKind(name, kind);
  }
}

function groundOfKind(name: string, kind: Terrain['kind']): Ground {
  switch (kind) {
    case 'woods':
      return 'woods';
    case 'growth':
      return 'brush';
    case 'water':
      return 'water';
    case 'building':
    case 'factory':
    case 'market':
      return name.includes('wooden') ? 'wooden-building' : 'stone-building';
    default:
      return 'open-ground';
  }
}

/** It lies wholly within its hex and is not part of a building next door. */
export const isSmallHouse = (battle: AslBattle, at: LocationId): boolean =>
  smallHouse(battle.table.map, hexAt(battle, at)) !== undefined;

function grainInSeason({ options }: AslBattle): boolean {
  return options.month >= 6 && options.month <= 9;
}

const BUILDINGS: readonly Ground[] = ['stone-building', 'wooden-building', 'hut'];
const WOODS: readonly Ground[] = ['woods', 'dense-jungle', 'light-jungle', 'bamboo'];

const JUNGLE: readonly Ground[] = ['dense-jungle', 'light-jungle'];
const CONCEALING: readonly Ground[] = [
  ...JUNGLE,
  'palm-trees',
  'kunai',
  'bamboo',
  'collapsed-hut',
  ...BUILDINGS,
];

/** Jungle, but not bamboo: where paths lead through (8.2.1/path). */
export function isJungle(ground: Ground): boolean {
  return JUNGLE.includes(ground);
}

/** Where things are hard to find and ambushes are laid: jungle, kunai and bamboo (8.2/c, 8.2/d). */
export function isOvergrown(ground: Ground): boolean {
  return isJungle(ground) || ground === 'kunai' || ground === 'bamboo';
}

/** Dense jungle, kunai, bamboo: Fire Groups lose touch in it (8.2/b). */
export function isThicket(ground: Ground): boolean {
  return ground === 'dense-jungle' || ground === 'kunai' || ground === 'bamboo';
}

/** Where units can become concealed (8.3/c). */
export function isConcealmentTerrain(ground: Ground): boolean {
  return CONCEALING.includes(ground);
}

export function isBuilding(ground: Ground): boolean {
  return BUILDINGS.includes(ground);
}

/** Woods, and the jungle that follows their rules (8.2.1). */
export function isWoods(ground: Ground): boolean {
  return WOODS.includes(ground);
}

/** Where broken units rally better and run to: woods and buildings, but not bamboo (8.2.1/bamboo-f). */
export function isShelter(ground: Ground): boolean {
  return ground !== 'bamboo' && (isBuilding(ground) || isWoods(ground));
}

/** A hex with a road through its woods or orchard (1.1.1); PTO Terrain has none (8.2/e). */
export function hasRoadThrough(battle: AslBattle, at: LocationId): boolean {
  return !battle.options.pto && hexAt(battle, at).roads !== 0;
}
