import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { Accounts } from '../accounts/index.js';
import { Battles, LiveBattles, Orders } from '../battles/index.js';
import { Campaigns } from '../campaigns/index.js';
import { KNOWN_SYSTEMS } from '../library/index.js';
import { Seeds } from '../operations/index.js';
import type { KnownSystems } from '../rules-core/kernel/known-system.js';
import { Demonstration } from './demonstration.js';

/** Puts demonstration campaigns into an instance that runs on its own machine. */
@Module({})
export class DemonstrationModule implements OnModuleInit {
  constructor(
    @Inject(Seeds) private readonly seeds: Seeds,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Campaigns) private readonly campaigns: Campaigns,
    @Inject(Battles) private readonly battles: Battles,
    @Inject(Orders) private readonly orders: Orders,
    @Inject(LiveBattles) private readonly live: LiveBattles,
    @Inject(KNOWN_SYSTEMS) private readonly systems: KnownSystems,
  ) {}

  onModuleInit(): void {
    const { accounts, campaigns, battles, orders, live, systems } = this;
    const demonstration = new Demonstration({ accounts, campaigns, battles, orders, live, systems });
    this.seeds.add(() => demonstration.seed());
  }
}
