/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'smoke-laid': says<{
    readonly unit: string;
    readonly at: string;
    readonly die: number;
    readonly needed: number;
    readonly isLaid: boolean;
  }>(({ unit, at, die, needed, isLaid }, name) =>
    isLaid
      ? `${name(unit)} lays smoke in ${at} (${die}, ${needed} or less needed).`
      : `${name(unit)} fails to lay smoke in ${at} (${die}, ${needed} or less needed).`,
  ),
  'mortar-fired': says<{ readonly unit: string; readonly at: string; readonly leader?: string }>(
    ({ unit, at, leader }, name) =>
      `${name(unit)} fires at ${at}${leader === undefined ? '' : `, led by ${name(leader)}`}.`,
  ),
  'mortar-called': says<{ readonly unit: string; readonly mortar: string; readonly at: string }>(
    ({ unit, mortar, at }, name) => `${name(unit)} calls the fire of ${name(mortar)} on ${at}.`,
  ),
  'fire-for-effect': says<{ readonly at: string; readonly by: 'mortar' | 'artillery' }>(({ at, by }) =>
    by === 'mortar'
      ? `Mortar fire stays on ${at}: Fire for Effect.`
      : `Artillery fires for effect on ${at} and the hexes around it.`,
  ),
});

export interface IndirectTasks {
  /** Fire for Effect attacks the units that have just come into its hexes. */
  ffe: { readonly units: readonly string[]; readonly at: string };
}
