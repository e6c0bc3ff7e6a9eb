/** Distances and hexes on the table's map, by printed name. */

import { neighbours, range } from '../../src/rules-core/kernel/geometry/grid.js';
import type { Battle } from '../../src/rules-core/kernel/position/battle.js';
import type { Skirmish } from './system.js';

export function hexExists(battle: Battle<Skirmish>, name: string): boolean {
  return battle.table.map.named.has(name);
}

export function distance(battle: Battle<Skirmish>, from: string, to: string): number {
  const { map } = battle.table;
  return range(map, indexOf(battle, from), indexOf(battle, to));
}

export function adjacentHexes(battle: Battle<Skirmish>, name: string): string[] {
  const { map } = battle.table;
  return neighbours(map, indexOf(battle, name)).map((index) => (map.hexes[index] as { name: string }).name);
}

function indexOf(battle: Battle<Skirmish>, name: string): number {
  const index = battle.table.map.named.get(name);
  if (index === undefined) throw new Error(`The map has no hex ${name}.`);
  return index;
}
