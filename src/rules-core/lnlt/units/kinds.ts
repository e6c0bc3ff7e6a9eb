/** What kind of unit it is, and how it is (1.1/a, 1.5). */
import type { Kind } from '../attributes/index.js';
import type { Battle, Unit } from '../system.js';

const MMC: ReadonlySet<Kind> = new Set(['squad', 'half-squad', 'crew', 'weapon-team']);
const SMC: ReadonlySet<Kind> = new Set(['leader', 'hero', 'medic', 'sniper', 'scout', 'armor-leader']);

/** Squads, Half-squads, Crews and Weapon Teams. */
export const isMmc = ({ kind }: Unit): boolean => MMC.has(kind);
export const isSmc = ({ kind }: Unit): boolean => SMC.has(kind);
export const isInfantry = (unit: Unit): boolean => isMmc(unit) || isSmc(unit);
export const isVehicle = ({ kind }: Unit): boolean => kind === 'vehicle';
export const isWeapon = ({ kind }: Unit): boolean => kind === 'weapon';

export const isGoodOrder = (unit: Unit): boolean => !unit.shaken && !unit.abandoned;

/** Movement that shows: not creeping by Low Crawl or Stealth (5.3/e, 10.1/a). */
const OPENLY: ReadonlySet<string | undefined> = new Set(['move', 'assault-move', 'moved']);

/** It moves, or is marked Moved or Assault Move. */
export const isMoving = ({ moving, marker }: Unit): boolean => OPENLY.has(moving) || OPENLY.has(marker);

/** Two counters of the same colour: one nationality and Identification Badge (3.0/f). */
export const badgeOf = ({ badge, nation }: Unit): string => badge ?? nation;

/** Leaders work with their own badge; Weapon Teams wear none (3.0/e). */
export const isOfBadge = (leader: Unit, unit: Unit): boolean =>
  unit.kind === 'weapon-team' ? leader.nation === unit.nation : badgeOf(leader) === badgeOf(unit);

/** The Morale Rating that counts now (1.5). */
export function moraleOf(unit: Unit): number {
  const steadfast = unit.skills?.includes('House: Steadfast') ? 1 : 0;
  const printed = ((unit.shaken && unit.shakenMorale) || unit.morale || 0) + steadfast;
  return unit.wounded && isSmc(unit) && unit.kind !== 'hero' ? printed - 1 : printed;
}

/** The Leadership Modifier, less for the wounded, never below zero (5.1). */
export const lmOf = ({ lm = 0, wounded }: Unit): number => Math.max(0, lm - (wounded ? 1 : 0));

/** The units of one place that are people or vehicles, not what they carry, nor what flies over it. */
export const standingAt = (battle: Battle, at: string): Unit[] =>
  battle.unitsAt(at).filter((unit) => !isWeapon(unit) && unit.kind !== 'aircraft');

export const ownAt = (battle: Battle, at: string, side: string): Unit[] =>
  standingAt(battle, at).filter((unit) => unit.side === side && !unit.abandoned);

export const enemiesAt = (battle: Battle, at: string, side: string): Unit[] =>
  standingAt(battle, at).filter((unit) => unit.side !== side && !unit.abandoned);

/** Those who are where the unit is: on its place, or with it off the map. */
const besides = (battle: Battle, { at }: Unit): Unit[] =>
  at === undefined ? battle.units().filter((each) => each.at === undefined) : battle.unitsAt(at);

/** The Support Weapons that a unit possesses. */
export const weaponsOf = (battle: Battle, unit: Unit): Unit[] =>
  besides(battle, unit).filter(({ possessor }) => possessor === unit.id);

/** Everything that goes where a unit goes: its weapons, its passengers and what they carry, its Armor Leader. */
export function trainOf(battle: Battle, unit: Unit): Unit[] {
  const beside = besides(battle, unit);
  if (beside.every(({ id }) => id === unit.id)) return [];
  const aboard = beside.filter((each) => each.aboard === unit.id || each.leader === unit.id);
  return [...weaponsOf(battle, unit), ...aboard, ...aboard.flatMap((each) => weaponsOf(battle, each))];
}

/** How many Support Weapons it can carry (1.6/a, 1.6/q, 1.7/l). */
export function capacityOf({ kind }: Unit): number {
  if (kind === 'squad') return 2;
  return ['half-squad', 'crew', 'leader', 'hero', 'scout'].includes(kind) ? 1 : 0;
}
