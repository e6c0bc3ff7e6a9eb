/** Which servers a campaign's log has come from. */
import type { PoolClient } from 'pg';
import type { People, Provenance } from '../exchange/index.js';
import type { WholeBundle } from './restore.js';

interface Origins {
  readonly lines: readonly Provenance[];
  /** Names that were known there. */
  readonly people: People;
}

export async function originsOf(client: PoolClient, campaign: string): Promise<Origins> {
  const { rows } = await client.query<Provenance & { people: People }>(
    `select number as provenance, (extract(epoch from restored_at) * 1000)::float8 as at, events::float8 as events,
       hash, signed, people
     from campaign_provenance where campaign_id = $1 order by number`,
    [campaign],
  );
  const people: People = Object.assign({}, ...rows.map((row) => row.people));
  return { lines: rows.map(({ people: _, ...line }) => line), people };
}

/** What the bundle itself says of its origin, and the bundle, unless this server wrote it. */
export async function keepProvenance(
  client: PoolClient,
  { manifest, people, provenance, signer, signed }: WholeBundle,
  own: string | undefined,
): Promise<void> {
  const { campaign, events, hash } = manifest;
  const isOwn = own !== undefined && signer === own;
  const last = { at: Date.now(), events, hash, signed: signer === undefined ? null : String(signed) };
  for (const [i, line] of [...provenance, ...(isOwn ? [] : [last])].entries())
    await client.query(
      `insert into campaign_provenance
       values ($1, $2, to_timestamp($3::float8 / 1000), $4, $5, $6, $7) on conflict do nothing`,
      [campaign, i + 1, line.at, line.events, line.hash, line.signed, JSON.stringify(people)],
    );
}
