/**
 * `npm run battles -- aslsk [--random 500] [--greedy 100] [--seed 1]`: whole battles between bots over all scenarios of a
 * rulebook. Nothing listed may be refused, nothing may throw, every battle must pass the audit; the figures say who won,
 * how long it took and how many of the rulebook's core rules had a say.
 */
import type { Action } from '../../src/rules-core/kernel/action.js';
import { audit } from '../../src/rules-core/kernel/audit.js';
import { Battle } from '../../src/rules-core/kernel/battle.js';
import { type Bot, greedyBot, randomBot } from '../../src/rules-core/kernel/bots.js';
import type { KnownSystem } from '../../src/rules-core/kernel/known-system.js';
import { copy, playOut } from '../../src/rules-core/kernel/match.js';
import { beginScenario } from '../../src/rules-core/kernel/scenarios/index.js';
import { rulesOf, type SystemName } from '../../src/rules-core/rule-text.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';

export interface Fought {
  readonly scenario: string;
  readonly actions: number;
  readonly winner: string | undefined;
  readonly isOver: boolean;
  readonly cited: ReadonlySet<string>;
}

const MOST_ACTIONS = 20_000;

/** One battle to its end, watched and audited. Throws with what is wrong. */
export function fight(
  system: KnownSystem,
  scenario: string,
  seed: number,
  bot: (seed: number) => Bot,
): Fought {
  const { rulebook } = system;
  const begun = beginScenario(rulebook, system.scenarios[scenario], (at) => system.lay(at), {
    id: `${scenario}-${seed}`,
  });
  if (!begun.ok) throw new Error(`${scenario}: ${begun.problems[0]?.path}: ${begun.problems[0]?.message}`);
  const start = begun.position;
  const table = system.table(start);
  const actions: Action[] = [];
  const cited = new Set<string>();
  const end = playOut(
    { rulebook, table, start, seed, mostActions: MOST_ACTIONS, bots: (side) => bot(seed * 31 + side.length) },
    ({ action }) => {
      actions.push(action);
      for (const { cites = [] } of action.effects) for (const rule of cites) cited.add(rule);
    },
  );
  const differs = audit(rulebook, new Battle(copy(start), table), actions);
  if (differs)
    throw new Error(`${scenario} ${seed}: the audit differs at action ${differs.version}, ${differs.path}`);
  return { scenario, actions: actions.length, winner: end.clock.over?.winner, isOver: end.isOver, cited };
}

/** So many battles over all scenarios in turn; what went wrong is told, not thrown. */
export function fightMany(system: KnownSystem, count: number, seed: number, bot: (seed: number) => Bot) {
  const fought: Fought[] = [];
  const wrong: string[] = [];
  const scenarios = Object.keys(system.scenarios).sort();
  for (let n = 0; n < count; n++) {
    const scenario = scenarios[n % scenarios.length] as string;
    try {
      fought.push(fight(system, scenario, seed + n, bot));
    } catch (error) {
      wrong.push(`${scenario} ${seed + n}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { fought, wrong };
}

/** How many of the core rows had a say in at least one effect. */
export async function coreRulesCited(system: SystemName, fought: readonly Fought[]) {
  const rules = await rulesOf(system);
  const core = [...rules.values()].filter(({ kind }) => kind === 'core').map(({ rule }) => rule);
  const cited = new Set(fought.flatMap((battle) => [...battle.cited]));
  return { core: core.length, cited: core.filter((rule) => cited.has(rule)).length };
}

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

async function main(): Promise<void> {
  const [name] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const option = (key: string, usual: number): number => {
    const at = process.argv.indexOf(`--${key}`);
    return at < 0 ? usual : Number(process.argv[at + 1]);
  };
  const system = SYSTEMS.get(name ?? '');
  if (!system) {
    console.error(`Which rulebook? One of: ${[...SYSTEMS.keys()].join(', ')}.`);
    process.exit(2);
  }
  const seed = option('seed', 1);
  const all: Fought[] = [];
  let failed = 0;
  for (const [kind, count, bot] of [
    ['random', option('random', 500), randomBot],
    ['greedy', option('greedy', 100), (n: number) => greedyBot(n, { width: 12, throws: 1 })],
  ] as const) {
    const began = performance.now();
    const { fought, wrong } = fightMany(system, count, seed, bot);
    all.push(...fought);
    failed += wrong.length;
    for (const line of wrong.slice(0, 10)) console.error(line);
    const actions = fought.reduce((sum, battle) => sum + battle.actions, 0);
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log(
      JSON.stringify({
        system: name,
        bots: kind,
        battles: fought.length,
        wrong: wrong.length,
        actions,
        seconds,
        standings: standings(fought),
      }),
    );
  }
  console.log(JSON.stringify({ system: name, ...(await coreRulesCited(name as SystemName, all)) }));
  process.exitCode = failed > 0 ? 1 : 0;
}

if (process.argv[1]?.endsWith('test/battles/run.ts')) await main();
