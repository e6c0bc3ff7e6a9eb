/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Obstacle } from '../cards.js';
import { inWords } from '../fire/effects.js';
import type { Modifier } from '../system.js';
import type { Drive } from './drive.js';
import type { Facing, Part } from './facing.js';
import type { Overrun } from './overrun.js';
import type { DriveMode } from './steps.js';

export const tells = effects({
  'm-killed': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} cannot move any more.`),
  'f-killed': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} cannot fire any more.`),
  'vehicle-destroyed': says<{ readonly unit: string; readonly burns: boolean; readonly hex: string }>(
    ({ unit, burns, hex }, name) => `${name(unit)} is a ${burns ? 'burning ' : ''}wreck in ${hex}.`,
  ),
  'suppression-rolled': says<{
    readonly unit: string;
    readonly facing: Facing;
    readonly needs: number;
    readonly rolled: number;
  }>(({ unit, needs, rolled }, name) => `Suppression of ${name(unit)}: ${rolled} against ${needs}.`),
  suppressed: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} is Suppressed.`),
  abandoned: says<{ readonly unit: string }>(({ unit }, name) => `The crew of ${name(unit)} abandons it.`),
  'thrown-off': says<{ readonly units: readonly string[]; readonly from: string }>(
    ({ units, from }, name) => `${units.map(name).join(', ')} leave ${name(from)}.`,
  ),
  'platoon-formed': says<{ readonly units: readonly string[]; readonly platoon: string }>(
    ({ units }, name) => `${units.map(name).join(', ')} are a platoon.`,
  ),
  engaged: says<{ readonly platoon: string; readonly hex: string }>(
    ({ hex }) => `The platoon engages ${hex}.`,
  ),
  'held-back': says<{ readonly unit: string }>(
    ({ unit }, name) => `${name(unit)} does nothing without its platoon.`,
  ),
  'drives-off': says<{ readonly units: readonly string[]; readonly mode: DriveMode }>(
    ({ units, mode }, name) =>
      `${units.map(name).join(', ')} ${units.length === 1 ? 'drives' : 'drive'} off${mode === 'assault' ? ' by Assault Movement' : ''}.`,
  ),
  drove: says<{
    readonly unit: string;
    readonly from: string;
    readonly to: string;
    readonly mp: number;
    readonly left: number;
  }>(({ unit, to, mp, left }, name) => `${name(unit)} drives to ${to} for ${mp} MP and has ${left} left.`),
  turned: says<{
    readonly unit: string;
    readonly facing: number;
    readonly turret?: number;
    readonly mp: number;
    readonly left: number;
  }>(
    ({ unit, facing, turret, mp, left }, name) =>
      `${name(unit)} turns to hexspine ${facing}${turret === undefined ? '' : `, its turret to ${turret}`}, for ${mp} MP and has ${left} left.`,
  ),
  'changed-gear': says<{
    readonly unit: string;
    readonly gear: 'forward' | 'reverse';
    readonly left: number;
  }>(({ unit, gear, left }, name) => `${name(unit)} goes into ${gear} and has ${left} MP left.`),
  stopped: says<{ readonly unit: string; readonly left: number }>(
    ({ unit, left }, name) => `${name(unit)} stops and has ${left} MP left.`,
  ),
  'left-behind': says<{ readonly units: readonly string[]; readonly why: 'torn apart' | 'alone' }>(
    ({ units, why }, name) => `${units.map(name).join(', ')} stay behind: ${why}.`,
  ),
  'drive-over': says<{ readonly units: readonly string[] }>(({ units }, name) =>
    units.length > 0 ? `The drive of ${units.map(name).join(', ')} is over.` : 'The drive is over.',
  ),
  'facing-rolled': says<{ readonly unit: string; readonly rolled: number; readonly facing: Facing }>(
    ({ unit, rolled, facing }, name) => `${name(unit)} is met in the ${facing.toLowerCase()} (${rolled}).`,
  ),
  'immobilization-rolled': says<{
    readonly unit: string;
    readonly obstacle: Obstacle;
    readonly rolled: number;
    readonly stops: number;
    readonly stuck: boolean;
  }>(
    ({ unit, obstacle, rolled, stops, stuck }, name) =>
      `${name(unit)} rolls ${rolled} for ${obstacle}: ${stuck ? 'it is stuck' : 'it gets through'} (${stops} or less).`,
  ),
  'overrun-attack': says<{
    readonly at: string;
    readonly units: readonly string[];
    readonly targets: readonly string[];
    readonly attack: number;
    readonly defence: number;
    readonly odds: string;
    readonly modifiers: readonly Modifier[];
    readonly rolled: number;
    readonly total: number;
    readonly result: 'E' | 'C' | '-';
  }>(
    ({ at, units, targets, attack, defence, odds, modifiers, rolled, total, result }, name) =>
      `${units.map(name).join(', ')} against ${targets.map(name).join(', ')} in ${at}, ${attack} to ${defence} (${odds}): ${rolled}${inWords(modifiers)} = ${total}: ${result === '-' ? 'no effect' : result}.`,
  ),
  'overrun-missed': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} cannot overrun ${at} any more.`,
  ),
  resisted: says<{ readonly units: readonly string[]; readonly against: string }>(
    ({ units, against }, name) => `${units.map(name).join(', ')} have attacked ${name(against)}.`,
  ),
  'lost-heart': says<{ readonly unit: string }>(
    ({ unit }, name) => `${name(unit)} does not dare to attack the vehicle.`,
  ),
  mounted: says<{ readonly unit: string; readonly on: string; readonly towed?: true; readonly mp: number }>(
    ({ unit, on, towed, mp }, name) =>
      `${name(unit)} ${towed ? 'is hooked up to' : 'mounts'} ${name(on)}, which loses ${mp} MP.`,
  ),
  dismounted: says<{ readonly unit: string; readonly from: string; readonly mp: number }>(
    ({ unit, from, mp }, name) => `${name(unit)} leaves ${name(from)}, which loses ${mp} MP.`,
  ),
  'armour-piercing': says<{
    readonly unit: string;
    readonly target: string;
    readonly facing: Facing;
    readonly part?: Part;
    readonly pull: 'TP1' | 'TP2';
    /** The number on the table, and what armour takes off it. */
    readonly number: number;
    readonly modifiers: readonly Modifier[];
    readonly needs: number;
    readonly rolled: number;
    readonly result: 'K-KILL' | 'M/F-KILL' | 'none' | 'missed the turret';
  }>(
    ({ unit, target, facing, part, pull, number, modifiers, needs, rolled, result }, name) =>
      `${name(unit)} at the ${facing.toLowerCase()} of ${name(target)}${part ? ` (${part})` : ''}, trigger pull ${
        pull === 'TP1' ? 1 : 2
      }: ${number}${inWords(modifiers)} = ${needs}, rolls ${rolled}: ${result}.`,
  ),
  'mf-kill-rolled': says<{
    readonly unit: string;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly total: number;
    readonly mKill: boolean;
    readonly fKill: boolean;
  }>(
    ({ unit, rolled, modifiers, total, mKill, fKill }, name) =>
      `M/F-KILL of ${name(unit)}: ${rolled}${inWords(modifiers)} = ${total}: ${
        mKill && fKill ? 'both' : mKill ? 'M-KILL' : fKill ? 'F-KILL' : 'it stays a kill'
      }.`,
  ),
  'rolls-on': says<{ readonly unit: string; readonly direction: 'forward' | 'reverse' }>(
    ({ unit, direction }, name) => `${name(unit)} rolls on${direction === 'reverse' ? ' in reverse' : ''}.`,
  ),
  'came-to-rest': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} comes to rest.`),
});

export interface VehiclesTasks {
  drive: Drive;
  overrun: Overrun;
  'rolling-on': { readonly side: string };
}
