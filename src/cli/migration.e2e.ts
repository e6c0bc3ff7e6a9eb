import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { newMigration } from '../../scripts/create-migration.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { ClusterStandIn } from '../../test/support/dead-machine.js';
import { removeFolders } from '../../test/support/folders.js';
import { loadMigrations } from '../database/migrations.js';
import { run } from './migration.js';

// Creating a cluster takes a second, on a busy machine many.
jest.setTimeout(120_000);

const VARIABLES = ['DATABASE_URL', 'DATABASE_MIGRATOR_URL', 'HEXLEDGER_HOME'] as const;
const kept = VARIABLES.map((name) => [name, process.env[name]] as const);
let printed: string[];

beforeEach(() => {
  for (const name of VARIABLES) delete process.env[name];
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  for (const [name, value] of kept)
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

async function output(...argv: string[]): Promise<string[]> {
  printed = [];
  expect(await run(argv)).toBe(0);
  return printed;
}

async function names(): Promise<string[]> {
  return (await loadMigrations()).map((migration) => new migration().name!);
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

describe('npx hexledger migration, on a server', () => {
  let database: TestDatabase;
  let url: string;
  const name = `test_migration_command_${randomUUID().slice(0, 8)}`;

  beforeAll(async () => {
    database = await createTestDatabase();
    await ask(database.url, `create database ${name}`);
    url = Object.assign(new URL(database.url), { pathname: name }).href;
  });
  afterAll(async () => {
    await ask(database.url, `drop database ${name} with (force)`);
    await database.drop();
  });

  it('applies, shows and takes back as the owner, even when DATABASE_URL names another role', async () => {
    process.env.DATABASE_URL = 'postgres://nobody:secret@127.0.0.1:1/nothing';
    process.env.DATABASE_MIGRATOR_URL = url;
    const all = await names();
    expect(await output('show')).toEqual(all.map((each) => `waits    ${each}`));
    expect(await output('revert')).toEqual(['Nothing is applied.']);
    expect(await output('run')).toEqual(all.map((each) => `applied ${each}`));
    expect(await output('run')).toEqual(['Nothing waits.']);
    expect(await output('revert')).toEqual([`took back ${all.at(-1)}`]);
    expect(await output('show')).toEqual([
      ...all.slice(0, -1).map((each) => `applied  ${each}`),
      `waits    ${all.at(-1)}`,
    ]);
  });

  it('prepares the queues, so that processes without the right to do it can start', async () => {
    process.env.DATABASE_URL = url;
    await run(['run']);
    const granted = await ask(
      url,
      `select 1 from information_schema.table_privileges
       where grantee = 'hexledger_app' and table_schema not in ('public', 'information_schema', 'pg_catalog')`,
    );
    expect(granted.length).toBeGreaterThan(0);
  });
});

describe('npx hexledger migration, where the database has become a cluster', () => {
  let database: TestDatabase;
  let cluster: ClusterStandIn;
  beforeAll(async () => {
    database = await createTestDatabase();
    cluster = await ClusterStandIn.on(database);
    process.env.DATABASE_URL = database.url;
  });
  beforeEach(() => {
    process.env.DATABASE_URL = database.url;
  });
  afterAll(async () => {
    await cluster.end();
    await database.drop();
  });

  it('spreads what is not spread yet at every run, and tells how things stand', async () => {
    const tellsOf = (lines: string[], how: string) => lines.filter((line) => line.startsWith(how));
    const before = tellsOf(await output('show'), 'unspread ');
    expect(before).toEqual(expect.arrayContaining(['unspread campaign_head', 'unspread append_several']));
    const spread = await output('run');
    expect(spread[0]).toBe('spread  campaign_head');
    expect(spread).toEqual(before.map((line) => line.replace('unspread', 'spread ')));
    expect((await output('show')).at(-1)).toBe('cluster  everything is spread');
    expect(await output('run')).toEqual(['Nothing waits.']);
  });

  it('hands a function over anew that was handed over otherwise', async () => {
    await output('run');
    const owner = new Client(database.url);
    await owner.connect();
    await owner.query(
      `update pg_dist_object set force_delegation = null where objid in (select oid from pg_proc where proname like 'append%')`,
    );
    await owner.end();
    expect(await output('show')).toContain('unspread append');
    expect(await output('run')).toEqual(['spread  append']);
    expect(await output('run')).toEqual(['Nothing waits.']);
  });
});

describe('npx hexledger migration, in a folder', () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'hexledger-migration-'));
    process.env.HEXLEDGER_HOME = home;
  });
  afterEach(() => removeFolders(home));

  it('makes the database, brings it up to date, takes the newest step back, and leaves nothing running', async () => {
    const all = await names();
    await expect(run(['show'])).rejects.toMatchObject({ code: 'NO_DATABASE', path: home });
    expect(await output('run')).toEqual(all.map((each) => `applied ${each}`));
    expect(await output('revert')).toEqual([`took back ${all.at(-1)}`]);
    expect((await output('show')).at(-1)).toBe(`waits    ${all.at(-1)}`);
  });
});

describe('npx hexledger migration', () => {
  it('asks what to do', async () => {
    expect(await run([])).toBe(2);
    expect(printed[0]).toContain('Usage: npx hexledger migration run | revert | show');
    await expect(run(['forget'])).rejects.toMatchObject({ code: 'BAD_ARGUMENTS', path: 'forget' });
  });
});

describe('npm run migration:create', () => {
  it('writes a migration whose name and class are those that the database will keep, keyed by campaign', () => {
    const { file, text } = newMigration('campaign-diary', 1763400999000);
    expect(file).toBe('1763400999000-campaign-diary.ts');
    expect(text).toContain('class CampaignDiary1763400999000 implements MigrationInterface');
    expect(text).toContain("readonly name = 'CampaignDiary1763400999000'");
    expect(text).toContain('primary key (campaign_id, campaign_diary_id)');
    expect(text).toContain("'drop table campaign_diary'");
  });

  test.each(['', 'Diary', 'campaign diary', '../diary', '9-lives'])('refuses the name "%s"', (name) => {
    expect(() => newMigration(name, 1)).toThrow('is not a name for a migration');
  });
});
