/** What control, losses and points are in this book: all that Victory Conditions ask (22). */
import type { Judge } from '../../kernel/scenarios/index.js';
import { evaluating } from '../../mechanics/victory.js';
import { controlOf } from '../sequence/control.js';
import type { Battle } from '../system.js';

export function judge(battle: Battle): Judge {
  return {
    sides: () => battle.sideIds(),
    name: (side) => battle.side(side).name,
    controls: (side, hex) => controlOf(battle, hex) === side,
    exited: (side) => battle.side(side).exited?.length ?? 0,
    casualties: (side) => battle.side(side).lost ?? 0,
    points: (side) => pointsOf(battle, side),
  };
}

export const evaluate = evaluating(judge);

/** Points won otherwise, and those of the hexes it controls. */
function pointsOf(battle: Battle, side: string): number {
  let points = battle.side(side).points ?? 0;
  for (const at of Object.keys(battle.position.locations).sort()) {
    const worth = battle.location(at).points;
    if (worth !== undefined && controlOf(battle, at) === side) points += worth;
  }
  return points;
}
