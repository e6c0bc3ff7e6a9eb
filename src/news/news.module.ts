import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express } from 'express';
import { DataSource } from 'typeorm';
import { CommandLog, Mailboxes, Secrets } from '../accounts/index.js';
import { API_SETTINGS, type ApiSettings, Purses } from '../api/index.js';
import { Books } from '../books/index.js';
import { CampaignLog } from '../campaign-log/index.js';
import { CampaignStates } from '../campaigns/index.js';
import { EventStore } from '../event-store/index.js';
import { JOBS, type Jobs } from '../jobs/index.js';
import { Post } from '../mail/index.js';
import { Calendars } from './calendars.js';
import { NewsLinks } from './links.js';
import { News } from './news.js';
import { NewsCommands, NewsPreferencesResolver, ViewerNewsResolver } from './news.resolver.js';
import { Places } from './places.js';
import { PreferenceTable } from './preferences.js';
import { newsRoutes } from './routes.js';

/** News by mail and the calendar of deadlines. Expects `Post`, `JOBS`, an `EventStore`, accounts, campaigns, their log and books. */
@Module({
  providers: [
    {
      provide: NewsLinks,
      inject: [Secrets, Post],
      useFactory: (secrets: Secrets, { site }: Post) => new NewsLinks(secrets, site),
    },
    {
      provide: PreferenceTable,
      inject: [DataSource],
      useFactory: (source: DataSource) => new PreferenceTable(source),
    },
    {
      provide: CommandLog,
      inject: [DataSource, Secrets],
      useFactory: (source: DataSource, secrets: Secrets) => new CommandLog(source, secrets),
    },
    {
      provide: Calendars,
      inject: [EventStore, CampaignStates, Books, NewsLinks],
      useFactory: (store: EventStore, states: CampaignStates, books: Books, { site }: NewsLinks) =>
        new Calendars({ pool: store.pool, store, states, books, site }),
    },
    {
      provide: News,
      inject: [EventStore, CampaignStates, CampaignLog, Mailboxes, PreferenceTable, Post, JOBS, NewsLinks],
      useFactory: (
        { pool }: EventStore,
        states: CampaignStates,
        log: CampaignLog,
        mailboxes: Mailboxes,
        preferences: PreferenceTable,
        post: Post,
        jobs: Jobs,
        links: NewsLinks,
      ) =>
        new News({
          ...{ pool, states, log, mailboxes, preferences, post, jobs },
          places: new Places(pool),
          unsubscribe: (person) => links.unsubscribe(person),
        }),
    },
    NewsCommands,
    NewsPreferencesResolver,
    ViewerNewsResolver,
  ],
})
export class NewsModule implements OnApplicationBootstrap {
  constructor(
    host: HttpAdapterHost,
    links: NewsLinks,
    preferences: PreferenceTable,
    calendars: Calendars,
    @Inject(News) private readonly news: News,
    @Inject(Purses) purses: Purses,
    @Inject(API_SETTINGS) { trustedProxies }: ApiSettings,
  ) {
    const routes = newsRoutes({ links, preferences, calendars, purses, trustedProxies });
    host.httpAdapter.getInstance<Express>().use(routes);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.news.begin();
  }
}
