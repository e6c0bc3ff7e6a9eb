/** Victory Conditions (3.2.3): to win, a side fulfils its conditions completely; otherwise the scenario may end in a draw. */
import type { Outcome } from '../../kernel/position.js';
import type { Battle } from '../system.js';
import type { Condition } from './conditions.js';
import { controlOfBuilding, isControlledBy } from './control.js';

/** The outcome at the end of a turn, if there is one. */
export function evaluate(battle: Battle, isLastTurn: boolean): Outcome | undefined {
  const victory = battle.options.victory;
  for (const side of Object.keys(victory?.sides ?? {}).sort()) {
    const goal = victory?.sides[side];
    if (!goal || (!isLastTurn && !goal.atOnce)) continue;
    if (goal.all.every((condition) => isMet(battle, side, condition)))
      return { winner: side, why: `${side} has fulfilled its Victory Conditions.` };
  }
  if (!isLastTurn) return undefined;
  const otherwise = victory?.otherwise;
  return otherwise === undefined
    ? { why: 'No side has fulfilled its Victory Conditions.' }
    : { winner: otherwise, why: `${otherwise} has kept the enemy from his Victory Conditions.` };
}

export function isMet(battle: Battle, side: string, condition: Condition): boolean {
  switch (condition.needs) {
    case 'hexes':
      return count(condition, (hex) => isControlledBy(battle, hex, side));
    case 'buildings':
      return count(condition, (hex) => {
        const control = controlOfBuilding(battle, hex);
        return typeof control === 'object' && control.side === side;
      });
    case 'points':
      return pointsOf(battle, side) - mostOf(battle, side) >= condition.lead;
    case 'points-at-least':
      return pointsOf(battle, side) >= condition.points;
    case 'exits':
      return (battle.side(side).exited?.length ?? 0) >= condition.count;
    case 'no-enemy-in':
      return !battle
        .units()
        .some((unit) => unit.side !== side && unit.at !== undefined && isIn(unit.at, condition.hexes));
  }
}

const isIn = (at: string, hexes: readonly string[]): boolean => hexes.includes(at.split('/')[0] as string);

function count(
  condition: { hexes: readonly string[]; count?: number | undefined },
  holds: (hex: string) => boolean,
): boolean {
  return condition.hexes.filter(holds).length >= (condition.count ?? condition.hexes.length);
}

/** Points won, and those printed in the hexes the side controls (18.2.1.6). */
function pointsOf(battle: Battle, side: string): number {
  let points = battle.side(side).points ?? 0;
  for (const at of Object.keys(battle.position.locations).sort()) {
    const worth = battle.location(at).points;
    if (worth !== undefined && isControlledBy(battle, at, side)) points += worth;
  }
  return points;
}

function mostOf(battle: Battle, side: string): number {
  return Math.max(
    ...battle
      .sideIds()
      .filter((id) => id !== side)
      .map((id) => pointsOf(battle, id)),
  );
}
