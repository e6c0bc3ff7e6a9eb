/** Who sits at this desk: tokens in the browser's own storage, never in an address. */
import { ApiFailure, Connection } from '../client/index.js';
import {
  EndSessionDocument,
  HomeDocument,
  RefreshSessionDocument,
  SignInDocument,
  TakeDemonstrationSeatDocument,
} from '../generated/documents.js';

interface Kept {
  readonly token: string;
  /** When the token runs out; absent: it says nothing of that. */
  readonly until?: number;
  readonly refresh?: string;
  readonly name: string;
}

const KEY = 'hexledger';
const SOON_MS = 60_000;

export const newKey = (): string => crypto.randomUUID();

export class Session {
  readonly connection = new Connection({ url: '/graphql', token: () => this.token() });
  private kept: Kept | undefined = read();
  private refreshing: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();

  get name(): string | undefined {
    return this.kept?.name;
  }

  /** Tells when somebody else sits down. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async signIn(email: string, password: string, stay: boolean): Promise<void> {
    const { signIn } = await this.connection.ask(SignInDocument, {
      input: { idempotencyKey: newKey(), email, password },
    });
    if (signIn.__typename !== 'SignedIn') throw new ApiFailure(signIn.code, signIn.message);
    this.keep(sessionOf(signIn), stay);
  }

  async takeSeat(seat: string): Promise<void> {
    const { takeDemonstrationSeat: taken } = await this.connection.ask(TakeDemonstrationSeatDocument, {
      input: { idempotencyKey: newKey(), seat },
    });
    if (taken.__typename !== 'DemonstrationSeatTaken') throw new ApiFailure(taken.code, taken.message);
    this.keep({ token: taken.token, name: '' }, false);
    const { viewer } = await this.connection.ask(HomeDocument, {});
    this.keep({ token: taken.token, name: viewer?.person.displayName ?? seat }, false);
  }

  /** Nobody sits here from now on: nothing more is asked with the token while the server ends it. */
  async signOut(): Promise<void> {
    const { token, refresh } = this.kept ?? {};
    this.keep(undefined, false);
    if (token === undefined || refresh === undefined) return;
    const ending = new Connection({ url: '/graphql', token: async () => token });
    await ending.ask(EndSessionDocument, { input: { idempotencyKey: newKey() } }).catch(() => undefined);
  }

  private async token(): Promise<string | undefined> {
    const { until, refresh } = this.kept ?? {};
    if (until !== undefined && refresh !== undefined && until - Date.now() < SOON_MS) {
      this.refreshing ??= this.refresh(refresh).finally(() => {
        this.refreshing = undefined;
      });
      await this.refreshing;
    }
    return this.kept?.token;
  }

  /** Asked without a token: the old one may have run out. */
  private async refresh(refreshToken: string): Promise<void> {
    const open = new Connection({ url: '/graphql' });
    const input = { idempotencyKey: newKey(), refreshToken };
    const { refreshSession } = await open.ask(RefreshSessionDocument, { input });
    if (refreshSession.__typename === 'SignedIn')
      this.keep(sessionOf(refreshSession), localStorage.getItem(KEY) !== null);
    else this.keep(undefined, false);
  }

  private keep(kept: Kept | undefined, stay: boolean): void {
    this.kept = kept;
    sessionStorage.removeItem(KEY);
    if (!kept || stay) localStorage.removeItem(KEY);
    if (kept) (stay ? localStorage : sessionStorage).setItem(KEY, JSON.stringify(kept));
    this.connection.close();
    for (const listener of this.listeners) listener();
  }
}

function sessionOf(signedIn: {
  accessToken: string;
  accessTokenExpiresAt: string;
  refreshToken: string;
  person: { displayName: string };
}): Kept {
  return {
    token: signedIn.accessToken,
    until: Date.parse(signedIn.accessTokenExpiresAt),
    refresh: signedIn.refreshToken,
    name: signedIn.person.displayName,
  };
}

function read(): Kept | undefined {
  const text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as Kept);
}
