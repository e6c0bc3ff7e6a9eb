/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Told } from '../told.js';

export const tells = effects({
  'cohesion-set': says<{
    readonly side: string;
    readonly formation: string;
    readonly level: string;
    readonly number: number;
    readonly rolled?: number;
    readonly net?: number;
  }>(({ formation, level, number }) => `The cohesion of ${formation} is ${level}, CP-${number}.`, 'silent'),
  'check-owed': says<{ readonly units: readonly string[]; readonly why: string }>(
    ({ units, why }, name) => `A Morale Check is due because of ${why}: ${units.map(name).join(', ')}.`,
    'silent',
  ),
  'morale-check': says<{
    readonly unit: string;
    readonly why: string;
    readonly forced: boolean;
    readonly rolled: number;
    readonly net: number;
    readonly result: string;
    readonly modifiers: readonly Told[];
  }>(
    ({ unit, why, forced, net, result }, name) =>
      `${forced ? 'Forced Morale Check' : 'Morale Check'} because of ${why}: ${name(unit)} rolls ${net} and ${result}.`,
    ({ unit, result }, name) => (result === 'is unaffected' ? undefined : `${result}: ${name(unit)}`),
  ),
  'tank-fright': says<{
    readonly unit: string;
    readonly rolled: number;
    readonly net: number;
    readonly result: string;
    readonly modifiers: readonly Told[];
  }>(
    ({ unit, net, result }, name) =>
      `${name(unit)} faces a tank, rolls ${net} and ${result}${result === 'is unaffected' ? '' : ': it is Suppressed instead'}.`,
  ),
  steadied: says<{ readonly units: readonly string[] }>(
    ({ units }, name) => `Hesitating no more: ${units.map(name).join(', ')}.`,
  ),
  'break-roll': says<{
    readonly unit: string;
    readonly needs: number;
    readonly rolled: number;
    readonly net: number;
    readonly recovers: boolean;
    readonly modifiers: readonly Told[];
  }>(
    ({ unit, needs, net, recovers }, name) =>
      `${name(unit)} rolls ${net} to recover, ${needs} or more needed: ${recovers ? 'it recovers' : 'it stays Broken'}.`,
  ),
  'suppression-roll': says<{
    readonly unit: string;
    readonly needs: number;
    readonly rolled: number;
    readonly net: number;
    readonly recovers: boolean;
    readonly modifiers: readonly Told[];
  }>(
    ({ unit, needs, net, recovers }, name) =>
      `${name(unit)} rolls ${net} to recover, ${needs} or less needed: ${recovers ? 'it recovers' : 'it stays Suppressed'}.`,
  ),
  'markers-turned': says<{ readonly units: readonly string[]; readonly what: string }>(
    ({ units, what }, name) => `${what} turns to OFF: ${units.map(name).join(', ')}.`,
    'silent',
  ),
});

export interface MoraleTasks {
  /** Adjust/Remove Morale Counters (7.1.6). */
  'recover-morale': object;
  /** Adjust/Remove Suppressions (6.8.3). */
  'recover-suppression': object;
}
