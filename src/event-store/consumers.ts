import type { Pool, PoolClient } from 'pg';
import { everywhere } from '../database/index.js';
import type { Event } from './event.js';
import type { Formats } from './formats.js';
import { readCampaign } from './read.js';
import { inTransaction } from './transaction.js';

/** A campaign whose log is longer than what a consumer has worked through. */
export interface CampaignWithNews {
  readonly campaign: string;
  readonly position: number;
  /** How far the consumer is; 0 where it has not begun. */
  readonly checkpoint: number;
}

/**
 * The campaigns that a consumer has to catch up with, a page at a time. It compares numbers that commit together with the
 * events, so no campaign is ever missed, even if a hint was never sent.
 */
export async function campaignsWithNews(
  pool: Pool,
  consumer: string,
  limit: number,
  after = '00000000-0000-0000-0000-000000000000',
): Promise<CampaignWithNews[]> {
  const rows = await everywhere<CampaignWithNews>(pool, {
    text: `select h.campaign_id as campaign, h.position::float8 as position, coalesce(c.position, 0)::float8 as checkpoint
      from {campaign_head} h left join {checkpoint} c on c.campaign_id = h.campaign_id and c.consumer = $1
      where h.position > coalesce(c.position, 0) and h.archived_at is null and h.campaign_id > $2
      order by h.campaign_id limit $3`,
    values: [consumer, after, limit],
  });
  return rows.sort((a, b) => (a.campaign < b.campaign ? -1 : 1)).slice(0, limit);
}

/** What a consumer does with the next events, in the transaction that moves its checkpoint. */
export type Consume = (events: Event[], client: PoolClient) => Promise<void>;

/**
 * Hands a consumer the next batch of a campaign and moves its checkpoint, both or neither. Returns the new checkpoint, or
 * undefined where there was nothing to do or another process is at it.
 */
export function advance(
  pool: Pool,
  formats: Formats,
  consumer: string,
  campaign: string,
  consume: Consume,
): Promise<number | undefined> {
  return inTransaction(pool, async (client) => {
    const checkpoint = await takeCheckpoint(client, consumer, campaign);
    if (checkpoint === undefined) return undefined;
    for await (const events of readCampaign(client, formats, campaign, { after: checkpoint })) {
      await consume(events, client);
      const position = events.at(-1)!.position;
      await client.query('update checkpoint set position = $3 where campaign_id = $1 and consumer = $2', [
        campaign,
        consumer,
        position,
      ]);
      return position;
    }
    return undefined;
  });
}

async function takeCheckpoint(
  client: PoolClient,
  consumer: string,
  campaign: string,
): Promise<number | undefined> {
  const values = [campaign, consumer];
  await client.query('insert into checkpoint values ($1, $2, 0) on conflict do nothing', values);
  const { rows } = await client.query<{ position: string }>(
    'select position from checkpoint where campaign_id = $1 and consumer = $2 for update skip locked',
    values,
  );
  return rows[0] && Number(rows[0].position);
}

/** Lets a consumer begin anew: it will be handed every event again. */
export async function resetConsumer(pool: Pool, consumer: string, campaign?: string): Promise<void> {
  await pool.query('delete from checkpoint where consumer = $1 and ($2::uuid is null or campaign_id = $2)', [
    consumer,
    campaign,
  ]);
}
