/** The audit decides every stored order again with the stored dice and reports what differs. */

import { type DiceSource, storedDice, tableDice } from '../dice/index.js';
import type { Battle } from '../position/battle.js';
import { canonical, firstDifference } from '../position/canonical.js';
import type { System } from '../position/position.js';
import { type Action, isRefusal, type Order } from './action.js';
import { decide, open, settle } from './decide.js';
import type { Rulebook } from './rulebook.js';

export interface Discrepancy {
  /** 1 for the first action of the battle. */
  readonly version: number;
  readonly order: Order;
  /** Where the stored action and the one decided now differ first. */
  readonly path: string;
  readonly stored: unknown;
  readonly decided: unknown;
}

/** Actions that rest on somebody's word, not on the rules: they are taken as they are. */
const NOT_DECIDED = new Set(['ruling', 'undo']);

/** The first difference; the battle stands at the end of the history when there is none. */
export function audit<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  actions: Iterable<Action<S>>,
): Discrepancy | undefined {
  for (const found of differences(rulebook, battle, actions)) return found;
  return undefined;
}

/** Every action that the rules would decide otherwise today. Each is decided on the history as it is stored. */
export function* differences<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  actions: Iterable<Action<S>>,
): Iterable<Discrepancy> {
  let version = 0;
  for (const action of actions) {
    version++;
    if (!NOT_DECIDED.has(action.order.order)) {
      const found = compare(rulebook, battle, action);
      if (found) yield { version, order: action.order, ...found };
    }
    settle(battle, action);
  }
}

function compare<S extends System>(rulebook: Rulebook<S>, battle: Battle<S>, action: Action<S>) {
  const decided = decideAgain(rulebook, battle, action);
  if ('why' in decided && isRefusal(decided)) return { path: '$', stored: action.order, decided };
  const stored = essence(action);
  const now = essence(decided as Action<S>);
  if (canonical(stored) === canonical(now)) return undefined;
  const found = firstDifference(stored, now);
  return found && { path: found.path, stored: found.expected, decided: found.actual };
}

function decideAgain<S extends System>(rulebook: Rulebook<S>, battle: Battle<S>, action: Action<S>) {
  const dice = action.dice === 'declared' ? thrownAgain(action) : storedDice(action.rolls);
  try {
    if (action.by === 'referee') return open(rulebook, battle, dice);
    return decide(rulebook, battle, action.by, action.order, dice);
  } catch (error) {
    return { refused: 'AUDIT_FAILED', why: error instanceof Error ? error.message : String(error) };
  }
}

/** Where the players' dice ran out the first time, they do so again. */
function thrownAgain({ rolls }: Pick<Action, 'rolls'>): DiceSource {
  const declared = rolls.filter(({ to }) => !to).map(({ dice }) => ({ faces: dice.map(({ face }) => face) }));
  return tableDice(
    declared,
    storedDice([]),
    rolls.filter(({ to }) => to),
  );
}

function essence<S extends System>({ effects, next, rolls }: Action<S>) {
  return { effects, next, rolls };
}
