import type { Name } from '../sentences.js';
import { reckoned, type Sentences } from '../sentences.js';
import type { Check, MoraleEffects } from './effects.js';

function checked(about: Check & { readonly check: string; readonly passed: boolean }, name: Name): string {
  const { unit, check, dr, modifiers, morale, passed } = about;
  return `${name(unit)}, ${check}: DR ${reckoned(dr, modifiers)} against morale ${morale}: ${passed ? 'passed' : 'failed'}.`;
}

export const moraleSentences: Sentences<MoraleEffects> = {
  'morale-check': checked,
  'task-check': checked,
  broken: ({ unit }, name) => `${name(unit)} breaks.`,
  pinned: ({ unit }, name) => `${name(unit)} is pinned.`,
  'desperation-morale': ({ unit }, name) => `${name(unit)} falls into Desperation Morale.`,
  'casualty-reduced': ({ unit, was, now }, name) =>
    `Casualties: ${name(unit)}, a ${was}, is reduced to a ${now}.`,
  eliminated: ({ unit }, name) => `${name(unit)} is eliminated.`,
  wounded: ({ unit, dr, modifier }, name) =>
    `${name(unit)} is wounded: severity dr ${modifier ? `${dr} +${modifier}` : dr}${dr + modifier >= 5 ? ', mortally' : ''}.`,
  replaced: ({ unit, was, now }, name) => `${name(unit)}: the ${was} is replaced by a ${now}.`,
  'leader-created': ({ by, dr, modifiers, leader }, name) =>
    `A leader steps forward from ${name(by)}: a ${leader} (dr ${reckoned(dr, modifiers)}).`,
  'no-leader-created': ({ by, dr, modifiers }, name) =>
    `No leader steps forward from ${name(by)} (dr ${reckoned(dr, modifiers)}).`,
  'weapon-dropped': ({ weapon, by, at }, name) => `${name(by)} leaves ${name(weapon)} in ${at}.`,
};
