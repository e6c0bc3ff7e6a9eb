/** Intensive Fire (13.11): one shot more, each of them less sure. */
import { isAtItsGun } from '../ch03-infantry/25-berserk.js';
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { type Battle, type Refusal, refuse } from '../system.js';
import type { Piece } from '../units/ordnance.js';

/** They load too slowly for it (13.11.8.1, 13.11.8.2). */
const TOO_SLOW = /^(JSU152|KVII|SU122|SU152|JSII|JSIII|JgPzVI|Hummel)/;

/** Declared before its first shot, not by the pinned, and not in the Advancing Fire Phase (3.24.2/a, 13.11.4, 13.11.5). */
export function intensiveRefusal(battle: Battle, { unit, crew }: Piece): Refusal | undefined {
  if (firePhaseOf(battle) === 'advancing-fire')
    return refuse('CANNOT_SUSTAIN', 'Nobody uses Intensive Fire in the Advancing Fire Phase.', '13.11.4');
  if (crew.pinned) return refuse('PINNED', `${crew.name} is pinned, and does not fire faster.`, '3.24.2/a');
  if (TOO_SLOW.test(unit.name))
    return refuse('CANNOT_SUSTAIN', `${unit.name} is too slow for Intensive Fire.`, '13.11.8');
  return unit.shotsFired && !unit.intensive
    ? refuse('HAS_FIRED', `${unit.name} has fired: Intensive Fire is declared before.`, '13.11.5')
    : undefined;
}

/** A berserk crew knows no other fire of its gun, where it can be used (3.25.9). */
export const isFrenzied = (battle: Battle, piece: Piece): boolean =>
  piece.crew !== piece.unit &&
  isAtItsGun(battle, piece.crew) &&
  intensiveRefusal(battle, piece) === undefined;

/** So much sooner it breaks down (13.11.6). */
export const INTENSIVE_WEAR = 2;
