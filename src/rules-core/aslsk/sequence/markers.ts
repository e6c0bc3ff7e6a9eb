/** Markers that come off at the end of a phase. */
import { takenAway, unitWith } from '../../mechanics/marks.js';
import type { AslBattle, AslChange, AslUnit } from '../system.js';

/** Takes attributes away from every unit that has any of them. */
export function clear(
  battle: AslBattle,
  keys: readonly (keyof AslUnit)[],
  which: (unit: AslUnit) => boolean = () => true,
): AslChange[] {
  return battle
    .units()
    .filter(which)
    .flatMap((unit) => unitWith(unit.id, takenAway(unit, keys)) as AslChange[]);
}
