/** Vehicles without radio: R on their cards, but for the exceptions in the Notes (7.4, 7.4/a). */
import type { Battle, Unit } from '../system.js';
import { formationIdOf, isVehicle } from '../units/kinds.js';

export function isWithoutRadio({ options }: Battle, unit: Unit): boolean {
  if (!unit.noRadio || !isVehicle(unit)) return false;
  const { from, command } = unit.radioNoted ?? {};
  const isFitted = from !== undefined && options.date !== undefined && options.date >= from;
  const isDestroyed = unit.collateral?.includes('radio') === true;
  return isDestroyed || !(isFitted || (command && unit.post !== undefined));
}

/** Of one platoon, section or troop, which both name (7.3/e). */
export const areOfOnePlatoon = (battle: Battle, one: Unit, other: Unit): boolean =>
  one.id === other.id ||
  (one.platoon !== undefined &&
    one.platoon === other.platoon &&
    one.side === other.side &&
    formationIdOf(battle, one) === formationIdOf(battle, other));
