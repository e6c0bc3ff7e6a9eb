/** The line of sight by itself (3.2.1), as a person asks about it. */

import type { SightTold } from '../../kernel/decide/rulebook.js';
import type { LocationId } from '../../kernel/position/position.js';
import type { AslBattle } from '../system.js';
import { sight } from './sight.js';

export function sightTold(battle: AslBattle, from: LocationId, to: LocationId): SightTold {
  const { blocked, blockedIn, hindrance, hindrances, why } = sight(battle, from, to);
  const hinders = hindrances.map(({ label, value, cites }) => ({
    says: `${label} +${String(value)}`,
    cites,
  }));
  if (!blocked) {
    const says =
      hindrance > 0 ? `${to} is seen from ${from}, hindrance +${hindrance}.` : `${to} is seen from ${from}.`;
    return { clear: true, says, reasons: hinders };
  }
  const by = blockedIn === undefined ? 'the hindrances together' : `what stands in ${blockedIn}`;
  return {
    clear: false,
    says: `${to} is not seen from ${from}: ${by} blocks the line.`,
    reasons: [...hinders, { says: `blocked by ${by}`, cites: why }],
  };
}
