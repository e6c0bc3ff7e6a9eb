import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { unboundTables } from '../../test/support/statements.js';
import { CAMPAIGN_FUNCTIONS, LOCAL_TABLES } from './distribution.js';

/**
 * Citus spreads tables by campaign_id. It can do so when every primary key, unique index and foreign key of a table
 * contains that column, and when nothing works through triggers. This reads what the migrations really made.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function select<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(sql, values)).rows;
}

const TABLES = `
  select c.oid, c.relname::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;

const HAS_CAMPAIGN = (columns: string) => `exists (
  select from pg_attribute a
  where a.attrelid = t.oid and a.attname = 'campaign_id' and a.attnum = any (${columns}))`;

describe('every table of a campaign', () => {
  it('is a table of a campaign, or is named as one that is not', async () => {
    const tables = await select<{ name: string; typed: boolean }>(
      `select t.name, exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'campaign_id'
         and a.atttypid = 'uuid'::regtype and a.attnotnull) as typed from (${TABLES}) t order by name`,
    );
    const without = tables.filter(({ name, typed }) => !typed && !LOCAL_TABLES.includes(name));
    expect(without).toEqual([]);
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['campaign_head', 'event', 'command']),
    );
    expect(LOCAL_TABLES.filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
  });

  it('has a primary key', async () => {
    const without = await select(
      `select t.name from (${TABLES}) t
       where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`,
    );
    expect(without).toEqual([]);
  });

  it('has the campaign in every primary key and unique index', async () => {
    const without = await select(
      `select t.name, i.indexrelid::regclass::text as index from (${TABLES}) t join pg_index i on i.indrelid = t.oid
       where i.indisunique and not t.name = any ($1) and not ${HAS_CAMPAIGN('i.indkey::int2[]')}`,
      [LOCAL_TABLES],
    );
    expect(without).toEqual([]);
  });

  it('has the campaign in every foreign key', async () => {
    const without = await select(
      `select t.name, k.conname from (${TABLES}) t join pg_constraint k on k.conrelid = t.oid
       where k.contype = 'f' and not t.name = any ($1) and not ${HAS_CAMPAIGN('k.conkey')}`,
      [LOCAL_TABLES],
    );
    expect(without).toEqual([]);
  });

  it('is not pointed at by a table that stays on one machine', async () => {
    const wrong = await select(
      `select t.name, k.conname from (${TABLES}) t join pg_constraint k on k.conrelid = t.oid
       where k.contype = 'f' and t.name = any ($1)
         and not (select relname::text from pg_class where oid = k.confrelid) = any ($1)`,
      [LOCAL_TABLES],
    );
    expect(wrong).toEqual([]);
  });

  it('has neither triggers nor rules nor exclusion constraints', async () => {
    const found = await select(
      `select t.name, g.tgname::text as what from (${TABLES}) t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal
       union all select t.name, r.rulename::text from (${TABLES}) t join pg_rewrite r on r.ev_class = t.oid
       union all select t.name, k.conname::text from (${TABLES}) t join pg_constraint k on k.conrelid = t.oid where k.contype = 'x'`,
    );
    expect(found).toEqual([]);
  });
});

const FUNCTIONS = CAMPAIGN_FUNCTIONS.map(({ name }) => name).sort();

describe('every function', () => {
  it('is named as one that runs where its campaign is, and its first argument is the campaign', async () => {
    const functions = await select<{ name: string; first: string; type: string }>(
      `select p.proname::text as name, p.proargnames[1] as first, p.proargtypes[0]::regtype::text as type
       from pg_proc p where p.pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by name`,
    );
    expect(functions).toEqual(FUNCTIONS.map((name) => ({ name, first: 'campaign_id', type: 'uuid' })));
  });

  it('has no statement in front of an insert, which a Citus cluster refuses', async () => {
    const functions = await select<{ name: string; body: string }>(
      'select proname::text as name, prosrc as body from pg_proc where proname = any ($1)',
      [FUNCTIONS],
    );
    expect(functions).toHaveLength(FUNCTIONS.length);
    expect(
      functions.filter(({ body }) => /\bwith\s+\w+\s+as\s*\(/i.test(body)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('names the campaign for each table of each statement: it is planned once, and asks one shard', async () => {
    const functions = await select<{ name: string; body: string }>(
      'select proname::text as name, prosrc as body from pg_proc where proname = any ($1)',
      [FUNCTIONS],
    );
    const tables = new Set((await select<{ name: string }>(TABLES)).map(({ name }) => name));
    const statements = functions.flatMap(({ body }) =>
      body
        .replace(/\b(campaign|append\.campaign_id)\b(?!_)/g, '$$1')
        .split(';')
        .filter((statement) => /\b(from|update|into|join)\b/.test(statement)),
    );
    expect(statements.length).toBeGreaterThan(10);
    expect(statements.flatMap((statement) => unboundTables(statement, tables))).toEqual([]);
  });
});
