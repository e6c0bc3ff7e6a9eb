/** The room of a campaign: what players and referee stand around. Its tab is in the address, so that a link leads there. */
import { useEffect, useReducer, useState } from 'preact/hooks';
import { follow } from '../../client/index.js';
import { FollowRoomDocument, RoomDocument } from '../../generated/documents.js';
import { messageOf } from '../asked.js';
import type { Session } from '../session.js';
import { coloursOfSides } from '../side-colours.js';
import { Honours } from './honours.js';
import { Lines } from './lines.js';
import { News } from './news.js';
import { Overview } from './overview.js';
import { People } from './people.js';
import { Policies } from './policies.js';
import { ReportPage } from './report-page.js';
import { Roster } from './roster.js';
import { Turns } from './turns.js';
import type { Campaign, RoomProps } from './words.js';
import { dateInWords, phaseInWords } from './words.js';

const TABS = [
  ['overview', 'Overview'],
  ['turns', 'Turns'],
  ['roster', 'Roster'],
  ['honours', 'Points and honours'],
  ['news', 'News'],
  ['policies', 'Policies'],
  ['lines', 'Branches'],
  ['people', 'People'],
] as const;

/** Not every part is for everybody: branches are for the referee, and readers are not members. */
function tabsFor({ viewer, book }: Campaign): readonly (readonly [string, string])[] {
  return TABS.filter(([name]) => {
    if (name === 'people') return viewer.role !== 'PUBLIC';
    return book !== null && (name !== 'lines' || viewer.mayCommand.includes('branch'));
  });
}

/** `#roster` is a tab, `#roster/g-krug` somebody in it. */
function usePart(): readonly [tab: string, about: string | undefined] {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const moved = () => setHash(location.hash);
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  const [tab = '', about] = hash.replace(/^#/, '').split('/');
  return [tab || 'overview', about === undefined ? undefined : decodeURIComponent(about)];
}

export function RoomPage({ session, id }: { session: Session; id: string }) {
  const [campaign, setCampaign] = useState<Campaign | null>();
  const [problem, setProblem] = useState('');
  const [revision, again] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    let isWanted = true;
    session.connection.ask(RoomDocument, { id }).then(
      (data) => isWanted && setCampaign(data.campaign),
      (fault: unknown) => isWanted && setProblem(messageOf(fault)),
    );
    return () => {
      isWanted = false;
    };
  }, [session, id, revision]);
  useNews(session, campaign, () => again(0));
  if (problem) return <Nothing says={problem} />;
  if (campaign === undefined)
    return (
      <main class="page">
        <p class="hint" role="status">
          The room is being opened…
        </p>
      </main>
    );
  if (campaign === null)
    return <Nothing says="There is no such campaign, or you may not see it. Sign in, or ask the referee." />;
  return <Room session={session} campaign={campaign} revision={revision} again={() => again(0)} />;
}

const Nothing = ({ says }: { says: string }) => (
  <main class="page">
    <p class="problem">{says}</p>
    <p>
      <a href="/">To your campaigns</a>
    </p>
  </main>
);

/** Several events of one command come together: the room is asked for once. */
const TOGETHER_MS = 150;

function useNews(session: Session, campaign: Campaign | null | undefined, onNews: () => void): void {
  const id = campaign?.id;
  useEffect(() => {
    if (!campaign) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    follow(
      session.connection,
      FollowRoomDocument,
      { campaignId: campaign.id },
      ({ campaignEvents }) => campaignEvents,
      {
        after: campaign.position,
        signal: leaving.signal,
        onEvent: () => {
          clearTimeout(timer);
          timer = setTimeout(onNews, TOGETHER_MS);
        },
      },
      // A stream that is refused for good leaves the room as it is: it can still be read.
    ).catch((fault: unknown) => console.warn(messageOf(fault)));
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [session, id]);
}

function Room(props: Omit<RoomProps, 'book'>) {
  const { campaign } = props;
  const { book, viewer } = campaign;
  const [tab, about] = usePart();
  const over = book?.outcome;
  const tabs = tabsFor(campaign);
  const side = (key: string | null) => book?.sides.find((one) => one.key === key)?.name ?? key;
  return (
    <main class="page wide room" style={coloursOfSides(book?.sides.map(({ key }) => key) ?? [])}>
      <header class="room-head">
        <h1>{campaign.name}</h1>
        <p class="hint">
          {book && `Turn ${book.turn} · ${dateInWords(book.date)} · ${phaseInWords(book.phase)} · `}
          {viewer.side ? `you command the ${viewer.side.name}` : `you are ${ROLES[viewer.role]}`}
        </p>
        {over && (
          <p class="outcome">
            {over.winner ? `${side(over.winner)} won the campaign.` : 'The campaign ended in a draw.'}{' '}
            {over.why}
          </p>
        )}
      </header>
      {tabs.length > 0 && (
        <nav class="room-tabs" aria-label="Parts of the room">
          {tabs.map(([name, title]) => (
            <a key={name} href={`#${name}`} aria-current={tab === name ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
      )}
      <Part {...props} tab={tab} about={about} />
    </main>
  );
}

function Part({
  tab,
  about,
  ...props
}: Omit<RoomProps, 'book'> & { tab: string; about: string | undefined }) {
  const { book } = props.campaign;
  if (tab === 'people' && props.campaign.viewer.role !== 'PUBLIC') return <People {...props} />;
  if (!book) return <Overview {...props} book={null} />;
  const room = { ...props, book };
  if (tab === 'turns') return <Turns {...room} />;
  if (tab === 'roster') return <Roster {...room} about={about} />;
  if (tab === 'honours') return <Honours {...room} />;
  if (tab === 'news') return <News {...room} about={about} />;
  if (tab === 'policies') return <Policies {...room} />;
  if (tab === 'lines' && props.campaign.viewer.mayCommand.includes('branch')) return <Lines {...room} />;
  if (tab === 'report' && about) return <ReportPage {...room} battle={about} />;
  return <Overview {...room} />;
}

const ROLES = {
  REFEREE: 'the referee',
  COMMANDER: 'a commander',
  OBSERVER: 'an observer',
  PUBLIC: 'a reader',
} as const;
