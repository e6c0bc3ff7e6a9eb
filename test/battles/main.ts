/**
 * `npm run battles -- aslsk [--random 500] [--greedy 100] [--seed 1] [--only the-mill-hamlet] [--plain]
 * [--options '{"preset":"Cross of Iron"}' ...]`: whole battles between bots over all scenarios of a rulebook, or of one; with options,
 * each round of the scenarios takes the next of them over its own. Nothing listed may be refused, nothing may throw, every battle must
 * pass the audit; the figures
 * say who won, how long it took and how many of the rulebook's core rules had a say.
 *
 * They also say how much of the rulebook's code has run: functions by chapter, and the core rules whose code did (`--plain`
 * leaves that out, and takes two thirds of the time). A rule is touched when a function that cites it was called; for a
 * table that is a function that reads it, for an order the one that carries it out. What was not touched is listed in
 * reports/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { SystemName } from '../../src/rules-core/rule-text.js';
import { beginProfile, type Profile } from './profile.js';
import type { Fought } from './run.js';
import { type Chapter, type Share, sum, type Touched, touchedBy } from './touched.js';

const ROOT = join(import.meta.dirname, '..', '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    random: { type: 'string', default: '500' },
    greedy: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    plain: { type: 'boolean', default: false },
    options: { type: 'string', multiple: true, default: ['{}'] },
  },
});
// The rules are loaded after this, so that every block of them is counted.
const profile = values.plain ? undefined : await beginProfile();
const { SYSTEMS } = await import('../../src/rules-core/systems.js');
const { rulesOf } = await import('../../src/rules-core/rule-text.js');
const { greedyBot, randomBot } = await import('../../src/rules-core/kernel/lab/bots.js');
const { coreRulesCited, fightMany } = await import('./run.js');

function standings(fought: readonly Fought[]): Record<string, Record<string, number>> {
  const table: Record<string, Record<string, number>> = {};
  for (const { scenario, winner, isOver } of fought) {
    const row = table[scenario] ?? {};
    table[scenario] = row;
    const result = winner ?? (isOver ? 'draw' : 'unfinished');
    row[result] = (row[result] ?? 0) + 1;
  }
  return table;
}

/** What is written out, what only tests use, and what was loaded for other ends is not code that a battle could run. */
const NOT_PLAYED = /(^|\/)(charts|units|scenarios)\/|(^rules|testkit)\.ts$/;

async function codeRun(system: SystemName, from: Profile): Promise<Touched> {
  const folder = join(ROOT, 'src', 'rules-core', system) + sep;
  const within = (file: string) => file.slice(folder.length).split(sep).join('/');
  const runs = (await from.end(folder)).filter(({ file }) => !NOT_PLAYED.test(within(file)));
  const core = [...(await rulesOf(system)).values()].filter(({ kind }) => kind === 'core');
  const named = runs.map((run) => ({ ...run, file: within(run.file) }));
  return touchedBy(named, core, (file) => (file.includes('/') ? file.split('/')[0]! : 'rulebook'));
}

function tellCode(system: SystemName, { chapters, rows }: Touched): void {
  const line = (name: string, { functions, text }: Chapter) =>
    `${name.padEnd(16)} ${percent(functions).padStart(6)} of ${String(functions.of).padStart(4)} functions, ${percent(text).padStart(6)} of their text`;
  const all = [...chapters.values()];
  for (const [name, chapter] of [...chapters].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(line(name, chapter));
  const functions = all.map((chapter) => chapter.functions).reduce(sum);
  const text = all.map((chapter) => chapter.text).reduce(sum);
  console.log(line('all', { functions, text }));
  const untouched = rows.filter(({ touched }) => !touched);
  const file = join(ROOT, 'reports', `untouched-${system}.tsv`);
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(file, untouchedTable(untouched));
  console.log(
    JSON.stringify({
      system,
      coreRowsCited: rows.length,
      touched: rows.length - untouched.length,
      ran: rows.filter(({ ran }) => ran).length,
      percent: percent({ of: rows.length, run: rows.length - untouched.length }),
      untouched: relative(process.cwd(), file),
    }),
  );
}

function untouchedTable(rows: Touched['rows']): string {
  const lines = rows.map(({ row, where }) =>
    [row.rule, row.area, where.map(({ file, name }) => `${file} ${name}`).join(', '), row.requirement].join(
      '\t',
    ),
  );
  return `${['rule\tarea\twhere\trequirement', ...lines].join('\n')}\n`;
}

const percent = ({ of, run }: Share): string => `${((100 * run) / Math.max(1, of)).toFixed(1)}%`;

const system = SYSTEMS.get(positionals[0] ?? '');
if (!system) {
  console.error(`Which rulebook? One of: ${[...SYSTEMS.keys()].join(', ')}.`);
  process.exit(2);
}
const name = system.rulebook.system as SystemName;
const all: Fought[] = [];
let failed = 0;
for (const [kind, count, bot] of [
  ['random', Number(values.random), randomBot],
  ['greedy', Number(values.greedy), (n: number) => greedyBot(n, { width: 12, throws: 1 })],
] as const) {
  const began = performance.now();
  const { fought, wrong } = fightMany(
    system,
    count,
    Number(values.seed),
    bot,
    values.only === undefined ? undefined : [values.only],
    values.options.map((text) => JSON.parse(text) as object),
  );
  all.push(...fought);
  failed += wrong.length;
  for (const line of wrong.slice(0, 10)) console.error(line);
  const actions = fought.reduce((sum, battle) => sum + battle.actions, 0);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const battles = fought.length;
  console.log(
    JSON.stringify({
      system: name,
      bots: kind,
      battles,
      wrong: wrong.length,
      actions,
      seconds,
      standings: standings(fought),
    }),
  );
}
console.log(JSON.stringify({ system: name, ...(await coreRulesCited(name, all)) }));
if (profile) tellCode(name, await codeRun(name, profile));
process.exitCode = failed > 0 ? 1 : 0;
