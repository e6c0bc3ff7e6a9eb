/** The Covered Arc of a Gun (3.2.4): where its barrel points, and what lies within. */
import { arcAround, type Direction, inArc } from '../../kernel/geometry/facing.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import { sixthsBetween } from '../../mechanics/facing.js';
import type { AslBattle } from '../system.js';
import { hexAt } from '../terrain/map.js';

/** Hexspines clockwise, 0 at the top left corner of the hex. */
export const HEXSPINES = [0, 1, 2, 3, 4, 5] as const;

const ARC = 2;

function directionOf(hexspine: number): Direction {
  return ((2 * hexspine + 11) % 12) as Direction;
}

/** The hexes of the two rows beside the hexspine and all between them; the own hex always (3.2.4/CA-a). */
export function isInArc(battle: AslBattle, at: LocationId, ca: number, target: LocationId): boolean {
  if (hexOf(at) === hexOf(target)) return true;
  const arc = arcAround(directionOf(ca), ARC);
  return inArc(battle.table.map, hexAt(battle, at).index, hexAt(battle, target).index, arc);
}

/** The facings that cover a target, those that take the least turning only. */
export function arcsTowards(battle: AslBattle, at: LocationId, ca: number, target: LocationId): number[] {
  const covering = HEXSPINES.filter((spine) => isInArc(battle, at, spine, target));
  const least = Math.min(...covering.map((spine) => sixthsBetween(ca, spine)));
  return covering.filter((spine) => sixthsBetween(ca, spine) === least);
}
