import { listed, type Sentences } from '../sentences.js';
import type { AdvanceEffects } from './effects.js';

export const advanceSentences: Sentences<AdvanceEffects> = {
  advanced: ({ units, from, to, exhausted }, name) =>
    `${listed(units, name)} advance from ${from} to ${to}${exhausted.length > 0 ? `; ${listed(exhausted, name)} exhausted` : ''}.`,
};
