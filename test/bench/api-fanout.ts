/**
 * `api.fanout`: one battle, 200 subscribers of two sides over real sockets. Milliseconds from an order's answer until the last
 * of them has it, CPU of the server per delivered event, and what the database was asked for each event.
 * `api.fanout.changes`: as many who follow what changes of the campaign itself, while only its battle goes on.
 */
import type { ChildProcess } from 'node:child_process';
import { createClient, type Client as Sockets } from 'graphql-ws';
import { Client as Database } from 'pg';
import { WebSocket } from 'ws';
import type { Client } from './api-client.js';
import { report } from './report.js';
import { usage } from './usage.js';

const SUBSCRIBERS = 200;
const EVENTS = 60;
const WARM_UP = 10;

const FOLLOW = `subscription ($id: ID!, $after: Int!) { campaignEvents(campaignId: $id, after: $after) { position kind battleId
  action { version by order changes effects { kind sentence about } } } }`;

const FOLLOW_CHANGES =
  'subscription ($id: ID!, $after: Int!) { campaignChanged(campaignId: $id, after: $after) { position campaign { name } } }';

interface Given {
  readonly client: Client;
  readonly url: string;
  readonly server: ChildProcess;
  readonly databaseUrl: string;
  readonly campaign: string;
  /** Of a player of each side. */
  readonly tokens: readonly string[];
  readonly next: () => Promise<unknown>;
}

export async function benchFanout({ client, url, server, databaseUrl, campaign, tokens, next }: Given) {
  let heard = 0;
  let all: (() => void) | undefined;
  const sockets: Sockets[] = [];
  const after = await positionOf(client, campaign, tokens[0] as string);
  const following = Array.from({ length: SUBSCRIBERS }, (_, n) => {
    const socket = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${tokens[n % tokens.length]}` },
    });
    sockets.push(socket);
    return new Promise<void>((resolve, reject) => {
      const heardOne = ({ errors }: { errors?: unknown }) => {
        if (errors) throw new Error(JSON.stringify(errors));
        if (++heard === SUBSCRIBERS) all?.();
      };
      socket.subscribe(
        { query: FOLLOW, variables: { id: campaign, after } },
        { next: heardOne, error: reject, complete: resolve },
      );
      socket.on('connected', () => resolve());
    });
  });
  await Promise.all(following);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const database = new Database(databaseUrl);
  await database.connect();
  const times: number[] = [];
  const one = async () => {
    heard = 0;
    const everybody = new Promise<void>((resolve) => {
      all = resolve;
    });
    await next();
    const answered = performance.now();
    await everybody;
    times.push(performance.now() - answered);
  };
  for (let n = 0; n < WARM_UP; n++) await one();
  times.length = 0;
  const before = await transactions(database);
  const began = await usage(server);
  for (let n = 0; n < EVENTS; n++) await one();
  const cpuMs = ((await usage(server)) - began) / 1_000;
  const asked = (await transactions(database)) - before;
  times.sort((a, b) => a - b);
  report({ bench: 'api.fanout', who: 'last-has-it-p50', value: times[EVENTS >> 1] as number, unit: 'ms' });
  report({
    bench: 'api.fanout',
    who: 'last-has-it-p95',
    value: times[Math.floor(EVENTS * 0.95)] as number,
    unit: 'ms',
  });
  report({
    bench: 'api.fanout',
    who: 'cpu',
    value: (cpuMs * 1_000) / (EVENTS * SUBSCRIBERS),
    unit: 'µs/delivery',
  });
  report({ bench: 'api.fanout', who: 'statements', value: asked / EVENTS, unit: 'per event' });
  for (const socket of sockets) await socket.dispose();
  await database.end();
}

export async function benchChanges({ client, url, server, databaseUrl, campaign, tokens, next }: Given) {
  const after = await positionOf(client, campaign, tokens[0] as string);
  const sockets = await Promise.all(
    Array.from({ length: SUBSCRIBERS }, async (_, n) => {
      const socket = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        lazy: false,
        connectionParams: { authorization: `Bearer ${tokens[n % tokens.length]}` },
      });
      await new Promise<void>((resolve) => socket.on('connected', () => resolve()));
      const nobodyHears = { next: () => undefined, error: () => undefined, complete: () => undefined };
      socket.subscribe({ query: FOLLOW_CHANGES, variables: { id: campaign, after } }, nobodyHears);
      return socket;
    }),
  );
  const database = new Database(databaseUrl);
  await database.connect();
  for (let n = 0; n < WARM_UP; n++) await next();
  const before = await transactions(database);
  const began = await usage(server);
  for (let n = 0; n < EVENTS; n++) await next();
  const cpuMs = ((await usage(server)) - began) / 1_000;
  const asked = (await transactions(database)) - before;
  const bench = 'api.fanout.changes';
  report({ bench, who: 'cpu', value: cpuMs / EVENTS, unit: 'ms/event' });
  report({ bench, who: 'statements', value: asked / EVENTS, unit: 'per event' });
  for (const socket of sockets) await socket.dispose();
  await database.end();
}

async function positionOf(client: Client, id: string, token: string): Promise<number> {
  const query = 'query ($id: ID!) { campaign(id: $id) { position } }';
  const { data } = await client.ask(query, { id }, token);
  return (data.campaign as unknown as { position: number }).position;
}

/** Statements outside a transaction count as one each. */
async function transactions(database: Database): Promise<number> {
  // The server tells what it has done now and then.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await database.query('select pg_stat_clear_snapshot()');
  const { rows } = await database.query(
    'select xact_commit::float8 as count from pg_stat_database where datname = current_database()',
  );
  return rows[0].count;
}
