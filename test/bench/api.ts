/**
 * `api.orders`: orders per second through HTTP, durable, by 16 clients in another process than the server, beside
 * `{ __typename }` on the same server in the same run; `api.p99`: the 99th percentile of an order's answer.
 * `api.memory`: see there.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startEmbedded } from '../../src/database/index.js';
import { crossroads } from '../skirmish/scenario.js';
import { removeFolders } from '../support/folders.js';
import { Client } from './api-client.js';
import { benchMemory } from './api-memory.js';
import { report } from './report.js';

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
async function measure(clients: (() => Promise<unknown>)[]): Promise<{ perSecond: number; p99: number }> {
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
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

const folder = mkdtempSync(join(tmpdir(), 'hexledger-bench-'));
const database = await startEmbedded(join(folder, 'database'));
const databaseUrl = database.url('postgres');
await migrate(databaseUrl);
const runner = join(import.meta.dirname, '..', '..', 'scripts', 'run.mjs');
const server = fork(runner, [join(import.meta.dirname, 'api-server.ts')], {
  env: { ...process.env, DATABASE_URL: databaseUrl },
  execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
});
try {
  const [ready] = (await once(server, 'message')) as [{ url: string }];
  const client = new Client(ready.url, CLIENTS);
  const token = await client.referee();
  const players = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const battleId = await newBattle(client, await client.newCampaign(SIDES, token), token);
      const next = orders()[Symbol.iterator]();
      return () => {
        const [side, json] = next.next().value as [string, object];
        return client.command('issueOrders', { battleId, side, orders: [{ json }] }, ISSUED, token);
      };
    }),
  );
  const typename = () => client.ask('{ __typename }', {}, token);
  await measure(players.slice(0, 4)); // Warms both paths up.
  const names = await measure(Array.from({ length: CLIENTS }, () => typename));
  const issued = await measure(players);
  client.close();
  report({ bench: 'api.orders', who: 'typename', value: names.perSecond, unit: 'requests/s' });
  report({ bench: 'api.orders', who: 'ours', value: issued.perSecond, unit: 'orders/s' });
  report({ bench: 'api.p99', who: 'ours', value: issued.p99, unit: 'ms' });
  server.send('stop');
  await once(server, 'exit');
  await benchMemory(database.url());
} finally {
  if (server.connected) server.send('stop');
  await database.stop();
  await removeFolders(folder, join(folder, 'database'));
}
