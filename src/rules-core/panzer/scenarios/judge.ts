/** What control, losses and points are in this book: all that victory conditions ask (3.6, 9.1.4). */
import type { Condition, Judge } from '../../kernel/scenarios/index.js';
import { evaluating, victoryOf } from '../../mechanics/victory.js';
import { enemyOf } from '../sequence/sides.js';
import type { Battle } from '../system.js';

/** Hexes with points, and those that victory conditions name. */
export function objectivesOf(battle: Battle): string[] {
  const named = victoryOf(battle).wins.flatMap(({ is }) => hexesIn(is));
  const worth = Object.keys(battle.position.locations).filter(
    (at) => battle.location(at).points !== undefined,
  );
  return [...new Set([...named, ...worth])].sort();
}

function hexesIn(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(hexesIn);
  if ('any' in condition) return condition.any.flatMap(hexesIn);
  if ('not' in condition) return hexesIn(condition.not);
  return 'control' in condition ? condition.control.hexes : [];
}

/** Who was last to hold it for a full turn, or set up there. */
export const controlOf = (battle: Battle, at: string): string | undefined =>
  battle.location(at).control ?? battle.sideIds().find((side) => battle.side(side).setUp?.includes(at));

/** Points of the enemy's lost units, half of a reduced squad's, and of the objectives it controls. */
export function pointsOf(battle: Battle, side: string): number {
  const enemy = battle.side(enemyOf(battle, side));
  const losses = (enemy.lost ?? []).reduce((sum, { points }) => sum + points, enemy.halved ?? 0);
  const objectives = objectivesOf(battle)
    .filter((at) => controlOf(battle, at) === side)
    .reduce((sum, at) => sum + (battle.location(at).points ?? 0), 0);
  return (battle.side(side).points ?? 0) + losses + objectives;
}

export function judge(battle: Battle): Judge {
  return {
    sides: () => battle.sideIds(),
    name: (side) => battle.side(side).name,
    controls: (side, hex) => controlOf(battle, hex) === side,
    exited: (side) => battle.side(side).exited?.length ?? 0,
    casualties: (side) => battle.side(side).lost?.length ?? 0,
    points: (side) => pointsOf(battle, side),
  };
}

export const evaluate = evaluating(judge);
