import { compareRows, type EventStore, type Finding, type RowsBeside } from '../event-store/index.js';
import { rebuildRowsIn } from '../exports/index.js';
import { PROJECTIONS, Projections } from '../projections/index.js';

/** Seeds of dice to come are not in the log and must stay secret: report only if they fit the hash that promised them. */
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

/** Where the rows that are here are not what the log says. */
export function verifyRows(store: EventStore, campaign: string): Promise<Finding[]> {
  return compareRows(store.pool, campaign, TABLES, async (client) => {
    for (const table of ['battle', 'dice_seed', 'published_seed'])
      await client.query(`delete from ${table} where campaign_id = $1`, [campaign]);
    await rebuildRowsIn(client, store, campaign);
    await new Projections(store, PROJECTIONS).remake(client, campaign);
  });
}
