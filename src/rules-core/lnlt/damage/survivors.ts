/** What is left of some units after an attack: a Half-squad in place of its Squad (5.1/i). */
import type { Act } from '../system.js';

export function survivors(act: Act, ids: readonly string[], attack: () => void): string[] {
  const { battle } = act;
  const before = new Set(battle.units().map(({ id }) => id));
  attack();
  const halves = battle.units().filter(({ id, kind }) => kind === 'half-squad' && !before.has(id));
  return [...ids.filter((id) => battle.unit(id)), ...halves.map(({ id }) => id)];
}
