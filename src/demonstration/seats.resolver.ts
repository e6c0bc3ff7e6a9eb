/** One click instead of a token to copy: for whoever sits at the machine that shows the demonstration. */
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { type ApiContext, type MutationResolvers, notFound, type QueryResolvers } from '../api/index.js';
import type { Handout } from './demonstration.js';

/** The seats that this process has prepared. Others share the database and know of none. */
export class DemonstrationSeats {
  private handouts: readonly Handout[] = [];

  offer(handouts: readonly Handout[]): void {
    this.handouts = handouts;
  }

  /** Nobody learns from afar that there are any. */
  for({ isHere }: ApiContext): readonly Handout[] {
    return isHere ? this.handouts : [];
  }
}

@Resolver()
export class SeatQueries implements Pick<Required<QueryResolvers>, 'demonstrationSeats'> {
  constructor(private readonly seats: DemonstrationSeats) {}

  @Query()
  demonstrationSeats(_: unknown, __: unknown, context: ApiContext) {
    return this.seats.for(context).map(({ seat, who }) => ({ seat, title: who }));
  }
}

@Resolver()
export class SeatCommands implements Pick<Required<MutationResolvers>, 'takeDemonstrationSeat'> {
  constructor(private readonly seats: DemonstrationSeats) {}

  @Mutation()
  takeDemonstrationSeat(_: unknown, { input }: { input: { seat: string } }, context: ApiContext) {
    const taken = this.seats.for(context).find(({ seat }) => seat === input.seat);
    return taken
      ? { __typename: 'DemonstrationSeatTaken' as const, token: taken.token }
      : notFound(`seat "${input.seat}" to be taken from here`);
  }
}
