import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CampaignLog, CampaignLogModule } from '../campaign-log/index.js';
import { CampaignStates, SignedHeads } from '../campaigns/index.js';
import { EventStore } from '../event-store/index.js';
import { JOBS, type Jobs } from '../jobs/index.js';
import { Announcements } from './announcements.js';
import { Webhooks } from './webhooks.js';
import { CampaignWebhooksResolver, WebhookCommands, WebhookResolver } from './webhooks.resolver.js';

/** Webhooks over the API, and the campaigns' news for them. Expects `Webhooks`, `JOBS` and an `EventStore`. */
@Module({
  imports: [CampaignLogModule],
  providers: [
    {
      provide: Announcements,
      inject: [EventStore, CampaignStates, CampaignLog, SignedHeads, Webhooks, JOBS],
      useFactory: (
        store: EventStore,
        states: CampaignStates,
        log: CampaignLog,
        heads: SignedHeads,
        webhooks: Webhooks,
        jobs: Jobs,
      ) => new Announcements(store.pool, states, log, heads, webhooks, jobs),
    },
    CampaignWebhooksResolver,
    WebhookCommands,
    WebhookResolver,
  ],
  exports: [Announcements],
})
export class WebhooksModule implements OnApplicationBootstrap {
  constructor(@Inject(Announcements) private readonly announcements: Announcements) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.announcements.begin();
  }
}
