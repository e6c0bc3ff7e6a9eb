import { type DynamicModule, Inject, Logger, Module, type OnModuleDestroy } from '@nestjs/common';
import { CampaignStates } from '../campaigns/index.js';
import { EventStore } from '../event-store/index.js';
import type { CampaignPieces } from '../rules-core/campaign/pieces.js';
import { BookHistory } from './book-history.js';
import { BookTable } from './book-table.js';
import { Books } from './books.js';
import { LiveBooks } from './live-books.js';

const log = new Logger('Books');

/** What rulebooks bring to campaigns, by the name of the system. */
export type PiecesBySystem = ReadonlyMap<string, CampaignPieces>;

/** Campaigns' books: roster, graph, turns, aftermath, corrections, branches. Expects an `EventStore`, campaigns and battles. */
@Module({})
export class BooksModule implements OnModuleDestroy {
  constructor(@Inject(LiveBooks) private readonly live: LiveBooks) {}

  static forRoot(pieces: PiecesBySystem): DynamicModule {
    return {
      module: BooksModule,
      global: true,
      providers: [
        {
          provide: BookTable,
          inject: [EventStore],
          useFactory: (store: EventStore) => new BookTable(store.pool),
        },
        {
          provide: LiveBooks,
          inject: [EventStore],
          useFactory: (store: EventStore) =>
            new LiveBooks(store, {
              failed: (fault) => log.warn(`A snapshot was not kept: ${String(fault)}`),
            }),
        },
        {
          provide: BookHistory,
          inject: [EventStore, BookTable],
          useFactory: (store: EventStore, table: BookTable) => new BookHistory(store, table),
        },
        {
          provide: Books,
          inject: [EventStore, BookTable, LiveBooks, BookHistory, CampaignStates],
          useFactory: (
            store: EventStore,
            table: BookTable,
            live: LiveBooks,
            history: BookHistory,
            states: CampaignStates,
          ) =>
            new Books({
              store,
              table,
              live,
              history,
              piecesOf: (system) => pieces.get(system),
              sidesOf: async (campaign) =>
                (await states.at(campaign))?.state.sides.map(({ key }) => key) ?? [],
            }),
        },
      ],
      exports: [BookTable, LiveBooks, BookHistory, Books],
    };
  }

  async onModuleDestroy(): Promise<void> {
    await this.live.idle();
  }
}
