import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { listed } from '../sentences.js';

/** What can happen in chapter 8. */
export const tells = effects({
  'step-reduced': says<{ readonly unit: UnitId; readonly was: string; readonly now: string }>(
    ({ unit, was, now }, name) => `${name(unit)}, a ${was}, steps down to a ${now}.`,
  ),
  'hand-to-hand': says<{ readonly at: string }>(({ at }) => `The close combat in ${at} is Hand-to-Hand.`),
  'hand-to-hand-over': says<{ readonly at: string }>(({ at }) => `The Hand-to-Hand combat in ${at} is over.`),
  'stayed-together': says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} does not deploy.`),
  deployed: says<{ readonly unit: UnitId; readonly into: readonly UnitId[] }>(
    ({ into }, name) => `A squad deploys into ${listed(into, name)}.`,
  ),
  recombined: says<{ readonly unit: UnitId; readonly from: readonly UnitId[] }>(
    ({ unit }, name) => `Two half-squads recombine into ${name(unit)}.`,
  ),
  banzai: says<{ readonly leader: UnitId; readonly units: readonly UnitId[]; readonly target: string }>(
    ({ leader, units, target }, name) =>
      `${name(leader)} declares a Banzai Charge at ${target}: ${listed(units, name)}.`,
  ),
  charged: says<{
    readonly units: readonly UnitId[];
    readonly from: string;
    readonly to: string;
    readonly mf: number;
  }>(
    ({ units, from, to, mf }, name) => `${listed(units, name)} charge from ${from} into ${to} for ${mf} MF.`,
  ),
  'impulse-ended': says<{ readonly units: readonly UnitId[]; readonly mf: number }>(
    ({ mf }) => `The Impulse is over: each unit of the Charge has spent ${mf} MF in it.`,
  ),
  'point-blank': says<{ readonly side: SideId; readonly at: string; readonly units: readonly UnitId[] }>(
    ({ at, units }, name) => `${listed(units, name)} must fire at point blank in ${at}.`,
  ),
  'charge-left': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${listed(units, name)} are no longer part of the Charge.`,
  ),
  struggled: says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${listed(units, name)} come through the bamboo exhausted and pinned.`,
  ),
});

export type PacificTask =
  /** A Banzai Charge, Impulse by Impulse. */
  | { readonly task: 'impulse'; readonly target: string }
  /** Units that came into bamboo, after the fire at them. */
  | { readonly task: 'struggle'; readonly units: readonly UnitId[] };
