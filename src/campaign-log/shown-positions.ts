import { isAmong, lastShownAs, type Positions, type Standing, shownAs } from '../api/index.js';
import { viewerOf } from '../battles/index.js';
import type { EventStore } from '../event-store/index.js';
import type { Unseen } from './unseen.js';

export class ShownPositions implements Positions {
  constructor(
    private readonly store: EventStore,
    private readonly unseen: Unseen,
  ) {}

  async shown(standing: Standing, position: number): Promise<number> {
    return shownAs(await this.unseenBy(standing, position), position);
  }

  async meant(standing: Standing, shown: number, until?: number): Promise<number> {
    const head = until ?? (await this.store.position(standing.campaignId)) ?? 0;
    const unseen = await this.unseenBy(standing, head);
    const beyond = shown - shownAs(unseen, head);
    if (beyond >= 0) return until === undefined ? head + beyond : head;
    return lastShownAs(unseen, shown, head);
  }

  async isUnseen(standing: Standing, position: number): Promise<boolean> {
    return isAmong(await this.unseenBy(standing, position), position);
  }

  private async unseenBy(standing: Standing, until: number): Promise<readonly number[]> {
    const viewer = viewerOf(standing);
    return viewer === 'referee' ? [] : this.unseen.placesOf(standing.campaignId, viewer, until);
  }
}
