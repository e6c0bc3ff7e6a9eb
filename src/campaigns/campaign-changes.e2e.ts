/** Many who follow the changes of one campaign: what is read of the tables is read once for all of them. */
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { newPerson, TestApi } from '../api/api.testkit.js';
import { campaignId } from '../api/index.js';
import { EventStore } from '../event-store/index.js';
import { command } from '../event-store/store.testkit.js';

const FOLLOWERS = 12;
const QUERY =
  'subscription ($id: ID!) { campaignChanged(campaignId: $id, after: 0) { position campaign { name } } }';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await TestApi.start({ dataSource: database.dataSource });
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

/** What the tables of states are asked while something goes on, each with its values. */
async function askedDuring(work: () => Promise<void>): Promise<unknown[][]> {
  const { pool } = api.app.get(EventStore);
  const asked: unknown[][] = [];
  const query = pool.query;
  pool.query = function (this: typeof pool, ...args: unknown[]) {
    const [statement] = args as [{ text?: string; values?: unknown[] }];
    if (/from campaign_state/.test(statement?.text ?? '')) asked.push(statement.values ?? []);
    return (query as (...args: unknown[]) => unknown).apply(this, args);
  } as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return asked;
}

test('events that change nothing of the campaign are not looked up, and a change is for all of them', async () => {
  const { token } = await newPerson(api);
  const sides = [
    { key: 'allies', name: 'Allies' },
    { key: 'axis', name: 'Axis' },
  ];
  const fields = '... on CampaignCreated { campaign { id } }';
  const { campaign } = await api.command('createCampaign', { name: 'v1', sides }, token, fields);
  const { id } = campaign as { id: string };
  const client = api.sockets(token);
  const streams = Array.from({ length: FOLLOWERS }, () =>
    client.iterate<{ campaignChanged: object }>({ query: QUERY, variables: { id } }),
  );
  const nextOfAll = () =>
    Promise.all(streams.map(async (stream) => (await stream.next()).value?.data?.campaignChanged));
  expect(await nextOfAll()).toEqual(Array(FOLLOWERS).fill({ position: 1, campaign: { name: 'v1' } }));

  const store = api.app.get(EventStore);
  const own = campaignId.decode(id) as string;
  const asked = await askedDuring(async () => {
    const heard = nextOfAll();
    for (let n = 0; n < 10; n++) await store.append(command(own));
    await api.command('renameCampaign', { campaignId: id, name: 'v2' }, token);
    expect(await heard).toEqual(Array(FOLLOWERS).fill({ position: 12, campaign: { name: 'v2' } }));
  });
  const ofTheChange = asked.filter(([, position]) => position === 12);
  expect(ofTheChange).toHaveLength(2); // One for the answer of the command, one for all who follow.
  expect(asked.length).toBeLessThan(FOLLOWERS); // Who everybody is, and the command.
  await client.dispose();
});

test('a client that was away for longer gets what was missed from the tables, and then what happens', async () => {
  const { token } = await newPerson(api);
  const sides = [
    { key: 'allies', name: 'Allies' },
    { key: 'axis', name: 'Axis' },
  ];
  const fields = '... on CampaignCreated { campaign { id } }';
  const { campaign } = await api.command('createCampaign', { name: 'v1', sides }, token, fields);
  const { id } = campaign as { id: string };
  const store = api.app.get(EventStore);
  const own = campaignId.decode(id) as string;
  const rename = (name: string) => api.command('renameCampaign', { campaignId: id, name }, token);
  for (let n = 0; n < 40; n++) await store.append(command(own));
  await rename('v2');
  for (let n = 0; n < 40; n++) await store.append(command(own));
  const client = api.sockets(token);
  const stream = client.iterate<{ campaignChanged: { position: number } }>({
    query: QUERY,
    variables: { id },
  });
  const next = async () => (await stream.next()).value?.data?.campaignChanged.position;
  expect([await next(), await next()]).toEqual([1, 42]);
  const coming = next();
  await rename('v3');
  expect(await coming).toBe(83);
  await client.dispose();
});
