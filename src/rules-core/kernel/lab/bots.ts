/** Players without a mind: one takes any legal order, one the order that looks best. Seeded, so that a battle can be played again. */
import type { Order } from '../decide/action.js';
import { isRefusal } from '../decide/action.js';
import { legalOrders, play } from '../decide/decide.js';
import type { Rulebook } from '../decide/rulebook.js';
import { diceSeed, sha256Hex } from '../dice/index.js';
import type { Battle } from '../position/battle.js';
import type { SideId, System } from '../position/position.js';

/** Chooses an order for a side whose decision is awaited; undefined when the rules list none. */
export type Bot<S extends System = System> = (
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  side: SideId,
) => Order | undefined;

/** Numbers from 0 up to but not including 1, the same for the same seed (mulberry32). Never for dice of a battle. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks a kind of order first, then one of that kind: long lists of moves do not crowd out everything else. */
export function randomBot<S extends System>(seed: number): Bot<S> {
  const next = chance(seed);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)];
  return (rulebook, battle, side) => {
    const listed = legalOrders(rulebook, battle, side);
    const kind = pick([...new Set(listed.map(({ order }) => order.order))]);
    return pick(listed.filter(({ order }) => order.order === kind))?.order;
  };
}

interface GreedyOptions {
  /** How many of the legal orders it thinks about. */
  readonly width?: number;
  /** How many throws of the dice it tries for each. */
  readonly throws?: number;
}

/** Tries orders on what its side can see and takes the one after which that side stands best on average. */
export function greedyBot<S extends System>(
  seed: number,
  { width = 24, throws = 3 }: GreedyOptions = {},
): Bot<S> {
  const next = chance(seed);
  const seeds = Array.from({ length: throws }, (_, n) => diceSeed(sha256Hex(`greedy ${seed} ${n}`)));
  return (rulebook, battle, side) => {
    const listed = shuffled(legalOrders(rulebook, battle, side), next).slice(0, width);
    let best: { order: Order; worth: number } | undefined;
    for (const { order } of listed) {
      const worth = seeds.reduce(
        (sum, dice, n) => sum + worthAfter(rulebook, battle, side, order, dice.forAction('greedy', n)),
        0,
      );
      if (!best || worth > best.worth) best = { order, worth };
    }
    return best?.order;
  };
}

function worthAfter<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  side: SideId,
  order: Order,
  dice: Parameters<typeof play<S>>[4],
): number {
  const mark = battle.mark();
  const action = play(rulebook, battle, side, order, dice);
  if (isRefusal(action)) return Number.NEGATIVE_INFINITY;
  const worth = battle.asSeenBy({ side }, () => rulebook.worth?.(battle, side) ?? 0);
  battle.rollback(mark);
  return worth;
}

function shuffled<T>(items: T[], next: () => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}
