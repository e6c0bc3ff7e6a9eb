import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import {
  type DynamicModule,
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { APP_FILTER, HttpAdapterHost } from '@nestjs/core';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import type { Express, Request } from 'express';
import type { Redis } from 'ioredis';
import { enforceAccess } from './authorisation.js';
import { type Budget, LocalBudget, RedisBudget } from './budget.js';
import { ApiContext } from './context.js';
import { ForeseenFilter } from './foreseen.js';
import { admission, OperationGuard } from './guards.js';
import { addressOf, comesFromHere, prepareHttp } from './http.js';
import { masked, type Report } from './masking.js';
import { type AllowList, listedOperations, onlyListed, readAllowList } from './persisted.js';
import { DateTimeScalar, JsonScalar } from './scalars.js';
import { schemaText } from './schema-files.js';
import { ServerResolver } from './server.resolver.js';
import { API_SETTINGS, type ApiSettings } from './settings.js';
import { SubscriptionServer } from './subscriptions.js';
import { AUTHENTICATOR, type Authenticator, STANDINGS, type Standings } from './viewer.js';

const BUDGET = Symbol('Budget');
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
  authenticator: Authenticator,
  standings: Standings,
): Promise<ApolloDriverConfig> {
  return {
    path: settings.path,
    typeDefs: await schemaText(settings.features, settings.extraTypes),
    resolvers: { DateTime: DateTimeScalar, JSON: JsonScalar },
    transformSchema: enforceAccess,
    context: async ({ req }: { req: Request }) => {
      const viewer = await authenticator.viewer(req.headers.authorization);
      const again = async () => viewer;
      return new ApiContext(
        viewer,
        addressOf(req, settings.trustedProxies),
        standings,
        again,
        comesFromHere(req),
      );
    },
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ...(allowList ? [onlyListed(allowList)] : []),
      admission(guard),
    ],
    ...(allowList && { persistedQueries: { cache: listedOperations(allowList) } }),
    parseOptions: { maxTokens: settings.limits.tokens },
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

/** What all resolvers share. Needs an `Authenticator` and `Standings`, which the accounts and campaigns modules provide globally. */
@Global()
@Module({})
export class ApiModule implements OnApplicationBootstrap, OnModuleDestroy {
  private subscriptions: SubscriptionServer | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly guard: OperationGuard,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(ALLOW_LIST) private readonly allowList: AllowList | null,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    @Inject(STANDINGS) private readonly standings: Standings,
  ) {
    prepareHttp(this.host.httpAdapter.getInstance<Express>(), this.settings);
  }

  /** With `redis`, all processes share the budgets of tokens. */
  static forRoot(settings: ApiSettings, redis?: Redis): DynamicModule {
    const budget: Budget = redis
      ? new RedisBudget(redis, 'api', settings.limits.budget, (fault) =>
          log.warn(`Budgets are kept per process: ${String(fault)}`),
        )
      : new LocalBudget(settings.limits.budget);
    return {
      module: ApiModule,
      imports: [
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: ApolloDriver,
          inject: [API_SETTINGS, OperationGuard, ALLOW_LIST, AUTHENTICATOR, STANDINGS],
          useFactory: graphqlOptions,
        }),
      ],
      providers: [
        ServerResolver,
        { provide: APP_FILTER, useClass: ForeseenFilter },
        { provide: API_SETTINGS, useValue: settings },
        { provide: BUDGET, useValue: budget },
        { provide: OperationGuard, useFactory: () => new OperationGuard(settings.limits, budget) },
        {
          provide: ALLOW_LIST,
          useFactory: () => (settings.persistedOnly ? readAllowList(settings.operationsFolder) : null),
        },
      ],
      exports: [API_SETTINGS, OperationGuard, ALLOW_LIST],
    };
  }

  onApplicationBootstrap(): void {
    this.subscriptions = new SubscriptionServer(this.host.httpAdapter.getHttpServer(), {
      schema: this.schemaHost.schema,
      settings: this.settings,
      guard: this.guard,
      authenticator: this.authenticator,
      standings: this.standings,
      allowList: this.allowList,
      addressOf: (request) => addressOf(request, this.settings.trustedProxies),
      report,
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.subscriptions?.close();
  }
}
