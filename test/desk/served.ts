/** The house with its desk: a battle of each rulebook that bots have fought for a while, and seats for visitors. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { StandIns } from '../../src/accounts/index.js';
import { TestApi } from '../../src/api/api.testkit.js';
import { PROJECT } from '../../src/api/schema-files.js';
import { Battles, BattlesModule, LiveBattles, Orders } from '../../src/battles/index.js';
import { BeginInputs, Books, BooksModule, HandOvers, Turns } from '../../src/books/index.js';
import { CampaignLogModule } from '../../src/campaign-log/index.js';
import { Campaigns } from '../../src/campaigns/index.js';
import { BotBattles } from '../../src/demonstration/bot-battles.js';
import { Demonstration } from '../../src/demonstration/demonstration.js';
import { DemonstrationSeats, DemonstrationTokens, SeatsModule } from '../../src/demonstration/index.js';
import { DeskModule } from '../../src/desk/index.js';
import { LibraryModule } from '../../src/library/index.js';
import { NewsModule } from '../../src/news/index.js';
import { PicturesModule } from '../../src/pictures/index.js';
import type { KnownSystems } from '../../src/rules-core/kernel/decide/known-system.js';
import { CAMPAIGN_PIECES, SYSTEMS } from '../../src/rules-core/systems.js';
import { background } from '../support/background.js';

const FEATURES = [
  ...['common', 'accounts', 'campaigns', 'battles', 'campaign-log', 'library', 'orders', 'pictures'],
  ...['demonstration', 'jobs', 'webhooks', 'books', 'book-commands', 'news'],
];

/** Bundled beside Jest: the bundler does not run in its sandbox. */
export function bundledDesk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hexledger-desk-'));
  const built = spawnSync(process.execPath, [join(PROJECT, 'bin', 'build-web.js'), folder], {
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  return folder;
}

/** Rulebooks without their campaigns: a demonstration of one battle each is ready in seconds. */
export const BATTLES_ONLY: KnownSystems = new Map(
  [...SYSTEMS].map(([name, system]) => [name, { ...system, campaigns: {} }]),
);

/** The house with its desk, and nobody in it. With an SMTP server, it sends mail there. */
export function serveEmptyDesk(
  dataSource: DataSource,
  mail?: Parameters<typeof background>[0],
): Promise<TestApi> {
  return TestApi.start({
    dataSource,
    api: { features: FEATURES, limits: { cost: 1e6, budget: { points: 1e9, seconds: 1 } } },
    imports: [
      LibraryModule.forRoot(SYSTEMS),
      BattlesModule.forRoot(SYSTEMS),
      CampaignLogModule,
      PicturesModule,
      SeatsModule,
      BooksModule.forRoot(CAMPAIGN_PIECES),
      DeskModule.forRoot(bundledDesk()),
      ...background(mail),
      NewsModule,
    ],
  });
}

export async function serveDesk(
  dataSource: DataSource,
  systems: KnownSystems = BATTLES_ONLY,
): Promise<TestApi> {
  const api = await serveEmptyDesk(dataSource);
  const get = api.app.get.bind(api.app) as typeof api.app.get;
  const tokens = new DemonstrationTokens(get(StandIns));
  const demonstration = new Demonstration({
    tokens,
    campaigns: get(Campaigns),
    battles: get(Battles),
    books: get(Books),
    inputs: get(BeginInputs),
    turns: get(Turns),
    handOvers: get(HandOvers),
    bots: new BotBattles({ live: get(LiveBattles), orders: get(Orders) }),
    systems,
  });
  await demonstration.seed();
  get(DemonstrationSeats).offer(tokens);
  return api;
}
