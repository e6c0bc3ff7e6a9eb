/** Artillery in words. */
import type { ChapterSentences } from '../chapter.js';
import type { Modifier } from '../system.js';

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

export const artillerySentences: ChapterSentences = {
  'set-issued': ({ battery, what, unit }, name) => `${name(unit)} carries a ${what} for ${battery}.`,
  'set-used': ({ unit }, name) => `${name(unit)} calls for artillery.`,
  'no-contact': ({ battery }) => `${battery} is not called.`,
  contact: ({ battery, needs, rolled, made }) =>
    `Contact with ${battery}: needs ${needs}, rolls ${rolled}: ${made ? 'made' : 'none'}.`,
  'battery-response': ({ battery, rolled, modifiers, exceeds, responds }) =>
    `${battery} ${responds ? 'responds' : 'does not respond'}: ${reckoned(rolled, modifiers)} must exceed ${exceeds}.`,
  'fire-called': ({ battery, at, smoke }) =>
    `${smoke ? 'Smoke' : 'Fire'} of ${battery} is called down on ${at}.`,
  'fire-lifted': ({ battery, why }) => `The fire of ${battery} is taken off the map: ${WHY_LIFTED[why]}.`,
  accuracy: ({ battery, aimed, rolled, modifiers, result, direction, at }) =>
    `Accuracy of ${battery} on ${aimed}: ${reckoned(rolled, modifiers)}: ${result}${direction === undefined ? '' : ` ${DIRECTIONS[direction - 1]} to ${at}`}.`,
  'fire-falls': ({ battery, at, kind }) =>
    kind === 'CFF'
      ? `The first rounds of ${battery} fall on ${at}.`
      : `${battery} fires for effect on ${at}.`,
  bracketed: ({ battery, at }) => `Brackets of ${battery}: ${at.join(', ')}.`,
  'fire-delayed': ({ battery }) => `${battery} is delayed: nothing falls in this impulse.`,
  'fire-noted': ({ battery, what }) => `Written down for ${battery}: ${what}.`,
  'fire-owed': ({ battery }) => `The plotted fire of ${battery} has to be tried again.`,
  'fire-slackens': ({ battery, at }) => `The fire of ${battery} on ${at} slackens to a Call For Fire.`,
};
