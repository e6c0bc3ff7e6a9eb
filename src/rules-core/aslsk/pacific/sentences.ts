import { listed, type Sentences } from '../sentences.js';
import type { PacificEffects } from './effects.js';

export const pacificSentences: Sentences<PacificEffects> = {
  'step-reduced': ({ unit, was, now }, name) => `${name(unit)}, a ${was}, steps down to a ${now}.`,
  'hand-to-hand': ({ at }) => `The close combat in ${at} is Hand-to-Hand.`,
  'hand-to-hand-over': ({ at }) => `The Hand-to-Hand combat in ${at} is over.`,
  'stayed-together': ({ unit }, name) => `${name(unit)} does not deploy.`,
  deployed: ({ into }, name) => `A squad deploys into ${listed(into, name)}.`,
  recombined: ({ unit }, name) => `Two half-squads recombine into ${name(unit)}.`,
  struggled: ({ units }, name) => `${listed(units, name)} come through the bamboo exhausted and pinned.`,
};
