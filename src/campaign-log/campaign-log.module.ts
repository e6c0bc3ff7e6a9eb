import { Global, Module } from '@nestjs/common';
import {
  ENTRY_NUMBERS,
  ENTRY_SENTENCES,
  type EntryNumbers,
  type EntrySentences,
  POSITIONS,
  type Positions,
} from '../api/index.js';
import { BattleHistory, GameSystems, LiveBattles } from '../battles/index.js';
import { RecentEvents } from '../campaigns/index.js';
import { EventStore } from '../event-store/index.js';
import { CampaignLog } from './campaign-log.js';
import {
  CampaignEventResolver,
  CampaignEventSubscriptions,
  CampaignEventsResolver,
  EventKindQueries,
} from './campaign-log.resolver.js';
import { ShownPositions } from './shown-positions.js';
import { Unseen } from './unseen.js';

/** The log of a campaign in pages and as a resumable stream. Expects an `EventStore` and the battles. */
@Global()
@Module({
  providers: [
    {
      provide: POSITIONS,
      inject: [EventStore, RecentEvents],
      useFactory: (store: EventStore, recent: RecentEvents) =>
        new ShownPositions(store, new Unseen(store, recent)),
    },
    {
      provide: CampaignLog,
      inject: [
        RecentEvents,
        LiveBattles,
        BattleHistory,
        GameSystems,
        POSITIONS,
        { token: ENTRY_NUMBERS, optional: true },
        { token: ENTRY_SENTENCES, optional: true },
      ],
      useFactory: (
        recent: RecentEvents,
        battles: LiveBattles,
        history: BattleHistory,
        systems: GameSystems,
        positions: Positions,
        numbers: EntryNumbers | undefined,
        entries: EntrySentences | undefined,
      ) => new CampaignLog(recent, battles, history, systems, positions, numbers, entries),
    },
    CampaignEventsResolver,
    CampaignEventResolver,
    CampaignEventSubscriptions,
    EventKindQueries,
  ],
  exports: [CampaignLog, POSITIONS],
})
export class CampaignLogModule {}
