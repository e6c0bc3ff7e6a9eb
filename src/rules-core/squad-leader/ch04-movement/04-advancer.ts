/** Who goes on in the Advance Phase by another way than on foot over land (4.4.1). */
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isInfantry, isOnMap } from '../units/kinds.js';
import { companionsOf } from './12-cavalry.js';

/** One at a time, with all on the same horses. */
export function advancer(
  battle: Battle,
  by: string,
  [id = '', ...others]: readonly string[],
): Unit[] | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit) || others.length > 0)
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
      path: '$.units',
    };
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '4.4.1');
  if (unit.parachute) return refuse('CANNOT_MOVE', `${unit.name} is still beneath its parachute.`, '12.9.1');
  if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '4.4.3', '3.30.1');
  if (unit.engaged || isInMelee(battle, unit))
    return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.1');
  return unit.advanced
    ? refuse('HAS_MOVED', `${unit.name} has advanced.`, '4.4.1')
    : companionsOf(battle, unit);
}
