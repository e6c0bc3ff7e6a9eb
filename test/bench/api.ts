/**
 * `api.typename`: `{ __typename }` per second by 16 clients in another process, on our server and on a bare Apollo server in
 * turns. `api.orders`: orders per second through HTTP, durable; `api.p99`: the 99th percentile of an order's answer.
 * `….cpu`: processor time of the server for each of them, which other work on the machine changes little.
 * `api.fanout` and `api.memory`: see there. `npm run bench -- api:orders` runs one part.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startEmbedded } from '../../src/database/index.js';
import { crossroads } from '../skirmish/scenario.js';
import { removeFolders } from '../support/folders.js';
import { Client } from './api-client.js';
import { benchChanges, benchFanout } from './api-fanout.js';
import { benchMemory } from './api-memory.js';
import { report } from './report.js';
import { usage } from './usage.js';

const CLIENTS = 16;
const SECONDS = 6;
const SIDES = ['blue', 'red'];

function newBattle(client: Client, campaign: string, token: string): Promise<string> {
  const position = { ...crossroads(), options: { turns: 1_000_000, objective: 'E4', ambush: true } };
  return client.openBattle(campaign, { position }, token);
}

const ISSUED =
  '... on OrdersIssued { position actions { version effects { kind sentence cites { rule } } } }';

/** A turn of Skirmish without shots: two moves that are looked at hex by hex, and the end of every phase. */
function* orders(): Iterable<[side: string, order: object]> {
  yield ['blue', { order: 'plan', plan: 'attack' }];
  yield ['red', { order: 'plan', plan: 'hold' }];
  for (let turn = 1; ; turn++) {
    yield ['blue', { order: 'move', unit: 'b1', path: [turn % 2 ? 'A1' : 'A2'] }];
    yield ['red', { order: 'pass' }];
    yield ['blue', { order: 'pass' }];
    yield ['blue', { order: 'pass' }];
    yield ['red', { order: 'move', unit: 'r2', path: [turn % 2 ? 'F6' : 'F5'] }];
    yield ['blue', { order: 'pass' }];
    yield ['red', { order: 'pass' }];
    yield ['red', { order: 'pass' }];
  }
}

/** All clients at once, each one request after the other; answers with the time that each request took. */
async function measure(clients: (() => Promise<unknown>)[]) {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1_000;
  const began = performance.now();
  await Promise.all(
    clients.map(async (work) => {
      while (performance.now() < end) {
        const start = performance.now();
        await work();
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

const PARTS = ['orders', 'fanout', 'memory'];
const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
const unknown = wanted.filter((part) => !PARTS.includes(part));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are: ${PARTS.join(', ')}.`);

interface Served {
  readonly process: ChildProcess;
  readonly url: string;
}

async function serve(file: string, env: object = {}): Promise<Served> {
  const runner = join(import.meta.dirname, '..', '..', 'scripts', 'run.mjs');
  const served = fork(runner, [join(import.meta.dirname, file)], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
  });
  const [{ url }] = (await once(served, 'message')) as [{ url: string }];
  return { process: served, url };
}

async function stop({ process: served }: Served): Promise<void> {
  const ended = once(served, 'exit');
  served.send('stop');
  await ended;
}

/** What each of 16 clients does, one request after the other. */
const same = (work: () => Promise<unknown>) => Array.from({ length: CLIENTS }, () => work);

interface Run {
  readonly perSecond: number;
  readonly p99: number;
  /** Processor time of the server in microseconds, for each request. */
  readonly cpu: number;
}

async function runOn(server: ChildProcess, clients: (() => Promise<unknown>)[]): Promise<Run> {
  const before = await usage(server);
  const measured = await measure(clients);
  return { ...measured, cpu: ((await usage(server)) - before) / measured.requests };
}

const TURNS = 3;

async function benchOrders(server: ChildProcess, client: Client, token: string): Promise<void> {
  const bare = await serve('api-bare.ts');
  const bareClient = new Client(bare.url, CLIENTS, '/');
  const players = await Promise.all(
    Array.from({ length: CLIENTS }, async () =>
      player(client, await client.newCampaign(SIDES, token), token),
    ),
  );
  await measure(players.slice(0, 4)); // Warms the path up.
  const typename = () => client.ask('{ __typename }', {}, token);
  const runs: Record<'apollo' | 'ours' | 'orders', Run[]> = { apollo: [], ours: [], orders: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    runs.apollo.push(
      await runOn(
        bare.process,
        same(() => bareClient.ask('{ __typename }')),
      ),
    );
    runs.ours.push(await runOn(server, same(typename)));
    runs.orders.push(await runOn(server, players));
  }
  bareClient.close();
  await stop(bare);
  const best = (of: keyof typeof runs) => Math.max(...runs[of].map(({ perSecond }) => perSecond));
  const least = (of: keyof typeof runs) => Math.min(...runs[of].map(({ cpu }) => cpu));
  const p99 = Math.max(...runs.orders.map((run) => run.p99));
  report({ bench: 'api.typename', who: 'apollo', value: best('apollo'), unit: 'requests/s' });
  report({ bench: 'api.typename', who: 'ours', value: best('ours'), unit: 'requests/s' });
  report({ bench: 'api.orders', who: 'ours', value: best('orders'), unit: 'orders/s' });
  report({ bench: 'api.p99', who: 'ours', value: p99, unit: 'ms' });
  report({ bench: 'api.typename.cpu', who: 'apollo', value: least('apollo'), unit: 'us/request' });
  report({ bench: 'api.typename.cpu', who: 'ours', value: least('ours'), unit: 'us/request' });
  report({ bench: 'api.orders.cpu', who: 'ours', value: least('orders'), unit: 'us/order' });
}

/** Gives one order after the other in a battle of its own. */
async function player(client: Client, campaign: string, token: string): Promise<() => Promise<unknown>> {
  const battleId = await newBattle(client, campaign, token);
  const next = orders()[Symbol.iterator]();
  return () => {
    const [side, json] = next.next().value as [string, object];
    return client.command('issueOrders', { battleId, side, orders: [{ json }] }, ISSUED, token);
  };
}

const folder = mkdtempSync(join(tmpdir(), 'hexledger-bench-'));
const database = await startEmbedded(join(folder, 'database'));
const databaseUrl = database.url('postgres');
await migrate(databaseUrl);
try {
  if (isWanted('orders') || isWanted('fanout')) {
    const served = await serve('api-server.ts', { DATABASE_URL: databaseUrl });
    const client = new Client(served.url, CLIENTS);
    const token = await client.referee();
    if (isWanted('orders')) await benchOrders(served.process, client, token);
    if (isWanted('fanout')) {
      const campaign = await client.newCampaign(SIDES, token);
      const tokens = await client.commanders(campaign, SIDES, token);
      const next = await player(client, campaign, token);
      const given = {
        client,
        url: served.url,
        server: served.process,
        databaseUrl,
        campaign,
        tokens,
        next,
      };
      await benchFanout(given);
      await benchChanges(given);
    }
    client.close();
    await stop(served);
  }
  if (isWanted('memory')) await benchMemory(database.url());
} finally {
  await database.stop();
  await removeFolders(folder, join(folder, 'database'));
}
