/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

interface Rolled {
  readonly first: string;
  readonly rolled: Readonly<Record<string, number>>;
}

const each = (rolled: Rolled['rolled']): string =>
  Object.entries(rolled)
    .map(([side, net]) => `${side} ${net}`)
    .join(', ');

export const tells = effects({
  initiative: says<Rolled>(({ first, rolled }) => `Initiative: ${each(rolled)}; ${first} is First Player.`),
  'initiative-again': says<Rolled>(({ first, rolled }) => `Initiative: ${each(rolled)}; ${first} is next.`),
  grouped: says<{ readonly groupedBy: 'formation' | 'platoon' }>(
    ({ groupedBy }) => `Initiative is won ${groupedBy} by ${groupedBy} in this battle.`,
    'silent',
  ),
  'formation-named': says<{ readonly side: string; readonly formation: string }>(
    ({ side, formation }) => `${side} names ${formation}.`,
    'silent',
  ),
  'formation-won': says<{ readonly side: string; readonly formation: string }>(
    ({ side, formation }) => `${formation} (${side}) is written down as the next to act.`,
    'silent',
  ),
  'formation-acts': says<{
    readonly side: string;
    readonly formation: string;
    readonly what: 'fires' | 'moves';
  }>(({ side, formation, what }) => `${formation} (${side}) ${what}.`, 'silent'),
});

export interface InitiativeTasks {
  initiative: object;
  /** The formation that won last fires (7.42.1/d). */
  'formation-fire': object;
  /** After each formation's fire both Forces roll again (7.42.1.1). */
  'next-formation': object;
}
