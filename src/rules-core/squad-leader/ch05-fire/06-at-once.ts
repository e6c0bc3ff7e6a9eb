/** Defensive Fire at once (5.6.7.1): cavalry and vehicles are fired on in the hex that they enter, before they leave it. */
import type { SideId } from '../../kernel/position/position.js';
import type { Phase } from '../attributes/index.js';
import { clear } from '../ch01-sequence/markers.js';
import { couldBeAsked } from '../ch02-sight/03-concealment.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import type { Act, Battle } from '../system.js';
import { defender, isOnMap, isVehicle, type OnMap } from '../units/kinds.js';

/** Fire in the Movement Phase is Defensive Fire, made early. */
export const firePhaseOf = ({ clock }: Battle): Phase =>
  clock.phase === 'movement' ? 'defensive-fire' : clock.phase;

export const isAtOnce = ({ clock }: Battle): boolean => clock.phase === 'movement';

/** Who is on the move now, and is not put back into hexes afterwards (4.12.16). */
export const onTheMove = (battle: Battle): OnMap[] =>
  battle
    .units()
    .filter(
      (unit): unit is OnMap =>
        unit.moving === true && (isMounted(unit) || isVehicle(unit)) && !unit.broken && isOnMap(unit),
    );

/** They have come to a hex: the defender may fire before they go on. */
export const planFireAtOnce = (act: Act): void =>
  act.plan({ task: 'vehicle-fire', sides: [defender(act.battle)] });

/** Who has hidden units is always asked: the question must not tell that one of them could fire. */
const mayFire = (act: Act, side: SideId): boolean =>
  act.battle.units().some((unit) => unit.side === side && unit.hidden) ||
  couldBeAsked(act, side, 'vehicle-fire');

export function fireAtOnce(act: Act, { sides: [side] }: { readonly sides: readonly SideId[] }): void {
  if (side !== undefined && onTheMove(act.battle).length > 0 && mayFire(act, side)) {
    act.ask({ side, kind: 'vehicle-fire' });
    return;
  }
  act.done();
  const changes = clear(act.battle, ['firedAt']);
  if (changes.length > 0)
    act.effect('markers-removed', { phase: 'movement' }, { changes, cites: ['5.6.7.1'] });
}
