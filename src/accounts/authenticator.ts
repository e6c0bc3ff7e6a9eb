import {
  ANONYMOUS,
  ApiError,
  type Authenticator,
  type RequestViewer,
  type Scope,
  type SignedInViewer,
} from '../api/index.js';
import type { PersonalTokens } from './personal-tokens.js';
import type { Sessions } from './sessions.js';

const ALL_SCOPES: readonly Scope[] = ['READ', 'COMMAND', 'REFEREE', 'LIBRARY', 'ACCOUNT'];
const EVERYTHING: ReadonlySet<Scope> = new Set(ALL_SCOPES);
const MOST_BELIEVED = 10_000;

interface Believed {
  viewer: SignedInViewer;
  until: number;
}

/** Finds out who sends a token. A good one is believed for some seconds, so that most requests ask nobody. */
export class TokenAuthenticator implements Authenticator {
  /** By the header that was sent. */
  private readonly believed = new Map<string, Believed>();

  constructor(
    private readonly sessions: Sessions,
    private readonly personalTokens: PersonalTokens,
    private readonly believeSeconds: number,
    private readonly now: () => number = Date.now,
  ) {}

  async viewer(authorization: string | undefined): Promise<RequestViewer> {
    if (authorization === undefined || authorization === '') return ANONYMOUS;
    const believed = this.believed.get(authorization);
    if (believed && believed.until > this.now()) return believed.viewer;
    this.believed.delete(authorization);
    const token = /^Bearer +(\S{1,2000})$/i.exec(authorization)?.[1];
    const found = token === undefined ? null : await this.find(token);
    if (!found) throw badToken();
    this.believe(authorization, found);
    return found.viewer;
  }

  /** Believes nothing about a person any more: they have ended a session or revoked a token. */
  forget(personId: string): void {
    for (const [authorization, { viewer }] of this.believed)
      if (viewer.personId === personId) this.believed.delete(authorization);
  }

  private async find(token: string): Promise<Believed | null> {
    const trusted = this.now() + this.believeSeconds * 1000;
    if (token.startsWith('hxp.')) {
      const row = await this.personalTokens.check(token);
      if (!row) return null;
      const { person_id: personId, token_id: tokenId } = row;
      const viewer: SignedInViewer = {
        kind: 'person',
        personId,
        scopes: new Set(row.scopes),
        tokenId,
        sessionId: null,
      };
      return { viewer, until: Math.min(trusted, row.expires_at?.getTime() ?? trusted) };
    }
    const read = await this.sessions.readAccessToken(token);
    if (!read || !(await this.sessions.runs(read.sessionId))) return null;
    const { personId, sessionId, expires } = read;
    const viewer: SignedInViewer = {
      kind: 'person',
      personId,
      scopes: EVERYTHING,
      tokenId: sessionId,
      sessionId,
    };
    return { viewer, until: Math.min(trusted, expires * 1000) };
  }

  private believe(authorization: string, found: Believed): void {
    if (this.believed.size >= MOST_BELIEVED) {
      const oldest = this.believed.keys().next();
      if (!oldest.done) this.believed.delete(oldest.value);
    }
    this.believed.set(authorization, found);
  }
}

function badToken(): ApiError {
  return new ApiError(
    'NOT_SIGNED_IN',
    'The token is not, or no longer, good. Refresh the session or sign in again.',
    {
      http: { status: 401 },
    },
  );
}
