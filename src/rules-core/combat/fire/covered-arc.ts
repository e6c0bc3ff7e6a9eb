/** The covered arc of guns and mortars: their front two hexsides and everything between (11.1.2/fig, 12.5.1). */
import { centre, type Point, VERTICES } from '../../kernel/geometry/grid.js';
import type { Battle } from '../system.js';
import { hexAt } from '../terrain/places.js';

const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** Is the hex in the wedge around that hexspine? The own hex always is. */
export function isInArc(battle: Battle, from: string, facing: number, to: string): boolean {
  const a = hexAt(battle, from);
  const b = hexAt(battle, to);
  if (a === b) return true;
  const p = centre(a.column, a.row);
  const q = centre(b.column, b.row);
  const d = { x: q.x - p.x, y: q.y - p.y };
  const left = VERTICES[(facing + 5) % 6] as Point;
  const right = VERTICES[(facing + 1) % 6] as Point;
  return cross(left, d) >= 0 && cross(d, right) >= 0;
}

/** The fewest hexspines to turn until the hex lies in the arc, and the facing after it. */
export function turnTowards(
  battle: Battle,
  from: string,
  facing: number,
  to: string,
): { turns: number; facing: number } {
  for (const turns of [0, 1, 2, 3])
    for (const way of [1, -1]) {
      const next = (facing + way * turns + 6) % 6;
      if (isInArc(battle, from, next, to)) return { turns, facing: next };
    }
  return { turns: 0, facing };
}
