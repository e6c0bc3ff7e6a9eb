/** Brings a campaign back from a bundle, and makes the sender its referee. */
import type { Readable } from 'node:stream';
import type { PoolClient } from 'pg';
import { BattleTable, drawMissingDice } from '../battles/index.js';
import { BookTable } from '../books/index.js';
import { CampaignStates, type Campaigns } from '../campaigns/index.js';
import { type EventStore, inTransaction, type Restored, type SigningKey } from '../event-store/index.js';

/** What is kept beside a log that was restored follows from it; projections find by themselves what they have missed. */
export function rebuildRows(store: EventStore, campaign: string): Promise<void> {
  return inTransaction(store.pool, (client) => rebuildRowsIn(client, store, campaign));
}

/** Writes what is not here yet; what the log does not tell, as the seeds of dice to come, stays as it is. */
export async function rebuildRowsIn(client: PoolClient, store: EventStore, campaign: string): Promise<void> {
  await new CampaignStates(store).rebuild(client, campaign);
  await new BattleTable(store.pool).rebuild(client, campaign);
  await new BookTable(store.pool).rebuild(client, campaign);
}

export interface BroughtBack {
  readonly restored: Restored;
  /** Open battles that have got new dice. */
  readonly drawn: readonly string[];
}

interface RestoringParts {
  readonly store: EventStore;
  readonly campaigns: Campaigns;
  readonly key: SigningKey;
  /** Public keys of servers whose bundles are taken besides our own. */
  readonly trusted: readonly string[];
}

export class Restoring {
  constructor(private readonly parts: RestoringParts) {}

  async bringBack(from: Readable, referee: string): Promise<BroughtBack> {
    const { store, campaigns, key, trusted } = this.parts;
    const trust = { keys: [key.publicKey, ...trusted], own: key.publicKey };
    const restored = await store.restore(from, trust);
    const { campaign, events } = restored;
    await rebuildRows(store, campaign);
    const drawn = await drawMissingDice(store, campaign);
    const input = { idempotencyKey: `referee after ${events}` };
    const done = await campaigns.nameReferee(
      { campaignId: campaign, actor: referee, name: 'nameReferee', input },
      referee,
    );
    if (done.problem) throw new Error(`Nobody can be made the referee: ${done.problem.message}`);
    return { restored, drawn };
  }
}
