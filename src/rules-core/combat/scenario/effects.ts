/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  controlled: says<{ readonly hex: string; readonly side: string }>(
    ({ hex, side }) => `${side} controls ${hex}.`,
  ),
  exited: says<{ readonly unit: string; readonly from: string }>(
    ({ unit, from }, name) => `${name(unit)} leaves the map in ${from}.`,
  ),
  revealed: says<{ readonly units: readonly string[]; readonly at?: string }>(
    ({ units, at }: { units: readonly string[]; at?: string }, name: (unit: string) => string) =>
      `${units.map(name).join(', ')} ${units.length === 1 ? 'is' : 'are'} revealed${at === undefined ? '' : ` in ${at}`}.`,
  ),
  'points-won': says<{ readonly side: string; readonly points: number; readonly for: string }>(
    ({ side, points, for: what }) =>
      `${side} wins ${points} ${points === 1 ? 'point' : 'points'} for ${what}.`,
  ),
  searched: says<{ readonly hexes: readonly string[]; readonly rolled: number; readonly allowed: number }>(
    ({ hexes, rolled, allowed }) =>
      `Searching: ${rolled} allows ${allowed} ${allowed === 1 ? 'hex' : 'hexes'}${hexes.length > 0 ? `: ${hexes.join(', ')}` : ''}.`,
  ),
  'guns-dug-in': says<{ readonly units: readonly string[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} ${units.length === 1 ? 'is' : 'are'} dug in.`,
  ),
});

export interface ScenarioTasks {
  'begin-battle': object;
}
