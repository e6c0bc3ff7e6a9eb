import { reckoned, type Sentences } from '../sentences.js';
import type { WeaponEffects } from './effects.js';

export const weaponSentences: Sentences<WeaponEffects> = {
  'recovery-attempt': ({ unit, weapon, dr, modifier, recovered }, name) =>
    `${name(unit)} reaches for ${name(weapon)}: dr ${modifier ? `${dr} +${modifier}` : dr}${recovered ? ', and has it' : ', in vain'}.`,
  'repair-attempt': ({ unit, weapon, dr, needs, result }, name) =>
    `${name(unit)} repairs ${name(weapon)} on ${needs} or less: dr ${dr}, ${result}.`,
  transferred: ({ weapon, from, to }, name) => `${name(from)} hands ${name(weapon)} to ${name(to)}.`,
  dropped: ({ weapon, by, at }, name) => `${name(by)} drops ${name(weapon)} in ${at}.`,
  'charge-placed': ({ weapon, by, at }, name) => `${name(by)} places ${name(weapon)} in ${at}.`,
  'charge-exploded': ({ weapon, at, fp, white, coloured, results, fizzled }, name) =>
    fizzled
      ? `${name(weapon)} fizzles out in ${at} on a ${white + coloured}.`
      : `${name(weapon)} explodes in ${at} with ${fp} FP: ${results.map(({ modifiers, result }) => `DR ${reckoned(white + coloured, modifiers)}: ${result}`).join('; ') || 'nobody is hit'}.`,
  destroyed: ({ weapon, by }, name) => `${name(by)} destroys ${name(weapon)}.`,
};
