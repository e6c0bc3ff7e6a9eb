/**
 * Orders in, actions out: load, decide, append, and only then believe it. Between processes the log is the judge: an
 * order decided on an older version than the log's is decided again on the new one, when it is still legal.
 */
import type { AppendAnswer, EventStore, NewEvent, NotAppended } from '../event-store/index.js';
import type { Refusal } from '../rules-core/kernel/decide/action.js';
import { holdingAt } from '../rules-core/kernel/dice/index.js';
import { BATTLE_ACTION } from './battle-events.js';
import type { BattleTable } from './battle-table.js';
import { type Decided, decideAll, type Failed, MOVED_ON, type OrdersCommand } from './deciding.js';
import { type NextDice, nextDiceOf } from './dice-seeds.js';
import { besideEnds } from './ends.js';
import type { LiveBattle } from './live-battle.js';
import type { LiveBattles } from './live-battles.js';

/** What is stored as the answer: where to find the actions, and what was refused. */
interface OrdersAnswer extends Omit<Decided, 'actions'> {
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
    const { actions, ...told } = decided;
    const events: NewEvent[] = actions.map((payload) => ({ battle: live.id, kind: BATTLE_ACTION, payload }));
    const answer: OrdersAnswer = {
      ...told,
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
    { actions, ...told }: Decided,
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
      ...told,
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

function replayed(answer: Extract<AppendAnswer, { outcome: 'replayed' }>): OrdersResult {
  return { outcome: 'issued', replayed: true, position: answer.position, ...(answer.answer as OrdersAnswer) };
}
