/** Fire in words: every number with its reason. */
import type { ChapterSentences } from '../chapter.js';
import type { Modifier } from '../system.js';

const list = (units: readonly string[], name: (unit: string) => string): string => units.map(name).join(', ');
const signed = (drm: number): string => (drm < 0 ? `${drm}` : `+${drm}`);
export const inWords = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ why, drm }) => ` ${signed(drm)} ${why}`).join(',');

export const fireSentences: ChapterSentences = {
  'opened-fire': ({ units, at, leader, recon }, name) =>
    `${list(units, name)} ${units.length === 1 ? 'fires' : 'fire'} at ${at.join(', ')}${
      leader === undefined ? '' : `, directed by ${name(leader)}`
    }${recon ? ' to find out who is there' : ''}.`,
  'line-of-sight-rolled': ({ at, terrain, needs, rolled, seen }) =>
    `Line of sight to ${at} (${terrain}): ${rolled} against ${needs}, ${seen ? 'seen' : 'not seen'}.`,
  'screened-shot': ({ modifiers, exceeds, rolled, hit }) =>
    `Screened shot: ${rolled} against ${exceeds}${inWords(modifiers)}: ${hit ? 'a hit' : 'screened'}.`,
  attack: ({ at, fp, row, rolled, modifiers, results }, name) => {
    const outcomes = results.map(
      (each) =>
        `${inWords([...modifiers, ...each.modifiers])} = ${each.total}: ${each.result === '-' ? 'no effect' : each.result} on ${list(each.units, name)}`,
    );
    return `${fp} firepower (row ${row}) on ${at} rolls ${rolled}${outcomes.length > 0 ? outcomes.join(';') : ': nobody is hit'}.`;
  },
  'casualties-chosen': ({ rolls, chosen }, name) =>
    `Casualty dice: ${Object.entries(rolls)
      .map(([unit, roll]) => `${name(unit)} ${roll}`)
      .join(', ')}; it is ${list(chosen, name)}.`,
  acquired: ({ unit, hex }, name) => `${name(unit)} has acquired ${hex}.`,
  'gun-lost': ({ unit }, name) => `The desperate shot of ${name(unit)} wrecks its weapon.`,
  enfilade: ({ at }) => `The units in ${at} are in enfilade.`,
  'shot-noted': ({ side, at }) => `${side} has fired at ${at} in this impulse.`,
  'desperation-fire': ({ unit, at }, name) => `${name(unit)} fires in desperation at ${at}.`,
  'out-of-fuel': ({ unit }, name) => `${name(unit)} has run out of fuel.`,
  jammed: ({ unit }, name) => `${name(unit)} jams for good.`,
  'critical-hit': ({ hex }) => `A critical hit: everything in ${hex} is destroyed.`,
  rubbled: ({ hex }) => `The building in ${hex} is rubble.`,
  'set-ablaze': ({ hex }) => `${hex} is on fire.`,
  smoke: ({ hex }) => `Smoke covers ${hex}.`,
  'm-killed': ({ unit }, name) => `${name(unit)} cannot move any more.`,
  'f-killed': ({ unit }, name) => `${name(unit)} cannot fire any more.`,
  'vehicle-destroyed': ({ unit, burns, hex }, name) =>
    `${name(unit)} is a ${burns ? 'burning ' : ''}wreck in ${hex}.`,
  'suppression-rolled': ({ unit, needs, rolled }, name) =>
    `Suppression of ${name(unit)}: ${rolled} against ${needs}.`,
  suppressed: ({ unit }, name) => `${name(unit)} is Suppressed.`,
};

declare module '../system.js' {
  interface Effects {
    'out-of-fuel': { readonly unit: string };
    jammed: { readonly unit: string };
  }
}
