/** A campaign that goes on here comes to another server as it stands, over the API or by the command, and goes on there too. */
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { createTestDatabase, isShared, type TestDatabase } from '../../test/support/database.js';
import { SKIRMISH, SkirmishCampaign } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';
import { campaignId } from '../api/index.js';
import { BattleHistory, Battles, BattleTable, GameSystems, LiveBattles, Orders } from '../battles/index.js';
import type { LiveBattle } from '../battles/live-battle.js';
import { EventStore } from '../event-store/index.js';
import { ExportsModule } from '../exports/index.js';
import { run as exported } from './export.js';
import { run as restore } from './restore.js';
import { run as verify } from './verify.js';

jest.setTimeout(60_000);

let here: TestDatabase;
let there: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;
let battle: string;
let printed: string[];

beforeAll(async () => {
  here = await createTestDatabase();
  there = await createTestDatabase();
  api = await SkirmishCampaign.serve(here, [ExportsModule], ['exports']);
  campaign = await SkirmishCampaign.create(api);
  battle = await campaign.planned();
  await campaign.order('blue', battle, [{ order: 'pass' }, { order: 'fire', unit: 'b2', target: 'r1' }]);
});
afterAll(async () => {
  await api?.close();
  await here?.drop();
  await there?.drop();
});
beforeEach(() => {
  printed = [];
  for (const name of ['log', 'error'] as const)
    jest.spyOn(console, name).mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => {
  delete process.env.DATABASE_URL;
  jest.restoreAllMocks();
});

const path = async (token: string) => {
  const query = 'query ($id: ID!) { campaign(id: $id) { bundle } }';
  return api.ask(query, { id: campaign.id }, token);
};
const origin = () => new URL(api.url).origin;
async function fetched(token?: string): Promise<Response> {
  const { bundle } = (await path(campaign.staff.referee)).data?.campaign ?? {};
  return fetch(`${origin()}${bundle}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
}

test('the referee fetches it over the API; the command writes the same bytes', async () => {
  const answer = await fetched(campaign.staff.referee);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('.bundle"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  process.env.DATABASE_URL = here.url;
  const to = new PassThrough();
  const [written] = await Promise.all([buffer(to), exported([campaign.id], to)]);
  expect(bytes.equals(written)).toBe(true);
});

test('nobody else does, and the seeds of dice to come are not in it', async () => {
  for (const [who, status, code] of [
    ['observer', 403, 'NOT_ALLOWED'],
    ['stranger', 404, 'NOT_FOUND'],
  ] as const) {
    const answer = await fetched(campaign.staff[who]);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  }
  expect((await fetched()).status).toBe(401);
  expect((await fetched('nonsense')).status).toBe(401);
  expect((await fetch(`${origin()}/campaigns/campaign.nothing/bundle`)).status).toBe(401);
  expect((await path(campaign.staff.blue)).data?.campaign.bundle).toMatch(/\/bundle$/);
  expect((await path(campaign.staff.observer)).data?.campaign.bundle).toBeNull();
  const { rows } = await here.pool.query('select seed from dice_seed where seed is not null');
  const { gunzipSync } = await import('node:zlib');
  const text = gunzipSync(
    Buffer.from(await (await fetched(campaign.staff.referee)).arrayBuffer()),
  ).toString();
  for (const { seed } of rows) expect(text).not.toContain(seed);
});

const inAnotherDatabase = isShared ? test.skip : test;

inAnotherDatabase('elsewhere the open battle goes on with new dice, and ends', async () => {
  const content = Buffer.from(await (await fetched(campaign.staff.referee)).arrayBuffer());
  process.env.DATABASE_URL = there.url;
  const { publicKey } = (await api.data('{ signingKey { publicKey } }')).signingKey;
  expect(await restore([`--signed-by=${publicKey}`], Readable.from(content))).toBe(0);
  expect(printed.join('\n')).toContain('New dice for battles that go on: "First clash".');
  const { rows } = await there.pool.query(
    'select from_version::int as from, seed from dice_seed where stream_id = $1 order by 1',
    [battle.split('.').at(-1)],
  );
  expect(rows).toMatchObject([{ from: 1, seed: null }, { seed: expect.stringMatching(/^[0-9a-f]{64}$/) }]);

  const store = new EventStore(there.pool);
  const systems = new GameSystems(SKIRMISH, async (system, position) => system.lay(position));
  const table = new BattleTable(there.pool);
  const failed = (fault: unknown) => {
    throw fault;
  };
  const live = new LiveBattles(store, systems, table, { failed });
  const id = campaignId.decode(campaign.id) as string;
  const local = battle.split('.').at(-1) as string;
  const of = (key: string) => ({ campaign: id, battle: local, actor: 'somebody', key, request: { key } });
  const { awaiting } = ((await live.find(id, local)) as LiveBattle).battle.position;
  const orders = {
    side: awaiting[0]?.side ?? 'red',
    orders: [{ order: 'pass' }],
    policy: 'ALL_OR_NONE',
  } as const;
  const issuing = new Orders(store, live, table, failed);
  expect(await issuing.issue({ ...of('go on'), ...orders })).toMatchObject({ outcome: 'issued' });
  const history = new BattleHistory(store, live);
  const battles = new Battles(
    store,
    live,
    history,
    table,
    () => Promise.reject(new Error('Nothing begins here.')),
    async () => undefined,
  );
  const changes = [{ do: 'clock', set: { over: { winner: 'blue', why: 'Red has gone home.' } } }];
  expect((await battles.rule({ ...of('end'), changes, why: 'the end' })).outcome).toBe('appended');
  expect(await verify([campaign.id])).toBe(0);
});

test('it says how it is used', async () => {
  expect(await exported([])).toBe(2);
  expect(await exported(['--help'])).toBe(0);
});
