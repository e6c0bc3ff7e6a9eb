/** What can happen in this chapter, how it is told, and what its tasks carry. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'leader-transferred': says<{ readonly leader: string; readonly from: string; readonly to: string }>(
    ({ leader, from, to }, name) => `${leader} goes from ${name(from)} to ${name(to)}.`,
  ),
});

export interface LeaderTasks {
  /** Leaders change units at the very end of the turn (7.55.1/i); `moved` names those who have. */
  'transfer-leaders': { side: string; moved?: readonly string[] };
}
