import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  checked,
  displayText,
  idempotencyKey,
  invalidInput,
  notFound,
  personalTokenId,
  type Scope,
  type SignedInViewer,
  sessionId,
  tooManyAttempts,
} from '../api/index.js';
import type { Attempts } from './attempts.js';
import type { TokenAuthenticator } from './authenticator.js';
import { type CommandLog, Refused } from './command-log.js';
import type { Door } from './door.js';
import { email, newPassword, refusal } from './inputs.js';
import { IssuerUnreachable, type OpenIdIssuer, type VouchedFor } from './open-id.js';
import { hashPassword, passwordFits } from './passwords.js';
import type { Credentials, People } from './people.js';
import type { PersonalTokens } from './personal-tokens.js';
import { type Secrets, sha256 } from './secrets.js';
import type { Sessions, Tokens } from './sessions.js';

const givenPassword = z.string().max(200, 'is longer than 200 characters');

const invitation = z.string().max(200, 'is longer than 200 characters').nullish();
const signUpShape = z.object({
  idempotencyKey,
  email,
  password: newPassword,
  displayName: displayText(80),
  invitation,
});
const signInShape = z.object({ idempotencyKey, email, password: givenPassword });
const openIdShape = z.object({
  idempotencyKey,
  idToken: z.string().max(20_000),
  nonce: z.string().max(500).nullish(),
  invitation,
});
const refreshShape = z.object({ idempotencyKey, refreshToken: z.string().max(200) });
const passwordShape = z.object({ idempotencyKey, currentPassword: givenPassword, newPassword });
const endShape = z.object({ idempotencyKey, sessionId: z.string().nullish() });
const revokeShape = z.object({ idempotencyKey, tokenId: z.string() });
const tokenShape = z.object({
  idempotencyKey,
  name: displayText(80),
  scopes: z.array(z.string()).min(1, 'must not be empty'),
  expiresAt: z
    .date()
    .refine((date) => date.getTime() > Date.now(), 'lies in the past')
    .nullish(),
});

interface Parts {
  database: DataSource;
  people: People;
  sessions: Sessions;
  personalTokens: PersonalTokens;
  commands: CommandLog;
  secrets: Secrets;
  attempts: Attempts;
  authenticator: TokenAuthenticator;
  openId: OpenIdIssuer | null;
  door: Door;
}

/** What people do with their accounts. Every answer is one of the command's union, by `__typename`. */
export class Accounts {
  private readonly log = new Logger('Accounts');

  constructor(private readonly parts: Parts) {}

  /**
   * Gives the same answer after the same work with and without an account. So a key that was used with another password or
   * name is not refused: only a client that repeats the whole command hears that it was carried out before.
   */
  async signUp(input: z.input<typeof signUpShape>, address: string) {
    const { value, problem } = checked(signUpShape, input);
    if (problem) return problem;
    const wait = await this.parts.attempts.count(address, value.email);
    if (wait > 0) return tooManyAttempts(wait);
    const { people, commands, secrets, door } = this.parts;
    const passwordHash = await hashPassword(value.password);
    const personId = secrets.uuid('person', value.email);
    const invitation = value.invitation ?? null;
    const { email, password, displayName } = value;
    const whole = secrets.text('sign-up', email, password, displayName, invitation ?? '');
    const done = await commands.once<void, InvitationNeeded>(
      `sign-up ${whole}`,
      value,
      async (transaction) => {
        if (!(await door.admits(transaction, personId, invitation))) throw new Refused(invitationNeeded());
        await people.addWithPassword(transaction, { ...value, personId, passwordHash });
      },
    );
    return done.problem ?? { __typename: 'SignUpTaken' as const, replayed: done.replayed };
  }

  async signIn(input: z.input<typeof signInShape>, address: string) {
    const { value, problem } = checked(signInShape, input);
    if (problem) return problem;
    const wait = await this.parts.attempts.count(address, value.email);
    if (wait > 0) return tooManyAttempts(wait);
    const person = await this.parts.people.byEmail(value.email);
    const fits = await passwordFits(person?.passwordHash ?? null, value.password);
    if (!person || !fits || person.disabled) return wrongCredentials();
    return this.begin(person.personId, value.idempotencyKey);
  }

  async signInWithOpenId(input: z.input<typeof openIdShape>, address: string) {
    const { value, problem } = checked(openIdShape, input);
    if (problem) return problem;
    const { openId, attempts } = this.parts;
    if (!openId)
      return invalidInput(
        'This server knows no OpenID Connect issuer. Sign in with a password.',
        [],
        'NO_ISSUER',
      );
    const wait = await attempts.countAddress(address);
    if (wait > 0) return tooManyAttempts(wait);
    try {
      const vouched = await openId.read(value.idToken, value.nonce ?? null);
      if (!vouched) return wrongCredentials();
      const person = await this.visitor(openId.issuer, vouched, value.invitation ?? null);
      if (!person) return invitationNeeded();
      if (person.disabled || !(await this.isFresh(vouched, value.idempotencyKey))) return wrongCredentials();
      return await this.begin(person.personId, value.idempotencyKey);
    } catch (fault) {
      if (!(fault instanceof IssuerUnreachable)) throw fault;
      this.log.warn(fault.message);
      return issuerUnreachable();
    }
  }

  async refreshSession(input: z.input<typeof refreshShape>, address: string) {
    const { value, problem } = checked(refreshShape, input);
    if (problem) return problem;
    const tokens = await this.parts.sessions.refresh(value.refreshToken, value.idempotencyKey);
    if (tokens) return signedIn(tokens);
    const wait = await this.parts.attempts.countAddress(address);
    return wait > 0 ? tooManyAttempts(wait) : sessionEnded();
  }

  /** An issuer's token works once: who comes with it and another key has copied it. */
  private async isFresh({ signed, expiresAt }: VouchedFor, key: string): Promise<boolean> {
    const { database } = this.parts;
    await database.query('delete from used_id_token where expires_at < now()');
    const hash = sha256(signed);
    await database.query(
      `insert into used_id_token (token_hash, idempotency_key, expires_at) values ($1, $2, $3)
       on conflict do nothing`,
      [hash, key, expiresAt],
    );
    const rows = await database.query(
      'select from used_id_token where token_hash = $1 and idempotency_key = $2',
      [hash, key],
    );
    return rows.length > 0;
  }

  /** The person for whom the issuer vouches, entered at their first visit; null when this server does not let newcomers in. */
  private async visitor(
    issuer: string,
    { subject, displayName }: VouchedFor,
    invitation: string | null,
  ): Promise<Credentials | null> {
    const { database, people, secrets, door } = this.parts;
    const known = await people.byIssuer(issuer, subject);
    if (known) return known;
    const personId = secrets.uuid('person of issuer', issuer, subject);
    return database.transaction(async (transaction) => {
      if (!(await door.admits(transaction, personId, invitation, true))) return null;
      await people.addFromIssuer(transaction, { personId, issuer, subject, displayName });
      return { personId, passwordHash: null, disabled: false };
    });
  }

  private async begin(personId: string, key: string) {
    const tokens = await this.parts.sessions.begin(personId, key);
    return tokens ? signedIn(tokens) : sessionEnded();
  }

  async endSession(input: z.input<typeof endShape>, viewer: SignedInViewer) {
    const { value, problem } = checked(endShape, input);
    if (problem) return problem;
    const id = value.sessionId ? sessionId.decode(value.sessionId) : viewer.sessionId;
    if (id === null) return notFound('session', ['sessionId']);
    const { commands, sessions, authenticator } = this.parts;
    const done = await commands.once<void, ReturnType<typeof notFound>>(
      viewer.personId,
      value,
      async (transaction) => {
        if (!(await sessions.end(transaction, viewer.personId, id)))
          throw new Refused(notFound('session', ['sessionId']));
      },
    );
    if (done.problem) return done.problem;
    authenticator.forget(viewer.personId);
    return {
      __typename: 'SessionEnded' as const,
      replayed: done.replayed,
      session: (await sessions.find(id))!,
    };
  }

  async changePassword(input: z.input<typeof passwordShape>, viewer: SignedInViewer, address: string) {
    const { value, problem } = checked(passwordShape, input);
    if (problem) return problem;
    const { people, commands, sessions, attempts, authenticator } = this.parts;
    const wait = await attempts.count(address, viewer.personId);
    if (wait > 0) return tooManyAttempts(wait);
    const passwordHash = await hashPassword(value.newPassword);
    const done = await commands.once<void, WrongPassword>(viewer.personId, value, async (transaction) => {
      const stored = await people.passwordHash(viewer.personId);
      if (!(await passwordFits(stored, value.currentPassword))) throw new Refused(wrongCredentials());
      await people.setPassword(transaction, viewer.personId, passwordHash);
      await sessions.endOthers(transaction, viewer.personId, viewer.sessionId);
    });
    if (done.problem) return done.problem;
    authenticator.forget(viewer.personId);
    return { __typename: 'PasswordChanged' as const, replayed: done.replayed };
  }

  async createPersonalToken(input: z.input<typeof tokenShape>, viewer: SignedInViewer) {
    const { value, problem } = checked(tokenShape, input);
    if (problem) return problem;
    const beyond = value.scopes.filter((scope) => !viewer.scopes.has(scope as Scope));
    if (beyond.length > 0) {
      return invalidInput(
        `A token cannot give more than you have: ${beyond.join(', ')}.`,
        ['scopes'],
        'SCOPE_MISSING',
      );
    }
    const { commands, personalTokens } = this.parts;
    const tokenId = personalTokens.idFor(viewer.personId, value.idempotencyKey);
    const { personId } = viewer;
    const scopes = [...new Set(value.scopes as Scope[])];
    const done = await commands.once<void>(personId, value, async (transaction) => {
      await personalTokens.add(transaction, {
        tokenId,
        personId,
        name: value.name,
        scopes,
        expiresAt: value.expiresAt ?? null,
      });
    });
    if (done.problem) return done.problem;
    const token = (await personalTokens.find(tokenId))!;
    return {
      __typename: 'PersonalTokenCreated' as const,
      replayed: done.replayed,
      token,
      secret: personalTokens.secretOf(tokenId),
    };
  }

  async revokePersonalToken(input: z.input<typeof revokeShape>, viewer: SignedInViewer) {
    const { value, problem } = checked(revokeShape, input);
    if (problem) return problem;
    const id = personalTokenId.decode(value.tokenId);
    if (id === null) return notFound('token', ['tokenId']);
    const { commands, personalTokens, authenticator } = this.parts;
    const done = await commands.once<void, ReturnType<typeof notFound>>(
      viewer.personId,
      value,
      async (transaction) => {
        const revoked = await personalTokens.revoke(transaction, viewer.personId, id);
        if (!revoked) throw new Refused(notFound('token', ['tokenId']));
      },
    );
    if (done.problem) return done.problem;
    authenticator.forget(viewer.personId);
    return {
      __typename: 'PersonalTokenRevoked' as const,
      replayed: done.replayed,
      token: (await personalTokens.find(id))!,
    };
  }
}

type InvitationNeeded = ReturnType<typeof invitationNeeded>;
type WrongPassword = ReturnType<typeof wrongCredentials>;

function signedIn(tokens: Tokens) {
  const { personId, ...rest } = tokens;
  return { __typename: 'SignedIn' as const, ...rest, person: { personId } };
}

const invitationNeeded = () =>
  invalidInput(
    'This server lets newcomers in by invitation. Ask the referee of a campaign, or the operator of the server, for a code, and send it as "invitation".',
    ['invitation'],
    'INVITATION_NEEDED',
  );
const wrongCredentials = () =>
  refusal('WRONG_CREDENTIALS', 'That does not fit together. Check what you typed, or sign up first.');
const sessionEnded = () =>
  refusal('SESSION_ENDED', 'This session has ended. Sign in again with a new idempotency key.');
const issuerUnreachable = () =>
  refusal('ISSUER_UNREACHABLE', 'The OpenID Connect issuer does not answer. Try again in a moment.', true);
