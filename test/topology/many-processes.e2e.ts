import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { type Spawned, spawnEntry } from '../support/process.js';
import { freePort, startTestRedis, type TestRedis } from '../support/valkey.js';
import { ask, command, follow, referee } from './client.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(180_000);

/** The topology of docker/compose.yaml as plain processes: two API, two job processes, PostgreSQL, Redis. */
interface Node {
  readonly process: Spawned;
  readonly url: string;
}

let database: TestDatabase;
let redis: TestRedis;
let nodes: Node[];

beforeAll(async () => {
  // Once, not by each of them at the same time.
  expect(spawnSync(process.execPath, ['bin/build.js']).status).toBe(0);
  database = await createTestDatabase();
  redis = await startTestRedis();
  // All at once: they must take turns at preparing the database.
  nodes = await Promise.all(['main', 'main', 'worker', 'worker'].map(startNode));
});
afterAll(async () => {
  for (const { process } of nodes ?? []) process.signal('SIGKILL');
  await redis?.kill();
  await database?.drop();
});

async function startNode(entry: string): Promise<Node> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    LOG_FORMAT: 'json',
    JOB_SWEEP_MS: '200',
  };
  const process = spawnEntry(entry, [], { env });
  await process.says(/"msg":"ready"/);
  return { process, url: `http://127.0.0.1:${port}` };
}

/** A battle from the first scenario of the house. */
async function openBattle(url: string, token: string) {
  const asked = '{ rulebooks { system scenarios { name document } } }';
  const { rulebooks } = await ask(url, asked, {}, token);
  const { system, scenarios } = rulebooks.find((one: { scenarios: object[] }) => one.scenarios.length > 0);
  const [{ name, document }] = scenarios;
  const sides = Object.keys(document.sides);
  const made = await command(
    url,
    'createCampaign',
    { name, sides: sides.map((key) => ({ key, name: key })) },
    '... on CampaignCreated { campaign { id } }',
    token,
  );
  const campaign: string = made.campaign.id;
  const opened = await command(
    url,
    'openBattle',
    { campaignId: campaign, name, start: { house: { system, name } } },
    '... on BattleOpened { battle { id } }',
    token,
  );
  return { campaign, battle: opened.battle.id as string, sides };
}

interface Readiness {
  readonly ready: boolean;
  readonly checks: Record<string, string>;
}
const readiness = async ({ url }: Node): Promise<Readiness> =>
  (await (await fetch(`${url}/readyz`)).json()) as Readiness;
const allReadiness = (): Promise<Readiness[]> => Promise.all(nodes.map(readiness));

async function jobDone(id: string): Promise<void> {
  for (;;) {
    const { rowCount } = await database.pool.query(
      `select from job where job_id = $1 and result is not null`,
      [id],
    );
    if (rowCount === 1) return;
    await sleep(20);
  }
}

async function askForJob(id: string): Promise<void> {
  await database.pool.query(
    `insert into job (campaign_id, job_id, name, data, attempts, backoff_ms)
     values (gen_random_uuid(), $1, 'forget-finished-jobs', 'null', 1, 0)`,
    [id],
  );
}

describe('two API and two job processes on one PostgreSQL and one Redis', () => {
  it('are all well', async () => {
    const well = { ready: true, checks: { database: 'ok', migrations: 'ok', queue: 'ok', live: 'ok' } };
    expect(await allReadiness()).toEqual([well, well, well, well]);
  });

  it('answer clients in the API processes only', async () => {
    const answers = await Promise.all(
      nodes.map(async ({ url }) => {
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"query":"{ __typename }"}',
        });
        return response.status;
      }),
    );
    expect(answers).toEqual([200, 200, 404, 404]);
  });

  it('work jobs that any of them asked for', async () => {
    await askForJob('first');
    await jobDone('first');
  });

  it('bring an order given to one API process to a subscriber of the other', async () => {
    const [here, there] = nodes.map(({ url }) => url) as [string, string];
    const token = await referee(here);
    const { campaign, battle, sides } = await openBattle(here, token);
    const followed = follow(there, campaign, token);
    while ((await followed.next()).kind !== 'battle.opened');
    const look = `query ($id: ID!) { battle(id: $id) { ${sides.map((key) => `${key}: legalOrders(side: "${key}") { order kind }`).join(' ')} } }`;
    const legal = (await ask(here, look, { id: battle }, token)).battle;
    const side = sides.find((key) => legal[key].length > 0)!;
    const [{ order, kind }] = legal[side];
    const input = { battleId: battle, side, orders: [{ json: order }] };
    const issued = await command(
      here,
      'issueOrders',
      input,
      '... on OrdersIssued { position battle { version } }',
      token,
    );
    let heard = await followed.next();
    while (heard.action?.by !== side) heard = await followed.next();
    await followed.end();
    expect(heard.action.order.order).toBe(kind);
    expect(heard.position).toBeLessThanOrEqual(issued.position);
    const { version } = issued.battle;
    const seen = 'query ($id: ID!, $least: Int) { battle(id: $id, minVersion: $least) { version } }';
    expect((await ask(there, seen, { id: battle, least: version }, token)).battle).toEqual({ version });
  });

  it('go on without Redis: still ready, still working, and well again when it is back', async () => {
    await redis.kill();
    await askForJob('without-redis');
    await jobDone('without-redis');
    const without = await allReadiness();
    expect(without.map(({ ready }) => ready)).toEqual([true, true, true, true]);
    for (const { checks } of without) expect(checks.queue).not.toBe('ok');
    await redis.start();
    while ((await allReadiness()).some(({ checks }) => checks.queue !== 'ok' || checks.live !== 'ok'))
      await sleep(50);
    await askForJob('with-redis-again');
    await jobDone('with-redis-again');
  });

  it('stop cleanly when asked to', async () => {
    for (const { process } of nodes) process.signal('SIGTERM');
    expect(await Promise.all(nodes.map(({ process }) => process.ended))).toEqual([0, 0, 0, 0]);
    for (const { process } of nodes) expect(process.output()).toMatch(/"msg":"stopped"/);
  });
});
