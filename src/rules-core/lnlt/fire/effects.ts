/** What can happen in this chapter, and how it is told. */
import type * as z from 'zod';
import { effects, says } from '../../kernel/form/index.js';
import type { clockAttributes } from '../attributes/index.js';
import { told } from '../units/told.js';

const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

export const tells = effects({
  fired: says<{
    readonly side: string;
    readonly units: readonly string[];
    readonly weapons: readonly string[];
    readonly from: string;
    readonly at: string;
    readonly leader?: string;
  }>(({ units, weapons, from, at, leader }, name) => {
    const led = leader === undefined ? '' : `, led by ${name(leader)}`;
    return `${told([...units, ...weapons], name, 'fires', 'fire')} from ${from} at ${at}${led}.`;
  }),
  attacked: says<{
    readonly at: string;
    readonly dice: readonly number[];
    readonly counts: number;
    readonly strength: number;
    readonly defenceDie: number;
    readonly cover: number;
    readonly against: readonly { readonly unit: string; readonly difference: number }[];
    readonly modifiers: readonly { readonly why: string; readonly value: number }[];
  }>(({ at, counts, strength, defenceDie, cover, against }, name) => {
    const hit = against.filter(({ difference }) => difference > 0);
    const who =
      hit.length === 0
        ? 'no effect'
        : hit.map(({ unit, difference }) => `${name(unit)} checks with ${difference}`).join(', ');
    return `${at}: ${counts} ${signed(strength)} against ${defenceDie} ${signed(cover)}: ${who}.`;
  }),
  jammed: says<{ readonly weapon: string }>(({ weapon }, name) => `${name(weapon)} jams.`),
  'weapon-lost': says<{ readonly weapon: string; readonly why: 'used' | 'captured' }>(
    ({ weapon, why }, name) =>
      why === 'used' ? `${name(weapon)} is used up.` : `${name(weapon)}, captured, is of no use any more.`,
  ),
  'before-flames': says<{ readonly units: readonly string[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} must retreat before the flames.`,
    'silent',
  ),
  'flight-over': says<object>(() => 'The retreat before the flames is over.', 'silent'),
  retreated: says<{ readonly unit: string; readonly to: string }>(
    ({ unit, to }, name) => `${name(unit)} retreats before the flames to ${to}.`,
  ),
});

/** The window for Opportunity Fire that was open when a unit fled. */
export type OpenWindow = NonNullable<z.infer<typeof clockAttributes>['window']>;

export interface FireTasks {
  /** Units Shaken by a Flamethrower retreat (1.6.3/d). */
  flight: { readonly after?: OpenWindow };
}
