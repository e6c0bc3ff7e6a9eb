/**
 * Owns the embedded server of the test runs: started on demand by the first test file that needs a database,
 * ends by itself when no test has used it for a while. Tests show that they use it by a shared lock.
 */
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseError, type EmbeddedServer, removeData, startEmbedded } from '../../src/database/index.js';

export const USE_LOCK = 7_265_010;
const IDLE_SECONDS = 15;
const SPOILT: readonly string[] = ['DATA_MISSING', 'SERVER_FAILED'];

/** Test data need not survive a power cut. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

async function serve(folder: string): Promise<void> {
  const server = await startFresh(folder);
  const client = new Client({ connectionString: server.url('postgres'), application_name: 'test server' });
  client.on('error', (fault) => console.error('The connection to the test server broke:', fault.message));
  await client.connect();
  await dropLeftovers(client);
  const address = join(folder, 'address');
  await writeFile(`${address}.new`, server.url('postgres'));
  await rename(`${address}.new`, address);
  await waitUntilUnused(client);
  await rm(address);
  await client.end();
  await server.stop();
}

/** A folder that a crash has spoilt is not worth repairing here. Where another server runs, its address stays. */
async function startFresh(folder: string): Promise<EmbeddedServer> {
  try {
    return await startEmbedded(folder, { settings: SETTINGS });
  } catch (fault) {
    if (!(fault instanceof DatabaseError) || !SPOILT.includes(fault.code)) throw fault;
    await removeData(folder);
    return startEmbedded(folder, { settings: SETTINGS });
  }
}

async function dropLeftovers(client: Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%'",
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
}

/** Takes the lock for good once it has been free for a while, so that nobody can come in between. */
async function waitUntilUnused(client: Client): Promise<void> {
  for (let idle = 0; idle < IDLE_SECONDS; ) {
    await sleep(1000);
    idle = (await isUnused(client)) ? idle + 1 : 0;
    if (idle < IDLE_SECONDS) await client.query('select pg_advisory_unlock_all()');
  }
}

async function isUnused(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ unused: boolean }>('select pg_try_advisory_lock($1) as unused', [
    USE_LOCK,
  ]);
  return rows[0]?.unused === true;
}

await serve(process.argv[2]!);
