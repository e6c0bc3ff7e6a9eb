import { listed, type Name, reckoned, type Sentences } from '../sentences.js';
import type { Modifier } from '../system.js';
import type { AimResult, BurstResult, OrdnanceEffects } from './effects.js';

const TYPE = {
  ITT: 'Infantry Target Type',
  ATT: 'Area Target Type',
  VTT: 'Vehicle Target Type',
  own: 'its own table',
} as const;

function aimed(dr: number, common: readonly Modifier[], result: AimResult, name: Name): string {
  const { units, modifiers, hit, critical } = result;
  const outcome = critical ? 'a Critical Hit' : hit ? 'a hit' : 'a miss';
  const on = units.length > 0 ? ` on ${listed(units, name)}` : '';
  return `DR ${reckoned(dr, [...common, ...modifiers])}: ${outcome}${on}`;
}

function burst(dr: number, { units, column, modifiers, result, critical }: BurstResult, name: Name): string {
  const on = column === 0 ? 'off the table' : `column ${column}`;
  return `${on}${critical ? ', Critical Hit' : ''}, DR ${reckoned(dr, modifiers)}: ${result} on ${listed(units, name)}`;
}

export const ordnanceSentences: Sentences<OrdnanceEffects> = {
  shot: (shot, name) => {
    const { weapon, at, range, type, ammo, number, critical, white, coloured, modifiers, results } = shot;
    const needs = critical === undefined ? `${number}` : `${number} (${critical})`;
    const outcomes = results.map((one) => aimed(white + coloured, modifiers, one, name)).join('; ');
    return `${name(weapon)} fires ${ammo} at ${at}, range ${range}, ${TYPE[type]}, To Hit ${needs}; dice ${white} and ${coloured}. ${outcomes}.`;
  },
  burst: ({ weapon, at, fp, white, coloured, results }, name) => {
    const outcomes = results.map((one) => burst(white + coloured, one, name)).join('; ');
    return `${name(weapon)} strikes ${at} with ${fp} FP; dice ${white} and ${coloured}. ${outcomes || 'Nobody is known to be hit'}.`;
  },
  'gun-hit': ({ gun, result }, name) => `${name(gun)}: ${result}.`,
  'ammunition-tried': ({ weapon, ammo, dr, number, result }, name) =>
    `${name(weapon)} looks for ${ammo}, depletion number ${number}: DR ${dr}, ${result}.`,
  'arc-changed': ({ weapon, from, to }, name) => `${name(weapon)} turns from hexspine ${from} to ${to}.`,
  acquired: ({ weapon, at, drm, area }, name) =>
    `${name(weapon)} has acquired ${area ? 'the hex' : 'its target in'} ${at}: ${drm}.`,
  'acquisition-lost': ({ weapon, at }, name) => `${name(weapon)} loses its acquisition of ${at}.`,
  'acquisition-moved': ({ weapon, at }, name) => `${name(weapon)} keeps its acquisition, now in ${at}.`,
  'smoke-shell-placed': ({ at, kind, wp }) =>
    `${kind === 'full' ? 'Full' : 'Dispersed'} ${wp ? 'White Phosphorus' : 'Smoke'} lies in ${at}.`,
  backblast: ({ at, dr, result }) => `Backblast in ${at}: dr ${dr} on column 1, ${result}.`,
  manhandled: ({ gun, units, to, mf, dr, modifiers, number, result }, name) =>
    `${listed(units, name)} push ${name(gun)} towards ${to} for ${mf} MF: DR ${reckoned(dr, modifiers)} against M${number}: it ${result}.`,
  'panzerfaust-check': ({ unit, at, dr, modifiers, found }, name) =>
    `${name(unit)} looks for a Panzerfaust against ${at}: dr ${reckoned(dr, modifiers)}${found ? ', and has one' : ', and has none'}.`,
  'gun-revealed': ({ units, at }, name) => `${listed(units, name)} come to light in ${at}.`,
  'vehicle-hit': ({ weapon, target, ammo, critical }, name) =>
    `${name(weapon)} hits ${name(target)} with ${ammo}${critical ? ', a Critical Hit' : ''}.`,
};
