import { Global, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express } from 'express';
import { INVITATIONS, Secrets } from '../accounts/index.js';
import { STANDINGS } from '../api/index.js';
import { EventStore, SigningKey } from '../event-store/index.js';
import { LIVE, type Live } from '../live/index.js';
import { CampaignChangeSubscriptions } from './campaign-changes.resolver.js';
import { CampaignCommands } from './campaign-commands.resolver.js';
import { CampaignStates } from './campaign-states.js';
import { Campaigns } from './campaigns.js';
import { CampaignQueries, CampaignResolver, ViewerStandingResolver } from './campaigns.resolver.js';
import { CampaignHeads } from './heads.js';
import { CampaignInvitations } from './invitations.js';
import { RecentEvents } from './recent-events.js';
import { SignedHeadResolver, SignedHeads, SigningKeyQueries, wellKnown } from './signed-heads.js';
import { CampaignStandings } from './standings.js';

/** Campaigns, their sides, members and invitations. Expects an `EventStore` and, where there are many processes, `LIVE`. */
@Global()
@Module({
  providers: [
    {
      provide: CampaignStates,
      inject: [EventStore],
      useFactory: (store: EventStore) => new CampaignStates(store),
    },
    {
      provide: CampaignHeads,
      inject: [EventStore],
      useFactory: (store: EventStore) => new CampaignHeads(store),
    },
    {
      provide: Campaigns,
      inject: [EventStore, CampaignStates, Secrets],
      useFactory: (store: EventStore, states: CampaignStates, secrets: Secrets) =>
        new Campaigns(store, states, secrets),
    },
    {
      provide: STANDINGS,
      inject: [CampaignStates],
      useFactory: (states: CampaignStates) => new CampaignStandings(states),
    },
    {
      provide: INVITATIONS,
      inject: [CampaignStates],
      useFactory: (states: CampaignStates) => new CampaignInvitations(states),
    },
    {
      provide: SignedHeads,
      inject: [EventStore, SigningKey],
      useFactory: (store: EventStore, key: SigningKey) => new SignedHeads(store, key),
    },
    SignedHeadResolver,
    SigningKeyQueries,
    {
      provide: RecentEvents,
      inject: [EventStore, { token: LIVE, optional: true }],
      useFactory: (store: EventStore, live: Live | undefined) => new RecentEvents(store, live),
    },
    CampaignQueries,
    CampaignChangeSubscriptions,
    CampaignCommands,
    CampaignResolver,
    ViewerStandingResolver,
  ],
  exports: [INVITATIONS, STANDINGS, Campaigns, CampaignStates, RecentEvents, SignedHeads],
})
export class CampaignsModule {
  constructor(host: HttpAdapterHost, key: SigningKey) {
    host.httpAdapter.getInstance<Express>().use(wellKnown(key));
  }
}
