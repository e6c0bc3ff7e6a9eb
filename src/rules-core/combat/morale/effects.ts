/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import { inWords } from '../fire/effects.js';
import type { Modifier } from '../system.js';

export const tells = effects({
  'action-check': says<{
    readonly unit: string;
    readonly to: string;
    readonly rolled: number;
    readonly needs: number;
    readonly passed: boolean;
  }>(
    ({ unit, to, rolled, needs, passed }, name) =>
      `${name(unit)} checks whether to ${to}: ${rolled} against ${needs}: ${passed ? 'yes' : 'no'}.`,
  ),
  'morale-check': says<{
    readonly unit: string;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly needs: number;
    readonly passed: boolean;
    /** What failing it by so much means. */
    readonly margin?: number;
    readonly result?: string;
  }>(
    ({ unit, rolled, modifiers, needs, passed, result }, name) =>
      `${name(unit)} checks morale: ${rolled}${inWords(modifiers)} against ${needs}: ${passed ? 'passed' : result === undefined ? 'failed' : `failed, ${result}`}.`,
  ),
  courage: says<{ readonly unit: string; readonly with: readonly string[] }>(
    ({ unit, with: followers }, name) =>
      `${name(unit)} shows courage${followers.length > 0 ? ` and inspires ${followers.map(name).join(', ')}` : ''}.`,
  ),
  pinned: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} is Pinned Down.`),
  disrupted: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} is Disrupted.`),
  'wounded-in-action': says<{ readonly unit: string }>(
    ({ unit }, name) => `${name(unit)} is wounded in action.`,
  ),
  wounded: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} is wounded.`),
  reduced: says<{ readonly unit: string; readonly from: string; readonly to: string }>(
    ({ unit, to }, name) => `${name(unit)} suffers casualties and is a ${to} now.`,
  ),
  eliminated: says<{ readonly unit: string; readonly name: string; readonly at?: string }>(
    ({ name: called }) => `${called} is eliminated.`,
  ),
  'nest-lost': says<{ readonly hexes: readonly string[] }>(
    ({ hexes }) => `The resistance nest in ${hexes.join(', ')} has lost its Commissar.`,
  ),
});
