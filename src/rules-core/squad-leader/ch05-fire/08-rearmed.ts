/** Unarmed men who win arms in close combat (5.8.2). */
import type { UnitId } from '../../kernel/position/position.js';
import { becomes } from '../ch03-infantry/20-casualties.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { poorestOf } from '../units/catalogue.js';
import { isMmc } from '../units/kinds.js';
import { printedOf } from './08-unarmed.js';

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
    if (unit) rearmUnit(act, unit, '5.8.2');
  }
}

/** Single men were never less than their counters (5.8.1). */
export function rearmUnit(act: Act, unit: Unit, cites: RuleId): void {
  const now = isMmc(unit) ? (poorestOf(unit) ?? printedOf(unit)) : undefined;
  const change: Change = now
    ? becomes(unit, now, { unarmed: null })
    : { do: 'unit', unit: unit.id, set: { unarmed: null } };
  act.effect(
    'rearmed',
    { unit: unit.id, now: now?.name ?? unit.name },
    { changes: [change], cites: [cites] },
  );
}
