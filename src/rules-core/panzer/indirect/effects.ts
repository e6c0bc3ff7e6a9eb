/** What can happen in this chapter, how it is told, and what its tasks carry. */
import { effects, says } from '../../kernel/form/index.js';
import { type GpAttack, gpInWords, type Modified } from '../told.js';
import type { Aim } from './sheaf.js';

const COMES: Readonly<Record<string, string>> = {
  fires: 'it fires',
  scatters: 'it fires and scatters',
  short: 'it fires, and its fire falls short',
  nothing: 'no fire yet',
};

export const tells = effects({
  'fire-called': says<{
    /** Absent: a hidden one. */
    readonly observer?: string;
    readonly battery: string;
    readonly at: string;
    readonly ammo: string;
    readonly sheaf: string;
  }>(
    ({ observer, battery, at, ammo, sheaf }, name) =>
      `${observer === undefined ? `${name(battery)} is called` : `${name(observer)} calls ${name(battery)}`} to ${at}: ${ammo}, ${sheaf} SHEAF.`,
  ),
  'fire-response': says<
    {
      /** Absent for a hidden one, which the numbers would reveal. */
      readonly observer?: string;
      readonly battery: string;
      readonly rolled: number;
      readonly net?: number;
      readonly needs?: number;
      readonly comes: 'fires' | 'scatters' | 'short' | 'nothing';
    } & Partial<Modified>
  >(
    ({ battery, rolled, net, needs, comes }, name) =>
      net === undefined || needs === undefined
        ? `${name(battery)} rolls ${rolled} to respond: ${COMES[comes]}.`
        : `${name(battery)} responds with ${net} against ${needs}: ${COMES[comes]}.`,
    ({ comes }) => COMES[comes],
  ),
  'response-reckoned': says<
    {
      readonly observer: string;
      readonly battery: string;
      readonly net: number;
      readonly needs: number;
    } & Modified
  >(
    ({ observer, battery, net, needs }, name) =>
      `${name(observer)} directs ${name(battery)}: ${net} against ${needs}.`,
    'silent',
  ),
  'fire-strays': says<{
    readonly battery: string;
    readonly from: string;
    readonly to?: string;
    readonly rolled?: number;
  }>(({ battery, from, to }, name) =>
    to === undefined
      ? `The fire of ${name(battery)} at ${from} goes off the map.`
      : `The fire of ${name(battery)} at ${from} comes down in ${to}.`,
  ),
  'fire-lands': says<{
    readonly battery: string;
    readonly at: string;
    readonly ammo: string;
    readonly hexes: readonly string[];
  }>(({ battery, ammo, hexes }, name) => `${ammo} of ${name(battery)} comes down in ${hexes.join(', ')}.`),
  'indirect-attack': says<
    {
      readonly battery: string;
      readonly target: string;
    } & GpAttack
  >(
    ({ battery, target, ...attack }, name) =>
      `${name(battery)} attacks ${name(target)}: ${gpInWords(attack)}`,
    'silent',
  ),
  'planned-fire': says<{ readonly side: string; readonly batteries: readonly string[] }>(
    ({ side, batteries }) =>
      `Planned fire of ${side}: ${batteries.length > 0 ? batteries.join(', ') : 'its batteries are out of action'}.`,
  ),
  'battery-searched': says<
    {
      readonly searcher: string;
      readonly target: string;
      readonly rolled: number;
      readonly net: number;
      readonly needs: number;
      readonly located: boolean;
    } & Modified
  >(
    ({ searcher, target, net, needs, located }) =>
      `${searcher} searches for ${target}: ${net} against ${needs}: ${located ? 'located' : 'not located'}.`,
  ),
  'battery-struck': says<{
    readonly target: string;
    readonly rolled: number;
    readonly result: 'Suppressed' | 'Damaged' | 'Knocked Out' | 'unharmed';
  }>(({ target, rolled, result }) => `Counter Battery Fire at ${target}: rolls ${rolled}: ${result}.`),
  'battery-marker': says<{ readonly battery: string }>(
    ({ battery }) => `SUPPRESSED of ${battery} turns to OFF.`,
    'silent',
  ),
  'battery-recovery': says<{ readonly battery: string; readonly rolled: number; readonly recovers: boolean }>(
    ({ battery, rolled, recovers }) =>
      `${battery} rolls ${rolled}: it ${recovers ? 'recovers' : 'stays Suppressed'}.`,
    'silent',
  ),
  'mission-over': says<{ readonly battery: string; readonly at: string }>(
    ({ battery, at }, name) => `The mission of ${name(battery)} at ${at} is over.`,
    'silent',
  ),
});

export interface IndirectTasks {
  /** Indirect Fire of a side (6.5.1). */
  'indirect-fire': { side: string };
  /** Shells come down on those who stood under HIDDEN UNIT counters, too (7.2.2.3). */
  shelling: { side: string; battery: string; aim: Aim };
  /** Counter Battery Fire of a side, after the missions of one side (7.28). */
  'counter-battery': { side: string; after: string };
}
