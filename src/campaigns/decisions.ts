import { conflict, invalidInput, notFound } from '../api/index.js';
import {
  type CampaignEvent,
  type CampaignState,
  type Place,
  type Settings,
  type Side,
  stateOf,
} from './campaign.js';

export type Problem =
  | ReturnType<typeof conflict>
  | ReturnType<typeof invalidInput>
  | ReturnType<typeof notFound>;

/** What a command comes to: the event it leaves behind, if it changes anything, or why not. */
export type Decision = { event: CampaignEvent | null; problem?: undefined } | { problem: Problem };

export const MOST_SIDES = 8;
const MOST_MEMBERS = 200;
const MOST_INVITATIONS = 500;
const LONGEST_INVITATION_DAYS = 90;

const did = (event: CampaignEvent): Decision => ({ event });
const nothingToDo: Decision = { event: null };
const refused = (problem: Problem): Decision => ({ problem });

export function rename(state: CampaignState, change: { name: string; description: string | null }): Decision {
  const description = change.description ?? state.description;
  return did({ kind: 'campaign.renamed', payload: { name: change.name, description } });
}

export function changeSettings(state: CampaignState, change: Partial<Settings>): Decision {
  return did({ kind: 'campaign.settings-changed', payload: { ...state.settings, ...change } });
}

export function addSide(state: CampaignState, side: Side): Decision {
  if (state.sides.length >= MOST_SIDES) {
    return refused(invalidInput(`A campaign has at most ${MOST_SIDES} sides.`, ['side'], 'TOO_MANY_SIDES'));
  }
  if (hasSide(state, side.key)) {
    return refused(
      invalidInput(
        `There is a side "${side.key}" already. Choose another key.`,
        ['side', 'key'],
        'SIDE_EXISTS',
      ),
    );
  }
  return did({ kind: 'campaign.side-added', payload: side });
}

export function renameSide(state: CampaignState, side: Side): Decision {
  if (!hasSide(state, side.key)) return refused(notFound('side', ['sideId']));
  return did({ kind: 'campaign.side-renamed', payload: side });
}

export function invite(
  state: CampaignState,
  asked: Place & { invitation: string; expiresAt: Date; proof: string },
  now: Date,
): Decision {
  const wrong = placeProblem(state, asked) ?? expiryProblem(asked.expiresAt, now);
  if (wrong) return refused(wrong);
  if (state.invitations.length >= MOST_INVITATIONS) {
    return refused(
      invalidInput(`A campaign has at most ${MOST_INVITATIONS} invitations.`, [], 'TOO_MANY_INVITATIONS'),
    );
  }
  const { invitation, role, side, expiresAt, proof } = asked;
  return did({
    kind: 'campaign.invitation-issued',
    payload: { invitation, role, side, expiresAt: expiresAt.toISOString(), proof },
  });
}

export function revokeInvitation(state: CampaignState, id: string, now: Date): Decision {
  const invitation = state.invitations.find((one) => one.invitation === id);
  if (!invitation) return refused(notFound('invitation', ['invitationId']));
  if (stateOf(invitation, now) === 'ACCEPTED') {
    const message = 'This invitation has been accepted. Take the member out instead.';
    return refused(invalidInput(message, ['invitationId'], 'INVITATION_ACCEPTED'));
  }
  return invitation.revoked
    ? nothingToDo
    : did({ kind: 'campaign.invitation-revoked', payload: { invitation: id } });
}

/** The answer is the same for an invitation that is used up, revoked, out of date or wrong. */
export function acceptInvitation(
  state: CampaignState,
  asked: { person: string; invitation: string; proof: string },
  now: Date,
): Decision {
  const invitation = state.invitations.find(
    (one) => one.invitation === asked.invitation && one.proof === asked.proof,
  );
  if (!invitation || stateOf(invitation, now) !== 'OPEN') return refused(notFound('invitation', ['secret']));
  const { role, side } = invitation;
  const isMember = state.members.some((one) => one.person === asked.person);
  if (!isMember && state.members.length >= MOST_MEMBERS) {
    return refused(
      invalidInput(`A campaign has at most ${MOST_MEMBERS} members.`, ['secret'], 'TOO_MANY_MEMBERS'),
    );
  }
  if (role !== 'REFEREE' && isLastReferee(state, asked.person)) return refused(lastReferee(['secret']));
  return did({
    kind: 'campaign.member-joined',
    payload: { person: asked.person, role, side, invitation: asked.invitation },
  });
}

export function changeRole(state: CampaignState, asked: Place & { person: string }): Decision {
  if (!state.members.some((one) => one.person === asked.person))
    return refused(notFound('member', ['personId']));
  const wrong = placeProblem(state, asked);
  if (wrong) return refused(wrong);
  if (asked.role !== 'REFEREE' && isLastReferee(state, asked.person)) return refused(lastReferee(['role']));
  const { person, role, side } = asked;
  return did({ kind: 'campaign.member-role-changed', payload: { person, role, side } });
}

export function removeMember(state: CampaignState, person: string, path: string[]): Decision {
  if (!state.members.some((one) => one.person === person)) return refused(notFound('member', path));
  if (isLastReferee(state, person)) return refused(lastReferee(path));
  return did({ kind: 'campaign.member-left', payload: { person } });
}

/** Somebody takes the place of a member: the account of the same person on another server. */
export function replaceMember(
  state: CampaignState,
  { person, by }: { person: string; by: string },
): Decision {
  if (!state.members.some((one) => one.person === person)) return refused(notFound('member', ['personId']));
  return person === by ? nothingToDo : did({ kind: 'campaign.member-replaced', payload: { person, by } });
}

/** Where no referee is left who could make somebody one. */
export function nameReferee(state: CampaignState, person: string): Decision {
  const { role } = state.members.find((one) => one.person === person) ?? {};
  return role === 'REFEREE' ? nothingToDo : did({ kind: 'campaign.referee-named', payload: { person } });
}

export function publishBattle({ published = [] }: CampaignState, battle: string): Decision {
  if (published.includes(battle)) return nothingToDo;
  return did({ kind: 'campaign.battle-published', payload: { battle } });
}

export function unpublishBattle({ published = [] }: CampaignState, battle: string): Decision {
  if (!published.includes(battle)) return nothingToDo;
  return did({ kind: 'campaign.battle-unpublished', payload: { battle } });
}

function hasSide(state: CampaignState, key: string): boolean {
  return state.sides.some((side) => side.key === key);
}

function placeProblem(state: CampaignState, { role, side }: Place): Problem | null {
  if (role === 'PUBLIC') {
    return invalidInput(
      'Everybody is PUBLIC once the campaign is declassified. Choose another role.',
      ['role'],
      'ROLE_NOT_GIVEN',
    );
  }
  if (role === 'COMMANDER' && side === null)
    return invalidInput('A commander commands a side. Name it.', ['sideId'], 'SIDE_MISSING');
  if (role !== 'COMMANDER' && side !== null) {
    return invalidInput('Only a commander has a side. Leave it out.', ['sideId'], 'SIDE_NOT_MEANT');
  }
  return side !== null && !hasSide(state, side) ? notFound('side', ['sideId']) : null;
}

function expiryProblem(expiresAt: Date, now: Date): Problem | null {
  const days = (expiresAt.getTime() - now.getTime()) / 86_400_000;
  if (days > 0 && days <= LONGEST_INVITATION_DAYS) return null;
  return invalidInput(
    `An invitation ends within ${LONGEST_INVITATION_DAYS} days from now.`,
    ['expiresAt'],
    'EXPIRY_OUT_OF_RANGE',
  );
}

function isLastReferee({ members }: CampaignState, person: string): boolean {
  const referees = members.filter((one) => one.role === 'REFEREE');
  return referees.length === 1 && referees[0]!.person === person;
}

function lastReferee(path: string[]): Problem {
  return invalidInput(
    'A campaign keeps at least one referee. Make somebody else a referee first.',
    path,
    'LAST_REFEREE',
  );
}
