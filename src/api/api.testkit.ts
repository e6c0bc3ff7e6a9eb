import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  type DynamicModule,
  Global,
  type INestApplication,
  type LoggerService,
  Module,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type GraphQLSchema, getNamedType, isUnionType } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { DataSource } from 'typeorm';
import { WebSocket } from 'ws';
import { AccountsModule, type AccountsSettings, accountsSettings } from '../accounts/index.js';
import { CampaignsModule } from '../campaigns/index.js';
import { poolOf } from '../database/index.js';
import { EventStore } from '../event-store/index.js';
import { LIVE, type Live, openLive } from '../live/index.js';
import { createLog, Front } from '../operations/index.js';
import { ApiModule } from './api.module.js';
import { PROJECT } from './schema-files.js';
import { type ApiLimits, type ApiSettings, apiSettings } from './settings.js';

export interface ApiSetup {
  dataSource: DataSource;
  api?: Partial<Omit<ApiSettings, 'limits'>> & { limits?: Partial<ApiLimits> };
  accounts?: Partial<AccountsSettings>;
  /** News of appends; unless told, PostgreSQL carries them, as for a single server. */
  live?: Live;
  /** More features to serve; name their schema files in `api.features`. */
  imports?: (DynamicModule | Type)[];
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads out of an answer is for its expectations to say
  data?: any;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  extensions?: { cost: number; remaining: number };
}

/** What the server has logged as an error. */
export class Errors implements LoggerService {
  readonly lines: string[] = [];
  error(message: unknown): void {
    this.lines.push(String(message));
  }
  fatal(message: unknown): void {
    this.lines.push(String(message));
  }
  log(): void {}
  warn(): void {}
}

export const LOOSE_ATTEMPTS: AccountsSettings['attempts'] = {
  byPair: { points: 1e6, seconds: 1 },
  byAddress: { points: 1e6, seconds: 1 },
  byEmail: { points: 1e6, seconds: 1 },
};

/** What takes long costs more: on a busy machine a test must not run out. */
const LOOSE_BUDGET = { points: 1e12, seconds: 1 };

function newsOf(dataSource: DataSource): Live {
  const { url = '' } = dataSource.options as { url?: string };
  return openLive({
    pool: poolOf(dataSource),
    databaseUrl: url,
    redisUrl: undefined,
    log: createLog({ level: 'silent', format: 'json' }),
  });
}

/** A running API with accounts and campaigns, and ways to talk to it. */
export class TestApi {
  private constructor(
    readonly app: INestApplication<Server>,
    readonly url: string,
    readonly errors: Errors,
    private readonly news: Live | undefined,
  ) {}

  static async start({ dataSource, api, accounts, imports = [], ...setup }: ApiSetup): Promise<TestApi> {
    const live = setup.live ?? newsOf(dataSource);
    const own = setup.live ? undefined : live;
    const database = { provide: DataSource, useValue: dataSource };
    const appended = (campaign: string, position: number) => live.publish(campaign, position);
    const store = { provide: EventStore, useValue: new EventStore(poolOf(dataSource), { appended }) };
    const news = { provide: LIVE, useValue: live };
    @Global()
    @Module({
      providers: [database, store, news],
      exports: [DataSource, EventStore, LIVE],
    })
    class TestFoundation {}
    const settings = apiSettings(join(PROJECT, 'graphql', 'operations'), {
      features: ['common', 'accounts', 'campaigns'],
      ...api,
      limits: { budget: LOOSE_BUDGET, ...api?.limits },
    });
    const errors = new Errors();
    @Module({
      imports: [
        TestFoundation,
        ApiModule.forRoot(settings),
        AccountsModule.forRoot(accountsSettings({ attempts: LOOSE_ATTEMPTS, ...accounts })),
        CampaignsModule,
        ...imports,
      ],
    })
    class TestRoot {}
    const app = await NestFactory.create<INestApplication<Server>>(TestRoot, new Front(), {
      logger: errors,
      abortOnError: false,
    });
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new TestApi(app, `http://127.0.0.1:${port}`, errors, own);
  }

  get schema(): GraphQLSchema {
    return this.app.get(GraphQLSchemaHost).schema;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.news?.close();
  }

  post(body: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  }

  async ask(query: string, variables: object = {}, token?: string, more: object = {}): Promise<Answer> {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const response = await this.post(JSON.stringify({ query, variables, ...more }), headers);
    const answer = (await response.json()) as Omit<Answer, 'status' | 'headers'>;
    return { status: response.status, headers: response.headers, ...answer };
  }

  /** The data of an answer that must have no errors. */
  async data(query: string, variables: object = {}, token?: string): Promise<Answer['data']> {
    const { data, errors } = await this.ask(query, variables, token);
    if (errors) throw new Error(`Unexpected errors: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Sends a command and answers with the result's member. */
  async command(name: string, input: object, token?: string, fields = ''): Promise<Answer['data']> {
    const committed = this.committedMembers(name).map((member) => `... on ${member} { position replayed }`);
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) {
      __typename ... on Problem { code message path retryable } ${committed.join(' ')} ${fields} } }`;
    return (await this.data(query, { input: { idempotencyKey: nextKey(), ...input } }, token))[name];
  }

  private committedMembers(command: string): string[] {
    const result = getNamedType(this.schema.getMutationType()!.getFields()[command]!.type);
    const members = isUnionType(result) ? result.getTypes() : [];
    return members
      .filter((type) => type.getInterfaces().some(({ name }) => name === 'Committed'))
      .map(({ name }) => name);
  }

  sockets(token?: string, options: { lazy?: boolean } = {}): Client {
    return createClient({
      url: `${this.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      lazy: options.lazy ?? true,
      connectionParams: token ? { authorization: `Bearer ${token}` } : {},
    });
  }
}

let keys = 0;

export function nextKey(): string {
  return `test-${process.pid}-${Date.now().toString(36)}-${keys++}`;
}

export interface TestPerson {
  id: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
}

const SIGNED_IN = '... on SignedIn { accessToken refreshToken person { id } }';

/** Signs somebody up and in. */
export async function newPerson(api: TestApi, displayName = 'Somebody'): Promise<TestPerson> {
  const email = `${nextKey()}@example.test`;
  const password = 'correct horse battery';
  const up = await api.command('signUp', { email, password, displayName });
  if (up.__typename !== 'SignUpTaken') throw new Error(JSON.stringify(up));
  const signedIn = await api.command('signIn', { email, password }, undefined, SIGNED_IN);
  const { accessToken, refreshToken, person } = signedIn;
  return { id: person.id, email, password, token: accessToken, refreshToken };
}
