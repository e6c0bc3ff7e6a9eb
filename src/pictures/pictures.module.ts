import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express } from 'express';
import { Secrets } from '../accounts/index.js';
import { LiveBattles } from '../battles/index.js';
import { Tables } from '../library/index.js';
import { BoardPictures } from './board-pictures.js';
import { BattleBoardResolver, BoardQueries, BoardResolver, ItemBoardResolver } from './boards.resolver.js';
import { LocationMarksResolver, PresentationResolver, UnitCounterResolver } from './counters.resolver.js';
import { pictureRoutes } from './routes.js';

/** What front ends draw: boards, counters and marks, as facts and as pictures. */
@Module({
  providers: [
    {
      provide: BoardPictures,
      inject: [Secrets, Tables],
      useFactory: (secrets: Secrets, tables: Tables) => new BoardPictures(secrets, tables),
    },
    BattleBoardResolver,
    BoardQueries,
    BoardResolver,
    ItemBoardResolver,
    LocationMarksResolver,
    PresentationResolver,
    UnitCounterResolver,
  ],
})
export class PicturesModule {
  constructor(host: HttpAdapterHost, pictures: BoardPictures, battles: LiveBattles, tables: Tables) {
    host.httpAdapter.getInstance<Express>().use(pictureRoutes({ pictures, battles, tables }));
  }
}
