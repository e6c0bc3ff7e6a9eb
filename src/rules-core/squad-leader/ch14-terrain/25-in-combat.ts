/** Men at a crest in close combat (14.25.3): caught in it, but by those who come over it. */
import { sideTowards } from '../../mechanics/places.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isOnCrest, isOverCrest } from './25-crests.js';

const CAUGHT = 2;

/** They have just come into the hex over the front of that one. */
const cameOver = (battle: Battle, unit: Unit, others: readonly Unit[]): boolean =>
  others.length > 0 &&
  others.every(
    ({ advancedFrom }) =>
      advancedFrom !== undefined &&
      unit.at !== undefined &&
      sideTowards(battle, unit.at, advancedFrom) !== undefined &&
      isOverCrest(battle, unit, advancedFrom),
  );

/** Against one of them, by these. */
export const caughtAtCrest = (battle: Battle, unit: Unit, attackers: readonly Unit[]): Modifier[] =>
  isOnCrest(unit) && !cameOver(battle, unit, attackers)
    ? [{ why: 'caught at the crest', value: -CAUGHT, cites: '14.25.3/b' }]
    : [];

/** In the attacks of those who are there. */
export const strikesFromCrest = (
  battle: Battle,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): Modifier[] =>
  attackers.some((unit) => isOnCrest(unit) && !cameOver(battle, unit, defenders))
    ? [{ why: 'at the crest', value: CAUGHT, cites: '14.25.3/b' }]
    : [];
