/** Facing (15.1/c): vehicles, guns and turrets face a vertex; vertex n lies between hexsides n - 1 and n. */
import { sideTowards } from '../ground/places.js';
import type { Battle, Unit } from '../system.js';

const VERTICES = 6;

/** In vertices, the shorter way round. */
export const turnBetween = (from: number, to: number): number =>
  Math.min((from - to + VERTICES) % VERTICES, (to - from + VERTICES) % VERTICES);

export const facingOf = ({ facing = 0 }: Unit): number => facing;

/** The way a vehicle would go to a hex around it: in one of the two hexes at its vertex, or back into one of the opposite. */
export function wayTo(
  battle: Battle,
  from: string,
  facing: number,
  to: string,
): 'forward' | 'reverse' | undefined {
  const side = sideTowards(battle, from, to);
  if (side === undefined) return undefined;
  if (side === facing || side === (facing + 5) % VERTICES) return 'forward';
  return side === (facing + 2) % VERTICES || side === (facing + 3) % VERTICES ? 'reverse' : undefined;
}
