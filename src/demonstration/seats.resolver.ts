/** One click instead of a token to copy: for people at the machine that shows the demonstration. */
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { type ApiContext, type MutationResolvers, notFound, type QueryResolvers } from '../api/index.js';
import { type DemonstrationTokens, SEATS, type Seat } from './tokens.js';

const NAMES = Object.keys(SEATS) as Seat[];

/** The seats that this process has prepared. Others share the database and know of none. */
export class DemonstrationSeats {
  private tokens: Pick<DemonstrationTokens, 'sitting'> | undefined;

  offer(tokens: Pick<DemonstrationTokens, 'sitting'>): void {
    this.tokens = tokens;
  }

  /** Nobody learns from afar that there are any. */
  for({ isHere }: ApiContext): readonly Seat[] {
    return isHere && this.tokens ? NAMES : [];
  }

  /** The token for one who sits there; undefined where there is no such seat. */
  async take(context: ApiContext, name: string, key: string): Promise<string | undefined> {
    const seat = this.for(context).find((one) => one === name);
    return seat && this.tokens?.sitting(seat, key);
  }
}

@Resolver()
export class SeatQueries implements Pick<Required<QueryResolvers>, 'demonstrationSeats'> {
  constructor(private readonly seats: DemonstrationSeats) {}

  @Query()
  demonstrationSeats(_: unknown, __: unknown, context: ApiContext) {
    return this.seats.for(context).map((seat) => ({ seat, title: SEATS[seat].who }));
  }
}

@Resolver()
export class SeatCommands implements Pick<Required<MutationResolvers>, 'takeDemonstrationSeat'> {
  constructor(private readonly seats: DemonstrationSeats) {}

  @Mutation()
  async takeDemonstrationSeat(
    _: unknown,
    { input }: { input: { seat: string; idempotencyKey: string } },
    context: ApiContext,
  ) {
    const token = await this.seats.take(context, input.seat, input.idempotencyKey);
    return token === undefined
      ? notFound(`seat "${input.seat}" to be taken from here`)
      : { __typename: 'DemonstrationSeatTaken' as const, token };
  }
}
