import { useEffect, useMemo, useState } from 'preact/hooks';
import { AccountPage } from './account-page.js';
import { BattlePage } from './battle-page.js';
import { HomePage } from './home-page.js';
import { RoomPage } from './room/room-page.js';
import { followLink, go, usePlace } from './router.js';
import { Session } from './session.js';
import { Theme } from './theme.js';

export function App() {
  const session = useMemo(() => new Session(), []);
  const [, look] = useState(0);
  useEffect(() => session.onChange(() => look((times) => times + 1)), [session]);
  const place = usePlace();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links answer to keys by themselves
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks on links bubble up to here
    <div class="app" onClick={followLink}>
      <header class="bar">
        <a class="brand" href="/">
          <Mark /> Hexledger
        </a>
        <nav class="bar-end" aria-label="Account">
          <Theme />
          {session.name === undefined ? (
            <a class="quiet" href="/account">
              Sign in
            </a>
          ) : (
            <>
              <a class="quiet who" href="/account">
                {session.name}
              </a>
              <button type="button" class="quiet" onClick={() => leave(session)}>
                Sign out
              </button>
            </>
          )}
        </nav>
      </header>
      {place.page === 'battle' ? (
        <BattlePage key={`${place.id} ${session.name}`} session={session} id={place.id} />
      ) : place.page === 'campaign' ? (
        <RoomPage key={`${place.id} ${session.name}`} session={session} id={place.id} />
      ) : place.page === 'account' ? (
        <AccountPage key={session.name ?? ''} session={session} />
      ) : (
        <HomePage key={session.name ?? ''} session={session} />
      )}
    </div>
  );
}

/** What only members may see is not left standing there with a refusal. */
function leave(session: Session): void {
  go('/');
  void session.signOut();
}

const Mark = () => (
  <svg class="mark" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d="M7 2h10l5 10-5 10H7L2 12z" fill="currentColor" opacity=".18" />
    <path
      d="M7 2h10l5 10-5 10H7L2 12zM8 9h8M8 12h8M8 15h5"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
    />
  </svg>
);
