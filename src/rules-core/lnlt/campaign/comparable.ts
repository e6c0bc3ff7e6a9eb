/**
 * What may stand in for what in a scenario that a campaign fills: squads of the same nation, Leaders for Leaders, machine guns for
 * machine guns, teams with the same kind of weapon, and vehicles that drive and are turreted alike. See CHOICES.md.
 */
import type { RosterRow } from '../../campaign/book/book.js';
import { counterNamed } from '../units/catalogue.js';
import { NATION_OF_SIDE } from './nations.js';

type Counter = NonNullable<ReturnType<typeof counterNamed>>;

/** A point of Morale is more than any difference in Firepower or range. */
const PER_MORALE = 20;

export function comparable(
  { counter }: Pick<RosterRow, 'counter' | 'kind'>,
  asked: string,
  { nationality = '' }: { readonly nationality?: string },
): number | undefined {
  const nation = NATION_OF_SIDE[nationality] ?? nationality;
  const [own, other] = [counter, asked].map((name) => counterNamed(name, nation));
  if (!own || !other || own.kind !== other.kind || own.madeBy !== other.madeBy) return undefined;
  return own.name === other.name ? 0 : distance(own, other);
}

function distance(own: Counter, other: Counter): number | undefined {
  switch (own.kind) {
    case 'vehicle':
      return ofVehicles(own, other);
    case 'weapon':
    case 'weapon-team':
      return own.weapon === other.weapon
        ? 1 + ofFire(own, other) + apart(own.calibre, other.calibre)
        : undefined;
    default:
      return 1 + PER_MORALE * apart(own.morale, other.morale) + apart(own.lm, other.lm) + ofFire(own, other);
  }
}

const ofFire = (own: Counter, other: Counter): number =>
  apart(own.fp, other.fp) + apart(own.range, other.range);

/** On tracks or wheels, with a turret or without, with a gun or without. */
function ofVehicles(own: Counter, other: Counter): number | undefined {
  if (own.drive !== other.drive || own.turreted !== other.turreted || own.weapon !== other.weapon)
    return undefined;
  return 1 + apart(own.calibre, other.calibre) + apart(frontOf(own), frontOf(other));
}

const frontOf = ({ armour }: Counter): number => armour?.front.hull ?? 0;

const apart = (one = 0, other = 0): number => Math.abs(one - other);
