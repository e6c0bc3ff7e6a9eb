/** Places by their printed names: `K5` is the hex, `K5/1` a place in it. */
import type { Board, Hex } from '../kernel/boards/board.js';
import { sideBetween } from '../kernel/boards/hexes.js';
import { HEXSIDES, type Hexside, neighbour, range } from '../kernel/geometry/grid.js';
import type { Battle } from '../kernel/position/battle.js';
import { hexOf, type LocationId, type System, type Unit } from '../kernel/position/position.js';

/** A battle, of which only the map is looked at. */
interface OnMap {
  readonly table: { readonly map: Board };
}

export function hexAt({ table: { map } }: OnMap, at: LocationId): Hex {
  const index = map.named.get(at) ?? map.named.get(hexOf(at));
  if (index === undefined) throw new Error(`The map has no hex ${hexOf(at)}.`);
  return map.hexes[index] as Hex;
}

/** In hexes; places of one hex are 0 apart. */
export const distance = (battle: OnMap, from: LocationId, to: LocationId): number =>
  from === to ? 0 : range(battle.table.map, hexAt(battle, from).index, hexAt(battle, to).index);

const known = new WeakMap<Board, Map<LocationId, readonly (LocationId | undefined)[]>>();

/** The hexes across the six hexsides, clockwise from north; undefined beyond the edge of the map. */
export function around(battle: OnMap, at: LocationId): readonly (LocationId | undefined)[] {
  const { map } = battle.table;
  let onMap = known.get(map);
  if (!onMap) {
    onMap = new Map();
    known.set(map, onMap);
  }
  let found = onMap.get(at);
  if (!found) {
    const { index } = hexAt(battle, at);
    found = HEXSIDES.map((side) => map.hexes[neighbour(map, index, side)]?.name);
    onMap.set(at, found);
  }
  return found;
}

export const neighbours = (battle: OnMap, at: LocationId): LocationId[] =>
  around(battle, at).filter((hex) => hex !== undefined);

/** The hexside that leads from one hex to the other, where they touch. */
export function sideTowards(battle: OnMap, from: LocationId, to: LocationId): Hexside | undefined {
  const side = around(battle, from).indexOf(to);
  if (side >= 0) return side as Hexside;
  return sideBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, to).index);
}

/** What stands behind the slash of a place: '' for the hex itself. */
export function insideOf(at: LocationId): string {
  const slash = at.indexOf('/');
  return slash < 0 ? '' : at.slice(slash + 1);
}

/** Where these units are, each place once, by name. */
export const placesOf = (units: readonly { readonly at?: LocationId }[]): LocationId[] =>
  [...new Set(units.flatMap(({ at }) => at ?? []))].sort();

/** The hexes in which such units are, each once, by name. */
export const hexesWith = <S extends System>(
  battle: Battle<S>,
  isMeant: (unit: Unit<S>) => boolean,
): LocationId[] => [...new Set(placesOf(battle.units().filter(isMeant)).map(hexOf))].sort();
