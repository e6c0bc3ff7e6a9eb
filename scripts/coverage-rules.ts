/**
 * `npm run coverage:rules` tells, per system and area, how many core and data rules a passing test of the last run proves.
 *   --json       one line per system      --missing [system]   the rules nobody proves
 *   --update     accept risen figures into coverage-rules.json; a figure that falls below it fails the run
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Coverage,
  coverageOf,
  movements,
  type Ratchet,
  type SystemCoverage,
} from '../src/rules-core/kernel/citations/coverage.js';
import { parseLedger } from '../src/rules-core/kernel/citations/ledger.js';
import { readLedgers, SYSTEMS } from './generate-rules.js';

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, '.cache', 'cited-tests.json');
const RATCHET = join(ROOT, 'coverage-rules.json');

interface CitedTests {
  readonly files: Readonly<Record<string, readonly { readonly title: string; readonly status: string }[]>>;
}

async function main(args: readonly string[]): Promise<number> {
  if (!existsSync(RESULTS)) {
    console.error('No test has run yet that cites a rule: run `npm test` first.');
    return 1;
  }
  const coverage = coverageOf(await ledgers(), await passedTitles());
  const only = args[args.indexOf('--missing') + 1];
  if (args.includes('--missing'))
    printMissing(coverage.systems.filter(({ system }) => !isSystem(only) || system === only));
  else if (args.includes('--json')) for (const line of coverage.systems) console.log(jsonLine(line));
  else printTable(coverage.systems);
  return (await ratchet(coverage, args.includes('--update'))) ? 0 : 1;
}

async function ledgers() {
  const read = async (system: string) => {
    const { rows } = parseLedger(await readLedgers(system));
    return [system, rows] as const;
  };
  return Object.fromEntries(await Promise.all(SYSTEMS.map(read)));
}

async function passedTitles(): Promise<string[]> {
  const { files } = JSON.parse(await readFile(RESULTS, 'utf8')) as CitedTests;
  return Object.values(files).flatMap((tests) =>
    tests.filter(({ status }) => status === 'passed').map(({ title }) => title),
  );
}

function isSystem(name: string | undefined): boolean {
  return (SYSTEMS as readonly string[]).includes(name ?? '');
}

function jsonLine({ system, rows, proved, percent, areas }: SystemCoverage): string {
  return JSON.stringify({ system, rows, proved, percent, areas });
}

function printTable(systems: readonly SystemCoverage[]): void {
  for (const { system, areas, ...all } of systems) {
    console.log(tableLine(system, all));
    for (const [area, figure] of Object.entries(areas)) console.log(tableLine(`  ${area}`, figure));
  }
}

function tableLine(
  name: string,
  { proved, rows, percent }: { proved: number; rows: number; percent: number },
): string {
  return `${name.padEnd(24)}${String(proved).padStart(5)} of ${String(rows).padStart(4)}${percent.toFixed(1).padStart(7)} %`;
}

function printMissing(systems: readonly SystemCoverage[]): void {
  for (const { system, missing } of systems) {
    for (const { rule, area, kind, requirement } of missing)
      console.log(`${system} ${rule}\t${area}\t${kind}\t${requirement}`);
  }
}

/** False when a test cites a rule that does not exist, or a figure fell. */
async function ratchet({ systems, unknown }: Coverage, update: boolean): Promise<boolean> {
  for (const { system, rule, title } of unknown)
    console.error(`${system} has no rule "${rule}", cited by: ${title}`);
  const accepted: Ratchet = existsSync(RATCHET) ? JSON.parse(await readFile(RATCHET, 'utf8')) : {};
  const { fallen, risen } = movements(systems, accepted);
  for (const { system, before, now } of fallen) {
    console.error(
      `${system} fell from ${before} to ${now} proved rules: mend the tests, or say why in coverage-rules.json.`,
    );
  }
  if (risen.length > 0 && !update)
    console.error('Some figures rose: accept them with `npm run coverage:rules -- --update`.');
  if (update && fallen.length === 0 && unknown.length === 0) {
    const figures = Object.fromEntries(systems.map(({ system, proved }) => [system, proved]));
    await writeFile(RATCHET, `${JSON.stringify(figures, null, 2)}\n`);
  }
  return fallen.length === 0 && unknown.length === 0;
}

/** `| head` closes the pipe early. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await main(process.argv.slice(2));
