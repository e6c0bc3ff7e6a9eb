/** What happens at night (2.8). */
import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';

export const tells = effects({
  visibility: says<{ readonly hexes: number }>(
    ({ hexes }) => `Those who move are seen up to ${hexes} hexes away.`,
  ),
  'star-shell': says<{ readonly leader: UnitId; readonly at: string }>(
    ({ leader, at }, name) => `${name(leader)} lights up the ground around ${at}.`,
  ),
});
