/**
 * A machine of the cluster is away (by `ClusterStandIn`): campaigns on the others go on, those on it wait and say so, and
 * processes start.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { campaignId } from '../../src/api/index.js';
import { type Service, startService } from '../../src/app/service.js';
import { readConfig } from '../../src/config/index.js';
import { jobIntent, NO_CAMPAIGN } from '../../src/jobs/index.js';
import { createLog, Shutdown } from '../../src/operations/index.js';
import { createTestDatabase, isShared, type TestDatabase } from '../support/database.js';
import { ClusterStandIn } from '../support/dead-machine.js';

const LOG = createLog({ level: 'silent', format: 'json' });
const shutdowns: Shutdown[] = [];
let database: TestDatabase;
let cluster: ClusterStandIn;
let service: Service;
let token: string;
let here: string;
let there: string;
let keys = 0;

const onOwnDatabase = isShared ? test.skip : test;

beforeAll(async () => {
  if (isShared) return;
  database = await createTestDatabase();
  cluster = await ClusterStandIn.on(database);
  await cluster.lose(NO_CAMPAIGN);
  service = await started();
  const person = { email: 'referee@cluster.test', password: 'correct horse battery' };
  await command('signUp', { ...person, displayName: 'Referee' });
  token = (await command('signIn', person, '... on SignedIn { accessToken }')).accessToken;
  here = await campaign('Here');
  there = await campaign('There');
}, 120_000);
afterEach(async () => {
  await cluster?.comeBack();
});
afterAll(async () => {
  for (const shutdown of shutdowns) await shutdown.run(LOG);
  await cluster?.end();
  await database?.drop();
});

async function started(): Promise<Service> {
  const shutdown = new Shutdown();
  shutdowns.push(shutdown);
  const env = { DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'silent', JOB_SWEEP_MS: '100' };
  return startService(readConfig(env), LOG, { api: true, jobs: true }, shutdown);
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads out of an answer what it asked for
async function ask(query: string, variables: object = {}): Promise<any> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

async function send(name: string, input: object, fields = '') {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on Problem { code } ${fields} } }`;
  return ask(query, { input: { idempotencyKey: `cluster ${keys++}`, ...input } });
}

async function command(name: string, input: object, fields = '') {
  const { data, errors } = await send(name, input, fields);
  if (errors) throw new Error(JSON.stringify(errors));
  return data[name];
}

async function campaign(name: string): Promise<string> {
  const sides = ['german', 'russian'].map((key) => ({ key, name: key }));
  return (await command('createCampaign', { name, sides }, '... on CampaignCreated { campaign { id } }'))
    .campaign.id;
}

const inside = (id: string): string => campaignId.decode(id) as string;
const named = 'query ($id: ID!) { campaign(id: $id) { name } }';
const AWAY = [expect.objectContaining({ extensions: { code: 'TEMPORARILY_UNAVAILABLE', retryable: true } })];

async function readiness() {
  const response = await fetch(`${service.url}/readyz`);
  return {
    status: response.status,
    checks: ((await response.json()) as { checks: Record<string, string> }).checks,
  };
}

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (let tries = 0; tries < 200; tries++) {
    const found = await look();
    if (found) return found;
    await sleep(50);
  }
  throw new Error('What is waited for does not come.');
}

onOwnDatabase(
  'a process starts while the jobs of the house cannot be reached, and adds them when they can',
  async () => {
    const { jobs } = service.platform;
    const id = 'keep-up-projections';
    expect(await jobs.find({ campaign: NO_CAMPAIGN, id })).toBeUndefined();
    await cluster.comeBack();
    expect(await until(() => jobs.find({ campaign: NO_CAMPAIGN, id }))).toMatchObject({ name: id });
  },
);

onOwnDatabase(
  'campaigns on other machines go on; those on the machine that is away say that they wait',
  async () => {
    await cluster.lose(inside(there));
    const listed = await ask('{ campaigns(first: 10) { nodes { name } } }');
    expect(listed).toMatchObject({ data: { campaigns: { nodes: [{ name: 'Here' }] } } });
    expect(listed.errors).toBeUndefined();
    expect((await ask(named, { id: here })).data).toEqual({ campaign: { name: 'Here' } });
    expect((await ask(named, { id: there })).errors).toEqual(AWAY);
    expect(await command('renameCampaign', { campaignId: here, name: 'Still here' })).toMatchObject({
      __typename: 'CampaignChanged',
    });
    expect((await send('renameCampaign', { campaignId: there, name: 'Nowhere' })).errors).toEqual(AWAY);
    await cluster.comeBack();
    await command('renameCampaign', { campaignId: here, name: 'Here' });
    const { data } = await ask('{ campaigns(first: 10) { nodes { name } } }');
    expect(data.campaigns.nodes).toEqual([{ name: 'There' }, { name: 'Here' }]);
  },
);

onOwnDatabase(
  'jobs that logs asked for are taken over and done for the campaigns that can be reached',
  async () => {
    const { jobs, eventStore } = service.platform;
    jobs.process('cluster-work', async () => 'done');
    const asks = async (id: string, job: string) =>
      eventStore.append({
        ...{ campaign: inside(id), actor: 'test', key: randomUUID(), request: {} },
        events: [{ kind: 'test.asked', payload: {} }],
        messages: [jobIntent('cluster-work', null, { id: job })],
      });
    await asks(there, 'waits');
    await asks(here, 'first');
    await cluster.lose(inside(there));
    await asks(here, 'second');
    for (const id of ['first', 'second'])
      await until(
        async () => (await jobs.find({ campaign: inside(here), id }))?.state === 'DONE' || undefined,
      );
    await cluster.comeBack();
    const waited = { campaign: inside(there), id: 'waits' };
    await until(async () => (await jobs.find(waited))?.state === 'DONE' || undefined);
  },
);

onOwnDatabase('/readyz names the machine that is away, and the process stays in service', async () => {
  expect(await readiness()).toMatchObject({ status: 200, checks: { machines: 'ok', distribution: 'ok' } });
  await cluster.lose(inside(there));
  const { status, checks } = await readiness();
  expect([status, checks.machines]).toEqual([200, 'away: machine-2:5432; campaigns there have to wait']);
});

onOwnDatabase('another process starts while a machine is away', async () => {
  await cluster.lose(NO_CAMPAIGN, inside(there));
  const other = await started();
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
});
