/** Captured and foreign weapons (8.6), and those of engineers in the hands of others (8.6.3). */
import { isAlly, isOwnWeapon } from '../ch03-infantry/nationalities.js';
import type { Unit } from '../system.js';
import { isHero, isLeader, isOfEngineers, isWeapon } from '../units/kinds.js';

/** What it costs to use what one does not know (8.6.4). */
export const UNFAMILIAR = 2;

/** Engineers by their counters, with what is left of their squads, where the scenario says nothing (8.10.4, 8.6.6, 3.16.3). */
const ENGINEERS: Readonly<Record<string, readonly string[]>> = {
  German: ['8-3-8', '3-3-8'],
  Russian: ['6-2-8'],
  American: ['8-4-7'],
  British: ['6-3-8', '3-2-8', '2-3-8'],
};

/** Who turns Green has forgotten what engineers know (3.26.1/a). */
const isEngineer = ({ nationality, strength = '', squad = '', training, quality }: Unit): boolean => {
  const counters = ENGINEERS[nationality] ?? [];
  if (training) return training === 'engineers' && quality !== 'green';
  return counters.includes(strength) || counters.includes(squad);
};

/** Smoke grenades go with German and British assault engineers, and with those whom a scenario makes such (9.17.1.2, 3.16.3). */
export const hasSmokeOfEngineers = (unit: Unit): boolean =>
  unit.kind === 'squad' &&
  isEngineer(unit) &&
  (unit.training === 'engineers' || unit.nationality === 'German' || unit.nationality === 'British');

/** Engineers, leaders of -2 or better, heroes and squads of the SS know flamethrowers and charges; Finns know charges (8.11.2, 3.10.3, 3.13.4, 3.17.8, 8.3/l). */
function isTrainedIn(weapon: Unit, holder: Unit): boolean {
  if (weapon.weapon !== 'FT' && weapon.weapon !== 'DC') return true;
  if (isLeader(holder)) return (holder.leadership ?? 0) <= -2;
  if (isHero(holder) || isEngineer(holder)) return true;
  if (holder.nationality === 'Finnish') return weapon.weapon === 'DC';
  return holder.nationality === 'German SS' && holder.kind === 'squad';
}

/** Anybody knows how to throw these (8.13.10, 8.14.14). */
const isSimple = ({ weapon }: Unit): boolean => weapon === 'klorihartsi' || weapon === 'molotov';

/** Of another make, and not borrowed from an ally before the battle (8.6.1, 8.6.2). */
const isCaptured = (weapon: Unit, holder: Unit): boolean =>
  !isSimple(weapon) && !isOwnWeapon(weapon, holder) && (!isAlly(weapon, holder) || weapon.found === true);

/** Its bearer does not know it well: once, whether it is captured, or he untrained, or both (8.6.3, 8.6/d). */
export const isStrange = (weapon: Unit, holder: Unit): boolean =>
  isWeapon(weapon) &&
  (isCaptured(weapon, holder) || isUnused(weapon, holder) || !isTrainedIn(weapon, holder));

/** Inexperienced men, but Americans, use nothing but what squads of their nation usually have (3.9.6). */
export const isBeyond = (weapon: Unit, holder: Unit): boolean =>
  holder.quality === 'inexperienced' &&
  holder.nationality !== 'American' &&
  (isOfEngineers(weapon) || isCaptured(weapon, holder));

/** Partisans use all weapons as if they were captured; those that are count twice (3.14.8, 3.14.8/a). */
const isUnused = (weapon: Unit, holder: Unit): boolean => holder.partisan === true && !isSimple(weapon);

export const isTwiceStrange = (weapon: Unit, holder: Unit): boolean =>
  isWeapon(weapon) && isUnused(weapon, holder) && isCaptured(weapon, holder);
