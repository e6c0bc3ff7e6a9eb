/** Melee (6.3): who has fought in a hex without an end is locked in it. */
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { enemyOf, infantryAt } from '../units/kinds.js';

/** As long as enemies are there; when they are gone it is over (6.3.1). */
export const isInMelee = (battle: Battle, { melee, at, side }: Unit): boolean =>
  melee === true && at !== undefined && infantryAt(battle, at, enemyOf(battle, side)).length > 0;

/** In the water and in melee men do nothing else, nor a leader in a Rally Phase in which he divided a squad or sent somebody out (4.14.16, 6.3.2, 3.7.3, 4.8.3, 5.7.18.2). */
export function hindered(battle: Battle, unit: Unit): Refusal | undefined {
  if (unit.occupied)
    return refuse('OCCUPIED', `${unit.name} has had his hands full in this Rally Phase.`, '4.8.3', '3.7.3/b');
  if (unit.climbs) return refuse('CANNOT_USE', `${unit.name} hangs on a cliff.`, '14.8.6');
  if (unit.parachute) return refuse('CANNOT_MOVE', `${unit.name} is still beneath its parachute.`, '12.9.1');
  if (unit.swims) return refuse('IN_WATER', `${unit.name} swims, and does nothing else.`, '4.14.16');
  return isInMelee(battle, unit)
    ? refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.2')
    : undefined;
}
