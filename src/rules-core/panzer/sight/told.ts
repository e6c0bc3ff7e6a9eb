/** Answers a player who asks about a line of sight before giving an order (4.1.4). */
import type { SightTold } from '../../kernel/decide/rulebook.js';
import type { Battle } from '../system.js';
import { obstacleBetween } from './sight.js';

export function sightTold(battle: Battle, from: string, to: string): SightTold {
  const obstacle = obstacleBetween(battle, from, to);
  if (!obstacle) return { clear: true, says: `${to} is seen from ${from}.`, reasons: [] };
  const { hex, what, by } = obstacle;
  return {
    clear: false,
    says: `${to} is not seen from ${from}: ${what} in ${hex} is in the way.`,
    reasons: [{ says: `${what} in ${hex}`, cites: [by] }],
  };
}
