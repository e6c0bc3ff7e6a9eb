import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { noteInContext } from '../../operations/index.js';
import type { ApiContext } from '../context.js';
import { battleId, campaignOf } from '../ids/ids.js';
import { keyProblem } from '../input.js';
import { type Access, accessMistakes, accessOf, declaredFields, rootTypes } from './access.js';
import { AccessError, notAllowed, notFound, nothingThere } from './problems.js';
import type { Standing, Viewer } from './viewer.js';

type Resolve = GraphQLFieldResolver<unknown, ApiContext>;

/**
 * The one place where access is enforced: wraps every field that declares whom it is for.
 * Refuses a schema that leaves a root field undeclared, so nothing is open by forgetting.
 */
export function enforceAccess(schema: GraphQLSchema): GraphQLSchema {
  const mistakes = accessMistakes(schema);
  if (mistakes.length > 0) {
    throw new Error(
      `The schema's access declarations are incomplete:\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}`,
    );
  }
  const [mutation, subscription] = [schema.getMutationType(), schema.getSubscriptionType()];
  const roots = new Set(rootTypes(schema));
  for (const { type, field, access } of declaredFields(schema)) {
    if (access === null || (access.who === 'public' && type !== mutation)) continue;
    const campaignIn = roots.has(type) ? campaignInArguments(access) : campaignOfParent;
    if (type === mutation) guardCommand(field, access, campaignIn);
    else if (type === subscription) guardStream(field, access, campaignIn);
    else guardRead(field, access, campaignIn);
  }
  return schema;
}

type CampaignIn = (parent: unknown, args: Record<string, unknown>) => string | null;

function campaignInArguments(access: Access): CampaignIn {
  return (_parent, args) => campaignOf(idInArguments(access, args));
}

function idInArguments({ idPath }: Access, args: Record<string, unknown>): string {
  const id = idPath.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    args,
  );
  return typeof id === 'string' ? id : '';
}

function campaignOfParent(parent: unknown): string | null {
  const id = (parent as { campaignId?: unknown }).campaignId;
  if (typeof id !== 'string')
    throw new Error('An object with a field for some roles only must carry its campaignId.');
  return id;
}

function guardRead(field: GraphQLField<unknown, ApiContext>, access: Access, campaignIn: CampaignIn): void {
  const resolve: Resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (parent, args, context, info) => {
    const refusal = await refusalOf(access, context, () => campaignIn(parent, args));
    if (refusal && !(access.published && (await isOfPublished(access, args, context)))) throw refusal;
    return resolve(parent, args, context, info);
  };
}

/** A stranger to the campaign needs no token for a battle that is published. */
async function isOfPublished(
  access: Access,
  args: Record<string, unknown>,
  context: ApiContext,
): Promise<boolean> {
  const battle = battleId.decode(idInArguments(access, args));
  if (battle === null || (await context.standing(battle.campaign)) !== null) return false;
  return (await context.standingTo(battle.campaign, battle.local)) !== null;
}

/** A command is refused by an answer, not by an error, and only one with a usable key is carried out. */
function guardCommand(
  field: GraphQLField<unknown, ApiContext>,
  access: Access,
  campaignIn: CampaignIn,
): void {
  const resolve: Resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (parent, args, context, info) => {
    const refusal = await refusalOf(access, context, () => campaignIn(parent, args));
    if (refusal?.code === 'NOT_FOUND') return notFound('thing', [...access.idPath.slice(1)]);
    if (refusal) return notAllowed(refusal.code, refusal.message);
    const problem = keyProblem(args.input);
    if (problem) return problem;
    noteInContext({ commandId: args.input.idempotencyKey });
    const answer = await resolve(parent, args, context, info);
    return access.who === 'campaign' ? atShownPosition(answer, campaignIn(parent, args), context) : answer;
  };
}

/** An answer gives its position as the viewer knows the log, if asked for it. */
function atShownPosition(answer: unknown, campaign: string | null, context: ApiContext): unknown {
  const { position } = (answer ?? {}) as { position?: unknown };
  if (typeof position !== 'number' || campaign === null) return answer;
  return { ...(answer as object), position: () => context.shownPosition(campaign, position) };
}

/** A stream is checked when it begins and before each item: who loses the right in between gets nothing more. */
function guardStream(field: GraphQLField<unknown, ApiContext>, access: Access, campaignIn: CampaignIn): void {
  const subscribe = field.subscribe;
  if (!subscribe) throw new Error(`Subscription.${field.name} has no resolver.`);
  field.subscribe = async (parent, args, context, info) => {
    const check = async (): Promise<void> => {
      const refusal = await refusalOf(access, context, () => campaignIn(parent, args));
      if (refusal) throw refusal;
    };
    await check();
    const items = (await subscribe(parent, args, context, info)) as AsyncIterable<unknown>;
    return checkedItems(items, async () => {
      await context.renew();
      await check();
    });
  };
}

/** Not a generator: `return` must reach a source that is waiting for its next item. */
function checkedItems<Item>(
  items: AsyncIterable<Item>,
  check: () => Promise<void>,
): AsyncIterableIterator<Item> {
  const source = items[Symbol.asyncIterator]();
  const end = async (): Promise<IteratorResult<Item>> => {
    await source.return?.();
    return { done: true, value: undefined };
  };
  return {
    async next() {
      const item = await source.next();
      if (item.done) return item;
      try {
        await check();
      } catch (refusal) {
        await end();
        throw refusal;
      }
      return item;
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Why the viewer may not, or null when they may. */
async function refusalOf(
  access: Access,
  context: ApiContext,
  campaignIn: () => string | null,
): Promise<AccessError | null> {
  const { viewer } = context;
  const byCampaign = access.who === 'campaign' ? await campaignRefusal(access, context, campaignIn) : null;
  if (byCampaign) return byCampaign;
  if (access.who === 'signedIn' && viewer.kind === 'anonymous') return notSignedIn();
  return scopeRefusal(access, viewer);
}

async function campaignRefusal(
  access: Access,
  context: ApiContext,
  campaignIn: () => string | null,
): Promise<AccessError | null> {
  if (context.viewer.kind === 'anonymous' && !access.roles.includes('PUBLIC')) return notSignedIn();
  const campaign = campaignIn();
  const standing = campaign === null ? null : await context.standing(campaign);
  if (standing === null) return nothingThere();
  return mayAs(access, standing) ? null : wrongRole(access, standing);
}

function mayAs(access: Access, standing: Standing): boolean {
  return access.roles.includes(standing.role);
}

function scopeRefusal(access: Access, viewer: Viewer): AccessError | null {
  if (access.scope === null || viewer.kind === 'anonymous' || viewer.scopes.has(access.scope)) return null;
  return new AccessError(
    'SCOPE_MISSING',
    `This token lacks the scope ${access.scope}. Make a personal access token that has it.`,
  );
}

function notSignedIn(): AccessError {
  return new AccessError(
    'NOT_SIGNED_IN',
    'Sign in first and send the access token as "Authorization: Bearer …".',
  );
}

function wrongRole(access: Access, standing: Standing): AccessError {
  return new AccessError(
    'NOT_ALLOWED',
    `This is for ${access.roles.join(', ')}; you are ${standing.role} in this campaign. Ask a referee.`,
  );
}

/** The mutations that a standing and a token allow in a campaign, by the same declarations that are enforced. */
export function commandsFor(schema: GraphQLSchema, viewer: Viewer, standing: Standing): string[] {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return fields
    .filter((field) => {
      const access = accessOf(schema, field);
      return (
        access?.who === 'campaign' &&
        mayAs(access, standing) &&
        viewer.kind === 'person' &&
        !scopeRefusal(access, viewer)
      );
    })
    .map((field) => field.name)
    .sort();
}
