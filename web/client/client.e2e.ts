import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import type { TestApi } from '../../src/api/api.testkit.js';
import { PicturesModule } from '../../src/pictures/index.js';
import { canonical } from '../../src/rules-core/kernel/position/canonical.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import { ApiFailure, Battle, Connection, speaksOf } from './index.js';

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;
const open: AbortController[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database, [PicturesModule], ['pictures']);
  campaign = await SkirmishCampaign.create(api);
});
afterAll(async () => {
  for (const watching of open) watching.abort();
  await api?.close();
  await database?.drop();
});

const connect = (who: keyof Staff | undefined): Connection =>
  new Connection({
    url: `${api.url}/graphql`,
    webSocketImpl: WebSocket,
    ...(who && { token: () => campaign.staff[who] }),
  });

async function position(battle: string, who: keyof Staff): Promise<string> {
  const query = 'query ($id: ID!) { battle(id: $id) { position } }';
  return canonical((await api.data(query, { id: battle }, campaign.staff[who])).battle.position);
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 400) throw new Error('It did not come about.');
    await sleep(25);
  }
}

function watch(battle: Battle): { states: string[]; ended: Promise<void>; stop: () => void } {
  const controller = new AbortController();
  open.push(controller);
  const states: string[] = [];
  const ended = battle.watch({
    signal: controller.signal,
    onActions: () => undefined,
    onState: (state) => states.push(state),
  });
  return { states, ended, stop: () => controller.abort() };
}

test('a battle is read and folded to what the API shows, for each viewer', async () => {
  const id = await campaign.planned();
  for (const who of ['referee', 'blue', 'red', 'observer'] as const) {
    const battle = await Battle.open(connect(who), id);
    await battle.read();
    expect(battle.replay.latest).toBe(battle.head.version);
    expect(canonical(battle.replay.seek(battle.replay.latest))).toBe(await position(id, who));
  }
});

test('a follower gets every action once, over broken connections and actions taken back', async () => {
  const id = await campaign.planned();
  const connection = connect('red');
  const battle = await Battle.open(connection, id);
  await battle.read();
  const { states, ended, stop } = watch(battle);
  const move = (from: string, to: string) =>
    campaign.order('blue', id, [{ order: 'move', unit: 'b2', path: [from, to] }]);
  const { battle: moved } = await move('B4', 'C5');
  await until(() => battle.replay.latest === moved.version);

  connection.close();
  await until(() => states.includes('waiting'));
  const undone = await api.command(
    'undo',
    { battleId: id, toVersion: moved.version - 1 },
    campaign.staff.referee,
  );
  expect(undone.__typename).toBe('ActionsUndone');
  await move('B4', 'C5');
  const latest = () => battle.replay.latest;
  await until(() => latest() >= moved.version + 2);
  expect(states.filter((state) => state === 'live').length).toBeGreaterThan(1);
  expect(canonical(battle.replay.seek(latest()))).toBe(await position(id, 'red'));
  const versions = Array.from({ length: latest() - 1 }, (_, n) => battle.replay.step(n + 2)?.version);
  expect(versions).toEqual(versions.map((_, n) => n + 2));
  stop();
  await ended;
});

test('a viewer who sees everything may follow through the eyes of a side', async () => {
  const id = await campaign.planned();
  const battle = await Battle.open(connect('referee'), id, 'red');
  await battle.read();
  const { ended, stop } = watch(battle);
  const { battle: moved } = await campaign.order('blue', id, [
    { order: 'move', unit: 'b2', path: ['B4', 'C5'] },
  ]);
  await until(() => battle.replay.latest === moved.version);
  expect(canonical(battle.replay.seek(moved.version))).toBe(await position(id, 'red'));
  expect(canonical(battle.replay.position)).not.toBe(await position(id, 'referee'));
  stop();
  await ended;
});

test('dice and rules of an action come with it, or when they are asked for', async () => {
  const id = await campaign.planned();
  await campaign.order('blue', id, [{ order: 'move', unit: 'b2', path: ['B4', 'C5'] }]);
  await campaign.order('red', id, [{ order: 'fire', unit: 'r1', target: 'b2' }]);
  const battle = await Battle.open(connect('blue'), id);
  await battle.read();
  const versions = Array.from({ length: battle.replay.latest - 1 }, (_, n) => n + 2);
  const details = await Promise.all(versions.map((version) => battle.detail(version)));
  expect(details.map((detail) => detail?.version)).toEqual(versions);
  const fired = details.find((detail) => detail?.rolls.length);
  expect(fired?.rolls[0]?.dice[0]?.face).toEqual(expect.any(Number));
  expect(fired?.effects.flatMap(({ cites }) => cites.map(({ text }) => text)).join(' ')).toMatch(/\w+/);
  expect(await battle.detail(1)).toBeUndefined();
});

test('what is refused comes as a code and a sentence, and is not tried for ever', async () => {
  const id = await campaign.planned();
  await expect(Battle.open(connect('stranger'), id)).rejects.toMatchObject({
    name: 'ApiFailure',
    code: 'NOT_FOUND',
  });
  await expect(Battle.open(connect(undefined), id)).rejects.toBeInstanceOf(ApiFailure);
  const nobody = new Connection({ url: 'http://127.0.0.1:9/graphql' });
  await expect(Battle.open(nobody, id)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  const battle = await Battle.open(connect('blue'), id);
  const banned = new Connection({
    url: `${api.url}/graphql`,
    webSocketImpl: WebSocket,
    token: () => 'hxp.none.such',
  });
  Object.assign(battle, { connection: banned });
  const { ended } = watch(battle);
  await expect(ended).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
});

test.each([
  [{ units: ['b1'] }, 'b1', true],
  [{ at: 'C3/1' }, 'C3', true],
  [{ at: 'C31' }, 'C3', false],
  [{ path: [{ to: 'C3' }] }, 'C3', true],
  [null, 'C3', false],
])('%j speaks of %s: %s', (value, name, expected) => {
  expect(speaksOf(value as never, name)).toBe(expected);
});

test('the library is small, and knows no framework', () => {
  const root = join(import.meta.dirname, '..', '..');
  const options = ['web/client/index.ts', '--bundle', '--minify', '--format=esm', '--log-level=error'];
  const built = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'esbuild', 'bin', 'esbuild'), ...options],
    { cwd: root },
  );
  expect(String(built.stderr)).toBe('');
  const size = gzipSync(built.stdout, { level: 9 }).length;
  expect(size).toBeGreaterThan(2_000);
  expect(size).toBeLessThan(15_000);
  expect(String(built.stdout)).not.toMatch(/preact|react/i);
});
