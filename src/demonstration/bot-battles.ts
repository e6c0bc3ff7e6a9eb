/** Players without a plan, who give their orders through the same door as everybody. */
import type { LiveBattles, Orders } from '../battles/index.js';
import { greedyBot } from '../rules-core/kernel/lab/bots.js';

interface BotBattlesParts {
  readonly live: LiveBattles;
  readonly orders: Orders;
}

/** They look at a few orders only: what counts here is that something happens. */
const THINKING = { width: 4, throws: 1 };

export class BotBattles {
  constructor(private readonly parts: BotBattlesParts) {}

  /** Plays a battle on to its end, or to a version. Each order's key says where it was given: nothing is ordered twice. */
  async play(
    campaign: string,
    battle: string,
    actor: string,
    until: number = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    const live = await this.parts.live.find(campaign, battle);
    if (!live) throw new Error(`There is no battle "${battle}" to play.`);
    const bot = greedyBot(7, THINKING);
    while (!live.battle.isOver && live.version < until) {
      const { version } = live;
      const side = live.battle.position.awaiting[0]?.side;
      const order = side === undefined ? undefined : bot(live.system.rulebook, live.battle, side);
      if (side === undefined || !order) throw new Error(`Nobody knows how "${live.row.name}" goes on.`);
      const key = `bot ${battle} ${version}`;
      const given = { campaign, battle, actor, key, request: version, side, orders: [order] };
      const { outcome } = await this.parts.orders.issue({ ...given, policy: 'ALL_OR_NONE' });
      if (outcome !== 'issued' || live.version === version)
        throw new Error(`The order at version ${version} of "${live.row.name}" was not taken: ${outcome}.`);
    }
  }
}
