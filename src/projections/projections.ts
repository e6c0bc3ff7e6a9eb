/** All projections: kept inline or behind, read by key, rebuilt beside the one in use, with their lag in sight. */
import type { Pool, PoolClient } from 'pg';
import { everywhere } from '../database/index.js';
import { type Event, type EventStore, inTransaction } from '../event-store/index.js';
import { type Generation, Keeper } from './keeper.js';
import type { AnyProjection, Projection } from './projection.js';

interface ProjectionHealth {
  readonly projection: string;
  /** Where the rows in use stand, and where the log stands. */
  readonly position: number;
  readonly head: number;
  /** Where a rebuild stands, while one is under way. */
  readonly rebuilding?: number;
}

interface Head {
  readonly generation: number;
  readonly version: number;
  readonly position: number;
  readonly live: boolean;
}

/** The name under which the log remembers how far the projections behind it are. */
const CONSUMER = 'projections';
const CAMPAIGNS_AT_ONCE = 100;
/** A rebuild that is so close to the end holds the campaign for the rest. */
const MOST_WITHOUT_LOCK = 50;

export class Projections {
  private readonly byName: Map<string, AnyProjection>;

  constructor(
    private readonly store: EventStore,
    projections: readonly AnyProjection[],
  ) {
    this.byName = new Map(projections.map((projection) => [projection.name, projection]));
  }

  get names(): string[] {
    return [...this.byName.keys()];
  }

  /** Brings the inline projections up to the events that a transaction has just added. */
  async inline(client: PoolClient, events: readonly Event[]): Promise<void> {
    for (const projection of this.byName.values())
      if (projection.when === 'inline' && events.some(({ kind }) => projection.kinds.includes(kind)))
        await this.follow(client, projection, events);
  }

  /** The kinds of event that must commit together with rows. */
  isInline(kind: string): boolean {
    return [...this.byName.values()].some(({ when, kinds }) => when === 'inline' && kinds.includes(kind));
  }

  private async follow(
    client: PoolClient,
    projection: AnyProjection,
    events: readonly Event[],
  ): Promise<void> {
    const { campaign } = events[0] as Event;
    const head = await liveHead(client, campaign, projection);
    const next = events.filter(({ position }) => position > head.position);
    if (next.length === 0) return;
    const of = { campaign, projection: projection.name, generation: head.generation };
    const keeper = new Keeper(client, of);
    await keeper.apply(projection, next);
    await keeper.write();
    await moveHead(client, of, (next.at(-1) as Event).position);
  }

  /** Works off news for the projections that keep behind the log; returns how many campaigns moved. */
  async catchUp(limit: number = CAMPAIGNS_AT_ONCE): Promise<number> {
    const news = await this.store.campaignsWithNews(CONSUMER, limit);
    for (const { campaign } of news) await this.catchUpWith(campaign);
    return news.length;
  }

  async catchUpWith(campaign: string): Promise<void> {
    const behind = [...this.byName.values()].filter(({ when }) => when === 'behind');
    const consume = async (events: Event[], client: PoolClient) => {
      for (const projection of behind) await this.follow(client, projection, events);
    };
    while ((await this.store.advance(CONSUMER, campaign, consume)) !== undefined);
  }

  async row<Row extends object>(
    projection: Projection<Row>,
    campaign: string,
    key: string,
  ): Promise<Row | undefined> {
    const { rows } = await this.store.pool.query<{ data: Row }>({
      name: 'live projection row',
      text: `select r.data from projection_row r join projection_head h using (campaign_id, projection, generation)
        where h.campaign_id = $1 and r.campaign_id = $1 and h.projection = $2 and h.live and r.key = $3`,
      values: [campaign, projection.name, key],
    });
    return rows[0]?.data;
  }

  /** Rows in the order of their keys, behind `after`, as many as asked for. */
  async rows<Row extends object>(
    projection: Projection<Row>,
    campaign: string,
    { prefix = '', after = '', first }: { prefix?: string; after?: string; first: number },
  ): Promise<{ key: string; row: Row }[]> {
    const { rows } = await this.store.pool.query<{ key: string; row: Row }>({
      name: 'live projection rows',
      text: `select r.key, r.data as row from projection_row r join projection_head h using (campaign_id, projection, generation)
        where h.campaign_id = $1 and r.campaign_id = $1 and h.projection = $2 and h.live and r.key > $3 and starts_with(r.key, $4)
        order by r.key limit $5`,
      values: [campaign, projection.name, after, prefix, first],
    });
    return rows;
  }

  /**
   * Builds a projection of a campaign anew, beside the one in use, while commands go on. At the end the campaign is held
   * for the moment that the last events take, the new rows come into use and the old ones go.
   */
  async rebuild(
    name: string,
    campaign: string,
    progress: (position: number, head: number) => void = () => undefined,
  ): Promise<void> {
    const projection = this.named(name);
    const generation = await this.beginRebuild(projection, campaign);
    const of = { campaign, projection: name, generation };
    let position = 0;
    for (;;) {
      const head = (await this.store.position(campaign)) ?? 0;
      if (head - position <= MOST_WITHOUT_LOCK) break;
      position = await this.build(projection, of, position, head);
      progress(position, head);
    }
    await inTransaction(this.store.pool, async (client) => {
      await client.query('select from campaign_head where campaign_id = $1 for update', [campaign]);
      await this.buildOn(client, projection, of, position);
      await swap(client, of);
    });
  }

  /** Rebuilds whatever an older version of a projection has built. */
  async rebuildOutdated(limit: number = CAMPAIGNS_AT_ONCE): Promise<number> {
    let rebuilt = 0;
    for (const { name, version } of this.byName.values()) {
      const rows = await everywhere<{ campaign: string }>(this.store.pool, {
        text: 'select campaign_id as campaign from {projection_head} where projection = $1 and live and version <> $2 limit $3',
        values: [name, version, limit],
      });
      for (const { campaign } of rows) await this.rebuild(name, campaign);
      rebuilt += rows.length;
    }
    return rebuilt;
  }

  private named(name: string): AnyProjection {
    const projection = this.byName.get(name);
    if (!projection)
      throw new Error(`There is no projection "${name}"; there are: ${this.names.join(', ')}.`);
    return projection;
  }

  private beginRebuild({ name, version }: AnyProjection, campaign: string): Promise<number> {
    return inTransaction(this.store.pool, async (client) => {
      await client.query('select from campaign_head where campaign_id = $1 for update', [campaign]);
      const { rows } = await client.query<{ generation: number }>(
        `select coalesce(max(generation), 0) + 1 as generation from projection_head where campaign_id = $1 and projection = $2`,
        [campaign, name],
      );
      const generation = (rows[0] as { generation: number }).generation;
      await dropGenerations(client, { campaign, projection: name }, 'not live');
      await client.query('insert into projection_head values ($1, $2, $3, $4, 0, false)', [
        campaign,
        name,
        generation,
        version,
      ]);
      return generation;
    });
  }

  private build(projection: AnyProjection, of: Generation, after: number, until: number) {
    return inTransaction(this.store.pool, (client) => this.buildOn(client, projection, of, after, until));
  }

  private async buildOn(
    client: PoolClient,
    projection: AnyProjection,
    of: Generation,
    after: number,
    until: number = Number.MAX_SAFE_INTEGER,
  ): Promise<number> {
    const keeper = new Keeper(client, of, after === 0);
    let position = after;
    for await (const events of this.store.readKindBatches(of.campaign, projection.kinds, { after, until })) {
      await keeper.apply(projection, events);
      position = (events.at(-1) as Event).position;
    }
    // Between the last of its kinds and where it was asked to stop there is nothing for it.
    if (until !== Number.MAX_SAFE_INTEGER) position = until;
    await keeper.write();
    await moveHead(client, of, position);
    return position;
  }

  /**
   * Makes the rows in use anew, up to where they are, in a transaction that is taken back afterwards. What another version
   * of a projection has made is left alone: it is rebuilt anyway.
   */
  async remake(client: PoolClient, campaign: string): Promise<void> {
    const { rows } = await client.query<Head & { projection: string }>(
      `select projection, generation, version, position::float8 as position, live from projection_head
       where campaign_id = $1 and live`,
      [campaign],
    );
    for (const { projection: name, generation, version, position } of rows) {
      const projection = this.byName.get(name);
      if (projection?.version !== version) continue;
      const of = { campaign, projection: name, generation };
      await client.query(
        'delete from projection_row where campaign_id = $1 and projection = $2 and generation = $3',
        [campaign, name, generation],
      );
      await this.buildOn(client, projection, of, 0, position);
    }
  }

  /** Where every projection of a campaign stands. */
  async health(campaign: string): Promise<ProjectionHealth[]> {
    const head = (await this.store.position(campaign)) ?? 0;
    const { rows } = await this.store.pool.query<Head & { projection: string }>(
      `select projection, generation, version, position::float8 as position, live from projection_head where campaign_id = $1`,
      [campaign],
    );
    const checkpoint = await checkpointOf(this.store.pool, campaign);
    return this.names.map((projection) => {
      const live = rows.find((row) => row.projection === projection && row.live);
      const next = rows.find((row) => row.projection === projection && !row.live);
      // An inline projection is never behind: its rows commit with the events it looks at.
      const position =
        this.named(projection).when === 'inline' ? head : Math.max(checkpoint, live?.position ?? 0);
      return { projection, position, head, ...(next && { rebuilding: next.position }) };
    });
  }
}

/** The generation in use, locked; a campaign that has none gets its first. */
async function liveHead(
  client: PoolClient,
  campaign: string,
  { name, version }: AnyProjection,
): Promise<Head> {
  await client.query(
    `insert into projection_head (campaign_id, projection, generation, version, position, live)
     select $1, $2, 1, $3, 0, true
     where not exists (select from projection_head where campaign_id = $1 and projection = $2 and live)
     on conflict do nothing`,
    [campaign, name, version],
  );
  const { rows } = await client.query<Head>(
    `select generation, version, position::float8 as position, live from projection_head
     where campaign_id = $1 and projection = $2 and live for update`,
    [campaign, name],
  );
  return rows[0] as Head;
}

async function checkpointOf(pool: Pool, campaign: string): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(
    'select position::float8 as position from checkpoint where campaign_id = $1 and consumer = $2',
    [campaign, CONSUMER],
  );
  return rows[0]?.position ?? 0;
}

async function moveHead(
  client: PoolClient,
  { campaign, projection, generation }: Generation,
  position: number,
): Promise<void> {
  await client.query(
    'update projection_head set position = $4 where campaign_id = $1 and projection = $2 and generation = $3',
    [campaign, projection, generation, position],
  );
}

async function swap(client: PoolClient, { campaign, projection, generation }: Generation): Promise<void> {
  await dropGenerations(client, { campaign, projection }, 'live');
  await client.query(
    'update projection_head set live = true where campaign_id = $1 and projection = $2 and generation = $3',
    [campaign, projection, generation],
  );
}

async function dropGenerations(
  client: PoolClient,
  { campaign, projection }: { campaign: string; projection: string },
  which: 'live' | 'not live',
): Promise<void> {
  await client.query(
    `delete from projection_row r using projection_head h
     where h.campaign_id = $1 and h.projection = $2 and ${which} and r.campaign_id = $1
       and r.projection = h.projection and r.generation = h.generation`,
    [campaign, projection],
  );
  await client.query(`delete from projection_head where campaign_id = $1 and projection = $2 and ${which}`, [
    campaign,
    projection,
  ]);
}
