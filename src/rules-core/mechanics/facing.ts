/** Facings by hexspine: 0 at the top left corner of the hex, then clockwise; and the covered arcs around them. */
import { arcAround, type Direction, inArc } from '../kernel/geometry/facing.js';
import { hexOf, type LocationId } from '../kernel/position/position.js';
import { around, hexAt } from './places.js';

type OnMap = Parameters<typeof hexAt>[0];

export const HEXSPINES = [0, 1, 2, 3, 4, 5] as const;

/** In twelfths of a turn: the two hexsides beside the hexspine. */
const ARC = 2;

/** How many sixths of a turn lie between two hexsides or two hexspines, the short way round. */
export function sixthsBetween(a: number, b: number): number {
  const turned = Math.abs(a - b) % 6;
  return Math.min(turned, 6 - turned);
}

const directionOf = (hexspine: number): Direction => ((2 * hexspine + 11) % 12) as Direction;

/** The hexes of the two rows beside the hexspine and all between them; the own hex always. */
export function isInArc(battle: OnMap, at: LocationId, hexspine: number, target: LocationId): boolean {
  if (hexOf(at) === hexOf(target)) return true;
  const arc = arcAround(directionOf(hexspine), ARC);
  return inArc(battle.table.map, hexAt(battle, at).index, hexAt(battle, target).index, arc);
}

/** The facings that cover a target, those that take the least turning only. */
export function arcsTowards(battle: OnMap, at: LocationId, hexspine: number, target: LocationId): number[] {
  const covering = HEXSPINES.filter((spine) => isInArc(battle, at, spine, target));
  const least = Math.min(...covering.map((spine) => sixthsBetween(hexspine, spine)));
  return covering.filter((spine) => sixthsBetween(hexspine, spine) === least);
}

/** The two hexes joined by a hexspine: where a vehicle that faces it can go. */
export function hexesAhead(battle: OnMap, at: LocationId, hexspine: number): LocationId[] {
  const beside = around(battle, at);
  return [beside[(hexspine + 5) % HEXSPINES.length], beside[hexspine]].filter(
    (hex): hex is LocationId => hex !== undefined,
  );
}
