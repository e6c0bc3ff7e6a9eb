import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;
let battle: string;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database);
  campaign = await SkirmishCampaign.create(api);
  battle = await campaign.planned();
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

const SEEN = `version position awaiting { side kind about } sides { key secrets } units(first: 50) { nodes { id at hidden attributes } }
  actions(first: 50) { nodes { version by order changes rolls { purpose } effects { kind sentence about } } } diff(from: 1, to: 3) { changes }`;

const look = (who: keyof Staff, eyes?: string) =>
  api.ask(
    `query ($id: ID!, $eyes: String) { battle(id: $id, eyes: $eyes) { ${SEEN} } }`,
    { id: battle, ...(eyes !== undefined && { eyes }) },
    campaign.staff[who],
  );

test.each(['blue', 'red'] as const)(
  'a referee sees through the eyes of %s what that side sees, and nothing else',
  async (side) => {
    const [through, own] = [await look('referee', side), await look(side)];
    expect(own.data.battle.actions.nodes.length).toBeGreaterThan(1);
    expect(through.data).toEqual(own.data);
    expect(through.data).not.toEqual((await look('referee')).data);
    expect((await look(side, side)).data).toEqual(own.data);
  },
);

test.each([
  ['blue', 'red'],
  ['observer', 'red'],
] as const)('%s does not get the eyes of %s', async (who, eyes) => {
  const { data, errors } = await look(who, eyes);
  expect(data?.battle ?? null).toBe(null);
  expect(errors?.[0]?.extensions.code).toBe('NOT_ALLOWED');
});

test('a side that is not there is named, with those that are', async () => {
  const { errors } = await look('referee', 'green');
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('blue, red'),
    extensions: { code: 'NOT_FOUND' },
  });
});
