import type { ApiContext } from '../api/index.js';
import type { EventStore } from '../event-store/index.js';

/** Every campaign begins with the event that makes it, and every member may know how it began. */
const BEGINNING = 1;

/** Where campaigns stand for a viewer. */
export class CampaignHeads {
  constructor(private readonly store: EventStore) {}

  /** An observer sees a campaign with a delay: as it stood then. Undefined if there is no such campaign. */
  async headFor(context: ApiContext, campaign: string): Promise<number | undefined> {
    const { delaySeconds = 0 } = (await context.standing(campaign)) ?? {};
    if (delaySeconds === 0) return this.store.position(campaign);
    const then = new Date(Date.now() - delaySeconds * 1000);
    return Math.max(BEGINNING, await this.store.positionAt(campaign, then));
  }
}
