import { listed, type Name, reckoned, type Sentences } from '../sentences.js';
import type { FireEffects, FirePart, TargetResult } from './effects.js';

function part({ unit, printed, factors, fp }: FirePart, name: Name): string {
  if (factors.length === 0) return `${name(unit)} ${fp}`;
  const how = factors.map(({ label, times, plus }) => (plus ? `+${plus} ${label}` : `x${times} ${label}`));
  return `${name(unit)} ${printed} ${how.join(' ')} = ${fp}`;
}

function outcome(dr: number, { units, modifiers, result }: TargetResult, name: Name): string {
  return `DR ${reckoned(dr, modifiers)}: ${result}${units.length > 0 ? ` on ${listed(units, name)}` : ''}`;
}

export const fireSentences: Sentences<FireEffects> = {
  'fire-attack': ({ at, parts, fp, column, cowered, white, coloured, results }, name) => {
    const strength = `${parts.map((one) => part(one, name)).join(', ')}; ${fp} FP`;
    const on = column === 0 ? 'off the table' : `column ${column}`;
    const outcomes = results.map((result) => outcome(white + coloured, result, name)).join('; ');
    return `Fire at ${at}: ${strength}, ${on}${cowered ? ` after cowering ${cowered}` : ''}; dice ${white} and ${coloured}. ${outcomes || 'Nobody is hit'}.`;
  },
  'line-of-sight-blocked': ({ units, at }, name) =>
    `${listed(units, name)} cannot see ${at}: the fire is wasted.`,
  'fire-marked': ({ units, marker }, name) =>
    units.length > 0 ? `${listed(units, name)}: marked ${marker} fire.` : 'No marker is placed.',
  'rate-of-fire-kept': ({ weapon }, name) => `${name(weapon)} keeps its Rate of Fire.`,
  malfunctioned: ({ weapon, dr }, name) => `${name(weapon)} malfunctions on a ${dr}.`,
  'weapon-removed': ({ weapon, dr }, name) => `${name(weapon)} is out for good on a ${dr}.`,
  'residual-placed': ({ at, fp }) => `${fp} Residual FP stay in ${at}.`,
  'residual-attack': ({ at, fp, white, coloured, results }, name) =>
    `Residual FP in ${at}, ${fp}: ${results.map((result) => outcome(white + coloured, result, name)).join('; ')}.`,
  'weapon-hit': ({ weapon, dr, result }, name) => `${name(weapon)} is hit too: dr ${dr}, ${result}.`,
};
