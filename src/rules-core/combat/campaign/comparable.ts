/**
 * What may stand in for what in a scenario that a campaign fills: squads and leaders of another Troop Quality of the same nation,
 * teams with another make of the same weapon, guns for guns, and vehicles that drive and shoot alike. See CHOICES.md.
 */
import type { RosterRow } from '../../campaign/book/book.js';
import { counterNamed } from '../units/catalogue.js';
import type { Counter } from '../units/vehicles.js';

/** A point of Troop Quality is more than any difference in firepower or range. */
const PER_QUALITY = 20;

export function comparable(
  { counter }: Pick<RosterRow, 'counter' | 'kind'>,
  asked: string,
  { nationality = '' }: { readonly nationality?: string },
): number | undefined {
  const [own, other] = [counter, asked].map((name) => counterNamed(name, nationality));
  if (!own || !other || own.kind !== other.kind || own.nationality !== other.nationality) return undefined;
  return distance(own, other);
}

function distance(own: Counter, other: Counter): number | undefined {
  switch (own.kind) {
    case 'squad':
    case 'half-squad':
    case 'leader':
      return PER_QUALITY * apart(own.tq, other.tq) + apart(own.fp, other.fp) + apart(own.range, other.range);
    case 'team':
      return own.weapon === other.weapon ? 1 + apart(own.fp, other.fp) : undefined;
    case 'gun':
      return own.weapon === other.weapon ? 1 + apart(own.size, other.size) : undefined;
    case 'vehicle':
      return ofVehicles(own, other);
    default:
      return undefined;
  }
}

function ofVehicles(own: Counter, other: Counter): number | undefined {
  if (own.drive !== other.drive || own.weapon !== other.weapon) return undefined;
  return 1 + apart(own.size, other.size) + apart(own.armour?.front, other.armour?.front);
}

const apart = (one = 0, other = 0): number => Math.abs(one - other);
