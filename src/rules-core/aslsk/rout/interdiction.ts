/** Interdiction (3.6): who could fire at a router in the open, and what that does to him. */
import type { LocationId } from '../../kernel/position.js';
import { hasHeightAdvantage, isInOpenGround } from '../fire/modifiers.js';
import { distance } from '../map.js';
import { gunInterdicts } from '../ordnance/interdiction.js';
import { sight } from '../sight.js';
import type { AslBattle, AslUnit } from '../system.js';
import { isLeader, isMmc, weaponsOf } from '../units.js';

/** Enemies that interdict a unit in a hex; hidden ones keep still (8.3.4). */
export function interdictors(battle: AslBattle, unit: AslUnit, at: LocationId): AslUnit[] {
  return battle.units().filter((enemy) => enemy.side !== unit.side && interdicts(battle, enemy, unit, at));
}

function interdicts(battle: AslBattle, enemy: AslUnit, unit: AslUnit, at: LocationId): boolean {
  if (enemy.at === undefined || enemy.hidden || enemy.broken || enemy.pinned || enemy.melee || enemy.cx)
    return false;
  const reaches = distance(battle, enemy.at, at) <= interdictionRange(battle, enemy);
  if (!reaches && !gunInterdicts(battle, enemy, at)) return false;
  const view = sight(battle, enemy.at, at);
  if (view.blocked || view.hindrance > 0) return false;
  return isInOpenGround(battle, unit, at, [enemy.at]) && !hasHeightAdvantage(battle, unit, at, [enemy.at]);
}

/** How far a unit can fire at full strength, with itself or a machine gun; -1 when it cannot (3.6/n, o). */
export function interdictionRange(battle: AslBattle, enemy: AslUnit): number {
  if (isLeader(enemy) || !isMmc(enemy)) return -1;
  const guns = weaponsOf(battle, enemy)
    .filter(({ weapon, malfunctioned }) => !malfunctioned && INTERDICTING.has(weapon ?? ''))
    .map(({ range = 0 }) => range);
  return Math.max((enemy.fp ?? 0) >= 1 ? (enemy.range ?? 0) : -1, ...guns);
}

const INTERDICTING: ReadonlySet<string> = new Set(['LMG', 'MMG', 'HMG', 'ATR']);
