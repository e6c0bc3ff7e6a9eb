/** One battle of the API: loaded, folded, followed while it goes on. */
import type {
  ActionDetailQuery,
  BattleLogQuery,
  BattleLogQueryVariables,
  BattleStartQuery,
  BattleStartQueryVariables,
  FollowCampaignSubscription,
  FollowCampaignSubscriptionVariables,
} from '../generated/documents.js';
import {
  ActionDetailDocument,
  BattleLogDocument,
  BattleStartDocument,
  FollowCampaignDocument,
} from '../generated/documents.js';
import type { Connection } from './connection.js';
import { ApiFailure } from './connection.js';
import { follow } from './follow.js';
import { Gap, Replay } from './replay.js';
import type { Change, Json, Position } from './types.js';

export type BattleHead = NonNullable<BattleStartQuery['battle']>;
type LogPage = NonNullable<BattleLogQuery['battle']>['actions'];
export type Logged = LogPage['edges'][number]['node'];
export type Detail = NonNullable<ActionDetailQuery['battle']>['actions']['nodes'][number];

/** An action with its changes, as the replay takes it. */
export interface Action extends Omit<Logged, 'changes'> {
  readonly changes: readonly Change[];
  /** Where to read on behind it; absent for one that came live. */
  readonly cursor?: string;
  /** Dice, citations: with an action that came live; of others ask `detail`. */
  readonly detail?: Detail;
}

export interface WatchOptions {
  readonly signal: AbortSignal;
  /** Actions have been added; `replay.latest` says how far the battle is known. */
  readonly onActions: () => void;
  readonly onState?: (state: 'live' | 'waiting') => void;
}

const PAGE = 100;

export class Battle {
  private cursor: string | null = null;

  private constructor(
    private readonly connection: Connection,
    readonly head: BattleHead,
    readonly replay: Replay<Action>,
    /** The first actions came with the head: one question less before something is to be seen. */
    private unread: LogPage | undefined,
    /** The side through whose eyes somebody looks who sees everything. */
    readonly eyes: string | null,
  ) {}

  /** The battle at its first version. `read` brings its actions. */
  static async open(connection: Connection, id: string, eyes: string | null = null): Promise<Battle> {
    const { battle, first, log } = await connection
      .ask<BattleStartQuery, BattleStartQueryVariables>(BattleStartDocument, { id, eyes, actions: PAGE })
      .catch(noSuchBattle);
    if (!battle || !first || !log) return noSuchBattle();
    return new Battle(
      connection,
      battle,
      new Replay<Action>(first.position as Position, first.version),
      log.actions,
      eyes,
    );
  }

  /** Reads every action there is now. `onPage` is told after each hundred, so that the first may be shown at once. */
  async read(onPage: () => void = () => undefined, signal?: AbortSignal): Promise<void> {
    for (let more = true; more && !signal?.aborted; ) {
      const page = this.unread ?? (await this.page(signal));
      this.unread = undefined;
      for (const { node, cursor } of page?.edges ?? []) this.replay.add({ ...actionOf(node), cursor });
      this.cursor = page?.pageInfo.endCursor ?? this.cursor;
      more = page?.pageInfo.hasNextPage ?? false;
      onPage();
    }
  }

  private async page(signal?: AbortSignal): Promise<LogPage | undefined> {
    const { battle } = await this.connection.ask<BattleLogQuery, BattleLogQueryVariables>(
      BattleLogDocument,
      { id: this.head.id, first: PAGE, after: this.cursor, eyes: this.eyes },
      signal,
    );
    return battle?.actions;
  }

  /** Follows the battle until the signal is given. What was missed while the connection was broken is read first. */
  async watch({ signal, onActions, onState }: WatchOptions): Promise<void> {
    const last = this.replay.step(this.replay.latest)?.position ?? 0;
    await follow<
      FollowCampaignSubscription,
      FollowCampaignSubscriptionVariables,
      FollowCampaignSubscription['campaignEvents']
    >(
      this.connection,
      FollowCampaignDocument,
      { campaignId: this.head.campaignId },
      (data) => data.campaignEvents,
      {
        after: last,
        signal,
        ...(onState && { onState }),
        onEvent: ({ battleId, action }) => {
          if (battleId !== this.head.id || !action) return;
          // The stream tells what its viewer sees; through the eyes of a side the action is read anew.
          if (this.eyes !== null) void this.read(onActions, signal).catch(() => undefined);
          else if (this.take({ ...actionOf(action), detail: action })) onActions();
        },
      },
    );
  }

  /** Dice and citations of one action; undefined where it is not known. */
  async detail(version: number): Promise<Detail | undefined> {
    const known = this.replay.step(version);
    if (!known || known.detail) return known?.detail;
    const before = this.replay.step(version - 1);
    const after = before ? before.cursor : null;
    if (after === undefined) return undefined;
    const { battle } = await this.connection.ask(ActionDetailDocument, {
      id: this.head.id,
      after,
      eyes: this.eyes,
    });
    return battle?.actions.nodes.find((one) => one.version === version);
  }

  /** Adds an action that came by another way: the answer to one's own order. */
  take(action: Action): boolean {
    try {
      return this.replay.add(action);
    } catch (fault) {
      if (!(fault instanceof Gap)) throw fault;
      return false;
    }
  }
}

/** Tells a person who followed a link what to do, where the API only says that nothing is there. */
function noSuchBattle(fault?: unknown): never {
  if (fault !== undefined && !(fault instanceof ApiFailure && fault.code === 'NOT_FOUND')) throw fault;
  throw new ApiFailure(
    'NOT_FOUND',
    'There is no such battle, or you may not see it. Sign in, or ask the referee to publish it.',
  );
}

export const actionOf = <L extends { readonly changes: unknown }>(
  logged: L,
): Omit<L, 'changes'> & { readonly changes: readonly Change[] } => ({
  ...logged,
  changes: logged.changes as readonly Change[],
});

/** Does a part of an order, an effect or a decision speak of this unit, or of this hex and its locations? */
export function speaksOf(value: Json | undefined, name: string): boolean {
  if (typeof value === 'string') return value === name || value.startsWith(`${name}/`);
  if (value === null || typeof value !== 'object') return false;
  return Object.values(value).some((member) => speaksOf(member as Json, name));
}
