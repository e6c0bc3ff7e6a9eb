import { campaignId } from '../api/index.js';
import {
  HopelessJob,
  type JobKey,
  type Jobs,
  PostponedJob,
  type Queryable,
  type Run,
} from '../jobs/index.js';
import { checkUrl, ForbiddenAddress } from './address.js';
import { type Answered, type DeliveryLimits, deliver } from './deliver.js';
import { type ChatNews, MESSAGES } from './forms/index.js';
import { type Target, type Told, type Webhook, WebhookTable } from './webhook-table.js';

/** One event of a campaign, as the webhook may know it. */
interface News {
  readonly position: number;
  readonly kind: string;
  readonly event: object;
  /** Where the log stood then, signed: for those who may know of everything. */
  readonly head?: string | undefined;
}

interface DeliveryData {
  readonly webhook: string;
  readonly body: string;
}

interface WebhookSettings extends DeliveryLimits {
  /** Where people read their campaigns, for links. */
  readonly site?: string | undefined;
}

export const deliveryJob = 'deliver-webhook';
const largestBody = 256 * 1024;
const attempts = 10;
const backoffMs = 10_000;
const dayMs = 86_400_000;
const longestPauseMs = 3_600_000;
const TOO_MANY_REQUESTS = 429;
const OFTEN_BUSY = 503;

/** Sends a campaign's news to addresses its people named: signed, tried again, and visible when dead. */
export class Webhooks {
  readonly table: WebhookTable;

  constructor(
    database: Queryable,
    private readonly jobs: Jobs,
    private readonly settings: WebhookSettings,
  ) {
    this.table = new WebhookTable(database);
    jobs.process(deliveryJob, (data, run) => this.send(data as DeliveryData, run));
  }

  /** Why nothing may be sent to an address; undefined when it may. */
  refusalOf(url: string): string | undefined {
    try {
      checkUrl(url, this.settings.allowInternal);
      return undefined;
    } catch (fault) {
      if (fault instanceof ForbiddenAddress) return fault.message;
      throw fault;
    }
  }

  /** A delivery that will be made if the transaction commits: wake it then. The same news again add none. */
  tell(webhook: Webhook, news: News, transaction?: Queryable): Promise<JobKey> {
    const id = `${deliveriesOf(webhook.id)}e${news.position}`;
    return this.deliverLater(webhook, id, bodyOf(id, webhook.campaign, news), transaction);
  }

  /** What happened, as one message to a chat; undefined where there is nothing to say. */
  async chat(
    webhook: Webhook & { readonly form: keyof typeof MESSAGES },
    news: Omit<ChatNews, 'link'>,
    transaction: Queryable,
  ): Promise<JobKey | undefined> {
    const { site } = this.settings;
    const link = site && new URL(`/c/${campaignId.encode(webhook.campaign)}`, site).href;
    const message = MESSAGES[webhook.form]({ ...news, link });
    if (!message) return undefined;
    const id = `${deliveriesOf(webhook.id)}e${news.events[0]?.position}`;
    return this.deliverLater(webhook, id, JSON.stringify(message), transaction);
  }

  /** Messages to a chat are sent one after the other: what happens meanwhile comes together in the next. */
  async isUnderWay({ campaign, id }: Told): Promise<boolean> {
    const filter = { name: deliveryJob, prefix: deliveriesOf(id), first: 1 };
    for (const state of ['WAITING', 'ACTIVE'] as const)
      if ((await this.jobs.list(campaign, { ...filter, state })).jobs.length > 0) return true;
    return false;
  }

  private deliverLater(
    { campaign, id: webhook }: Webhook,
    id: string,
    body: string,
    transaction: Queryable | undefined,
  ): Promise<JobKey> {
    const delivery: DeliveryData = { webhook, body };
    return this.jobs.enqueue(
      deliveryJob,
      delivery,
      { campaign, id, attempts, backoff: backoffMs },
      transaction,
    );
  }

  private async send({ webhook: id, body }: DeliveryData, { job, signal }: Run): Promise<{ status: number }> {
    const target = await this.target(job.campaign, id);
    if (target.pausedForMs > 0)
      throw new PostponedJob('the receiver asked to be left alone', target.pausedForMs);
    const answered = await deliver({ id: job.id, body, ...target }, this.settings, signal).catch((error) => {
      throw error instanceof ForbiddenAddress ? new HopelessJob(error.message) : error;
    });
    const { status } = answered;
    if (isGone(status, target)) {
      await this.table.gone(job.campaign, id);
      throw new HopelessJob(`the receiver says that it is gone (${status}); nothing more will be sent there`);
    }
    const pause = pauseAsked(answered);
    if (pause !== undefined && job.createdAt.getTime() > Date.now() - dayMs) {
      await this.table.pause(job.campaign, id, pause);
      throw new PostponedJob(`the receiver answered ${status} and asked to be left alone`, pause);
    }
    if (status < 200 || status > 299) throw new Error(`the receiver answered ${status}`);
    return { status };
  }

  private async target(campaign: string, id: string): Promise<Target> {
    const target = await this.table.target(campaign, id);
    if (!target) throw new HopelessJob('the webhook was removed');
    return target;
  }
}

/** A chat whose webhook was deleted says that it does not know it. */
function isGone(status: number, { form }: Target): boolean {
  return status === 410 || (form !== 'JSON' && status === 404);
}

function pauseAsked({ status, retryAfterMs }: Answered): number | undefined {
  if (status !== TOO_MANY_REQUESTS && status !== OFTEN_BUSY) return undefined;
  return retryAfterMs === undefined ? undefined : Math.min(retryAfterMs, longestPauseMs);
}

/** How the ids of a webhook's deliveries begin. */
export function deliveriesOf(webhook: string): string {
  return `webhook:${webhook}:`;
}

/** News too large to push are announced without their content: the receiver asks the API for it. */
function bodyOf(id: string, campaign: string, { position, kind, event, head }: News): string {
  const envelope = { id, campaignId: campaignId.encode(campaign), position, kind, head };
  const body = JSON.stringify({ ...envelope, event });
  return Buffer.byteLength(body) <= largestBody ? body : JSON.stringify({ ...envelope, tooLarge: true });
}
