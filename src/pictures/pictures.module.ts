import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express } from 'express';
import { Secrets } from '../accounts/index.js';
import { STANDINGS, type Standings } from '../api/index.js';
import { BattleHistory, BattleTable, GameSystems, LiveBattles } from '../battles/index.js';
import { Tables } from '../library/index.js';
import { Workshop } from '../workshop/index.js';
import { BoardPictures } from './board-pictures.js';
import { BattleBoardResolver, BoardQueries, BoardResolver, ItemBoardResolver } from './boards.resolver.js';
import {
  LocationMarksResolver,
  OrderOfBattleResolver,
  PresentationResolver,
  UnitCounterResolver,
} from './counters.resolver.js';
import { Previews } from './previews.js';
import { pictureRoutes } from './routes.js';

/** What front ends draw: boards, counters and marks, as facts and as pictures. */
@Module({
  providers: [
    {
      provide: BoardPictures,
      inject: [Secrets, Tables],
      useFactory: (secrets: Secrets, tables: Tables) => new BoardPictures(secrets, tables),
    },
    {
      provide: Previews,
      inject: [STANDINGS, BattleTable, BattleHistory, GameSystems, Tables, Workshop],
      useFactory: (
        standings: Standings,
        table: BattleTable,
        history: BattleHistory,
        systems: GameSystems,
        tables: Tables,
        workshop: Workshop,
      ) => new Previews({ standings, table, history, systems, tables, workshop }),
    },
    BattleBoardResolver,
    BoardQueries,
    BoardResolver,
    ItemBoardResolver,
    LocationMarksResolver,
    OrderOfBattleResolver,
    PresentationResolver,
    UnitCounterResolver,
  ],
  exports: [Previews],
})
export class PicturesModule {
  constructor(
    host: HttpAdapterHost,
    pictures: BoardPictures,
    battles: LiveBattles,
    tables: Tables,
    previews: Previews,
  ) {
    host.httpAdapter.getInstance<Express>().use(pictureRoutes({ pictures, battles, tables, previews }));
  }
}
