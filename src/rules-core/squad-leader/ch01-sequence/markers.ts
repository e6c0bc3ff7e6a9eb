/** Markers that come off. */
import type { Battle, Change, Unit } from '../system.js';

/** Takes attributes away from every unit that has any of them. */
export function clear(
  battle: Battle,
  keys: readonly (keyof Unit)[],
  which: (unit: Unit) => boolean = () => true,
): Change[] {
  return battle.units().flatMap((unit): Change[] => {
    const present = keys.filter((key) => unit[key] !== undefined);
    if (present.length === 0 || !which(unit)) return [];
    return [
      { do: 'unit', unit: unit.id, set: Object.fromEntries(present.map((key) => [key, null])) } as Change,
    ];
  });
}
