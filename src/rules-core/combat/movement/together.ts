/** A platoon stands together: in adjacent hexes, or all of it still off the map (10.5.1, 3.2.2). */
import { areJoined } from '../fire/firers.js';
import { OFF_MAP } from '../scenario/edges.js';
import type { Battle } from '../system.js';
import { hexOf } from '../terrain/places.js';

export function standTogether(battle: Battle, places: readonly string[]): boolean {
  const hexes = [...new Set(places.map(hexOf))];
  return hexes.includes(OFF_MAP) ? hexes.length === 1 : areJoined(battle, hexes);
}
