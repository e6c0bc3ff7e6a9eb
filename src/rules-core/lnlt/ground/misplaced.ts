/** Fortifications where the book has none (21.1, 21.2/c, 21.4/b). */
import type { Battle } from '../system.js';
import { hexOf } from './places.js';
import { isBuilding, terrainIn } from './terrain.js';

interface Misplaced {
  readonly at: string;
  readonly says: string;
}

export function* misplaced(battle: Battle): Iterable<Misplaced> {
  for (const at of Object.keys(battle.position.locations)) {
    const { bunker, foxholes, mines, streams } = battle.location(at);
    const row = terrainIn(battle, hexOf(at));
    const isWater = row === 'Pond, River, Surf, Ocean';
    if (bunker && (isBuilding(row) || isWater))
      yield { at, says: `A Bunker cannot stand in ${row} (21.1): choose other ground.` };
    if (foxholes && (isWater || streams?.length))
      yield { at, says: 'Foxholes cannot be dug in water (21.2): choose dry ground.' };
    if (mines?.length && isBuilding(row))
      yield { at, says: `Mines cannot be laid in a Building (21.4): choose other ground.` };
  }
}
