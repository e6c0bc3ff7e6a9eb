import { type Database, isCluster } from './machines.js';

/**
 * Past one machine, Citus spreads every table by campaign. These belong to no campaign and stay on the coordinator: the
 * migrations' own bookkeeping, people with their tokens, the library. A feature that adds such a table adds its name here.
 */
export const LOCAL_TABLES: readonly string[] = [
  'account_command',
  'library_item',
  'mail',
  'mailbox',
  'migrations',
  'news_preference',
  'password_reset',
  'person',
  'personal_token',
  'server_secret',
  'session',
  'sign_up_code',
  'used_id_token',
];

interface CampaignFunction {
  readonly name: string;
  /** Handed over within a transaction, too: then it may touch no other campaign. */
  readonly within: boolean;
}

/** Functions that run on the machine that holds the campaign; their first argument says which. */
export const CAMPAIGN_FUNCTIONS: readonly CampaignFunction[] = [
  { name: 'append', within: true },
  { name: 'append_several', within: false },
];

/** What of the schema is not spread over the machines yet; undefined on plain PostgreSQL, where there is nothing to spread. */
export async function unspread(database: Database): Promise<string[] | undefined> {
  if (!(await isCluster(database))) return undefined;
  return [
    ...(await undistributedTables(database)),
    ...(await undistributedFunctions(database)).map(({ name }) => name),
  ];
}

/**
 * Spreads whatever is not spread yet over the machines of a Citus cluster, and returns the names. Where nothing is left to do it
 * only looks, so that a process can start while a machine is away.
 */
export async function distribute(database: Database): Promise<string[]> {
  if (!(await isCluster(database))) return [];
  const tables = await undistributedTables(database);
  for (const table of tables)
    await database.query("select create_distributed_table($1, 'campaign_id', colocate_with => $2)", [
      table,
      await companion(database, table),
    ]);
  const functions = await undistributedFunctions(database);
  for (const { signature, within } of functions)
    await database.query(
      "select create_distributed_function($1, '$1', colocate_with => $2, force_delegation => $3)",
      [signature, FIRST_TABLE, within],
    );
  return [...tables, ...functions.map(({ name }) => name)];
}

const FIRST_TABLE = 'campaign_head';

async function companion(database: Database, table: string): Promise<string> {
  if (table === FIRST_TABLE) return 'default';
  const { rows } = await database.query(
    'select from pg_dist_partition where logicalrelid = to_regclass($1)',
    [FIRST_TABLE],
  );
  return rows.length > 0 ? FIRST_TABLE : 'default';
}

/** The head first, so that co-location finds what it names. */
async function undistributedTables(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'campaign_id' and not a.attisdropped)
       and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid)
     order by c.relname <> $1, c.relname`,
    [FIRST_TABLE],
  );
  return rows.map(({ name }) => name).filter((name) => !LOCAL_TABLES.includes(name));
}

interface Undistributed extends CampaignFunction {
  readonly signature: string;
}

async function undistributedFunctions(database: Database): Promise<Undistributed[]> {
  const { rows } = await database.query<Undistributed>(
    `select proname as name, within, oid::regprocedure::text as signature
     from unnest($1::text[], $2::boolean[]) as wanted (name, within)
     join pg_proc p on proname = wanted.name and pronamespace = 'public'::regnamespace
     where not exists (
       select from pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid
         and o.distribution_argument_index is not null and coalesce(o.force_delegation, false) = within)
     order by proname`,
    [CAMPAIGN_FUNCTIONS.map(({ name }) => name), CAMPAIGN_FUNCTIONS.map(({ within }) => within)],
  );
  return rows;
}
