/** Plays whole battles of any rulebook between bots: for tests, demonstrations and benchmarks. */
import { type Action, isRefusal, type Order } from '../decide/action.js';
import { decide, open, settle } from '../decide/decide.js';
import type { Rulebook } from '../decide/rulebook.js';
import { standingAnswer } from '../decide/standing.js';
import { diceSeed, sha256Hex } from '../dice/index.js';
import { Battle } from '../position/battle.js';
import type { Position, SideId, System } from '../position/position.js';
import type { Table } from '../position/table.js';
import type { Bot } from './bots.js';

export interface Match<S extends System> {
  readonly rulebook: Rulebook<S>;
  readonly table: Table;
  readonly start: Position<S>;
  readonly bots: (side: SideId) => Bot<S>;
  readonly seed: number;
  readonly mostActions?: number;
}

export interface Step<S extends System> {
  readonly battle: Battle<S>;
  readonly action: Action<S>;
  /** Sees the battle as it stands before the action. */
  readonly version: number;
}

export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Plays to the end, or to the limit; `watch` is called before each action is settled. */
export function playOut<S extends System>(
  match: Match<S>,
  watch: (step: Step<S>) => void = () => undefined,
): Battle<S> {
  const { rulebook, table, start, mostActions = 5_000 } = match;
  const battle = new Battle(copy(start), table);
  const seed = diceSeed(sha256Hex(`match ${match.seed}`));
  const bots = new Map<SideId, Bot<S>>();
  const botOf = (side: SideId) => bots.get(side) ?? bots.set(side, match.bots(side)).get(side);
  for (let version = 1; !battle.isOver && version <= mostActions; version++) {
    const dice = seed.forAction(start.id, version);
    const verdict = version === 1 ? open(rulebook, battle, dice) : next(version, dice);
    watch({ battle, action: verdict, version });
    settle(battle, verdict);
  }
  return battle;

  function next(version: number, dice: Parameters<typeof open>[2]): Action<S> {
    const { side, order } = standingAnswer(rulebook, battle) ?? answer();
    const verdict = decide(rulebook, battle, side, order, dice);
    if (isRefusal(verdict))
      throw new Error(
        `Action ${version}: listed, yet refused: ${JSON.stringify(order)}: ${JSON.stringify(verdict)}`,
      );
    return verdict;
  }

  function answer(): { side: SideId; order: Order } {
    const side = battle.position.awaiting[0]?.side as SideId;
    const order = botOf(side)?.(rulebook, battle, side);
    if (!order)
      throw new Error(
        `${side} is asked, yet no order is listed: ${JSON.stringify(battle.position.awaiting)}`,
      );
    return { side, order };
  }
}
