import { type DynamicModule, Inject, Logger, Module, type OnModuleDestroy } from '@nestjs/common';
import { ENTRY_NUMBERS, ENTRY_SENTENCES } from '../api/index.js';
import { BattleHistory, Battles, Closings, GameSystems, LINES_IN_USE } from '../battles/index.js';
import { CampaignStates } from '../campaigns/index.js';
import { EventStore } from '../event-store/index.js';
import { JOBS, type Jobs } from '../jobs/index.js';
import type { CampaignPieces } from '../rules-core/campaign/pieces.js';
import { bookApi } from './api/book-api.js';
import { HandOvers } from './battles/hand-over.js';
import { Opening } from './battles/opening.js';
import { BeginInputs } from './entries/begin-inputs.js';
import { Books } from './entries/books.js';
import { BookEntrySentences } from './entries/entry-sentences.js';
import { FirstLook } from './entries/first-look.js';
import { BookHistory } from './line/book-history.js';
import { BookTable } from './line/book-table.js';
import { BookViews } from './line/book-views.js';
import { BookEntryNumbers } from './line/entry-numbers.js';
import { BookLinesInUse } from './line/lines-in-use.js';
import { LiveBooks } from './line/live-books.js';
import { BookJobs } from './turns/book-jobs.js';
import { TurnSteps } from './turns/turn-steps.js';
import { Turns } from './turns/turns.js';

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
        ...bookApi(pieces),
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
          inject: [EventStore, BookTable, LiveBooks, BookHistory, CampaignStates, GameSystems, Closings],
          useFactory: (
            store: EventStore,
            table: BookTable,
            live: LiveBooks,
            history: BookHistory,
            states: CampaignStates,
            systems: GameSystems,
            closings: Closings,
          ) =>
            new Books({
              store,
              table,
              live,
              history,
              piecesOf: (system) => pieces.get(system),
              firstLook: new FirstLook({ systems }),
              sidesOf: sidesIn(states),
              closings,
            }),
        },
        {
          provide: ENTRY_NUMBERS,
          inject: [BookTable, BookHistory],
          useFactory: (table: BookTable, history: BookHistory) => new BookEntryNumbers(table, history),
        },
        {
          provide: ENTRY_SENTENCES,
          inject: [Books, BookViews],
          useFactory: (books: Books, views: BookViews) => new BookEntrySentences(books, views),
        },
        {
          provide: LINES_IN_USE,
          inject: [BookTable],
          useFactory: (table: BookTable) => new BookLinesInUse(table),
        },
        {
          provide: TurnSteps,
          inject: [EventStore],
          useFactory: (store: EventStore) => new TurnSteps(store.pool),
        },
        {
          provide: Opening,
          inject: [Books, BookHistory, Battles, BattleHistory, GameSystems, CampaignStates],
          useFactory: (
            books: Books,
            history: BookHistory,
            battles: Battles,
            played: BattleHistory,
            systems: GameSystems,
            states: CampaignStates,
          ) => new Opening({ books, history, battles, played, systems, sidesOf: sidesIn(states) }),
        },
        {
          provide: Turns,
          inject: [EventStore, Books, BookHistory, TurnSteps, Opening],
          useFactory: (
            store: EventStore,
            books: Books,
            history: BookHistory,
            steps: TurnSteps,
            opening: Opening,
          ) => new Turns({ store, books, history, steps, opening }),
        },
        {
          provide: HandOvers,
          inject: [EventStore, Books, GameSystems, BattleHistory],
          useFactory: (store: EventStore, books: Books, systems: GameSystems, battles: BattleHistory) =>
            new HandOvers({ store, books, systems, battles }),
        },
        {
          provide: BookJobs,
          inject: [EventStore, Books, Turns, HandOvers, { token: JOBS, optional: true }],
          useFactory: (
            store: EventStore,
            books: Books,
            turns: Turns,
            handOvers: HandOvers,
            jobs: Jobs | undefined,
          ) => new BookJobs({ store, books, turns, handOvers }, jobs),
        },
      ],
      exports: [
        LINES_IN_USE,
        ENTRY_NUMBERS,
        ENTRY_SENTENCES,
        BeginInputs,
        BookTable,
        LiveBooks,
        BookHistory,
        Books,
        TurnSteps,
        Opening,
        Turns,
        HandOvers,
      ],
    };
  }

  async onModuleDestroy(): Promise<void> {
    await this.live.idle();
  }
}

function sidesIn(states: CampaignStates): (campaign: string) => Promise<string[]> {
  return async (campaign) => (await states.at(campaign))?.state.sides.map(({ key }) => key) ?? [];
}
