/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

const DIRECTIONS = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'];

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
  'artillery-called': says<{ readonly unit: string; readonly mission: string; readonly at: string }>(
    ({ unit, mission, at }, name) => `${name(unit)} calls the fire of ${mission} on ${at}.`,
  ),
  'more-artillery': says<{ readonly mission: string; readonly die: number; readonly isGranted: boolean }>(
    ({ mission, die, isGranted }) =>
      isGranted ? `${mission} fires once more (${die}).` : `${mission} fires no more (${die}).`,
  ),
  drifted: says<{
    readonly unit: string;
    readonly at: string;
    readonly white: number;
    readonly colored: number;
    readonly degrading: number;
    readonly hexes: number;
  }>(
    ({ at, white, colored, hexes }) =>
      `The Spotting Round for ${at} (${white}, ${colored}) ${hexes === 0 ? 'does not drift' : `drifts ${hexes} ${DIRECTIONS[colored - 1]}`}.`,
  ),
  'round-landed': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} sees the Spotting Round in ${at}.`,
  ),
  'round-lost': says<{ readonly unit: string }>(
    ({ unit }, name) => `${name(unit)} does not see where the Spotting Round falls.`,
  ),
  'artillery-aborted': says<{ readonly unit: string }>(
    ({ unit }, name) => `${name(unit)} aborts the Fire Mission.`,
  ),
  'fire-for-effect': says<{ readonly at: string; readonly by: 'mortar' | 'artillery' }>(({ at, by }) =>
    by === 'mortar'
      ? `Mortar fire stays on ${at}: Fire for Effect.`
      : `Artillery fires for effect on ${at} and the hexes around it.`,
  ),
});

export interface IndirectTasks {
  /** The caller decides on the Spotting Rounds on the map. */
  'spotting-round': object;
  /** Fire for Effect attacks the units that have just come into its hexes. */
  ffe: { readonly units: readonly string[]; readonly at: string };
}
