import { Module } from '@nestjs/common';
import { DemonstrationSeats, SeatCommands, SeatQueries } from './seats.resolver.js';

@Module({ providers: [DemonstrationSeats, SeatQueries, SeatCommands], exports: [DemonstrationSeats] })
export class SeatsModule {}
