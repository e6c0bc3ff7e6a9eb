/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Mode } from '../attributes.js';
import type { March } from './march.js';
import type { Reaction } from './reaction.js';

export const tells = effects({
  flipped: says<{ readonly unit: string; readonly to: 'weapon' | 'move' }>(
    ({ unit, to }, name) => `${name(unit)} is now on its ${to} side.`,
  ),
  uncovered: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} leaves its cover.`),
  'on-the-lip': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} is on the lip of the gully in ${at}.`,
  ),
  'took-post': says<{ readonly unit: string; readonly post: 'trench' | 'dug-in' | 'out' }>(
    ({ unit, post }, name) =>
      post === 'out' ? `${name(unit)} leaves the trench.` : `${name(unit)} goes under the ${post} marker.`,
  ),
  handed: says<{ readonly unit: string; readonly to: string; readonly what: 'radio' | 'phone' }>(
    ({ unit, to, what }, name) =>
      unit === to ? `${name(unit)} picks up a ${what}.` : `${name(unit)} hands its ${what} to ${name(to)}.`,
  ),
  balked: says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} does not dare to enter ${at}.`,
  ),
  fled: says<{ readonly unit: string; readonly from: string; readonly to: string }>(
    ({ unit, to }, name) => `${name(unit)} flees towards ${to}.`,
  ),
  'stood-fast': says<{ readonly side: string }>(({ side }) => `The units of ${side} stay where they are.`),
  'bugged-out': says<{ readonly unit: string; readonly from: string; readonly to: string }>(
    ({ unit, to }, name) => `${name(unit)} makes for ${to} before the enemy comes.`,
  ),
  'set-out': says<{ readonly units: readonly string[]; readonly mode: Mode }>(
    ({ units, mode }, name) => `${units.map(name).join(', ')} set out, ${mode}.`,
  ),
  entered: says<{
    readonly unit: string;
    readonly from: string;
    readonly to: string;
    readonly mp: number;
    readonly left: number;
  }>(({ unit, to, mp, left }, name) => `${name(unit)} enters ${to} for ${mp} MP and has ${left} left.`),
  'fell-out': says<{ readonly units: readonly string[]; readonly why: 'torn apart' | 'no leader' }>(
    ({ units, why }, name) => `${units.map(name).join(', ')} fall out of the platoon: ${why}.`,
  ),
  'move-over': says<{ readonly units: readonly string[] }>(({ units }, name) =>
    units.length > 0 ? `The move of ${units.map(name).join(', ')} is over.` : 'The move is over.',
  ),
  charges: says<{ readonly side: string; readonly made: boolean }>(
    ({ side, made }) => `${side} ${made ? 'charges with fixed bayonets' : 'does not charge'}.`,
  ),
  'fire-held': says<{ readonly side: string }>(({ side }) => `${side} holds its fire.`),
});

export interface MovementTasks {
  'bug-out': { readonly at: string; readonly side: string; readonly tried?: readonly string[] };
  march: March;
  charge: { readonly side: string };
  reaction: Reaction;
}
