import { jest } from '@jest/globals';
import { BACKGROUND } from '../../test/support/background.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import { nextKey, type TestApi } from '../api/api.testkit.js';
import { campaignId, jobId } from '../api/index.js';
import { HopelessJob, JOBS, type Jobs, type Run } from './index.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

let database: TestDatabase;
let api: TestApi;
let jobs: Jobs;
let campaign: SkirmishCampaign;
/** What the jobs of this test do. */
let work: (run: Run) => Promise<unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database, BACKGROUND, ['jobs', 'webhooks']);
  jobs = api.app.get<Jobs>(JOBS);
  jobs.process('test-work', (_data, run) => work(run));
});
beforeEach(async () => {
  campaign = await SkirmishCampaign.create(api);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

const JOB = 'id name state failures attempts progress result error revision finishedAt';

async function job(id: string, who: keyof Staff = 'referee') {
  const query = `query ($id: ID!) { job(id: $id) { ${JOB} } }`;
  return (await api.data(query, { id }, campaign.staff[who])).job;
}

async function enqueue(id: string, options: object = {}): Promise<string> {
  const inside = campaignId.decode(campaign.id)!;
  await jobs.enqueue('test-work', null, { campaign: inside, id, attempts: 1, ...options });
  return jobId.encode(inside, id);
}

interface JobSeen {
  state: string;
  progress: unknown;
  revision: number;
}

/** Follows a job until it is in a state. */
async function until(id: string, state: string): Promise<JobSeen[]> {
  const client = api.sockets(campaign.staff.referee);
  const seen: JobSeen[] = [];
  const query = `subscription ($id: ID!) { jobChanged(id: $id) { state progress revision } }`;
  for await (const { data, errors } of client.iterate({ query, variables: { id } })) {
    if (errors) throw new Error(JSON.stringify(errors));
    seen.push((data as { jobChanged: JobSeen }).jobChanged);
    if (seen.at(-1)?.state === state) break;
  }
  await client.dispose();
  return seen;
}

test('a job is followed from where it is to its end, with its progress', async () => {
  let goOn: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  work = async (run) => {
    await run.progress({ done: 1, of: 2 });
    await asked;
    return { well: true };
  };
  const id = await enqueue('followed');
  while ((await job(id)).progress === null);
  const followed = until(id, 'DONE');
  goOn();
  const seen = await followed;
  expect(seen.map(({ revision }) => revision)).toEqual(
    [...seen.map(({ revision }) => revision)].sort((a, b) => a - b),
  );
  expect(await job(id)).toMatchObject({
    state: 'DONE',
    result: { well: true },
    finishedAt: expect.any(String),
  });
});

test('a dead job can be tried again, once for each key', async () => {
  work = async () => {
    throw new HopelessJob('the bridge is down');
  };
  const id = await enqueue('dead');
  await until(id, 'DEAD');
  expect(await job(id)).toMatchObject({ error: 'the bridge is down', failures: 1 });
  const list = 'query ($id: ID!) { campaign(id: $id) { jobs(first: 5, state: DEAD) { nodes { id } } } }';
  const { campaign: seen } = await api.data(list, { id: campaign.id }, campaign.staff.referee);
  expect(seen.jobs.nodes).toEqual([{ id }]);
  const idempotencyKey = nextKey();
  const retry = (jobId = id) => api.command('retryJob', { jobId, idempotencyKey }, campaign.staff.referee);
  expect(await retry()).toMatchObject({ __typename: 'JobRetried', replayed: false });
  await until(id, 'DEAD');
  work = async () => 'over it';
  expect(await retry()).toMatchObject({ replayed: true });
  expect(await job(id)).toMatchObject({ state: 'DEAD' });
  expect(await api.command('retryJob', { jobId: id }, campaign.staff.referee)).toMatchObject({
    __typename: 'JobRetried',
  });
  await until(id, 'DONE');
  expect(await api.command('retryJob', { jobId: id }, campaign.staff.referee)).toMatchObject({
    __typename: 'Conflict',
    retryable: false,
  });
});

test('a waiting job can be cancelled, a finished one not', async () => {
  const id = await enqueue('later', { delay: 3_600_000 });
  const cancel = () =>
    api.command('cancelJob', { jobId: id }, campaign.staff.referee, '... on JobCancelled { job { state } }');
  expect(await cancel()).toMatchObject({ __typename: 'JobCancelled', job: { state: 'CANCELLED' } });
  expect(await cancel()).toMatchObject({ __typename: 'Conflict' });
});

test('pages of jobs come newest first and miss none', async () => {
  for (const n of [1, 2, 3]) await enqueue(`page-${n}`, { delay: 3_600_000 });
  const names: string[] = [];
  for (let after: string | null = null; ; ) {
    const query = `query ($id: ID!, $after: String) { campaign(id: $id) {
      jobs(first: 2, after: $after, name: "test-work") { nodes { id } pageInfo { hasNextPage endCursor } } } }`;
    const { campaign: seen } = await api.data(query, { id: campaign.id, after }, campaign.staff.referee);
    names.push(...seen.jobs.nodes.map(({ id }: { id: string }) => jobId.decode(id)!.local));
    if (!seen.jobs.pageInfo.hasNextPage) break;
    after = seen.jobs.pageInfo.endCursor;
  }
  expect(names).toEqual(['page-3', 'page-2', 'page-1']);
});

test('what the database said about a failure stays in the log', async () => {
  work = () => database.pool.query('select * from no_such_table');
  const id = await enqueue('broken');
  await until(id, 'DEAD');
  expect((await job(id)).error).not.toMatch(/no_such_table|relation/);
});

test('nobody but a referee sees or touches a job', async () => {
  const id = await enqueue('mine', { delay: 3_600_000 });
  for (const who of ['blue', 'observer'] as const)
    expect(await api.command('cancelJob', { jobId: id }, campaign.staff[who])).toMatchObject({
      __typename: 'NotAllowed',
    });
  expect(await api.command('cancelJob', { jobId: id }, campaign.staff.stranger)).toMatchObject({
    __typename: 'NotFound',
  });
  const query = 'query ($id: ID!) { campaign(id: $id) { jobs(first: 1) { nodes { id } } } }';
  const { errors } = await api.ask(query, { id: campaign.id }, campaign.staff.blue);
  expect(errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
});
