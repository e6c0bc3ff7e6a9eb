import type { Viewer } from '../rules-core/kernel/position/battle.js';
import type { BattleHistory, SeenEvent } from './history.js';
import type { LiveBattles } from './live-battles.js';

/** Some actions as a viewer may know them: from memory when they are recent, else from the log. */
export async function seenEvents(
  battles: LiveBattles,
  history: BattleHistory,
  { campaign, battle }: { campaign: string; battle: string },
  { after, until }: { after: number; until: number },
  viewer: Viewer,
): Promise<SeenEvent[]> {
  const live = await battles.reached(campaign, battle, until);
  const recent = live?.seen(after, until, viewer);
  if (recent) return recent;
  const { events } = await history.actions(campaign, battle, { after, until, first: until - after }, viewer);
  return events;
}
