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
import { CampaignStates, type CampaignView, memberNames } from '../campaigns/index.js';
import { EventStore, SigningKey } from '../event-store/index.js';
import { bundlePath, bundleRoute } from './bundle-route.js';

@Resolver('Campaign')
class CampaignBundleResolver implements Pick<Required<CampaignResolvers>, 'bundle'> {
  @ResolveField()
  bundle({ campaignId }: CampaignView) {
    return bundlePath(campaignId);
  }
}

/** Campaigns as files, for their referees. */
@Module({ providers: [CampaignBundleResolver] })
export class ExportsModule {
  constructor(
    host: HttpAdapterHost,
    @Inject(EventStore) store: EventStore,
    @Inject(AUTHENTICATOR) authenticator: Authenticator,
    @Inject(STANDINGS) standings: Standings,
    @Inject(Purses) purses: Purses,
    @Inject(API_SETTINGS) { trustedProxies }: ApiSettings,
    key: SigningKey,
    people: People,
    states: CampaignStates,
  ) {
    const archiving = async (campaign: string) => ({
      key,
      people: await memberNames(states, people, campaign),
    });
    const route = bundleRoute({ store, authenticator, standings, purses, trustedProxies, archiving });
    host.httpAdapter.getInstance<Express>().use(route);
  }
}
