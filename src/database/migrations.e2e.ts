import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { appliedMigrations, migrate, pendingMigrations, revert } from './data-source.js';
import { loadMigrations } from './migrations.js';

/** Goes through a database of its own beside the shared one, for it takes the whole schema down. */
let database: TestDatabase;
let url: string;
const name = `test_migrations_${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  database = await createTestDatabase();
  await asOwner(`create database ${name}`);
  const address = new URL(database.url);
  address.pathname = name;
  url = address.href;
});
afterAll(async () => {
  await asOwner(`drop database ${name} with (force)`);
  await database.drop();
});

async function asOwner<Row extends object>(sql: string, at = database.url): Promise<Row[]> {
  const client = new Client(at);
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

/** What the migrations made: every table with its columns, indexes, constraints and rights, and every function. */
async function schema(): Promise<string[]> {
  const rows = await asOwner<{ line: string }>(
    `select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
       from information_schema.columns where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select format('%s %s', c.relname, c.relacl) from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
     order by line`,
    url,
  );
  return rows.map(({ line }) => line);
}

describe('the migrations', () => {
  it('go up, all the way down, and up again to the same schema', async () => {
    const count = (await loadMigrations()).length;
    expect(await pendingMigrations(url)).toHaveLength(count);
    expect((await migrate(url)).applied).toHaveLength(count);
    expect(await pendingMigrations(url)).toEqual([]);
    const first = await schema();
    expect(first.length).toBeGreaterThan(20);

    for (let n = 0; n < count; n++) await revert(url);
    expect((await schema()).filter((line) => !line.includes('migrations'))).toEqual([]);
    expect(await pendingMigrations(url)).toHaveLength(count);

    expect((await migrate(url)).applied).toHaveLength(count);
    expect(await schema()).toEqual(first);
    expect((await migrate(url)).applied).toEqual([]);
  });

  it('are applied once by processes that start together', async () => {
    while ((await pendingMigrations(url)).length < (await loadMigrations()).length) await revert(url);
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.filter(({ applied: names }) => names.length > 0)).toHaveLength(1);
  });

  it('bring the seeds along that battles and campaigns had when each had only one', async () => {
    await migrate(url);
    while ((await appliedMigrations(url)).some((one) => one.startsWith('SeedsFromVersions')))
      await revert(url);
    const [campaign, battle, line, other] = Array.from({ length: 4 }, () => randomUUID());
    const [known, secret] = ['ab'.repeat(32), 'cd'.repeat(32)];
    const hash = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
    await asOwner(
      `insert into battle_seed values ('${campaign}', '${battle}', '${secret}');
       insert into book_dice values ('${campaign}', '${known}');
       insert into book_line values ('${campaign}', '${line}', 'main', null, null, null, 1, now(), true),
         ('${campaign}', '${other}', 'other', '${line}', 3, 4, 5, now(), false);
       insert into event values ('${campaign}', 9, null, null, 'book.dice-revealed', 1, 'job', 'key', now(),
         '{"line":"${line}","seed":"${known}"}', '')`,
      url,
    );
    await migrate(url);
    const kept = await asOwner<object>('select * from dice_seed order by seed', url);
    const from = { campaign_id: campaign, from_version: '1' };
    const scheme = 'hmac-sha256/1';
    expect(kept).toEqual([
      { ...from, stream_id: line, seed: known, hash: hash(known), scheme },
      { ...from, stream_id: battle, seed: secret, hash: hash(secret), scheme },
    ]);
    expect(await asOwner<object>('select hash from published_seed', url)).toEqual([{ hash: hash(known) }]);
  });

  it('have names in the order of their files', async () => {
    const names = (await loadMigrations()).map((migration) => new migration().name);
    expect(names.every((migration) => /^[A-Z]\w+\d{13}$/.test(migration ?? ''))).toBe(true);
    const moments = names.map((migration) => migration?.slice(-13));
    expect(moments).toEqual([...new Set(moments)].sort());
  });

  it('say so when there is no server to apply them to', async () => {
    const nowhere = migrate('postgres://somebody:secret@127.0.0.1:1/nothing');
    await expect(nowhere).rejects.toMatchObject({
      code: 'NOT_REACHABLE',
      path: 'postgres://somebody@127.0.0.1:1/nothing',
      message: expect.not.stringContaining('secret'),
    });
  });
});
