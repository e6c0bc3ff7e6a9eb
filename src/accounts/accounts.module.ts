import { type DynamicModule, Global, Logger, Module, type Provider } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { AUTHENTICATOR, type BucketSize, LocalBudget, RedisBudget } from '../api/index.js';
import { SigningKey } from '../event-store/index.js';
import { JOBS, type Jobs } from '../jobs/index.js';
import { Post } from '../mail/index.js';
import { Accounts } from './accounts.js';
import { AccountCommands, AccountQueries, PersonResolver, ViewerResolver } from './accounts.resolver.js';
import { Attempts } from './attempts.js';
import { TokenAuthenticator } from './authenticator.js';
import { CommandLog } from './command-log.js';
import { Door, INVITATIONS, type Invitations } from './door.js';
import { ForgottenPasswords } from './forgotten-passwords.js';
import { MailboxResolver, MailResolver } from './mail.resolver.js';
import { MailCommands } from './mail-commands.js';
import { Mailboxes } from './mailboxes.js';
import { OpenIdIssuer } from './open-id.js';
import { People } from './people.js';
import { PersonalTokens } from './personal-tokens.js';
import { openSecrets, Secrets, signingKey } from './secrets.js';
import { Sessions } from './sessions.js';
import { ACCOUNTS_SETTINGS, type AccountsSettings } from './settings.js';
import { StandIns } from './stand-ins.js';

const log = new Logger('Accounts');

function attemptsOf(settings: AccountsSettings, redis: Redis | undefined): Attempts {
  const bucket = (name: string, size: BucketSize) =>
    redis
      ? new RedisBudget(redis, `attempts:${name}`, size, (fault) =>
          log.warn(`Attempts are counted per process: ${String(fault)}`),
        )
      : new LocalBudget(size);
  const { byPair, byAddress, byEmail } = settings.attempts;
  return new Attempts({
    byPair: bucket('pair', byPair),
    byAddress: bucket('address', byAddress),
    byEmail: bucket('email', byEmail),
  });
}

function providers(settings: AccountsSettings, redis: Redis | undefined): Provider[] {
  return [
    { provide: ACCOUNTS_SETTINGS, useValue: settings },
    {
      provide: Secrets,
      inject: [DataSource],
      useFactory: (source: DataSource) => openSecrets(settings.secret, source),
    },
    { provide: SigningKey, inject: [Secrets], useFactory: signingKey },
    { provide: People, inject: [DataSource], useFactory: (source: DataSource) => new People(source) },
    {
      provide: Sessions,
      inject: [DataSource, Secrets],
      useFactory: (source: DataSource, secrets: Secrets) => new Sessions(source, secrets, settings),
    },
    {
      provide: PersonalTokens,
      inject: [DataSource, Secrets],
      useFactory: (source: DataSource, secrets: Secrets) => new PersonalTokens(source, secrets),
    },
    {
      provide: TokenAuthenticator,
      inject: [Sessions, PersonalTokens],
      useFactory: (sessions: Sessions, tokens: PersonalTokens) =>
        new TokenAuthenticator(sessions, tokens, settings.believeSeconds),
    },
    { provide: AUTHENTICATOR, useExisting: TokenAuthenticator },
    {
      provide: StandIns,
      inject: [DataSource, Secrets],
      useFactory: (source: DataSource, secrets: Secrets) => new StandIns(source, secrets),
    },
    {
      provide: Door,
      inject: [Secrets, INVITATIONS],
      useFactory: (secrets: Secrets, invitations: Invitations) =>
        new Door(settings.signUp, secrets, invitations),
    },
    { provide: Attempts, useFactory: () => attemptsOf(settings, redis) },
    {
      provide: Mailboxes,
      inject: [DataSource, Secrets, { token: Post, optional: true }],
      useFactory: (source: DataSource, secrets: Secrets, post: Post | undefined) =>
        new Mailboxes(source, secrets, post),
    },
    {
      provide: MailCommands,
      inject: [
        DataSource,
        People,
        Sessions,
        TokenAuthenticator,
        Secrets,
        Attempts,
        Mailboxes,
        { token: Post, optional: true },
        { token: JOBS, optional: true },
      ],
      useFactory: (
        database: DataSource,
        people: People,
        sessions: Sessions,
        authenticator: TokenAuthenticator,
        secrets: Secrets,
        attempts: Attempts,
        mailboxes: Mailboxes,
        post: Post | undefined,
        jobs: Jobs | undefined,
      ) =>
        new MailCommands({
          database,
          people,
          sessions,
          authenticator,
          attempts,
          mailboxes,
          commands: new CommandLog(database, secrets),
          forgotten:
            post && jobs && new ForgottenPasswords({ database, people, secrets, mailboxes, post, jobs }),
        }),
    },
    {
      provide: Accounts,
      inject: [DataSource, People, Sessions, PersonalTokens, TokenAuthenticator, Secrets, Door, Attempts],
      useFactory: (
        source: DataSource,
        people: People,
        sessions: Sessions,
        personalTokens: PersonalTokens,
        authenticator: TokenAuthenticator,
        secrets: Secrets,
        door: Door,
        attempts: Attempts,
      ) =>
        new Accounts({
          door,
          database: source,
          people,
          sessions,
          personalTokens,
          authenticator,
          secrets,
          commands: new CommandLog(source, secrets),
          attempts,
          openId: settings.openId && new OpenIdIssuer(settings.openId.issuer, settings.openId.clientId),
        }),
    },
  ];
}

/** People and their tokens. Expects a `DataSource` and the campaigns' `INVITATIONS`; with `redis`, all processes count sign-in attempts together. */
@Global()
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: NestJS knows modules by their class
export class AccountsModule {
  static forRoot(settings: AccountsSettings, redis?: Redis): DynamicModule {
    return {
      module: AccountsModule,
      providers: [
        ...providers(settings, redis),
        AccountCommands,
        AccountQueries,
        ViewerResolver,
        PersonResolver,
        MailResolver,
        MailboxResolver,
      ],
      exports: [AUTHENTICATOR, Accounts, Mailboxes, People, Secrets, SigningKey, StandIns],
    };
  }
}
