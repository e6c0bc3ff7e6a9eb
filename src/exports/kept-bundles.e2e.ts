/** Bundles on a schedule: written by jobs, kept with a limit, fetched by the referee alone. */
import { setTimeout as sleep } from 'node:timers/promises';
import { BACKGROUND } from '../../test/support/background.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';
import { campaignId } from '../api/index.js';
import { checked } from '../exchange/bundle/bundle.testkit.js';
import { BundleJobs } from './bundle-jobs.js';
import { ExportsModule } from './exports.module.js';
import { KeptBundles, MOST_BYTES_KEPT, TooLarge } from './kept-bundles.js';

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(
    database,
    [ExportsModule, ...BACKGROUND],
    ['exports', 'jobs', 'webhooks'],
  );
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});
beforeEach(async () => {
  campaign = await SkirmishCampaign.create(api);
  id = campaignId.decode(campaign.id) as string;
});

const scheduled = (everyHours: number, keep = 3, who: 'referee' | 'blue' = 'referee') =>
  api.command(
    'scheduleBundles',
    { campaignId: campaign.id, everyHours, keep },
    campaign.staff[who],
    '... on BundlesScheduled { schedule { everyHours keep nextAt } }',
  );

interface Kept {
  readonly number: number;
  readonly position: number;
  readonly bytes: number;
  readonly path: string;
}

async function kept(): Promise<Kept[]> {
  const query =
    'query ($id: ID!) { campaign(id: $id) { keptBundles { number madeAt position bytes path } } }';
  return (await api.data(query, { id: campaign.id }, campaign.staff.referee)).campaign.keptBundles;
}

const renamed = (name: string) =>
  api.command('renameCampaign', { campaignId: campaign.id, name }, campaign.staff.referee);

async function fetched(path: string, who: 'referee' | 'blue' | 'stranger'): Promise<Response> {
  return fetch(`${new URL(api.url).origin}${path}`, {
    headers: { authorization: `Bearer ${campaign.staff[who]}` },
  });
}

test('what is due becomes a job of the campaign, and a bundle that can be fetched', async () => {
  const answer = await scheduled(24, 2);
  expect(answer).toMatchObject({ __typename: 'BundlesScheduled', schedule: { everyHours: 24, keep: 2 } });
  await api.app.get(BundleJobs).look();
  for (let tries = 0; (await kept()).length === 0 && tries < 200; tries++) await sleep(50);
  const [bundle] = await kept();
  expect(bundle).toMatchObject({ number: 1 });
  const jobs =
    'query ($id: ID!) { campaign(id: $id) { jobs(first: 5, name: "keep-bundle") { nodes { state result } } } }';
  const isDone = async () =>
    (await api.data(jobs, { id: campaign.id }, campaign.staff.referee)).campaign.jobs.nodes;
  for (let tries = 0; (await isDone())[0]?.state !== 'DONE' && tries < 200; tries++) await sleep(50);
  expect(await isDone()).toEqual([{ state: 'DONE', result: { number: 1, isNew: true } }]);
  const content = await fetched(bundle?.path ?? '', 'referee');
  expect(content.status).toBe(200);
  const report = await checked(Buffer.from(await content.arrayBuffer()));
  expect(report).toMatchObject({ findings: [], events: bundle?.position });
  expect((await fetched(bundle?.path ?? '', 'blue')).status).toBe(404);
  expect((await fetched(bundle?.path ?? '', 'stranger')).status).toBe(404);
  expect((await fetched(`${bundle?.path}9`, 'referee')).status).toBe(404);
});

test('older ones go, and a campaign that stands still needs no other', async () => {
  await scheduled(1, 2);
  const jobs = api.app.get(BundleJobs);
  for (const name of ['One', 'Two', 'Three']) {
    await renamed(name);
    expect(await jobs.keep(id)).toMatchObject({ isNew: true });
  }
  expect((await kept()).map(({ number }) => number)).toEqual([3, 2]);
  expect(await jobs.keep(id)).toEqual({ number: 3, isNew: false });
  const { rows } = await database.pool.query(
    'select distinct number from kept_bundle_part where campaign_id = $1 order by 1',
    [id],
  );
  expect(rows.map(({ number }) => number)).toEqual([2, 3]);
  const schedule = await api.app.get(KeptBundles).schedule(id);
  expect(schedule?.nextAt.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
});

test('an attempt that was broken off leaves nothing, and a bundle that is too large is given up', async () => {
  await scheduled(1);
  const table = api.app.get(KeptBundles);
  const writer = table.writer(id, 1);
  await new Promise((resolve) => writer.write(Buffer.alloc(600_000, 1), resolve));
  expect(await kept()).toEqual([]);
  expect(await api.app.get(BundleJobs).keep(id)).toMatchObject({ number: 1, isNew: true });
  const [bundle] = await kept();
  const content = Buffer.from(await (await fetched(bundle?.path ?? '', 'referee')).arrayBuffer());
  expect(content.length).toBe(bundle?.bytes);
  const large = table.writer(id, 2);
  large.bytes = MOST_BYTES_KEPT;
  const fault = await new Promise((resolve) => {
    large.on('error', resolve);
    large.write(Buffer.from('x'));
  });
  expect(fault).toBeInstanceOf(TooLarge);
});

test('it can be ended, and only a referee may say so', async () => {
  await scheduled(1);
  expect(await api.app.get(BundleJobs).keep(id)).toMatchObject({ isNew: true });
  expect(await scheduled(0)).toMatchObject({ __typename: 'BundlesScheduled', schedule: null });
  expect(await api.app.get(BundleJobs).keep(id)).toBeNull();
  expect(await kept()).toHaveLength(1);
  expect(await scheduled(10_000)).toMatchObject({ __typename: 'InvalidInput' });
  expect(await scheduled(1, 0)).toMatchObject({ __typename: 'InvalidInput' });
  const refused = await scheduled(1, 1, 'blue');
  expect(refused).toMatchObject({ message: expect.stringContaining('Ask a referee') });
});
