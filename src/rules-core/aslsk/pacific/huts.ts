/** Huts fall (8.2.1): under a vehicle, or by a KIA; this may pin the units inside. */
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { taskCheck } from '../morale/checks.js';
import type { AslAct, RuleId } from '../system.js';
import { groundAt } from '../terrain/terrain.js';
import { isInfantry } from '../units/units.js';

/** The morale of the Task Check, the same for every unit that takes it (8.2.1/hut-f). */
const NERVE = 8;

export function collapseHut(act: AslAct, at: LocationId, ...cites: RuleId[]): void {
  if (groundAt(act.battle, at) !== 'hut') return;
  act.effect('hut-collapsed', { at }, { changes: [{ do: 'location', at, set: { collapsed: true } }], cites });
  for (const { id } of act.battle.unitsAt(at).filter(isInfantry)) keepHead(act, id);
}

/** All units check against the same morale, and nobody is immune (8.2.1/hut-f). */
function keepHead(act: AslAct, id: UnitId): void {
  const cites = ['8.2.1/hut-f'] as const;
  if (act.battle.theUnit(id).pinned || taskCheck(act, id, { check: 'PTC', morale: NERVE, cites })) return;
  act.effect('pinned', { unit: id }, { changes: [{ do: 'unit', unit: id, set: { pinned: true } }], cites });
}
