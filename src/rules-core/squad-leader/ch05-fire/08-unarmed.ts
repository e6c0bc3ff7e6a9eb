/** Unarmed men (5.8.1): what is left of a counter without its arms. */
import type { SquadLeader, Unit } from '../system.js';
import { type Counter, counterNamed, disarmed, remnantOf } from '../units/catalogue.js';

/** The counter that it was before it lost its arms. */
export function printedOf({
  name,
  strength = name,
  kind,
  nationality,
}: SquadLeader['unit'] & { name: string }) {
  const prefix = kind === 'half-squad' || kind === 'crew' ? `${kind} ` : '';
  return counterNamed(`${prefix}${strength}`, nationality);
}

/** Half of an unarmed squad is unarmed too. */
export function unarmedHalfOf(unit: Unit): Counter | undefined {
  const whole = printedOf(unit);
  const half = whole && remnantOf(whole);
  return half && { ...half, ...disarmed(half) };
}
