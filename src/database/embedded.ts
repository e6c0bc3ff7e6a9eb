import type { ChildProcess } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Cluster, OWNER, openCluster, serverFault, whereElse } from './cluster.js';
import { DatabaseError } from './errors.js';
import { exists, isFault } from './faults.js';
import { spawnAs } from './run-to-end.js';

/** A running embedded server. It lives as long as somebody keeps this and calls `stop`. */
export interface EmbeddedServer {
  /** Where to connect: the owner of database `hexledger` (or of another database of this server). */
  url(database?: string): string;
  port: number;
  pid: number;
  /** A line for the operator when its programs or data lie outside the project. */
  elsewhere: string | undefined;
  /** Settles when the server ends for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  /** PostgreSQL settings beside the house's own. */
  settings?: Record<string, string>;
}

const DATABASE = 'hexledger';
/** Held by the process that started the server: it tells a running instance from a crashed one, whatever the pids say. */
const OWNERSHIP_LOCK = 7_265_001;
const ATTEMPTS = 10;
/** Somebody took the port in between, is just starting here too, or the last processes of a killed server are just ending. */
const PASSING =
  /could not bind|address already in use|shared memory block .* is still in use|lock file .* is empty/i;

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  // Nearly everything is in memory: an index is worth its while even on a table of a few pages.
  random_page_cost: '1.1',
  // Every statement here is short: compiling it would cost more than running it.
  jit: 'off',
  log_checkpoints: 'off',
};

/** Starts PostgreSQL in a data folder; takes over from an instance that crashed, refuses beside one that runs. */
export async function startEmbedded(
  dataFolder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const cluster = await openCluster(resolve(dataFolder));
  await endCrashedInstance(cluster);
  const started = await launch(cluster, { ...SETTINGS, ...options.settings });
  try {
    const ownership = await takeOwnership(cluster, started.port);
    return running(cluster, started, ownership);
  } catch (fault) {
    const wasTakenOver = FAST_SHUTDOWN.test(await outputSince(cluster, started.logStart));
    await endServer(started.child.pid!, cluster);
    throw wasTakenOver ? alreadyRunning(cluster.folder) : fault;
  }
}

/** Somebody who starts at the same moment may take a server that nobody owns yet for one whose application was killed. */
const FAST_SHUTDOWN = /received fast shutdown request/;

/** The use of a data folder's server by a short-lived program. */
export interface BorrowedServer {
  url: string;
  giveBack(): Promise<void>;
}

/** Uses the server that runs in a data folder, or starts it for the time being. */
export async function borrowEmbedded(dataFolder: string): Promise<BorrowedServer> {
  const cluster = await openCluster(resolve(dataFolder));
  const there = await readPidFile(cluster);
  if (there?.ready && isAlive(there.pid) && (await mayServe(there.pid, cluster)))
    return { url: urlOf(cluster, there.port, DATABASE), giveBack: async () => undefined };
  const server = await startEmbedded(dataFolder);
  return { url: server.url(), giveBack: () => server.stop() };
}

function running(cluster: Cluster, { child, port }: Started, ownership: Client): EmbeddedServer {
  const pid = child.pid!;
  const ended = new Promise<void>((settle) => {
    if (hasEnded(child)) settle();
    child.once('exit', () => settle());
  });
  return {
    url: (database = DATABASE) => urlOf(cluster, port, database),
    port,
    pid,
    elsewhere: whereElse(cluster),
    ended,
    async stop() {
      await ownership.end().catch(ignoreBrokenConnection);
      await endServer(pid, cluster);
    },
  };
}

/** A connection that is going away anyway may already be gone. */
function ignoreBrokenConnection(): void {}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${OWNER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

interface Started {
  child: ChildProcess;
  port: number;
  /** Where in the log its own output begins. */
  logStart: number;
}

async function launch(cluster: Cluster, settings: Record<string, string>): Promise<Started> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const logStart = await sizeOf(cluster.log);
    const child = await spawnServer(cluster, port, settings);
    if (await becomesReady(cluster, child)) return { child, port, logStart };
    const output = await outputSince(cluster, logStart);
    if (/lock file "postmaster.pid" already exists/.test(output)) throw alreadyRunning(cluster.folder);
    if (!PASSING.test(output) || attempt === ATTEMPTS) throw serverFault(cluster.folder, output);
    await sleep(200);
  }
}

async function outputSince(cluster: Cluster, start: number): Promise<string> {
  return (await readFile(cluster.log)).subarray(start).toString();
}

async function sizeOf(file: string): Promise<number> {
  return (await exists(file)) ? (await stat(file)).size : 0;
}

async function spawnServer(
  cluster: Cluster,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const log = await open(cluster.log, 'a');
  const args = ['-D', cluster.files, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  // Detached: Ctrl-C must reach the application first, which finishes its work and then stops the server.
  const child = spawnAs(cluster.account, cluster.programs.postgres, args, {
    stdio: ['ignore', log.fd, log.fd],
    cwd: '/',
    detached: true,
  });
  // A program that cannot be run has ended, too; `hasEnded` tells.
  child.once('error', () => undefined);
  child.unref();
  await log.close();
  return child;
}

/** The server writes its state into the last line of its pid file. */
async function becomesReady(cluster: Cluster, child: ChildProcess): Promise<boolean> {
  while (!hasEnded(child)) {
    const pidFile = await readPidFile(cluster);
    if (pidFile?.pid === child.pid && pidFile?.ready) return true;
    await sleep(20);
  }
  return false;
}

/** Asked, not listened for: it may have ended before anybody could listen. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

interface PidFile {
  pid: number;
  port: number;
  ready: boolean;
}

async function readPidFile(cluster: Cluster): Promise<PidFile | undefined> {
  try {
    const lines = (await readFile(join(cluster.files, 'postmaster.pid'), 'utf8')).split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch (cause) {
    if (isFault(cause, 'ENOENT')) return undefined;
    throw cause;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolvePort(port));
    });
  });
}

/** A server whose application was killed goes on running: it is ended, and its data taken over. */
async function endCrashedInstance(cluster: Cluster): Promise<void> {
  const left = await readPidFile(cluster);
  // The file of a dead server stays: by it the next one makes sure that nothing of the old one is left.
  if (!left || !isAlive(left.pid)) return;
  if (!(await mayServe(left.pid, cluster))) return removePidFile(cluster, left.pid);
  const client = clientOf(cluster, left.port);
  try {
    await client.connect();
  } catch {
    // The server is just starting or stopping: its own lock on the folder decides who may go on.
    return;
  }
  const orphaned = await ownershipIsFree(client);
  await client.end().catch(ignoreBrokenConnection);
  if (!orphaned) throw alreadyRunning(cluster.folder);
  await endServer(left.pid, cluster);
}

/** After a restart of the machine the number may belong to any program. Where that cannot be seen, it is taken for ours. */
async function mayServe(pid: number, cluster: Cluster): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return command === undefined || command.includes(cluster.files);
}

async function removePidFile(cluster: Cluster, pid: number): Promise<void> {
  const left = await readPidFile(cluster);
  if (left?.pid === pid) await rm(join(cluster.files, 'postmaster.pid'), { force: true });
}

function alreadyRunning(folder: string): DatabaseError {
  return new DatabaseError(
    'ALREADY_RUNNING',
    `Another instance is already running in ${folder}. Use that one, stop it first, or choose another data folder.`,
    folder,
  );
}

async function ownershipIsFree(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    OWNERSHIP_LOCK,
  ]);
  return rows[0]?.free === true;
}

async function takeOwnership(cluster: Cluster, port: number): Promise<Client> {
  const client = clientOf(cluster, port);
  // When the server goes down this connection breaks; `ended` reports it.
  client.on('error', ignoreBrokenConnection);
  await client.connect();
  if (!(await ownershipIsFree(client))) throw alreadyRunning(cluster.folder);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  return client;
}

function clientOf(cluster: Cluster, port: number): Client {
  return new Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    application_name: 'hexledger owner',
  });
}

/** Asks for a fast shutdown (open transactions are rolled back, everything committed is kept) and waits for it. */
async function endServer(pid: number, cluster: Cluster): Promise<void> {
  signal(pid, 'SIGINT');
  while (isAlive(pid) && !(await isZombie(pid))) await sleep(20);
  await removePidFile(cluster, pid);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (cause) {
    if (!isFault(cause, 'ESRCH')) throw cause;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return isFault(cause, 'EPERM');
  }
}

/** In a container without an init process, the ended orphan of a crashed instance stays as a zombie. */
async function isZombie(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return / Z /.test(status.slice(status.lastIndexOf(')')));
}
