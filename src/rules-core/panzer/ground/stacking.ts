/** Stacking (5.13): how many units a hex takes; wrecks and those mounted do not count. */
import { MOVEMENT } from '../charts/index.js';
import type { Battle, Unit } from '../system.js';
import { isLeg, isTowed, isVehicle } from '../units/kinds.js';

const SQUADS: Readonly<Record<string, number>> = { squad: 1, 'half-squad': 0.5, section: 0.5 };

const machine = (unit: Unit): number => Number(isVehicle(unit) || isTowed(unit));
const squads = ({ kind }: Unit): number => SQUADS[kind] ?? 0;

/** Is there room in the hex for the unit beside the others of its side? */
export function hasRoom(battle: Battle, unit: Unit, others: readonly Unit[]): boolean {
  const { charts } = battle.table;
  if (machine(unit)) {
    const most = charts.find(MOVEMENT.numbers, 'vehicles or towed units in a hex')?.value ?? 5;
    return together(unit, others, machine) <= most;
  }
  if (!isLeg(unit)) return true;
  return together(unit, others, squads) <= (charts.find(MOVEMENT.numbers, 'squads in a hex')?.value ?? 6);
}

function together(unit: Unit, others: readonly Unit[], size: (one: Unit) => number): number {
  let sum = size(unit);
  for (const one of others)
    if (one.side === unit.side && one.aboard === undefined && one.id !== unit.id) sum += size(one);
  return sum;
}
