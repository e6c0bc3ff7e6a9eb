/** A vehicle that has just come out of a gully or over a wall shows its lower hull (7.13.1). */
import { terrainOf } from '../../kernel/boards/board.js';
import { hexAt, sideTowards } from '../../mechanics/places.js';
import { terrainIn } from '../ground/terrain.js';
import { plays } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';

/** The mark while it is in the hex that it has climbed into; it goes with the next step. */
export function climbing(battle: Battle, unit: Unit, to: string): { climbed?: true | null } {
  if (!plays(battle, '7.13') || !isVehicle(unit)) return {};
  const from = unit.at as string;
  const leavesGully = terrainIn(battle, from) === 'gully' && terrainIn(battle, to) !== 'gully';
  if (leavesGully || crossesWall(battle, from, to)) return { climbed: true };
  return unit.climbed ? { climbed: null } : {};
}

function crossesWall(battle: Battle, from: string, to: string): boolean {
  const side = sideTowards(battle, from, to);
  const { map } = battle.table;
  return side !== undefined && terrainOf(map, hexAt(battle, from).hexsides[side]).name === 'wall';
}
