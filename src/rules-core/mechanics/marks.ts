/** What comes off at the end of a phase or turn. */
import type { LocationId, UnitId } from '../kernel/position/position.js';

/** Of these attributes, those that a unit or place has, each set to null: it is taken away. */
export function takenAway<T extends object, K extends keyof T>(from: T, names: readonly K[]) {
  const set: { [name in K]?: null } = {};
  for (const name of names) if (from[name] !== undefined) set[name] = null;
  return set;
}

/** The change of a unit; none where nothing is set. */
export const unitWith = <T extends object>(unit: UnitId, set: T) =>
  Object.keys(set).length > 0 ? [{ do: 'unit' as const, unit, set }] : [];

export const placeWith = <T extends object>(at: LocationId, set: T) =>
  Object.keys(set).length > 0 ? [{ do: 'location' as const, at, set }] : [];
