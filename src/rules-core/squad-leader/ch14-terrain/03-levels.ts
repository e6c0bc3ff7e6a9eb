/**
 * Levels of buildings (14.3): which there are, and how one goes from one to the next. `K5` is the ground level of the hex, `K5/1`
 * the level above it. The board says how many a building has, and where its stairs are. Boards without such buildings ask once.
 */
import { HEXSIDES } from '../../kernel/geometry/grid.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import { distance, hexAt, neighbours, sideTowards } from '../../mechanics/places.js';
import type { Battle } from '../system.js';
import {
  floorIn,
  floorOf,
  hasLevels,
  hasStairs,
  isInside,
  isUpstairs,
  levelsOf,
  storeysAt,
  topFloor,
} from './03-storeys.js';
import { hasBridges, isBeneath, withBeneath } from './29-beneath.js';
import { isPerch, isTreetop, perchIn, roofsBeside } from './32-perches.js';

/** All places of a hex, from the ground up. */
export function placesIn(battle: Battle, hex: LocationId): readonly LocationId[] {
  const top = topFloor(battle, hex);
  const levels = top === 0 ? [hex] : [hex, ...Array.from({ length: top }, (_, i) => floorIn(hex, i + 1))];
  const perch = perchIn(battle, hex);
  return perch ? [...levels, perch] : levels;
}

/** A level of a cliff, as long as somebody is there (14.8.7). */
export const isOnCliff = (battle: Battle, at: LocationId): boolean =>
  isUpstairs(at) && battle.unitsAt(at).some(({ climbs }) => climbs !== undefined);

/** A hex of the map, or a level that its building has. */
export const isPlace = (battle: Battle, at: LocationId): boolean =>
  isInside(at)
    ? isBeneath(battle, at) || placesIn(battle, hexOf(at)).includes(at) || isOnCliff(battle, at)
    : battle.table.map.named.has(at);

/** Above sea level: of the ground and of the level on it. */
const heightOf = (battle: Battle, at: LocationId): number => hexAt(battle, at).level + floorOf(at);

/** Where one can go in one step: hexes, the same height in the same building, and up and down the stairs (14.3.3, 14.3.20.1). */
export function stepsFrom(battle: Battle, at: LocationId): readonly LocationId[] {
  const steps = stepsAbove(battle, at);
  return hasBridges(battle) ? withBeneath(battle, at, steps) : steps;
}

/** Not beneath bridges. */
function stepsAbove(battle: Battle, at: LocationId): readonly LocationId[] {
  if (isPerch(battle, at)) return roofsBeside(battle, at, true);
  if (isUpstairs(at) && !hasLevels(battle, at)) return [];
  const { storeys, steps: intact } = levelsOf(battle.table.map);
  if (storeys.size === 0) return neighbours(battle, at);
  const isAltered = battle.clock.rubble || battle.options.perches?.roofs;
  const steps = isAltered ? battle.recallOf('rubble', noSteps) : intact;
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
  if (isPerch(battle, at)) return [];
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

/** The two top levels of a building, on which what falls from above has its effect (14.3.20.10), with its roof; elsewhere the hex, with its treetops (14.32.9). */
export const struckFromAbove = (battle: Battle, hex: LocationId): readonly LocationId[] =>
  placesIn(battle, hex).slice(perchIn(battle, hex) ? -3 : -2);

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
  if (hexOf(from) === hexOf(to))
    return from === to || isByStairs(battle, from, to) || isTreetop(battle, from) || isTreetop(battle, to);
  if (isPerch(battle, from) && isPerch(battle, to)) return undefined;
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
