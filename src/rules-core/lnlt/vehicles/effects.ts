/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import { told } from '../units/told.js';
import type { Step } from './steps.js';

export const tells = effects({
  pivoted: says<{ readonly unit: string; readonly face: number; readonly mp: number }>(
    ({ unit, face, mp }, name) => `${name(unit)} pivots to vertex ${face} for ${mp} MP.`,
  ),
  rubbled: says<{ readonly at: string; readonly unit: string; readonly becomes: string }>(
    ({ at, unit, becomes }, name) => `${name(unit)} turns ${at} to ${becomes}.`,
  ),
  'wire-crushed': says<{ readonly at: string; readonly unit: string }>(
    ({ at, unit }, name) => `${name(unit)} crushes the Wire in ${at}.`,
  ),
  hatches: says<{ readonly unit: string; readonly buttoned: boolean }>(
    ({ unit, buttoned }, name) => `${name(unit)} ${buttoned ? 'buttons up' : 'opens its hatches'}.`,
  ),
  'kept-moving': says<{ readonly side: string; readonly units: readonly string[] }>(
    ({ side, units }, name) =>
      units.length === 0
        ? `${side} keeps no vehicle moving.`
        : `${side} keeps ${units.map(name).join(', ')} moving into the next turn.`,
  ),
  'came-off': says<{ readonly units: readonly string[]; readonly at: string }>(
    ({ units, at }, name) => `${told(units, name, 'comes off', 'come off')} the vehicle in ${at}.`,
  ),
  'under-fire': says<{ readonly units: readonly string[]; readonly at: string }>(
    ({ units, at }, name) => `${units.map(name).join(', ')} can be fired at in ${at}.`,
    'silent',
  ),
  bailout: says<{ readonly unit: string; readonly die: number; readonly survives: boolean }>(
    ({ unit, die, survives }, name) => `${name(unit)} ${survives ? 'is saved' : 'is lost'} with a ${die}.`,
  ),
  abandoned: says<{ readonly unit: string; readonly crew: string; readonly leader?: string }>(
    ({ unit }, name) => `${name(unit)} is Abandoned by its Crew.`,
  ),
  wrecked: says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} is destroyed: a Wreck in ${at}.`,
  ),
  'crew-saved': says<{ readonly unit: string; readonly vehicle: string; readonly at: string }>(
    ({ at }) => `The Crew gets out of the Wreck in ${at}.`,
  ),
  burst: says<{ readonly unit: string; readonly at: string; readonly vehicle?: string }>(
    ({ unit, at, vehicle }, name) =>
      `${name(unit)} fires a machine gun at ${vehicle === undefined ? at : name(vehicle)}.`,
  ),
  mounted: says<{ readonly units: readonly string[]; readonly vehicle: string; readonly where: string }>(
    ({ units, vehicle, where }, name) =>
      `${told(units, name, 'mounts', 'mount')} ${name(vehicle)}, ${where}.`,
  ),
  dismounted: says<{ readonly units: readonly string[]; readonly vehicle: string }>(
    ({ units, vehicle }, name) => `${told(units, name, 'dismounts', 'dismount')} from ${name(vehicle)}.`,
  ),
  'may-come-off': says<{ readonly units: readonly string[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} may come off, too.`,
    'silent',
  ),
  'chose-to-stay': says<{ readonly units: readonly string[] }>(
    ({ units }, name) =>
      units.length === 0 ? 'Nobody stays on top.' : `${told(units, name, 'stays', 'stay')} on top.`,
    'silent',
  ),
  'must-leave': says<{ readonly units: readonly string[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} must leave the hex of the vehicle.`,
    'silent',
  ),
  'gave-way': says<{ readonly unit: string; readonly to: string }>(
    ({ unit, to }, name) => `${name(unit)} gives way to ${to}.`,
  ),
  'close-assault': says<{ readonly units: readonly string[]; readonly vehicle: string }>(
    ({ units, vehicle }, name) => `${told(units, name, 'Close Assaults', 'Close Assault')} ${name(vehicle)}.`,
  ),
  'went-in': says<{ readonly units: readonly string[]; readonly at: string }>(
    ({ units, at }, name) => `${units.map(name).join(', ')} go in at ${at}.`,
    'silent',
  ),
  'held-back': says<{ readonly units: readonly string[] }>(
    ({ units }, name) => `${told(units, name, 'holds back', 'hold back')} from the Close Assault.`,
  ),
  assaulted: says<{
    readonly unit: string;
    readonly vehicle: string;
    readonly die: number;
    readonly strength: number;
    readonly armourDie: number;
    readonly armour: number;
    readonly destroyed: boolean;
  }>(
    ({ unit, vehicle, die, strength, armourDie, armour, destroyed }, name) =>
      `${name(unit)} at ${name(vehicle)}: ${die} + ${strength} against ${armourDie} + ${armour}: ${destroyed ? 'destroyed' : 'no effect'}.`,
  ),
  'took-hex': says<{ readonly units: readonly string[]; readonly at: string }>(
    ({ units, at }, name) => `${told(units, name, 'stays', 'stay')} in ${at} under a Melee marker.`,
  ),
  'fell-back': says<{ readonly units: readonly string[] }>(
    ({ units }, name) =>
      `${told(units, name, 'falls back', 'fall back')} to where ${units.length === 1 ? 'it' : 'they'} came from.`,
  ),
  'drives-on': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} can go on.`, 'silent'),
});

export interface VehicleTasks {
  /** A vehicle on the move, the units beside it, and what it has still to do. */
  drive: { readonly units: readonly string[]; readonly steps: readonly Step[] };
  /** What a vehicle does to the infantry whose hex it has entered (15.3). */
  overrun: { readonly vehicle: string };
  /** The overrun infantry may Close Assault it (15.3/e). */
  beset: { readonly vehicle: string };
  /** A vehicle has come to a stop: enemies in its hex must leave (15.3/k). */
  parked: { readonly vehicle: string };
  /** Units retreat from a vehicle's hex, one after the other. */
  'give-way': object;
  /** Unshaken passengers on top may come off with the Shaken (16.2/j). */
  'coming-off': object;
  /** The sides choose which vehicles move on in the next turn (15.5), the holder of the initiative first. */
  'keep-moving': { readonly left?: readonly string[] };
}
