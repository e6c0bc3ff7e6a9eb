/** Beneath bridges (14.29.5.7, 14.29.9, 14.29.11.2): `D8/-1` is in the gully, stream or river over which the bridge in `D8` leads. */
import type { Board } from '../../kernel/boards/board.js';
import { groundOf } from '../../kernel/boards/hex-ground.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import { neighbours, sideTowards } from '../../mechanics/places.js';
import type { Battle } from '../system.js';
import { BENEATH, isUnderneath } from './03-storeys.js';
import { bankedRoadAt, bedAt, bridgeAt, groundAt } from './ground.js';
import { isCourseAcross } from './symbols.js';

const boards = new WeakMap<Board, boolean>();

/** Maps without bridges ask once. */
export function hasBridges({ table: { map } }: Battle): boolean {
  let known = boards.get(map);
  if (known === undefined) {
    known = map.hexes.some(({ index }) => groundOf(map, index).bridge !== undefined);
    boards.set(map, known);
  }
  return known;
}

/** The place beneath the bridge of the hex, as long as it stands. */
export const beneath = (battle: Battle, at: LocationId): LocationId | undefined =>
  hasBridges(battle) && bridgeAt(battle, hexOf(at)) ? `${hexOf(at)}${BENEATH}` : undefined;

export const isBeneath = (battle: Battle, at: LocationId): boolean =>
  isUnderneath(at) && beneath(battle, at) === at;

/** The same hex, or what lies beneath its bridge, for those who are in the bed or the water. */
export const alongTheWater = (battle: Battle, at: LocationId): LocationId[] =>
  neighbours(battle, at).flatMap((hex) => {
    const under = beneath(battle, hex);
    return under ? [hex, under] : [hex];
  });

/** Boats do not go through a pontoon (14.29.11.6). */
export const isPontoonOver = (battle: Battle, at: LocationId): boolean =>
  isUnderneath(at) && isAfloat(battle, at);

/** Of pontoons the deck lies on the water (14.29.11.2). */
const isAfloat = (battle: Battle, at: LocationId): boolean => {
  const is = bridgeAt(battle, hexOf(at))?.is;
  return is === 'pontoon' || is === 'foot';
};

/** On one side of the deck or the other: not where the road is raised (14.29.5.7, 14.26.11). */
const leadsDown = (battle: Battle, deck: LocationId): boolean => {
  const under = `${deck}${BENEATH}`;
  if (bankedRoadAt(battle, deck) === 'elevated') return false;
  return bedAt(battle, under) !== undefined || isPontoonStep(battle, deck, under);
};

/** From a pontoon into the shallow river beneath it, or back (14.29.11.2). */
export const isPontoonStep = (battle: Battle, from: LocationId, to: LocationId): boolean =>
  hexOf(from) === hexOf(to) &&
  from !== to &&
  isAfloat(battle, from) &&
  groundAt(battle, `${hexOf(from)}${BENEATH}`) === 'shallow river';

const isAlongBed = (battle: Battle, from: LocationId, to: LocationId): boolean => {
  const side = sideTowards(battle, from, to);
  return (
    side !== undefined &&
    bedAt(battle, from) !== undefined &&
    bedAt(battle, to) !== undefined &&
    isCourseAcross(battle, from, side) &&
    isCourseAcross(battle, to, (side + 3) % 6)
  );
};

/** Steps with those under bridges: along the bed, and between the deck and what is beneath it. */
export function withBeneath(
  battle: Battle,
  at: LocationId,
  steps: readonly LocationId[],
): readonly LocationId[] {
  const under = beneath(battle, at);
  const along = () =>
    alongTheWater(battle, at).filter((to) => isUnderneath(to) && isAlongBed(battle, at, to));
  if (isUnderneath(at)) {
    const beds = neighbours(battle, at).filter((to) => isAlongBed(battle, at, to));
    return [...(leadsDown(battle, hexOf(at)) ? [hexOf(at)] : []), ...beds, ...along()];
  }
  if (under && leadsDown(battle, at)) return [...steps, under];
  return bedAt(battle, at) === undefined ? steps : [...steps, ...along()];
}
