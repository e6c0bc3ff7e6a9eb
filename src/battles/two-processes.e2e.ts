import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';

let database: TestDatabase;
let here: TestApi;
let there: TestApi;
let campaign: SkirmishCampaign;

beforeAll(async () => {
  database = await createTestDatabase();
  here = await SkirmishCampaign.serve(database);
  there = await SkirmishCampaign.serve(database);
  campaign = await SkirmishCampaign.create(here);
});
afterAll(async () => {
  await here?.close();
  await there?.close();
  await database?.drop();
});

const VERSION = 'query ($id: ID!) { battle(id: $id) { version } }';
const EVENTS = `query ($id: ID!) { campaign(id: $id) { events(first: 100, filter: { kinds: ["battle.action"] }) {
  nodes { action { version } } } } }`;

/** Both processes have the battle in memory, and only the first one hears of an order. */
async function ordered(idempotencyKey: string) {
  const battleId = await campaign.open();
  await there.data(VERSION, { id: battleId }, campaign.staff.blue);
  const input = { idempotencyKey, battleId, orders: [{ json: { order: 'plan', plan: 'attack' } }] };
  const fields = '... on OrdersIssued { battle { version } actions { version effects { kind } } }';
  const issue = (api: TestApi) => api.command('issueOrders', input, campaign.staff.blue, fields);
  return { issue, first: await issue(here) };
}

test('a process that has not heard of an order answers its repetition in full', async () => {
  const { issue, first } = await ordered('repeated elsewhere');
  expect(first.actions).toHaveLength(1);
  expect(await issue(there)).toEqual({ ...first, replayed: true });
});

test('a process that has not heard of an order leaves it out of no log', async () => {
  await ordered('read elsewhere');
  const [one, other] = await Promise.all(
    [here, there].map((api) => api.data(EVENTS, { id: campaign.id }, campaign.staff.referee)),
  );
  expect(one.campaign.events.nodes.length).toBeGreaterThan(2);
  expect(other).toEqual(one);
});
