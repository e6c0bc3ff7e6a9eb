/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Run } from './sortie.js';

export const tells = effects({
  'fired-at-aircraft': says<{
    readonly unit: string;
    readonly aircraft: string;
    readonly fp: number;
    readonly row: number;
    readonly rolled: number;
    readonly result: string;
  }>(
    ({ unit, aircraft, fp, row, rolled, result }, name) =>
      `${name(unit)} fires at ${name(aircraft)} with ${fp} (row ${row}): ${rolled}: ${result}.`,
  ),
  'aircraft-hit': says<{ readonly aircraft: string }>(
    ({ aircraft }, name) => `${name(aircraft)} is hit and will not return.`,
  ),
  'aircraft-turned-away': says<{ readonly aircraft: string }>(
    ({ aircraft }, name) => `${name(aircraft)} turns away without attacking.`,
  ),
  'aircraft-left': says<{ readonly aircraft: string }>(
    ({ aircraft }, name) => `${name(aircraft)} flies off.`,
  ),
  'air-support': says<{
    readonly side: string;
    readonly rolled: number;
    readonly turn: number;
    readonly comes: boolean;
  }>(
    ({ side, rolled, turn, comes }) =>
      `Air support for ${side}: ${rolled} in turn ${turn}: ${comes ? 'it comes' : 'it does not come'}.`,
  ),
  'aircraft-arrive': says<{ readonly side: string; readonly rolled?: number; readonly count: number }>(
    ({ count }) => `${count === 1 ? 'One aircraft arrives' : 'Two aircraft arrive'}.`,
  ),
  'aircraft-placed': says<{ readonly aircraft: string; readonly at: string; readonly strafes: boolean }>(
    ({ aircraft, at, strafes }, name) =>
      `${name(aircraft)} ${strafes ? 'begins a Strafing Run in' : 'dives at'} ${at}.`,
  ),
  'air-attack': says<{
    readonly aircraft: string;
    readonly rolled: number;
    readonly result: string;
  }>(({ rolled, result }) => `Air attack: ${rolled}: ${result}.`),
  'mistaken-hex': says<{ readonly aircraft: string; readonly hexes: readonly string[] }>(
    ({ aircraft, hexes }, name) => `${name(aircraft)} attacks ${hexes.join(', ')} by mistake.`,
  ),
});

export interface AirTasks {
  /** The other side may fire at an aircraft in that hex. */
  'anti-aircraft': { readonly aircraft: string; readonly at: string };
  /** So many aircraft are still to attack in this impulse. */
  sortie: { readonly side: string; readonly left: number };
  'air-attack': Run & { readonly aircraft: string };
}
