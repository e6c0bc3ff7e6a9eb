/**
 * Concealment in close combat (8.3/loss-d, 8.3.2/e): those who fight come out from under their marker, and go back when
 * they ambushed and left nobody, or when no Good Order enemy has seen it.
 */
import type { LocationId } from '../../kernel/position/position.js';
import { fightersAt } from '../close-combat/odds.js';
import type { AslAct, AslBattle, AslChange, AslUnit } from '../system.js';
import { enemyOf, isInfantry } from '../units/units.js';
import { conceal, isSeen, lose } from './concealment.js';

/** Shows everybody concealed in the hex; returns the marks that remember it. */
export function unmaskFighters(act: AslAct, at: LocationId): AslChange[] {
  const concealed = act.battle
    .unitsAt(at)
    .filter((unit) => unit.concealed && unit.hidden && isInfantry(unit));
  lose(act, concealed, '8.3/loss-d');
  return concealed.map(({ id }): AslChange => ({ do: 'unit', unit: id, set: { unmasked: true } }));
}

export function maskFighters(act: AslAct, at: LocationId): void {
  const { battle } = act;
  const unmasked = battle.unitsAt(at).filter((unit) => unit.unmasked);
  if (unmasked.length === 0) return;
  conceal(
    act,
    unmasked.filter((unit) => staysConcealed(battle, unit, at)),
    '8.3/loss-d',
    '8.3.2/e',
  );
  const changes = unmasked.map(({ id }): AslChange => ({ do: 'unit', unit: id, set: { unmasked: null } }));
  act.effect('combat-forgotten', { at }, { changes, cites: ['8.3.2/e'] });
}

function staysConcealed(battle: AslBattle, unit: AslUnit, at: LocationId): boolean {
  if (unit.broken || unit.wounded) return false;
  const ambushed = unit.ambush === 'won' && fightersAt(battle, at, enemyOf(battle, unit.side)).length === 0;
  return ambushed || !isSeen(battle, unit, at);
}
