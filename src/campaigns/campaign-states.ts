import type { PoolClient } from 'pg';
import type { CursorValue } from '../api/index.js';
import { everywhere } from '../database/index.js';
import type { EventStore } from '../event-store/index.js';
import { applied, type CampaignState, isCampaignEvent } from './campaign.js';

/** A campaign's state and the position of the change that made it so. */
export interface StateAt {
  campaignId: string;
  position: number;
  state: CampaignState;
}

interface Row {
  campaign_id: string;
  position: string;
  state: CampaignState;
}

const BELIEVE_MS = 5_000;
const MOST_KEPT = 2_000;

/** Thrown inside an append when the state has changed since the decision: nothing is kept, decide again. */
export class StateMoved extends Error {}

/** The read tables of campaigns. */
export class CampaignStates {
  private readonly kept = new Map<string, { found: Promise<StateAt | null>; until: number }>();

  constructor(private readonly store: EventStore) {}

  /** The state at a position: the latest change up to it. */
  async at(campaignId: string, position = Number.MAX_SAFE_INTEGER): Promise<StateAt | null> {
    const { rows } = await this.store.pool.query<Row>({
      name: 'campaign state',
      text: `select campaign_id, position, state from campaign_state
             where campaign_id = $1 and position <= $2 order by position desc limit 1`,
      values: [campaignId, position],
    });
    return rows[0] ? stateAt(rows[0]) : null;
  }

  /** The changes after a position, oldest first. */
  async after(campaignId: string, position: number, most: number): Promise<StateAt[]> {
    const { rows } = await this.store.pool.query<Row>({
      name: 'campaign states',
      text: `select campaign_id, position, state from campaign_state
             where campaign_id = $1 and position > $2 order by position limit $3`,
      values: [campaignId, position, most],
    });
    return rows.map(stateAt);
  }

  /** The state as this process saw it within the last seconds: good enough to tell who somebody is. */
  recent(campaignId: string): Promise<StateAt | null> {
    const known = this.kept.get(campaignId);
    if (known && known.until > Date.now()) return known.found;
    const found = this.at(campaignId);
    found.catch(() => this.kept.delete(campaignId));
    this.kept.delete(campaignId);
    this.kept.set(campaignId, { found, until: Date.now() + BELIEVE_MS });
    const oldest = this.kept.keys().next();
    if (this.kept.size > MOST_KEPT && !oldest.done) this.kept.delete(oldest.value);
    return found;
  }

  forget(campaignId: string): void {
    this.kept.delete(campaignId);
  }

  /** Notes a change in the transaction of its events. `before` is the position the decision was based on. */
  async note(client: PoolClient, before: StateAt | null, now: StateAt): Promise<void> {
    const noted = await client.query(
      `insert into campaign_state (campaign_id, position, state)
       select $1::uuid, $2::bigint, $3::json
       where coalesce((select max(position) from campaign_state where campaign_id = $1), 0) = $4`,
      [now.campaignId, now.position, JSON.stringify(now.state), before?.position ?? 0],
    );
    if (noted.rowCount !== 1) throw new StateMoved();
    await noteMembers(client, now);
  }

  /** The campaigns somebody is a member of, latest joined first. */
  async joinedBy(
    person: string,
    after: readonly CursorValue[] | null,
    most: number,
  ): Promise<{ campaignId: string; joinedAt: Date }[]> {
    const rows = await everywhere<{ campaign_id: string; joined_at: Date | string }>(this.store.pool, {
      text: `select campaign_id, joined_at from {campaign_member}
       where person_id = $1 and ($2::timestamptz is null or (joined_at, campaign_id) < ($2, $3::uuid))
       order by joined_at desc, campaign_id desc limit $4`,
      values: [person, after?.[0] ?? null, after?.[1] ?? null, most],
    });
    return rows
      .map((row) => ({ campaignId: row.campaign_id, joinedAt: new Date(row.joined_at) }))
      .sort((a, b) => b.joinedAt.getTime() - a.joinedAt.getTime())
      .slice(0, most);
  }

  /** The latest states of many campaigns, and where their logs stand. */
  async latest(campaignIds: readonly string[]): Promise<Map<string, StateAt & { head: number }>> {
    const rows = await everywhere<Row & { head: string }>(this.store.pool, {
      text: `select distinct on (s.campaign_id) s.campaign_id, s.position, s.state, h.position as head
       from {campaign_state} s join {campaign_head} h on h.campaign_id = s.campaign_id
       where s.campaign_id = any($1::uuid[]) order by s.campaign_id, s.position desc`,
      values: [campaignIds],
    });
    return new Map(rows.map((row) => [row.campaign_id, { ...stateAt(row), head: Number(row.head) }]));
  }

  /** Writes a campaign's rows anew from its log: after a restore, or when they are in doubt. */
  async rebuild(client: PoolClient, campaignId: string): Promise<void> {
    await client.query('select from campaign_head where campaign_id = $1 for update', [campaignId]);
    await client.query('delete from campaign_state where campaign_id = $1', [campaignId]);
    let now: StateAt | null = null;
    for await (const next of this.replayed(campaignId)) {
      await this.note(client, now, next);
      now = next;
    }
    this.forget(campaignId);
  }

  /** The states that the log says a campaign has had. */
  async *replayed(campaignId: string): AsyncGenerator<StateAt> {
    let state: CampaignState | null = null;
    for await (const event of this.store.read(campaignId)) {
      const told: { kind: string; payload: unknown } = event;
      if (!isCampaignEvent(told)) continue;
      state = applied(state, told, event.at.toISOString());
      yield { campaignId, position: event.position, state };
    }
  }
}

async function noteMembers(client: PoolClient, { campaignId, state }: StateAt): Promise<void> {
  const persons = state.members.map((one) => one.person);
  await client.query(
    'delete from campaign_member where campaign_id = $1 and not (person_id = any($2::uuid[]))',
    [campaignId, persons],
  );
  await client.query(
    `insert into campaign_member (campaign_id, person_id, joined_at)
     select $1, person, joined from unnest($2::uuid[], $3::timestamptz[]) as member(person, joined)
     on conflict (campaign_id, person_id) do update set joined_at = excluded.joined_at`,
    [campaignId, persons, state.members.map((one) => one.joinedAt)],
  );
}

function stateAt(row: Row): StateAt {
  return { campaignId: row.campaign_id, position: Number(row.position), state: row.state };
}
