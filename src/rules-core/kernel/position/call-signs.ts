/** What to call a unit where others may be called alike, and where not everybody may know that it is there. */
import type { Battle } from './battle.js';
import type { SideId, System, Unit, UnitId } from './position.js';

/**
 * Names units for those who see them: everybody, or some sides. Units that are called alike are told apart by their ids;
 * one that is not seen is called `?`, and one that is gone by its id.
 */
export function callSigns<S extends System>(
  battle: Battle<S>,
  to?: readonly SideId[],
): (id: UnitId) => string {
  const [side] = to ?? [];
  const seen = battle.asSeenBy(side === undefined ? 'public' : { side }, () => battle.units());
  const names = distinctNames(seen);
  return (id) => names.get(id) ?? (battle.position.units[id] ? '?' : id);
}

/** What the units are called, with the id of those that are called alike. */
export function distinctNames(units: readonly Unit[]): ReadonlyMap<UnitId, string> {
  const called = new Map<string, number>();
  for (const { name } of units) called.set(name, (called.get(name) ?? 0) + 1);
  return new Map(
    units.map(({ id, name }) => [id, name !== id && (called.get(name) ?? 0) > 1 ? `${name} ${id}` : name]),
  );
}
