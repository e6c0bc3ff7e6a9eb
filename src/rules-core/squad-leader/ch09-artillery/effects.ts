/** Smoke and artillery (chapter 9). */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import type { Smoke } from '../attributes/smoke.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

export const tells = effects({
  'smoke-placed': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly kind: Smoke;
    readonly rolled?: number;
  }>(
    ({ unit, at, kind, rolled }, name) =>
      `${name(unit)} places ${kind === 'full' ? 'smoke' : kind} in ${at}${rolled === undefined ? '' : ` (${rolled})`}.`,
  ),
  'no-smoke': says<{ readonly unit: UnitId; readonly rolled: number; readonly upTo: number }>(
    ({ unit, rolled, upTo }, name) =>
      `${name(unit)} has no smoke in this turn: needs ${upTo}, rolls ${rolled}.`,
  ),
  'smoke-ran-out': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} has no smoke grenades any more.`,
  ),
  'smoke-stock': says<{ readonly nationality: string; readonly rolled: number; readonly ended: boolean }>(
    ({ nationality, rolled, ended }) =>
      `${nationality} smoke grenades ${ended ? 'have run out' : 'are not used up yet'} (${rolled}).`,
  ),
  'barrage-on-vehicle': says<{
    readonly unit: UnitId;
    readonly column: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly isKill: boolean;
  }>(
    ({ unit, column, rolled, modifiers, isKill }, name) =>
      `${name(unit)} is shelled on the ${column} column: rolls ${rolled}${withModifiers(modifiers)}: ${isKill ? 'destroyed' : 'no effect'}.`,
  ),
  'smoke-thins': says<{ readonly side: SideId }>(({ side }) => `The smoke of ${side} thins out.`, 'silent'),
  'smoke-drifts': says<{ readonly side: SideId }>(
    ({ side }) => `The smoke of ${side} drifts with the wind.`,
    'silent',
  ),
});
