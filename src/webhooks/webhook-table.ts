import type { PoolClient } from 'pg';
import type { CampaignRole } from '../api/index.js';
import { everywhere } from '../database/index.js';
import type { Queryable } from '../jobs/index.js';
import type { WebhookForm } from './forms/index.js';

/** Through whose eyes a webhook sees its campaign. */
export interface Eyes {
  readonly role: Exclude<CampaignRole, 'PUBLIC'>;
  /** The key of a commander's side. */
  readonly side: string | null;
}

export interface Webhook extends Eyes {
  readonly campaign: string;
  readonly id: string;
  readonly url: string;
  readonly form: WebhookForm;
  /** Kinds of event it wants; empty means all. */
  readonly kinds: readonly string[];
  /** Everything up to here was announced. */
  readonly position: number;
  readonly createdAt: Date;
  /** The receiver said that it will not come back (410): nothing is sent any more. */
  readonly goneAt: Date | null;
}

/** As much of it as is needed to tell it something. */
export type Told = Omit<Webhook, 'createdAt' | 'goneAt'>;

type NewWebhook = Omit<Webhook, 'createdAt' | 'goneAt'> & { readonly secret: string };

export interface Target {
  readonly url: string;
  readonly secret: string;
  readonly form: WebhookForm;
  /** How long the receiver has asked to be left alone. */
  readonly pausedForMs: number;
}

const TOLD_COLUMNS =
  'campaign_id as campaign, webhook_id as id, url, form, kinds, role, side, position::float8 as position';
const COLUMNS = `${TOLD_COLUMNS}, created_at as "createdAt", gone_at as "goneAt"`;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** All SQL about webhooks. */
export class WebhookTable {
  constructor(private readonly database: Queryable) {}

  async add(transaction: Queryable, webhook: NewWebhook): Promise<void> {
    const { campaign, id, url, form, secret, kinds, role, side, position } = webhook;
    await transaction.query(
      `insert into webhook (campaign_id, webhook_id, url, secret, kinds, role, side, position, form)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [campaign, id, url, secret, kinds, role, side, position, form],
    );
  }

  async list(campaign: string): Promise<Webhook[]> {
    const { rows } = await this.database.query<Webhook>(
      `select ${COLUMNS} from webhook where campaign_id = $1 order by created_at, webhook_id`,
      [campaign],
    );
    return rows;
  }

  async find(campaign: string, id: string): Promise<Webhook | undefined> {
    const { rows } = await this.database.query<Webhook>(
      `select ${COLUMNS} from webhook where campaign_id = $1 and webhook_id = $2`,
      [campaign, id],
    );
    return rows[0];
  }

  async target(campaign: string, id: string): Promise<Target | undefined> {
    const { rows } = await this.database.query<Target>(
      `select url, secret, form,
         greatest(0, ceil(extract(epoch from paused_until - now()) * 1000))::float8 as "pausedForMs"
       from webhook where campaign_id = $1 and webhook_id = $2`,
      [campaign, id],
    );
    return rows[0];
  }

  async remove(transaction: Queryable, campaign: string, id: string): Promise<boolean> {
    const { rowCount } = await transaction.query(
      'delete from webhook where campaign_id = $1 and webhook_id = $2',
      [campaign, id],
    );
    return rowCount === 1;
  }

  async gone(campaign: string, id: string): Promise<void> {
    await this.database.query(
      'update webhook set gone_at = now() where campaign_id = $1 and webhook_id = $2 and gone_at is null',
      [campaign, id],
    );
  }

  /** Nothing is sent there for so long: the receiver has had enough. */
  async pause(campaign: string, id: string, forMs: number): Promise<void> {
    await this.database.query(
      `update webhook set paused_until = now() + $3::float8 * interval '1 millisecond'
       where campaign_id = $1 and webhook_id = $2`,
      [campaign, id, forMs],
    );
  }

  /**
   * Webhooks whose campaign is longer than what was announced to them, behind `after`. Numbers that commit with the events
   * are compared, so that none is missed, even if a hint was never sent.
   */
  async behind(
    most: number,
    after: { campaign: string; id: string } = { campaign: NOBODY, id: NOBODY },
  ): Promise<Told[]> {
    const rows = await everywhere<Told>(this.database, {
      text: `select ${TOLD_COLUMNS} from {webhook} w
       where gone_at is null and (campaign_id, webhook_id) > ($1, $2) and exists (
         select from {campaign_head} h
         where h.campaign_id = w.campaign_id and h.position > w.position and h.archived_at is null)
       order by campaign_id, webhook_id limit $3`,
      values: [after.campaign, after.id, most],
    });
    const key = ({ campaign, id }: Told) => `${campaign} ${id}`;
    return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1)).slice(0, most);
  }

  /** The webhook as it is now, for this transaction alone; undefined when it is gone or another process is at it. */
  async take(client: PoolClient, { campaign, id }: Told): Promise<Webhook | undefined> {
    const { rows } = await client.query<Webhook>(
      `select ${COLUMNS} from webhook
       where campaign_id = $1 and webhook_id = $2 and gone_at is null for update skip locked`,
      [campaign, id],
    );
    return rows[0];
  }

  async announcedUpTo(client: PoolClient, { campaign, id }: Webhook, position: number): Promise<void> {
    await client.query('update webhook set position = $3 where campaign_id = $1 and webhook_id = $2', [
      campaign,
      id,
      position,
    ]);
  }
}
