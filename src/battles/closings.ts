/**
 * Battles that a campaign closes: it was told how they ended, or it goes on without them. What closes a battle, or takes it up
 * again, is stored together with the entry that says so.
 */
import type { PoolClient } from 'pg';
import type { EventStore, NewEvent, Within } from '../event-store/index.js';
import type { Action } from '../rules-core/kernel/decide/action.js';
import type { Outcome } from '../rules-core/kernel/position/position.js';
import { BATTLE_ACTION } from './battle-events.js';
import type { BattleTable } from './battle-table.js';
import { besideEnds } from './ends.js';
import type { BattleHistory } from './history.js';
import type { LiveBattle } from './live-battle.js';
import type { LiveBattles } from './live-battles.js';
import { closing, isClosing } from './rulings.js';
import { undoing } from './taking-back.js';

interface BattleAt {
  readonly campaign: string;
  readonly battle: string;
}

/** To be stored with an entry. */
export interface WithEntry {
  readonly events: readonly NewEvent[];
  readonly within: Within;
}

/** Somebody has given an order to the battle since: look again. */
export class BattleMovedOn extends Error {}

export class Closings {
  constructor(
    private readonly store: EventStore,
    private readonly battles: LiveBattles,
    private readonly history: BattleHistory,
    private readonly table: BattleTable,
  ) {}

  /** Closes a battle for orders; undefined where there is none on this server, or it is over already. */
  async close({ campaign, battle }: BattleAt, over: Outcome, why: string): Promise<WithEntry | undefined> {
    const live = await this.battles.current(campaign, battle);
    if (!live || live.battle.isOver) return undefined;
    return this.acting(live, closing(live.system.rulebook, over, why));
  }

  /** Takes the closing of a battle back; undefined where nothing but its own end closed it. */
  async resume({ campaign, battle }: BattleAt): Promise<WithEntry | undefined> {
    const live = await this.battles.current(campaign, battle);
    if (!live?.battle.isOver) return undefined;
    const after = live.version - 1;
    const actions: Action[] = [];
    for await (const event of this.store.readBattle(campaign, battle, { after, until: live.version }))
      actions.push(event.payload as Action);
    if (!actions.every(isClosing)) return undefined;
    const before = await this.history.truth(campaign, battle, after);
    return this.acting(
      live,
      undoing(before, actions, { by: 'referee', after }, live.system.rulebook.version),
    );
  }

  private async acting(live: LiveBattle, action: Action): Promise<WithEntry | undefined> {
    const { campaign, id, version } = live;
    const beside = await besideEnds(this.table, live, [action]);
    if (!beside) return undefined;
    return {
      events: [{ battle: id, kind: BATTLE_ACTION, payload: action }, beside.event],
      within: async (client, appended) => {
        if ((await versionOf(client, campaign, id)) !== version + 1) throw new BattleMovedOn();
        await this.table.undoAnswered(client, campaign, id);
        await beside.within(client, appended);
      },
    };
  }
}

async function versionOf(client: PoolClient, campaign: string, battle: string): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'select max(version)::float8 as version from event where campaign_id = $1 and battle_id = $2',
    [campaign, battle],
  );
  return rows[0]?.version ?? 0;
}
