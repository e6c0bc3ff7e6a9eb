/** Hexes on the table's map by printed name: neighbours, hexsides, range. */
import type { Board, Hex } from '../../kernel/boards/board.js';
import { HEXSIDES, type Hexside, neighbour, range } from '../../kernel/geometry/grid.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import type { AslBattle } from '../system.js';

const NEIGHBOURS = new WeakMap<Board, Map<LocationId, readonly (LocationId | undefined)[]>>();

export function onMap(battle: AslBattle, at: LocationId): boolean {
  return battle.table.map.named.has(hexOf(at));
}

export function hexAt(battle: AslBattle, at: LocationId): Hex {
  const { map } = battle.table;
  const index = map.named.get(at) ?? map.named.get(hexOf(at));
  const hex = index === undefined ? undefined : map.hexes[index];
  if (!hex) throw new Error(`The map has no hex "${at}".`);
  return hex;
}

/** The hexes across the six hexsides, clockwise from north; undefined beyond the edge of the map. */
export function around(battle: AslBattle, at: LocationId): readonly (LocationId | undefined)[] {
  const { map } = battle.table;
  const known = NEIGHBOURS.get(map) ?? new Map<LocationId, readonly (LocationId | undefined)[]>();
  if (known.size === 0) NEIGHBOURS.set(map, known);
  let found = known.get(at);
  if (!found) {
    const { index } = hexAt(battle, at);
    found = HEXSIDES.map((side) => map.hexes[neighbour(map, index, side)]?.name);
    known.set(at, found);
  }
  return found;
}

export function adjacentHexes(battle: AslBattle, at: LocationId): LocationId[] {
  return around(battle, at).filter((hex): hex is LocationId => hex !== undefined);
}

export function areAdjacent(battle: AslBattle, a: LocationId, b: LocationId): boolean {
  return around(battle, a).includes(b);
}

/** The hexside of `from` that leads to the adjacent hex `to`. */
export function sideTowards(battle: AslBattle, from: LocationId, to: LocationId): Hexside | undefined {
  const side = around(battle, from).indexOf(to);
  return side < 0 ? undefined : (side as Hexside);
}

/** Range in hexes. */
export function distance(battle: AslBattle, a: LocationId, b: LocationId): number {
  return a === b ? 0 : range(battle.table.map, hexAt(battle, a).index, hexAt(battle, b).index);
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
