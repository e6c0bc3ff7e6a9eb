import type { Pool, PoolClient } from 'pg';
import { append, appendWithin, requestHash } from './append.js';
import { type Claim, type ClaimAnswer, claimCommand, releaseClaim } from './claim.js';
import type { Append, AppendAnswer, Appended, Event } from './event.js';
import { Formats } from './formats.js';
import { type Range, readBattle, readCampaign } from './read.js';

export interface EventStoreOptions {
  formats?: Formats;
  /** Called after a commit, to hurry those who wait for news. It must neither fail nor wait. */
  appended?: (campaign: string, position: number) => void;
}

/** Work to be done in the transaction of an append: inline projections. */
export type Within = (client: PoolClient, appended: Appended) => Promise<void>;

/** The campaigns' logs. */
export class EventStore {
  readonly formats: Formats;
  private readonly appended: (campaign: string, position: number) => void;

  constructor(
    readonly pool: Pool,
    { formats = new Formats(), appended = () => undefined }: EventStoreOptions = {},
  ) {
    this.formats = formats;
    this.appended = appended;
  }

  /** Stores a command's events, or says why not. With `within`, its statements commit together with the events. */
  async append(command: Append, within?: Within): Promise<AppendAnswer> {
    const answer = within
      ? await this.appendWith(command, within)
      : await append(this.pool, this.formats, command);
    if (answer.outcome === 'appended') this.appended(command.campaign, answer.position);
    return answer;
  }

  private appendWith(command: Append, within: Within): Promise<AppendAnswer> {
    return inTransaction(this.pool, async (client) => {
      const answer = await appendWithin(client, this.formats, command);
      if (answer.outcome === 'appended') await within(client, answer);
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

  /** Where the battle stands; 0 before its first event. */
  async version(campaign: string, battle: string): Promise<number> {
    const { rows } = await this.pool.query<{ version: string | null }>({
      name: 'version',
      text: 'select max(version) as version from event where campaign_id = $1 and battle_id = $2',
      values: [campaign, battle],
    });
    return Number(rows[0]?.version ?? 0);
  }

  /** A campaign's events by position, a batch at a time. */
  readBatches(campaign: string, range?: Range): AsyncGenerator<Event[], void, undefined> {
    return readCampaign(this.pool, this.formats, campaign, range);
  }

  /** A battle's events by version, a batch at a time. */
  readBattleBatches(
    campaign: string,
    battle: string,
    range?: Range,
  ): AsyncGenerator<Event[], void, undefined> {
    return readBattle(this.pool, this.formats, campaign, battle, range);
  }

  read(campaign: string, range?: Range): AsyncGenerator<Event, void, undefined> {
    return oneByOne(this.readBatches(campaign, range));
  }

  readBattle(campaign: string, battle: string, range?: Range): AsyncGenerator<Event, void, undefined> {
    return oneByOne(this.readBattleBatches(campaign, battle, range));
  }
}

async function* oneByOne(batches: AsyncIterable<Event[]>): AsyncGenerator<Event, void, undefined> {
  for await (const batch of batches) yield* batch;
}

export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (fault) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause;
    });
    throw fault;
  } finally {
    client.release(broken);
  }
}
