/** Gurkhas (3.16): quick in the hills, and to be feared at close quarters. */
import { levelAt } from '../ch14-terrain/ground.js';
import type { Battle, Unit } from '../system.js';
import { isInfantry } from '../units/kinds.js';

const IN_CLOSE_COMBAT = 2;
const AGAINST_ITALIANS = 3;
const MOST_FACTORS = 8;

const isGurkha = ({ nationality }: Unit): boolean => nationality === 'Gurkha';

/** What their firepower is worth in close combat against these (3.16.7). */
export function ferocity(unit: Unit, enemies: readonly Unit[]): number {
  if (!isGurkha(unit)) return 1;
  const men = enemies.filter(isInfantry);
  return men.every(({ nationality }) => nationality === 'Italian') ? AGAINST_ITALIANS : IN_CLOSE_COMBAT;
}

/** One factor more for a Movement Phase in the hills, and never more than eight in all (3.16.5). */
export function hillBonus(
  battle: Battle,
  units: readonly Unit[],
  path: readonly string[],
  allotment: number,
): number {
  const staysHigh = ({ at, setOut = at, track = [] }: Unit) =>
    setOut !== undefined && [setOut, ...track, ...path].every((hex) => levelAt(battle, hex) > 0);
  const isQuick = units.every((unit) => isGurkha(unit) && staysHigh(unit));
  return isQuick && allotment < MOST_FACTORS ? 1 : 0;
}
