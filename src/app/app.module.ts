import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule, accountsSettings } from '../accounts/index.js';
import { ApiModule, apiSettings } from '../api/index.js';
import { BattlesModule } from '../battles/index.js';
import { CampaignLogModule } from '../campaign-log/index.js';
import { CampaignsModule } from '../campaigns/index.js';
import { DemonstrationModule } from '../demonstration/index.js';
import { JobsModule } from '../jobs/index.js';
import { LibraryModule } from '../library/index.js';
import { GraphqlMetrics } from '../operations/index.js';
import { ProjectionsModule } from '../projections/index.js';
import type { KnownSystems } from '../rules-core/kernel/known-system.js';
import { WebhooksModule } from '../webhooks/index.js';
import type { Platform } from './platform.js';
import { platformModule } from './platform.module.js';

@Module({})
class AppModule {}

/** The root of every process: the same features everywhere, whatever the process is there for. */
export function appModule(platform: Platform, systems: KnownSystems): DynamicModule {
  return {
    module: AppModule,
    imports: [
      platformModule(platform),
      apiModule(platform),
      AccountsModule.forRoot(accountsSettings(platform.config.accounts), platform.redis),
      CampaignsModule,
      LibraryModule.forRoot(systems),
      BattlesModule.forRoot(systems),
      CampaignLogModule,
      ProjectionsModule,
      JobsModule,
      WebhooksModule,
      DemonstrationModule,
    ],
    providers: [GraphqlMetrics],
  };
}

function apiModule({ config, redis }: Platform): DynamicModule {
  const { operationsFolder, explorer, ...changes } = config.api;
  return ApiModule.forRoot(
    apiSettings(operationsFolder, { ...changes, explorerPath: explorer ? '/explorer' : null }),
    redis,
  );
}
