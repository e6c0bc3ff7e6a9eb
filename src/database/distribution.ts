import type { DataSource } from 'typeorm';

/**
 * Past one machine, Citus spreads every table by campaign. These few are small, belong to no campaign,
 * and are copied to every machine instead. A feature that adds such a table adds its name here.
 */
export const REFERENCE_TABLES: readonly string[] = ['library_item'];

/** Tables that stay on the coordinator: the migrations' own bookkeeping, and people with their tokens, who belong to no campaign. */
export const LOCAL_TABLES: readonly string[] = [
  'account_command',
  'migrations',
  'person',
  'personal_token',
  'server_secret',
  'session',
];

/** Functions that run on the machine that holds the campaign; their first argument says which. */
export const CAMPAIGN_FUNCTIONS: readonly string[] = ['append', 'append_next'];

/** Whether this is a Citus cluster. */
export async function isDistributed(source: DataSource): Promise<boolean> {
  return (await source.query("select from pg_extension where extname = 'citus'")).length > 0;
}

/** Spreads new tables over the machines of a Citus cluster; on plain PostgreSQL there is nothing to do. */
export async function distribute(owner: DataSource): Promise<void> {
  if (!(await isDistributed(owner))) return;
  for (const table of await undistributedTables(owner)) {
    if (REFERENCE_TABLES.includes(table)) await owner.query('select create_reference_table($1)', [table]);
    else
      await owner.query("select create_distributed_table($1, 'campaign_id', colocate_with => $2)", [
        table,
        await companion(owner, table),
      ]);
  }
  for (const name of CAMPAIGN_FUNCTIONS) await distributeFunction(owner, name);
}

const FIRST_TABLE = 'campaign_head';

async function companion(owner: DataSource, table: string): Promise<string> {
  if (table === FIRST_TABLE) return 'default';
  const found = await owner.query('select from pg_dist_partition where logicalrelid = to_regclass($1)', [
    FIRST_TABLE,
  ]);
  return found.length > 0 ? FIRST_TABLE : 'default';
}

/** Reference tables first, then the head, so that foreign keys and co-location find what they name. */
async function undistributedTables(owner: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await owner.query(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid)
     order by c.relname`,
  );
  const rank = (name: string) => (REFERENCE_TABLES.includes(name) ? 0 : name === FIRST_TABLE ? 1 : 2);
  return rows
    .map(({ name }) => name)
    .filter((name) => !LOCAL_TABLES.includes(name))
    .sort((a, b) => rank(a) - rank(b));
}

async function distributeFunction(owner: DataSource, name: string): Promise<void> {
  const rows: { signature: string }[] = await owner.query(
    "select oid::regprocedure::text as signature from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace",
    [name],
  );
  for (const { signature } of rows)
    await owner.query("select create_distributed_function($1, '$1', colocate_with => $2)", [
      signature,
      FIRST_TABLE,
    ]);
}
