import type { Readable, Writable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import type { Manifest } from '../exchange/index.js';
import { append, appendWithin, requestHash } from './append.js';
import { type Archiving, archiveCampaign } from './archive.js';
import { type Claim, type ClaimAnswer, claimCommand, releaseClaim } from './claim.js';
import {
  advance,
  type CampaignWithNews,
  type Consume,
  campaignsWithNews,
  resetConsumer,
} from './consumers.js';
import type { Append, AppendAnswer, Appended, BattleEvent, Event } from './event.js';
import { type FeedOptions, feed } from './feed.js';
import { Formats } from './formats.js';
import { quickWay, type StoreNext } from './next-events.js';
import { campaignsWithMessages, type Message, relayMessages } from './outbox.js';
import {
  type Batches,
  type Range,
  readBattle,
  readBesideKind,
  readCampaign,
  readForFolding,
  readKinds,
} from './read.js';
import { type Restored, restoreCampaign, type Trust } from './restore.js';
import type { Head } from './signing.js';
import { type Folding, type Loaded, loadBattle, saveSnapshot } from './snapshots.js';
import { inTransaction } from './transaction.js';
import { type Anchor, type FoldingOf, type Verification, verifyCampaign } from './verify.js';

interface EventStoreOptions {
  formats?: Formats;
  /** Called after a commit, to hurry those who wait for news. It must neither fail nor wait. */
  appended?: (campaign: string, position: number) => void;
}

/** Rows that must commit together with some kinds of event. */
interface Inline {
  handles(kind: string): boolean;
  apply(client: PoolClient, events: readonly Event[]): Promise<void>;
}

/** Work to be done in the transaction of an append. */
export type Within = (client: PoolClient, appended: Appended) => Promise<void>;

/** The campaigns' logs. */
export class EventStore {
  readonly formats: Formats;
  private readonly appended: (campaign: string, position: number) => void;
  private readonly storeNext: StoreNext;
  private inline: Inline | undefined;

  constructor(
    readonly pool: Pool,
    { formats = new Formats(), appended = () => undefined }: EventStoreOptions = {},
  ) {
    this.formats = formats;
    this.appended = appended;
    this.storeNext = quickWay(pool);
  }

  /** From now on these rows commit together with the events they handle. */
  keepInline(inline: Inline): void {
    this.inline = inline;
  }

  /** Stores a command's events, or says why not. With `within`, its statements commit together with the events. */
  async append(command: Append, within?: Within): Promise<AppendAnswer> {
    const isInline =
      this.inline !== undefined && command.events.some(({ kind }) => this.inline?.handles(kind));
    const answer =
      within || isInline
        ? await this.appendWith(command, within)
        : await append(this.pool, this.storeNext, this.formats, command);
    if (answer.outcome === 'appended') this.appended(command.campaign, answer.position);
    return answer;
  }

  private appendWith(command: Append, within?: Within): Promise<AppendAnswer> {
    return inTransaction(this.pool, async (client) => {
      const answer = await appendWithin(client, this.formats, command);
      if (answer.outcome !== 'appended') return answer;
      await within?.(client, answer);
      await this.inline?.apply(client, eventsOf(command, answer, this.formats));
      return answer;
    });
  }

  /** Says that a command is being worked on, before long work; `append` with the claim's id finishes it. */
  begin(
    command: Pick<Append, 'campaign' | 'actor' | 'key' | 'request'>,
    seconds: number,
  ): Promise<ClaimAnswer> {
    return claimCommand(this.pool, command, requestHash(command.request), seconds);
  }

  /** Gives a claim up, so that the command may be given again at once. */
  release(claim: Claim): Promise<void> {
    return releaseClaim(this.pool, claim);
  }

  /** Where the campaign stands; undefined when there is none. */
  async position(campaign: string): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ position: string }>({
      name: 'position',
      text: 'select position from campaign_head where campaign_id = $1',
      values: [campaign],
    });
    return rows[0] && Number(rows[0].position);
  }

  /** Where the campaign stands, and the last hash of its chain; undefined when there is none. */
  async head(campaign: string): Promise<Head | undefined> {
    const { rows } = await this.pool.query<{ position: string; hash: string }>({
      name: 'head',
      text: `select position, encode(hash, 'hex') as hash from campaign_head where campaign_id = $1`,
      values: [campaign],
    });
    return rows[0] && { campaign, position: Number(rows[0].position), hash: rows[0].hash };
  }

  /** Where the campaign stood at a moment; 0 before its first event. */
  async positionAt(campaign: string, moment: Date): Promise<number> {
    const { rows } = await this.pool.query<{ position: string }>({
      name: 'position at a moment',
      text: 'select position from event where campaign_id = $1 and at <= $2 order by position desc limit 1',
      values: [campaign, moment],
    });
    return Number(rows[0]?.position ?? 0);
  }

  /** Where the battle stands; 0 before its first event. */
  async version(campaign: string, battle: string): Promise<number> {
    const { rows } = await this.pool.query<{ version: string | null }>({
      name: 'version',
      text: 'select max(version) as version from event where campaign_id = $1 and battle_id = $2',
      values: [campaign, battle],
    });
    return Number(rows[0]?.version ?? 0);
  }

  /** A campaign's events by position. */
  read(campaign: string, range?: Range): AsyncGenerator<Event, void, undefined> {
    return oneByOne(this.readBatches(campaign, range));
  }

  readBatches(campaign: string, range?: Range): Batches<Event> {
    return readCampaign(this.pool, this.formats, campaign, range);
  }

  /** Of a campaign's events only those of some kinds. */
  readKindBatches(campaign: string, kinds: readonly string[], range?: Range): Batches<Event> {
    return readKinds(this.pool, this.formats, campaign, kinds, range);
  }

  /** Of a campaign's events all but those of one kind. */
  readBesideKind(campaign: string, kind: string, range?: Range): Batches<Event> {
    return readBesideKind(this.pool, this.formats, campaign, kind, range);
  }

  /** At which positions of the campaign's log a battle has events of a kind. */
  async positionsIn(
    campaign: string,
    battle: string,
    kind: string,
    { after, until }: Required<Range>,
  ): Promise<number[]> {
    const { rows } = await this.pool.query<{ position: string }>(
      `select position from event
       where campaign_id = $1 and battle_id = $2 and kind = $3 and position > $4 and position <= $5 order by position`,
      [campaign, battle, kind, after, until],
    );
    return rows.map(({ position }) => Number(position));
  }

  /** A battle's events by version. */
  readBattle(campaign: string, battle: string, range?: Range): AsyncGenerator<Event, void, undefined> {
    return oneByOne(this.readBattleBatches(campaign, battle, range));
  }

  readBattleBatches(campaign: string, battle: string, range?: Range): Batches<Event> {
    return readBattle(this.pool, this.formats, campaign, battle, range);
  }

  /** Of a battle's events only what folding needs, which takes half the time. */
  readForFolding(campaign: string, battle: string, range?: Range): Batches<BattleEvent> {
    return readForFolding(this.pool, this.formats, campaign, battle, range);
  }

  /** A battle's state, now or after an older version. */
  load<State>(
    campaign: string,
    battle: string,
    folding: Folding<State>,
    until?: number,
  ): Promise<Loaded<State>> {
    return loadBattle(this.pool, this.formats, campaign, battle, folding, until);
  }

  saveSnapshot(campaign: string, battle: string, format: number, loaded: Loaded<unknown>): Promise<void> {
    return saveSnapshot(this.pool, campaign, battle, format, loaded);
  }

  /** A campaign's events from a position on, and then as they come; ends with the signal. */
  feed(campaign: string, options: FeedOptions): Batches<Event> {
    return feed((after) => this.readBatches(campaign, { after }), campaign, options);
  }

  campaignsWithNews(consumer: string, limit: number, after?: string): Promise<CampaignWithNews[]> {
    return campaignsWithNews(this.pool, consumer, limit, after);
  }

  /** Hands a consumer the next events of a campaign and moves its checkpoint; undefined where there was nothing to do. */
  advance(consumer: string, campaign: string, consume: Consume): Promise<number | undefined> {
    return advance(this.pool, this.formats, consumer, campaign, consume);
  }

  resetConsumer(consumer: string, campaign?: string): Promise<void> {
    return resetConsumer(this.pool, consumer, campaign);
  }

  campaignsWithMessages(limit: number): Promise<string[]> {
    return campaignsWithMessages(this.pool, limit);
  }

  /** Hands over the next messages of a campaign's outbox; returns how many. */
  relay(campaign: string, hand: (messages: Message[], client: PoolClient) => Promise<void>): Promise<number> {
    return relayMessages(this.pool, campaign, hand);
  }

  /** Recomputes everything that can be recomputed, and reports what is wrong. */
  verify(campaign: string, foldingOf?: FoldingOf, anchors?: readonly Anchor[]): Promise<Verification> {
    return verifyCampaign(this.pool, this.formats, campaign, foldingOf, anchors);
  }

  /** Writes a campaign's log to a compressed, signed bundle. */
  archive(campaign: string, to: Writable, how: Archiving): Promise<Manifest> {
    return archiveCampaign(this.pool, campaign, to, how);
  }

  /** Brings a campaign back from its bundle. */
  restore(from: Readable, trust: Trust): Promise<Restored> {
    return restoreCampaign(this.pool, from, trust);
  }
}

async function* oneByOne(batches: Batches<Event>): AsyncGenerator<Event, void, undefined> {
  for await (const batch of batches) yield* batch;
}

/** The events as they stand in the log; versions are left to their readers. */
function eventsOf(
  { campaign, actor, key, events }: Append,
  { first, at }: Appended,
  formats: Formats,
): Event[] {
  return events.map(({ kind, payload, battle }, i) => ({
    campaign,
    position: first + i,
    kind,
    format: formats.current(kind),
    actor,
    commandKey: key,
    at,
    payload,
    ...(battle !== undefined && { battle }),
  }));
}
