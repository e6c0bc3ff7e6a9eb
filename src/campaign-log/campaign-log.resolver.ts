import { Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import {
  type ApiContext,
  ApiError,
  battleId,
  type CampaignEventResolvers,
  campaignId,
  connection,
  follow,
  noSuch,
  nothingThere,
  page,
  type QueryResolvers,
  type Standing,
} from '../api/index.js';
import type { CampaignView } from '../campaigns/index.js';
import { RecentEvents } from '../campaigns/index.js';
import { type CampaignEventView, CampaignLog, type LogFilter } from './campaign-log.js';
import { EVENT_KINDS, unknownKind } from './event-kinds.js';

interface EventsAsked {
  first: number;
  after?: string | null;
  filter?: { kinds?: string[] | null; battleId?: string | null } | null;
}

@Resolver('Campaign')
export class CampaignEventsResolver {
  constructor(private readonly log: CampaignLog) {}

  @ResolveField()
  async events({ campaignId: campaign, position }: CampaignView, args: EventsAsked, context: ApiContext) {
    const asked = page(args, ['number']);
    const after = asked.after ? await context.meantPosition(campaign, Number(asked.after[0]), position) : 0;
    const filter = filterOf(campaign, args.filter);
    const standing = await standingIn(context, campaign);
    const { events, lookedAt, end } = await this.log.page(standing, {
      after,
      until: position,
      first: asked.first,
      filter,
    });
    if (events.length === 0) await this.mustBeTold(standing, filter.battle, position);
    const shown = connection(
      events,
      asked.first,
      (event) => [event.position],
      (event) => event,
    );
    const [reached, last] = await Promise.all(
      [lookedAt, position].map((one) => context.shownPosition(campaign, one)),
    );
    const endCursor = Buffer.from(JSON.stringify([reached])).toString('base64url');
    return { ...shown, pageInfo: { hasNextPage: !end && reached! < last!, endCursor } };
  }

  /** A battle of which the log tells this viewer nothing does not exist for this viewer. */
  private async mustBeTold(standing: Standing, battle: string | null | undefined, until: number) {
    if (battle == null) return;
    const { events, end } = await this.log.page(standing, { after: 0, until, first: 1, filter: { battle } });
    if (events.length === 0 && end) throw noSuch('battle');
  }
}

function filterOf(campaign: string, filter: EventsAsked['filter']): LogFilter {
  const named = filter?.battleId == null ? null : battleId.decode(filter.battleId);
  if (named === null ? filter?.battleId != null : named.campaign !== campaign) throw noSuch('battle');
  const battle = named?.local ?? null;
  const unknown = unknownKind(filter?.kinds ?? []);
  if (unknown !== undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      `There is no kind of event "${unknown}". Ask for \`eventKinds\`: it lists them all.`,
    );
  return { kinds: filter?.kinds ?? null, battle };
}

async function standingIn(context: ApiContext, campaign: string): Promise<Standing> {
  const standing = await context.standing(campaign);
  if (standing) return standing;
  throw nothingThere();
}

@Resolver('CampaignEvent')
export class CampaignEventResolver implements Required<Omit<CampaignEventResolvers, '__isTypeOf'>> {
  constructor(private readonly log: CampaignLog) {}

  @ResolveField()
  position({ position }: CampaignEventView) {
    return position;
  }

  @ResolveField()
  at({ at }: CampaignEventView) {
    return at;
  }

  @ResolveField()
  kind({ kind }: CampaignEventView) {
    return kind;
  }

  @ResolveField()
  battleId({ campaign, battle }: CampaignEventView) {
    return battle === null ? null : battleId.encode(campaign, battle);
  }

  @ResolveField()
  action({ action }: CampaignEventView) {
    return action;
  }

  @ResolveField()
  about({ about }: CampaignEventView) {
    return about;
  }

  @ResolveField()
  async sentences(event: CampaignEventView, _: unknown, context: ApiContext) {
    return [...(await this.log.sentences(event, await standingIn(context, event.campaign)))];
  }
}

@Resolver()
export class EventKindQueries implements Pick<Required<QueryResolvers>, 'eventKinds'> {
  @Query()
  eventKinds() {
    return Object.entries(EVENT_KINDS).map(([kind, { tells }]) => ({ kind, tells }));
  }
}

/** All who follow a campaign are woken together; this is for the case that nobody wakes them. */
const LOOK_EVERY_MS = 60_000;

@Resolver()
export class CampaignEventSubscriptions {
  constructor(
    private readonly log: CampaignLog,
    private readonly recent: RecentEvents,
  ) {}

  @Subscription('campaignEvents', { resolve: (event: CampaignEventView) => event })
  async campaignEvents(_: unknown, asked: { campaignId: string; after: number }, context: ApiContext) {
    const campaign = campaignId.decode(asked.campaignId);
    if (campaign === null) throw nothingThere();
    let lookedAt = await context.meantPosition(campaign, asked.after); // Farther than the last event seen, where others were not for these eyes.
    return follow<CampaignEventView>({
      after: asked.after,
      read: async (_, most) => {
        await context.renew(); // What the viewer may know is asked anew for every page.
        for (;;) {
          const standing = await standingIn(context, campaign);
          const found = await this.log.page(standing, { after: lookedAt, first: most });
          lookedAt = found.lookedAt;
          if (found.events.length > 0 || found.end) return { items: found.events, end: found.end };
        }
      },
      positionOf: ({ position }) => position,
      listen: (heard) => this.recent.listen(campaign, heard),
      lookEveryMs: LOOK_EVERY_MS,
    });
  }
}
