import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule, accountsSettings } from '../accounts/index.js';
import { ApiModule, apiSettings } from '../api/index.js';
import { BattlesModule } from '../battles/index.js';
import { BooksModule, type PiecesBySystem } from '../books/index.js';
import { CampaignLogModule } from '../campaign-log/index.js';
import { CampaignsModule } from '../campaigns/index.js';
import { DemonstrationModule } from '../demonstration/index.js';
import { DeskModule, deskOperations } from '../desk/index.js';
import { ExportsModule } from '../exports/index.js';
import { JobsModule } from '../jobs/index.js';
import { LibraryModule } from '../library/index.js';
import { NewsModule } from '../news/index.js';
import { GraphqlMetrics } from '../operations/index.js';
import { PicturesModule } from '../pictures/index.js';
import { ProjectionsModule } from '../projections/index.js';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { CAMPAIGN_PIECES } from '../rules-core/systems.js';
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
      PicturesModule,
      ExportsModule,
      ProjectionsModule,
      BooksModule.forRoot(piecesFor(systems)),
      JobsModule,
      WebhooksModule,
      NewsModule,
      DemonstrationModule,
      DeskModule.forRoot(undefined, platform.config.publicUrl),
    ],
    providers: [GraphqlMetrics],
  };
}

/** Campaigns are kept for every rulebook that brings its pieces, also where its battles can only be reported. */
function piecesFor(systems: KnownSystems): PiecesBySystem {
  const own = [...systems].flatMap(([name, { campaign }]) => (campaign ? [[name, campaign] as const] : []));
  return new Map([...CAMPAIGN_PIECES, ...own]);
}

function apiModule({ config, redis }: Platform): DynamicModule {
  const { operationsFolder, explorer, ...changes } = config.api;
  return ApiModule.forRoot(
    apiSettings(operationsFolder, {
      ...changes,
      deskOperations: deskOperations(),
      ownOrigin: config.publicUrl === undefined ? null : new URL(config.publicUrl).origin,
      isPublic: config.publicUrl !== undefined || changes.trustedProxies > 0,
      explorerPath: explorer ? '/explorer' : null,
    }),
    redis,
  );
}
