import { listed, type Sentences } from '../sentences.js';
import type { MovementEffects } from './effects.js';

export const movementSentences: Sentences<MovementEffects> = {
  'move-began': ({ units, assault, doubleTime }, name) =>
    `${listed(units, name)} move${assault ? ' by Assault Movement' : ''}${doubleTime ? ' at Double Time' : ''}.`,
  moved: ({ units, from, to, mf, spent, road }, name) =>
    `${listed(units, name)}: from ${from} to ${to}${road ? ' by road' : ''} for ${mf} MF, ${spent} in all.`,
  'mf-spent': ({ units, at, mf, for: what }, name) =>
    `${listed(units, name)} in ${at}: ${mf} MF for ${what}.`,
  'move-ended': ({ units }, name) => `${listed(units, name)}: movement ended.`,
  'smoke-attempt': ({ unit, at, dr, modifier, exponent, placed }, name) =>
    `${name(unit)} throws Smoke grenades into ${at}: dr ${modifier ? `${dr} +${modifier}` : dr} against ${exponent}${placed ? ', Smoke' : ', none'}.`,
  'caught-again': ({ units }, name) => `${listed(units, name)} are open to Residual FP once more.`,
  'ran-into': ({ units, at }, name) => `${listed(units, name)} run into the enemy in ${at}.`,
};
