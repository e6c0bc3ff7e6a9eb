/** How far somebody has been told of a campaign: one place for what comes at once, one for the digest. */
import type { Pool, PoolClient } from 'pg';
import { everywhere } from '../database/index.js';

export type Rhythm = 'at_once' | 'digest';

export interface Place {
  readonly campaign: string;
  readonly person: string;
}

export class Places {
  constructor(private readonly pool: Pool) {}

  /** Those who have become members since are told of what comes from now on. */
  async enter(persons: readonly string[]): Promise<void> {
    const missing = await everywhere<Place & { position: string | number }>(this.pool, {
      text: `select m.campaign_id as campaign, m.person_id as person, h.position
       from {campaign_member} m join {campaign_head} h on h.campaign_id = m.campaign_id
       left join {news_place} p on p.campaign_id = m.campaign_id and p.person_id = m.person_id
       where m.person_id = any($1::uuid[]) and p.person_id is null and h.archived_at is null limit 1000`,
      values: [persons],
    });
    for (const { campaign, person, position } of missing)
      await this.pool.query(
        `insert into news_place (campaign_id, person_id, at_once, digest) values ($1, $2, $3, $3)
         on conflict do nothing`,
        [campaign, person, Number(position)],
      );
  }

  /** The places from which the log goes on. Numbers that commit with the events are compared, so that none is missed. */
  async behind(persons: readonly string[]): Promise<Place[]> {
    return everywhere<Place>(this.pool, {
      text: `select p.campaign_id as campaign, p.person_id as person
       from {news_place} p join {campaign_head} h on h.campaign_id = p.campaign_id
       where p.person_id = any($1::uuid[]) and h.position > p.at_once and h.archived_at is null
       order by p.campaign_id, p.person_id limit 1000`,
      values: [persons],
    });
  }

  async of(person: string): Promise<Place[]> {
    const places = await everywhere<Place>(this.pool, {
      text: 'select campaign_id as campaign, person_id as person from {news_place} where person_id = $1',
      values: [person],
    });
    return places.sort((a, b) => (a.campaign < b.campaign ? -1 : 1));
  }

  /** Where the person stands, for this transaction alone; undefined when another process is at it. */
  async take(client: PoolClient, { campaign, person }: Place, rhythm: Rhythm): Promise<number | undefined> {
    const { rows } = await client.query<{ at_once: string; digest: string }>(
      'select at_once, digest from news_place where campaign_id = $1 and person_id = $2 for update skip locked',
      [campaign, person],
    );
    return rows[0] && Number(rows[0][rhythm]);
  }

  async toldUpTo(
    client: PoolClient,
    { campaign, person }: Place,
    rhythm: Rhythm,
    position: number,
  ): Promise<void> {
    await client.query(`update news_place set ${rhythm} = $3 where campaign_id = $1 and person_id = $2`, [
      campaign,
      person,
      position,
    ]);
  }

  /** Somebody who is not a member any more. */
  async leave(client: PoolClient, { campaign, person }: Place): Promise<void> {
    await client.query('delete from news_place where campaign_id = $1 and person_id = $2', [
      campaign,
      person,
    ]);
  }
}
