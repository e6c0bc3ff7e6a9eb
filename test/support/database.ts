/**
 * Databases for tests: `const database = await createTestDatabase()` in `beforeAll`, `await database.drop()` in `afterAll`.
 * Every file gets a freshly migrated database of its own, copied from a template in milliseconds; the embedded server
 * behind it starts by itself and ends by itself.
 *
 * With TEST_DATABASE_URL set, all files share that one database instead (a Citus cluster, say): tests therefore use
 * campaign ids of their own and never count on an empty table.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { DataSource } from 'typeorm';
import {
  applicationDataSource,
  applicationUrl,
  type DataSourceOptions,
  migrate,
  poolOf,
} from '../../src/database/index.js';
import { migrationFiles } from '../../src/database/migrations.js';

export interface TestDatabase {
  /** The owner's address. */
  url: string;
  /** Where the application logs in. */
  applicationUrl: string;
  /** Initialized, under the application's role; closed by `drop`. */
  dataSource: DataSource;
  /** The same connections, for plain SQL. */
  pool: Pool;
  /** More connections, as another process would have them; closed by `drop`. */
  connect(options?: DataSourceOptions): Promise<DataSource>;
  drop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, '.cache', 'test-database');
const USE_LOCK = 7_265_010;
const TEMPLATE_LOCK = 7_265_011;
const PATIENCE_MS = 60_000;

/** With a shared database there is no second one to bring something to, and it may be a cluster of several machines. */
export const isShared = process.env.TEST_DATABASE_URL !== undefined;

export async function createTestDatabase(options: DataSourceOptions = {}): Promise<TestDatabase> {
  const shared = process.env.TEST_DATABASE_URL;
  return shared ? openShared(shared, options) : openOwn(options);
}

async function openShared(url: string, options: DataSourceOptions): Promise<TestDatabase> {
  await migrate(url);
  return opened(url, options, async () => {});
}

async function openOwn(options: DataSourceOptions): Promise<TestDatabase> {
  const use = await holdServer();
  const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  await use.query('select pg_advisory_lock_shared($1)', [TEMPLATE_LOCK]);
  const template = (await templateIfReady(use)) ?? (await buildTemplate(use));
  await use.query(`create database ${name} template ${template}`);
  await use.query('select pg_advisory_unlock_shared($1)', [TEMPLATE_LOCK]);
  return opened(addressOf(use, name), options, async () => {
    await use.query(`drop database ${name} with (force)`);
    await use.end();
  });
}

async function opened(
  url: string,
  options: DataSourceOptions,
  close: () => Promise<void>,
): Promise<TestDatabase> {
  const sources: DataSource[] = [];
  const connect = async (more: DataSourceOptions = {}) => {
    const source = await applicationDataSource(applicationUrl(url), more);
    sources.push(source);
    return source;
  };
  const dataSource = await connect(options);
  return {
    url,
    applicationUrl: applicationUrl(url),
    dataSource,
    pool: poolOf(dataSource),
    connect,
    async drop() {
      await Promise.all(sources.filter((source) => source.isInitialized).map((source) => source.destroy()));
      await close();
    },
  };
}

function addressOf(client: Client, database: string): string {
  return `postgres://${client.user}:${client.password}@${client.host}:${client.port}/${database}`;
}

/** A connection that holds the server: while one is open, the server does not end. */
async function holdServer(): Promise<Client> {
  const until = Date.now() + PATIENCE_MS;
  for (let attempt = 0; Date.now() < until; attempt++) {
    const client = await tryToUse();
    if (client) return client;
    if (attempt % 50 === 0) startOwner();
    await sleep(100);
  }
  throw new Error(
    `The test database server did not start within ${PATIENCE_MS / 1000} s. See ${join(FOLDER, 'owner.log')}.`,
  );
}

async function tryToUse(): Promise<Client | undefined> {
  const address = await readFile(join(FOLDER, 'address'), 'utf8').catch(() => undefined);
  if (!address) return undefined;
  const client = new Client({ connectionString: address, application_name: 'test' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ used: boolean }>('select pg_try_advisory_lock_shared($1) as used', [
      USE_LOCK,
    ]);
    if (rows[0]?.used) return client;
  } catch {
    // The address is that of a server that has ended: a new one will write its own.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

/** Starting it twice does no harm: the second one finds the folder taken and leaves. */
function startOwner(): void {
  mkdirSync(FOLDER, { recursive: true });
  const log = openSync(join(FOLDER, 'owner.log'), 'a');
  const script = join(import.meta.dirname, 'database-server.ts');
  spawn(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), script, FOLDER], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', log, log],
  }).unref();
  closeSync(log);
}

/** Named after the text of the migrations and of what goes with them, so that a change makes a new template. */
async function templateName(): Promise<string> {
  const hash = createHash('sha256');
  const login = join(ROOT, 'src', 'database', 'login.ts');
  for (const file of [...(await migrationFiles()), login])
    hash.update(basename(file)).update(await readFile(file));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

async function templateIfReady(use: Client): Promise<string | undefined> {
  const name = await templateName();
  const { rowCount } = await use.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1 ? name : undefined;
}

/** One test file builds, the others wait; a template appears under its name only when it is whole. */
async function buildTemplate(use: Client): Promise<string> {
  await use.query('select pg_advisory_unlock_shared($1)', [TEMPLATE_LOCK]);
  await use.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const ready = await templateIfReady(use);
    if (ready) return ready;
    await dropTemplates(use);
    const name = await templateName();
    await use.query('drop database if exists template_draft with (force)');
    await use.query('create database template_draft');
    await migrate(addressOf(use, 'template_draft'));
    await use.query(`alter database template_draft rename to ${name}`);
    return name;
  } finally {
    await use.query('select pg_advisory_lock_shared($1)', [TEMPLATE_LOCK]);
    await use.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

async function dropTemplates(use: Client): Promise<void> {
  const { rows } = await use.query<{ datname: string }>(
    "select datname from pg_database where datname like 'template\\_%'",
  );
  for (const { datname } of rows) await use.query(`drop database ${datname} with (force)`);
}
