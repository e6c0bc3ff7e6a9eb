/** Whole battles between bots over all scenarios of a rulebook, watched and audited. */
import type { Action } from '../../src/rules-core/kernel/action.js';
import { audit } from '../../src/rules-core/kernel/audit.js';
import { Battle } from '../../src/rules-core/kernel/battle.js';
import type { Bot } from '../../src/rules-core/kernel/bots.js';
import { sentence } from '../../src/rules-core/kernel/explain.js';
import type { KnownSystem } from '../../src/rules-core/kernel/known-system.js';
import { copy, playOut } from '../../src/rules-core/kernel/match.js';
import { beginScenario } from '../../src/rules-core/kernel/scenarios/index.js';
import { rulesOf, type SystemName } from '../../src/rules-core/rule-text.js';

export interface Fought {
  readonly scenario: string;
  readonly actions: number;
  readonly winner: string | undefined;
  readonly isOver: boolean;
  readonly cited: ReadonlySet<string>;
}

const MOST_ACTIONS = 20_000;
const WHOLE_SENTENCE = /^\S.*[.)]$/;

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
    ({ battle, action }) => {
      actions.push(action);
      for (const effect of action.effects) {
        for (const rule of effect.cites ?? []) cited.add(rule);
        const told = sentence(rulebook, effect, (id) => battle.position.units[id]?.name ?? id);
        if (!WHOLE_SENTENCE.test(told)) throw new Error(`action ${actions.length} is told as "${told}"`);
      }
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
