/**
 * What may stand in for what in a scenario that a campaign fills: squads of another class of the same nation, leaders of another
 * morale or modifier, machine guns of another weight, and Guns and vehicles of the same type. See CHOICES.md.
 */
import type { RosterRow } from '../../campaign/book/book.js';
import {
  apart,
  leadersApart,
  machineGunsApart,
  PER_CLASS,
  strengthApart,
} from '../../family/asl/comparable.js';
import { counterNamed } from '../scenarios/drafting.js';
import { CLASSES } from '../units/attributes.js';
import type { Counter } from '../units/counters.js';
import { isStriped, writtenCounter } from './roster.js';

export function comparable(
  unit: Pick<RosterRow, 'counter' | 'kind'>,
  asked: string,
  { nationality = '' }: { readonly nationality?: string },
): number | undefined {
  const [own, other] = [writtenCounter(unit), asked].map((name) => counterNamed(name, nationality));
  if (!own || !other || own.kind !== other.kind || own.nationality !== other.nationality) return undefined;
  const apart = distance(own, other);
  return apart === undefined ? undefined : apart + (isStriped(unit) ? PER_CLASS / 2 : 0);
}

function distance(own: Counter, other: Counter): number | undefined {
  switch (own.kind) {
    case 'squad':
    case 'half-squad':
      return ofMen(own, other);
    case 'crew':
      return own.strength === other.strength ? 0 : undefined;
    case 'leader':
      return leadersApart(own, other);
    case 'weapon':
      return ofWeapons(own, other);
    case 'gun':
      return own.weapon === other.weapon ? 1 + apart(calibre(own), calibre(other)) : undefined;
    case 'vehicle':
      return ofVehicles(own, other);
    default:
      return undefined;
  }
}

function ofMen(own: Counter, other: Counter): number {
  const classes = apart(classOf(own), classOf(other));
  return PER_CLASS * classes + strengthApart(own, other) + apart(own.morale, other.morale);
}

const classOf = ({ class: quality }: Counter): number => CLASSES.indexOf(quality ?? 'elite');

/** Machine guns for machine guns; of everything else another make. */
function ofWeapons(own: Counter, other: Counter): number | undefined {
  return machineGunsApart(own.weapon, other.weapon) ?? (own.weapon === other.weapon ? 1 : undefined);
}

/** On tracks or wheels, with a turret or without. */
function ofVehicles(own: Counter, other: Counter): number | undefined {
  if (own.track !== other.track || hasTurret(own) !== hasTurret(other)) return undefined;
  return 1 + apart(calibre(own), calibre(other)) + apart(own.hull?.front, other.hull?.front);
}

const hasTurret = ({ turret }: Counter): boolean => turret !== undefined && turret !== 'NT';

const calibre = (counter: Counter): number => Number.parseInt(counter.calibre ?? '0', 10);
