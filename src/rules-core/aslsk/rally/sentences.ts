import { reckoned, type Sentences } from '../sentences.js';
import type { RallyEffects } from './effects.js';

export const rallySentences: Sentences<RallyEffects> = {
  'rally-attempt': ({ unit, leader, morale, dr, modifiers, rallied }, name) =>
    `${leader ? `${name(leader)} rallies ${name(unit)}` : `${name(unit)} rallies itself`}: DR ${reckoned(dr, modifiers)} against morale ${morale}${rallied ? '' : ', in vain'}.`,
  rallied: ({ unit }, name) => `${name(unit)} is in Good Order again.`,
  'dm-kept': ({ unit }, name) => `${name(unit)} keeps its Desperation Morale.`,
};
