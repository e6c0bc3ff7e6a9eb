/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Mode } from '../attributes/index.js';

const MODES: Readonly<Record<Mode, readonly [one: string, more: string]>> = {
  move: ['sets out', 'set out'],
  'assault-move': ['sets out by Assault Movement', 'set out by Assault Movement'],
  'low-crawl': ['crawls', 'crawl'],
  stealth: ['sets out by Stealth', 'set out by Stealth'],
};
const of = (units: readonly string[], [one, more]: readonly [string, string]) =>
  units.length === 1 ? one : more;

export const tells = effects({
  'set-out': says<{ readonly units: readonly string[]; readonly from: string; readonly mode: Mode }>(
    ({ units, from, mode }, name) => `${units.map(name).join(', ')} ${of(units, MODES[mode])} from ${from}.`,
    'silent',
  ),
  entered: says<{ readonly units: readonly string[]; readonly at: string; readonly mp: number }>(
    ({ units, at, mp }, name) =>
      `${units.map(name).join(', ')} ${of(units, ['enters', 'enter'])} ${at} for ${mp} MP.`,
  ),
  'held-fire': says<{ readonly side: string; readonly at: string }>(
    ({ side, at }) => `${side} holds its fire at ${at}.`,
  ),
  'move-over': says<{ readonly units: readonly string[] }>(
    ({ units }, name) =>
      units.length === 0
        ? 'The move is over: nobody is left to go on.'
        : `The move of ${units.map(name).join(', ')} is over.`,
    'silent',
  ),
});

export interface MovementTasks {
  /** A stack on the move, and the places it has still to go to. */
  march: { readonly units: readonly string[]; readonly path: readonly string[] };
  /** The enemy may fire at the units that have just spent Movement Points (5.3). */
  window: object;
}
