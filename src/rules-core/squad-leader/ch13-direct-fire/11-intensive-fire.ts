/** Intensive Fire (13.11): one shot more, each of them less sure. */
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { type Battle, type Refusal, refuse } from '../system.js';
import type { Piece } from '../units/ordnance.js';

/** They load too slowly for it (13.11.8.1, 13.11.8.2). */
const TOO_SLOW = /^(JSU152|KVII|SU122|SU152|JSII|JSIII|JgPzVI|Hummel)/;

/** Declared before its first shot, and not in the Advancing Fire Phase (13.11.4, 13.11.5). */
export function intensiveRefusal(battle: Battle, { unit }: Piece): Refusal | undefined {
  if (firePhaseOf(battle) === 'advancing-fire')
    return refuse('CANNOT_SUSTAIN', 'Nobody uses Intensive Fire in the Advancing Fire Phase.', '13.11.4');
  if (TOO_SLOW.test(unit.name))
    return refuse('CANNOT_SUSTAIN', `${unit.name} is too slow for Intensive Fire.`, '13.11.8');
  return unit.shotsFired && !unit.intensive
    ? refuse('HAS_FIRED', `${unit.name} has fired: Intensive Fire is declared before.`, '13.11.5')
    : undefined;
}

/** So much sooner it breaks down (13.11.6). */
export const INTENSIVE_WEAR = 2;
