/** What movement does to Concealment: anything but Assault Movement, and Open Ground in any case (8.3/loss-f, loss-g). */
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { isCaughtInTheOpen } from '../fire/modifiers.js';
import type { AslAct, AslBattle, AslUnit } from '../system.js';
import { isCombatant, isGoodOrder } from '../units/units.js';
import { giveAway, isHip, lose, placeConcealed } from './concealment.js';

/** They have just come into a hex. */
export function showOnTheMove(act: AslAct, ids: readonly UnitId[]): void {
  const { battle } = act;
  const units = ids.flatMap((id) => battle.unit(id) ?? []).filter((unit) => unit.hidden);
  if (units.length === 0) return;
  placeConcealed(act, units.filter(isHip), '6.4/c', '8.1.8.5');
  const hasty = units.filter((unit) => battle.clock.phase === 'MPh' && !unit.assaultMove);
  giveAway(
    act,
    hasty.map(({ id }) => id),
    '8.3/loss-f',
  );
  lose(
    act,
    units.filter((unit) => isInTheOpen(battle, unit)),
    '8.3/loss-g',
  );
}

/** Open Ground as for Interdiction, for some Good Order enemy who sees it. */
function isInTheOpen(battle: AslBattle, unit: AslUnit): boolean {
  const at = unit.at as LocationId;
  return battle.units().some((enemy) => {
    if (enemy.side === unit.side || enemy.at === undefined || isHip(enemy)) return false;
    if (!isCombatant(enemy) || !isGoodOrder(enemy)) return false;
    return isCaughtInTheOpen(battle, unit, at, enemy.at);
  });
}
