/** Interdiction (3.6): who could fire at a router in the open, and what that does to him. */
import type { LocationId } from '../../kernel/position/position.js';
import { isCaughtInTheOpen } from '../fire/modifiers.js';
import { ordnanceInterdicts } from '../ordnance/interdiction.js';
import { isMachineGun } from '../ordnance/weapon.js';
import type { AslBattle, AslUnit } from '../system.js';
import { distance } from '../terrain/map.js';
import { canLead, isInfantry, isLeader, isMmc, weaponsOf } from '../units/units.js';
import { vehicleInterdicts } from '../vehicles/interdiction.js';

/** Enemies that interdict a unit in a hex; hidden ones keep still (8.3.4). */
export function interdictors(battle: AslBattle, unit: AslUnit, at: LocationId): AslUnit[] {
  return battle.units().filter((enemy) => enemy.side !== unit.side && interdicts(battle, enemy, unit, at));
}

function interdicts(battle: AslBattle, enemy: AslUnit, unit: AslUnit, at: LocationId): boolean {
  if (enemy.at === undefined || enemy.hidden) return false;
  const reaches = isInfantry(enemy) ? infantryInterdicts : vehicleInterdicts;
  return reaches(battle, enemy, at) && isCaughtInTheOpen(battle, unit, at, enemy.at);
}

/** With its own firepower or a weapon in its hands, at full strength and within normal range (3.6/n, o). */
function infantryInterdicts(battle: AslBattle, enemy: AslUnit, at: LocationId): boolean {
  if (enemy.broken || enemy.pinned || enemy.melee || enemy.cx) return false;
  const range = distance(battle, enemy.at as LocationId, at);
  if (isMmc(enemy) && (enemy.fp ?? 0) >= 1 && range <= (enemy.range ?? 0)) return true;
  return weaponsOf(battle, enemy).some(
    (weapon) =>
      !weapon.malfunctioned &&
      (isInRange(battle, weapon, enemy, range) || ordnanceInterdicts(battle, weapon, enemy, at)),
  );
}

/** Machine guns take an MMC or two leaders to fire at full strength (4.1/b); flamethrowers and rifles do not. */
function isInRange(battle: AslBattle, weapon: AslUnit, holder: AslUnit, range: number): boolean {
  if (range > (weapon.range ?? 0)) return false;
  if (isMachineGun(weapon)) return isMmc(holder) || hasHelper(battle, holder);
  return weapon.weapon === 'ATR' || weapon.weapon === 'FT';
}

function hasHelper(battle: AslBattle, { id, side, at }: AslUnit): boolean {
  return battle
    .unitsAt(at as LocationId)
    .some((unit) => unit.id !== id && unit.side === side && isLeader(unit) && canLead(unit) && !unit.cx);
}
