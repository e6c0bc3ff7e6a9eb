/** What a vehicle can transport (Tr): towed units, and leg units counted in half-squads (S.transport-and-towing/a). */
import type { Battle, Unit } from '../system.js';
import { isLeg, isTowed, passengersOf } from '../units/kinds.js';

/** A squad is two half-squads; a section counts as one. */
export const halfSquads = ({ kind }: Unit): number => (kind === 'squad' ? 2 : 1);

/** Is there room in it for these, beside those aboard? */
export function fits(battle: Battle, vehicle: Unit, units: readonly Unit[]): boolean {
  const { towed = 0, legs = 0 } = vehicle.carries ?? {};
  const all = [...passengersOf(battle, vehicle), ...units];
  const onFoot = all.filter(isLeg).reduce((sum, unit) => sum + halfSquads(unit), 0);
  return all.filter(isTowed).length <= towed && onFoot <= legs;
}
