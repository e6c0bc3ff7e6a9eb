/** What can happen in this chapter, and how it is told. */

import { effects, says } from '../../kernel/form/index.js';
import type { Breakable } from './breaking.js';
import type { Obstacle } from './clearing.js';
import type { MinesGone } from './mines.js';
import type { Work } from './works.js';

export const tells = effects({
  broken: says<{ readonly what: Breakable; readonly hex: string }>(
    ({ what, hex }) => `The ${what} in ${hex} is destroyed.`,
  ),
  clears: says<{ readonly units: readonly string[]; readonly at: string; readonly what: Obstacle }>(
    ({ units, at, what }, name) => `${units.map(name).join(', ')} clear the ${what} in ${at}.`,
  ),
  cleared: says<{ readonly hex: string; readonly what: 'wire' | 'roadblock' }>(
    ({ hex, what }) => `The ${what} in ${hex} is cleared away.`,
  ),
  'took-cover': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} takes cover.`),
  'pillbox-entered': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} enters the pillbox in ${at}.`,
  ),
  'pillbox-left': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} leaves the pillbox in ${at}.`,
  ),
  'gate-closed': says<{ readonly hex: string }>(({ hex }) => `The gate in ${hex} is closed.`),
  'set-destroyed': says<{ readonly at: string; readonly what: 'radio' | 'phone' }>(
    ({ at, what }) => `The ${what} that lies in ${at} is destroyed.`,
  ),
  digs: says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} digs in ${at}.`,
  ),
  'dug-in': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} is dug in at ${at}.`,
  ),
  'among-obstacles': says<{ readonly unit: string; readonly at: string; readonly since?: number }>(
    ({ unit, at, since }, name) =>
      since === undefined
        ? `${name(unit)} is no longer among obstacles.`
        : `${name(unit)} lies among the obstacles in ${at}.`,
  ),
  'fortifications-revealed': says<{ readonly hexes: readonly string[] }>(
    ({ hexes }) => `Fortifications are revealed in ${hexes.join(', ')}.`,
  ),
  'mines-found': says<{ readonly hex: string }>(({ hex }) => `Mines are found in ${hex}.`),
  'mines-attack': says<{
    readonly unit: string;
    readonly hex: string;
    readonly fp: number;
    readonly row: number;
    readonly rolled: number;
    readonly result: string;
  }>(
    ({ unit, hex, row, rolled, result }, name) =>
      `Mines in ${hex} attack ${name(unit)} on row ${row}: ${rolled}: ${result}.`,
  ),
  'mines-removed': says<{ readonly hex: string; readonly why: MinesGone }>(
    ({ hex, why }) => `The mines in ${hex} are gone: ${why}.`,
  ),
  'light-mines': says<{ readonly unit: string; readonly hex: string; readonly rolled: number }>(
    ({ unit, hex, rolled }, name) =>
      `${name(unit)} crosses the light mines in ${hex}: ${rolled}: ${rolled === 1 ? 'they go off' : 'nothing'}.`,
  ),
  'blows-a-hole': says<{
    readonly unit: string;
    readonly hex: string;
    readonly side: number;
    readonly rolled: number;
    readonly result: string;
    readonly opens: boolean;
  }>(
    ({ unit, hex, side, rolled, result, opens }, name) =>
      `${name(unit)} blows at hexside ${side + 1} of ${hex}: ${rolled}: ${result}: ${opens ? 'a Mousehole' : 'nothing'}.`,
  ),
  'hole-collapsed': says<{ readonly hexes: readonly string[] }>(
    ({ hexes }) => `Everything falls down in ${hexes.join(' and ')}.`,
  ),
  fortified: says<{
    readonly side: string;
    readonly what: Work;
    readonly at: string;
    readonly hidden?: true;
  }>(({ side, what, at, hidden }) => `${side} places ${hidden ? 'hidden ' : ''}${what} in ${at}.`),
  'fortifying-done': says<{ readonly side: string }>(({ side }) => `${side} has placed its fortifications.`),
});

export interface FortificationsTasks {
  digging: { readonly side: string; readonly units: readonly string[] };
  fortify: object;
}
