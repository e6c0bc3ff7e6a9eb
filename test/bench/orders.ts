/** What the benches of the rulebooks share: orders decided and kept, and lists of legal orders. */
import { isRefusal, type Order } from '../../src/rules-core/kernel/decide/action.js';
import { decide, legalOrders } from '../../src/rules-core/kernel/decide/decide.js';
import type { Rulebook } from '../../src/rules-core/kernel/decide/rulebook.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import type { Battle } from '../../src/rules-core/kernel/position/battle.js';
import type { System } from '../../src/rules-core/kernel/position/position.js';

const SECONDS = 2;
/** A server is warm after its first seconds: what is measured is the code as it is compiled in the end. */
const WARM_UP = 300;
const RUNS = 200;
const ROUNDS = 3;

/** Milliseconds of processor time of this process: what else runs on the machine does not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Decides these orders in turn, each from the same position, and keeps what comes of it. */
export function decidedPerSecond<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  side: string,
  orders: readonly Order[],
): number {
  const mark = battle.mark();
  let decided = 0;
  const start = processorTime();
  let elapsed = 0;
  do {
    for (let i = 0; i < 500; i++) {
      const asked = orders[decided++ % orders.length] as Order;
      const action = decide(rulebook, battle, side, asked, scriptedDice());
      if (isRefusal(action)) throw new Error(action.why);
      for (const effect of action.effects) for (const change of effect.changes ?? []) battle.make(change);
      for (const change of action.next) battle.make(change);
      battle.rollback(mark);
    }
    elapsed = (processorTime() - start) / 1000;
  } while (elapsed < SECONDS);
  return decided / elapsed;
}

/** How long all legal orders of a side take, and how many there are. */
export function listed<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  side: string,
): { readonly ms: number; readonly orders: number } {
  let orders = 0;
  const ms = p95(() => {
    orders = legalOrders(rulebook, battle, side).length;
  });
  return { ms, orders };
}

/** Milliseconds, the 95th percentile of all runs, in the quietest of some rounds. */
export function p95(work: () => void): number {
  for (let i = 0; i < WARM_UP; i++) work();
  return Math.min(...Array.from({ length: ROUNDS }, () => p95Of(work)));
}

function p95Of(work: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = processorTime();
    work();
    return processorTime() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] as number;
}
