/** Markers that come off at the end of a phase. */
import type { AslBattle, AslChange, AslUnit } from '../system.js';

/** Takes attributes away from every unit that has any of them. */
export function clear(
  battle: AslBattle,
  keys: readonly (keyof AslUnit)[],
  which: (unit: AslUnit) => boolean = () => true,
): AslChange[] {
  const changes: AslChange[] = [];
  for (const unit of battle.units()) {
    const present = keys.filter((key) => unit[key] !== undefined);
    if (present.length === 0 || !which(unit)) continue;
    changes.push({
      do: 'unit',
      unit: unit.id,
      set: Object.fromEntries(present.map((key) => [key, null])),
    } as AslChange);
  }
  return changes;
}
