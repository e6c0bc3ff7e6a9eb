/** Markers that come off. */
import type { Battle, Change, Unit } from '../system.js';

/** Takes attributes away from every unit that has any of them. */
export function clear(
  battle: Battle,
  keys: readonly (keyof Unit)[],
  which: (unit: Unit) => boolean = () => true,
): Change[] {
  const changes: Change[] = [];
  for (const unit of battle.units()) {
    if (!keys.some((key) => unit[key] !== undefined) || !which(unit)) continue;
    const present = keys.filter((key) => unit[key] !== undefined);
    changes.push({
      do: 'unit',
      unit: unit.id,
      set: Object.fromEntries(present.map((key) => [key, null])),
    } as Change);
  }
  return changes;
}
