/** Storeys of buildings (14.3): how many a hex has, as the board says, the scenario and what has collapsed. `K5/1` is above `K5`. */
import type { Board } from '../../kernel/boards/board.js';
import { groundOf, terrainAcross } from '../../kernel/boards/hex-ground.js';
import { type Hexside, neighbour } from '../../kernel/geometry/grid.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';
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

export function levelsOf(map: Board): Levels {
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

/** What stands behind the hex of a place beneath a bridge (14.29.5.7). */
export const BENEATH = '/-1';

export const isUnderneath = (at: LocationId): boolean => at.endsWith(BENEATH);

/** Not the hex itself, but a place in it. */
export const isInside = (at: LocationId): boolean => at.includes('/');

export const isUpstairs = (at: LocationId): boolean => isInside(at) && !isUnderneath(at);

export const floorIn = (hex: LocationId, floor: number): LocationId =>
  floor === 0 ? hex : `${hex}/${floor}`;

export const storeysAt = (battle: Battle, at: LocationId): Storeys | undefined => {
  const { map } = battle.table;
  const { storeys } = levelsOf(map);
  if (storeys.size === 0) return undefined;
  const index = map.named.get(hexOf(at));
  const found = index === undefined ? undefined : asBuilt(battle, at, storeys.get(index));
  return found && battle.clock.rubble ? whatIsLeft(battle, at, found) : found;
};

/** A scenario may say that the building is lower there (14.32.7). */
function asBuilt({ options }: Battle, at: LocationId, storeys: Storeys | undefined): Storeys | undefined {
  const lower = options.perches?.roofs?.[hexOf(at)];
  return storeys && lower !== undefined ? { ...storeys, top: Math.min(storeys.top, lower) } : storeys;
}

/** The level that has collapsed is the top one; beside it there are no walls left (14.4.2/b, 14.3.12). */
function whatIsLeft(battle: Battle, at: LocationId, storeys: Storeys): Storeys | undefined {
  const { rubble, noStairs } = battle.location(hexOf(at));
  if (!rubble) return noStairs ? { ...storeys, stairs: false } : storeys;
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
