/** Melee (6.3): who has fought in a hex without an end is locked in it. */
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { enemyOf, infantryAt } from '../units/kinds.js';

/** As long as enemies are there; when they are gone it is over (6.3.1). */
export const isInMelee = (battle: Battle, { melee, at, side }: Unit): boolean =>
  melee === true && at !== undefined && infantryAt(battle, at, enemyOf(battle, side)).length > 0;

/** In the water and in melee men do nothing else (4.14.16, 6.3.2). */
export function hindered(battle: Battle, unit: Unit): Refusal | undefined {
  if (unit.swims) return refuse('IN_WATER', `${unit.name} swims, and does nothing else.`, '4.14.16');
  return isInMelee(battle, unit)
    ? refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.2')
    : undefined;
}
