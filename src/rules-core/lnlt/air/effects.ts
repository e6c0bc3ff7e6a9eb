/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'air-support-due': says<{ readonly side: string; readonly aircraft: string }>(
    ({ side, aircraft }) => `Doubles: the ${aircraft} of ${side} comes in on the next impulse.`,
  ),
  'air-support': says<{
    readonly side: string;
    readonly aircraft: string;
    readonly die: number;
    readonly edge: string;
  }>(
    ({ side, aircraft, die, edge }) =>
      `The ${aircraft} of ${side} comes in from ${edge === 'any' ? 'where its owner likes' : `the ${edge}`} (${die}).`,
  ),
  'flew-in': says<{ readonly unit: string; readonly at: string; readonly path: readonly string[] }>(
    ({ unit, at, path }, name) => `${name(unit)} flies in over ${at}, towards ${path.at(-1) ?? 'the edge'}.`,
  ),
  'flew-on': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} flies over ${at}.`,
  ),
  'flew-off': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} flies off the map.`),
  'air-over': says<{ readonly side: string }>(({ side }) => `The air support of ${side} is over.`, 'silent'),
  strafed: says<{ readonly unit: string; readonly hexes: readonly string[] }>(
    ({ unit, hexes }, name) => `${name(unit)} strafes ${hexes.join(', ')}.`,
  ),
  bombed: says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `${name(unit)} bombs ${at}.`,
  ),
  aborted: says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} aborts its mission.`),
  'shot-down': says<{ readonly unit: string; readonly die: number; readonly at?: string }>(
    ({ unit, die, at }, name) =>
      `${name(unit)} is shot down and crashes ${die === 1 ? 'a hex' : `${die} hexes`} on, ${at === undefined ? 'beyond the map' : `in ${at}`}.`,
  ),
  'crash-site': says<{ readonly at: string; readonly becomes: 'Wreck' | 'Rubble' }>(
    ({ at, becomes }) => `The crash leaves ${becomes === 'Wreck' ? 'a Wreck' : 'Rubble'} in ${at}.`,
  ),
});

export interface AirTasks {
  /** An aircraft that is due comes in (19.1). */
  'air-support': { readonly side: string };
  /** It crosses the map, hex by hex. */
  flying: object;
}
