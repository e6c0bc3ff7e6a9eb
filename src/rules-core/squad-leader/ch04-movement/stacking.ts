/** Stacking (4.3): four infantry units of a side in a hex, three of them MMC, and ten portage points of weapons. */
import { isRoof, withTreetops } from '../ch14-terrain/32-perches.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import type { Battle, Unit } from '../system.js';
import {
  isAboard,
  isGuard,
  isHero,
  isInfantry,
  isMmc,
  isPrisoner,
  isScout,
  type OnMap,
  prisonersOf,
  weaponsOf,
} from '../units/kinds.js';
import { portageOf } from './02-portage.js';

const MOST_MMC = 3;
export const MOST_POINTS = 10;
/** What there is room for in a hex, and on a roof (4.3.1, 14.32.10). */
const IN_A_HEX = { men: 4, mmc: MOST_MMC, points: MOST_POINTS };
const ON_A_ROOF = { men: 2, mmc: 1, points: 3 };
/** So many more squads and crews, and any number of leaders, as prisoners (3.29.11). */
const MOST_PRISONERS = 3;

/** What of a stack counts. Heroes and scouts take no room (3.8.4, 3.7.4). */
interface Crowd {
  readonly men: number;
  readonly mmc: number;
  readonly points: number;
  /** Multi-man counters that are led as prisoners. */
  readonly prisoners: number;
}

function crowdOf(units: readonly Unit[], prisoners: Iterable<Unit> = []): Crowd {
  let [men, mmc, points, led] = [0, 0, 0, 0];
  for (const unit of units) {
    const heads = unit.wheels ? headsOf(unit, units) : 1;
    if (isInfantry(unit) && !isHero(unit) && !isScout(unit)) men += heads;
    if (isMmc(unit)) mmc += heads;
    points += portageOf(unit);
  }
  for (const prisoner of prisoners) if (isMmc(prisoner)) led++;
  return { men, mmc, points, prisoners: led };
}

/** Men on a motorcycle are as two squads, or as one leader where no squad rides it (4.10.5). */
function headsOf(unit: Unit, all: readonly Unit[]): number {
  if (unit.wheels === 'bicycle') return 1;
  if (isMmc(unit)) return 2;
  const isCounted = all.some(
    (one) => one.rides === unit.rides && one.id !== unit.id && (isMmc(one) || one.id < unit.id),
  );
  return isCounted ? 0 : 1;
}

const roomAt = (battle: Battle, at: string) => (isRoof(battle, at) ? ON_A_ROOF : IN_A_HEX);

const fits = (there: Crowd, coming: Crowd, room = IN_A_HEX): boolean =>
  there.men + coming.men <= room.men &&
  there.mmc + coming.mmc <= room.mmc &&
  there.points + coming.points <= room.points &&
  there.mmc + coming.mmc + there.prisoners + coming.prisoners <= MOST_MMC + MOST_PRISONERS;

const NOBODY = crowdOf([]);

/** Would there be room for all of these, who are of one side? */
export const hasRoom = (battle: Battle, at: string, units: readonly Unit[]): boolean =>
  fits(NOBODY, crowdOf(units), roomAt(battle, at));

/** Is there room in the hex for those who come with what they carry, beside their friends who stay? */
export function hasRoomIn(
  battle: Battle,
  at: string,
  side: string,
  coming: readonly Unit[],
  abandoned: readonly string[] = [],
): boolean {
  const all = withWeapons(battle, coming);
  const isEmpty = withTreetops(battle, at).every((place) => battle.unitsAt(place).length === 0);
  if (isEmpty && !coming.some((unit) => isGuard(battle, unit))) return hasRoom(battle, at, all);
  const there = friendsAt(battle, at, side).filter((unit) => !all.includes(unit));
  const prisoners = [...heldAt(battle, at, side), ...coming.flatMap((unit) => prisonersOf(battle, unit))];
  const led = new Set(prisoners.filter(({ id }) => !abandoned.includes(id)));
  return fits(crowdOf(there, led), crowdOf(all), roomAt(battle, at));
}

/** The same for many hexes in which none of those who come is now; who stands in each is counted once. */
export function roomFor(battle: Battle, side: string, coming: readonly Unit[]): (at: string) => boolean {
  const crowdAt = battle.recallOf(side, crowds);
  const guests = crowdOf(
    withWeapons(battle, coming),
    coming.flatMap((unit) => prisonersOf(battle, unit)),
  );
  return (at) => fits(crowdAt(at), guests, roomAt(battle, at));
}

function crowds(battle: Battle, side: string): (at: string) => Crowd {
  const known = new Map<string, Crowd>();
  return (at) => {
    let crowd = known.get(at);
    if (!crowd) {
      crowd = crowdOf(friendsAt(battle, at, side), heldAt(battle, at, side));
      known.set(at, crowd);
    }
    return crowd;
  };
}

const withWeapons = (battle: Battle, units: readonly Unit[]): Unit[] =>
  units.flatMap((unit) => [unit, ...weaponsOf(battle, unit)]);

const friendsAt = (battle: Battle, at: string, side: string): Unit[] =>
  withTreetops(battle, at)
    .flatMap((place) => battle.unitsAt(place))
    .filter(
      (unit) =>
        unit.side === side && !isPrisoner(unit) && !isAboardWith(battle, unit) && !isInsideWith(battle, unit),
    );

/** Men in a bunker and what they have take no room outside (15.5.3). */
const isInsideWith = (battle: Battle, unit: Unit): boolean =>
  isInBunker(unit) || (unit.possessor !== undefined && isInBunker(battle.unit(unit.possessor) ?? unit));

/** Men in vehicles and what they have take no room in the hex, nor does a gun in tow (11.37.4, 10.2.4). */
const isAboardWith = (battle: Battle, unit: Unit): boolean =>
  isAboard(unit) ||
  unit.towedBy !== undefined ||
  (unit.possessor !== undefined && battle.unit(unit.possessor)?.aboard !== undefined);

const heldAt = (battle: Battle, at: string, side: string): Unit[] =>
  battle.unitsAt(at).filter((unit) => unit.side !== side && isPrisoner(unit));

/** Can this unit take one prisoner more into its hex? */
export const hasRoomForPrisoner = (battle: Battle, { at, side }: OnMap, prisoner: Unit): boolean => {
  const there = crowdOf(friendsAt(battle, at, side), new Set([...heldAt(battle, at, side), prisoner]));
  return there.mmc + there.prisoners <= MOST_MMC + MOST_PRISONERS;
};
