import type { PersonRef } from '../accounts/index.js';
import {
  type ApiContext,
  invitationId,
  type Invitation as ShownInvitation,
  type Side as ShownSide,
  type Standing,
  sideId,
} from '../api/index.js';
import { type Invitation, type Member, type Side, stateOf } from './campaign.js';
import type { StateAt } from './campaign-states.js';

/** A campaign as somebody sees it: its state at a position of its log. */
export interface CampaignView extends StateAt {
  campaignId: string;
}

/** A member, with the side already looked up. */
export interface MemberView {
  person: PersonRef;
  role: Member['role'];
  side: ShownSide | null;
  joinedAt: Date;
}

export interface InvitationView extends Omit<ShownInvitation, 'acceptedBy'> {
  acceptedBy: PersonRef | null;
}

export interface StandingView {
  view: CampaignView;
  standing: Standing;
  viewer: ApiContext['viewer'];
}

export function shownSide(campaignId: string, side: Side): ShownSide {
  return { id: sideId.encode(campaignId, side.key), key: side.key, name: side.name };
}

export function sideNamed({ campaignId, state }: CampaignView, key: string | null): ShownSide | null {
  const side = state.sides.find((one) => one.key === key);
  return side ? shownSide(campaignId, side) : null;
}

export function shownMember(view: CampaignView, member: Member): MemberView {
  return {
    person: { personId: member.person },
    role: member.role,
    side: sideNamed(view, member.side),
    joinedAt: new Date(member.joinedAt),
  };
}

export function shownInvitation(view: CampaignView, invitation: Invitation): InvitationView {
  return {
    id: invitationId.encode(view.campaignId, invitation.invitation),
    role: invitation.role,
    side: sideNamed(view, invitation.side),
    state: stateOf(invitation, new Date()),
    createdAt: new Date(invitation.createdAt),
    expiresAt: new Date(invitation.expiresAt),
    acceptedBy: invitation.acceptedBy === null ? null : { personId: invitation.acceptedBy },
  };
}
