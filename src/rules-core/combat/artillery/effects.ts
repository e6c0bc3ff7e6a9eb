/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Modifier } from '../system.js';
import type { Kind } from './sets.js';

const DIRECTIONS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];

const WHY_LIFTED = {
  'no response': 'the battery does not respond',
  lifted: 'the battery is lifted',
  'called off': 'it is called off',
  over: 'it is over',
} as const;

function reckoned(rolled: number, modifiers: readonly Modifier[]): string {
  const parts = modifiers.map(({ why, drm }) => ` ${drm < 0 ? '-' : '+'} ${Math.abs(drm)} (${why})`);
  return `${rolled}${parts.join('')}`;
}

export const tells = effects({
  contact: says<{
    readonly battery: string;
    readonly needs: number;
    readonly rolled: number;
    readonly made: boolean;
  }>(
    ({ battery, needs, rolled, made }) =>
      `Contact with ${battery}: needs ${needs}, rolls ${rolled}: ${made ? 'made' : 'none'}.`,
  ),
  'no-contact': says<{ readonly battery: string }>(({ battery }) => `${battery} is not called.`),
  'set-used': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} calls for artillery.`),
  'battery-response': says<{
    readonly battery: string;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly exceeds: number;
    readonly responds: boolean;
  }>(
    ({ battery, rolled, modifiers, exceeds, responds }) =>
      `${battery} ${responds ? 'responds' : 'does not respond'}: ${reckoned(rolled, modifiers)} must exceed ${exceeds}.`,
  ),
  'fire-called': says<{ readonly battery: string; readonly at: string; readonly smoke?: true }>(
    ({ battery, at, smoke }) => `${smoke ? 'Smoke' : 'Fire'} of ${battery} is called down on ${at}.`,
  ),
  'fire-lifted': says<{
    readonly battery: string;
    readonly why: 'no response' | 'lifted' | 'called off' | 'over';
  }>(({ battery, why }) => `The fire of ${battery} is taken off the map: ${WHY_LIFTED[why]}.`),
  accuracy: says<{
    readonly battery: string;
    readonly aimed: string;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly result: string;
    readonly direction?: number;
    readonly at: string;
  }>(
    ({ battery, aimed, rolled, modifiers, result, direction, at }) =>
      `Accuracy of ${battery} on ${aimed}: ${reckoned(rolled, modifiers)}: ${result}${direction === undefined ? '' : ` ${DIRECTIONS[direction - 1]} to ${at}`}.`,
  ),
  'fire-falls': says<{ readonly battery: string; readonly at: string; readonly kind: 'CFF' | 'FFE' }>(
    ({ battery, at, kind }) =>
      kind === 'CFF'
        ? `The first rounds of ${battery} fall on ${at}.`
        : `${battery} fires for effect on ${at}.`,
  ),
  bracketed: says<{ readonly battery: string; readonly at: readonly string[] }>(
    ({ battery, at }) => `Brackets of ${battery}: ${at.join(', ')}.`,
  ),
  'fire-delayed': says<{ readonly battery: string }>(
    ({ battery }) => `${battery} is delayed: nothing falls in this impulse.`,
  ),
  'fire-slackens': says<{ readonly battery: string; readonly at: string }>(
    ({ battery, at }) => `The fire of ${battery} on ${at} slackens to a Call For Fire.`,
  ),
  'fire-noted': says<{ readonly battery: string; readonly what: 'plot' | 'observer' | 'registration' }>(
    ({ battery, what }) => `Written down for ${battery}: ${what}.`,
  ),
  'fire-owed': says<{ readonly battery: string }>(
    ({ battery }) => `The plotted fire of ${battery} has to be tried again.`,
  ),
  'set-issued': says<{ readonly battery: string; readonly what: Kind; readonly unit: string }>(
    ({ battery, what, unit }, name) => `${name(unit)} carries a ${what} for ${battery}.`,
  ),
});
