/** What control, losses and points are in this book: all that Victory Conditions ask (22). */
import type { Judge, VictoryTerms } from '../../kernel/scenarios/index.js';
import { hexOf } from '../ground/places.js';
import { holdsGround } from '../sequence/sides.js';
import type { Battle } from '../system.js';

export const victoryOf = ({ options }: Battle): VictoryTerms =>
  (options.victory ?? { wins: [] }) as unknown as VictoryTerms;

/** Who holds a place with a Good Order MMC or Hero, or was the last to pass through with one, or set up there (22.1). */
export function controlOf(battle: Battle, at: string): string | undefined {
  const marks = battle.location(at);
  if (marks.melee) return marks.control;
  const holder = battle.unitsAt(at).find(holdsGround);
  return (
    holder?.side ??
    marks.control ??
    battle.sideIds().find((side) => battle.side(side).setUp?.includes(hexOf(at)))
  );
}

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

/** Points won otherwise, and those of the hexes it controls. */
function pointsOf(battle: Battle, side: string): number {
  let points = battle.side(side).points ?? 0;
  for (const at of Object.keys(battle.position.locations).sort()) {
    const worth = battle.location(at).points;
    if (worth !== undefined && controlOf(battle, at) === side) points += worth;
  }
  return points;
}
