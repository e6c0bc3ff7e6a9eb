/** Which places are adjacent for fire and spotting (10.2, 10.2/c, 10.2/d, 21.1/f). */
import type { Battle } from '../system.js';
import { distance, floorOf, hexOf, isShelter } from './places.js';
import { isTwoStory } from './terrain.js';

/** Hexes side by side on any hills, but not different floors; a shelter is adjacent to the hex around it. */
export function isAdjacent(battle: Battle, from: string, to: string): boolean {
  if (from === to) return false;
  if (hexOf(from) === hexOf(to)) return isShelter(from) || isShelter(to);
  if (distance(battle, from, to) !== 1) return false;
  const onFloors = isTwoStory(battle, from) && isTwoStory(battle, to);
  return !onFloors || isShelter(from) || isShelter(to) || floorOf(from) === floorOf(to);
}
