import type { ApiContext } from '../api/index.js';
import type { EventStore } from '../event-store/index.js';

/** Every campaign begins with the event that makes it: whoever is a member may know how it began. */
const BEGINNING = 1;

/** Where campaigns stand for whoever asks. */
export class CampaignHeads {
  constructor(private readonly store: EventStore) {}

  /** An observer is kept behind: for him the campaign stands where it stood then. Undefined when there is none. */
  async headFor(context: ApiContext, campaign: string): Promise<number | undefined> {
    const { delaySeconds = 0 } = (await context.standing(campaign)) ?? {};
    if (delaySeconds === 0) return this.store.position(campaign);
    const then = new Date(Date.now() - delaySeconds * 1000);
    return Math.max(BEGINNING, await this.store.positionAt(campaign, then));
  }
}
