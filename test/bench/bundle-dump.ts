/**
 * The same rows by the database's own tools. `pg_dump` refuses a server that is newer than itself: where the machine's is older
 * than ours, a server of its own version gets a copy of the rows first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { chown, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { serverAccount } from '../../src/database/account.js';
import { runToEnd, spawnAs } from '../../src/database/run-to-end.js';
import { removeFolders } from '../support/folders.js';
import { freePort } from '../support/ports.js';
import { report } from './report.js';

const TABLES = ['event', 'command'];

export async function benchDump(ownerUrl: string, folder: string, events: number): Promise<void> {
  const own = majorOf(String((await asked(ownerUrl, 'show server_version'))[0]?.server_version));
  const there = toolsOf();
  if (there === undefined) return missing('pg_dump is not installed');
  if (there.major >= own) return measure(`pg_dump ${there.major}`, ownerUrl, folder, events);
  if (there.programs === undefined)
    return missing(
      `pg_dump ${there.major} refuses our server ${own}, and there is no server of its own version`,
    );
  const server = await startOlder(there.programs);
  try {
    await copyRows(ownerUrl, server.url('postgres'));
    await measure(`pg_dump ${there.major}, server ${there.major}`, server.url('postgres'), folder, events);
  } finally {
    await server.stop();
  }
}

function missing(why: string): void {
  process.stdout.write(`${JSON.stringify({ bench: 'bundle', who: 'pg_dump', missing: why })}\n`);
}

const majorOf = (version: string): number => Number(/\d+/.exec(version)?.[0]);

interface Tools {
  readonly major: number;
  /** The folder with the server's programs of the same version. */
  readonly programs: string | undefined;
}

function toolsOf(): Tools | undefined {
  const { status, stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const major = majorOf(stdout);
  const found = spawnSync('sh', ['-c', 'command -v pg_dump'], { encoding: 'utf8' }).stdout.trim();
  // Debian and Red Hat put the programs of each version into a folder of their own.
  const folders = [
    dirname(realpathSync(found)),
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
  ];
  const programs = folders.find((one) => ['initdb', 'postgres'].every((name) => existsSync(join(one, name))));
  return { major, programs };
}

interface Older {
  url(database: string): string;
  stop(): Promise<void>;
}

async function startOlder(programs: string): Promise<Older> {
  const folder = await mkdtemp(join(tmpdir(), 'hexledger-older-'));
  const data = join(folder, 'data');
  const account = await serverAccount(data);
  await mkdir(data);
  for (const one of [folder, data])
    if (account.uid !== undefined) await chown(one, account.uid, account.gid ?? account.uid);
  const made = await runToEnd(account, join(programs, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust']);
  if (made.code !== 0) throw new Error(made.output);
  const port = await freePort();
  // Loopback only, and the settings of ours that count.
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=256MB'];
  const child = spawnAs(
    account,
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...['max_wal_size=2GB', ...settings].flatMap((one) => ['-c', one])],
    { stdio: 'ignore', cwd: '/' },
  );
  const ended = new Promise<void>((settle) => {
    child.once('exit', () => settle());
    child.once('error', () => settle());
  });
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    await removeFolders(folder);
  };
  const url = (database: string) => `postgres://bench@127.0.0.1:${port}/${database}`;
  try {
    await ready(url('postgres'));
  } catch (fault) {
    await stop();
    throw fault;
  }
  return { url, stop };
}

const TRIES = 100;

async function ready(url: string): Promise<void> {
  for (let tried = 1; ; tried++)
    try {
      await asked(url, 'select 1');
      return;
    } catch (fault) {
      if (tried === TRIES) throw fault;
      await sleep(100);
    }
}

async function asked(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const COLUMNS = `select string_agg(format('%I %s%s', attname, format_type(atttypid, atttypmod), case when attnotnull then ' not null' else '' end), ', ' order by attnum) as text
  from pg_attribute where attrelid = '$'::regclass and attnum > 0 and not attisdropped`;
const INDEXES = `select pg_get_indexdef(indexrelid) as text from pg_index where indrelid = '$'::regclass`;

/** The same columns, rows and indexes. */
async function copyRows(from: string, to: string): Promise<void> {
  for (const table of TABLES) {
    const [columns] = await asked(from, COLUMNS.replace('$', table));
    const indexes = await asked(from, INDEXES.replace('$', table));
    await asked(to, `create table ${table} (${String(columns?.text)})`);
    shell(`psql -qc 'copy ${table} to stdout' "${from}" | psql -qc 'copy ${table} from stdin' "${to}"`);
    await asked(to, ...indexes.map(({ text }) => String(text)), `analyze ${table}`);
  }
}

/** Dumped, and restored into an empty database of the same server. */
async function measure(who: string, url: string, folder: string, events: number): Promise<void> {
  const file = join(folder, 'dumped');
  const empty = new URL(url);
  empty.pathname = '/restored';
  const tables = TABLES.map((table) => `-t ${table}`).join(' ');
  const dumped = shell(`pg_dump -Fc ${tables} -f ${file} "${url}"`);
  report({ bench: 'bundle.export', who, value: events / dumped, unit: 'events/s' });
  report({ bench: 'bundle.size', who, value: statSync(file).size / 1e6, unit: 'MB' });
  await asked(url, 'create database restored');
  const restored = shell(`pg_restore --no-owner --no-privileges -e -d "${empty.href}" ${file}`);
  const [there] = await asked(empty.href, 'select count(*)::int as events from event');
  if (there?.events !== events) throw new Error(`pg_restore brought ${String(there?.events)} events.`);
  report({
    bench: 'bundle.restore',
    who: who.replace('pg_dump', 'pg_restore'),
    value: events / restored,
    unit: 'events/s',
  });
}

/** Seconds that it took. */
function shell(line: string): number {
  const begin = performance.now();
  const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - begin) / 1000;
}
