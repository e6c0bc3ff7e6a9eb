/** Follows a campaign's log, goes on from the last position after every break, and writes down what it saw. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Chance } from '../support/chance.js';

const FOLLOW = `subscription ($id: ID!, $after: Int!) { campaignEvents(campaignId: $id, after: $after) { position kind } }`;
/** Now and then a subscriber hangs up. */
const MOST_AT_A_TIME = 400;

export class Subscriber {
  readonly positions: number[] = [];
  resumed = -1;
  private readonly stop = new AbortController();
  private following: Promise<void> | undefined;

  constructor(
    readonly name: string,
    readonly campaign: string,
    readonly token: string,
    private readonly apis: readonly string[],
    private readonly chance: Chance,
  ) {}

  get last(): number {
    return this.positions.at(-1) ?? 0;
  }

  begin(): void {
    this.following = this.follow();
  }

  async end(): Promise<void> {
    this.stop.abort();
    await this.following;
  }

  private async follow(): Promise<void> {
    while (!this.stop.signal.aborted) {
      this.resumed++;
      await this.listen();
      await sleep(this.chance.below(150));
    }
  }

  private async listen(): Promise<void> {
    const client = createClient({
      url: `${this.chance.pick(this.apis).replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${this.token}` },
    });
    const hangUp = () => client.terminate();
    this.stop.signal.addEventListener('abort', hangUp);
    try {
      const most = this.chance.below(MOST_AT_A_TIME);
      let seen = 0;
      const stream = client.iterate<{ campaignEvents: { position: number } }>({
        query: FOLLOW,
        variables: { id: this.campaign, after: this.last },
      });
      for await (const { data, errors } of stream) {
        if (!data || errors) break;
        this.positions.push(data.campaignEvents.position);
        if (++seen > most) break;
      }
    } catch {
      // The process behind it was killed, or its database: the next one goes on from the last position.
    } finally {
      this.stop.signal.removeEventListener('abort', hangUp);
      client.terminate();
    }
  }
}
