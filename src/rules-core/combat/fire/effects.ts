/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Modifier } from '../system.js';
import type { AttackResult } from './attack.js';

const list = (units: readonly string[], name: (unit: string) => string): string => units.map(name).join(', ');

const signed = (drm: number): string => (drm < 0 ? `${drm}` : `+${drm}`);

export const inWords = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ why, drm }) => ` ${signed(drm)} ${why}`).join(',');

export const tells = effects({
  'opened-fire': says<{
    readonly units: readonly string[];
    readonly at: readonly string[];
    readonly leader?: string;
    readonly spotter?: string;
    readonly recon?: true;
  }>(
    ({ units, at, leader, recon }, name) =>
      `${list(units, name)} ${units.length === 1 ? 'fires' : 'fire'} at ${at.join(', ')}${
        leader === undefined ? '' : `, directed by ${name(leader)}`
      }${recon ? ' to find out who is there' : ''}.`,
  ),
  'line-of-sight-rolled': says<{
    readonly at: string;
    readonly terrain: string;
    readonly needs: number;
    readonly rolled: number;
    readonly seen: boolean;
  }>(
    ({ at, terrain, needs, rolled, seen }) =>
      `Line of sight to ${at} (${terrain}): ${rolled} against ${needs}, ${seen ? 'seen' : 'not seen'}.`,
  ),
  'screened-shot': says<{
    readonly at: string;
    readonly modifiers: readonly Modifier[];
    readonly exceeds: number;
    readonly rolled: number;
    readonly hit: boolean;
  }>(
    ({ modifiers, exceeds, rolled, hit }) =>
      `Screened shot: ${rolled} against ${exceeds}${inWords(modifiers)}: ${hit ? 'a hit' : 'screened'}.`,
  ),
  attack: says<{
    readonly at: string;
    readonly fp: number;
    readonly row: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly results: readonly AttackResult[];
    readonly critical?: true;
  }>(({ at, fp, row, rolled, modifiers, results }, name) => {
    const outcomes = results.map(
      (each) =>
        `${inWords([...modifiers, ...each.modifiers])} = ${each.total}: ${each.result === '-' ? 'no effect' : each.result} on ${list(each.units, name)}`,
    );
    return `${fp} firepower (row ${row}) on ${at} rolls ${rolled}${outcomes.length > 0 ? outcomes.join(';') : ': nobody is hit'}.`;
  }),
  acquired: says<{ readonly unit: string; readonly hex: string }>(
    ({ unit, hex }, name) => `${name(unit)} has acquired ${hex}.`,
  ),
  'gun-lost': says<{ readonly unit: string }>(
    ({ unit }, name) => `The desperate shot of ${name(unit)} wrecks its weapon.`,
  ),
  enfilade: says<{ readonly at: string; readonly side: string }>(
    ({ at }) => `The units in ${at} are in enfilade.`,
  ),
  'desperation-fire': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} fires in desperation at ${at}.`,
  ),
  'critical-hit': says<{ readonly hex: string }>(
    ({ hex }) => `A critical hit: everything in ${hex} is destroyed.`,
  ),
  rubbled: says<{ readonly hex: string }>(({ hex }) => `The building in ${hex} is rubble.`),
  'set-ablaze': says<{ readonly hex: string }>(({ hex }) => `${hex} is on fire.`),
  smoke: says<{ readonly hex: string; readonly kind: 'grenade' | 'shell' | 'artillery' }>(
    ({ hex }) => `Smoke covers ${hex}.`,
  ),
  'shot-noted': says<{ readonly side: string; readonly at: string }>(
    ({ side, at }) => `${side} has fired at ${at} in this impulse.`,
  ),
  'casualties-chosen': says<{
    readonly rolls: Readonly<Record<string, number>>;
    readonly chosen: readonly string[];
  }>(
    ({ rolls, chosen }, name) =>
      `Casualty dice: ${Object.entries(rolls)
        .map(([unit, roll]) => `${name(unit)} ${roll}`)
        .join(', ')}; it is ${list(chosen, name)}.`,
  ),
  'out-of-fuel': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} has run out of fuel.`),
  jammed: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} jams for good.`),
  thrown: says<{ readonly unit: string; readonly at: string; readonly target?: string }>(
    ({ unit, at }, name) => `${name(unit)} attacks ${at} from close by.`,
  ),
  'used-up': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} is used up.`),
});
