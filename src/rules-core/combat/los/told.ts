/** The line of sight by itself (chapter 5), as a person asks about it: what blocks it, or what it takes to see along it. */
import type { SightTold } from '../../kernel/decide/rulebook.js';
import type { Battle } from '../system.js';
import { sightBetween } from './known.js';
import { lineOfSight } from './lost.js';

export function sightTold(battle: Battle, from: string, to: string): SightTold {
  const line = lineOfSight(battle, { at: from }, { at: to });
  const { hindrances } = sightBetween(battle, { at: from }, { at: to });
  const hinders = hindrances.map(({ hex, row, drm }) => ({ says: `${row} in ${hex} +${drm}`, cites: [] }));
  if ('refused' in line)
    return {
      clear: false,
      says: `${to} is not seen from ${from}: ${line.why}`,
      reasons: [...hinders, { says: line.why, cites: line.cites ?? [] }],
    };
  const rolls = line.rolls.map(({ row, needs }) => ({
    says: `${row}: seen on a d100 of ${needs} or less`,
    cites: ['5.1.5.1'],
  }));
  const says =
    rolls.length > 0 ? `${to} is seen from ${from} if the dice allow it.` : `${to} is seen from ${from}.`;
  return { clear: true, says, reasons: [...rolls, ...hinders] };
}
