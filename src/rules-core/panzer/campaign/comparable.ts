/**
 * What may stand in for what in a scenario that a campaign fills: vehicles that drive and are turreted alike, squads for squads,
 * guns for guns, sections with the same kind of weapon, by their points. See CHOICES.md.
 */
import type { RosterRow } from '../../campaign/book/book.js';
import type { Card } from '../units/catalogue.js';
import { nationNamed, printed } from './nations.js';

export function comparable(
  { counter }: Pick<RosterRow, 'counter' | 'kind'>,
  asked: string,
  { nationality }: { readonly nationality?: string },
): number | undefined {
  const [own, other] = [counter, asked].map((name) => printed(name, nationNamed(nationality)));
  if (!own || !other || !isAlike(own, other)) return undefined;
  if (own.name === other.name) return 0;
  return 1 + Math.abs((own.points ?? 0) - (other.points ?? 0));
}

function isAlike(own: Card, other: Card): boolean {
  if (own.kind !== other.kind || own.engineer !== other.engineer || own.post !== other.post) return false;
  if (own.kind === 'vehicle')
    return own.traction === other.traction && own.turret === other.turret && own.unarmed === other.unarmed;
  return own.kind !== 'section' || (mainOf(own) === mainOf(other) && own.observer === other.observer);
}

const mainOf = ({ weapons = [] }: Card): string | undefined =>
  weapons.find(({ kind }) => kind !== 'small-arms')?.kind;
