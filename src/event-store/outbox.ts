import type { Pool, PoolClient } from 'pg';
import { everywhere } from '../database/index.js';
import { inTransaction } from './transaction.js';

/** Something to be done because events were stored; it became due together with them. */
export interface Message {
  readonly campaign: string;
  /** Where the campaign stood; with the number it names the message for ever. */
  readonly position: number;
  readonly number: number;
  readonly topic: string;
  readonly message: unknown;
}

/** Campaigns that have messages waiting. */
export async function campaignsWithMessages(pool: Pool, limit: number): Promise<string[]> {
  const rows = await everywhere<{ campaign: string }>(pool, {
    text: 'select distinct campaign_id as campaign from {outbox} limit $1',
    values: [limit],
  });
  return rows.map(({ campaign }) => campaign);
}

/**
 * Hands a campaign's next messages over, in order, and removes them in the same transaction. After a crash they are handed
 * over again: the receiver knows them by position and number. Returns how many there were.
 */
export function relayMessages(
  pool: Pool,
  campaign: string,
  hand: (messages: Message[], client: PoolClient) => Promise<void>,
  limit = 100,
): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Omit<Message, 'campaign' | 'position'> & { position: string }>(
      `select position, number, topic, message from outbox where campaign_id = $1
       order by position, number limit $2 for update skip locked`,
      [campaign, limit],
    );
    if (rows.length === 0) return 0;
    await hand(
      rows.map((row) => ({ ...row, campaign, position: Number(row.position) })),
      client,
    );
    await client.query(
      `delete from outbox o using unnest($2::bigint[], $3::int[]) as done (position, number)
       where o.campaign_id = $1 and o.position = done.position and o.number = done.number`,
      [campaign, rows.map(({ position }) => position), rows.map(({ number }) => number)],
    );
    return rows.length;
  });
}
