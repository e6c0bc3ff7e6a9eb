/**
 * The lab: any position, any order, chosen dice or all dice. Pure: nothing is stored and the battle is left as it was.
 */
import { type Action, type Effect, isRefusal, type Order, type Refusal } from '../decide/action.js';
import { decide } from '../decide/decide.js';
import type { Rulebook } from '../decide/rulebook.js';
import { chances, type Dice, type DiceSource } from '../dice/index.js';
import type { Battle } from '../position/battle.js';
import type { SideId, System } from '../position/position.js';

interface Chance {
  /** What happens, in the words of the rulebook. */
  readonly outcome: string;
  /** In so many cases of `total`. */
  readonly cases: string;
}

export interface Distribution {
  /** The common denominator, in lowest terms. */
  readonly total: string;
  readonly chances: readonly Chance[];
  /** Some of it rests on estimated chart cells. */
  readonly estimated?: true;
}

/** How outcomes are told apart: two throws with the same key count as the same outcome. */
type OutcomeKey<S extends System> = (action: Action<S>, battle: Battle<S>) => string;

const MOST_WAYS = 200_000;

/** The exact distribution of an order over every way its dice can fall. */
export function distribution<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  by: SideId,
  order: Order,
  keyOf: OutcomeKey<S> = outcomeOf(rulebook),
  limit: number = MOST_WAYS,
  /** Where the first dice are chosen, what the others are mixed with. */
  mixed: (rest: DiceSource) => DiceSource = (rest) => rest,
): Distribution | Refusal<S['rule']> {
  const trial = decideWith(rulebook, battle, by, order, mixed);
  const refused = { verdict: undefined as Refusal<S['rule']> | undefined };
  let estimated = false;
  const counted = chances(
    (dice) => {
      const verdict = trial(dice);
      if (!isRefusal(verdict)) {
        estimated ||= verdict.effects.some((effect) => effect.estimated);
        return verdict;
      }
      refused.verdict = verdict;
      return undefined;
    },
    (verdict) => (verdict ? keyOf(verdict, battle) : ''),
    { limit },
  );
  if (refused.verdict) return refused.verdict;
  const rows = [...counted.of].map(([outcome, cases]) => ({ outcome, cases: String(cases) }));
  return {
    total: String(counted.total),
    chances: rows.sort((a, b) => Number(BigInt(b.cases) - BigInt(a.cases))),
    ...(estimated ? { estimated } : {}),
  };
}

function decideWith<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  by: SideId,
  order: Order,
  mixed: (rest: DiceSource) => DiceSource,
) {
  return (dice: Dice): Action<S> | Refusal<S['rule']> =>
    decide(rulebook, battle, by, order, mixed(dice as DiceSource));
}

/** An outcome is what the rulebook says of its effects; by default the effects that change a unit, with its name. */
export function outcomeOf<S extends System>(rulebook: Rulebook<S>): OutcomeKey<S> {
  return (action, battle) => {
    const name = (id: string) => battle.position.units[id]?.name ?? id;
    const told = action.effects.map((effect) => (rulebook.outcome ?? unitsChanged)(effect, name));
    return told.filter((text) => text !== undefined).join(', ') || 'nothing';
  };
}

export function unitsChanged<S extends System>(
  effect: Effect<S>,
  name: (id: string) => string,
): string | undefined {
  const units = (effect.changes ?? []).flatMap((change) => ('unit' in change ? [name(change.unit)] : []));
  return units.length > 0 ? `${String(effect.effect)}: ${[...new Set(units)].join(' and ')}` : undefined;
}
