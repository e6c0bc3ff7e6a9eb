/** Hexes on the table's map by printed name: neighbours, hexsides, range. */
import type { Hex } from '../../kernel/boards/board.js';
import { type Hexside } from '../../kernel/geometry/grid.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import { around, hexAt } from '../../mechanics/places.js';
import type { AslBattle } from '../system.js';

export { around, distance, hexAt, neighbours as adjacentHexes } from '../../mechanics/places.js';

export function onMap(battle: AslBattle, at: LocationId): boolean {
  return battle.table.map.named.has(hexOf(at));
}

export function areAdjacent(battle: AslBattle, a: LocationId, b: LocationId): boolean {
  return around(battle, a).includes(b);
}

/** The hexside of `from` that leads to the adjacent hex `to`. */
export function sideTowards(battle: AslBattle, from: LocationId, to: LocationId): Hexside | undefined {
  const side = around(battle, from).indexOf(to);
  return side < 0 ? undefined : (side as Hexside);
}

export function hasRoad(hex: Hex, side: Hexside): boolean {
  return (hex.roads & (1 << side)) !== 0;
}

export function levelOf(battle: AslBattle, at: LocationId): number {
  return hexAt(battle, at).level;
}

/** A Crest Line lies between two adjacent hexes of different levels (1.1.1): the side that goes up from `from`, if any. */
export function climbs(battle: AslBattle, from: LocationId, to: LocationId): boolean {
  return levelOf(battle, to) > levelOf(battle, from);
}
