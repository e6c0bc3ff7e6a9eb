/** Who comes to grips with whom: not those in a pillbox, or on the lip of a gully, with those beside it (2.5.4, 7.9.4). */
import type { Battle, Unit } from '../system.js';
import { standApart } from '../terrain/nooks.js';

const enemiesAt = (battle: Battle, at: string, side: string): Unit[] =>
  battle.unitsAt(at).filter((other) => other.side !== side && other.kind !== 'aircraft');

/** The enemies that a unit meets in a place, as it stands or as it is about to enter. */
export const facedBy = (battle: Battle, unit: Unit, at: string): Unit[] =>
  enemiesAt(battle, at, unit.side).filter((other) => !standApart(unit, other));

/** Under a Close Combat marker that is about it: not the one beside its pillbox (14.12). */
export function isInCloseCombat(battle: Battle, unit: Unit): boolean {
  if (unit.at === undefined || !battle.location(unit.at).closeCombat) return false;
  const enemies = enemiesAt(battle, unit.at, unit.side);
  return enemies.length === 0 || enemies.some((other) => !standApart(unit, other));
}
