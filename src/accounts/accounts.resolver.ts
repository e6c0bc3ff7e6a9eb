import { Inject } from '@nestjs/common';
import { Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type DataLoader from 'dataloader';
import {
  AccessError,
  type ApiContext,
  connection,
  type MutationResolvers,
  type PersonalToken,
  type PersonResolvers,
  page,
  personalTokenId,
  personId,
  type QueryResolvers,
  type Session,
  type SignedInViewer,
  type SignUpMode,
  sessionId,
  type ViewerResolvers,
} from '../api/index.js';
import { Accounts } from './accounts.js';
import type { SignUp } from './door.js';
import { People, type PersonRef } from './people.js';
import { type PersonalTokenRow, PersonalTokens } from './personal-tokens.js';
import { type SessionRow, Sessions } from './sessions.js';
import { ACCOUNTS_SETTINGS, type AccountsSettings } from './settings.js';

/** The person behind a request. */
export type ViewerRef = SignedInViewer;

const NAMES = Symbol('names of people');

type Commands =
  | 'signUp'
  | 'signIn'
  | 'signInWithOpenId'
  | 'refreshSession'
  | 'endSession'
  | 'changePassword'
  | 'createPersonalToken'
  | 'revokePersonalToken';
type Asked<Name extends Commands> = Parameters<Required<MutationResolvers>[Name]>[1];

@Resolver()
export class AccountCommands implements Pick<Required<MutationResolvers>, Commands> {
  constructor(private readonly accounts: Accounts) {}

  @Mutation()
  signUp(_: unknown, { input }: Asked<'signUp'>, { address }: ApiContext) {
    return this.accounts.signUp(input, address);
  }

  @Mutation()
  signIn(_: unknown, { input }: Asked<'signIn'>, { address }: ApiContext) {
    return this.accounts.signIn(input, address);
  }

  @Mutation()
  signInWithOpenId(_: unknown, { input }: Asked<'signInWithOpenId'>, { address }: ApiContext) {
    return this.accounts.signInWithOpenId(input, address);
  }

  @Mutation()
  refreshSession(_: unknown, { input }: Asked<'refreshSession'>, { address }: ApiContext) {
    return this.accounts.refreshSession(input, address);
  }

  @Mutation()
  async endSession(_: unknown, { input }: Asked<'endSession'>, context: ApiContext) {
    const ended = await this.accounts.endSession(input, signedInViewer(context));
    return ended.__typename === 'SessionEnded' ? { ...ended, session: shownSession(ended.session) } : ended;
  }

  @Mutation()
  changePassword(_: unknown, { input }: Asked<'changePassword'>, context: ApiContext) {
    return this.accounts.changePassword(input, signedInViewer(context), context.address);
  }

  @Mutation()
  async createPersonalToken(_: unknown, { input }: Asked<'createPersonalToken'>, context: ApiContext) {
    const made = await this.accounts.createPersonalToken(input, signedInViewer(context));
    return made.__typename === 'PersonalTokenCreated' ? { ...made, token: shownToken(made.token) } : made;
  }

  @Mutation()
  async revokePersonalToken(_: unknown, { input }: Asked<'revokePersonalToken'>, context: ApiContext) {
    const revoked = await this.accounts.revokePersonalToken(input, signedInViewer(context));
    return revoked.__typename === 'PersonalTokenRevoked'
      ? { ...revoked, token: shownToken(revoked.token) }
      : revoked;
  }
}

@Resolver()
export class AccountQueries implements Pick<Required<QueryResolvers>, 'signUpMode' | 'viewer'> {
  constructor(@Inject(ACCOUNTS_SETTINGS) private readonly settings: AccountsSettings) {}

  @Query()
  signUpMode(): SignUpMode {
    return this.settings.signUp.toUpperCase() as Uppercase<SignUp>;
  }

  @Query()
  viewer(_: unknown, _args: object, { viewer }: ApiContext): ViewerRef | null {
    return viewer.kind === 'person' ? viewer : null;
  }
}

/** The other fields have resolvers of their own. */
type OwnFields = 'person' | 'email' | 'scopes' | 'personalTokens' | 'sessions';

@Resolver('Viewer')
export class ViewerResolver implements Pick<Required<ViewerResolvers>, OwnFields> {
  constructor(
    private readonly people: People,
    private readonly sessionsOfPeople: Sessions,
    private readonly tokensOfPeople: PersonalTokens,
  ) {}

  @ResolveField()
  person({ personId }: ViewerRef): PersonRef {
    return { personId };
  }

  @ResolveField()
  email({ personId }: ViewerRef) {
    return this.people.email(personId);
  }

  @ResolveField()
  scopes({ scopes }: ViewerRef) {
    return [...scopes];
  }

  @ResolveField()
  async personalTokens(viewer: ViewerRef, args: { first: number; after?: string | null }) {
    const asked = page(args, ['instant', 'uuid']);
    const rows = await this.tokensOfPeople.of(viewer.personId, asked);
    return connection(rows, asked.first, (row) => [row.created_at.toISOString(), row.token_id], shownToken);
  }

  @ResolveField()
  async sessions(viewer: ViewerRef, args: { first: number; after?: string | null }) {
    const asked = page(args, ['instant', 'uuid']);
    const rows = await this.sessionsOfPeople.of(viewer.personId, asked);
    return connection(
      rows,
      asked.first,
      (row) => [row.created_at.toISOString(), row.session_id],
      shownSession,
    );
  }
}

@Resolver('Person')
export class PersonResolver implements Required<Omit<PersonResolvers, '__isTypeOf'>> {
  constructor(private readonly people: People) {}

  @ResolveField()
  id(person: PersonRef) {
    return personId.encode(person.personId);
  }

  @ResolveField()
  displayName(person: PersonRef, _args: object, context: ApiContext) {
    return context.once<DataLoader<string, string>>(NAMES, () => this.people.names()).load(person.personId);
  }
}

export function signedInViewer({ viewer }: ApiContext): SignedInViewer {
  if (viewer.kind === 'person') return viewer;
  throw new AccessError(
    'NOT_SIGNED_IN',
    'Sign in first and send the access token as "Authorization: Bearer …".',
  );
}

function shownToken(row: PersonalTokenRow): PersonalToken {
  return {
    id: personalTokenId.encode(row.token_id),
    name: row.name,
    scopes: row.scopes,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  };
}

function shownSession(row: SessionRow): Session {
  return {
    id: sessionId.encode(row.session_id),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  };
}
