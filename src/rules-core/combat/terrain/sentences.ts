/** Fire and water in words. */
import type { ChapterSentences } from '../chapter.js';
import { afloatSentences } from './afloat.js';

export const terrainSentences: ChapterSentences = {
  ...afloatSentences,
  burnt: ({ unit, at }, name) => `${name(unit)} has not left the fire in ${at}.`,
};
