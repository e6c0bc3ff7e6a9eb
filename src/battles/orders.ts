/**
 * Orders in, actions out: load, decide, append, and only then believe it. Between processes the log is the judge: an
 * order decided on an older version than the log's is decided again on the new one, when it is still legal.
 */
import type { AppendAnswer, EventStore, NewEvent, NotAppended } from '../event-store/index.js';
import { type Action, isRefusal, type Order, type Refusal } from '../rules-core/kernel/action.js';
import { isForeseeable, parseOrder, play, standingAnswer } from '../rules-core/kernel/decide.js';
import {
  type DiceSource,
  declaredDice,
  drawnAfter,
  holdingAt,
  readDeclared,
  rolledLive,
} from '../rules-core/kernel/dice/index.js';
import type { SideId } from '../rules-core/kernel/position.js';
import { BATTLE_ACTION } from './battle-events.js';
import type { BattleTable } from './battle-table.js';
import { type NextDice, nextDiceOf } from './dice-seeds.js';
import { besideEnds } from './ends.js';
import type { LiveBattle } from './live-battle.js';
import type { LiveBattles } from './live-battles.js';

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

/** What is stored as the answer: where to find the actions, and what was refused. */
export interface OrdersAnswer {
  readonly accepted: number;
  readonly refusal?: Refusal;
  readonly after: number;
  readonly until: number;
}

export type OrdersResult =
  | ({ readonly outcome: 'issued'; readonly replayed: boolean; readonly position: number } & OrdersAnswer)
  | { readonly outcome: 'refused'; readonly refusal: Refusal; readonly accepted: number }
  | { readonly outcome: 'moved-on'; readonly version: number }
  | { readonly outcome: 'no-battle' }
  | Exclude<NotAppended, { outcome: 'conflict' }>;

/** How often an order is decided again because another process was faster. */
const MOST_TRIES = 5;
/** Standing orders that answer each other for ever would never let go. */
const MOST_STANDING_ANSWERS = 500;

interface Decided {
  readonly actions: readonly Action[];
  readonly accepted: number;
  readonly refusal?: Refusal;
}

/** Called with what was thrown while an order was decided. */
export type Failed = (fault: unknown, live: LiveBattle) => void;

type Appended = Extract<AppendAnswer, { outcome: 'appended' }>;

export class Orders {
  constructor(
    private readonly store: EventStore,
    private readonly battles: LiveBattles,
    private readonly table: BattleTable,
    /** Told when the rules themselves fail on an order: a ruling contradicts what was going on, or the code is wrong. */
    private readonly failed: Failed,
  ) {}

  async issue(command: OrdersCommand): Promise<OrdersResult> {
    const live = await this.battles.find(command.campaign, command.battle);
    if (!live) return { outcome: 'no-battle' };
    return live.exclusive(() => this.issueTo(live, command));
  }

  private async issueTo(live: LiveBattle, command: OrdersCommand): Promise<OrdersResult> {
    for (let tries = 1; ; tries++) {
      const { version } = live;
      const decided = decideAll(live, command, await this.diceOf(live), this.failed);
      if (decided.actions.length > 0) {
        const answer = await this.append(live, command, decided);
        if (answer.outcome === 'appended') return this.believe(live, decided, answer);
        if (answer.outcome === 'replayed') return replayed(answer);
        if (answer.outcome !== 'conflict') return answer;
      }
      // Refused or overtaken: perhaps only by what another process has done since.
      await this.battles.catchUp(live);
      if (live.version === version) return this.refused(live, command, decided);
      if (tries >= MOST_TRIES) return { outcome: 'moved-on', version: live.version };
    }
  }

  private async diceOf(live: LiveBattle): Promise<NextDice> {
    const { campaign, id, version } = live;
    live.dice ??= nextDiceOf(holdingAt(await this.table.seeds.of(campaign, id), version + 1), id);
    return live.dice;
  }

  private async append(live: LiveBattle, command: OrdersCommand, decided: Decided): Promise<AppendAnswer> {
    const { actions, accepted, refusal } = decided;
    const events: NewEvent[] = actions.map((payload) => ({ battle: live.id, kind: BATTLE_ACTION, payload }));
    const answer: OrdersAnswer = {
      accepted,
      ...(refusal && { refusal }),
      after: live.version,
      until: live.version + actions.length,
    };
    const { campaign, actor, key, request } = command;
    const append = {
      campaign,
      actor,
      key,
      request,
      expected: { battle: { id: live.id, version: live.version } },
      answer,
    };
    const beside = await besideEnds(this.table, live, actions);
    if (!beside) return this.store.append({ ...append, events });
    const { event, messages, within } = beside;
    return this.store.append({ ...append, events: [...events, event], messages }, within);
  }

  private async believe(
    live: LiveBattle,
    { actions, accepted, refusal }: Decided,
    appended: Appended,
  ): Promise<OrdersResult> {
    const after = live.version;
    for (const [i, action] of actions.entries())
      live.settle({ action, position: appended.first + i, at: appended.at });
    this.battles.consider(live, after);
    return {
      outcome: 'issued',
      replayed: false,
      position: appended.position,
      accepted,
      ...(refusal && { refusal }),
      after,
      until: live.version,
    };
  }

  /** A repeated command gets its stored answer, even when it would be refused today. */
  private async refused(
    live: LiveBattle,
    command: OrdersCommand,
    { accepted, refusal }: Decided,
  ): Promise<OrdersResult> {
    const { campaign, actor, key, request } = command;
    const earlier = await this.store.append({
      campaign,
      actor,
      key,
      request,
      expected: { position: NEVER },
      events: [],
    });
    if (earlier.outcome === 'replayed') return replayed(earlier);
    if (earlier.outcome !== 'conflict' && earlier.outcome !== 'appended') return earlier;
    if (refusal && refusal.refused !== MOVED_ON) return { outcome: 'refused', refusal, accepted };
    return { outcome: 'moved-on', version: live.version };
  }
}

/** No campaign ever stands there: an append that expects it adds nothing and only tells of an earlier answer. */
const NEVER = -1;
const MOVED_ON = 'MOVED_ON';

function replayed(answer: Extract<AppendAnswer, { outcome: 'replayed' }>): OrdersResult {
  return { outcome: 'issued', replayed: true, position: answer.position, ...(answer.answer as OrdersAnswer) };
}

/**
 * Decides all orders, with the answers that standing orders give in between; the battle is left where it is. Whatever
 * had dice, or the true position, have a say in it stays done when a later order is refused: else a refusal would tell
 * what the dice, or the enemy's secrets, have in store.
 */
function decideAll(live: LiveBattle, command: OrdersCommand, dice: NextDice, failed: Failed): Decided {
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
    return { actions, accepted: orders.length };
  } finally {
    battle.rollback(mark);
  }
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
  const declared = readDeclared(dice);
  const problem = declared.ok ? undefined : declared.problems[0];
  return problem && { refused: problem.code, why: problem.message, path: problem.path };
}

function diceFor({ dice }: OrdersCommand, serverDice: () => DiceSource): DiceSource {
  const declared = dice === undefined ? undefined : readDeclared(dice);
  return declared?.ok ? declaredDice(declared.rolls) : serverDice();
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
