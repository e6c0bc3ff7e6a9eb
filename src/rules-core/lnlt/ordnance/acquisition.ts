/** Target acquisition (14.3): the firer holds the Acquiring marker, and with it what has acquired what. */
import type { Battle, Change, Unit } from '../system.js';
import { trainOf } from '../units/kinds.js';

const lose = ({ id }: Unit): Change => ({ do: 'unit', unit: id, set: { acquires: null } });

/** Who moves loses what it has acquired, and is lost as a target (14.3/b). */
export function lostSight(battle: Battle, movers: readonly Unit[]): Change[] {
  const moved = new Set(movers.flatMap((unit) => [unit, ...trainOf(battle, unit)]).map(({ id }) => id));
  return battle
    .units()
    .filter(({ id, acquires }) => acquires && (moved.has(id) || moved.has(acquires.target)))
    .map(lose);
}
