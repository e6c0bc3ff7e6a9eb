import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { removeFolders } from '../support/folders.js';
import { freePort } from '../support/ports.js';
import { type Spawned, type SpawnedOptions, spawnEntry } from '../support/process.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(180_000);

/**
 * `npm start` as a person meets it, in a process of its own: first start, restart, and everything that can be wrong
 * with the machine. What a newcomer is told and finds is looked at in `test/tour`. What needs root (another user, a full disk)
 * is skipped, and says so, for everybody else.
 */
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
/** A project below a closed folder (such as /root) cannot be read by another user at all. */
const readableByNobody =
  isRoot && spawnSync(asNobody[0]!, [...asNobody.slice(1), 'test', '-r', 'package.json']).status === 0;
const itAsRoot = isRoot ? it : it.skip;
const itAsNobody = readableByNobody ? it : it.skip;

let folder: string;
const running = new Set<Spawned>();

beforeAll(() => {
  // Another user may run the build, but not make it.
  expect(spawnSync(process.execPath, ['bin/build.js']).status).toBe(0);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hexledger-start-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const process of running) process.signal('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  running.clear();
  await endPostgres(join(folder, 'home'));
  await removeFolders(folder, join(folder, 'home'));
});

interface Started {
  readonly process: Spawned;
  readonly home: string;
  readonly port: number;
  readonly url: string;
}

async function start(
  args: string[] = [],
  options: SpawnedOptions & { home?: string; port?: number } = {},
): Promise<Started> {
  const home = options.home ?? join(folder, 'home');
  const port = options.port ?? (await freePort());
  // Most of these need no campaigns, which take their time to prepare.
  const env = { DEMONSTRATION: 'false', ...options.env };
  const process = spawnEntry('start', ['--home', home, '--port', String(port), ...args], { ...options, env });
  running.add(process);
  void process.ended.then(() => running.delete(process));
  return { process, home, port, url: `http://127.0.0.1:${port}` };
}

async function startReady(...given: Parameters<typeof start>): Promise<Started> {
  const started = await start(...given);
  await started.process.says(/Hexledger is ready/);
  return started;
}

async function stop({ process }: Started): Promise<void> {
  process.signal('SIGINT');
  expect(await process.ended).toBe(0);
}

async function refusal(started: Started): Promise<string> {
  expect(await started.process.ended).toBe(1);
  return started.process.output();
}

const readiness = async ({ url }: Started): Promise<unknown> => (await fetch(`${url}/readyz`)).json();
const allWell = { ready: true, checks: { database: 'ok', migrations: 'ok', queue: 'ok', live: 'ok' } };

async function postgresOf(home: string): Promise<{ pid: number; port: number } | undefined> {
  const lines = await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => undefined,
  );
  return lines && { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** A test that killed the application leaves its PostgreSQL running. */
async function endPostgres(home: string): Promise<void> {
  const server = await postgresOf(home);
  if (!server) return;
  try {
    process.kill(server.pid, 'SIGQUIT');
  } catch {
    // It has ended by itself.
  }
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function inDatabase<T>({ home }: Started, use: (client: Client) => Promise<T>): Promise<T> {
  const password = await readFile(join(home, 'password'), 'utf8');
  const { port } = (await postgresOf(home))!;
  const client = new Client({ host: '127.0.0.1', port, user: 'hexledger', password, database: 'hexledger' });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const mark = (started: Started) =>
  inDatabase(started, (client) => client.query('create table mark as select 1 as here'));
const isMarked = (started: Started) =>
  inDatabase(
    started,
    async (client) => (await client.query(`select to_regclass('mark') as mark`)).rows[0].mark !== null,
  );

describe('the first npm start', () => {
  it('leaves nothing half made behind when Ctrl-C comes in the middle of the first start', async () => {
    const { process, home } = await start();
    await process.says(/starting PostgreSQL/);
    process.signal('SIGINT');
    expect(await process.ended).toBe(0);
    expect(await postgresOf(home)).toBeUndefined();
    expect((await readdir(home)).filter((name) => name.includes('new'))).toEqual([]);
    await stop(await startReady());
  });

  it('names what is wrong with the configuration before it touches anything', async () => {
    const started = await start([], { env: { LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x:hunter2@y/z' } });
    const text = await refusal(started);
    expect(text).toContain('2 environment variables are not usable (BAD_CONFIGURATION)');
    expect(text).not.toContain('hunter2');
    expect(await refusal(await start(['--colour', 'red']))).toContain('(BAD_ARGUMENT)');
  });

  it('says who may write where when the folder cannot be written', async () => {
    const home = join(folder, 'file', 'home');
    await writeFile(join(folder, 'file'), 'not a folder');
    expect(await refusal(await start([], { home }))).toContain('(FOLDER_NOT_WRITABLE)');
  });

  itAsNobody('works for an ordinary user, and says so when the folder belongs to somebody else', async () => {
    const own = join(folder, 'home');
    await mkdir(own);
    await chown(own, nobody, nobody);
    const started = await startReady([], { as: asNobody });
    expect(await readiness(started)).toEqual(allWell);
    await stop(started);
    const foreign = join(folder, 'foreign');
    await mkdir(foreign);
    const text = await refusal(await start([], { as: asNobody, home: foreign }));
    expect(text).toContain('(FOLDER_NOT_WRITABLE)');
    expect(text).toContain(foreign);
  });

  itAsRoot('says that the disk is full, and starts again where it was once there is space', async () => {
    const disk = join(folder, 'home');
    await mkdir(disk);
    const mount = (...options: string[]) => spawnSync('mount', [...options, 'tmpfs', disk]).status;
    if (mount('-t', 'tmpfs', '-o', 'size=20m') !== 0)
      return console.warn('skipped: this machine lets root mount nothing');
    try {
      expect(await refusal(await start())).toContain('(DISK_FULL)');
      expect(mount('-o', 'remount,size=300m')).toBe(0);
      const started = await startReady();
      expect(await readiness(started)).toEqual(allWell);
      await stop(started);
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

describe('npm start where it has run before', () => {
  let prepared: string;

  beforeAll(async () => {
    prepared = await mkdtemp(join(tmpdir(), 'hexledger-prepared-'));
    await chmod(prepared, 0o755);
    await stop(await startReady([], { home: prepared }));
  });
  // With their owners: as root, PostgreSQL's files are another user's.
  beforeEach(() => expect(spawnSync('cp', ['-a', prepared, join(folder, 'home')]).status).toBe(0));
  afterAll(() => removeFolders(prepared));

  it('protects readers on every answer, and keeps metrics to those who may have them', async () => {
    const METRICS_PORT = String(await freePort());
    const env = { METRICS_PORT, PUBLIC_URL: 'https://hexledger.example' };
    const started = await startReady([], { env });
    const metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;
    expect(await (await fetch(metrics)).text()).toContain('hexledger_jobs{state="DEAD"} 0');
    const asked: [string, RequestInit?][] = [
      ['/'],
      ['/healthz'],
      ['/readyz'],
      ['/metrics'],
      ['/explorer'],
      ['/explorer/graphiql.js'],
      ['/graphql?query={serverVersion}', { headers: { 'apollo-require-preflight': 'yes' } }],
      ['/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }],
      ['/graphql', { method: 'OPTIONS' }],
    ];
    for (const [path, init] of asked) {
      const { headers } = await fetch(started.url + path, init);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    }
    expect((await fetch(`${started.url}/metrics`)).status).toBe(404);
    await stop(started);
    await expect(fetch(metrics)).rejects.toThrow();
  });

  it('takes a signal that comes twice at once, as launchers pass it on, for one', async () => {
    const started = await startReady();
    started.process.signal('SIGTERM');
    await started.process.says(/stopping/);
    started.process.signal('SIGTERM');
    expect(await started.process.ended).toBe(0);
    expect(started.process.output()).toMatch(/stopping[\s\S]*stopped/);
    expect(await postgresOf(started.home)).toBeUndefined();
  });

  it('keeps its data over a restart, and starts over with --fresh', async () => {
    const first = await startReady();
    await mark(first);
    await stop(first);
    const second = await startReady();
    expect(await isMarked(second)).toBe(true);
    await stop(second);
    const third = await startReady(['--fresh']);
    expect(await isMarked(third)).toBe(false);
    await stop(third);
  });

  it('says that the port is taken, and leaves nothing running; --fresh throws nothing away then', async () => {
    const first = await startReady();
    await mark(first);
    await stop(first);
    const other = createServer().listen(first.port, '127.0.0.1');
    try {
      const text = await refusal(await start(['--fresh'], { port: first.port }));
      expect(text).toContain(`another program listens on port ${first.port} (PORT_TAKEN)`);
      expect(text).toContain(`npm start -- --port ${first.port + 1}`);
      expect(await refusal(await start([], { port: first.port }))).toContain('PORT_TAKEN');
      expect(await postgresOf(first.home)).toBeUndefined();
    } finally {
      other.close();
    }
    const again = await startReady();
    expect(await isMarked(again)).toBe(true);
    await stop(again);
  });

  it('refuses beside an instance in the same folder, even with --fresh, and does that one no harm', async () => {
    const first = await startReady();
    await mark(first);
    for (const args of [[], ['--fresh']])
      expect(await refusal(await start(args))).toContain('(ALREADY_RUNNING)');
    expect(await readiness(first)).toEqual(allWell);
    expect(await isMarked(first)).toBe(true);
    await stop(first);
  });

  it('takes over from an instance that was killed, with or without its PostgreSQL', async () => {
    const first = await startReady();
    await mark(first);
    first.process.signal('SIGKILL');
    await first.process.ended;
    const second = await startReady();
    expect(await isMarked(second)).toBe(true);
    second.process.signal('SIGKILL');
    const { pid } = (await postgresOf(second.home))!;
    process.kill(pid, 'SIGKILL');
    await second.process.ended;
    while (isThere(pid)) await sleep(20);
    const third = await startReady();
    expect(await isMarked(third)).toBe(true);
    await stop(third);
  });

  it('ends and says where to look when its PostgreSQL ends', async () => {
    const started = await startReady();
    process.kill((await postgresOf(started.home))!.pid, 'SIGQUIT');
    const text = await refusal(started);
    expect(text).toContain('(DATABASE_ENDED)');
    expect(text).toContain('postgres.log');
  });

  it('begins anew with --fresh where the data cannot be started with', async () => {
    const first = await startReady();
    await stop(first);
    await rm(join(first.home, 'postgres', 'global'), { recursive: true });
    expect(await refusal(await start())).toContain('--fresh');
    await stop(await startReady(['--fresh']));
  });
});
