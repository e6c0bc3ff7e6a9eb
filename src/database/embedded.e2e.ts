import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { removeFolders } from '../../test/support/folders.js';
import { borrowEmbedded, type EmbeddedServer, startEmbedded } from './embedded.js';

// Creating a cluster takes a second, on a busy machine many.
jest.setTimeout(120_000);

const ROOT = join(import.meta.dirname, '..', '..');
const running: EmbeddedServer[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hexledger-test-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  await removeFolders(folder);
});

async function start(): Promise<EmbeddedServer> {
  const server = await startEmbedded(folder);
  running.push(server);
  return server;
}

async function query(server: EmbeddedServer, sql: string): Promise<unknown[]> {
  const client = new Client(server.url());
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Another process that starts a server in the folder, says so, and is killed. */
async function startAndKill(): Promise<void> {
  const script = join(folder, 'start.ts');
  await writeFile(
    script,
    `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
     const server = await startEmbedded(${JSON.stringify(folder)});
     console.log(server.pid);
     setInterval(() => undefined, 1000);`,
  );
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), script], { cwd: ROOT });
  const printed: string[] = [];
  child.stderr.on('data', (text) => printed.push(String(text)));
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error(`It ended with ${first}: ${printed.join('')}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the embedded server', () => {
  it('keeps its data and its password over a restart', async () => {
    const first = await start();
    await query(first, 'create table kept (id int)');
    await first.stop();
    await first.ended;
    const second = await start();
    expect(await query(second, "select to_regclass('kept')::text as found")).toEqual([{ found: 'kept' }]);
    expect(new URL(second.url()).password).toBe(new URL(first.url()).password);
  });

  it('lets nobody in without the password', async () => {
    const address = new URL((await start()).url());
    address.password = 'guess';
    await expect(new Client(address.href).connect()).rejects.toThrow(/password authentication failed/);
    expect(
      (await readFile(join(folder, 'postgres', 'pg_hba.conf'), 'utf8')).match(/^\w+.* trust$/m),
    ).toBeNull();
  });

  it('refuses to start beside one that runs in the same folder', async () => {
    await start();
    await expect(startEmbedded(folder)).rejects.toMatchObject({ code: 'ALREADY_RUNNING', path: folder });
  });

  it('can be used by another program, running or not', async () => {
    const server = await start();
    const beside = await borrowEmbedded(folder);
    expect(beside.url).toBe(server.url());
    await beside.giveBack();
    expect(await query(server, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await running.pop()?.stop();
    const alone = await borrowEmbedded(folder);
    const client = new Client(alone.url);
    await client.connect();
    await client.end();
    await alone.giveBack();
    await expect(new Client(alone.url).connect()).rejects.toThrow();
  });

  it('starts once when two start at the same moment', async () => {
    const started = await Promise.allSettled([startEmbedded(folder), startEmbedded(folder)]);
    for (const result of started) if (result.status === 'fulfilled') running.push(result.value);
    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = started.find((result) => result.status === 'rejected');
    expect(refused?.status === 'rejected' && refused.reason).toMatchObject({ code: 'ALREADY_RUNNING' });
  });

  it('takes over from an instance that was killed, whose server goes on', async () => {
    await startAndKill();
    const server = await start();
    expect(await query(server, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('recovers when the server itself was killed', async () => {
    const first = await start();
    await query(first, 'create table kept (id int)');
    process.kill(first.pid, 'SIGKILL');
    await first.ended;
    running.length = 0;
    const second = await start();
    expect(await query(second, "select to_regclass('kept')::text as found")).toEqual([{ found: 'kept' }]);
  });

  it('is not fooled by a pid file whose number belongs to another program', async () => {
    await (await start()).stop();
    running.length = 0;
    const lines = [process.pid, join(folder, 'postgres'), 0, 1, '', '127.0.0.1', 0, 'ready'];
    await writeFile(join(folder, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`, { mode: 0o644 });
    expect(await query(await start(), 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('tells when the folder cannot be one', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(startEmbedded(file)).rejects.toMatchObject({ code: 'FOLDER_NOT_WRITABLE', path: file });
    await expect(startEmbedded(join(file, 'in'))).rejects.toMatchObject({ code: 'FOLDER_NOT_WRITABLE' });
  });

  // Root may write anywhere.
  const unlessRoot = process.getuid?.() === 0 ? it.skip : it;
  unlessRoot('tells when the folder may not be written', async () => {
    const closed = join(folder, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o500);
    await expect(startEmbedded(closed)).rejects.toMatchObject({ code: 'FOLDER_NOT_WRITABLE', path: closed });
  });

  it('tells when the data are of another version of PostgreSQL', async () => {
    await (await start()).stop();
    running.length = 0;
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '12\n');
    await expect(startEmbedded(folder)).rejects.toMatchObject({ code: 'FOLDER_OF_ANOTHER_VERSION' });
  });

  it('tells what the server said when it cannot start', async () => {
    await (await start()).stop();
    running.length = 0;
    await writeFile(join(folder, 'postgres', 'postgresql.conf'), 'nonsense = really\n');
    await expect(startEmbedded(folder)).rejects.toMatchObject({
      code: 'SERVER_FAILED',
      message: expect.stringContaining('nonsense'),
    });
  });
});
