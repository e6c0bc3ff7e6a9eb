import { Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import {
  type ApiContext,
  battleId,
  type CampaignResolvers,
  campaignId,
  connection,
  invalidInput,
  type MutationResolvers,
  notFound,
  page,
} from '../api/index.js';
import { isInUse, WhoseBattles } from '../battles/index.js';
import type { CampaignView } from '../campaigns/index.js';
import {
  ALL_BATTLES,
  BATTLES_OF_LINES,
  type BattleProgress,
  CAMPAIGN_OVERVIEW,
  type CampaignCounts,
  COUNTS_KEY,
  countsWith,
  type Row,
} from './campaign-overview.js';
import { ProjectionJobs } from './projection-jobs.js';
import { Projections } from './projections.js';

export interface OverviewView {
  readonly campaignId: string;
  readonly position: number;
  readonly counts: CampaignCounts | undefined;
  /** May the viewer know of a battle? */
  known(battle: BattleProgress): boolean;
}

/** A book has no more battles than its graph has nodes and its turns go on. */
const MOST_BATTLES_OF_LINES = 10_000;

@Resolver('Campaign')
export class CampaignOverviewField implements Pick<Required<CampaignResolvers>, 'overview' | 'projections'> {
  constructor(
    private readonly kept: Projections,
    private readonly whose: WhoseBattles,
  ) {}

  @ResolveField()
  async overview(
    { campaignId: campaign }: CampaignView,
    _: object,
    context: ApiContext,
  ): Promise<OverviewView | null> {
    const standing = await context.standing(campaign);
    if (!standing || standing.delaySeconds > 0) return null;
    const counts = (await this.kept.row(CAMPAIGN_OVERVIEW, campaign, COUNTS_KEY)) as
      | CampaignCounts
      | undefined;
    const lines = await this.whose.linesFor(standing);
    const known = ({ inLine }: BattleProgress) => !inLine || !lines || isInUse(inLine, lines);
    const ofLines = await this.battlesOfLines(campaign);
    const health = await this.kept.health(campaign);
    const stored = health.find(({ projection }) => projection === CAMPAIGN_OVERVIEW.name)?.position ?? 0;
    const position = await context.shownPosition(campaign, stored);
    return { campaignId: campaign, position, counts: countsWith(counts, ofLines.filter(known)), known };
  }

  private async battlesOfLines(campaign: string): Promise<BattleProgress[]> {
    const asked = { prefix: BATTLES_OF_LINES, first: MOST_BATTLES_OF_LINES };
    const found = await this.kept.rows(CAMPAIGN_OVERVIEW, campaign, asked);
    return found.map(({ row }) => row as BattleProgress);
  }

  @ResolveField()
  async projections({ campaignId: campaign }: CampaignView) {
    const health = await this.kept.health(campaign);
    return health.map(({ projection, position, head, rebuilding }) => ({
      name: projection,
      position,
      head,
      lag: head - position,
      rebuilding: rebuilding ?? null,
    }));
  }
}

@Resolver('CampaignOverview')
export class CampaignOverviewResolver {
  constructor(private readonly projections: Projections) {}

  @ResolveField()
  position({ position }: OverviewView) {
    return position;
  }

  @ResolveField()
  openBattles({ counts }: OverviewView) {
    return counts?.open ?? 0;
  }

  @ResolveField()
  closedBattles({ counts }: OverviewView) {
    return counts?.closed ?? 0;
  }

  @ResolveField()
  actions({ counts }: OverviewView) {
    return counts?.actions ?? 0;
  }

  @ResolveField()
  lastActionAt({ counts }: OverviewView) {
    return counts ? new Date(counts.lastAt) : null;
  }

  @ResolveField()
  async battles(
    { campaignId: campaign, known }: OverviewView,
    args: { first: number; after?: string | null },
  ) {
    const asked = page(args, ['string']);
    const found: { key: string; row: Row }[] = [];
    for (let after = asked.after ? String(asked.after[0]) : ''; found.length <= asked.first; ) {
      const range = { prefix: ALL_BATTLES, after, first: asked.first + 1 };
      const rows = await this.projections.rows(CAMPAIGN_OVERVIEW, campaign, range);
      found.push(...rows.filter(({ row }) => known(row as BattleProgress)));
      if (rows.length <= asked.first) break;
      after = (rows.at(-1) as { key: string }).key;
    }
    return connection(
      found,
      asked.first,
      ({ key }) => [key],
      ({ row }) => shownProgress(campaign, row as BattleProgress),
    );
  }
}

function shownProgress(
  campaign: string,
  { battle, inLine: _, openedAt, closedAt, lastAt, active, outcome, awaiting, ...row }: BattleProgress,
) {
  return {
    ...row,
    battleId: battleId.encode(campaign, battle),
    openedAt: new Date(openedAt),
    closedAt: closedAt === undefined ? null : new Date(closedAt),
    lastActionAt: new Date(lastAt),
    active: active ?? null,
    awaiting: [...awaiting],
    outcome: outcome ? { winner: outcome.winner ?? null, why: outcome.why } : null,
  };
}

@Resolver()
export class ProjectionCommands implements Pick<Required<MutationResolvers>, 'rebuildProjection'> {
  constructor(
    private readonly projections: Projections,
    private readonly jobs: ProjectionJobs,
  ) {}

  @Mutation()
  async rebuildProjection(
    _: unknown,
    { input }: Parameters<Required<MutationResolvers>['rebuildProjection']>[1],
  ) {
    const campaign = campaignId.decode(input.campaignId);
    if (campaign === null) return notFound('campaign', ['campaignId']);
    const { names } = this.projections;
    if (!names.includes(input.name))
      return invalidInput(`There is no projection "${input.name}"; there are: ${names.join(', ')}.`, [
        'name',
      ]);
    const replayed = await this.jobs.rebuild(campaign, input.name, input.idempotencyKey);
    return { __typename: 'ProjectionRebuildBegun' as const, name: input.name, replayed };
  }
}
