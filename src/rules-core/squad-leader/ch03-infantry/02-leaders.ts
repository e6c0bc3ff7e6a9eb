/** Leaders (3.2): what one in the hex adds to the dice of others, and what he is worth to foreigners (3.5). */
import type { UnitId } from '../../kernel/position/position.js';
import { isLostOn } from '../ch02-sight/03-concealment.js';
import { isBypassing } from '../ch05-fire/06-bypassing.js';
import { companyWith } from '../ch11-vehicles/42-boats.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isLeader, isOnMap, type OnMap } from '../units/kinds.js';
import { leads } from './14-partisans.js';
import { heldAgainst, ratingFor } from './nationalities.js';

/** The rating of the leader of a unit as a modifier (3.2.1, 3.5.2, 3.13.5). */
export const ratingOf = (leader: Unit, unit: Unit): Modifier => ({
  why: leader.name,
  value: ratingFor(leader, unit),
  cites: heldAgainst(leader, unit) ?? '3.2.1',
});

/**
 * The best other unbroken leader in the hex, for those who bypass its obstacle only if the same fire strikes him (4.6.8/c); never oneself, never two together, and
 * heroes heed none (3.2.6, 3.2.7, 3.8.3).
 */
export function leadershipOver(battle: Battle, unit: Unit, struck?: readonly UnitId[]): Modifier[] {
  if (!isOnMap(unit) || unit.kind === 'hero') return [];
  const isOutside = isBypassing(unit, unit.at);
  const heeded = otherLeaders(battle, unit).filter(
    (leader) => !isLostOn(leader, unit) && !(isOutside && !struck?.includes(leader.id)),
  );
  const [best] = heeded.sort((a, b) => ratingFor(a, unit) - ratingFor(b, unit));
  return best ? [ratingOf(best, unit)] : [];
}

/** Those who could help it; partisans lead only their own (3.14.7). */
export const otherLeaders = (battle: Battle, unit: OnMap): OnMap[] =>
  companyWith(battle, unit).filter(
    (one) => isLeader(one) && !one.broken && one.id !== unit.id && leads(one, unit),
  );
