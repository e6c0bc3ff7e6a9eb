import { type Secrets, sha256 } from '../accounts/index.js';
import { type AppendProblem, appendProblem, conflict, notFound, shorten } from '../api/index.js';
import type { AppendAnswer, EventStore } from '../event-store/index.js';
import {
  applied,
  type CampaignEvent,
  type CampaignState,
  type Place,
  type Settings,
  type Side,
} from './campaign.js';
import { type CampaignStates, type StateAt, StateMoved } from './campaign-states.js';
import type { Decision, Problem } from './decisions.js';
import * as decisions from './decisions.js';

/** A command on one campaign, by somebody, once. */
export interface Command {
  campaignId: string;
  actor: string;
  /** The mutation and its input, as they were sent. */
  name: string;
  input: { idempotencyKey: string; expectedPosition?: number | null };
}

export interface Done {
  campaignId: string;
  position: number;
  replayed: boolean;
  problem?: undefined;
}

export type Outcome = Done | { problem: Problem | AppendProblem };

const TRIES = 8;
const NEVER = -1;

/** Commands on campaigns, their people, sides and settings. */
export class Campaigns {
  constructor(
    private readonly store: EventStore,
    private readonly states: CampaignStates,
    private readonly secrets: Secrets,
  ) {}

  /** The id follows from who asks and their key, so a repeated request finds the campaign it has made. */
  async create(
    asked: { actor: string; input: { idempotencyKey: string } },
    campaign: { name: string; description: string; sides: Side[]; settings: Settings },
  ): Promise<Outcome> {
    const campaignId = this.secrets.uuid('campaign', asked.actor, asked.input.idempotencyKey);
    const event: CampaignEvent = { kind: 'campaign.created', payload: { ...campaign, referee: asked.actor } };
    const command: Command = { ...asked, campaignId, name: 'createCampaign' };
    return this.outcome(campaignId, await this.append(command, null, event));
  }

  rename(command: Command, change: { name: string; description: string | null }): Promise<Outcome> {
    return this.carryOut(command, (state) => decisions.rename(state, change));
  }

  changeSettings(command: Command, change: Partial<Settings>): Promise<Outcome> {
    return this.carryOut(command, (state) => decisions.changeSettings(state, change));
  }

  addSide(command: Command, side: Side): Promise<Outcome> {
    return this.carryOut(command, (state) => decisions.addSide(state, side));
  }

  renameSide(command: Command, side: Side): Promise<Outcome> {
    return this.carryOut(command, (state) => decisions.renameSide(state, side));
  }

  /** Like a campaign's, an invitation's id and secret follow from the command, so a repeated request is told the same. */
  invite(command: Command, place: Place & { expiresAt: Date }): Promise<Outcome> {
    const { invitation, proof } = this.invitationOf(command);
    return this.carryOut(command, (state, now) =>
      decisions.invite(state, { ...place, invitation, proof }, now),
    );
  }

  invitationOf({ campaignId, actor, input }: Command): { invitation: string; secret: string; proof: string } {
    const invitation = shorten(this.secrets.uuid('invitation', campaignId, actor, input.idempotencyKey));
    const secret = `hxi.${shorten(campaignId)}.${invitation}.${this.secrets.text('invitation secret', campaignId, invitation)}`;
    return { invitation, secret, proof: sha256(secret).toString('hex') };
  }

  revokeInvitation(command: Command, invitation: string): Promise<Outcome> {
    return this.carryOut(command, (state, now) => decisions.revokeInvitation(state, invitation, now));
  }

  acceptInvitation(command: Command, asked: { invitation: string; secret: string }): Promise<Outcome> {
    const proof = sha256(asked.secret).toString('hex');
    const joining = { person: command.actor, invitation: asked.invitation, proof };
    return this.carryOut(command, (state, now) => decisions.acceptInvitation(state, joining, now));
  }

  changeRole(command: Command, asked: Place & { person: string }): Promise<Outcome> {
    return this.carryOut(command, (state) => decisions.changeRole(state, asked));
  }

  removeMember(command: Command, person: string, path: string[]): Promise<Outcome> {
    return this.carryOut(command, (state) => decisions.removeMember(state, person, path));
  }

  replaceMember(command: Command, asked: { person: string; by: string }): Promise<Outcome> {
    return this.carryOut(command, (state) => decisions.replaceMember(state, asked));
  }

  nameReferee(command: Command, person: string): Promise<Outcome> {
    return this.carryOut(command, (state) => decisions.nameReferee(state, person));
  }

  publishBattle(command: Command, battle: string): Promise<Outcome> {
    return this.carryOut(command, (state) => decisions.publishBattle(state, battle));
  }

  unpublishBattle(command: Command, battle: string): Promise<Outcome> {
    return this.carryOut(command, (state) => decisions.unpublishBattle(state, battle));
  }

  /** Decides on the latest state; when that changes before the event is stored, decides again. */
  private async carryOut(
    command: Command,
    decide: (state: CampaignState, now: Date) => Decision,
  ): Promise<Outcome> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const before = await this.states.at(command.campaignId);
      if (!before) return { problem: notFound('campaign') };
      const decision = expectationMet(command, before) ?? decide(before.state, new Date());
      if (decision.problem) return this.answeredBefore(command, decision.problem);
      try {
        return this.outcome(command.campaignId, await this.append(command, before, decision.event));
      } catch (fault) {
        if (!(fault instanceof StateMoved)) throw fault;
      }
    }
    return {
      problem: conflict('Many people are changing this campaign at once. Send the same request again.', null),
    };
  }

  private append(
    command: Command,
    before: StateAt | null,
    event: CampaignEvent | null,
  ): Promise<AppendAnswer> {
    const { campaignId, actor, name, input } = command;
    return this.store.append(
      {
        campaign: campaignId,
        actor,
        key: input.idempotencyKey,
        request: requestOf(name, input),
        ...(before === null && { expected: { position: 0 } }),
        events: event ? [event] : [],
      },
      async (client, { position, at }) => {
        if (!event) return;
        const state = applied(before?.state ?? null, event, at.toISOString());
        await this.states.note(client, before, { campaignId, position, state });
      },
    );
  }

  /** A command that was carried out before is answered as it was then, even if it would be refused now. */
  private async answeredBefore(command: Command, problem: Problem): Promise<Outcome> {
    const { campaignId, actor, name, input } = command;
    const answer = await this.store.append({
      campaign: campaignId,
      actor,
      key: input.idempotencyKey,
      request: requestOf(name, input),
      expected: { position: NEVER },
      events: [],
    });
    return answer.outcome === 'conflict' ? { problem } : this.outcome(campaignId, answer);
  }

  private outcome(campaignId: string, answer: AppendAnswer): Outcome {
    if (answer.outcome !== 'appended' && answer.outcome !== 'replayed')
      return { problem: appendProblem(answer) };
    if (answer.outcome === 'appended') this.states.forget(campaignId);
    return { campaignId, position: answer.position, replayed: answer.outcome === 'replayed' };
  }
}

/** What was asked, as plain JSON. */
function requestOf(name: string, input: object): unknown {
  return { command: name, input: JSON.parse(JSON.stringify(input)) };
}

function expectationMet({ input }: Command, before: StateAt): { problem: Problem } | null {
  const expected = input.expectedPosition ?? null;
  if (expected === null || before.position <= expected) return null;
  const message = `People, sides or settings changed at position ${before.position}, after ${expected}. Look again, then decide.`;
  return { problem: conflict(message, before.position) };
}
