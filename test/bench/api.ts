/**
 * `api.orders`: orders per second through HTTP, durable, by 16 clients in another process than the server, beside
 * `{ __typename }` on the same server in the same run; `api.p99`: the 99th percentile of an order's answer;
 * `api.memory`: the server's memory with 1,000 live battles.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startEmbedded } from '../../src/database/index.js';
import { crossroads } from '../skirmish/scenario.js';
import { report } from './report.js';

const CLIENTS = 16;
const SECONDS = 6;
const LIVE_BATTLES = 1_000;
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

interface Answer {
  data: Record<string, Record<string, unknown> & { __typename: string }>;
  errors?: unknown;
}

let url = '';

function ask(query: string, variables: object = {}, token?: string): Promise<Answer> {
  const body = JSON.stringify({ query, variables });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as Answer));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

let keys = 0;
async function command(name: string, input: object, fields: string, token?: string) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation Bench_${name}($input: ${type}!) { ${name}(input: $input) { __typename ... on Problem { code message } ${fields} } }`;
  const { data, errors } = await ask(
    query,
    { input: { idempotencyKey: `bench-${keys++}`, ...input } },
    token,
  );
  const result = data?.[name];
  if (!result || 'code' in result) throw new Error(JSON.stringify(errors ?? result));
  return result;
}

async function referee(): Promise<string> {
  const person = { email: 'bench@example.test', password: 'correct horse battery' };
  await command('signUp', { ...person, displayName: 'Bench' }, '');
  return (await command('signIn', person, '... on SignedIn { accessToken }')).accessToken as string;
}

async function newCampaign(token: string): Promise<string> {
  const sides = ['blue', 'red'].map((key) => ({ key, name: key }));
  const made = await command(
    'createCampaign',
    { name: 'Bench', sides },
    '... on CampaignCreated { campaign { id } }',
    token,
  );
  return (made.campaign as { id: string }).id;
}

async function newBattle(campaignId: string, token: string): Promise<string> {
  const position = { ...crossroads(), options: { turns: 1_000_000, objective: 'E4', ambush: true } };
  const made = await command(
    'openBattle',
    { campaignId, name: 'Bench', start: { position } },
    '... on BattleOpened { battle { id } }',
    token,
  );
  return (made.battle as { id: string }).id;
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
  url = ready.url;
  const token = await referee();
  const campaigns = await Promise.all(Array.from({ length: CLIENTS }, () => newCampaign(token)));
  const players = await Promise.all(
    campaigns.map(async (campaign) => {
      const battleId = await newBattle(campaign, token);
      const next = orders()[Symbol.iterator]();
      return () => {
        const [side, json] = next.next().value as [string, object];
        return command('issueOrders', { battleId, side, orders: [{ json }] }, ISSUED, token);
      };
    }),
  );
  const typename = () => ask('{ __typename }', {}, token);
  await measure(players.slice(0, 4)); // Warms both paths up.
  const names = await measure(Array.from({ length: CLIENTS }, () => typename));
  const issued = await measure(players);
  report({ bench: 'api.orders', who: 'typename', value: names.perSecond, unit: 'requests/s' });
  report({ bench: 'api.orders', who: 'ours', value: issued.perSecond, unit: 'orders/s' });
  report({ bench: 'api.p99', who: 'ours', value: issued.p99, unit: 'ms' });
  for (let n = 0; n < LIVE_BATTLES; n += CLIENTS)
    await Promise.all(
      campaigns.map(async (campaign) => {
        const battleId = await newBattle(campaign, token);
        await command(
          'issueOrders',
          { battleId, side: 'blue', orders: [{ json: { order: 'plan', plan: 'hold' } }] },
          ISSUED,
          token,
        );
      }),
    );
  server.send('memory');
  const [{ rss }] = (await once(server, 'message')) as [{ rss: number }];
  report({ bench: 'api.memory', who: 'ours', value: rss / 2 ** 20, unit: 'MB' });
} finally {
  server.send('stop');
  await once(server, 'exit');
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
  agent.destroy();
}
