/** Defensive Fire at once (5.6.7.1, 3.7.5): cavalry, vehicles and scouts are fired on in the hex that they enter, before they leave it. */
import type { SideId } from '../../kernel/position/position.js';
import type { Phase } from '../attributes/index.js';
import { clear } from '../ch01-sequence/markers.js';
import { couldBeAsked } from '../ch02-sight/03-concealment.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import type { Act, Battle, Unit } from '../system.js';
import { defender, isOnMap, isScout, isVehicle, type OnMap } from '../units/kinds.js';

/** Fire in the Movement Phase is Defensive Fire, made early. */
export const firePhaseOf = ({ clock }: Battle): Phase =>
  clock.phase === 'movement' ? 'defensive-fire' : clock.phase;

export const isAtOnce = ({ clock }: Battle): boolean => clock.phase === 'movement';

/** Who is on the move now, and is not put back into hexes afterwards (4.12.16, 3.7.5). */
export const onTheMove = (battle: Battle): OnMap[] =>
  battle
    .units()
    .filter(
      (unit): unit is OnMap => unit.moving === true && isFiredOnAtOnce(unit) && !unit.broken && isOnMap(unit),
    );

/** Who is fired on in each hex that it enters, and never put back into one; under a '?' a scout looks like anybody else (3.7.5). */
export const isFiredOnAtOnce = (unit: Unit): boolean =>
  isMounted(unit) || isVehicle(unit) || (isScout(unit) && !unit.hidden);

/** They have come to a hex: the defender may fire before they go on. */
export const planFireAtOnce = (act: Act): void =>
  act.plan({ task: 'vehicle-fire', sides: [defender(act.battle)] });

export function fireAtOnce(act: Act, { sides: [side] }: { readonly sides: readonly SideId[] }): void {
  if (side !== undefined && onTheMove(act.battle).length > 0 && couldBeAsked(act, side, 'vehicle-fire')) {
    act.ask({ side, kind: 'vehicle-fire' });
    return;
  }
  act.done();
  const changes = clear(act.battle, ['firedAt']);
  if (changes.length > 0)
    act.effect('markers-removed', { phase: 'movement' }, { changes, cites: ['5.6.7.1'] });
}
