import { useState } from 'preact/hooks';
import {
  DemonstrationSeatsDocument,
  MyCampaignsDocument,
  type MyCampaignsQuery,
} from '../generated/documents.js';
import { messageOf, useAsked } from './asked.js';
import type { Session } from './session.js';
import { counted } from './words.js';

type Campaign = NonNullable<MyCampaignsQuery['campaigns']>['nodes'][number];
type BattleLine = Campaign['battles']['nodes'][number];

/** The user's campaigns and battles, or a way in. */
export function HomePage({ session }: { session: Session }) {
  const isIn = session.name !== undefined;
  const { data, problem } = useAsked(
    async () => (isIn ? session.connection.ask(MyCampaignsDocument, {}) : undefined),
    [isIn],
  );
  const campaigns = data && (data.campaigns?.nodes ?? []);
  const titles = new Map(data?.rulebooks.map(({ system, title }) => [system, title]));
  return (
    <main class="page">
      {!isIn && <Welcome session={session} />}
      {problem && <p class="problem">{problem}</p>}
      {campaigns?.length === 0 && (
        <p class="empty">
          You are in no campaign yet. A referee invites you by a link: enter its secret on your account page.
        </p>
      )}
      {campaigns?.map((one) => (
        <CampaignCard key={one.id} campaign={one} game={titles.get(one.battles.nodes[0]?.system ?? '')} />
      ))}
    </main>
  );
}

function Welcome({ session }: { session: Session }) {
  return (
    <section class="welcome">
      <h1>Every shot, every die, every rule.</h1>
      <p>
        Hexledger keeps the battles of your tabletop campaigns event by event. Watch one again from either
        side, step through it, and ask of any result why it came out as it did.
      </p>
      <Seats session={session} />
      <p>
        <a class="button" href="/account">
          Sign in
        </a>
      </p>
    </section>
  );
}

const ABOUT: Readonly<Record<string, string>> = {
  referee: 'Sees everything of both sides: begin here to watch',
  first: 'Orders the first side of every demonstration',
  second: 'Orders the second side',
  observer: 'Looks on',
};

/** One click instead of a token to copy; the server offers it to nobody but this machine. */
function Seats({ session }: { session: Session }) {
  const { data } = useAsked(
    async () => (await session.connection.ask(DemonstrationSeatsDocument, {})).demonstrationSeats,
    [],
  );
  const [problem, setProblem] = useState('');
  if (!data || data.length === 0) return null;
  return (
    <section class="seats" aria-label="Demonstration">
      <h2>Take a seat in the demonstration</h2>
      <p class="hint">
        Campaigns are under way on this machine. No account is needed: to look around, sit down as the
        referee; to give orders, as a commander.
      </p>
      <div class="seat-row">
        {data.map(({ seat, title }) => (
          <button
            type="button"
            class="seat"
            key={seat}
            onClick={() => session.takeSeat(seat).catch((fault: unknown) => setProblem(messageOf(fault)))}
          >
            <strong>{title}</strong>
            <span>{ABOUT[seat] ?? ''}</span>
          </button>
        ))}
      </div>
      {problem && <p class="problem">{problem}</p>}
    </section>
  );
}

function CampaignCard({ campaign, game }: { campaign: Campaign; game: string | undefined }) {
  const { viewer } = campaign;
  return (
    <section class="card campaign">
      <header>
        <h2>
          <a href={`/c/${encodeURIComponent(campaign.id)}`}>{campaign.name}</a>
        </h2>
        <span class="role">
          {game && `${game} · `}
          {viewer.side ? `${viewer.side.name}, commander` : viewer.role.toLowerCase()}
        </span>
      </header>
      {campaign.description && <p class="hint">{campaign.description}</p>}
      <ul class="battles">
        {campaign.battles.nodes.map((battle) => (
          <BattleRow key={battle.id} battle={battle} own={viewer.side?.key} />
        ))}
      </ul>
      {campaign.battles.nodes.length === 0 && <p class="hint">No battle has been opened yet.</p>}
    </section>
  );
}

export function BattleRow({ battle, own }: { battle: BattleLine; own: string | undefined }) {
  const side = (key: string | null) => battle.sides.find((one) => one.key === key)?.name ?? key;
  const { outcome, awaiting } = battle;
  const isYours = awaiting.some((one) => one.side === own);
  return (
    <li>
      <a class="battle" href={`/b/${encodeURIComponent(battle.id)}`}>
        <strong>{battle.name}</strong>
        <span class={outcome ? 'state over' : 'state open'}>
          {outcome
            ? outcome.winner
              ? `${side(outcome.winner)} won`
              : 'A draw'
            : isYours
              ? 'Your decision'
              : 'Under way'}
        </span>
        <span class="hint">
          {battle.sides.map(({ name }) => name).join(' against ')} · turn {battle.clock.turn} ·{' '}
          {counted(battle.version - 1, 'action')}
          {!outcome &&
            awaiting.length > 0 &&
            ` · ${awaiting.map((one) => side(one.side)).join(' and ')} to decide`}
        </span>
      </a>
    </li>
  );
}
