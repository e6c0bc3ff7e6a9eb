/** How good a position is for a side: what the greedy bot climbs. */
import type { LocationId, SideId } from '../../kernel/position/position.js';
import type { Condition } from '../../kernel/scenarios/index.js';
import { victoryOf } from '../../mechanics/victory.js';
import { controllerOf } from '../sequence/control.js';
import type { AslBattle, AslUnit } from '../system.js';
import { distance } from '../terrain/map.js';
import { enemyOf, isCombatant, isLeader, possessorOf, unitsOf } from '../units/units.js';

const OUTCOME = 10_000;
const HEX = 40;
const LOSS = 30;
const WEAPON = 8;

export function worth(battle: AslBattle, side: SideId): number {
  const { over } = battle.clock;
  if (over) return over.winner === undefined ? 0 : over.winner === side ? OUTCOME : -OUTCOME;
  const enemy = enemyOf(battle, side);
  return strength(battle, side) - strength(battle, enemy) + aims(battle, side) - aims(battle, enemy);
}

function strength(battle: AslBattle, side: SideId): number {
  let sum = 0;
  for (const unit of battle.units()) if (unit.side === side) sum += countsFor(battle, unit);
  return sum;
}

function countsFor(battle: AslBattle, unit: AslUnit): number {
  if (isCombatant(unit)) return countsForItself(unit);
  return possessorOf(battle, unit) ? countsForArmed(unit) : 0;
}

/** A weapon is worth keeping, and more so when it fires. */
function countsForArmed(weapon: AslUnit): number {
  return weapon.malfunctioned ? WEAPON / 2 : WEAPON;
}

function countsForItself(unit: AslUnit): number {
  const printed = isLeader(unit)
    ? 15 - 10 * (unit.leadership ?? 0)
    : unit.kind === 'vehicle'
      ? 80
      : 6 * (unit.fp ?? 4);
  return printed * (unit.broken ? 0.4 : 1) * (unit.pinned ? 0.9 : 1);
}

/** What the victory conditions name: hexes held, or at least near; enemies lost, or at least found. */
function aims(battle: AslBattle, side: SideId): number {
  const conditions = victoryOf(battle).wins.flatMap(({ is }) => parts(is));
  const wanted = conditions.flatMap((condition) => hexesOf(condition, side));
  const prey = conditions.some((condition) => 'casualties' in condition && condition.casualties.of !== side);
  const enemy = enemyOf(battle, side);
  let sum = 0;
  for (const hex of wanted) if (controllerOf(battle, hex) === side) sum += HEX;
  if (wanted.length > 0) sum -= remoteness(battle, side, wanted);
  if (!prey) return sum;
  const found = unitsOf(battle, enemy).flatMap(({ at, kind }) =>
    at !== undefined && kind !== 'weapon' ? [at] : [],
  );
  sum += LOSS * (battle.side(enemy).lost?.length ?? 0);
  return found.length > 0 ? sum - remoteness(battle, side, found) : sum;
}

/** The single conditions that a condition is put together from. */
function parts(condition: Condition): readonly Condition[] {
  if ('all' in condition) return condition.all.flatMap(parts);
  if ('any' in condition) return condition.any.flatMap(parts);
  return [condition];
}

/** Hexes that a side wants: to control, or to leave the map by. */
function hexesOf(condition: Condition, side: SideId): readonly LocationId[] {
  if ('control' in condition) return condition.control.hexes;
  if ('exit' in condition) return condition.exit.side === side ? (condition.exit.hexes ?? []) : [];
  return [];
}

/** How far the fighting units of a side are, all together, from the nearest of these hexes. */
function remoteness(battle: AslBattle, side: SideId, hexes: readonly LocationId[]): number {
  let sum = 0;
  for (const unit of battle.units())
    if (unit.side === side && unit.at !== undefined && isCombatant(unit) && !unit.broken)
      sum += Math.min(...hexes.map((hex) => distance(battle, unit.at as LocationId, hex)));
  return sum;
}
