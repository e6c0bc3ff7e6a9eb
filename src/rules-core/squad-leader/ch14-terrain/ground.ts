/** What a hex is in this book (chapter 14), as far as infantry needs it. */
import { type Board, terrainOf } from '../../kernel/boards/board.js';
import { groundOf } from '../../kernel/boards/hex-ground.js';
import { centreOf, sideMiddle } from '../../kernel/boards/hexes.js';
import type { Terrain } from '../../kernel/boards/terrain.js';
import { HEXSIDES, type Hexside, UNITS } from '../../kernel/geometry/grid.js';
import type { LocationId } from '../../kernel/position/position.js';
import { hexAt, sideTowards } from '../../mechanics/places.js';
import type { RuleId } from '../rules.js';
import type { Battle } from '../system.js';

export type Ground =
  | 'open ground'
  | 'woods'
  | 'wooden building'
  | 'stone building'
  | 'wheatfield'
  | 'shell hole'
  | 'orchard'
  | 'brush'
  | 'gully'
  | 'water';

interface GroundNotes {
  /** Movement factors to enter (4.1.6/T); absent: infantry cannot enter. */
  readonly mf?: number;
  /** Added to fire at those in it (5.3.1/T). */
  readonly tem: number;
  readonly cites: RuleId;
}

export const GROUND: Readonly<Record<Ground, GroundNotes>> = {
  'open ground': { mf: 1, tem: 0, cites: '4.1.6/T' },
  woods: { mf: 2, tem: 1, cites: '5.3.1/T' },
  'wooden building': { mf: 2, tem: 2, cites: '5.3.1/T' },
  'stone building': { mf: 2, tem: 3, cites: '5.3.1/T' },
  wheatfield: { mf: 1, tem: 0, cites: '5.3.1/T' },
  'shell hole': { mf: 1, tem: 1, cites: '5.3.1/T' },
  orchard: { mf: 1, tem: 0, cites: '4.1.6/T' },
  brush: { mf: 2, tem: 0, cites: '4.1.6/T' },
  gully: { mf: 2, tem: 0, cites: '4.1.6/T' },
  water: { tem: 0, cites: '4.1.6/T' },
};

const BY_NAME: Partial<Record<Terrain['name'], Ground>> = {
  grain: 'wheatfield',
  shellholes: 'shell hole',
  orchard: 'orchard',
  'orchard-out-of-season': 'orchard',
};

function readAsGround(terrain: Terrain): Ground {
  const known = BY_NAME[terrain.name];
  if (known) return known;
  switch (terrain.kind) {
    case 'woods':
      return 'woods';
    case 'building':
    case 'factory':
    case 'market':
      return terrain.name.startsWith('wooden') ? 'wooden building' : 'stone building';
    case 'growth':
      return 'brush';
    case 'depression':
      return 'gully';
    case 'water':
      return 'water';
    default:
      return 'open ground';
  }
}

/** What a board is to this book, read once. */
interface Read {
  readonly ground: Ground;
  readonly hexsides: readonly ('wall' | 'hedge' | undefined)[];
}

const boards = new WeakMap<Board, Read[]>();

function hexOfBook(battle: Battle, at: LocationId): Read {
  const { map } = battle.table;
  const read = boards.get(map) ?? [];
  if (read.length === 0) boards.set(map, read);
  const { index } = hexAt(battle, at);
  read[index] ??= readHex(map, index);
  return read[index];
}

/** Where a road runs through woods it is still a woods hex (5.3.2); a small house beside the dot makes a building hex. */
function readHex(map: Board, index: number): Read {
  const { fills, houses, hexsides } = groundOf(map, index);
  return {
    ground: houses ? `${houses.material === 'stone' ? 'stone' : 'wooden'} building` : readAsGround(fills),
    hexsides: HEXSIDES.map((side) => {
      const name = hexsides[side]?.name;
      return name === 'wall' || name === 'hedge' ? name : undefined;
    }),
  };
}

/** What lies just inside a hexside: beside a building or woods it is other ground (4.6.2). */
export function groundAlong(battle: Battle, at: LocationId, side: Hexside | number): Ground {
  const { map } = battle.table;
  const { index } = hexAt(battle, at);
  const [centre, middle] = [centreOf(map, index), sideMiddle(map, index, side as Hexside)];
  const inside = (a: number, b: number) => Math.floor((a + (b - a) * INSIDE) / UNITS);
  const column = inside(middle.x, centre.x);
  const row = inside(middle.y, centre.y);
  return readAsGround(terrainOf(map, map.terrain[column * map.height + row] as number));
}

const INSIDE = 0.04;

export const groundAt = (battle: Battle, at: LocationId): Ground => hexOfBook(battle, at).ground;

export const isBuilding = (ground: Ground): boolean =>
  ground === 'stone building' || ground === 'wooden building';

/** Where broken units rally and run to: buildings, woods and forest-road hexes (3.21.7). */
export const isCover = (ground: Ground): boolean => isBuilding(ground) || ground === 'woods';

export const levelAt = (battle: Battle, at: LocationId): number => hexAt(battle, at).level;

/** The wall or hedge between two adjacent hexes, drawn on either of them. */
export function hexsideBetween(
  battle: Battle,
  from: LocationId,
  to: LocationId,
): 'wall' | 'hedge' | undefined {
  const side = sideTowards(battle, from, to);
  if (side === undefined) return undefined;
  return hexOfBook(battle, from).hexsides[side] ?? hexOfBook(battle, to).hexsides[(side + 3) % 6];
}

/** From a lower hex to a higher one a cliff lies between them (8.11.3). */
export function isUpACliff(battle: Battle, from: LocationId, to: LocationId): boolean {
  const side = sideTowards(battle, from, to);
  if (side === undefined || levelAt(battle, to) <= levelAt(battle, from)) return false;
  const { map } = battle.table;
  const nameOf = (at: LocationId, of: number) => groundOf(map, hexAt(battle, at).index).hexsides[of]?.name;
  return nameOf(from, side) === 'cliff' || nameOf(to, (side + 3) % 6) === 'cliff';
}

/** Two adjacent hexes of one building (5.6.8.1/a). */
export function isOneBuilding(battle: Battle, from: LocationId, to: LocationId): boolean {
  const side = sideTowards(battle, from, to);
  const { building } = groundOf(battle.table.map, hexAt(battle, from).index);
  return side !== undefined && building?.joined.includes(side) === true;
}

/** A road leads over the hexside between them (4.1.8). */
export function isRoadBetween(battle: Battle, from: LocationId, to: LocationId): boolean {
  const side = sideTowards(battle, from, to);
  return side !== undefined && (hexAt(battle, from).roads & (1 << side)) !== 0;
}
