/**
 * Levels of buildings (14.3): which there are, and how one goes from one to the next. `K5` is the ground level of the hex, `K5/1`
 * the level above it. The board says how many a building has, and where its stairs are. Boards without such buildings ask once.
 */
import type { Board } from '../../kernel/boards/board.js';
import { groundOf, terrainAcross } from '../../kernel/boards/hex-ground.js';
import { HEXSIDES, type Hexside, neighbour } from '../../kernel/geometry/grid.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import { distance, hexAt, neighbours, sideTowards } from '../../mechanics/places.js';
import type { Battle } from '../system.js';

/** What a building has in one hex. */
interface Storeys {
  /** The highest level above the ground. */
  readonly top: number;
  readonly stairs: boolean;
  /** Hexsides across which the same building goes on. */
  readonly joined: readonly Hexside[];
  /** Its upper levels do not lead to those beside it (14.3.12). */
  readonly isRowhouse: boolean;
}

interface Levels {
  readonly storeys: ReadonlyMap<number, Storeys>;
  readonly steps: Map<LocationId, readonly LocationId[]>;
}

const boards = new WeakMap<Board, Levels>();

function levelsOf(map: Board): Levels {
  let known = boards.get(map);
  if (!known) {
    known = { storeys: new Map(readStoreys(map)), steps: new Map() };
    boards.set(map, known);
  }
  return known;
}

function* readStoreys(map: Board): Iterable<[number, Storeys]> {
  for (const { index } of map.hexes) {
    const { building } = groundOf(map, index);
    if (!building || building.upperLevels < 1) continue;
    const { upperLevels: top, joined, kind } = building;
    const isRowhouse =
      kind === 'rowhouse' || joined.some((side) => isInnerWall(terrainAcross(map, map.hexes[index]!, side)));
    yield [index, { top, stairs: hasStairway(map, index, top), joined, isRowhouse }];
  }
}

const isInnerWall = ({ name }: { readonly name: string }): boolean => name.startsWith('rowhouse-wall');

/** Where the board shows them; in a two-story house without any in every hex (14.3.6, 14.3.7). */
function hasStairway(map: Board, index: number, top: number): boolean {
  if (map.hexes[index]?.stairway) return true;
  if (top > 1) return false;
  const house = new Set([index]);
  for (const hex of house)
    for (const side of groundOf(map, hex).building?.joined ?? []) house.add(neighbour(map, hex, side));
  return ![...house].some((hex) => map.hexes[hex]?.stairway);
}

/** The number of the level: 0 on the ground. */
export function floorOf(at: LocationId): number {
  const slash = at.indexOf('/');
  return slash < 0 ? 0 : Number(at.slice(slash + 1));
}

export const isUpstairs = (at: LocationId): boolean => at.includes('/');

const floorIn = (hex: LocationId, floor: number): LocationId => (floor === 0 ? hex : `${hex}/${floor}`);

const storeysAt = (battle: Battle, at: LocationId): Storeys | undefined => {
  const { map } = battle.table;
  const { storeys } = levelsOf(map);
  if (storeys.size === 0) return undefined;
  const index = map.named.get(hexOf(at));
  const found = index === undefined ? undefined : storeys.get(index);
  return found && battle.clock.rubble ? whatIsLeft(battle, at, found) : found;
};

/** The level that has collapsed is the top one; beside it there are no walls left (14.4.2/b, 14.3.12). */
function whatIsLeft(battle: Battle, at: LocationId, storeys: Storeys): Storeys | undefined {
  const { rubble } = battle.location(hexOf(at));
  if (!rubble) return storeys;
  return rubble.from === 0
    ? undefined
    : { ...storeys, top: Math.min(storeys.top, rubble.from), isRowhouse: false };
}

/** The rubble that one stands on there; nothing is asked where nothing has collapsed. */
export function rubbleAt(battle: Battle, at: LocationId): 'stone' | 'wooden' | undefined {
  if (!battle.clock.rubble) return undefined;
  const { rubble } = battle.location(hexOf(at));
  return rubble && floorOf(at) >= rubble.from ? rubble.is : undefined;
}

export const hasLevels = (battle: Battle, at: LocationId): boolean => storeysAt(battle, at) !== undefined;

export const topFloor = (battle: Battle, at: LocationId): number => storeysAt(battle, at)?.top ?? 0;

export const hasStairs = (battle: Battle, at: LocationId): boolean => storeysAt(battle, at)?.stairs === true;

/** All places of a hex, from the ground up. */
export function placesIn(battle: Battle, hex: LocationId): readonly LocationId[] {
  const top = topFloor(battle, hex);
  return top === 0 ? [hex] : [hex, ...Array.from({ length: top }, (_, i) => floorIn(hex, i + 1))];
}

/** A level of a cliff, as long as somebody is there (14.8.7). */
export const isOnCliff = (battle: Battle, at: LocationId): boolean =>
  isUpstairs(at) && battle.unitsAt(at).some(({ climbs }) => climbs !== undefined);

/** A hex of the map, or a level that its building has. */
export const isPlace = (battle: Battle, at: LocationId): boolean =>
  isUpstairs(at)
    ? placesIn(battle, hexOf(at)).includes(at) || isOnCliff(battle, at)
    : battle.table.map.named.has(at);

/** Above sea level: of the ground and of the level on it. */
const heightOf = (battle: Battle, at: LocationId): number => hexAt(battle, at).level + floorOf(at);

/** Where one can go in one step: hexes, the same height in the same building, and up and down the stairs (14.3.3, 14.3.20.1). */
export function stepsFrom(battle: Battle, at: LocationId): readonly LocationId[] {
  if (isUpstairs(at) && !hasLevels(battle, at)) return [];
  const { storeys, steps: intact } = levelsOf(battle.table.map);
  if (storeys.size === 0) return neighbours(battle, at);
  const steps = battle.clock.rubble ? battle.recallOf('rubble', noSteps) : intact;
  let known = steps.get(at);
  if (!known) {
    known = [...stairsFrom(battle, at), ...neighbours(battle, at).flatMap((hex) => across(battle, at, hex))];
    steps.set(at, known);
  }
  return known;
}

const noSteps = () => new Map<LocationId, readonly LocationId[]>();

function stairsFrom(battle: Battle, at: LocationId): LocationId[] {
  const storeys = storeysAt(battle, at);
  if (!storeys?.stairs) return [];
  return levelsBeside(battle, at);
}

/** The levels next above and below that the building has. */
export const levelsBeside = (battle: Battle, at: LocationId): LocationId[] =>
  besideOf(at).filter((place) => isPlace(battle, place));

/** Whether they exist or not. */
export const besideOf = (at: LocationId): LocationId[] => {
  const [hex, floor] = [hexOf(at), floorOf(at)];
  return [...(floor > 0 ? [floorIn(hex, floor - 1)] : []), floorIn(hex, floor + 1)];
};

/** Within a building one stays at the same height, on a hillside too (14.3.13, 14.3.14); a rowhouse ends at its walls (14.3.12). */
function across(battle: Battle, at: LocationId, hex: LocationId): LocationId[] {
  if (!isOneHouse(battle, at, hex)) return isUpstairs(at) ? [] : [hex];
  const floor = heightOf(battle, at) - heightOf(battle, hex);
  const to = floorIn(hex, Math.max(0, floor));
  if (floor < 0 || !isPlace(battle, to)) return [];
  return (isUpstairs(at) || isUpstairs(to)) && isRowhouse(battle, at) && isRowhouse(battle, hex) ? [] : [to];
}

/** Two adjacent hexes of one building with levels. */
function isOneHouse(battle: Battle, at: LocationId, other: LocationId): boolean {
  const side = sideTowards(battle, hexOf(at), hexOf(other));
  return (
    side !== undefined && storeysAt(battle, at)?.joined.includes(side) === true && hasLevels(battle, other)
  );
}

/** Not in the midst of a large building (14.3.20.2/q1). */
export const hasOuterWall = (battle: Battle, at: LocationId): boolean => {
  const storeys = storeysAt(battle, at);
  return storeys !== undefined && storeys.joined.length < HEXSIDES.length;
};

const isRowhouse = (battle: Battle, at: LocationId): boolean => storeysAt(battle, at)?.isRowhouse === true;

/** Two rows of one house: side by side, with a wall between (14.3.12). */
export const areRowhouses = (battle: Battle, a: LocationId, b: LocationId): boolean =>
  isRowhouse(battle, a) && isOneHouse(battle, a, b);

/**
 * Where an advance may end: one hex, and where that begins or ends at stairs also one level up or down (14.3.20.3/b,
 * 14.3.20.3/q1).
 */
export function advancesFrom(battle: Battle, at: LocationId): readonly LocationId[] {
  const steps = stepsFrom(battle, at);
  if (levelsOf(battle.table.map).storeys.size === 0) return steps;
  const byStairs = steps.flatMap((step) =>
    hexOf(step) === hexOf(at) ? stepsFrom(battle, step) : stairsFrom(battle, step),
  );
  const isNear = (to: LocationId) => to !== at && Math.abs(heightOf(battle, to) - heightOf(battle, at)) <= 1;
  return [...new Set([...steps, ...byStairs.filter(isNear)])];
}

/** Where a scout looks: the levels next to his, stairs or not, and in other buildings what is at his height (3.7.16). */
export const besideScout = (battle: Battle, at: LocationId): readonly LocationId[] =>
  levelsOf(battle.table.map).storeys.size === 0
    ? neighbours(battle, at)
    : [
        ...levelsBeside(battle, at),
        ...neighbours(battle, at).flatMap((hex) => sameHeightIn(battle, at, hex)),
      ];

const sameHeightIn = (battle: Battle, at: LocationId, hex: LocationId): LocationId[] =>
  hasLevels(battle, hex)
    ? placesIn(battle, hex).filter((place) => heightOf(battle, place) === heightOf(battle, at))
    : [hex];

/** The two top levels of a building, on which what falls from above has its effect (14.3.20.10); elsewhere the hex. */
export const struckFromAbove = (battle: Battle, hex: LocationId): readonly LocationId[] =>
  placesIn(battle, hex).slice(-2);

/** The third level of the next hex is too steep for what AFVs have, but on their roofs (14.3.11). */
export const isTooSteep = (battle: Battle, from: LocationId, at: LocationId): boolean =>
  floorOf(at) >= THIRD && !isUpstairs(from) && distance(battle, from, at) === 1;

const THIRD = 3;

/** From level to level of one hex by the stairs (14.3.20.1). */
export const isByStairs = (battle: Battle, from: LocationId, to: LocationId): boolean =>
  hexOf(from) === hexOf(to) &&
  hasStairs(battle, from) &&
  Math.abs(floorOf(from) - floorOf(to)) === 1 &&
  isPlace(battle, to);

/**
 * What floors and inner walls say of a line: nothing where they do not matter. In one hex one sees and fires up and down the stairs,
 * one level far (14.3.20.3/a); in the next hex of the same building only at the same height, and not from rowhouse to rowhouse
 * (14.3.12).
 */
export function throughFloors(battle: Battle, from: LocationId, to: LocationId): boolean | undefined {
  if (hexOf(from) === hexOf(to)) return from === to || isByStairs(battle, from, to);
  if (!isOneHouse(battle, from, to)) return undefined;
  return stepsFrom(battle, from).includes(to);
}

/** Beside one another: the next hex at most one level higher or lower, or the next level by the stairs; not through a floor. */
export function areBeside(battle: Battle, a: LocationId, b: LocationId): boolean {
  if (!isUpstairs(a) && !isUpstairs(b)) return neighbours(battle, a).includes(b);
  const near = hexOf(a) === hexOf(b) || neighbours(battle, a).includes(hexOf(b));
  return (
    near &&
    a !== b &&
    Math.abs(heightOf(battle, a) - heightOf(battle, b)) <= 1 &&
    throughFloors(battle, a, b) !== false
  );
}
