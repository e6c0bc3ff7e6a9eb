import fc from 'fast-check';
import { applied, type CampaignState, type Place } from './campaign.js';
import type { Decision } from './decisions.js';
import * as decisions from './decisions.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const PEOPLE = ['ann', 'ben', 'cat', 'dan'];

function opened(): CampaignState {
  const sides = ['allies', 'axis'].map((key) => ({ key, name: key }));
  const settings = { observerDelaySeconds: 0, declassifiesAt: null };
  const payload = { name: 'x', description: '', sides, settings, referee: 'ann' };
  return applied(null, { kind: 'campaign.created', payload }, NOW.toISOString());
}

const place = fc.record<Place>({
  role: fc.constantFrom('REFEREE', 'COMMANDER', 'OBSERVER', 'PUBLIC'),
  side: fc.constantFrom('allies', 'axis', 'moon', null),
});
const person = fc.constantFrom(...PEOPLE);
const invitation = fc.constantFrom('i1', 'i2', 'i3', 'i4');
/** An id follows from a command's key, so no two invitations share one. */
const isNew = (state: CampaignState, id: string) => !state.invitations.some((one) => one.invitation === id);

const command: fc.Arbitrary<(state: CampaignState) => Decision> = fc.oneof(
  fc
    .tuple(place, invitation, fc.integer({ min: -1, max: 100 }))
    .map(([where, id, days]) => (state: CampaignState) => {
      const expiresAt = new Date(NOW.getTime() + days * 86_400_000);
      const asked = { ...where, invitation: id, proof: id, expiresAt };
      return isNew(state, id) ? decisions.invite(state, asked, NOW) : { event: null };
    }),
  fc.tuple(person, invitation, fc.boolean()).map(
    ([who, id, right]) =>
      (state: CampaignState) =>
        decisions.acceptInvitation(state, { person: who, invitation: id, proof: right ? id : 'wrong' }, NOW),
  ),
  invitation.map((id) => (state: CampaignState) => decisions.revokeInvitation(state, id, NOW)),
  fc.tuple(person, place).map(
    ([who, where]) =>
      (state: CampaignState) =>
        decisions.changeRole(state, { ...where, person: who }),
  ),
  person.map((who) => (state: CampaignState) => decisions.removeMember(state, who, [])),
  fc
    .constantFrom('allies', 'third', 'moon')
    .map((key) => (state: CampaignState) => decisions.addSide(state, { key, name: key })),
);

describe('campaigns, whatever is asked of them,', () => {
  it('keep a referee, place commanders on their sides, and use no invitation twice', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        let state = opened();
        const joined: string[] = [];
        for (const decide of commands) {
          const { event } = { event: null, ...decide(state) };
          if (!event) continue;
          if (event.kind === 'campaign.member-joined') joined.push(event.payload.invitation);
          state = applied(state, event, NOW.toISOString());
          expectSound(state);
        }
        expect(joined.length).toBe(state.invitations.filter((one) => one.acceptedBy !== null).length);
      }),
      { numRuns: 500 },
    );
  });

  function expectSound({ members, sides, invitations }: CampaignState): void {
    expect(members.some((one) => one.role === 'REFEREE')).toBe(true);
    expect(new Set(members.map((one) => one.person)).size).toBe(members.length);
    expect(new Set(sides.map((one) => one.key)).size).toBe(sides.length);
    expect(new Set(invitations.map((one) => one.invitation)).size).toBe(invitations.length);
    for (const { role, side } of [...members, ...invitations]) {
      expect(role).not.toBe('PUBLIC');
      expect(role === 'COMMANDER' ? sides.some((one) => one.key === side) : side === null).toBe(true);
    }
  }

  it('tell the same of an invitation that is used, revoked, out of date, unknown or shown with a wrong secret', () => {
    const soon = new Date(NOW.getTime() + 1_000);
    const issue = (state: CampaignState, id: string) => {
      const decided = decisions.invite(
        state,
        { role: 'OBSERVER', side: null, invitation: id, proof: id, expiresAt: soon },
        NOW,
      );
      return applied(state, { event: null, ...decided }.event!, NOW.toISOString());
    };
    let state = ['used', 'revoked', 'late'].reduce(issue, opened());
    const accept = (id: string, proof: string, at: Date) =>
      decisions.acceptInvitation(state, { person: 'ben', invitation: id, proof }, at);
    state = applied(state, { event: null, ...accept('used', 'used', NOW) }.event!, NOW.toISOString());
    state = applied(
      state,
      { event: null, ...decisions.revokeInvitation(state, 'revoked', NOW) }.event!,
      NOW.toISOString(),
    );
    const refusals = [
      accept('used', 'used', NOW),
      accept('revoked', 'revoked', NOW),
      accept('late', 'late', soon),
      accept('unknown', 'x', NOW),
      accept('late', 'wrong', NOW),
    ];
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]!.problem?.code).toBe('NOT_FOUND');
  });
});
