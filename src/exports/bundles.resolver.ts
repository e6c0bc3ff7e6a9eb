import { Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import * as z from 'zod';
import {
  AccessError,
  type ApiContext,
  appendProblem,
  type CampaignResolvers,
  campaignId,
  checked,
  idempotencyKey,
  type MutationResolvers,
  notFound,
} from '../api/index.js';
import type { CampaignView } from '../campaigns/index.js';
import { EventStore } from '../event-store/index.js';
import { bundlePath } from './bundle-route.js';
import { KeptBundles } from './kept-bundles.js';

type Fields = 'bundle' | 'bundleSchedule' | 'keptBundles';

@Resolver('Campaign')
export class CampaignBundlesResolver implements Pick<Required<CampaignResolvers>, Fields> {
  constructor(private readonly kept: KeptBundles) {}

  @ResolveField()
  bundle({ campaignId: campaign }: CampaignView) {
    return bundlePath(campaign);
  }

  @ResolveField()
  async bundleSchedule({ campaignId: campaign }: CampaignView) {
    return (await this.kept.schedule(campaign)) ?? null;
  }

  @ResolveField()
  async keptBundles({ campaignId: campaign }: CampaignView) {
    const kept = await this.kept.list(campaign);
    return kept.map((one) => ({ ...one, path: `${bundlePath(campaign)}s/${one.number}` }));
  }
}

const MOST_KEPT = 30;
const MOST_HOURS = 24 * 31;

const shape = z.object({
  idempotencyKey,
  everyHours: z.int().min(0, 'is below 0').max(MOST_HOURS, `is more than ${MOST_HOURS}`),
  keep: z.int().min(1, 'is below 1').max(MOST_KEPT, `is more than ${MOST_KEPT}`),
});

type Asked = Parameters<Required<MutationResolvers>['scheduleBundles']>[1];

@Resolver()
export class BundleCommands implements Pick<Required<MutationResolvers>, 'scheduleBundles'> {
  constructor(
    private readonly kept: KeptBundles,
    private readonly store: EventStore,
  ) {}

  @Mutation()
  async scheduleBundles(_: unknown, { input }: Asked, { viewer }: ApiContext) {
    const read = checked(shape, input);
    if (read.problem) return read.problem;
    const campaign = campaignId.decode(input.campaignId);
    if (campaign === null) return notFound('campaign', ['campaignId']);
    if (viewer.kind !== 'person') throw new AccessError('NOT_SIGNED_IN', 'Sign in first.');
    const { idempotencyKey: key, ...asked } = input;
    const { everyHours, keep } = read.value;
    const command = {
      campaign,
      actor: viewer.personId,
      key,
      request: ['scheduleBundles', asked],
      events: [],
    };
    const answer = await this.store.append(command, (client) =>
      everyHours === 0
        ? this.kept.endSchedule(client, campaign)
        : this.kept.setSchedule(client, campaign, { everyHours, keep }),
    );
    if (answer.outcome !== 'appended' && answer.outcome !== 'replayed') return appendProblem(answer);
    const { position, outcome } = answer;
    const schedule = (await this.kept.schedule(campaign)) ?? null;
    return { __typename: 'BundlesScheduled' as const, position, replayed: outcome === 'replayed', schedule };
  }
}
