/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Told } from '../told.js';

const HOW: Readonly<Record<string, string>> = {
  eliminated: 'is eliminated',
  'bailed-out': 'is Bailed Out',
  'knocked-out': 'is Knocked Out',
  'brewed-up': 'is Brewed Up',
  burned: 'is lost in the flames',
  mines: 'is lost to mines',
  crashed: 'crashes',
};

const BROKEN: Readonly<Record<string, string>> = {
  optics: 'its optics are broken',
  coax: 'its coax MG is broken',
  'turret-ring': 'its turret turns no more',
  radio: 'its radio is broken',
  'running-gear': 'its running gear is broken',
  fuel: 'it loses fuel',
};

export const tells = effects({
  suppressed: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} is Suppressed.`),
  damaged: says<{
    readonly unit: string;
    readonly what: 'turret' | 'hull' | 'vehicle' | 'aircraft';
    readonly rolled?: number;
  }>(
    ({ unit, what }, name) =>
      what === 'vehicle' || what === 'aircraft'
        ? `${name(unit)} is Damaged.`
        : `The ${what} of ${name(unit)} is Damaged.`,
    ({ unit, what }, name) => `${what} damaged: ${name(unit)}`,
  ),
  'track-hit': says<{ readonly unit: string }>(
    ({ unit }, name) => `${name(unit)} has a Track hit: it moves no more.`,
  ),
  'attached-roll': says<{
    readonly unit: string;
    readonly weapon: string;
    readonly rolled: number;
    readonly net: number;
    readonly destroyed: boolean;
  }>(
    ({ unit, weapon, net, destroyed }, name) =>
      `${weapon} of ${name(unit)}: rolls ${net} after modifiers: ${destroyed ? 'it is destroyed' : 'it is saved'}.`,
  ),
  reduced: says<{ readonly unit: string; readonly to: string; readonly left?: readonly string[] }>(
    ({ unit, left = [] }, name) =>
      `${name(unit)} is reduced to a half-squad${left.length > 0 ? `, and leaves behind ${left.join(', ')}` : ''}.`,
  ),
  lost: says<{ readonly unit: string; readonly how: string; readonly leader?: string }>(
    ({ unit, how, leader }, name) =>
      `${name(unit)} ${HOW[how]}.${leader === undefined ? '' : ` ${leader} is lost with it.`}`,
    ({ unit, how }, name) => `${how}: ${name(unit)}`,
  ),
  collateral: says<{ readonly unit: string; readonly rolled: number; readonly what?: string }>(
    ({ unit, rolled, what }, name) =>
      `Collateral damage to ${name(unit)}: rolls ${rolled}: ${what ? BROKEN[what] : 'nothing'}.`,
  ),
  'fuel-roll': says<{ readonly unit: string; readonly rolled: number }>(
    ({ unit, rolled }, name) =>
      `Fuel leaks from ${name(unit)}: rolls ${rolled}: ${rolled === 1 ? 'it is out of fuel' : rolled === 2 ? 'it catches fire' : 'nothing'}.`,
    'silent',
  ),
  'bail-out': says<{
    readonly unit: string;
    readonly needs: number;
    readonly rolled: number;
    readonly net: number;
    readonly leaves: boolean;
    readonly modifiers: readonly Told[];
  }>(
    ({ unit, needs, net, leaves }, name) =>
      `Bail Out of ${name(unit)}: ${net} against ${needs}: the crew ${leaves ? 'leaves' : 'stays'}.`,
    'silent',
  ),
});

export interface DamageTasks {
  /** A side places Bail counters of its own will (7.53). */
  'bail-counters': { side: string };
}
