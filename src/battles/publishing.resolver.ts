/** A referee lets everybody read a battle, and makes it private again. The campaign keeps which ones. */
import { Mutation, Resolver } from '@nestjs/graphql';
import { type ApiContext, battleId, invalidInput, type MutationResolvers, notFound } from '../api/index.js';
import { Campaigns } from '../campaigns/index.js';
import { type BattleRow, BattleTable } from './battle-table.js';
import { battleView, personOf, standingIn } from './battle-view.js';
import { BattleHistory } from './history.js';

type Commands = 'publishBattle' | 'unpublishBattle';
type Asked<Name extends Commands> = Parameters<Required<MutationResolvers>[Name]>[1];
type Outcome = Awaited<ReturnType<Campaigns['publishBattle']>>;

@Resolver()
export class PublishingCommands implements Pick<Required<MutationResolvers>, Commands> {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly table: BattleTable,
    private readonly history: BattleHistory,
  ) {}

  @Mutation()
  async publishBattle(_: unknown, { input }: Asked<'publishBattle'>, context: ApiContext) {
    const row = await this.found(input.battleId);
    if (!row) return notFound('battle', ['battleId']);
    if (!row.closedAt)
      return invalidInput(
        'This battle is still being fought. Publish it when it is over.',
        ['battleId'],
        'BATTLE_NOT_OVER',
      );
    const { campaign: campaignId, battle } = row;
    const command = { campaignId, actor: personOf(context.viewer), name: 'publishBattle', input };
    return this.answered(
      'BattlePublished',
      await this.campaigns.publishBattle(command, battle),
      row,
      context,
    );
  }

  @Mutation()
  async unpublishBattle(_: unknown, { input }: Asked<'unpublishBattle'>, context: ApiContext) {
    const row = await this.found(input.battleId);
    if (!row) return notFound('battle', ['battleId']);
    const { campaign: campaignId, battle } = row;
    const command = { campaignId, actor: personOf(context.viewer), name: 'unpublishBattle', input };
    const outcome = await this.campaigns.unpublishBattle(command, battle);
    return this.answered('BattleUnpublished', outcome, row, context);
  }

  private async found(id: string): Promise<BattleRow | undefined> {
    const place = battleId.decode(id);
    return place ? this.table.find(place.campaign, place.local) : undefined;
  }

  private async answered<Name extends string>(
    typename: Name,
    outcome: Outcome,
    row: BattleRow,
    context: ApiContext,
  ) {
    if (outcome.problem) return outcome.problem;
    const { position, replayed } = outcome;
    const version = await this.history.version(row.campaign, row.battle);
    const standing = await standingIn(context, row.campaign);
    const battle = battleView(row, standing, version, version, this.history);
    return { __typename: typename, position, replayed, battle };
  }
}
