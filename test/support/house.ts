/** The API with all that the house has: every rulebook, its campaigns, and the jobs that take their turns. */
import type { DataSource } from 'typeorm';
import { TestApi } from '../../src/api/api.testkit.js';
import type { ApiLimits } from '../../src/api/index.js';
import { BattlesModule } from '../../src/battles/index.js';
import { BooksModule } from '../../src/books/index.js';
import { CampaignLogModule } from '../../src/campaign-log/index.js';
import { ExportsModule } from '../../src/exports/index.js';
import { LibraryModule } from '../../src/library/index.js';
import { PicturesModule } from '../../src/pictures/index.js';
import { CAMPAIGN_PIECES, SYSTEMS } from '../../src/rules-core/systems.js';
import { BACKGROUND } from './background.js';

const FEATURES = [
  ...['common', 'accounts', 'campaigns', 'battles', 'campaign-log', 'library'],
  ...['orders', 'pictures', 'jobs', 'webhooks', 'books', 'book-commands', 'exports'],
];

export function serveHouse(dataSource: DataSource, limits: Partial<ApiLimits> = {}): Promise<TestApi> {
  return TestApi.start({
    dataSource,
    api: { features: FEATURES, limits: { cost: 1e6, ...limits } },
    imports: [
      LibraryModule.forRoot(SYSTEMS),
      BattlesModule.forRoot(SYSTEMS),
      CampaignLogModule,
      PicturesModule,
      ExportsModule,
      BooksModule.forRoot(CAMPAIGN_PIECES),
      ...BACKGROUND,
    ],
  });
}
