/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Modified } from '../told.js';

export const tells = effects({
  spotted: says<{ readonly units: readonly string[] }>(
    ({ units }, name) =>
      units.length === 0
        ? 'Nobody is spotted.'
        : `${units.length === 1 ? 'A unit is' : 'Units are'} spotted: ${units.map(name).join(', ')}.`,
    'silent',
  ),
  'spot-attempt': says<{
    readonly target: string;
    readonly by: readonly string[];
    readonly rolled: number;
    readonly needs: number;
    readonly spotted: boolean;
  }>(
    ({ target, by, rolled, needs, spotted }, name) =>
      `${by.map(name).join(', ')} try to spot ${name(target)}: ${rolled} against ${needs}: ${spotted ? 'spotted' : 'not spotted'}.`,
  ),
  'camouflage-told': says<
    {
      readonly unit: string;
      readonly by: string;
      readonly rolled: number;
      readonly net: number;
      readonly needs: number;
      readonly spotted: boolean;
    } & Modified
  >(
    ({ unit, by, net, needs, spotted }, name) =>
      `${name(unit)} is camouflaged: ${name(by)} rolls ${net} against ${needs}: ${spotted ? 'spotted' : 'not spotted'}.`,
  ),
  'camouflage-lost': says<{ readonly units: readonly string[] }>(
    ({ units }, name) => `Camouflage is lost for good: ${units.map(name).join(', ')}.`,
    'silent',
  ),
  camouflaged: says<{ readonly units: readonly string[] }>(
    ({ units }, name) => `Camouflaged: ${units.map(name).join(', ')}.`,
    'silent',
  ),
  'spot-removal': says<
    {
      readonly unit: string;
      readonly rolled: number;
      readonly net: number;
      readonly needs: number;
      readonly removed: boolean;
    } & Modified
  >(
    ({ unit, net, needs, removed }, name) =>
      `${name(unit)} rolls ${net} against ${needs}: its SPOT counter ${removed ? 'comes off' : 'stays'}.`,
  ),
});

export interface SpottingTasks {
  spotting: {
    /** The counters that were spotted have been placed (7.2.2.1). */
    placed?: true;
  };
}
