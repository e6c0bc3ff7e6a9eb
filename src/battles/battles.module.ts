import { type DynamicModule, Inject, Logger, Module, type OnModuleDestroy } from '@nestjs/common';
import { EventStore } from '../event-store/index.js';
import { Library } from '../library/index.js';
import type { KnownSystems } from '../rules-core/kernel/known-system.js';
import { BattleActionResolver, BattleEffectResolver, CitationResolver } from './actions.resolver.js';
import { BattleCommands } from './battle-commands.resolver.js';
import { BattleTable } from './battle-table.js';
import { Battles } from './battles.js';
import { BattleQueries, BattleResolver, CampaignBattlesResolver } from './battles.resolver.js';
import { Closings } from './closings.js';
import { GameSystems } from './game-systems.js';
import { BattleHistory } from './history.js';
import { LegalOrdersResolver } from './legal-orders.resolver.js';
import { LiveBattles } from './live-battles.js';
import { Orders } from './orders.js';
import { LINES_IN_USE, type LinesInUse, WhoseBattles } from './whose-battles.js';

const log = new Logger('Battles');

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
          inject: [Library],
          useFactory: (library: Library) =>
            new GameSystems(systems, (known, position) => library.shelf(known, position)),
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
          inject: [EventStore, GameSystems, LiveBattles, BattleHistory, BattleTable, Library],
          useFactory: (
            store: EventStore,
            known: GameSystems,
            battles: LiveBattles,
            history: BattleHistory,
            table: BattleTable,
            library: Library,
          ) => new Battles(store, known, battles, history, table, (pack) => library.keep(pack)),
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
        CampaignBattlesResolver,
        BattleResolver,
        LegalOrdersResolver,
        BattleActionResolver,
        BattleEffectResolver,
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
