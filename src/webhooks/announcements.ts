/**
 * Tells webhooks of their campaigns' events: each has its own place in the log, which moves in the transaction that adds its
 * deliveries, so that a crash anywhere neither loses an event nor adds one twice.
 */

import type { Pool, PoolClient } from 'pg';
import type { Standing } from '../api/index.js';
import type { CampaignEventView, CampaignLog } from '../campaign-log/index.js';
import type { CampaignStates, SignedHeads } from '../campaigns/index.js';
import { inTransaction } from '../event-store/index.js';
import type { JobKey, Jobs } from '../jobs/index.js';
import { EVENTS_IN_A_MESSAGE } from './forms/index.js';
import type { Told, Webhook } from './webhook-table.js';
import type { Webhooks } from './webhooks.js';

const ANNOUNCE = 'announce-news';
const ANNOUNCE_EVERY_MS = 1_000;
const WEBHOOKS_AT_ONCE = 100;
const EVENTS_AT_ONCE = 50;

export class Announcements {
  constructor(
    private readonly pool: Pool,
    private readonly states: CampaignStates,
    private readonly log: CampaignLog,
    private readonly heads: SignedHeads,
    private readonly webhooks: Webhooks,
    private readonly jobs: Jobs,
  ) {
    jobs.process(ANNOUNCE, () => this.announceAll());
  }

  async begin(): Promise<void> {
    await this.jobs.repeat(ANNOUNCE, ANNOUNCE_EVERY_MS);
  }

  /** A webhook that cannot be told must not hold up the others; that it could not be is said at the end. */
  async announceAll(): Promise<void> {
    const faults: unknown[] = [];
    for (let last: Told | undefined; ; ) {
      const behind = await this.webhooks.table.behind(WEBHOOKS_AT_ONCE, last);
      for (const webhook of behind)
        await this.announce(webhook).catch((fault: unknown) => void faults.push(fault));
      last = behind.at(-1);
      if (!last) break;
    }
    if (faults.length > 0) throw faults[0];
  }

  private async announce(webhook: Told): Promise<void> {
    while (await this.announceSome(webhook));
  }

  /** True when there may be more. */
  private async announceSome(known: Told): Promise<boolean> {
    if (known.form !== 'JSON' && (await this.webhooks.isUnderWay(known))) return false;
    const standing = await this.standingOf(known);
    const told: JobKey[] = [];
    const more = await inTransaction(this.pool, async (client) => {
      const webhook = await this.webhooks.table.take(client, known);
      if (!webhook) return false;
      const { position: from, kinds } = webhook;
      const asked = {
        after: from,
        first: webhook.form === 'JSON' ? EVENTS_AT_ONCE : EVENTS_IN_A_MESSAGE,
        filter: { kinds: kinds.length > 0 ? kinds : null },
      };
      const { events, lookedAt, end } = await this.log.page(standing, asked);
      if (events.length > 0) told.push(...(await this.deliveries(webhook, events, standing, client)));
      if (lookedAt > from) await this.webhooks.table.announcedUpTo(client, webhook, lookedAt);
      return !end;
    });
    for (const delivery of told) this.jobs.wake(delivery);
    return more;
  }

  /** One for each event, or all of them in a message. */
  private async deliveries(
    webhook: Webhook,
    events: readonly CampaignEventView[],
    standing: Standing,
    client: PoolClient,
  ): Promise<JobKey[]> {
    const { form, campaign } = webhook;
    if (form === 'JSON') {
      const head = await this.headFor(webhook);
      const told: JobKey[] = [];
      for (const event of events) {
        const { position, kind } = event;
        const news = { position, kind, event: await this.log.document(event, standing), head };
        told.push(await this.webhooks.tell(webhook, news, client));
      }
      return told;
    }
    const name = (await this.states.at(campaign))?.state.name ?? '';
    const said = events.map(async (event) => ({
      position: event.position,
      at: event.at,
      sentences: await this.log.sentences(event, standing),
    }));
    const news = { campaign: name, events: await Promise.all(said) };
    const message = await this.webhooks.chat({ ...webhook, form }, news, client);
    return message ? [message] : [];
  }

  /** A hash of what others may not know would let them try out what it could have been. */
  private async headFor({ campaign, role }: Told): Promise<string | undefined> {
    return role === 'REFEREE' ? (await this.heads.of(campaign))?.signed : undefined;
  }

  /** What somebody in this role would be. */
  private async standingOf({ campaign, role, side }: Told): Promise<Standing> {
    const settings = (await this.states.at(campaign))?.state.settings;
    const delaySeconds = role === 'OBSERVER' ? (settings?.observerDelaySeconds ?? 0) : 0;
    return { campaignId: campaign, role, side, delaySeconds };
  }
}
