import { types } from 'node:util';
import type { ClientBase, Pool } from 'pg';
import { Client } from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import { distribute } from './distribution.js';
import { DatabaseError } from './errors.js';
import { applicationUrl, letIn, openApplication, withoutPassword } from './login.js';
import { loadMigrations } from './migrations.js';

const MIGRATION_LOCK = 7_265_002;

type Entity = EntitySchema | (new () => object);

export interface DataSourceOptions {
  entities?: Entity[];
  poolSize?: number;
}

/** The application's own connections, at an address that `applicationUrl` gives. */
export function applicationDataSource(
  url: string,
  { entities = [], poolSize = 16 }: DataSourceOptions = {},
): Promise<DataSource> {
  const source = new DataSource({
    type: 'postgres',
    url,
    entities,
    poolSize,
    synchronize: false,
    migrationsRun: false,
    applicationName: 'hexledger',
    extra: { onConnect: hearErrors },
  });
  return openApplication(source, url);
}

/**
 * A connection that breaks in the moment in which it is handed over has nobody else who listens, and an error that nobody
 * hears ends the process. The user of the connection learns it from the next statement.
 */
function hearErrors(client: ClientBase): void {
  client.on('error', () => undefined);
}

/** TypeORM's own pool, for prepared statements on the hot path. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}

/** Connects as the owner, who may change the schema. */
async function ownerDataSource(url: string): Promise<DataSource> {
  const migrations = await loadMigrations();
  return new DataSource({
    type: 'postgres',
    url,
    migrations,
    poolSize: 2,
    applicationName: 'hexledger migration',
  });
}

interface Migrated {
  readonly applied: string[];
  /** Tables and functions that were spread over the machines of a cluster. */
  readonly spread: string[];
}

/**
 * Brings the schema up to date, spreads it over a cluster, and lets the application log in. Processes that start together take
 * turns; the first one does the work. What is not spread is looked up each time: the extension may have come later.
 */
export async function migrate(
  ownerUrl: string,
  ownUrl: string = applicationUrl(ownerUrl),
): Promise<Migrated> {
  return alone(ownerUrl, async (client) => {
    const owner = await ownerDataSource(ownerUrl);
    await owner.initialize();
    try {
      const applied = await owner.runMigrations({ transaction: 'each' });
      const spread = await distribute(client);
      await letIn(owner, ownerUrl, ownUrl);
      return { applied: applied.map(({ name }) => name), spread };
    } finally {
      await owner.destroy();
    }
  });
}

/** Takes back the newest migration. Returns its name, or nothing when there was none. */
export async function revert(ownerUrl: string): Promise<string | undefined> {
  return alone(ownerUrl, async () => {
    const newest = (await appliedMigrations(ownerUrl)).at(-1);
    if (newest === undefined) return undefined;
    const owner = await ownerDataSource(ownerUrl);
    await owner.initialize();
    try {
      await owner.undoLastMigration({ transaction: 'each' });
      return newest;
    } finally {
      await owner.destroy();
    }
  });
}

/** Migrations that the database has not seen yet: a process is ready when there are none. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const applied = new Set(await appliedMigrations(url));
  const names = (await loadMigrations()).map((migration) => new migration().name ?? migration.name);
  return names.filter((name) => !applied.has(name));
}

/** Migrations that the database has seen, the newest last; another build may have brought more than this one knows. */
export async function appliedMigrations(url: string): Promise<string[]> {
  const client = await connect(url);
  try {
    const { rows: tables } = await client.query("select to_regclass('migrations') as found");
    if (tables[0]?.found === null) return [];
    const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function alone<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'hexledger migration' });
  hearErrors(client);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    const address = withoutPassword(url);
    throw new DatabaseError(
      'NOT_REACHABLE',
      `No database answers at ${address} (${types.isNativeError(cause) ? cause.message : cause}). Check DATABASE_URL and that the server runs.`,
      address,
      { cause },
    );
  }
}
