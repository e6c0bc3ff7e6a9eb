import type { CampaignRole } from '../api/index.js';

/** What can be said about a campaign's people, sides and settings, as events. The log holds ids of people, never their names. */
export type CampaignEvent =
  | {
      kind: 'campaign.created';
      payload: { name: string; description: string; sides: Side[]; settings: Settings; referee: string };
    }
  | { kind: 'campaign.renamed'; payload: { name: string; description: string } }
  | { kind: 'campaign.settings-changed'; payload: Settings }
  | { kind: 'campaign.side-added'; payload: Side }
  | { kind: 'campaign.side-renamed'; payload: Side }
  | {
      kind: 'campaign.invitation-issued';
      payload: Place & { invitation: string; expiresAt: string; proof: string };
    }
  | { kind: 'campaign.invitation-revoked'; payload: { invitation: string } }
  | { kind: 'campaign.member-joined'; payload: Place & { person: string; invitation: string } }
  | { kind: 'campaign.member-role-changed'; payload: Place & { person: string } }
  | { kind: 'campaign.member-left'; payload: { person: string } }
  | { kind: 'campaign.member-replaced'; payload: { person: string; by: string } }
  | { kind: 'campaign.referee-named'; payload: { person: string } }
  | { kind: 'campaign.battle-published'; payload: { battle: string } }
  | { kind: 'campaign.battle-unpublished'; payload: { battle: string } };

export interface Settings {
  observerDelaySeconds: number;
  declassifiesAt: string | null;
}

export interface Side {
  key: string;
  name: string;
}

/** What somebody is in a campaign; `side` is the key of a commander's side. */
export interface Place {
  role: CampaignRole;
  side: string | null;
}

export interface Member extends Place {
  person: string;
  joinedAt: string;
}

export interface Invitation extends Place {
  invitation: string;
  /** The SHA-256 of the secret. */
  proof: string;
  createdAt: string;
  expiresAt: string;
  revoked: boolean;
  acceptedBy: string | null;
}

/** A campaign's people, sides and settings at a position of its log. */
export interface CampaignState {
  name: string;
  description: string;
  createdAt: string;
  settings: Settings;
  sides: readonly Side[];
  members: readonly Member[];
  invitations: readonly Invitation[];
  /** Battles that everybody may read while they are over. Missing where none ever was. */
  published?: readonly string[];
}

export function isCampaignEvent(event: { kind: string }): event is CampaignEvent {
  return event.kind.startsWith('campaign.');
}

/** The campaign after one more event. */
export function applied(state: CampaignState | null, event: CampaignEvent, at: string): CampaignState {
  if (event.kind === 'campaign.created') return created(event.payload, at);
  if (state === null) throw new Error(`A campaign begins with campaign.created, not with ${event.kind}.`);
  return { ...state, ...changes(state, event, at) };
}

type Created = Extract<CampaignEvent, { kind: 'campaign.created' }>['payload'];

function created({ referee, ...rest }: Created, at: string): CampaignState {
  const member: Member = { person: referee, role: 'REFEREE', side: null, joinedAt: at };
  return { ...rest, createdAt: at, members: [member], invitations: [] };
}

function changes(
  { sides, members, invitations, published = [] }: CampaignState,
  event: Exclude<CampaignEvent, { kind: 'campaign.created' }>,
  at: string,
): Partial<CampaignState> {
  switch (event.kind) {
    case 'campaign.renamed':
      return event.payload;
    case 'campaign.settings-changed':
      return { settings: event.payload };
    case 'campaign.side-added':
      return { sides: [...sides, event.payload] };
    case 'campaign.side-renamed':
      return { sides: sides.map((side) => (side.key === event.payload.key ? event.payload : side)) };
    case 'campaign.invitation-issued':
      return {
        invitations: [...invitations, { ...event.payload, createdAt: at, revoked: false, acceptedBy: null }],
      };
    case 'campaign.invitation-revoked':
      return { invitations: changed(invitations, event.payload.invitation, { revoked: true }) };
    case 'campaign.member-joined': {
      const { person, role, side, invitation } = event.payload;
      const isMember = members.some((one) => one.person === person);
      return {
        members: isMember
          ? placed(members, person, { role, side })
          : [...members, { person, role, side, joinedAt: at }],
        invitations: changed(invitations, invitation, { acceptedBy: person }),
      };
    }
    case 'campaign.member-role-changed': {
      const { person, role, side } = event.payload;
      return { members: placed(members, person, { role, side }) };
    }
    case 'campaign.member-left':
      return { members: members.filter((one) => one.person !== event.payload.person) };
    case 'campaign.member-replaced': {
      const { person, by } = event.payload;
      const others = members.filter((one) => one.person !== by);
      return { members: others.map((one) => (one.person === person ? { ...one, person: by } : one)) };
    }
    case 'campaign.referee-named': {
      const { person } = event.payload;
      const place = { role: 'REFEREE', side: null } as const;
      const isMember = members.some((one) => one.person === person);
      return {
        members: isMember ? placed(members, person, place) : [...members, { person, ...place, joinedAt: at }],
      };
    }
    case 'campaign.battle-published':
      return { published: [...published, event.payload.battle] };
    case 'campaign.battle-unpublished':
      return { published: published.filter((battle) => battle !== event.payload.battle) };
  }
}

function placed(members: readonly Member[], person: string, place: Place): Member[] {
  return members.map((one) => (one.person === person ? { ...one, ...place } : one));
}

function changed(invitations: readonly Invitation[], id: string, change: Partial<Invitation>): Invitation[] {
  return invitations.map((one) => (one.invitation === id ? { ...one, ...change } : one));
}

type InvitationStateNow = 'OPEN' | 'ACCEPTED' | 'REVOKED' | 'EXPIRED';

export function stateOf(invitation: Invitation, now: Date): InvitationStateNow {
  if (invitation.acceptedBy !== null) return 'ACCEPTED';
  if (invitation.revoked) return 'REVOKED';
  return Date.parse(invitation.expiresAt) <= now.getTime() ? 'EXPIRED' : 'OPEN';
}
