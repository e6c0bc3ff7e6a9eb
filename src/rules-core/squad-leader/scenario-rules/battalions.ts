/** Battalions that come and go as wholes, as the card of the salient has it (Sc8/8.1 to 8.4). */
import { isRefusal } from '../../kernel/decide/action.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { readMove } from '../ch04-movement/01-move.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isInfantry, isOnMap } from '../units/kinds.js';
import { specialOf } from './special.js';

const battalionsOf = (battle: Battle, side: SideId) =>
  (battle.secret(side).forces ?? []).filter(({ turn }) => turn !== undefined);

/** It stands on the map, or has been there. */
const hasCome = (battle: Battle, id: UnitId): boolean => {
  const unit = battle.unit(id);
  return unit === undefined || isOnMap(unit) || unit.leftFrom !== undefined;
};

const isCommitted = (battle: Battle, { units }: { readonly units: readonly UnitId[] }): boolean =>
  units.some((id) => hasCome(battle, id));

/** One of its force has come on: the others follow in the same phase, where they can (Sc8/8.3). */
export function boundToFollow(battle: Battle, by: SideId): Unit | undefined {
  if (specialOf(battle, 'battalions')?.side !== by) return undefined;
  const waiting = battalionsOf(battle, by)
    .filter((force) => isCommitted(battle, force))
    .flatMap(({ units }) => units.flatMap((id) => battle.unit(id) ?? []))
    .filter((unit) => isInfantry(unit) && !isOnMap(unit) && unit.leftFrom === undefined);
  return waiting.find(({ id, entry = [] }) =>
    entry.some((hex) => !isRefusal(readMove(battle, by, { units: [id], path: [hex] }))),
  );
}

/** By these hexes those who have set up on the map may withdraw (Sc8/8.2); the other side has none (Sc8/8.4). */
export const retreatOf = (battle: Battle, side: SideId): readonly string[] => {
  const rule = specialOf(battle, 'battalions');
  return rule?.side === side ? rule.hexes : [];
};

/** Until the last battalion is committed, and no battalion that has come on (Sc8/8.2). */
export function cannotWithdraw(battle: Battle, { side, id, name }: Unit): Refusal | undefined {
  const battalions = battalionsOf(battle, side);
  if (battalions.some(({ units }) => units.includes(id)))
    return refuse('CANNOT_MOVE', `${name} has come to stay: only those who set up withdraw.`, 'Sc8/8.2');
  const [last] = [...battalions].sort((a, b) => (b.turn ?? 0) - (a.turn ?? 0));
  return last && isCommitted(battle, last)
    ? refuse('CANNOT_MOVE', 'The last battalion is on the map: nobody withdraws any more.', 'Sc8/8.2')
    : undefined;
}
