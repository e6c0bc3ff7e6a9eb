/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Step } from './steps.js';

export const tells = effects({
  pivoted: says<{ readonly unit: string; readonly face: number; readonly mp: number }>(
    ({ unit, face, mp }, name) => `${name(unit)} pivots to vertex ${face} for ${mp} MP.`,
  ),
  rubbled: says<{ readonly at: string; readonly unit: string; readonly becomes: string }>(
    ({ at, unit, becomes }, name) => `${name(unit)} turns ${at} to ${becomes}.`,
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
    ({ units, at }, name) => `${units.map(name).join(', ')} come off the vehicle in ${at}.`,
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
  'crew-saved': says<{ readonly unit: string; readonly at: string }>(
    ({ at }) => `The Crew gets out of the Wreck in ${at}.`,
  ),
  burst: says<{ readonly unit: string; readonly at: string; readonly vehicle?: string }>(
    ({ unit, at, vehicle }, name) =>
      `${name(unit)} fires a machine gun at ${vehicle === undefined ? at : name(vehicle)}.`,
  ),
  'drives-on': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} can go on.`, 'silent'),
});

export interface VehicleTasks {
  /** A vehicle on the move, who goes beside it, and what it has still to do. */
  drive: { readonly units: readonly string[]; readonly steps: readonly Step[] };
  /** The sides choose which vehicles move on in the next turn (15.5), the holder of the initiative first. */
  'keep-moving': { readonly left?: readonly string[] };
}
