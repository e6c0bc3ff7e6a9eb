/** What can happen in this chapter, how it is told, and what its tasks carry. */
import { effects, says } from '../../kernel/form/index.js';
import { type GpAttack, gpInWords } from '../told.js';

export const tells = effects({
  'air-phase': says<{ readonly tracked: readonly string[]; readonly acquiring: readonly string[] }>(
    ({ tracked, acquiring }, name) =>
      `Aircraft that are tracked: ${tracked.map(name).join(', ') || 'none'}; that acquire units: ${acquiring.map(name).join(', ') || 'none'}.`,
    'silent',
  ),
  flak: says<{ readonly unit: string; readonly weapon: string; readonly target: string } & GpAttack>(
    ({ unit, target, ...attack }, name) => `${name(unit)} fires at ${name(target)}: ${gpInWords(attack)}`,
    'silent',
  ),
  'air-attack': says<{ readonly aircraft: string; readonly weapon: string; readonly at: string }>(
    ({ aircraft, weapon, at }, name) => `${name(aircraft)} attacks ${at}: ${weapon}.`,
    'silent',
  ),
  'bomb-scatter': says<{
    readonly aircraft: string;
    readonly rolled: number;
    readonly net: number;
    readonly needs: number;
    readonly scatters: boolean;
  }>(
    ({ aircraft, net, needs, scatters }, name) =>
      `Under Anti-Aircraft fire ${name(aircraft)} rolls ${net} against ${needs}: its bombs ${scatters ? 'scatter' : 'fall where they are aimed'}.`,
  ),
  'bombs-stray': says<{ readonly aircraft: string; readonly from: string; readonly to?: string }>(
    ({ aircraft, from, to }, name) =>
      to === undefined
        ? `The bombs of ${name(aircraft)} at ${from} fall off the map.`
        : `The bombs of ${name(aircraft)} at ${from} fall in ${to}.`,
  ),
  'bombs-fall': says<{
    readonly aircraft: string;
    readonly weapon: string;
    readonly hexes: readonly string[];
  }>(
    ({ aircraft, weapon, hexes }, name) => `${weapon} of ${name(aircraft)}: on ${hexes.join(', ')}.`,
    'silent',
  ),
  'air-strike': says<{ readonly aircraft: string; readonly target: string } & GpAttack>(
    ({ aircraft, target, ...attack }, name) =>
      `${name(aircraft)} attacks ${name(target)}: ${gpInWords(attack)}`,
    'silent',
  ),
});

export interface AirTasks {
  /** AA units track aircraft, aircraft acquire (6.4, 6.7). */
  air: { phase: 1 | 2 };
  /** A side fires at aircraft that are tracked. */
  'anti-aircraft': { side: string };
  /** Its aircraft attack what they have acquired. */
  'air-attack': { side: string };
  /** Bombs or rockets go off. */
  'air-strike': { aircraft: string; hexes: readonly string[]; factor: number };
}
