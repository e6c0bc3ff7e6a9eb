/** The rows beside a campaign's log that follow from it, and how they are made anew. */
import type { PoolClient } from 'pg';
import { BattleTable } from '../battles/index.js';
import { BookTable } from '../books/index.js';
import { CampaignStates } from '../campaigns/index.js';
import { compareRows, type EventStore, type Finding, type RowsBeside } from '../event-store/index.js';
import { PROJECTIONS, Projections } from '../projections/index.js';

/** Seeds of dice to come are in no log and must not be told: of them only whether they are what their hash promises. */
const SEED_FITS = `case when seed is null then true when seed ~ '^[0-9a-f]{64}$'
  then encode(sha256(decode(seed, 'hex')), 'hex') = hash else false end as "seedFits"`;

const TABLES: readonly RowsBeside[] = [
  { table: 'campaign_state', key: ['position'] },
  { table: 'campaign_member', key: ['person_id'] },
  { table: 'battle', key: ['battle_id'] },
  { table: 'book_line', key: ['line_id'] },
  {
    table: 'dice_seed',
    key: ['stream_id', 'from_version'],
    columns: `stream_id, from_version, scheme, hash, ${SEED_FITS}`,
  },
  { table: 'published_seed', key: ['hash'] },
  { table: 'projection_row', key: ['projection', 'generation', 'key'] },
];

/** Writes what is not here yet; what the log does not tell, as the seeds of dice to come, stays as it is. */
export async function rebuildRows(store: EventStore, client: PoolClient, campaign: string): Promise<void> {
  await new CampaignStates(store).rebuild(client, campaign);
  await new BattleTable(store.pool).rebuild(client, campaign);
  await new BookTable(store.pool).rebuild(client, campaign);
}

/** Where the rows that are here are not what the log says. */
export function verifyRows(store: EventStore, campaign: string): Promise<Finding[]> {
  return compareRows(store.pool, campaign, TABLES, async (client) => {
    for (const table of ['battle', 'dice_seed', 'published_seed'])
      await client.query(`delete from ${table} where campaign_id = $1`, [campaign]);
    await rebuildRows(store, client, campaign);
    await new Projections(store, PROJECTIONS).remake(client, campaign);
  });
}
