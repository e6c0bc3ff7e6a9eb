/** Melee (6.3): who has fought in a hex without an end is locked in it. */
import type { Battle, Unit } from '../system.js';
import { enemyOf, infantryAt } from '../units/kinds.js';

/** As long as enemies are there; when they are gone it is over (6.3.1). */
export const isInMelee = (battle: Battle, { melee, at, side }: Unit): boolean =>
  melee === true && at !== undefined && infantryAt(battle, at, enemyOf(battle, side)).length > 0;
