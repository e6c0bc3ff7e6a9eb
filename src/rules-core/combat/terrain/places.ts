import { hexNamed } from '../../kernel/boards/hexes.js';
import { type Hexside } from '../../kernel/geometry/grid.js';
import { hexOf } from '../../kernel/position/position.js';
import { insideOf } from '../../mechanics/places.js';
import type { Battle } from '../system.js';

export { around, distance, hexAt, insideOf, neighbours, sideTowards } from '../../mechanics/places.js';
export { hexOf };

/** Returns true if the text names a hex that is on the map and in play (3.2.5). */
export function isInPlay(battle: Battle, at: string): boolean {
  const hex = hexOf(at);
  return battle.table.map.named.has(hex) && (battle.options.inPlay?.includes(hex) ?? true);
}

export const opposite = (side: number): Hexside => ((side + 3) % 6) as Hexside;

/** The number of an upper level, 0 for the ground; undefined for a roof, a steeple, a cellar, a sewer. */
export function floorOf(at: string): number | undefined {
  const inside = insideOf(at);
  if (inside === '') return 0;
  return /^[1-9]$/.test(inside) ? Number(inside) : undefined;
}

export const isGround = (at: string): boolean => insideOf(at) === '';

export const isHexName = (battle: Battle, text: string): boolean => hexNamed(battle.table.map, text) >= 0;
