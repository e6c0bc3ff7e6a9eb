import { Receiver } from '../support/receiver.js';
import type { Client } from './client.js';

/** A webhook with its receiver, which is never killed. */
export class Hook {
  private constructor(
    readonly campaign: string,
    private readonly receiver: Receiver,
    /** It is told of everything behind this position. */
    private readonly position: number,
  ) {}

  static async add(campaign: string, referee: Client): Promise<Hook> {
    const receiver = await new Receiver().start();
    const { data } = await referee.command(
      'addWebhook',
      { idempotencyKey: `hook ${campaign}`, campaignId: campaign, url: receiver.url },
      '... on WebhookAdded { webhook { position } }',
    );
    return new Hook(campaign, receiver, data.webhook.position);
  }

  get heard(): Set<number> {
    return new Set(this.receiver.received.map(({ body }) => JSON.parse(body).position as number));
  }

  get again(): number {
    return this.receiver.received.length - this.heard.size;
  }

  missedIn(events: readonly { position: number }[]): number[] {
    const { heard } = this;
    return events
      .map(({ position }) => position)
      .filter((position) => position > this.position && !heard.has(position));
  }

  stop(): void {
    this.receiver.stop();
  }
}
