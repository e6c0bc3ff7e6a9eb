import { campaignId } from '../api/index.js';
import { HopelessJob, type JobKey, type Jobs, type Queryable, type Run } from '../jobs/index.js';
import { checkUrl, ForbiddenAddress } from './address.js';
import { type DeliveryLimits, deliver } from './deliver.js';
import { type Target, type Webhook, WebhookTable } from './webhook-table.js';

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

export const deliveryJob = 'deliver-webhook';
const largestBody = 256 * 1024;
const attempts = 10;
const backoffMs = 10_000;

/** Sends a campaign's news to addresses its people named: signed, tried again, and visible when dead. */
export class Webhooks {
  readonly table: WebhookTable;

  constructor(
    database: Queryable,
    private readonly jobs: Jobs,
    private readonly limits: DeliveryLimits,
  ) {
    this.table = new WebhookTable(database);
    jobs.process(deliveryJob, (data, run) => this.send(data as DeliveryData, run));
  }

  /** Why nothing may be sent to an address; undefined when it may. */
  refusalOf(url: string): string | undefined {
    try {
      checkUrl(url, this.limits.allowInternal);
      return undefined;
    } catch (fault) {
      if (fault instanceof ForbiddenAddress) return fault.message;
      throw fault;
    }
  }

  /** A delivery that will be made if the transaction commits: wake it then. The same news again add none. */
  tell(webhook: Webhook, news: News, transaction?: Queryable): Promise<JobKey> {
    const id = `${deliveriesOf(webhook.id)}e${news.position}`;
    const delivery: DeliveryData = { webhook: webhook.id, body: bodyOf(id, webhook.campaign, news) };
    const options = { campaign: webhook.campaign, id, attempts, backoff: backoffMs };
    return this.jobs.enqueue(deliveryJob, delivery, options, transaction);
  }

  private async send({ webhook: id, body }: DeliveryData, { job, signal }: Run): Promise<{ status: number }> {
    const target = await this.target(job.campaign, id);
    const status = await deliver({ id: job.id, body, ...target }, this.limits, signal).catch((error) => {
      throw error instanceof ForbiddenAddress ? new HopelessJob(error.message) : error;
    });
    if (status === 410) {
      await this.table.gone(job.campaign, id);
      throw new HopelessJob('the receiver says that it is gone (410); nothing more will be sent there');
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
