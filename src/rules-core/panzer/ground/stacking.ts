/** Stacking (5.13): how many units a hex takes; wrecks and those mounted do not count. */
import { MOVEMENT } from '../charts/index.js';
import type { Battle, Unit } from '../system.js';
import { isLeg, isTowed, isVehicle } from '../units/kinds.js';

const SQUADS: Readonly<Record<string, number>> = { squad: 1, 'half-squad': 0.5, section: 0.5 };

/** Is there room in the hex for the unit beside those of its side? */
export function hasRoom(battle: Battle, unit: Unit, others: readonly Unit[]): boolean {
  const { charts } = battle.table;
  const standing = others.filter((one) => one.side === unit.side && one.aboard === undefined);
  if (isVehicle(unit) || isTowed(unit)) {
    const machines = 1 + standing.filter((one) => isVehicle(one) || isTowed(one)).length;
    return machines <= (charts.find(MOVEMENT.numbers, 'vehicles or towed units in a hex')?.value ?? 5);
  }
  if (!isLeg(unit)) return true;
  const squads = [unit, ...standing].reduce((sum, one) => sum + (SQUADS[one.kind] ?? 0), 0);
  return squads <= (charts.find(MOVEMENT.numbers, 'squads in a hex')?.value ?? 6);
}
