import { listed, type Sentences } from '../sentences.js';
import type { PacificEffects } from './effects.js';

export const pacificSentences: Sentences<PacificEffects> = {
  'step-reduced': ({ unit, was, now }, name) => `${name(unit)}, a ${was}, steps down to a ${now}.`,
  'hand-to-hand': ({ at }) => `The close combat in ${at} is Hand-to-Hand.`,
  'hand-to-hand-over': ({ at }) => `The Hand-to-Hand combat in ${at} is over.`,
  'stayed-together': ({ unit }, name) => `${name(unit)} does not deploy.`,
  deployed: ({ into }, name) => `A squad deploys into ${listed(into, name)}.`,
  recombined: ({ unit }, name) => `Two half-squads recombine into ${name(unit)}.`,
  banzai: ({ leader, units, target }, name) =>
    `${name(leader)} declares a Banzai Charge at ${target}: ${listed(units, name)}.`,
  charged: ({ units, from, to, mf }, name) =>
    `${listed(units, name)} charge from ${from} into ${to} for ${mf} MF.`,
  'impulse-ended': ({ mf }) => `The Impulse is over: each unit of the Charge has spent ${mf} MF in it.`,
  'point-blank': ({ at, units }, name) => `${listed(units, name)} must fire at point blank in ${at}.`,
  'charge-left': ({ units }, name) => `${listed(units, name)} are no longer part of the Charge.`,
  struggled: ({ units }, name) => `${listed(units, name)} come through the bamboo exhausted and pinned.`,
};
