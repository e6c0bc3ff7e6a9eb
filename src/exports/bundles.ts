/** Writes campaigns as bundles: all of one, or what one side knows. */
import type { Writable } from 'node:stream';
import type { People } from '../accounts/index.js';
import type { BattleHistory } from '../battles/index.js';
import type { CampaignLog } from '../campaign-log/index.js';
import { type CampaignStates, memberNames } from '../campaigns/index.js';
import type { EventStore, SigningKey } from '../event-store/index.js';
import type { Eyes, Manifest } from '../exchange/index.js';
import { pinnedBoards } from './pinned-boards.js';
import { writeSideBundle } from './side-bundle.js';

interface BundlesParts {
  readonly store: EventStore;
  readonly log: CampaignLog;
  readonly history: BattleHistory;
  readonly key: SigningKey;
  readonly states: CampaignStates;
  readonly people: People;
}

export class Bundles {
  constructor(private readonly parts: BundlesParts) {}

  async write(campaign: string, eyes: Eyes, to: Writable): Promise<Manifest> {
    const { store, key, states, people } = this.parts;
    const boards = pinnedBoards(store.pool);
    if (eyes !== 'referee')
      return writeSideBundle({ ...this.parts, boards }, { campaign, side: eyes.side }, to);
    return store.archive(campaign, to, { key, boards, people: await memberNames(states, people, campaign) });
  }

  /** Where the campaign stands. */
  async position(campaign: string): Promise<number> {
    return (await this.parts.store.position(campaign)) ?? 0;
  }

  async sides(campaign: string): Promise<readonly string[]> {
    return (await this.parts.states.at(campaign))?.state.sides.map(({ key }) => key) ?? [];
  }
}
