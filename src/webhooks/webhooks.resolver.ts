import { randomBytes } from 'node:crypto';
import { Inject } from '@nestjs/common';
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
  invalidInput,
  type MutationResolvers,
  notFound,
  type Side,
  sideId,
  type WebhookResolvers,
  webhookId,
} from '../api/index.js';
import { commandId } from '../battles/index.js';
import { unknownKind } from '../campaign-log/index.js';
import { CampaignStates } from '../campaigns/index.js';
import { EventStore } from '../event-store/index.js';
import { JOBS, type Job, type Jobs, jobConnection } from '../jobs/index.js';
import type { Eyes, Webhook } from './webhook-table.js';
import { deliveriesOf, deliveryJob, Webhooks } from './webhooks.js';

export type WebhookView = Webhook;

const MOST_PER_CAMPAIGN = 20;

type Commands = 'addWebhook' | 'removeWebhook';
type Asked<Name extends Commands> = Parameters<Required<MutationResolvers>[Name]>[1];

const addShape = z.object({
  idempotencyKey,
  url: z.string().max(2_000, 'is longer than 2000 characters'),
  kinds: z.array(z.string().min(1).max(100)).max(30, 'holds more than 30 kinds'),
});

/** Thrown inside the transaction of a command that finds nothing to do: nothing is kept. */
class NothingThere extends Error {}

@Resolver('Campaign')
export class CampaignWebhooksResolver implements Pick<Required<CampaignResolvers>, 'webhooks'> {
  constructor(private readonly all: Webhooks) {}

  @ResolveField()
  webhooks({ campaignId: campaign }: { campaignId: string }): Promise<WebhookView[]> {
    return this.all.table.list(campaign);
  }
}

@Resolver()
export class WebhookCommands implements Pick<Required<MutationResolvers>, Commands> {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly states: CampaignStates,
    private readonly store: EventStore,
  ) {}

  @Mutation()
  async addWebhook(_: unknown, { input }: Asked<'addWebhook'>, context: ApiContext) {
    const read = checked(addShape, input);
    if (read.problem) return read.problem;
    const campaign = campaignId.decode(input.campaignId);
    if (campaign === null) return notFound('campaign', ['campaignId']);
    const eyes = await this.eyesOf(campaign, input.role, input.sideId);
    if ('__typename' in eyes) return eyes;
    const unknown = unknownKind(input.kinds);
    if (unknown !== undefined)
      return invalidInput(
        `There is no kind of event "${unknown}". Ask for \`eventKinds\`: it lists them all.`,
        ['kinds', String(input.kinds.indexOf(unknown))],
        'UNKNOWN_KIND',
      );
    const refusal = this.webhooks.refusalOf(input.url);
    if (refusal) return invalidInput(`${capital(refusal)}.`, ['url'], 'FORBIDDEN_ADDRESS');
    const actor = actorOf(context);
    const { idempotencyKey: key, ...asked } = input;
    const { form } = input;
    const id = commandId('webhook', campaign, actor, key);
    const known = await this.webhooks.table.list(campaign);
    if (known.length >= MOST_PER_CAMPAIGN && !known.some((webhook) => webhook.id === id))
      return invalidInput(
        `A campaign has at most ${MOST_PER_CAMPAIGN} webhooks. Remove one first.`,
        [],
        'TOO_MANY_WEBHOOKS',
      );
    const { url, kinds } = read.value;
    const secret = `whsec_${randomBytes(32).toString('base64url')}`;
    const answer = await this.store.append(
      { campaign, actor, key, request: ['addWebhook', asked], events: [] },
      (client, { position }) =>
        this.webhooks.table.add(client, { campaign, id, url, form, secret, kinds, ...eyes, position }),
    );
    if (answer.outcome !== 'appended' && answer.outcome !== 'replayed') return appendProblem(answer);
    return this.added(campaign, id, answer.position, answer.outcome === 'replayed');
  }

  /** A repeated command is told the same secret: its first answer may have been lost. */
  private async added(campaign: string, id: string, position: number, replayed: boolean) {
    const { table } = this.webhooks;
    const [webhook, target] = await Promise.all([table.find(campaign, id), table.target(campaign, id)]);
    if (!webhook || !target) return notFound('webhook');
    return { __typename: 'WebhookAdded' as const, position, replayed, webhook, secret: target.secret };
  }

  @Mutation()
  async removeWebhook(_: unknown, { input }: Asked<'removeWebhook'>, context: ApiContext) {
    const found = webhookId.decode(input.webhookId);
    if (!found) return notFound('webhook', ['webhookId']);
    const { campaign, local: id } = found;
    const { idempotencyKey: key, ...asked } = input;
    const command = { campaign, actor: actorOf(context), key, request: ['removeWebhook', asked], events: [] };
    try {
      const answer = await this.store.append(command, async (client) => {
        if (!isUuid(id) || !(await this.webhooks.table.remove(client, campaign, id)))
          throw new NothingThere();
      });
      if (answer.outcome !== 'appended' && answer.outcome !== 'replayed') return appendProblem(answer);
      const { position } = answer;
      const replayed = answer.outcome === 'replayed';
      return { __typename: 'WebhookRemoved' as const, position, replayed, webhookId: input.webhookId };
    } catch (fault) {
      if (fault instanceof NothingThere) return notFound('webhook', ['webhookId']);
      throw fault;
    }
  }

  private async eyesOf(
    campaign: string,
    role: Asked<'addWebhook'>['input']['role'],
    side: string | null | undefined,
  ) {
    if (role === 'PUBLIC')
      return invalidInput('A webhook sees as a referee, a commander or an observer does.', ['role']);
    if ((role === 'COMMANDER') !== (side != null))
      return invalidInput('Name a side with "sideId" for a commander, and for nobody else.', ['sideId']);
    if (side == null) return { role, side: null } satisfies Eyes;
    const named = sideId.decode(side);
    const found = await this.states.at(campaign);
    const known = named?.campaign === campaign && found?.state.sides.some(({ key }) => key === named.local);
    return known ? ({ role, side: named.local } satisfies Eyes) : notFound('side', ['sideId']);
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isUuid(text: string): boolean {
  return UUID.test(text);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function actorOf({ viewer }: ApiContext): string {
  if (viewer.kind === 'person') return viewer.personId;
  throw new AccessError('NOT_SIGNED_IN', 'Sign in first.');
}

type Fields = Required<Omit<WebhookResolvers, '__isTypeOf'>>;

@Resolver('Webhook')
export class WebhookResolver implements Pick<Fields, 'id' | 'side' | 'deliveries'> {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly states: CampaignStates,
  ) {}

  @ResolveField()
  id({ campaign, id }: WebhookView) {
    return webhookId.encode(campaign, id);
  }

  @ResolveField()
  async side({ campaign, side: key }: WebhookView): Promise<Side | null> {
    if (key === null) return null;
    const side = (await this.states.recent(campaign))?.state.sides.find((one) => one.key === key);
    return side ? { id: sideId.encode(campaign, key), key, name: side.name } : null;
  }

  @ResolveField()
  deliveries(
    { campaign, id }: WebhookView,
    { state, ...paged }: { first: number; after?: string | null; state?: Job['state'] | null },
  ) {
    const filter = { name: deliveryJob, prefix: deliveriesOf(id), state: state ?? undefined };
    return jobConnection(this.jobs, campaign, paged, filter);
  }
}
