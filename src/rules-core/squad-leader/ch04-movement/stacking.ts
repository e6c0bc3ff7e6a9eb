/** Stacking (4.3): four infantry units of a side in a hex, three of them MMC, and ten portage points of weapons. */
import type { Battle, Unit } from '../system.js';
import { isHero, isInfantry, isMmc, isPrisoner, type OnMap, prisonersOf, weaponsOf } from '../units/kinds.js';
import { portageOf } from './02-portage.js';

const MOST = 4;
const MOST_MMC = 3;
const MOST_POINTS = 10;
/** So many more squads and crews, and any number of leaders, as prisoners (3.29.11). */
const MOST_PRISONERS = 3;

/** Would there be room for all of these, who are of one side? Heroes take none (3.8.4). */
export function hasRoom(units: readonly Unit[]): boolean {
  const men = units.filter((unit) => isInfantry(unit) && !isHero(unit));
  const points = units.reduce((sum, unit) => sum + portageOf(unit), 0);
  return men.length <= MOST && men.filter(isMmc).length <= MOST_MMC && points <= MOST_POINTS;
}

/** Is there room in the hex for those who come with what they carry, beside their friends who stay? */
export function hasRoomIn(
  battle: Battle,
  at: string,
  side: string,
  coming: readonly Unit[],
  abandoned: readonly string[] = [],
): boolean {
  const all = coming.flatMap((unit) => [unit, ...weaponsOf(battle, unit)]);
  const there = battle
    .unitsAt(at)
    .filter((unit) => unit.side === side && !isPrisoner(unit) && !all.some(({ id }) => id === unit.id));
  const prisoners = [...heldAt(battle, at, side), ...coming.flatMap((unit) => prisonersOf(battle, unit))];
  const led = new Set(prisoners.filter(({ id }) => !abandoned.includes(id)));
  return hasRoom([...there, ...all]) && hasRoomFor(led, [...there, ...coming]);
}

/** The same, asked of many hexes: those without anybody have room for all of them or none. */
export function roomFor(battle: Battle, side: string, coming: readonly Unit[]): (at: string) => boolean {
  let hasRoomAlone: boolean | undefined;
  return (at) => {
    if (battle.unitsAt(at).length > 0) return hasRoomIn(battle, at, side, coming);
    hasRoomAlone ??= hasRoomIn(battle, at, side, coming);
    return hasRoomAlone;
  };
}

const heldAt = (battle: Battle, at: string, side: string): Unit[] =>
  battle.unitsAt(at).filter((unit) => unit.side !== side && isPrisoner(unit));

const hasRoomFor = (prisoners: ReadonlySet<Unit>, men: readonly Unit[]): boolean =>
  [...prisoners, ...men].filter(isMmc).length <= MOST_MMC + MOST_PRISONERS;

/** Can this unit take one prisoner more into its hex? */
export const hasRoomForPrisoner = (battle: Battle, { at, side }: OnMap, prisoner: Unit): boolean =>
  hasRoomFor(
    new Set([...heldAt(battle, at, side), prisoner]),
    battle.unitsAt(at).filter((unit) => unit.side === side && !isPrisoner(unit)),
  );
