import { Module } from '@nestjs/common';
import { BattleHistory, BattleTable, GameSystems, LiveBattles } from '../battles/index.js';
import { EventStore } from '../event-store/index.js';
import { CampaignLog } from './campaign-log.js';
import {
  CampaignEventResolver,
  CampaignEventSubscriptions,
  CampaignEventsResolver,
} from './campaign-log.resolver.js';

/** The log of a campaign in pages and as a resumable stream. Expects an `EventStore` and the battles. */
@Module({
  providers: [
    {
      provide: CampaignLog,
      inject: [EventStore, BattleTable, LiveBattles, BattleHistory, GameSystems],
      useFactory: (
        store: EventStore,
        table: BattleTable,
        battles: LiveBattles,
        history: BattleHistory,
        systems: GameSystems,
      ) => new CampaignLog(store, table, battles, history, systems),
    },
    CampaignEventsResolver,
    CampaignEventResolver,
    CampaignEventSubscriptions,
  ],
  exports: [CampaignLog],
})
export class CampaignLogModule {}
