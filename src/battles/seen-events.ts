import type { Viewer } from '../rules-core/kernel/position/battle.js';
import type { ActionView } from './battle-view.js';
import type { BattleHistory } from './history.js';
import type { LiveBattles } from './live-battles.js';

/** Some actions of a battle as a viewer may know them: from memory when they are recent, else from the log. */
export async function seenEvents(
  battles: LiveBattles,
  history: BattleHistory,
  { campaign, battle }: { campaign: string; battle: string },
  { after, until }: { after: number; until: number },
  viewer: Viewer,
): Promise<ActionView[]> {
  const live = await battles.reached(campaign, battle, until);
  if (!live) return [];
  const asked = { after, until, first: until - after };
  const events =
    live.seen(after, until, viewer) ?? (await history.actions(campaign, battle, asked, viewer)).events;
  return events.map((event) => ({ ...event, campaign, system: live.row.system }));
}
