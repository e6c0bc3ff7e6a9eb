/** Men who hold a place at all costs: one level braver there, broken or not (Sc2/2.2). */
import { hexOf } from '../../kernel/position/position.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { specialOf } from './special.js';

export function fanaticism(battle: Battle, { side, at }: Unit): Modifier[] {
  const rule = specialOf(battle, 'fanatics');
  return rule?.side === side && at !== undefined && rule.hexes.includes(hexOf(at))
    ? [{ why: 'fanatics', value: -1, cites: 'Sc2/2.2' }]
    : [];
}
