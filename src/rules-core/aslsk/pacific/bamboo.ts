/** Bamboo (8.2.1): Infantry spends all it has to get in, and comes out of it exhausted and pinned. */
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import type { AslAct, AslBattle, AslChange } from '../system.js';
import { groundAt } from '../terrain/terrain.js';

export function isBamboo(battle: AslBattle, at: LocationId): boolean {
  return groundAt(battle, at) === 'bamboo';
}

/** What Defensive First Fire counts above what was spent (8.2.1/bamboo-h). */
export const BAMBOO_SURPLUS = 1;

/** Those who went in, or tried to, will be exhausted when the fire at them is over: planned before it (8.2.1/bamboo-g). */
export function planStruggle(act: AslAct, at: LocationId, units: readonly UnitId[]): void {
  if (isBamboo(act.battle, at)) act.plan({ task: 'struggle', units });
}

export function struggle(act: AslAct, { units }: { readonly units: readonly UnitId[] }): void {
  const { battle } = act;
  act.done();
  const spent = units.flatMap((id) => battle.unit(id) ?? []).filter(({ broken }) => !broken);
  if (spent.length === 0) return;
  const changes = spent.map(
    ({ id }): AslChange => ({ do: 'unit', unit: id, set: { cx: true, pinned: true } }),
  );
  act.effect('struggled', { units: spent.map(({ id }) => id) }, { changes, cites: ['8.2.1/bamboo-g'] });
}
