/** Close Combat Values (14.2.3). An un-armoured vehicle that is not alone fights as an armoured one does (14.2.3.1). */
import { isDisrupted, isLeader, isPinned, isVehicle } from '../morale/status.js';
import { roundUp, type Unit } from '../system.js';
import { isAfv } from '../vehicles/status.js';

const WITHOUT_MG = 2;
const TEAM = 1;

function whole(unit: Unit, attacks: boolean): number {
  if (isVehicle(unit)) {
    const guns = (unit.cmg ?? 0) + (unit.bmg ?? 0) + (unit.aamg ?? 0) + (unit.mgUnit ? unit.fp : 0);
    return guns === 0 ? WITHOUT_MG : guns;
  }
  if (unit.kind === 'team' || unit.kind === 'gun' || unit.kind === 'raft') return TEAM;
  if (isLeader(unit) && unit.wounded) return attacks ? 0 : 1;
  return unit.fp;
}

const isHalved = (unit: Unit): boolean => isDisrupted(unit) || isPinned(unit) || unit.aboard !== undefined;

/** Charges against armour bring their weapon to the fight, not their value of 1, and are used up by it (14.10, 12.9.4). */
export const chargesUsed = (attackers: readonly Unit[], targets: readonly Unit[]): readonly Unit[] =>
  targets.some(isAfv) ? attackers.filter(({ weapon }) => weapon === 'demo') : [];

/** What units attack with together. */
export function attackOf(
  attackers: readonly Unit[],
  targets: readonly Unit[],
  factor: (unit: Unit) => number = () => 1,
): number {
  const charges = chargesUsed(attackers, targets);
  return attackers
    .filter((unit) => !charges.includes(unit))
    .reduce((sum, unit) => sum + attackValue(unit, factor(unit)), 0);
}

/** What a unit attacks with, rounded up once when all is counted (1.2.1); `factor` is what the occasion makes of it. */
export function attackValue(unit: Unit, factor = 1): number {
  return roundUp(whole(unit, true) * (isHalved(unit) ? 0.5 : 1) * factor);
}

export const defenceValue = (unit: Unit): number => roundUp(whole(unit, false) * (isHalved(unit) ? 0.5 : 1));
