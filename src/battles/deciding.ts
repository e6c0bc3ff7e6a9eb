/** Decides the orders of one command, with the answers of standing orders in between; nothing is stored here. */
import { type Action, isRefusal, type Order, type Refusal } from '../rules-core/kernel/decide/action.js';
import { isForeseeable, parseOrder, play } from '../rules-core/kernel/decide/decide.js';
import { DICE, facesOf } from '../rules-core/kernel/decide/in-hand.js';
import { standingAnswer } from '../rules-core/kernel/decide/standing.js';
import {
  type DeclaredRoll,
  type DiceSource,
  drawnAfter,
  readDeclared,
  rolledLive,
  tableDice,
} from '../rules-core/kernel/dice/index.js';
import type { SideId } from '../rules-core/kernel/position/position.js';
import type { NextDice } from './dice-seeds.js';
import type { LiveBattle } from './live-battle.js';

/** Standing orders that answer each other for ever would never let go. */
const MOST_STANDING_ANSWERS = 500;

export interface OrdersCommand {
  readonly campaign: string;
  readonly battle: string;
  readonly actor: string;
  readonly key: string;
  /** The whole request, as it was sent. */
  readonly request: unknown;
  readonly side: SideId;
  readonly orders: readonly unknown[];
  readonly policy: 'ALL_OR_NONE' | 'UNTIL_REFUSED';
  readonly expectedVersion?: number;
  /** The faces that the players rolled; left out, the server rolls. */
  readonly dice?: unknown;
}

export interface Decided {
  readonly actions: readonly Action[];
  readonly accepted: number;
  readonly refusal?: Refusal;
  /** Declared rolls that were not asked for, or not yet. */
  readonly diceLeft?: readonly (readonly number[])[];
}

/** Called with what was thrown while an order was decided. */
export type Failed = (fault: unknown, live: LiveBattle) => void;

export const MOVED_ON = 'MOVED_ON';

/**
 * Decides all orders, with the answers that standing orders give in between; the battle is left where it is. Whatever
 * had dice, or the true position, have a say in it stays done when a later order is refused: else a refusal would tell
 * what the dice, or the enemy's secrets, have in store.
 */
export function decideAll(live: LiveBattle, command: OrdersCommand, dice: NextDice, failed: Failed): Decided {
  const trouble = troubleBefore(live, command);
  if (trouble) return { actions: [], accepted: 0, refusal: trouble };
  const { rulebook } = live.system;
  const orders = command.orders.map((json) => parseOrder(rulebook, json));
  const isWhole = command.policy === 'ALL_OR_NONE';
  const malformed = isWhole ? orders.findIndex(isRefusal) : -1;
  if (malformed >= 0) return refusedAt(malformed, orders[malformed] as Refusal, []);
  const { battle } = live;
  const mark = battle.mark();
  const actions: Action[] = [];
  let stands = !isWhole;
  const serverDice = () =>
    dice(live.version + actions.length + 1, actions.map(rolledLive).reduce(drawnAfter, live.drawn));
  try {
    for (const [i, order] of orders.entries()) {
      // The last order needs no foresight: nothing comes after it that could be refused.
      const isOpen = !stands && i + 1 < orders.length && !isForeseen(live, command.side, order);
      const verdict = playOne(live, command.side, order, diceFor(command, serverDice), failed);
      if (isRefusal(verdict)) return refusedAt(i, verdict, stands ? actions : []);
      actions.push(verdict);
      const answers = answerByStandingOrders(live, serverDice, actions, failed);
      stands ||= isOpen || verdict.rolls.length > 0 || answers > 0;
    }
    return { actions, accepted: orders.length, ...diceLeft(command, orders, actions) };
  } finally {
    battle.rollback(mark);
  }
}

/** What the players declared beyond what was asked for. */
function diceLeft(command: OrdersCommand, orders: readonly (Order | Refusal)[], [action]: readonly Action[]) {
  const [order] = orders;
  if (!action || !order || isRefusal(order) || orders.length > 1) return {};
  const declared = order.order === DICE ? facesOf(order) : declaredBy(command);
  const left = declared.slice(action.rolls.filter(({ to }) => !to).length).map(({ faces }) => faces);
  return left.length > 0 ? { diceLeft: left } : {};
}

function declaredBy({ dice }: OrdersCommand): readonly DeclaredRoll[] {
  const read = readDeclared(dice ?? []);
  return read.ok ? read.rolls : [];
}

function troubleBefore(
  live: LiveBattle,
  { expectedVersion, orders, dice }: OrdersCommand,
): Refusal | undefined {
  if (expectedVersion !== undefined && expectedVersion !== live.version)
    return {
      refused: MOVED_ON,
      why: `The battle stands at version ${live.version}.`,
      path: 'expectedVersion',
    };
  if (dice === undefined) return undefined;
  if (orders.length !== 1)
    return {
      refused: 'DICE_FOR_ONE_ORDER',
      why: 'Send declared dice with one order at a time.',
      path: 'dice',
    };
  if ((orders[0] as { order?: unknown } | null)?.order === DICE)
    return { refused: 'DICE_TWICE', why: 'The order "dice" has the faces in its own "faces".', path: 'dice' };
  const declared = readDeclared(dice);
  const problem = declared.ok ? undefined : declared.problems[0];
  return problem && { refused: problem.code, why: problem.message, path: problem.path };
}

function diceFor(command: OrdersCommand, serverDice: () => DiceSource): DiceSource {
  return command.dice === undefined ? serverDice() : tableDice(declaredBy(command), serverDice());
}

const isForeseen = ({ system, battle }: LiveBattle, side: SideId, order: Order | Refusal): boolean =>
  !isRefusal(order) && isForeseeable(system.rulebook, battle, side, order);

function playOne(
  live: LiveBattle,
  side: SideId,
  order: Order | Refusal,
  dice: DiceSource,
  failed: Failed,
): Action | Refusal {
  if (isRefusal(order)) return order;
  const verdict = withoutFaults(live, failed, () =>
    play(live.system.rulebook, live.battle, side, order, dice),
  );
  // Nothing of the fault itself: it may speak of what this side does not see.
  return verdict ?? { refused: CANNOT_GO_ON, why: STUCK };
}

/** Undefined where the rules themselves fail. */
function withoutFaults<T>(live: LiveBattle, failed: Failed, work: () => T): T | undefined {
  try {
    return work();
  } catch (fault) {
    failed(fault, live);
    return undefined;
  }
}

const CANNOT_GO_ON = 'CANNOT_GO_ON';
const STUCK =
  'The rules cannot carry this order out as the battle stands, perhaps because a ruling contradicts what was going on. Try another order, or ask the referee to set it right by a ruling or to take the last one back.';

/** How many answers were given. One that cannot be given leaves the decision to its commander. */
function answerByStandingOrders(
  live: LiveBattle,
  serverDice: () => DiceSource,
  actions: Action[],
  failed: Failed,
): number {
  const { rulebook } = live.system;
  for (let given = 0; given < MOST_STANDING_ANSWERS; given++) {
    const answer = withoutFaults(live, failed, () => standingAnswer(rulebook, live.battle));
    const verdict = answer && playOne(live, answer.side, answer.order, serverDice(), failed);
    if (!verdict || isRefusal(verdict)) return given;
    actions.push({ ...verdict, standing: true });
  }
  return MOST_STANDING_ANSWERS;
}

function refusedAt(index: number, refusal: Refusal, standing: readonly Action[]): Decided {
  const path = ['orders', String(index), ...(refusal.path ? [refusal.path] : [])].join('.');
  return { actions: standing, accepted: standing.length > 0 ? index : 0, refusal: { ...refusal, path } };
}
