/** How good a position is for a side: what the greedy bot climbs. */
import type { LocationId, SideId } from '../kernel/position.js';
import type { Condition } from '../kernel/scenarios/index.js';
import { distance } from './map.js';
import { controllerOf } from './sequence/control.js';
import { victoryOf } from './sequence/judge.js';
import type { AslBattle, AslUnit } from './system.js';
import { enemyOf, isCombatant, isLeader } from './units.js';

const OUTCOME = 10_000;
const HEX = 40;

export function worth(battle: AslBattle, side: SideId): number {
  const { over } = battle.clock;
  if (over) return over.winner === undefined ? 0 : over.winner === side ? OUTCOME : -OUTCOME;
  const enemy = enemyOf(battle, side);
  return strength(battle, side) - strength(battle, enemy) + ground(battle, side) - ground(battle, enemy);
}

function strength(battle: AslBattle, side: SideId): number {
  let sum = 0;
  for (const unit of battle.units()) if (unit.side === side && isCombatant(unit)) sum += countsFor(unit);
  return sum;
}

function countsFor(unit: AslUnit): number {
  const printed = isLeader(unit)
    ? 15 - 10 * (unit.leadership ?? 0)
    : unit.kind === 'vehicle'
      ? 80
      : 6 * (unit.fp ?? 4);
  return printed * (unit.broken ? 0.4 : 1) * (unit.pinned ? 0.9 : 1);
}

/** Hexes that the victory conditions name: held, or at least near. */
function ground(battle: AslBattle, side: SideId): number {
  let sum = 0;
  for (const hex of victoryOf(battle).wins.flatMap(({ is }) => hexesOf(is, side))) {
    if (controllerOf(battle, hex) === side) sum += HEX;
    sum -= nearest(battle, side, hex);
  }
  return sum;
}

/** Hexes that a side wants: to control, or to leave the map by. */
function hexesOf(condition: Condition, side: SideId): readonly LocationId[] {
  if ('all' in condition) return condition.all.flatMap((one) => hexesOf(one, side));
  if ('any' in condition) return condition.any.flatMap((one) => hexesOf(one, side));
  if ('control' in condition) return condition.control.hexes;
  if ('exit' in condition) return condition.exit.side === side ? (condition.exit.hexes ?? []) : [];
  return [];
}

function nearest(battle: AslBattle, side: SideId, hex: string): number {
  let near = 30;
  for (const unit of battle.units())
    if (unit.side === side && unit.at !== undefined && isCombatant(unit) && !unit.broken)
      near = Math.min(near, distance(battle, unit.at, hex));
  return near;
}
