/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'suppression-roll': says<{
    readonly unit: string;
    readonly needs: number;
    readonly rolled: number;
    readonly net: number;
    readonly recovers: boolean;
    readonly modifiers: readonly { readonly why: string; readonly value: number; readonly cites: string }[];
  }>(
    ({ unit, needs, net, recovers }, name) =>
      `${name(unit)} rolls ${net} to recover, ${needs} or less needed: ${recovers ? 'it recovers' : 'it stays Suppressed'}.`,
  ),
  'markers-turned': says<{ readonly units: readonly string[]; readonly what: string }>(
    ({ units, what }, name) => `${what} turns to OFF: ${units.map(name).join(', ')}.`,
    'silent',
  ),
});

export interface MoraleTasks {
  /** Adjust/Remove Morale Counters (7.1.6). */
  'recover-morale': object;
  /** Adjust/Remove Suppressions (6.8.3). */
  'recover-suppression': object;
}
