import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express } from 'express';
import { People } from '../accounts/index.js';
import {
  API_SETTINGS,
  type ApiSettings,
  AUTHENTICATOR,
  type Authenticator,
  Purses,
  STANDINGS,
  type Standings,
} from '../api/index.js';
import { BattleHistory } from '../battles/index.js';
import { CampaignLog } from '../campaign-log/index.js';
import { CampaignStates, Campaigns } from '../campaigns/index.js';
import { readConfig } from '../config/index.js';
import { EventStore, SigningKey } from '../event-store/index.js';
import { JOBS, type Jobs } from '../jobs/index.js';
import { BundleJobs } from './bundle-jobs.js';
import { bundleRoute } from './bundle-route.js';
import { Bundles } from './bundles.js';
import { BundleCommands, CampaignBundlesResolver } from './bundles.resolver.js';
import { KeptBundles } from './kept-bundles.js';
import { Restoring } from './restoring.js';

/** Campaigns as files, for those who are in them. */
@Module({
  providers: [
    CampaignBundlesResolver,
    BundleCommands,
    {
      provide: KeptBundles,
      inject: [EventStore],
      useFactory: (store: EventStore) => new KeptBundles(store.pool),
    },
    {
      provide: Restoring,
      inject: [EventStore, Campaigns, SigningKey],
      useFactory: (store: EventStore, campaigns: Campaigns, key: SigningKey) =>
        new Restoring({ store, campaigns, key, trusted: readConfig().trustedKeys }),
    },
    {
      provide: BundleJobs,
      inject: [Bundles, KeptBundles, { token: JOBS, optional: true }],
      useFactory: (bundles: Bundles, kept: KeptBundles, jobs: Jobs | undefined) =>
        new BundleJobs(bundles, kept, jobs),
    },
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
export class ExportsModule implements OnApplicationBootstrap {
  constructor(
    host: HttpAdapterHost,
    @Inject(Bundles) bundles: Bundles,
    @Inject(KeptBundles) kept: KeptBundles,
    @Inject(Restoring) restoring: Restoring,
    @Inject(BundleJobs) private readonly jobs: BundleJobs,
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
      kept,
      bringBack: (from, referee) => restoring.bringBack(from, referee),
    });
    host.httpAdapter.getInstance<Express>().use(route);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.begin();
  }
}
