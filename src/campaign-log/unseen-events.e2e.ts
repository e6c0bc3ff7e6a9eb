/** Events that a viewer may not know of take no place in the log as they see it: nobody can count them. */
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database);
});
beforeEach(async () => {
  campaign = await SkirmishCampaign.create(api);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

const invite = () =>
  api.command('invite', { campaignId: campaign.id, role: 'OBSERVER' }, campaign.staff.referee);

async function seen(who: keyof Staff, fields: string, asked = '') {
  const query = `query ($id: ID!) { campaign(id: $id ${asked}) { ${fields} } }`;
  return (await api.data(query, { id: campaign.id }, campaign.staff[who])).campaign;
}

const EVENTS =
  'events(first: 100) { edges { cursor node { position kind } } pageInfo { hasNextPage endCursor } }';
const positions = async (who: keyof Staff): Promise<number[]> =>
  (await seen(who, EVENTS)).events.edges.map(({ node }: { node: { position: number } }) => node.position);

test('the positions of everybody are dense, whatever else happens unseen', async () => {
  const before = await seen('blue', `position ${EVENTS}`);
  for (let n = 0; n < 3; n++) await invite();
  expect(await seen('blue', `position ${EVENTS}`)).toEqual(before);
  expect((await seen('referee', 'position')).position).toBeGreaterThan(before.position + 3);
  const battle = await campaign.planned();
  await invite();
  await campaign.order('blue', battle, [{ order: 'move', unit: 'b2', path: ['B4', 'C5'] }]);
  for (const who of ['blue', 'red', 'observer', 'referee'] as const) {
    const all = await positions(who);
    expect(all).toEqual(all.map((_, n) => n + 1));
    expect((await seen(who, 'position')).position).toBe(all.length);
  }
});

test('what a command answers, and what is read with it, are the same positions', async () => {
  const battle = await campaign.open();
  await invite();
  const plan = { battleId: battle, orders: [{ json: { order: 'plan', plan: 'attack' } }] };
  const fields = '... on OrdersIssued { position actions { position } }';
  const issued = await api.command('issueOrders', plan, campaign.staff.blue, fields);
  const { position } = issued;
  expect(position).toBe((await positions('blue')).at(-1));
  expect(issued.actions).toEqual([{ position }]);
  const asRead = `position battles(first: 1) { nodes { version actions(first: 9) { nodes { position } } } }`;
  const now = await seen('blue', asRead, `minPosition: ${position}`);
  expect(now).toMatchObject({ position, battles: { nodes: [{ version: 3 }] } });
  expect(now.battles.nodes[0].actions.nodes.at(-1)).toEqual({ position });
  const { battles, ...earlier } = await seen('blue', asRead, `at: ${position - 1}`);
  expect([earlier.position, battles.nodes[0].version]).toEqual([position - 1, 2]);
  const query = `query ($id: ID!) { campaign(id: $id, at: ${position + 1}) { position } }`;
  const beyond = await api.ask(query, { id: campaign.id }, campaign.staff.blue);
  expect(beyond.errors?.[0]?.message).toContain(`positions 1 to ${position};`);
});

test('a follower goes on at the point of the last visit, and hears nothing that is not for followers', async () => {
  const client = api.sockets(campaign.staff.blue);
  const [last] = (await positions('blue')).slice(-1) as [number];
  const listen = (query: string) => client.iterate({ query, variables: { id: campaign.id, after: last } });
  const events = listen(
    'subscription ($id: ID!, $after: Int!) { campaignEvents(campaignId: $id, after: $after) { position kind } }',
  );
  const changes = listen(
    'subscription ($id: ID!, $after: Int!) { campaignChanged(campaignId: $id, after: $after) { position campaign { name position } } }',
  );
  const [heard, changed] = [events.next(), changes.next()];
  await invite();
  const name = 'Another name';
  await api.command('renameCampaign', { campaignId: campaign.id, name }, campaign.staff.referee);
  const position = last + 1;
  expect((await heard).value?.data).toEqual({ campaignEvents: { position, kind: 'campaign.renamed' } });
  expect((await changed).value?.data).toEqual({
    campaignChanged: { position, campaign: { name, position } },
  });
  await client.dispose();
});

test('pages of a filtered log end in the same places with and without events that are not for the reader', async () => {
  await campaign.planned();
  const filtered = (after: string) =>
    seen(
      'blue',
      `events(first: 2 ${after} filter: { kinds: ["battle.action"] }) { nodes { position } pageInfo { hasNextPage endCursor } }`,
    );
  const { events: first } = await filtered('');
  for (let n = 0; n < 5; n++) await invite();
  expect((await filtered('')).events).toEqual(first);
  const { events: next } = await filtered(`after: "${first.pageInfo.endCursor}"`);
  expect(next).toMatchObject({ nodes: [{ position: expect.any(Number) }], pageInfo: { hasNextPage: false } });
});
