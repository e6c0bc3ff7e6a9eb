import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { StandIns } from '../accounts/index.js';
import { Battles, LiveBattles, Orders } from '../battles/index.js';
import { BeginInputs, Books, HandOvers, Turns } from '../books/index.js';
import { Campaigns } from '../campaigns/index.js';
import { KNOWN_SYSTEMS } from '../library/index.js';
import { Seeds } from '../operations/index.js';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { BotBattles } from './bot-battles.js';
import { Demonstration } from './demonstration.js';
import { SeatsModule } from './seats.module.js';
import { DemonstrationSeats } from './seats.resolver.js';
import { DemonstrationTokens } from './tokens.js';

/** Puts demonstration campaigns into an instance that runs on its own machine. */
@Module({ imports: [SeatsModule] })
export class DemonstrationModule implements OnModuleInit {
  constructor(
    @Inject(Seeds) private readonly seeds: Seeds,
    @Inject(StandIns) private readonly standIns: StandIns,
    @Inject(Campaigns) private readonly campaigns: Campaigns,
    @Inject(Battles) private readonly battles: Battles,
    @Inject(Orders) private readonly orders: Orders,
    @Inject(LiveBattles) private readonly live: LiveBattles,
    @Inject(Books) private readonly books: Books,
    @Inject(BeginInputs) private readonly inputs: BeginInputs,
    @Inject(Turns) private readonly turns: Turns,
    @Inject(HandOvers) private readonly handOvers: HandOvers,
    @Inject(KNOWN_SYSTEMS) private readonly systems: KnownSystems,
    @Inject(DemonstrationSeats) private readonly seats: DemonstrationSeats,
  ) {}

  onModuleInit(): void {
    const { campaigns, battles, books, inputs, turns, handOvers, systems } = this;
    const bots = new BotBattles({ live: this.live, orders: this.orders });
    const tokens = new DemonstrationTokens(this.standIns);
    const parts = { tokens, campaigns, battles, books, inputs, turns, handOvers, bots, systems };
    const demonstration = new Demonstration(parts);
    this.seeds.add(async (told) => {
      await demonstration.seed(told);
      this.seats.offer(tokens);
      return tokens.first();
    });
  }
}
