/** How many Movement Points a stack may spend, in each way of moving (6.0, 6.1, 6.2, 6.4, 1.6/n). */
import type { Mode } from '../attributes/index.js';
import { type Battle, roundUp, type Unit } from '../system.js';
import { isGoodOrder, isOfBadge, isSmc, weaponsOf } from '../units/kinds.js';

const DOUBLE_TIME = 2;
const CARRYING = 2;

/** A unit's own Movement Points, less those that a weapon costs a single man (1.6/n). */
export const ownPoints = (battle: Battle, unit: Unit): number => (unit.mf ?? 0) - burdenOf(battle, unit);

const burdenOf = (battle: Battle, unit: Unit): number =>
  isSmc(unit) && weaponsOf(battle, unit).length > 0 ? CARRYING : 0;

/** Of one unit, moving together with these. */
export function allowanceOf(battle: Battle, unit: Unit, stack: readonly Unit[], mode: Mode): number {
  const printed = unit.mf ?? 0;
  const whole = Math.max(printed, mode === 'stealth' ? 0 : doubleTime(unit, stack)) - burdenOf(battle, unit);
  return Math.max(0, mode === 'assault-move' ? roundUp(whole / 2) : whole);
}

/** Two more with a Good Order Leader of their own, not farther than his printed MF; never for Weapon Teams (6.2). */
function doubleTime(unit: Unit, stack: readonly Unit[]): number {
  if (unit.kind === 'weapon-team' || unit.kind === 'leader') return 0;
  const leaders = stack.filter(
    (each) => each.kind === 'leader' && isGoodOrder(each) && isOfBadge(each, unit),
  );
  const farthest = Math.max(0, ...leaders.map(({ mf = 0 }) => mf));
  return Math.min((unit.mf ?? 0) + DOUBLE_TIME, farthest);
}
