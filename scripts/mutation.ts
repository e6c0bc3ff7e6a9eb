/**
 * `npm run mutation -- aslsk [--mutants 600] [--seed 1]`: does breaking a rule's code make a named test fail? Takes a
 * seeded random sample of the mutants of a rulebook, lets StrykerJS try them, and prints the score and the survivors.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { chance } from '../src/rules-core/kernel/lab/bots.js';

const ROOT = join(import.meta.dirname, '..');
const [system] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};

/** Data and declarations: other tests find faults there, or they have no behaviour at all. */
const LEFT_OUT = /\.(spec|testkit)\.ts$|\/(rules|testkit|sentences)\.ts$|\/(charts|units|scenarios)\//;

interface Place {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

async function sources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
}

const quiet = new Proxy({}, { get: () => () => false });

/** Every place that StrykerJS would change, with how many changes it has for it. */
async function placesIn(files: readonly string[]): Promise<Map<string, { place: Place; mutants: number }>> {
  const instrumenter = new Instrumenter(quiet as never);
  const places = new Map<string, { place: Place; mutants: number }>();
  for (const file of files) {
    const source = { name: file, content: await readFile(file, 'utf8'), mutate: true };
    const { mutants } = await instrumenter.instrument([source], {
      plugins: null,
      excludedMutations: EXCLUDED,
      ignorers: [],
    });
    for (const { location } of mutants) {
      const { start, end } = location;
      const place = {
        file: file.slice(ROOT.length + 1),
        from: `${start.line + 1}:${start.column}`,
        to: `${end.line + 1}:${end.column}`,
      };
      const key = `${place.file}:${place.from}-${place.to}`;
      places.set(key, { place, mutants: (places.get(key)?.mutants ?? 0) + 1 });
    }
  }
  return places;
}

/** Texts are for people; a changed message is not a broken rule. */
const EXCLUDED = ['StringLiteral'];

function sampled(
  places: Map<string, { place: Place; mutants: number }>,
  wanted: number,
  seed: number,
): Place[] {
  const next = chance(seed);
  const all = [...places.values()].map((entry) => ({ ...entry, at: next() })).sort((a, b) => a.at - b.at);
  const chosen: Place[] = [];
  for (let mutants = 0; mutants < wanted && all.length > 0; ) {
    const entry = all.shift() as (typeof all)[number];
    chosen.push(entry.place);
    mutants += entry.mutants;
  }
  return chosen;
}

if (!system) {
  console.error('Which rulebook? Usage: npm run mutation -- aslsk [--mutants 600] [--seed 1]');
  process.exit(2);
}
const folder = join(ROOT, 'src', 'rules-core', system);
const places = await placesIn(await sources(folder));
const chosen = sampled(places, option('mutants', 600), option('seed', 1));
const total = [...places.values()].reduce((sum, { mutants }) => sum + mutants, 0);
console.log(`${total} mutants in ${places.size} places of ${system}; trying ${chosen.length} places.`);

process.env.MUTATION_OF = system;
const results = await new Stryker({
  mutate: chosen.map(({ file, from, to }) => `${file}:${from}-${to}`),
  mutator: { excludedMutations: EXCLUDED },
  testRunner: 'specs-in-process',
  plugins: [join(ROOT, 'scripts', 'mutation-runner.mjs')],
  testRunnerNodeArgs: ['--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  // What is worked out once, when a module is loaded, is data; here the specs are loaded only once.
  ignoreStatic: true,
  concurrency: option('concurrency', 2),
  checkers: [],
  disableTypeChecks: false,
  reporters: ['progress-append-only'],
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', '.cache', '.hexledger', 'bench', 'docker', 'test/bench'],
  timeoutMS: 60_000,
  logLevel: 'warn' as never,
}).runMutationTest();

const count = (status: string) => results.filter((result) => result.status === status).length;
const [killed, timedOut, survived, uncovered] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(
  count,
) as [number, number, number, number];
const score = (100 * (killed + timedOut)) / (killed + timedOut + survived + uncovered);
const survivors = results
  .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  .map(({ fileName, location, mutatorName, replacement, status }) => {
    const file = fileName.slice(fileName.indexOf('src/rules-core'));
    return `${status}\t${file}:${location.start.line}\t${mutatorName}\t${(replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 100)}`;
  })
  .sort();
await mkdir(join(ROOT, 'reports'), { recursive: true });
await writeFile(join(ROOT, 'reports', `mutation-${system}.tsv`), `${survivors.join('\n')}\n`);
console.log(survivors.join('\n'));
console.log(
  JSON.stringify({
    system,
    mutants: results.length,
    killed,
    timedOut,
    survived,
    uncovered,
    score: Number(score.toFixed(1)),
  }),
);
