import type { DataSource } from 'typeorm';

/**
 * Past one machine, Citus spreads every table by campaign. These belong to no campaign and stay on the coordinator: the
 * migrations' own bookkeeping, people with their tokens, the library. A feature that adds such a table adds its name here.
 */
export const LOCAL_TABLES: readonly string[] = [
  'account_command',
  'library_item',
  'migrations',
  'person',
  'personal_token',
  'server_secret',
  'session',
  'sign_up_code',
  'used_id_token',
];

/** Functions that run on the machine that holds the campaign; their first argument says which. */
export const CAMPAIGN_FUNCTIONS: readonly string[] = ['append', 'append_next'];

/** Spreads new tables over the machines of a Citus cluster; on plain PostgreSQL there is nothing to do. */
export async function distribute(owner: DataSource): Promise<void> {
  const citus = await owner.query("select from pg_extension where extname = 'citus'");
  if (citus.length === 0) return;
  for (const table of await undistributedTables(owner))
    await owner.query("select create_distributed_table($1, 'campaign_id', colocate_with => $2)", [
      table,
      await companion(owner, table),
    ]);
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

/** The head first, so that co-location finds what it names. */
async function undistributedTables(owner: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await owner.query(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid)
     order by c.relname`,
  );
  const rank = (name: string) => (name === FIRST_TABLE ? 0 : 1);
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
