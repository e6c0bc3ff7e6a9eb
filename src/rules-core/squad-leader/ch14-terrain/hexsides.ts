/** Walls and hedges before a target (5.3.1/a, 5.3.4). */
import { lineBetween } from '../../mechanics/line.js';
import { around, hexAt } from '../../mechanics/places.js';
import type { Battle } from '../system.js';
import { hexsideBetween, levelAt } from './ground.js';

/** A target on higher ground than the hexside has nothing of it (5.3.3). */
export function crossedBy(battle: Battle, at: string, from: string): 'wall' | 'hedge' | undefined {
  if (from === at) return undefined;
  const { enters } = lineBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, at).index);
  const across = around(battle, at);
  for (const side of enters) {
    const before = across[side];
    if (before === undefined || levelAt(battle, at) > levelAt(battle, before)) continue;
    const drawn = hexsideBetween(battle, before, at);
    if (drawn) return drawn;
  }
  return undefined;
}
