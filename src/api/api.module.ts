import type { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import {
  type DynamicModule,
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  Optional,
} from '@nestjs/common';
import { APP_FILTER, HttpAdapterHost, ModuleRef } from '@nestjs/core';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import type { Front } from '../operations/index.js';
import { enforceAccess } from './access/authorisation.js';
import { ForeseenFilter } from './access/foreseen.js';
import { masked, type Report } from './access/masking.js';
import { AUTHENTICATOR, type Authenticator, STANDINGS, type Standings } from './access/viewer.js';
import { Contexts } from './contexts.js';
import { addressOf, prepareHttp } from './http.js';
import { POSITIONS, type Positions } from './ids/positions.js';
import { DateTimeScalar, JsonScalar } from './ids/scalars.js';
import { breatheLists } from './limits/breathing-lists.js';
import { type BucketSize, type Budget, LocalBudget, RedisBudget } from './limits/budget.js';
import { admission, OperationGuard } from './limits/guards.js';
import { toldFromMemory } from './limits/introspection.js';
import { type AllowList, listedOperations, onlyListed, readAllowList } from './limits/persisted.js';
import { PEOPLE_AT_AN_ADDRESS, Purses } from './limits/purses.js';
import { AnswerTooLarge, answerTooLarge, write } from './limits/writing.js';
import { schemaFiles } from './schema-files.js';
import { ServerResolver } from './server.resolver.js';
import { API_SETTINGS, type ApiSettings } from './settings.js';
import { MOST_MISTAKES, SubscriptionServer } from './subscriptions/subscriptions.js';

const ALLOW_LIST = Symbol('AllowList');
const log = new Logger('Api');

/** The log line that belongs to the id a client was given. */
const report: Report = (id, error, path) => {
  const where = path ? ` at ${path.join('.')}` : '';
  log.error(
    `Unexpected error ${id}${where}: ${error instanceof Error ? error.message : String(error)}`,
    error instanceof Error ? error.stack : undefined,
  );
};

async function graphqlOptions(
  settings: ApiSettings,
  guard: OperationGuard,
  allowList: AllowList | null,
  contexts: Contexts,
): Promise<ApolloDriverConfig> {
  return {
    path: settings.path,
    typeDefs: await schemaFiles(settings.features, settings.extraTypes),
    resolvers: { DateTime: DateTimeScalar, JSON: JsonScalar },
    transformSchema: (schema) => breatheLists(enforceAccess(schema)),
    context: ({ req }: { req: Request }) => contexts.of(req, textIn(req)),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(), // It looks at every field, and no answer is kept by anybody.
      ...(allowList ? [onlyListed(allowList)] : []),
      admission(guard),
      toldFromMemory(),
    ],
    stringifyResult: (answer: object) => written(answer, settings.limits.answer),
    ...(allowList && { persistedQueries: { cache: listedOperations(allowList) } }),
    parseOptions: { maxTokens: settings.limits.tokens },
    validationOptions: { maxErrors: MOST_MISTAKES },
    introspection: settings.introspection,
    hideSchemaDetailsFromClientErrors: !settings.introspection || settings.persistedOnly,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    graphiql: false,
    autoTransformHttpErrors: false,
    preserveHttpStatusForExecutionErrors: false,
    formatError: (formatted, error) => masked(formatted, error, report),
  };
}

/** For the head of a request and for the whole of it; the body has a limit of its own. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 60_000, maxConnections: 10_000 };

/** The operation that was sent, in the body or in the address. */
function textIn({ body, query }: Request): string {
  const text = (body as { query?: unknown } | undefined)?.query ?? query.query;
  return typeof text === 'string' ? text : '';
}

async function written(answer: object, most: number): Promise<string> {
  try {
    return `${await write(answer, most)}\n`;
  } catch (fault) {
    if (!(fault instanceof AnswerTooLarge)) throw fault;
    return `${JSON.stringify({ errors: [answerTooLarge(most)] })}\n`;
  }
}

/** What all resolvers share. Needs an `Authenticator` and `Standings`, which the accounts and campaigns modules provide globally. */
@Global()
@Module({})
export class ApiModule implements OnApplicationBootstrap, OnModuleDestroy {
  private subscriptions: SubscriptionServer | undefined;
  private apollo!: ApolloServer<object>;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly guard: OperationGuard,
    private readonly purses: Purses,
    private readonly modules: ModuleRef,
    contexts: Contexts,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(ALLOW_LIST) private readonly allowList: AllowList | null,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    @Inject(STANDINGS) private readonly standings: Standings,
    @Optional() @Inject(POSITIONS) private readonly positions?: Positions,
  ) {
    prepareHttp(
      this.host.httpAdapter as Front,
      this.settings,
      { apollo: () => this.apollo, contexts },
      report,
    );
  }

  /** With `redis`, all processes share the budgets. */
  static forRoot(settings: ApiSettings, redis?: Redis): DynamicModule {
    const { points, seconds } = settings.limits.budget;
    const bucket = (name: string, size: BucketSize): Budget =>
      redis
        ? new RedisBudget(redis, name, size, (fault) =>
            log.warn(`Budgets are kept per process: ${String(fault)}`),
          )
        : new LocalBudget(size);
    const purses = new Purses({
      callers: bucket('api', { points, seconds }),
      addresses: bucket('api:address', { points: PEOPLE_AT_AN_ADDRESS * points, seconds }),
    });
    return {
      module: ApiModule,
      imports: [
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: ApolloDriver,
          inject: [API_SETTINGS, OperationGuard, ALLOW_LIST, Contexts],
          useFactory: graphqlOptions,
        }),
      ],
      providers: [
        ServerResolver,
        { provide: APP_FILTER, useClass: ForeseenFilter },
        { provide: API_SETTINGS, useValue: settings },
        { provide: Purses, useValue: purses },
        {
          provide: Contexts,
          inject: [OperationGuard, AUTHENTICATOR, STANDINGS, { token: POSITIONS, optional: true }],
          useFactory: (
            guard: OperationGuard,
            authenticator: Authenticator,
            standings: Standings,
            positions: Positions | undefined,
          ) => new Contexts({ settings, guard, purses, authenticator, standings, positions }),
        },
        { provide: OperationGuard, useFactory: () => new OperationGuard(settings.limits, purses) },
        {
          provide: ALLOW_LIST,
          useFactory: () =>
            settings.persistedOnly ? readAllowList(settings.operationsFolder, settings.deskOperations) : null,
        },
      ],
      exports: [API_SETTINGS, OperationGuard, Purses, ALLOW_LIST, Contexts],
    };
  }

  onApplicationBootstrap(): void {
    this.apollo = this.modules.get(GraphQLModule<ApolloDriver>, { strict: false }).graphQlAdapter.instance;
    Object.assign(this.host.httpAdapter.getHttpServer(), PATIENCE);
    this.subscriptions = new SubscriptionServer(this.host.httpAdapter.getHttpServer(), {
      schema: this.schemaHost.schema,
      settings: this.settings,
      guard: this.guard,
      purses: this.purses,
      authenticator: this.authenticator,
      standings: this.standings,
      positions: this.positions,
      allowList: this.allowList,
      addressOf: (request) => addressOf(request, this.settings.trustedProxies),
      report,
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.subscriptions?.close();
  }
}
