/** What loading and unloading takes: half of the vehicle's Movement Factor (S.mounting). */
import { isHeldBack } from '../command/delay.js';
import { commandOf } from '../command/known.js';
import { notItsFormation } from '../initiative/groups.js';
import { allowanceOf, factorOf, type Gait } from '../movement/allowance.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isImmobile } from '../units/kinds.js';

/** Bogged or immobile, it need not drive for it. */
export const loadingCost = (unit: Unit, gait: Gait): number =>
  isImmobile(unit) || unit.bogged ? 0 : Math.max(1, Math.floor(factorOf(unit, gait) / 2));

/** It has loaded or unloaded, and not driven yet: what it spent counts by the way that it takes then. */
export const hasOnlyLoaded = (unit: Unit): boolean => unit.mounted === true && !unit.moved;

export const spentBy = (unit: Unit, gait: Gait): number =>
  hasOnlyLoaded(unit) ? loadingCost(unit, gait) : (unit.spent ?? 0);

const isReady = (battle: Battle, unit: Unit): boolean =>
  ['move', 'short-halt'].includes(commandOf(battle, unit));

/** Once in a turn, with MOVE or SHORT HALT, before it drives or after. */
export function cannotLoad(battle: Battle, vehicle: Unit): Refusal | undefined {
  const { name } = vehicle;
  if (!isReady(battle, vehicle))
    return refuse('NO_MOVE_COMMAND', `${name} has neither MOVE nor SHORT HALT.`, 'S.mounting');
  if (vehicle.suppressed)
    return refuse('UNSTEADY', `${name} is Suppressed: nobody mounts or dismounts.`, 'S.mounting');
  if (vehicle.mounted)
    return refuse(
      'HAS_MOVED',
      `${name} has loaded or unloaded in this turn: name all at once.`,
      'S.mounting',
    );
  const waits = notItsFormation(battle, vehicle);
  if (waits) return waits;
  const gait = vehicle.gait ?? 'crossCountry';
  const left = allowanceOf(battle, vehicle, gait) - (vehicle.spent ?? 0);
  const cost = loadingCost(vehicle, gait);
  return vehicle.moved && cost > Math.max(0, left)
    ? refuse('TOO_FAR', `${name} has ${left} left, this takes ${cost}, half of its factor.`, 'S.mounting')
    : undefined;
}

/** A unit that mounts or dismounts does nothing else in the turn. */
export function cannotClimb(battle: Battle, unit: Unit): Refusal | undefined {
  const { name } = unit;
  if (!isReady(battle, unit))
    return refuse('NO_MOVE_COMMAND', `${name} has neither MOVE nor SHORT HALT.`, 'S.mounting');
  if (isHeldBack(battle, unit))
    return refuse('NO_MOVE_COMMAND', `${name} has N/C until it reacts: leave it where it is.`, '7.48/a');
  if (unit.suppressed)
    return refuse('UNSTEADY', `${name} is Suppressed: it stays where it is.`, 'S.mounting');
  if (unit.spent !== undefined || unit.mounted || unit.assaulted || unit.fired)
    return refuse('HAS_MOVED', `${name} has done something else in this turn.`, 'S.mounting');
  return undefined;
}
