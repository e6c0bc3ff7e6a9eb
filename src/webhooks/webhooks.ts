import { randomBytes, randomUUID } from 'node:crypto';
import {
  HopelessJob,
  type JobList,
  type JobState,
  type Jobs,
  type Queryable,
  type Run,
} from '../jobs/index.js';
import { checkUrl, ForbiddenAddress } from './address.js';
import { type DeliveryLimits, deliver } from './deliver.js';

export interface Webhook {
  readonly campaign: string;
  readonly id: string;
  readonly url: string;
  /** Kinds of news it wants; empty means all. */
  readonly kinds: readonly string[];
  /** Through whose eyes it sees the campaign. */
  readonly viewer: string;
  readonly createdAt: Date;
  /** The receiver said that it will not come back (410): nothing is sent any more. */
  readonly goneAt: Date | null;
}

export interface News {
  readonly campaign: string;
  readonly kind: string;
  /** What makes this piece of news unique in the campaign, such as its position. */
  readonly occasion: string;
  /** What this webhook's viewer may know of it; undefined when nothing. */
  readonly dataFor: (webhook: Webhook) => unknown;
}

interface DeliveryData {
  readonly webhook: string;
  readonly body: string;
}

export const deliveryJob = 'deliver-webhook';
const largestBody = 256 * 1024;
const attempts = 10;
const backoffMs = 10_000;
const columns = 'campaign_id, webhook_id, url, kinds, viewer, created_at, gone_at';

/** Sends a campaign's news to addresses its people named: signed, tried again, and visible when dead. */
export class Webhooks {
  constructor(
    private readonly database: Queryable,
    private readonly jobs: Jobs,
    private readonly limits: DeliveryLimits,
  ) {
    jobs.process(deliveryJob, (data, run) => this.send(data as DeliveryData, run));
  }

  /** The secret is shown this once. */
  async add(
    campaign: string,
    wanted: { url: string; kinds: readonly string[]; viewer: string },
  ): Promise<{ webhook: Webhook; secret: string }> {
    checkUrl(wanted.url, this.limits.allowInternal);
    const secret = `whsec_${randomBytes(32).toString('base64url')}`;
    const { rows } = await this.database.query<WebhookRow>(
      `insert into webhook (campaign_id, webhook_id, url, secret, kinds, viewer) values ($1, $2, $3, $4, $5, $6)
       returning ${columns}`,
      [campaign, randomUUID(), wanted.url, secret, wanted.kinds, wanted.viewer],
    );
    return { webhook: webhookOf(rows[0]!), secret };
  }

  async list(campaign: string): Promise<Webhook[]> {
    const { rows } = await this.database.query<WebhookRow>(
      `select ${columns} from webhook where campaign_id = $1 order by created_at, webhook_id`,
      [campaign],
    );
    return rows.map(webhookOf);
  }

  async remove(campaign: string, id: string): Promise<boolean> {
    const { rowCount } = await this.database.query(
      'delete from webhook where campaign_id = $1 and webhook_id = $2',
      [campaign, id],
    );
    return rowCount === 1;
  }

  /** One delivery for each webhook that wants the news; announcing the same occasion again adds none. */
  async announce(news: News): Promise<void> {
    for (const webhook of await this.list(news.campaign)) {
      if (webhook.goneAt || !wants(webhook, news.kind)) continue;
      const data = news.dataFor(webhook);
      if (data === undefined) continue;
      const id = `webhook:${webhook.id}:${news.kind}:${news.occasion}`;
      const delivery: DeliveryData = { webhook: webhook.id, body: bodyOf(id, news, data) };
      await this.jobs.enqueue(deliveryJob, delivery, {
        campaign: news.campaign,
        id,
        attempts,
        backoff: backoffMs,
      });
    }
  }

  /** Deliveries are jobs: `DEAD` are those given up, which `Jobs.retry` starts over. */
  deliveries(
    campaign: string,
    filter: { state?: JobState; after?: string; first: number },
  ): Promise<JobList> {
    return this.jobs.list(campaign, { ...filter, name: deliveryJob });
  }

  private async send({ webhook: id, body }: DeliveryData, { job, signal }: Run): Promise<{ status: number }> {
    const target = await this.target(job.campaign, id);
    const status = await deliver({ id: job.id, body, ...target }, this.limits, signal).catch((error) => {
      throw error instanceof ForbiddenAddress ? new HopelessJob(error.message) : error;
    });
    if (status === 410) {
      await this.database.query(
        'update webhook set gone_at = now() where campaign_id = $1 and webhook_id = $2 and gone_at is null',
        [job.campaign, id],
      );
      throw new HopelessJob('the receiver says that it is gone (410); nothing more will be sent there');
    }
    if (status < 200 || status > 299) throw new Error(`the receiver answered ${status}`);
    return { status };
  }

  private async target(campaign: string, id: string): Promise<{ url: string; secret: string }> {
    const { rows } = await this.database.query<{ url: string; secret: string }>(
      'select url, secret from webhook where campaign_id = $1 and webhook_id = $2',
      [campaign, id],
    );
    if (!rows[0]) throw new HopelessJob('the webhook was removed');
    return rows[0];
  }
}

const wants = (webhook: Webhook, kind: string): boolean =>
  webhook.kinds.length === 0 || webhook.kinds.includes(kind);

/** News too large to push are announced without their content: the receiver asks the API for it. */
function bodyOf(id: string, { campaign, kind, occasion }: News, data: unknown): string {
  const envelope = { id, campaign, kind, occasion };
  const body = JSON.stringify({ ...envelope, data });
  return Buffer.byteLength(body) <= largestBody ? body : JSON.stringify({ ...envelope, tooLarge: true });
}

interface WebhookRow {
  campaign_id: string;
  webhook_id: string;
  url: string;
  kinds: string[];
  viewer: string;
  created_at: Date;
  gone_at: Date | null;
}

const webhookOf = (row: WebhookRow): Webhook => ({
  campaign: row.campaign_id,
  id: row.webhook_id,
  url: row.url,
  kinds: row.kinds,
  viewer: row.viewer,
  createdAt: row.created_at,
  goneAt: row.gone_at,
});
