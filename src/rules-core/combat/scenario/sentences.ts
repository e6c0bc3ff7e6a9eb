/** Control, points and hidden units in words. */
import type { ChapterSentences } from '../chapter.js';
import { hiddenSentences } from './hidden.js';

export const scenarioSentences: ChapterSentences = {
  ...hiddenSentences,
  exited: ({ unit, from }, name) => `${name(unit)} leaves the map in ${from}.`,
  controlled: ({ hex, side }) => `${side} controls ${hex}.`,
  'points-won': ({ side, points, for: what }) => `${side} wins ${points} points for ${what}.`,
};
