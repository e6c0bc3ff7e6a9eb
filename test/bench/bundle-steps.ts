import { spawnSync } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { verifierOf } from '../../bin/build-web.js';
import type { BundleReport } from '../../src/exchange/index.js';
import { removeFolders } from '../support/folders.js';
import type { Ground } from './contestants.js';
import { report } from './report.js';

/** BUNDLE_EVENTS tries it with fewer. */
export const EVENTS = Number(process.env.BUNDLE_EVENTS ?? 1_000_000);
const MOST_MEGABYTES = 300;

interface Step {
  readonly seconds: number;
  readonly megabytes: number;
}

export async function benchBundle({ ownerUrl }: Ground): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hexledger-bundles-'));
  const [made, exported, dumped] = ['made', 'exported', 'dumped'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    step('make', made);
    told('restore', step('restore', made, ownerUrl));
    told('export', step('export', exported, ownerUrl));
    told('verify', verified(folder, exported));
    report({ bench: 'bundle.size', who: 'ours', value: statSync(exported).size / 1e6, unit: 'MB' });
    await besides(placeOf(ownerUrl), dumped, ownerUrl);
  } finally {
    await removeFolders(folder);
  }
}

function told(name: string, { seconds, megabytes }: Step): void {
  report({ bench: `bundle.${name}`, who: 'ours', value: EVENTS / seconds, unit: 'events/s' });
  report({ bench: `bundle.${name}.memory`, who: 'ours', value: megabytes, unit: 'MB' });
  if (megabytes > MOST_MEGABYTES)
    throw new Error(`${name} took ${megabytes} MB, more than ${MOST_MEGABYTES}.`);
}

const LAST_WORD = "process.on('exit', () => console.error(process.resourceUsage().maxRSS))";

/** By the one file that anybody has. */
function verified(folder: string, bundle: string): Step {
  const script = join(folder, 'hexledger-verify.mjs');
  writeFileSync(script, verifierOf(join(import.meta.dirname, '..', '..')));
  const begin = performance.now();
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(LAST_WORD)}`, script, '--json', bundle],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  const seconds = (performance.now() - begin) / 1000;
  const { events, rolls, folds, findings } = JSON.parse(stdout) as BundleReport;
  if (findings.length > 0 || events !== EVENTS || rolls === 0 || folds === 0)
    throw new Error(JSON.stringify({ events, rolls, folds, findings: findings.slice(0, 3) }));
  return { seconds, megabytes: Math.round(Number(stderr.trim()) / 1024) };
}

/** In a process of its own; the last line that it prints tells its time and memory. */
function step(name: string, file: string, url = ''): Step {
  const script = join(import.meta.dirname, 'bundle-step.ts');
  const run = join(import.meta.dirname, '..', '..', 'scripts', 'run.mjs');
  const options = ['--disable-warning=ExperimentalWarning', run, script, name, file, url];
  const { status, stdout } = spawnSync(process.execPath, options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} failed.`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Step;
}

interface Place {
  readonly user: string;
  readonly password: string;
  readonly host: string;
  readonly port: string;
  readonly database: string;
}

function placeOf(url: string): Place {
  const { username, password, hostname, port, pathname } = new URL(url);
  return { user: username, password, host: hostname, port, database: pathname.slice(1) };
}

/** The same rows by the database's own tools; bare COPY through gzip where those here are older than the server. */
async function besides(place: Place, file: string, ownerUrl: string): Promise<void> {
  const reason = reasonWithout(place);
  if (reason !== undefined)
    process.stdout.write(`${JSON.stringify({ bench: 'bundle', who: 'pg_dump', skipped: reason })}\n`);
  const [out, back] = reason === undefined ? TOOLS.dump : TOOLS.copy;
  const who = reason === undefined ? ['pg_dump', 'pg_restore'] : ['psql copy', 'psql copy'];
  const seconds = timed(out(file), place);
  if (seconds === undefined) return;
  report({ bench: 'bundle.export', who: String(who[0]), value: EVENTS / seconds, unit: 'events/s' });
  report({ bench: 'bundle.size', who: String(who[0]), value: statSync(file).size / 1e6, unit: 'MB' });
  const owner = new Client(ownerUrl);
  await owner.connect();
  await owner.query('truncate event, command');
  await owner.end();
  const again = timed(back(file), place);
  if (again !== undefined)
    report({ bench: 'bundle.restore', who: String(who[1]), value: EVENTS / again, unit: 'events/s' });
}

type Line = (file: string) => string;

const TOOLS: Readonly<Record<'dump' | 'copy', readonly [Line, Line]>> = {
  dump: [
    (file) => `pg_dump -Fc -a -t event -t command -f ${file}`,
    (file) => `pg_restore -a -d "$PGDATABASE" ${file}`,
  ],
  copy: [
    (file) =>
      `{ psql -qc 'copy event to stdout' && psql -qc 'copy command to stdout' | gzip -6 > ${file}.command; } | gzip -6 > ${file}`,
    (file) =>
      `gzip -dc ${file} | psql -qc 'copy event from stdin' && gzip -dc ${file}.command | psql -qc 'copy command from stdin'`,
  ],
};

/** Why pg_dump cannot be used; undefined when it can. */
function reasonWithout(place: Place): string | undefined {
  const { status, stderr } = shell('pg_dump -s -t event', place);
  if (status === 0) return undefined;
  return status === 127 ? 'pg_dump is not installed' : stderr.trim().split('\n').at(-1);
}

/** Seconds; undefined where the tools are not installed. */
function timed(line: string, place: Place): number | undefined {
  const begin = performance.now();
  const { status, stderr } = shell(line, place);
  if (status === 127) return undefined;
  if (status !== 0) throw new Error(`${line}: ${stderr}`);
  return (performance.now() - begin) / 1000;
}

function shell(line: string, { user, password, host, port, database }: Place) {
  const env = {
    ...process.env,
    PGPASSWORD: password,
    PGUSER: user,
    PGHOST: host,
    PGPORT: port,
    PGDATABASE: database,
  };
  return spawnSync('bash', ['-o', 'pipefail', '-c', line], { encoding: 'utf8', env });
}
