/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import { hexOf } from './places.js';

export const tells = effects({
  burnt: says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} has not left the fire in ${at}.`,
  ),
  embarked: says<{ readonly unit: string; readonly on: string }>(
    ({ unit, on }: { unit: string; on: string }, name: (id: string) => string) =>
      `${name(unit)} goes on board ${name(on)}.`,
  ),
  landed: says<{ readonly unit: string; readonly from: string }>(
    ({ unit, from }: { unit: string; from: string }, name: (id: string) => string) =>
      `${name(unit)} goes ashore from ${name(from)}.`,
  ),
  'in-sewer': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} climbs down into the sewers in ${hexOf(at)}.`,
  ),
  'out-of-sewer': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} climbs out of the sewers in ${at}.`,
  ),
  'sewer-passed': says<{ readonly units: readonly string[]; readonly from: string; readonly to: string }>(
    ({ units, to }, name) => `${units.map(name).join(', ')} reach ${to} through the sewers.`,
  ),
  'lost-in-sewer': says<{ readonly units: readonly string[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} are lost in the sewers.`,
  ),
});
