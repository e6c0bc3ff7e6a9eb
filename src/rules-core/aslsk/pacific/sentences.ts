import { listed, type Sentences } from '../sentences.js';
import type { PacificEffects } from './effects.js';

export const pacificSentences: Sentences<PacificEffects> = {
  'step-reduced': ({ unit, was, now }, name) => `${name(unit)}, a ${was}, steps down to a ${now}.`,
  struggled: ({ units }, name) => `${listed(units, name)} come through the bamboo exhausted and pinned.`,
};
