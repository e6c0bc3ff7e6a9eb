/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'rally-tried': says<{
    readonly unit: string;
    readonly rolled: number;
    readonly modified: number;
    readonly morale: number;
    readonly success: boolean;
  }>(
    ({ unit, modified, morale, success }, name) =>
      `${name(unit)} ${success ? 'rallies' : 'does not rally'} with ${modified} against Morale ${morale}.`,
  ),
  tended: says<{
    readonly medic: string;
    readonly unit: string;
    readonly what: 'heal' | 'rally';
    readonly modified: number;
    readonly morale: number;
    readonly success: boolean;
  }>(({ medic, unit, what, modified, morale, success }, name) => {
    const done = what === 'heal' ? 'heals' : 'brings round';
    const failed = what === 'heal' ? 'cannot heal' : 'cannot bring round';
    return `${name(medic)} ${success ? done : failed} ${name(unit)} (${modified} against ${morale}).`;
  }),
  combined: says<{ readonly units: readonly string[]; readonly squad: string; readonly to: string }>(
    ({ units, to }, name) => `${units.map(name).join(' and ')} form a Squad, ${to}.`,
  ),
  'weapon-taken': says<{ readonly unit: string; readonly weapon: string; readonly back?: string }>(
    ({ unit, weapon, back }, name) =>
      `${name(unit)} takes ${name(weapon)}${back === undefined ? '' : ` for ${name(back)}`}.`,
  ),
  'weapon-dropped': says<{ readonly weapon: string }>(({ weapon }, name) => `${name(weapon)} is dropped.`),
  'weapon-destroyed': says<{ readonly unit: string; readonly weapon: string }>(
    ({ unit, weapon }, name) => `${name(unit)} destroys ${name(weapon)}.`,
  ),
  'weapon-flipped': says<{ readonly weapon: string; readonly to: 'assembled' | 'dismantled' }>(
    ({ weapon, to }, name) => `${name(weapon)} is ${to}.`,
  ),
  'jam-tried': says<{ readonly weapon: string; readonly die: number; readonly cleared: boolean }>(
    ({ weapon, die, cleared }, name) =>
      `${name(weapon)} is ${cleared ? 'cleared' : 'jammed for good'} (${die}).`,
  ),
  'rally-over': says<{ readonly side: string }>(
    ({ side }) => `${side} has finished its part of the Rally Phase.`,
    'silent',
  ),
});

export interface RallyTasks {
  /** One side's part of the Rally Phase. */
  rally: { readonly side: string };
}
