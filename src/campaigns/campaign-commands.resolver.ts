import { Mutation, Resolver } from '@nestjs/graphql';
import {
  AccessError,
  type ApiContext,
  campaignId,
  checked,
  invitationId,
  type MutationResolvers,
  notFound,
  nothingThere,
  personId,
  sideId,
} from '../api/index.js';
import { CampaignStates } from './campaign-states.js';
import { shownInvitation } from './campaign-views.js';
import { Campaigns, type Command, type Done, type Outcome } from './campaigns.js';
import { CampaignHeads } from './heads.js';
import { shapes } from './inputs.js';
import { invitationIn } from './invitations.js';

type Names =
  | 'createCampaign'
  | 'renameCampaign'
  | 'changeCampaignSettings'
  | 'addSide'
  | 'renameSide'
  | 'invite'
  | 'revokeInvitation'
  | 'acceptInvitation'
  | 'changeMemberRole'
  | 'removeMember'
  | 'leaveCampaign';
type Asked<Name extends Names> = Parameters<Required<MutationResolvers>[Name]>[1];

const INVITATION_DAYS = 7;

@Resolver()
export class CampaignCommands implements Pick<Required<MutationResolvers>, Names> {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly states: CampaignStates,
    private readonly heads: CampaignHeads,
  ) {}

  @Mutation()
  async createCampaign(_: unknown, { input }: Asked<'createCampaign'>, context: ApiContext) {
    const { value, problem } = checked(shapes.createCampaign, input);
    if (problem) return problem;
    const { name, description, sides, observerDelaySeconds, declassifiesAt } = value;
    const settings = { observerDelaySeconds, declassifiesAt: declassifiesAt?.toISOString() ?? null };
    const outcome = await this.campaigns.create(
      { actor: actorOf(context), input },
      { name, description, sides, settings },
    );
    if (outcome.problem)
      return outcome.problem.__typename === 'InvalidInput' || outcome.problem.__typename === 'KeyInUse'
        ? outcome.problem
        : unforeseen(outcome.problem);
    return {
      __typename: 'CampaignCreated' as const,
      ...outcome,
      campaign: await this.viewAt(outcome, context),
    };
  }

  @Mutation()
  async renameCampaign(_: unknown, { input }: Asked<'renameCampaign'>, context: ApiContext) {
    const { value, problem } = checked(shapes.renameCampaign, input);
    if (problem) return problem;
    const change = { name: value.name, description: value.description ?? null };
    return this.changed(
      context,
      await this.campaigns.rename(command('renameCampaign', input, context), change),
    );
  }

  @Mutation()
  async changeCampaignSettings(_: unknown, { input }: Asked<'changeCampaignSettings'>, context: ApiContext) {
    const { value, problem } = checked(shapes.changeCampaignSettings, input);
    if (problem) return problem;
    const { observerDelaySeconds, declassifiesAt } = value;
    const change = {
      ...(observerDelaySeconds != null && { observerDelaySeconds }),
      ...(declassifiesAt !== undefined && { declassifiesAt: declassifiesAt?.toISOString() ?? null }),
    };
    return this.changed(
      context,
      await this.campaigns.changeSettings(command('changeCampaignSettings', input, context), change),
    );
  }

  @Mutation()
  async addSide(_: unknown, { input }: Asked<'addSide'>, context: ApiContext) {
    const { value, problem } = checked(shapes.addSide, input);
    if (problem) return problem;
    return this.changed(
      context,
      await this.campaigns.addSide(command('addSide', input, context), value.side),
    );
  }

  @Mutation()
  async renameSide(_: unknown, { input }: Asked<'renameSide'>, context: ApiContext) {
    const { value, problem } = checked(shapes.renameSide, input);
    if (problem) return problem;
    const side = sideId.decode(input.sideId);
    if (!side) return notFound('side', ['sideId']);
    const asked = { campaignId: side.campaign, actor: actorOf(context), name: 'renameSide', input };
    return this.changed(
      context,
      await this.campaigns.renameSide(asked, { key: side.local, name: value.name }),
    );
  }

  @Mutation()
  async invite(_: unknown, { input }: Asked<'invite'>, context: ApiContext) {
    const { value, problem } = checked(shapes.invite, input);
    if (problem) return problem;
    const asked = command('invite', input, context);
    const side = sideKey(asked.campaignId, input.sideId);
    if (side === undefined) return notFound('side', ['sideId']);
    const expiresAt = value.expiresAt ?? new Date(Date.now() + INVITATION_DAYS * 86_400_000);
    const outcome = await this.campaigns.invite(asked, { role: input.role, side, expiresAt });
    if (outcome.problem) return outcome.problem;
    const { invitation, secret } = this.campaigns.invitationOf(asked);
    return {
      __typename: 'InvitationIssued' as const,
      ...outcome,
      invitation: await this.invitationAt(outcome, invitation),
      secret,
    };
  }

  @Mutation()
  async revokeInvitation(_: unknown, { input }: Asked<'revokeInvitation'>, context: ApiContext) {
    const { problem } = checked(shapes.keyOnly, input);
    if (problem) return problem;
    const named = invitationId.decode(input.invitationId);
    if (!named) return notFound('invitation', ['invitationId']);
    const asked = { campaignId: named.campaign, actor: actorOf(context), name: 'revokeInvitation', input };
    const outcome = await this.campaigns.revokeInvitation(asked, named.local);
    if (outcome.problem) return outcome.problem;
    const invitation = await this.invitationAt(outcome, named.local);
    return { __typename: 'InvitationRevoked' as const, ...outcome, invitation };
  }

  @Mutation()
  async acceptInvitation(_: unknown, { input }: Asked<'acceptInvitation'>, context: ApiContext) {
    const { problem } = checked(shapes.keyOnly, input);
    if (problem) return problem;
    const named = invitationIn(input.secret);
    if (!named) return notFound('invitation', ['secret']);
    const { campaignId, invitation } = named;
    const asked = { campaignId, actor: actorOf(context), name: 'acceptInvitation', input };
    const outcome = await this.campaigns.acceptInvitation(asked, { invitation, secret: input.secret });
    if (outcome.problem?.__typename === 'NotFound') return notFound('invitation', ['secret']);
    if (outcome.problem) return outcome.problem;
    return {
      __typename: 'InvitationAccepted' as const,
      ...outcome,
      campaign: await this.viewAt(outcome, context),
    };
  }

  @Mutation()
  async changeMemberRole(_: unknown, { input }: Asked<'changeMemberRole'>, context: ApiContext) {
    const { problem } = checked(shapes.placeOfMember, input);
    if (problem) return problem;
    const asked = command('changeMemberRole', input, context);
    const person = personId.decode(input.personId);
    if (!person) return notFound('member', ['personId']);
    const side = sideKey(asked.campaignId, input.sideId);
    if (side === undefined) return notFound('side', ['sideId']);
    return this.changed(context, await this.campaigns.changeRole(asked, { person, role: input.role, side }));
  }

  @Mutation()
  async removeMember(_: unknown, { input }: Asked<'removeMember'>, context: ApiContext) {
    const { problem } = checked(shapes.placeOfMember, input);
    if (problem) return problem;
    const person = personId.decode(input.personId);
    if (!person) return notFound('member', ['personId']);
    return this.changed(
      context,
      await this.campaigns.removeMember(command('removeMember', input, context), person, ['personId']),
    );
  }

  @Mutation()
  async leaveCampaign(_: unknown, { input }: Asked<'leaveCampaign'>, context: ApiContext) {
    const { problem } = checked(shapes.keyOnly, input);
    if (problem) return problem;
    const asked = command('leaveCampaign', input, context);
    const outcome = await this.campaigns.removeMember(asked, asked.actor, []);
    return outcome.problem ?? { __typename: 'CampaignLeft' as const, ...outcome };
  }

  private async changed(context: ApiContext, outcome: Outcome) {
    if (outcome.problem) return outcome.problem;
    return {
      __typename: 'CampaignChanged' as const,
      ...outcome,
      campaign: await this.viewAt(outcome, context),
    };
  }

  /** The campaign as the command left it, also when its answer is told again later; for an observer as it stood earlier. */
  private async viewAt(done: Done, context: ApiContext) {
    const head = (await this.heads.headFor(context, done.campaignId)) ?? done.position;
    return this.stateAt({ ...done, position: Math.min(done.position, head) });
  }

  private async stateAt({ campaignId, position }: Done) {
    const found = await this.states.at(campaignId, position);
    if (!found) throw new Error(`Campaign ${campaignId} has no state at ${position}.`);
    return { ...found, position };
  }

  private async invitationAt(done: Done, id: string) {
    const view = await this.stateAt(done);
    const invitation = view.state.invitations.find((one) => one.invitation === id);
    if (!invitation)
      throw new Error(`Campaign ${done.campaignId} has no invitation ${id} at ${done.position}.`);
    return shownInvitation(view, invitation);
  }
}

function actorOf({ viewer }: ApiContext): string {
  if (viewer.kind === 'person') return viewer.personId;
  throw new AccessError(
    'NOT_SIGNED_IN',
    'Sign in first and send the access token as "Authorization: Bearer …".',
  );
}

function command(
  name: string,
  input: Command['input'] & { campaignId: string },
  context: ApiContext,
): Command {
  const id = campaignId.decode(input.campaignId);
  if (id === null) throw nothingThere();
  return { campaignId: id, actor: actorOf(context), name, input };
}

/** The key of the side an id names in this campaign: null for none, undefined when it names none of this campaign. */
function sideKey(campaign: string, id: string | null | undefined): string | null | undefined {
  if (id == null) return null;
  const side = sideId.decode(id);
  return side?.campaign === campaign ? side.local : undefined;
}

/** A new campaign's id is its maker's alone; anything but the foreseen answers means the log is damaged. */
function unforeseen(problem: { code: string }): never {
  throw new Error(`A campaign could not be opened: ${problem.code}.`);
}
