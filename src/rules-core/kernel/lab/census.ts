/**
 * Counting, the way chess programs prove their move generators: from a fixed position, how many orders are there, how
 * do the dice fall, how many different positions come of them. The numbers are committed; a rule that changes by
 * accident changes a number.
 */
import { isRefusal, type Order } from '../decide/action.js';
import { legalOrders, play } from '../decide/decide.js';
import type { Rulebook } from '../decide/rulebook.js';
import { type DiceSource, diceSeed, everyRoll, sha256Hex } from '../dice/index.js';
import type { Battle } from '../position/battle.js';
import { canonical } from '../position/canonical.js';
import type { SideId, System } from '../position/position.js';

/** How many lines of play of that many decisions there are; the dice fall the same way every time. */
export function orderCensus<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  depth: number,
): number {
  if (depth === 0 || battle.isOver) return 1;
  let lines = 0;
  for (const { side, order } of answers(rulebook, battle)) {
    if (depth === 1) lines++;
    else
      after(rulebook, battle, side, order, fixedDice(depth), () => {
        lines += orderCensus(rulebook, battle, depth - 1);
      });
  }
  return lines;
}

/** The census split by its first order: a wrong total is found one decision at a time. */
export function divide<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  depth: number,
): Map<string, number> {
  const parts = new Map<string, number>();
  for (const { side, order } of answers(rulebook, battle)) {
    const key = `${side} ${canonical(order)}`;
    if (depth <= 1) parts.set(key, 1);
    else
      after(rulebook, battle, side, order, fixedDice(depth), () => {
        parts.set(key, orderCensus(rulebook, battle, depth - 1));
      });
  }
  return parts;
}

/** How many different positions can stand after that many decisions, over every order and every throw of the dice. */
export function stateCensus<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  depth: number,
  limit: number = MOST_STATES,
): number {
  const seen = new Set<string>();
  visit(depth);
  return seen.size;

  function visit(left: number): void {
    if (left === 0 || battle.isOver) {
      seen.add(canonical(battle.position));
      if (seen.size > limit) throw new RangeError(`More than ${limit} positions: count fewer decisions.`);
      return;
    }
    for (const { side, order } of answers(rulebook, battle))
      everyRoll((dice) => after(rulebook, battle, side, order, dice as DiceSource, () => visit(left - 1)), {
        limit,
      });
  }
}

const MOST_STATES = 1_000_000;

function* answers<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
): Iterable<{ side: SideId; order: Order }> {
  const sides = [...new Set(battle.position.awaiting.map(({ side }) => side))].sort();
  for (const side of sides)
    for (const { order } of legalOrders(rulebook, battle, side)) yield { side, order };
}

function after<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  side: SideId,
  order: Order,
  dice: DiceSource,
  then: () => void,
): void {
  const mark = battle.mark();
  const verdict = play(rulebook, battle, side, order, dice);
  if (isRefusal(verdict)) throw new Error(`Listed, yet refused: ${canonical(order)}: ${verdict.why}`);
  then();
  battle.rollback(mark);
}

/** The same faces at the same depth, whatever was ordered before. */
function fixedDice(depth: number): DiceSource {
  return diceSeed(sha256Hex('census')).forAction('census', depth);
}
