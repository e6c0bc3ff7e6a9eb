import { spawnSync } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifierOf } from '../../bin/build-web.js';
import type { BundleReport } from '../../src/exchange/index.js';
import { removeFolders } from '../support/folders.js';
import { benchDump } from './bundle-dump.js';
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
  const made = join(folder, 'made');
  const exported = join(folder, 'exported');
  try {
    step('make', made);
    told('restore', step('restore', made, ownerUrl));
    told('export', step('export', exported, ownerUrl));
    told('verify', verified(folder, exported));
    report({ bench: 'bundle.size', who: 'ours', value: statSync(exported).size / 1e6, unit: 'MB' });
    await benchDump(ownerUrl, folder, EVENTS);
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
  // Without the second, V8 leaves some 20 MB of short-lived rows lying before it looks for them; it costs no time.
  const options = [
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=4',
    run,
    script,
    name,
    file,
    url,
  ];
  const { status, stdout } = spawnSync(process.execPath, options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} failed.`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Step;
}
