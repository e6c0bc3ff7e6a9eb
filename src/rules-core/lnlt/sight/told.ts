/** Answers a player who asks about a line of sight before giving an order (10.3/b). */
import type { SightTold } from '../../kernel/decide/rulebook.js';
import type { Battle } from '../system.js';
import { sight } from './sight.js';

export function sightTold(battle: Battle, from: string, to: string): SightTold {
  const { blocked, degrading } = sight(battle, from, to);
  const reasons = degrading.map(({ hex, what }) => ({ says: `${what} in ${hex} -1`, cites: ['10.3/j'] }));
  if (blocked)
    return {
      clear: false,
      says: `${to} is not seen from ${from}: ${blocked.what} in ${blocked.hex} is in the way.`,
      reasons: [...reasons, { says: `${blocked.what} in ${blocked.hex}`, cites: [blocked.by] }],
    };
  const through = degrading.length === 0 ? '' : `, degraded by ${degrading.length}`;
  return { clear: true, says: `${to} is seen from ${from}${through}.`, reasons };
}
