import { type DynamicModule, Inject, Logger, Module, type OnModuleDestroy } from '@nestjs/common';
import { EventStore } from '../event-store/index.js';
import { Library, Tables } from '../library/index.js';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { onTable, Workshop } from '../workshop/index.js';
import { BattleAccountsResolver } from './accounts.resolver.js';
import { BattleActionResolver, CitationResolver } from './actions.resolver.js';
import { BattleCommands } from './battle-commands.resolver.js';
import { BattleTable } from './battle-table.js';
import { Battles, type BeginAside } from './battles.js';
import { BattleQueries, BattleResolver, CampaignBattlesResolver } from './battles.resolver.js';
import { Closings } from './closings.js';
import { GameSystems } from './game-systems.js';
import { BattleHistory } from './history.js';
import { LegalOrdersResolver } from './legal-orders.resolver.js';
import { LiveBattles } from './live-battles.js';
import { Orders } from './orders.js';
import { PublishingCommands } from './publishing.resolver.js';
import { LINES_IN_USE, type LinesInUse, WhoseBattles } from './whose-battles.js';

const log = new Logger('Battles');

const BEGIN_SECONDS = 15;

function beginIn(workshop: Workshop, library: Library): BeginAside {
  return async ({ document, ...task }, customer) => {
    const shelf = await library.texts(onTable(document));
    const texts = { ...task, document: JSON.stringify(document ?? null), shelf };
    return workshop.doFor(customer, 'begin', texts, { seconds: BEGIN_SECONDS });
  };
}

/** Battles: orders in, actions out, and everything there is to see of them. Expects an `EventStore` and the library. */
@Module({})
export class BattlesModule implements OnModuleDestroy {
  constructor(@Inject(LiveBattles) private readonly battles: LiveBattles) {}

  static forRoot(systems: KnownSystems): DynamicModule {
    return {
      module: BattlesModule,
      global: true,
      providers: [
        {
          provide: GameSystems,
          inject: [Tables],
          useFactory: (tables: Tables) =>
            new GameSystems(systems, (known, position, customer) => tables.lay(known, position, customer)),
        },
        {
          provide: BattleTable,
          inject: [EventStore],
          useFactory: (store: EventStore) => new BattleTable(store.pool),
        },
        {
          provide: LiveBattles,
          inject: [EventStore, GameSystems, BattleTable],
          useFactory: (store: EventStore, known: GameSystems, table: BattleTable) =>
            new LiveBattles(store, known, table, {
              failed: (fault) => log.warn(`A snapshot was not kept: ${String(fault)}`),
            }),
        },
        {
          provide: BattleHistory,
          inject: [EventStore, LiveBattles],
          useFactory: (store: EventStore, battles: LiveBattles) => new BattleHistory(store, battles),
        },
        {
          provide: Orders,
          inject: [EventStore, LiveBattles, BattleTable],
          useFactory: (store: EventStore, battles: LiveBattles, table: BattleTable) =>
            new Orders(store, battles, table, (fault, { campaign, id }) =>
              log.error(
                `The rules failed on an order in battle ${id} of campaign ${campaign}: ${String(fault)}`,
                fault instanceof Error ? fault.stack : undefined,
              ),
            ),
        },
        {
          provide: Battles,
          inject: [EventStore, LiveBattles, BattleHistory, BattleTable, Library, Workshop],
          useFactory: (
            store: EventStore,
            battles: LiveBattles,
            history: BattleHistory,
            table: BattleTable,
            library: Library,
            workshop: Workshop,
          ) =>
            new Battles(store, battles, history, table, beginIn(workshop, library), (position) =>
              library.keepCharts(position),
            ),
        },
        {
          provide: Closings,
          inject: [EventStore, LiveBattles, BattleHistory, BattleTable],
          useFactory: (store: EventStore, battles: LiveBattles, history: BattleHistory, table: BattleTable) =>
            new Closings(store, battles, history, table),
        },
        {
          provide: WhoseBattles,
          inject: [{ token: LINES_IN_USE, optional: true }],
          useFactory: (lines: LinesInUse | undefined) => new WhoseBattles(lines),
        },
        BattleQueries,
        BattleCommands,
        PublishingCommands,
        CampaignBattlesResolver,
        BattleResolver,
        BattleAccountsResolver,
        LegalOrdersResolver,
        BattleActionResolver,
        CitationResolver,
      ],
      exports: [
        GameSystems,
        BattleTable,
        LiveBattles,
        BattleHistory,
        Orders,
        Battles,
        Closings,
        WhoseBattles,
      ],
    };
  }

  async onModuleDestroy(): Promise<void> {
    await this.battles.idle();
  }
}
