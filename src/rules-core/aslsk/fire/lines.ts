/** Where a line of fire enters the target's hex, and what it crosses there. */
import { terrainOf } from '../../kernel/boards/board.js';
import { UNITS } from '../../kernel/geometry/grid.js';
import { centreOf, hexesCrossed } from '../../kernel/geometry/line.js';
import type { LocationId } from '../../kernel/position/position.js';
import type { AslBattle } from '../system.js';
import { adjacentHexes, hexAt } from '../terrain/map.js';

/** The hex from which the line passes into `at`; undefined when it comes along a hexspine. */
export function lastHexBefore(battle: AslBattle, from: LocationId, at: LocationId): LocationId | undefined {
  const { map } = battle.table;
  const beside = adjacentHexes(battle, at);
  const crossed = hexesCrossed(map, hexAt(battle, from).index, hexAt(battle, at).index)
    .filter(({ touch }) => touch === 'inside')
    .map(({ hex }) => map.hexes[hex]?.name as LocationId);
  const before = crossed.filter((hex) => beside.includes(hex));
  return before.length === 1 ? before[0] : undefined;
}

/** Within the target's hex the line crosses no woods or orchard, only the road (1.1.1/wroad-a, oroad-b). */
export function keepsToRoad(battle: AslBattle, from: LocationId, at: LocationId): boolean {
  if (from === at) return true;
  const { map } = battle.table;
  const hex = hexAt(battle, at).index;
  const start = centreOf(map, hexAt(battle, from).index);
  const end = centreOf(map, hex);
  const steps = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y)) / UNITS;
  const reach = Math.min(1, 129 / Math.hypot(end.x - start.x, end.y - start.y));
  for (let step = 0; step <= steps * reach; step++) {
    const x = end.x + ((start.x - end.x) * step) / steps;
    const y = end.y + ((start.y - end.y) * step) / steps;
    if (isGrown(battle, x, y)) return false;
  }
  return true;
}

function isGrown(battle: AslBattle, x: number, y: number): boolean {
  const { map } = battle.table;
  const column = Math.min(map.width - 1, Math.max(0, Math.floor(x / UNITS)));
  const row = Math.min(map.height - 1, Math.max(0, Math.floor(y / UNITS)));
  const { kind } = terrainOf(map, map.terrain[column * map.height + row] ?? 0);
  return kind === 'woods' || kind === 'growth';
}
