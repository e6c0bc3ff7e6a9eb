/** Battles between random players. For tests. */
import { randomBot } from '../kernel/lab/bots.js';
import type { Position } from '../kernel/position/position.js';
import type { Table } from '../kernel/position/table.js';
import { combat } from './ruleset.js';
import type { CombatSystem } from './system.js';

/** The same seed gives the same battle. */
export function matchOf(table: Table, start: Position<CombatSystem>, seed: number) {
  const bots = (side: string) => randomBot<CombatSystem>(seed * 7 + side.length);
  return { rulebook: combat, table, start, seed, bots };
}
