/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'fire-announced': says<{
    readonly by: readonly string[];
    readonly target: string;
    readonly as?: 'Quickdraw' | 'Defensive Fire';
  }>(
    ({ by, target, as }, name) =>
      `${by.map(name).join(', ')} ${by.length === 1 ? 'fires' : 'fire'} at ${name(target)}${as ? `: ${as}` : ''}.`,
    'silent',
  ),
  'fire-over': says<{ readonly target: string }>(
    ({ target }, name) => `The fire at ${name(target)} is over.`,
    'silent',
  ),
  'held-fire': says<{ readonly side: string }>(({ side }) => `${side} holds its fire.`, 'silent'),
  'ammo-roll': says<{
    readonly unit: string;
    readonly weapon: string;
    readonly ammo: string;
    readonly limit: number;
    readonly rolled: number;
    readonly found: boolean;
  }>(
    ({ unit, weapon, ammo, limit, rolled, found }, name) =>
      `${ammo} for ${weapon} of ${name(unit)}: rolls ${rolled} against ${limit}: ${found ? 'there is some' : 'there is none, and it does not fire'}.`,
  ),
  malfunctioned: says<{ readonly unit: string; readonly weapon: string }>(
    ({ unit, weapon }, name) => `${weapon} of ${name(unit)} malfunctions.`,
  ),
  'repair-roll': says<{
    readonly unit: string;
    readonly weapon: string;
    readonly rolled: number;
    readonly net: number;
    readonly result: 'repaired' | 'out-of-action' | 'still';
  }>(
    ({ unit, weapon, net, result }, name) =>
      `Repair of ${weapon} of ${name(unit)}: ${net}: ${REPAIR[result]}.`,
  ),
});

const REPAIR = {
  repaired: 'it works again',
  'out-of-action': 'it is out of action for good',
  still: 'it still does not work',
} as const;

export interface FireTasks {
  'direct-fire': { side: string };
  overwatch: { side: string };
  /** Fire that is announced is resolved, shot by shot (4.4.1). */
  volley: object;
  /** Its target may draw before it is resolved (7.54). */
  quickdraw: object;
  /** A unit that was fired at may fire back (7.50). */
  'defensive-fire': { unit: string; at: readonly string[]; during: 'direct-fire' | 'overwatch' };
  /** At the end of the Command Phase (7.25). */
  'repair-weapons': object;
}
