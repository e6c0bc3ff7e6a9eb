import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { createTestDatabase, isShared, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';
import { campaignId } from '../api/index.js';
import { run as archive } from './archive.js';
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
  api = await SkirmishCampaign.serve(here);
});
afterAll(async () => {
  await api?.close();
  await here?.drop();
  await there?.drop();
});
beforeEach(async () => {
  process.env.DATABASE_URL = here.url;
  printed = [];
  for (const name of ['log', 'error'] as const)
    jest.spyOn(console, name).mockImplementation((line) => void printed.push(String(line)));
  campaign = await SkirmishCampaign.create(api);
  battle = await campaign.planned();
});
afterEach(() => {
  delete process.env.DATABASE_URL;
  jest.restoreAllMocks();
});

async function endBattle(): Promise<void> {
  const changes = [{ do: 'clock', set: { over: { winner: 'blue', why: 'Red has gone home.' } } }];
  await api.command('rule', { battleId: battle, changes, why: 'the end' }, campaign.staff.referee);
}

async function bundle(...more: string[]): Promise<Buffer> {
  const to = new PassThrough();
  const [content] = await Promise.all([buffer(to), archive([campaign.id, ...more], to)]);
  return content;
}

const SEEN = `query ($id: ID!) { campaign(id: $id) { name position members(first: 9) { nodes { role } }
  battles(first: 9) { nodes { id name version closedAt outcome { why } dice { seed } } }
  events(first: 100) { nodes { position kind action { version } about } } } }`;
const seen = () => api.data(SEEN, { id: campaign.id }, campaign.staff.referee);

const inAnotherDatabase = isShared ? test.skip : test;

test('a finished campaign goes into a bundle, out of the database, and comes back as it was', async () => {
  await endBattle();
  const before = await seen();
  const content = await bundle('--take-away');
  expect(printed.join('\n')).toContain('Its rows are taken out of the database');
  const renamed = { campaignId: campaign.id, name: 'Gone' };
  expect(await api.command('renameCampaign', renamed, campaign.staff.referee)).toMatchObject({
    code: 'ARCHIVED',
  });
  expect(await restore([], Readable.from(content))).toBe(0);
  expect(await seen()).toEqual(before);
  expect(await verify([campaign.id])).toBe(0);
});

inAnotherDatabase('it comes to another database with everything that follows from its log', async () => {
  await endBattle();
  const content = await bundle();
  process.env.DATABASE_URL = there.url;
  const { publicKey } = (await api.data('{ signingKey { publicKey } }')).signingKey;
  expect(await restore([`--signed-by=${publicKey}`], Readable.from(content))).toBe(0);
  expect(await verify([campaign.id])).toBe(0);
  const rows = (database: TestDatabase, table: string) =>
    database.pool
      .query(
        `select * from ${table} as kept
         where campaign_id = (select campaign_id from battle where battle_id = $1) order by kept::text`,
        [battle.split('.').at(-1)],
      )
      .then((found) => found.rows);
  for (const table of ['battle', 'dice_seed', 'campaign_state', 'campaign_member', 'event']) {
    const restored = await rows(there, table);
    expect(restored.length).toBeGreaterThan(0);
    expect(restored).toEqual(await rows(here, table));
  }
  await expect(restore([], Readable.from(content))).rejects.toMatchObject({ code: 'CAMPAIGN_EXISTS' });
});

test('an end that was taken back leaves two seeds to bring along, and all rolls can be checked', async () => {
  const shot = [{ order: 'pass' }, { order: 'fire', unit: 'b2', target: 'r1' }];
  await campaign.order('blue', battle, shot);
  const fired = (await seen()).campaign.battles.nodes[0].version;
  await endBattle();
  await api.command('undo', { battleId: battle, toVersion: fired - 1 }, campaign.staff.referee);
  await campaign.order('blue', battle, shot.slice(1));
  await endBattle();
  const seeds = async () => {
    const fields = 'query ($id: ID!) { battle(id: $id) { dice { seeds { from hash seed } } } }';
    return (await api.data(fields, { id: battle }, campaign.staff.red)).battle.dice.seeds;
  };
  const before = await seeds();
  expect(before.map(({ from }: { from: number }) => from)).toEqual([1, fired + 2]);
  const content = await bundle('--take-away');
  await here.pool.query('delete from dice_seed where campaign_id = $1', [campaignId.decode(campaign.id)]);
  expect(await restore([], Readable.from(content))).toBe(0);
  expect(await seeds()).toEqual(before);
  expect(await verify([campaign.id])).toBe(0);
  expect(printed.at(-1)).toMatch(/, [2-9] rolls\n/);
});

inAnotherDatabase('a bundle that was tampered with changes nothing', async () => {
  await endBattle();
  const text = gunzipSync(await bundle()).toString();
  process.env.DATABASE_URL = there.url;
  const forged = gzipSync(text.replace('Red has gone home', 'Blue has gone home'));
  await expect(restore([], Readable.from(forged))).rejects.toMatchObject({
    code: 'BUNDLE_DAMAGED',
    advice: expect.stringContaining('another copy'),
  });
  expect(await verify([campaign.id])).toBe(1);
  expect(printed.at(-1)).toContain('UNKNOWN_CAMPAIGN');
});

test('a campaign with an open battle stays where it is', async () => {
  await expect(bundle()).rejects.toMatchObject({
    code: 'OPEN_BATTLES',
    message: expect.stringContaining('First clash'),
  });
});

test('both say how they are used', async () => {
  expect(await archive([])).toBe(2);
  expect(await archive(['--help'])).toBe(0);
  expect(await restore(['--help'])).toBe(0);
  await expect(archive(['mine'])).rejects.toMatchObject({ code: 'NOT_A_CAMPAIGN' });
  await expect(archive(['--loud'])).rejects.toMatchObject({ code: 'BAD_ARGUMENTS' });
});
