/** How far Infantry can go (3.3.1) and what it can carry (4.0). */
import type { AslBattle, AslUnit } from '../system.js';
import { isInexperienced, isLeader, isMmc, weaponsOf } from '../units/units.js';

const LEADER = 6;
const WOUNDED = 3;
const MMC = 4;
const INEXPERIENCED = 3;
const WITH_LEADER = 2;
const DOUBLE_TIME = 2;

/** The MF of a unit this Movement Phase; `leader` goes with it in one stack, `carrier` says whether it has his IPC. */
export function allotment(
  battle: AslBattle,
  unit: AslUnit,
  leader: AslUnit | undefined,
  doubleTime: boolean,
  carrier = true,
): number {
  return (
    baseMf(battle, unit) +
    (isMmc(unit) && leader ? WITH_LEADER : 0) +
    (doubleTime ? DOUBLE_TIME : 0) -
    excessPp(battle, unit, carrier ? leader : undefined, doubleTime)
  );
}

export function baseMf(battle: AslBattle, unit: AslUnit): number {
  if (isLeader(unit)) return unit.wounded ? WOUNDED : LEADER;
  return isInexperienced(battle, unit) ? INEXPERIENCED : MMC;
}

/** Inherent Portage Capacity: 3 for an MMC, 1 for a leader, less when CX, none when wounded (4.0/f, 3.3.1/o). */
export function ipc(unit: AslUnit, exhausted = unit.cx === true): number {
  const whole = isLeader(unit) ? (unit.wounded ? 0 : 1) : 3;
  return Math.max(0, whole - (exhausted ? 1 : 0));
}

export function ppCarried(battle: AslBattle, unit: AslUnit): number {
  return weaponsOf(battle, unit)
    .filter((weapon) => weapon.kind === 'weapon')
    .reduce((sum, { pp = 0 }) => sum + pp, 0);
}

/** Each PP over the capacity costs one MF; a leader adds his capacity to one MMC he moves with (4.0/h). */
export function excessPp(
  battle: AslBattle,
  unit: AslUnit,
  leader: AslUnit | undefined,
  doubleTime = false,
): number {
  const own = ipc(unit, doubleTime || unit.cx === true);
  const lent = leader && isMmc(unit) ? Math.max(0, ipc(leader) - ppCarried(battle, leader)) : 0;
  return Math.max(0, ppCarried(battle, unit) - own - lent);
}
