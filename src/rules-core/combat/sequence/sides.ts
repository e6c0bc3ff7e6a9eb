/** The two sides of a battle, and which of them comes first. */
import type { Battle } from '../system.js';

/** The sides, the one with the Initiative first. */
export function inOrder(battle: Battle, first: string): string[] {
  return [first, ...battle.sideIds().filter((id) => id !== first)];
}

export function enemyOf(battle: Battle, side: string): string {
  return battle.sideIds().find((id) => id !== side) as string;
}
