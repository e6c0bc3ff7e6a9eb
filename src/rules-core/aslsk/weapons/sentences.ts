import type { Sentences } from '../sentences.js';
import type { WeaponEffects } from './effects.js';

export const weaponSentences: Sentences<WeaponEffects> = {
  'recovery-attempt': ({ unit, weapon, dr, modifier, recovered }, name) =>
    `${name(unit)} reaches for ${name(weapon)}: dr ${modifier ? `${dr} +${modifier}` : dr}${recovered ? ', and has it' : ', in vain'}.`,
  'repair-attempt': ({ unit, weapon, dr, needs, result }, name) =>
    `${name(unit)} repairs ${name(weapon)} on ${needs} or less: dr ${dr}, ${result}.`,
  transferred: ({ weapon, from, to }, name) => `${name(from)} hands ${name(weapon)} to ${name(to)}.`,
  dropped: ({ weapon, by, at }, name) => `${name(by)} drops ${name(weapon)} in ${at}.`,
  destroyed: ({ weapon, by }, name) => `${name(by)} destroys ${name(weapon)}.`,
};
