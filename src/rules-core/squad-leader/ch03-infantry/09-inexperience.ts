/** Inexperienced and Green troops (3.9, 3.26): slow, clumsy, and easily shaken next to the enemy. */
import { DR, total } from '../../kernel/dice/index.js';
import { type Act, type Battle, sumOf, type Unit } from '../system.js';
import { companyOf, isLeader, isOnMap, moraleOf } from '../units/kinds.js';
import { leadershipOver } from './02-leaders.js';

/** Inexperienced, or Green and without an American leader among them, on foot or aboard, who keeps them together (3.9, 3.26.1). */
export function isRaw(battle: Battle, unit: Unit): boolean {
  if (unit.quality !== 'green' || !isOnMap(unit)) return unit.quality === 'inexperienced';
  return !companyOf(battle, unit).some(
    (one) => isLeader(one) && !one.broken && !one.swims && one.nationality === unit.nationality,
  );
}

/** Such men double their fire at one hex only when they pass a normal check; who fails suffers nothing else (3.9.8, 3.26.3). */
export function keepsItsNerve(act: Act, unit: Unit): boolean {
  if (!isRaw(act.battle, unit)) return true;
  const modifiers = leadershipOver(act.battle, unit);
  const needs = moraleOf(unit);
  const rolled = total(act.rollOf('point blank', [unit.id], DR));
  const passed = rolled + sumOf(modifiers) <= needs;
  act.effect(
    'morale-check',
    { unit: unit.id, check: 'point blank', needs, rolled, modifiers, passed },
    { cites: ['3.9.8', '3.26.3'] },
  );
  return passed;
}
