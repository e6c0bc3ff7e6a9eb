import { setTimeout as sleep } from 'node:timers/promises';
import { Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import {
  AccessError,
  type ApiContext,
  ApiError,
  type CampaignResolvers,
  campaignId,
  commandsFor,
  connection,
  connectionOf,
  nothingThere,
  page,
  type QueryResolvers,
  type ViewerStandingResolvers,
} from '../api/index.js';
import { CampaignStates, type StateAt } from './campaign-states.js';
import {
  type CampaignView,
  type StandingView,
  shownInvitation,
  shownMember,
  shownSide,
  sideNamed,
} from './campaign-views.js';
import { CampaignHeads } from './heads.js';

type Paged = { first: number; after?: string | null };

const PATIENCE_MS = 2_000;
const LOOK_AGAIN_MS = 50;

@Resolver()
export class CampaignQueries implements Pick<Required<QueryResolvers>, 'campaign' | 'campaigns'> {
  constructor(
    private readonly heads: CampaignHeads,
    private readonly states: CampaignStates,
  ) {}

  @Query()
  async campaign(
    _: unknown,
    asked: { id: string; at?: number | null; minPosition?: number | null },
    context: ApiContext,
  ): Promise<CampaignView> {
    const id = decoded(asked.id);
    const head = await this.reached(context, id, asked.minPosition ?? 0);
    const position = asked.at == null ? head : await this.positionAt(context, id, asked.at, head);
    const found = await this.states.at(id, position);
    if (!found)
      throw new ApiError('BAD_USER_INPUT', `The campaign did not exist yet at position ${asked.at}.`);
    return { ...found, position };
  }

  private async positionAt(context: ApiContext, id: string, shown: number, head: number): Promise<number> {
    const last = await context.shownPosition(id, head);
    if (shown >= 1 && shown <= last) return context.meantPosition(id, shown, head);
    throw new ApiError(
      'BAD_USER_INPUT',
      `The campaign has positions 1 to ${last}; ${shown} is none of them.`,
    );
  }

  @Query()
  async campaigns(_: unknown, args: Paged, context: ApiContext) {
    const asked = page(args, ['instant', 'uuid']);
    const { viewer } = context;
    if (viewer.kind !== 'person') throw new AccessError('NOT_SIGNED_IN', 'Sign in first.');
    const joined = await this.states.joinedBy(viewer.personId, asked.after, asked.first + 1);
    const ids = joined.map((one) => one.campaignId);
    const latest = await this.states.latest(ids);
    const views = new Map(
      await Promise.all(ids.map(async (id) => [id, await this.latestFor(context, latest.get(id)!)] as const)),
    );
    return connection(
      joined,
      asked.first,
      (row) => [row.joinedAt.toISOString(), row.campaignId],
      ({ campaignId }) => views.get(campaignId)!,
    );
  }

  private async latestFor(
    context: ApiContext,
    { head, ...latest }: StateAt & { head: number },
  ): Promise<CampaignView> {
    const { campaignId } = latest;
    if (!(await context.standing(campaignId))?.delaySeconds) return { ...latest, position: head };
    const position = (await this.heads.headFor(context, campaignId)) ?? head;
    return { ...((await this.states.at(campaignId, position)) ?? latest), position };
  }

  /** Where the campaign stands for the viewer, once it stands at least there. */
  private async reached(context: ApiContext, id: string, least: number): Promise<number> {
    for (const until = Date.now() + PATIENCE_MS; ; await sleep(LOOK_AGAIN_MS)) {
      const position = await this.heads.headFor(context, id);
      if (position === undefined) throw nothingThere();
      if (least === 0) return position;
      const shown = await context.shownPosition(id, position);
      if (shown >= least) return position;
      if (Date.now() > until) {
        throw new ApiError('NOT_YET', `The campaign is at position ${shown} and has not reached ${least}.`, {
          position: shown,
        });
      }
    }
  }
}

type CampaignFields =
  | 'id'
  | 'name'
  | 'description'
  | 'position'
  | 'createdAt'
  | 'settings'
  | 'sides'
  | 'members'
  | 'invitations'
  | 'viewer';

@Resolver('Campaign')
export class CampaignResolver implements Pick<Required<CampaignResolvers>, CampaignFields> {
  @ResolveField()
  id(view: CampaignView) {
    return campaignId.encode(view.campaignId);
  }

  @ResolveField()
  name({ state }: CampaignView) {
    return state.name;
  }

  @ResolveField()
  description({ state }: CampaignView) {
    return state.description;
  }

  @ResolveField()
  position({ campaignId: campaign, position }: CampaignView, _: object, context: ApiContext) {
    return context.shownPosition(campaign, position);
  }

  @ResolveField()
  createdAt({ state }: CampaignView) {
    return new Date(state.createdAt);
  }

  @ResolveField()
  settings({ state }: CampaignView) {
    const { observerDelaySeconds, declassifiesAt } = state.settings;
    return {
      observerDelaySeconds,
      declassifiesAt: declassifiesAt === null ? null : new Date(declassifiesAt),
    };
  }

  @ResolveField()
  sides({ campaignId, state }: CampaignView) {
    return state.sides.map((side) => shownSide(campaignId, side));
  }

  @ResolveField()
  members(view: CampaignView, args: Paged) {
    const { members } = view.state;
    return connectionOf(
      members,
      page(args, ['uuid']),
      (one) => [one.person],
      (one) => shownMember(view, one),
    );
  }

  @ResolveField()
  invitations(view: CampaignView, args: Paged) {
    const newestFirst = [...view.state.invitations].reverse();
    return connectionOf(
      newestFirst,
      page(args, ['string']),
      (one) => [one.invitation],
      (one) => shownInvitation(view, one),
    );
  }

  @ResolveField()
  async viewer(view: CampaignView, _args: object, context: ApiContext): Promise<StandingView> {
    const standing = await context.standing(view.campaignId);
    if (!standing) throw nothingThere();
    return { view, standing, viewer: context.viewer };
  }
}

@Resolver('ViewerStanding')
export class ViewerStandingResolver implements Required<Omit<ViewerStandingResolvers, '__isTypeOf'>> {
  @ResolveField()
  role({ standing }: StandingView) {
    return standing.role;
  }

  @ResolveField()
  side({ view, standing }: StandingView) {
    return sideNamed(view, standing.side);
  }

  @ResolveField()
  delaySeconds({ standing }: StandingView) {
    return standing.delaySeconds;
  }

  @ResolveField()
  mayCommand(
    { standing, viewer }: StandingView,
    _args: object,
    _context: ApiContext,
    { schema }: GraphQLResolveInfo,
  ) {
    return commandsFor(schema, viewer, standing);
  }
}

function decoded(id: string): string {
  const campaign = campaignId.decode(id);
  if (campaign === null) throw nothingThere();
  return campaign;
}
