/** Whole battles between bots over all scenarios of a rulebook, watched and audited. */

import type { KnownSystem } from '../../src/rules-core/kernel/decide/known-system.js';
import type { Bot } from '../../src/rules-core/kernel/lab/bots.js';
import { type Match, playOut } from '../../src/rules-core/kernel/lab/match.js';
import type { System } from '../../src/rules-core/kernel/position/position.js';
import { beginScenario } from '../../src/rules-core/kernel/scenarios/index.js';
import { fought } from '../../src/rules-core/kernel/testing/battles.testkit.js';
import { rulesOf, type SystemName } from '../../src/rules-core/rule-text.js';

export interface Fought {
  readonly scenario: string;
  readonly actions: number;
  readonly winner: string | undefined;
  readonly isOver: boolean;
  readonly cited: ReadonlySet<string>;
}

const MOST_ACTIONS = 20_000;

/** One battle to its end, watched and audited, with these options over those of its scenario. Throws with what is wrong. */
export function fight(
  system: KnownSystem,
  scenario: string,
  seed: number,
  bot: (seed: number) => Bot,
  options: object = {},
): Fought {
  const { end, actions } = fought(matchOf(system, scenario, seed, bot, options));
  const cited = new Set(actions.flatMap(({ effects }) => effects.flatMap(({ cites = [] }) => cites)));
  return { scenario, actions: actions.length, winner: end.clock.over?.winner, isOver: end.isOver, cited };
}

/** Who wins it; nothing is audited. */
export const winnerOf = (...battle: Parameters<typeof matchOf>): string | undefined =>
  playOut(matchOf(...battle)).clock.over?.winner;

function matchOf(
  system: KnownSystem,
  scenario: string,
  seed: number,
  bot: (seed: number) => Bot,
  options: object = {},
): Match<System> {
  const { rulebook } = system;
  const written = system.scenarios[scenario] as { options?: object };
  const text = { ...written, options: { ...written.options, ...options } };
  const begun = beginScenario(rulebook, text, (at) => system.lay(at), {
    id: `${scenario}-${seed}`,
  });
  if (!begun.ok) throw new Error(`${scenario}: ${begun.problems[0]?.path}: ${begun.problems[0]?.message}`);
  const start = begun.position;
  return {
    rulebook,
    table: system.table(start),
    start,
    seed,
    mostActions: MOST_ACTIONS,
    bots: (side: string) => bot(seed * 31 + side.length),
  };
}

/** So many battles over all scenarios in turn, or of one of them; what went wrong is told, not thrown. */
export function fightMany(
  system: KnownSystem,
  count: number,
  seed: number,
  bot: (seed: number) => Bot,
  scenarios: readonly string[] = Object.keys(system.scenarios).sort(),
  /** Each round of all scenarios with the next of them. */
  options: readonly object[] = [{}],
) {
  const fought: Fought[] = [];
  const wrong: string[] = [];
  for (let n = 0; n < count; n++) {
    const scenario = scenarios[n % scenarios.length] as string;
    try {
      const more = options[Math.floor(n / scenarios.length) % options.length];
      fought.push(fight(system, scenario, seed + n, bot, more));
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
