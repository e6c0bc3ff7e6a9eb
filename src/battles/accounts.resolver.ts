/** A battle in words: what it is about, and how it went. */
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { ApiContext, BattleResolvers } from '../api/index.js';
import { Library } from '../library/index.js';
import type { Action } from '../rules-core/kernel/decide/action.js';
import { victoryInWords } from '../rules-core/kernel/scenarios/in-words.js';
import type { VictoryTerms } from '../rules-core/kernel/scenarios/index.js';
import { Workshop } from '../workshop/index.js';
import type { BattleView } from './battle-view.js';
import { BattleHistory } from './history.js';

@Resolver('Battle')
export class BattleAccountsResolver
  implements Pick<Required<BattleResolvers>, 'briefing' | 'afterActionReport'>
{
  constructor(
    private readonly history: BattleHistory,
    private readonly library: Library,
    private readonly workshop: Workshop,
  ) {}

  @ResolveField()
  async briefing(view: BattleView) {
    const { campaign, battle } = view.row;
    const { briefing } = await this.history.opened(campaign, battle);
    const { options, sides } = await view.position();
    const { turns, victory } = options as { readonly turns?: number; readonly victory?: VictoryTerms };
    return {
      title: briefing?.title ?? null,
      about: briefing?.about ?? null,
      turns: turns ?? null,
      victory: victory ? victoryInWords(victory, (side) => sides[side]?.name ?? side) : [],
    };
  }

  /** With the viewer's eyes: the log that they know folds to what they see, and reveals no more. */
  @ResolveField()
  async afterActionReport(view: BattleView, _: unknown, context: ApiContext): Promise<string | null> {
    const { campaign, battle, name } = view.row;
    const { clock } = await view.position();
    if (!clock.over) return null;
    const { position: start } = await this.history.at(campaign, battle, 1, view.viewer);
    const task = {
      name,
      start: JSON.stringify(start),
      actions: JSON.stringify(await this.actions(view)),
      shelf: await this.library.texts(start),
    };
    return this.workshop.doFor(context, 'tell', task, { seconds: SECONDS, foreseen: COST });
  }

  private async actions(view: BattleView): Promise<{ version: number; action: Action }[]> {
    const { campaign, battle } = view.row;
    const told: { version: number; action: Action }[] = [];
    for (let after = 1; after < view.version; ) {
      const range = { after, until: view.version, first: Number.MAX_SAFE_INTEGER };
      const { events, lookedAt } = await this.history.actions(campaign, battle, range, view.viewer);
      for (const { version, action } of events) told.push({ version, action });
      after = lookedAt;
    }
    return told;
  }
}

const SECONDS = 10;
/** What the schema says that a report costs. */
const COST = 200;
