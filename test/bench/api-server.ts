/** The server of the `api` benchmark: a process of its own, talking to its parent. */
import { TestApi } from '../../src/api/api.testkit.js';
import { apiSettings } from '../../src/api/settings.js';
import { BattlesModule } from '../../src/battles/index.js';
import { CampaignLogModule } from '../../src/campaign-log/index.js';
import { applicationDataSource, applicationUrl, poolOf } from '../../src/database/index.js';
import { LibraryModule } from '../../src/library/index.js';
import { openLive } from '../../src/live/index.js';
import { SKIRMISH } from '../support/skirmish-campaign.js';
import { tellUsage } from './usage.js';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('Say in DATABASE_URL which database to use.');

const dataSource = await applicationDataSource(applicationUrl(url));
const live = openLive({
  pool: poolOf(dataSource),
  databaseUrl: applicationUrl(url),
  redisUrl: undefined,
  log: { warn: (fields, message) => console.warn(message, fields) },
});
const api = await TestApi.start({
  dataSource,
  live,
  api: {
    features: ['common', 'accounts', 'campaigns', 'battles', 'campaign-log', 'library'],
    limits: {
      budget: { points: 1e12, seconds: 1 },
      subscriptions: {
        ...apiSettings('').limits.subscriptions,
        perCaller: 1_000,
        perAddress: 1_000,
        socketsPerAddress: 1_000,
      },
    },
  },
  imports: [LibraryModule.forRoot(SKIRMISH), BattlesModule.forRoot(SKIRMISH), CampaignLogModule],
});

tellUsage();
process.on('message', (question) => {
  if (question === 'stop')
    void api
      .close()
      .then(() => live.close())
      .then(() => dataSource.destroy())
      .then(() => process.exit(0));
});
// The benchmark has ended, in whatever way.
process.on('disconnect', () => process.exit(1));
process.send?.({ url: api.url });
