/** Men who do one thing for a whole player turn: they dig, clear away, lay mines or take wrecks off. */
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import type { RuleId } from '../rules.js';
import { type Battle, type Refusal, refuse } from '../system.js';
import { isAboard, isAfraid, isPrisoner, type OnMap, weaponsOf } from '../units/kinds.js';

/** Has neither fired nor directed anything in this player turn. */
export const isFree = (battle: Battle, unit: OnMap): boolean =>
  !unit.prep &&
  !unit.fired &&
  unit.firedIn === undefined &&
  !unit.directed &&
  weaponsOf(battle, unit).every(({ fired }) => !fired);

/** What keeps men from such work. */
export function cannotWork(battle: Battle, unit: OnMap, cites: RuleId): Refusal | undefined {
  const { name } = unit;
  if (unit.broken) return refuse('BROKEN', `${name} is broken.`, cites);
  if (unit.ti) return refuse('IMMOBILE', `${name} is temporarily immobilized.`, '3.30.1');
  if (unit.berserk) return refuse('BERSERK', `${name} is berserk, and charges.`, '3.25.3');
  if (isPrisoner(unit)) return refuse('PRISONER', `${name} is a prisoner.`, '3.29.10');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${name} is locked in melee.`, '6.3.1');
  if (isMounted(unit) || isAboard(unit)) return refuse('MOUNTED', `${name} is not on foot.`, cites);
  if (isAfraid(unit)) return refuse('AFRAID', `${name} has to move away from AFVs.`, '7.3.7/a');
  return isFree(battle, unit)
    ? undefined
    : refuse('HAS_FIRED', `${name} has done something else in this player turn.`, cites);
}
