/** What can happen to men (chapter 3): morale, casualties, rally. */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

/** A roll of two dice against a number. */
interface Check {
  readonly unit: UnitId;
  readonly needs: number;
  readonly rolled: number;
  readonly modifiers: readonly Modifier[];
  readonly passed: boolean;
}

const checkInWords = ({ needs, rolled, modifiers, passed }: Check): string =>
  `needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${passed ? 'passed' : 'failed'}.`;

export const tells = effects({
  'morale-check': says<Check & { readonly check: string }>(
    (about, name) => `${name(about.unit)}, ${about.check}: ${checkInWords(about)}`,
    'silent',
  ),
  broken: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} breaks.`),
  reduced: says<{ readonly unit: UnitId; readonly was: string; readonly now: string }>(
    ({ unit, was, now }, name) => `${name(unit)} is reduced from ${was} to ${now}.`,
  ),
  eliminated: says<{ readonly unit: UnitId; readonly side: SideId }>(
    ({ unit }, name) => `${name(unit)} is eliminated.`,
  ),
  pinned: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is pinned.`),
  'fired-on': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `Desperation Morale for ${units.map(name).join(', ')}.`,
    'silent',
  ),
  'rally-attempt': says<Check & { readonly leader?: UnitId }>(
    (about, name) =>
      `${about.leader === undefined ? `${name(about.unit)} tries to rally` : `${name(about.leader)} rallies ${name(about.unit)}`}: ${checkInWords(about)}`,
    'silent',
  ),
  rallied: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} rallies.`),
});
