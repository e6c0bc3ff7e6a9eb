/** Unarmed men who win arms in close combat (5.8.2). */
import type { UnitId } from '../../kernel/position/position.js';
import { becomes } from '../ch03-infantry/20-casualties.js';
import type { Act, Battle, Unit } from '../system.js';
import { poorestOf } from '../units/catalogue.js';

const SIZES: readonly Unit['kind'][] = ['leader', 'hero', 'crew', 'half-squad', 'squad'];
const ALIKE: readonly Unit['kind'][] = ['crew', 'half-squad'];

/** As large, or larger; crews are as large as half-squads. */
const isAsLarge = (one: Unit['kind'], other: Unit['kind']): boolean =>
  SIZES.indexOf(one) >= SIZES.indexOf(other) || (ALIKE.includes(one) && ALIKE.includes(other));

/** The unarmed among those who have killed an enemy at least as large as they are. */
export const rearmedBy = (
  battle: Battle,
  attackers: readonly UnitId[],
  killed: readonly UnitId[],
): UnitId[] =>
  attackers.filter((id) => {
    const { unarmed, kind } = battle.theUnit(id);
    return unarmed && killed.some((enemy) => isAsLarge(battle.theUnit(enemy).kind, kind));
  });

/** They are the poorest of their size and nation from then on. */
export function rearm(act: Act, ids: readonly UnitId[]): void {
  for (const id of new Set(ids)) {
    const unit = act.battle.unit(id);
    const counter = unit && poorestOf(unit);
    if (!counter) continue;
    const changes = [becomes(unit, counter, { unarmed: null })];
    act.effect('rearmed', { unit: id, now: counter.name }, { changes, cites: ['5.8.2'] });
  }
}
