import { Inject, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { Express } from 'express';
import { People } from '../accounts/index.js';
import {
  API_SETTINGS,
  type ApiSettings,
  AUTHENTICATOR,
  type Authenticator,
  type CampaignResolvers,
  Purses,
  STANDINGS,
  type Standings,
} from '../api/index.js';
import { BattleHistory } from '../battles/index.js';
import { CampaignLog } from '../campaign-log/index.js';
import { CampaignStates, type CampaignView } from '../campaigns/index.js';
import { EventStore, SigningKey } from '../event-store/index.js';
import { bundlePath, bundleRoute } from './bundle-route.js';
import { Bundles } from './bundles.js';

@Resolver('Campaign')
class CampaignBundleResolver implements Pick<Required<CampaignResolvers>, 'bundle'> {
  @ResolveField()
  bundle({ campaignId }: CampaignView) {
    return bundlePath(campaignId);
  }
}

/** Campaigns as files, for those who are in them. */
@Module({
  providers: [
    CampaignBundleResolver,
    {
      provide: Bundles,
      inject: [EventStore, CampaignLog, BattleHistory, SigningKey, CampaignStates, People],
      useFactory: (
        store: EventStore,
        log: CampaignLog,
        history: BattleHistory,
        key: SigningKey,
        states: CampaignStates,
        people: People,
      ) => new Bundles({ store, log, history, key, states, people }),
    },
  ],
})
export class ExportsModule {
  constructor(
    host: HttpAdapterHost,
    @Inject(Bundles) bundles: Bundles,
    @Inject(AUTHENTICATOR) authenticator: Authenticator,
    @Inject(STANDINGS) standings: Standings,
    @Inject(Purses) purses: Purses,
    @Inject(API_SETTINGS) { trustedProxies }: ApiSettings,
  ) {
    const route = bundleRoute({
      authenticator,
      standings,
      purses,
      trustedProxies,
      sides: (campaign) => bundles.sides(campaign),
      write: (campaign, eyes, to) => bundles.write(campaign, eyes, to),
    });
    host.httpAdapter.getInstance<Express>().use(route);
  }
}
