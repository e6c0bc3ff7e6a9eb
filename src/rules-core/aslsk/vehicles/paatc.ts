/** The Pre-AFV Attack Check (3.7/d, 3.3.4/b): nerve to go at a tank. */
import type { UnitId } from '../../kernel/position/position.js';
import { pin } from '../morale/casualties.js';
import { taskCheck } from '../morale/checks.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { bestLeader, canLead, isInexperienced, isMmc } from '../units/units.js';

const TIMID: ReadonlySet<string> = new Set([
  'Italian',
  'French',
  'Polish',
  'Slovak',
  'Hungarian',
  'Romanian',
  'Allied Minor',
  'Axis Minor',
]);

/** Leaders need none, nor do the Japanese (3.7/h, 8.1.8.3). */
export function needsNerve(unit: AslUnit): boolean {
  return isMmc(unit) && unit.nationality !== 'Japanese';
}

/** +1 for the Inexperienced, and for other than elite troops of Italy and the minor nations (3.7/e). */
function nerveModifiers(battle: AslBattle, unit: AslUnit): Modifier[] {
  if (isInexperienced(battle, unit)) return [{ label: 'Inexperienced', value: 1, cites: ['3.7/e', '5.4'] }];
  if (TIMID.has(unit.nationality) && unit.class !== 'elite' && unit.kind !== 'crew')
    return [{ label: unit.nationality, value: 1, cites: ['3.7/e'] }];
  return [];
}

/** Returns true if passed or not needed. A unit that fails is pinned; a leader stacked with it helps, going along or not (3.7/d). */
export function hasNerve(act: AslAct, id: UnitId): boolean {
  const { battle } = act;
  const unit = battle.theUnit(id);
  if (!needsNerve(unit)) return true;
  const beside = unit.at === undefined ? [] : battle.unitsAt(unit.at);
  const leader = bestLeader(beside.filter((other) => other.side === unit.side && canLead(other)));
  const passed = taskCheck(
    act,
    id,
    { check: 'PAATC', modifiers: nerveModifiers(battle, unit), cites: ['3.7/d', '3.7/e'] },
    leader,
  );
  if (!passed) pin(act, id, ['3.7/d', '3.3.4/b']);
  return passed;
}
