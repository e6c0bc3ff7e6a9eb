import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Append } from './event.js';

/** The right to work on a command alone, for a while. */
export interface Claim {
  readonly campaign: string;
  readonly actor: string;
  readonly key: string;
  readonly id: string;
}

/** Answered: the command was done before; append it again to hear the stored answer. */
export type ClaimAnswer =
  | { readonly outcome: 'claimed'; readonly claim: Claim }
  | { readonly outcome: 'running' | 'answered' | 'other-request' };

/** A claim that has run out may be taken over: its holder is late, and will see its append refused or replayed. */
const CLAIM = `
  insert into command as c (campaign_id, actor, key, request, at, claim, claimed_until)
  values ($1, $2, $3, $4, clock_timestamp(), $5, clock_timestamp() + make_interval(secs => $6))
  on conflict (campaign_id, actor, key) do update
    set claim = excluded.claim, claimed_until = excluded.claimed_until
    where c.request = excluded.request and c.last_position is null and c.claimed_until <= excluded.at
  returning claim`;

export async function claimCommand(
  pool: Pool,
  { campaign, actor, key }: Pick<Append, 'campaign' | 'actor' | 'key'>,
  request: Buffer,
  seconds: number,
): Promise<ClaimAnswer> {
  const id = randomUUID();
  const claimed = await pool.query({ text: CLAIM, values: [campaign, actor, key, request, id, seconds] });
  if (claimed.rowCount === 1) return { outcome: 'claimed', claim: { campaign, actor, key, id } };
  const { rows } = await pool.query<{ same: boolean; done: boolean }>(
    'select request = $4 as same, last_position is not null as done from command where campaign_id = $1 and actor = $2 and key = $3',
    [campaign, actor, key, request],
  );
  if (!rows[0]?.same) return { outcome: 'other-request' };
  return { outcome: rows[0].done ? 'answered' : 'running' };
}

export async function releaseClaim(pool: Pool, { campaign, actor, key, id }: Claim): Promise<void> {
  await pool.query(
    'update command set claimed_until = now() where campaign_id = $1 and actor = $2 and key = $3 and claim = $4',
    [campaign, actor, key, id],
  );
}
