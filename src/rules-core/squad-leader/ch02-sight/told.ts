/** The line of sight by itself, as a person asks about it (2.1). */
import type { SightTold } from '../../kernel/decide/rulebook.js';
import type { LocationId } from '../../kernel/position/position.js';
import type { Battle } from '../system.js';
import { sight } from './sight.js';

export function sightTold(battle: Battle, from: LocationId, to: LocationId): SightTold {
  const { blocked, blockedIn, why } = sight(battle, from, to);
  if (!blocked) return { clear: true, says: `${to} is seen from ${from}.`, reasons: [] };
  const by = blockedIn === undefined ? 'the ground' : `what stands in ${blockedIn}`;
  return {
    clear: false,
    says: `${to} is not seen from ${from}: ${by} blocks the line.`,
    reasons: [{ says: `blocked by ${by}`, cites: why }],
  };
}
