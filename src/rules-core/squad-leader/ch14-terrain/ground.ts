/** What a hex is in this book (chapter 14), as far as infantry needs it. */
import { type Board, type Hex, terrainOf } from '../../kernel/boards/board.js';
import { groundOf } from '../../kernel/boards/hex-ground.js';
import { centreOf, sideMiddle } from '../../kernel/boards/hexes.js';
import type { Terrain } from '../../kernel/boards/terrain.js';
import { parseCoordinate } from '../../kernel/geometry/coordinates.js';
import { HEXSIDES, type Hexside, neighbour, UNITS } from '../../kernel/geometry/grid.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import { hexAt, sideTowards } from '../../mechanics/places.js';
import { conditionsOf, isDeep } from '../ch16-fire/03-now.js';
import type { RuleId } from '../rules.js';
import type { Battle } from '../system.js';
import { floorOf, isUnderneath, isUpstairs, rubbleAt } from './03-storeys.js';
import { isBare } from './seasons.js';

export type Ground =
  | 'open ground'
  | 'woods'
  | 'wooden building'
  | 'stone building'
  | 'wheatfield'
  | 'shell hole'
  | 'orchard'
  | 'brush'
  | 'crag'
  | 'graveyard'
  | 'stone rubble'
  | 'wooden rubble'
  | 'gully'
  | 'shallow stream'
  | 'deep stream'
  | 'marsh'
  | 'mud flat'
  | 'shallow river'
  | 'river'
  | 'pond'
  | 'canal';

interface GroundNotes {
  /** Movement factors to enter (4.1.6/T); absent: infantry cannot enter. */
  readonly mf?: number;
  /** Added to fire at those in it (5.3.1/T). */
  readonly tem: number;
  readonly cites: RuleId;
  /** Units that move there are in the open. */
  readonly open?: true;
  /** Nothing is dug there, nor built. */
  readonly soft?: true;
}

export const GROUND: Readonly<Record<Ground, GroundNotes>> = {
  'open ground': { mf: 1, tem: 0, cites: '4.1.6/T', open: true },
  woods: { mf: 2, tem: 1, cites: '5.3.1/T' },
  'wooden building': { mf: 2, tem: 2, cites: '5.3.1/T' },
  'stone building': { mf: 2, tem: 3, cites: '5.3.1/T' },
  wheatfield: { mf: 1, tem: 0, cites: '5.3.1/T' },
  'shell hole': { mf: 1, tem: 1, cites: '5.3.1/T' },
  orchard: { mf: 1, tem: 0, cites: '4.1.6/T' },
  brush: { mf: 2, tem: 0, cites: '4.1.6/T' },
  crag: { mf: 2, tem: 1, cites: '14.10.3', soft: true },
  graveyard: { mf: 1, tem: 1, cites: '14.27.8' },
  'stone rubble': { mf: 3, tem: 3, cites: '14.4.5' },
  'wooden rubble': { mf: 3, tem: 2, cites: '14.4.5' },
  gully: { mf: 2, tem: 0, cites: '14.21.2', open: true },
  'shallow stream': { mf: 3, tem: 0, cites: '14.22.8', open: true, soft: true },
  'deep stream': { mf: 4, tem: 0, cites: '14.22.9', open: true, soft: true },
  marsh: { mf: 1, tem: 0, cites: '14.18.4', soft: true },
  'mud flat': { mf: 1, tem: 0, cites: '14.19.1', open: true, soft: true },
  'shallow river': { tem: 0, cites: '14.28.1', open: true, soft: true },
  river: { tem: 0, cites: '14.28.1', open: true, soft: true },
  pond: { tem: 0, cites: '14.28.1', open: true, soft: true },
  canal: { tem: 0, cites: '14.30.5', open: true, soft: true },
};

const BY_NAME: Partial<Record<Terrain['name'], Ground>> = {
  grain: 'wheatfield',
  shellholes: 'shell hole',
  orchard: 'orchard',
  'orchard-out-of-season': 'orchard',
  'sunken-road': 'open ground',
  crags: 'crag',
  graveyard: 'graveyard',
  'stone-rubble': 'stone rubble',
  'wooden-rubble': 'wooden rubble',
  'shallow-stream': 'shallow stream',
  'deep-stream': 'deep stream',
  'flooded-stream': 'pond',
  marsh: 'marsh',
  mudflats: 'mud flat',
  'shallow-river': 'shallow river',
  river: 'river',
  canal: 'canal',
};

export function readAsGround(terrain: Terrain): Ground {
  const known = BY_NAME[terrain.name];
  if (known) return known;
  switch (terrain.kind) {
    case 'woods':
      return 'woods';
    case 'building':
    case 'factory':
      return terrain.name.startsWith('wooden') ? 'wooden building' : 'stone building';
    case 'growth':
      return 'brush';
    case 'depression':
      return 'gully';
    case 'water':
      return 'pond';
    default:
      return 'open ground';
  }
}

/** What a board is to this book, read once. */
interface Read {
  /** Of the ground, or of the deck of a bridge (14.26.11). */
  readonly level: number;
  readonly ground: Ground;
  /** A gully or stream runs through it, whatever else grows there (14.21.10). */
  readonly bed?: Bed;
  readonly isStream: boolean;
  readonly hexsides: readonly ('wall' | 'hedge' | undefined)[];
  /** Open ground, but for the concrete (14.31). */
  readonly isRunway: boolean;
  /** What stands over a market, where everybody goes through beneath it (14.3.15). */
  readonly above?: 'stone building' | 'wooden building';
  /** Of stone on a board whose buildings are of wood (14.3.2). */
  readonly isPainted?: true;
  /** A bridge over a river or pond. */
  readonly isOverWater: boolean;
  /** Of wood, over a gully or stream (14.29.5.5). */
  readonly isFrail: boolean;
  readonly bridge?: Bridge;
  /** A bridge with rails (14.29.6.1). */
  readonly hasRails: boolean;
  /** A road between banks runs through it (14.24, 14.26). */
  readonly bank?: Bank;
  /** Hexsides that a road crosses, or a runway, as bits (14.31.3). */
  readonly roads: number;
  /** Hexsides that are cliffs, as bits. */
  readonly cliffs: number;
  /** Of open ground with nothing on it or around it: its level. */
  readonly plain?: number;
}

interface Bridge {
  readonly is: 'wooden' | 'stone' | 'pontoon' | 'foot';
  readonly over: Ground;
  /** The hex without it. */
  readonly below: Read;
  readonly levelBelow: number;
}

export type Bank = 'sunken' | 'elevated';

/** What gullies and streams are to those who go down into them; a dry stream is a gully (14.22.3). */
export type Bed = 'gully' | 'shallow stream' | 'deep stream';

const boards = new WeakMap<Board, Read[]>();

/** A bridge that is destroyed leaves what lies beneath it (14.29.5.4). */
function hexOfBook(battle: Battle, at: LocationId): Read {
  const read = asPrinted(battle, at);
  return read.bridge && (isUnderneath(at) || isDown(battle, at)) ? read.bridge.below : read;
}

const isDown = (battle: Battle, at: LocationId): boolean =>
  battle.clock.bridges === true && battle.location(at).bridge?.destroyed === true;

function asPrinted(battle: Battle, at: LocationId): Read {
  const { map } = battle.table;
  const read = boards.get(map) ?? [];
  if (read.length === 0) boards.set(map, read);
  const { index } = hexAt(battle, at);
  read[index] ??= readHex(map, index);
  return read[index];
}

/**
 * Where a road runs through woods it is still a woods hex (5.3.2); a small house beside the dot makes a building hex. In a stream
 * there is nothing but the stream, in a gully there may be woods (14.22.2, 14.21.10); a bridge is a road over either (14.29.5.1).
 */
function readHex(map: Board, index: number): Read {
  const read = readAll(map, index);
  return isBareLand(read) ? { ...read, plain: (map.hexes[index] as Hex).level } : read;
}

function readAll(map: Board, index: number): Read {
  const { fills, houses, hexsides, watercourse, bridge, terrain, roads } = groundOf(map, index);
  const course = watercourse && !bridge && COURSES.includes(watercourse.name) ? watercourse : undefined;
  const isStream = course?.name.endsWith('stream') === true;
  const filled =
    bridge && isWater(readAsGround(fills))
      ? 'open ground'
      : houses
        ? (`${houses.material} building` as const)
        : readAsGround(fills);
  const bed = course && readAsGround(course);
  const isWood = filled === 'stone building' && isWoodenBoard(map, index);
  const { level } = map.hexes[index] as Hex;
  return {
    level: isRaisedDeck(map, index) ? level + 1 : level,
    ground: isStream && bed ? bed : isWood ? 'wooden building' : filled,
    ...(isWood && { isPainted: true }),
    ...(fills.kind === 'market' && {
      above: fills.name.startsWith('wooden') ? 'wooden building' : 'stone building',
    }),
    ...(isBed(bed) && { bed }),
    isStream,
    hexsides: HEXSIDES.map((side) => {
      const name = hexsides[side]?.name;
      return name === 'wall' || name === 'hedge' ? name : undefined;
    }),
    isOverWater: bridge !== undefined && isWater(readAsGround(bridge.over)),
    isFrail: bridge?.over.kind === 'depression' && bridge.terrain.name.includes('wooden'),
    hasRails: bridge !== undefined && !WITHOUT_RAILS.includes(bridge.terrain.name),
    ...(bridge && { bridge: bridgeOf(map, index, bridge) }),
    ...bankOf(terrain, roads),
    isRunway: fills.name === 'runway',
    roads: (map.hexes[index]?.roads ?? 0) | (fills.name === 'runway' ? runwaysFrom(map, index) : 0),
    cliffs: cliffsOf(hexsides),
  };
}

/** All buildings of these boards are of wood, whatever is drawn (14.3.2). */
const WOODEN_BOARDS = ['5', '6'];

export const isWoodenBoard = (map: Board, index: number): boolean =>
  WOODEN_BOARDS.includes(parseCoordinate(map.hexes[index]?.name ?? '')?.board || map.name);

const isBareLand = ({ ground, above, bed, hexsides, isOverWater, bank, roads, cliffs }: Read): boolean =>
  ground === 'open ground' &&
  !above &&
  !bed &&
  hexsides.every((side) => side === undefined) &&
  !isOverWater &&
  !bank &&
  roads === 0 &&
  cliffs === 0;

function bridgeOf(
  map: Board,
  index: number,
  { terrain, over, levelBelow }: NonNullable<ReturnType<typeof groundOf>['bridge']>,
): Bridge {
  const ground = readAsGround(over);
  const below: Read = {
    level: levelBelow,
    ground,
    ...(isBed(ground) && { bed: ground }),
    isStream: over.name.endsWith('stream'),
    hexsides: [],
    isOverWater: false,
    isFrail: false,
    hasRails: false,
    isRunway: false,
    roads: 0,
    cliffs: cliffsOf(groundOf(map, index).hexsides),
  };
  const is = (['wooden', 'pontoon', 'foot'] as const).find((name) => terrain.name.includes(name)) ?? 'stone';
  return { is, over: ground, below, levelBelow };
}

/** A bridge of an elevated road is a level up, as the road is (14.26.11). */
export function isRaisedDeck(map: Board, index: number): boolean {
  const { bridge, terrain, roads } = groundOf(map, index);
  return bridge !== undefined && bankOf(terrain, roads).bank === 'elevated';
}

const cliffsOf = (hexsides: readonly (Terrain | undefined)[]): number =>
  HEXSIDES.reduce<number>((mask, side) => (hexsides[side]?.name === 'cliff' ? mask | (1 << side) : mask), 0);

/** Banks stand along the road, and where it comes out of them (14.24.1, 14.26.1). */
function bankOf(terrain: Terrain, roads: readonly (Terrain | undefined)[]): { readonly bank?: Bank } {
  const is = (name: Terrain['name']) => terrain.name === name || roads.some((road) => road?.name === name);
  if (is('sunken-road')) return { bank: 'sunken' };
  return is('elevated-road') ? { bank: 'elevated' } : {};
}

const WITHOUT_RAILS: readonly Terrain['name'][] = ['pontoon-bridge', 'foot-bridge'];

const runwaysFrom = (map: Board, index: number): number =>
  HEXSIDES.reduce<number>((mask, side) => {
    const next = map.hexes[neighbour(map, index, side)];
    return next && terrainOf(map, next.terrain).name === 'runway' ? mask | (1 << side) : mask;
  }, 0);

const COURSES: readonly Terrain['name'][] = [
  'gully',
  'wadi',
  'dry-stream',
  'shallow-stream',
  'deep-stream',
  'flooded-stream',
];

const isBed = (ground: Ground | undefined): ground is Bed =>
  ground === 'gully' || ground === 'shallow stream' || ground === 'deep stream';

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

export function groundAt(battle: Battle, at: LocationId): Ground {
  const rubble = rubbleAt(battle, at);
  if (rubble) return `${rubble} rubble`;
  if (battle.clock.rubble && battle.location(hexOf(at)).burnt) return 'open ground';
  const read = hexOfBook(battle, at);
  if (read.above && isUpstairs(at)) return read.above;
  if (read.isPainted && battle.options.asDrawn) return 'stone building';
  const now = conditionsOf(battle);
  if (isBare(read.ground, now) || isBared(battle, at, read.ground)) return 'open ground';
  return now.water || now.snow || now.underfoot ? asItIs(read, now) : read.ground;
}

/** Rubble was cleared away there (14.4.11). */
const isBared = (battle: Battle, at: LocationId, ground: Ground): boolean =>
  battle.clock.rubble === true && GROWN.includes(ground) && battle.location(at).bared === true;

const GROWN: readonly Ground[] = ['wheatfield', 'brush', 'orchard'];

/** What the scenario makes of streams, rivers and marshes (14.22.2 to 14.22.4, 14.28.7), and the season: under deep snow all but streams is frozen (14.18.7, 14.28.4, 16.6.7.5). */
function asItIs({ ground, isStream }: Read, options: Battle['options']): Ground {
  const { water = {}, snow } = options;
  const { streams, rivers, level, frozen } = water;
  if (isStream) return frozen ? 'gully' : streams ? STREAMS[streams] : ground;
  const isIcy = isDeep(options);
  if ((frozen || isIcy) && isWater(ground)) return 'open ground';
  if (isIcy && isLowLying(ground)) return 'open ground';
  if (rivers && isRiver(ground)) return RIVERS[rivers];
  if (ground !== 'marsh') return ground;
  if (snow) return 'open ground';
  if (level === 'high') return RIVERS[rivers ?? 'deep'];
  if (streams === 'flooded') return 'pond';
  return level === 'low' || streams === 'dry' ? 'mud flat' : 'marsh';
}

const STREAMS = { dry: 'gully', shallow: 'shallow stream', deep: 'deep stream', flooded: 'pond' } as const;
const RIVERS = { shallow: 'shallow river', deep: 'river' } as const;

/** Bare land at one height, and nothing between or on the two hexes: most steps on most maps, so costs ask this first. */
export function isPlain(battle: Battle, from: LocationId, to: LocationId): boolean {
  const level = hexOfBook(battle, from).plain;
  const { locations } = battle.position;
  return (
    level !== undefined &&
    level === hexOfBook(battle, to).plain &&
    locations[from] === undefined &&
    locations[to] === undefined
  );
}

/** The gully or stream that runs through the hex. */
export function bedAt(battle: Battle, at: LocationId): Bed | undefined {
  const { bed, isStream } = hexOfBook(battle, at);
  if (!isStream) return bed;
  const ground = groundAt(battle, at);
  return isBed(ground) ? ground : undefined;
}

/** Whatever water it has (14.22.1). */
/** Rivers, ponds and marshes under the ice: open ground to all but those who dig (14.28.4, 16.6.7.5). */
export function isIce(battle: Battle, at: LocationId): boolean {
  const { ground } = hexOfBook(battle, at);
  return (isWater(ground) || isLowLying(ground)) && groundAt(battle, at) === 'open ground';
}

export const isStream = (battle: Battle, at: LocationId): boolean => hexOfBook(battle, at).isStream;

/** A bridge over water is entered and left by its road alone (14.29.3). */
export const isOffTheBridge = (battle: Battle, from: LocationId, to: LocationId): boolean =>
  (hexOfBook(battle, from).isOverWater || hexOfBook(battle, to).isOverWater) &&
  !isRoadBetween(battle, from, to);

/** The bridge that stands there. */
export const bridgeAt = (battle: Battle, at: LocationId): Bridge | undefined => hexOfBook(battle, at).bridge;

/** Too weak for large AFVs. */
export const isFrailBridge = (battle: Battle, at: LocationId): boolean => hexOfBook(battle, at).isFrail;

/** A bridge with rails, and the road that leads over this hexside of it. */
export const hasRails = (battle: Battle, at: LocationId): boolean => hexOfBook(battle, at).hasRails;

export const isRoadAcross = (battle: Battle, at: LocationId, side: number): boolean =>
  (hexOfBook(battle, at).roads & (1 << side)) !== 0;

/** The road between banks in the hex. */
export const bankedRoadAt = (battle: Battle, at: LocationId): Bank | undefined => hexOfBook(battle, at).bank;

/** Up the open stairs from beneath a market (14.3.16). */
export const isUpOpenStairs = (battle: Battle, from: LocationId, to: LocationId): boolean =>
  isUpstairs(to) && !isUpstairs(from) && hexOf(to) === from && hexOfBook(battle, from).above !== undefined;

export const isRunway = (battle: Battle, at: LocationId): boolean => hexOfBook(battle, at).isRunway;

export const isRiver = (ground: Ground): boolean => ground === 'river' || ground === 'shallow river';

/** Where nobody stands who does not ford, swim or have a boat (14.28.1). */
export const isWater = (ground: Ground): boolean =>
  isRiver(ground) || ground === 'pond' || ground === 'canal';

/** A level below the land, wherever the map draws it (14.18.8, 14.28.9.1). */
export const isLowLying = (ground: Ground): boolean =>
  isRiver(ground) || ground === 'canal' || ground === 'marsh' || ground === 'mud flat';

/** Units that move there move in the open (5.6.8.1/c, 14.21.8, 14.22.21). */
export const isOpen = (ground: Ground): boolean => GROUND[ground].open === true;

export const isBuilding = (ground: Ground): boolean =>
  ground === 'stone building' || ground === 'wooden building';

/** Where broken units rally and run to: buildings, woods and forest-road hexes (3.21.7). */
export const isCover = (ground: Ground): boolean => isBuilding(ground) || ground === 'woods';

/** Of the ground, of the level of a building on it, or beneath a bridge. */
export function levelAt(battle: Battle, at: LocationId): number {
  const { level, bridge } = asPrinted(battle, at);
  return bridge && (isUnderneath(at) || isDown(battle, at)) ? bridge.levelBelow : level + floorOf(at);
}

/** The wall or hedge between two adjacent hexes, drawn on either of them. */
export function hexsideBetween(
  battle: Battle,
  from: LocationId,
  to: LocationId,
): 'wall' | 'hedge' | undefined {
  const side = sideTowards(battle, from, to);
  if (side === undefined) return undefined;
  return (
    hexOfBook(battle, from).hexsides[side] ??
    hexOfBook(battle, to).hexsides[(side + 3) % 6] ??
    (isBlocked(battle, from, to, side) ? 'wall' : undefined)
  );
}

const isBlocked = (battle: Battle, from: LocationId, to: LocationId, side: number): boolean =>
  battle.location(from).roadblock === side || battle.location(to).roadblock === (side + 3) % 6;

/** A roadblock lies between the two hexes (15.2.2). */
export function isRoadblocked(battle: Battle, from: LocationId, to: LocationId): boolean {
  const side = sideTowards(battle, from, to);
  return side !== undefined && isBlocked(battle, from, to, side);
}

/** From a lower hex to a higher one a cliff lies between them (8.11.3). */
export const isUpACliff = (battle: Battle, from: LocationId, to: LocationId): boolean =>
  levelAt(battle, to) > levelAt(battle, from) && isCliffBetween(battle, from, to);

export function isCliffBetween(battle: Battle, from: LocationId, to: LocationId): boolean {
  const side = sideTowards(battle, from, to);
  if (side === undefined) return false;
  const back = (side + 3) % 6;
  return (
    (hexOfBook(battle, from).cliffs & (1 << side)) !== 0 || (hexOfBook(battle, to).cliffs & (1 << back)) !== 0
  );
}

/** A cliff that parts two levels: nobody walks or drives over it (14.8.6). */
export const isOverACliff = (battle: Battle, from: LocationId, to: LocationId): boolean =>
  levelAt(battle, from) !== levelAt(battle, to) && isCliffBetween(battle, from, to);

/** Levels of a double crest. */
const VERY_STEEP = 2;

/** Between two hexes of a hill that are more than a level apart, without a cliff (14.9.1). */
export function isDoubleCrest(battle: Battle, from: LocationId, to: LocationId): boolean {
  const [one, other] = [levelAt(battle, from), levelAt(battle, to)];
  return Math.abs(one - other) >= VERY_STEEP && Math.min(one, other) > 0 && !isCliffBetween(battle, from, to);
}

/** For those who fire into the next hex (14.8.1, 14.9.4). */
export const isSheer = (battle: Battle, from: LocationId, to: LocationId): boolean =>
  sideTowards(battle, from, to) !== undefined &&
  (isOverACliff(battle, from, to) || isDoubleCrest(battle, from, to));

/** Two adjacent hexes of one building (5.6.8.1/a). */
export function isOneBuilding(battle: Battle, from: LocationId, to: LocationId): boolean {
  const side = sideTowards(battle, from, to);
  const { building } = groundOf(battle.table.map, hexAt(battle, from).index);
  return side !== undefined && building?.joined.includes(side) === true;
}

/** A road leads over the hexside between them (4.1.8), and no rubble lies on it. */
export function isRoadBetween(battle: Battle, from: LocationId, to: LocationId): boolean {
  const side = sideTowards(battle, from, to);
  return (
    side !== undefined &&
    (hexOfBook(battle, from).roads & (1 << side)) !== 0 &&
    rubbleAt(battle, to) === undefined
  );
}
