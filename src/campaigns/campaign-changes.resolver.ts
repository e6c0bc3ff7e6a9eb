import { Resolver, Subscription } from '@nestjs/graphql';
import { type ApiContext, campaignId, follow, nothingThere } from '../api/index.js';
import type { Event } from '../event-store/index.js';
import { isCampaignEvent } from './campaign.js';
import { CampaignStates } from './campaign-states.js';
import type { CampaignView } from './campaign-views.js';
import { CampaignHeads } from './heads.js';
import { RecentEvents } from './recent-events.js';

type Change = CampaignView & { readonly shown: number };

interface Looked {
  readonly changes: readonly CampaignView[];
  /** Everything up to here was looked at. */
  readonly until: number;
  readonly end: boolean;
}

/** All who follow a campaign are woken together; this is for the case that nobody wakes them. */
const LOOK_EVERY_MS = 60_000;
const MOST_KEPT = 200;

@Resolver()
export class CampaignChangeSubscriptions {
  /** States never change: all who follow share what was read of them. */
  private readonly kept = new Map<string, Promise<CampaignView | null>>();

  constructor(
    private readonly heads: CampaignHeads,
    private readonly states: CampaignStates,
    private readonly recent: RecentEvents,
  ) {}

  @Subscription('campaignChanged', {
    resolve: ({ shown, ...campaign }: Change) => ({ position: shown, campaign }),
  })
  async campaignChanged(_: unknown, asked: { campaignId: string; after: number }, context: ApiContext) {
    const campaign = campaignId.decode(asked.campaignId);
    if (campaign === null) throw nothingThere();
    let lookedAt = await context.meantPosition(campaign, asked.after);
    return follow<Change>({
      after: lookedAt,
      read: async (_after, most) => {
        await context.renew(); // How far the viewer may see is asked anew for every page.
        for (;;) {
          const { changes, until, end } = await this.look(context, campaign, lookedAt, most);
          lookedAt = until;
          const known = await this.known(context, changes);
          if (known.length > 0 || end) return { items: known, end };
        }
      },
      positionOf: (view) => view.position,
      listen: (heard) => this.recent.listen(campaign, heard),
      lookEveryMs: LOOK_EVERY_MS,
    });
  }

  private async look(context: ApiContext, campaign: string, after: number, most: number): Promise<Looked> {
    const latest = await this.recent.latest(campaign, after);
    return latest
      ? this.inLatest(context, campaign, latest, after)
      : this.inTables(context, campaign, after, most);
  }

  /** Of the events that just happened, which all who follow have in common. */
  private async inLatest(
    context: ApiContext,
    campaign: string,
    latest: readonly Event[],
    after: number,
  ): Promise<Looked> {
    const { delaySeconds = 0 } = (await context.standing(campaign)) ?? {};
    const before = new Date(Date.now() - delaySeconds * 1_000);
    const tooNew = delaySeconds > 0 ? latest.findIndex(({ at }) => at > before) : -1;
    const events = tooNew < 0 ? latest : latest.slice(0, tooNew);
    const changes: CampaignView[] = [];
    for (const { position } of events.filter(isCampaignEvent)) {
      const state = await this.stateAt(campaign, position);
      if (state && state.position > (changes.at(-1)?.position ?? after)) changes.push(state);
    }
    return { changes, until: events.at(-1)?.position ?? after, end: true };
  }

  /** What was missed for longer. */
  private async inTables(
    context: ApiContext,
    campaign: string,
    after: number,
    most: number,
  ): Promise<Looked> {
    const head = (await this.heads.headFor(context, campaign)) ?? 0;
    const found = await this.states.after(campaign, after, most);
    const changes = found.filter(({ position }) => position <= head);
    const end = found.length < most || changes.length < found.length;
    return { changes, until: end ? Math.max(after, head) : (changes.at(-1)?.position ?? after), end };
  }

  private stateAt(campaign: string, position: number): Promise<CampaignView | null> {
    const key = `${campaign} ${position}`;
    const known = this.kept.get(key);
    if (known) return known;
    const found = this.states.at(campaign, position);
    found.catch(() => this.kept.delete(key));
    this.kept.set(key, found);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return found;
  }

  /** Not those of which the viewer may know nothing: somebody was invited. */
  private async known(context: ApiContext, changes: readonly CampaignView[]): Promise<Change[]> {
    const known: Change[] = [];
    for (const change of changes) {
      const { campaignId: campaign, position } = change;
      if (await context.isUnseen(campaign, position)) continue;
      known.push({ ...change, shown: await context.shownPosition(campaign, position) });
    }
    return known;
  }
}
