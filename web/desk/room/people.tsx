/** Who belongs to the campaign, how others come in, and who else may read it. */
import { useState } from 'preact/hooks';
import {
  type CampaignRole,
  ChangeCampaignSettingsDocument,
  InviteDocument,
  RevokeInvitationDocument,
  RoomPeopleDocument,
  type RoomPeopleQuery,
} from '../../generated/documents.js';
import { useAsked } from '../asked.js';
import { copied } from '../copying.js';
import { Scroll } from '../scroll.js';
import { newKey } from '../session.js';
import { useEntering } from './entering.js';
import { plain, type RoomProps } from './words.js';

type Found = NonNullable<RoomPeopleQuery['campaign']>;
type PeopleProps = Omit<RoomProps, 'book'>;

export function People(props: PeopleProps) {
  const { session, campaign, revision } = props;
  const isReferee = campaign.viewer.mayCommand.includes('invite');
  const { data, problem } = useAsked(
    async () => (await session.connection.ask(RoomPeopleDocument, { id: campaign.id, isReferee })).campaign,
    [campaign.id],
    revision,
  );
  if (problem) return <p class="problem">{problem}</p>;
  if (!data) return <p class="hint">Being read…</p>;
  return (
    <>
      <section class="card" aria-label="Members">
        <h2>Members</h2>
        <Scroll>
          <table class="plain members">
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col">As</th>
                <th scope="col">Since</th>
              </tr>
            </thead>
            <tbody>
              {data.members?.nodes.map(({ person, role, side, joinedAt }) => (
                <tr key={person.id}>
                  <th scope="row">{person.displayName}</th>
                  <td>{asWhat(role, side)}</td>
                  <td>{new Date(joinedAt).toLocaleDateString()}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </section>
      {isReferee && <Invitations {...props} found={data} />}
      {isReferee && <Declassifying {...props} found={data} />}
    </>
  );
}

const asWhat = (role: CampaignRole, side: { readonly name: string } | null): string =>
  side ? `commander of the ${side.name}` : plain(role);

function Invitations({ session, campaign, again, found }: PeopleProps & { found: Found }) {
  const [role, setRole] = useState<CampaignRole>('COMMANDER');
  const [side, setSide] = useState(found.sides[0]?.id ?? '');
  const [secret, setSecret] = useState<string>();
  const [told, tell] = useState('');
  const { isBusy, problem, enter } = useEntering();
  const { connection } = session;
  const invite = async () => {
    const input = {
      idempotencyKey: newKey(),
      campaignId: campaign.id,
      role,
      ...(role === 'COMMANDER' && { sideId: side }),
    };
    const isIssued = await enter(async () => {
      const { invite: issued } = await connection.ask(InviteDocument, { input });
      if (issued.__typename === 'InvitationIssued') setSecret(issued.secret);
      return issued;
    });
    tell('');
    if (isIssued) again();
  };
  const revoke = async (invitationId: string) => {
    const input = { idempotencyKey: newKey(), invitationId };
    const isRevoked = await enter(
      async () => (await connection.ask(RevokeInvitationDocument, { input })).revokeInvitation,
    );
    if (isRevoked) again();
  };
  const invitations = found.invitations?.nodes ?? [];
  return (
    <section class="card" aria-label="Invitations">
      <h2>Invitations</h2>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        <label class="speed">
          <span>Invite</span>
          <select value={role} onChange={(event) => setRole(event.currentTarget.value as CampaignRole)}>
            <option value="COMMANDER">a commander</option>
            <option value="OBSERVER">an observer</option>
            <option value="REFEREE">another referee</option>
          </select>
        </label>
        {role === 'COMMANDER' && (
          <label class="speed">
            <span>of the</span>
            <select value={side} onChange={(event) => setSide(event.currentTarget.value)}>
              {found.sides.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" class="button" disabled={isBusy}>
          Make an invitation
        </button>
      </form>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {secret && (
        <div class="dry-run" role="status">
          <p>
            Give this secret to the person you invite, by a way that you trust. It works once and is not shown
            again:
          </p>
          <p>
            <code class="secret">{secret}</code>
          </p>
          <p class="row">
            <button type="button" class="quiet" onClick={() => void copied(secret).then(tell)}>
              Copy it
            </button>
            <span class="hint">They enter it on their account page. {told}</span>
          </p>
        </div>
      )}
      {invitations.length > 0 && (
        <ul class="plain-list invitations">
          {invitations.map(({ id, role: as, side: of, state, expiresAt, acceptedBy }) => (
            <li key={id}>
              {asWhat(as, of)}: {acceptedBy ? `accepted by ${acceptedBy.displayName}` : plain(state)}
              {state === 'OPEN' && (
                <>
                  {' '}
                  <span class="hint">until {new Date(expiresAt).toLocaleDateString()}</span>{' '}
                  <button type="button" class="quiet" disabled={isBusy} onClick={() => void revoke(id)}>
                    Take it back
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** From a date on everybody reads everything; what was told cannot be made untold. */
function Declassifying({ session, campaign, again, found }: PeopleProps & { found: Found }) {
  const { declassifiesAt } = found.settings;
  const [day, setDay] = useState('');
  const [isMeant, mean] = useState(false);
  const { isBusy, problem, enter } = useEntering();
  const isOpen = declassifiesAt !== null && Date.parse(declassifiesAt) <= Date.now();
  const set = async (at: string | null) => {
    const input = { idempotencyKey: newKey(), campaignId: campaign.id, declassifiesAt: at };
    const isChanged = await enter(
      async () =>
        (await session.connection.ask(ChangeCampaignSettingsDocument, { input })).changeCampaignSettings,
    );
    mean(false);
    if (isChanged) again();
  };
  return (
    <section class="card" aria-label="Publishing the campaign">
      <h2>{isOpen ? 'Everybody may read this campaign' : 'Only members may read this campaign'}</h2>
      <p class="hint">
        {isOpen
          ? 'Everybody who has the link can read book and battles without an account, as the referee sees them.'
          : declassifiesAt === null
            ? 'Once it is published, everybody who has the link can read it without an account: both sides, all battles, all secrets. A single battle that is over is published on its own page.'
            : `It will be published on ${new Date(declassifiesAt).toLocaleString()}.`}
      </p>
      {declassifiesAt === null ? (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            void set((day === '' ? new Date() : new Date(day)).toISOString());
          }}
        >
          <label class="speed">
            <span>On the day (left empty: now)</span>
            <input type="date" value={day} onInput={(event) => setDay(event.currentTarget.value)} />
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={isMeant}
              onChange={(event) => mean(event.currentTarget.checked)}
            />
            <span>All secrets of the campaign may be told</span>
          </label>
          <button type="submit" class="button" disabled={isBusy || !isMeant}>
            Publish the campaign
          </button>
        </form>
      ) : (
        <button type="button" class="quiet" disabled={isBusy} onClick={() => void set(null)}>
          {isOpen ? 'Make it private again' : 'Do not publish it'}
        </button>
      )}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
