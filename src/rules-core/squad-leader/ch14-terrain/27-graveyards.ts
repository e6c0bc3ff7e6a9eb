/** Graveyards (14.27): stones that stand in the line of fire. */
import { hexesBetween } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import type { Battle, Modifier } from '../system.js';
import { groundAt, levelAt } from './ground.js';

/** One for each graveyard that every line of the fire crosses on its own level (14.27.9). */
export function pastGraves(battle: Battle, from: readonly string[], at: string): Modifier[] {
  const value = Math.min(...from.map((one) => gravesBetween(battle, one, at)));
  return value > 0 ? [{ why: 'past graveyards', value, cites: '14.27.9' }] : [];
}

function gravesBetween(battle: Battle, from: string, at: string): number {
  const level = levelAt(battle, from);
  if (level !== levelAt(battle, at)) return 0;
  const { map } = battle.table;
  return hexesBetween(map, hexAt(battle, from).index, hexAt(battle, at).index).filter(
    (hex) => hex.level === level && groundAt(battle, hex.name) === 'graveyard',
  ).length;
}
