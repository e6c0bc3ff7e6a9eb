/** Facing (15.1/c): vehicles, guns and turrets face a vertex; vertex n lies between hexsides n - 1 and n. */
import { bearing, type Direction, turned } from '../../kernel/geometry/facing.js';
import { distance, hexAt, sideTowards } from '../ground/places.js';
import type { Battle, Unit } from '../system.js';

type Aspect = 'front' | 'flank' | 'rear';

const VERTICES = 6;
/** Two hexsides to each side of the vertex: 120 degrees, edges included (charts/facing-and-arcs). */
const ARC = 4;

const directionOf = (vertex: number): Direction => ((2 * vertex + 11) % 12) as Direction;

/** In vertices, the shorter way round. */
export const turnBetween = (from: number, to: number): number =>
  Math.min((from - to + VERTICES) % VERTICES, (to - from + VERTICES) % VERTICES);

export const facingOf = ({ facing = 0 }: Unit): number => facing;
/** The vertex the barrel points to. */
export const barrelOf = (unit: Unit): number => unit.turret ?? facingOf(unit);

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

/** By which sides a shot from there hits: two on the line between them, all from within the hex (14.1.3). */
export function aspectsTowards(battle: Battle, target: Unit, from: string): Aspect[] {
  const at = target.at as string;
  if (distance(battle, at, from) === 0) return ['front', 'flank', 'rear'];
  const bearings = bearing(battle.table.map, hexAt(battle, at).index, hexAt(battle, from).index);
  const off = bearings.map((each) => {
    const turn = turned(each, -directionOf(facingOf(target)));
    return turn > 6 ? 12 - turn : turn;
  });
  const [least, most] = [Math.min(...off), Math.max(...off)];
  const half = ARC / 2;
  return [
    ...(most <= half ? (['front'] as const) : []),
    ...(least >= half && most <= ARC ? (['flank'] as const) : []),
    ...(least >= ARC ? (['rear'] as const) : []),
  ];
}
