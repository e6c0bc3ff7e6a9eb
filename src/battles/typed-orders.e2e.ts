import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { HouseCampaign } from '../../test/support/house-campaign.js';

/** Everybody stands where he fights: the Germans have their Prep Fire Phase. */
const OPEN_FIELD = {
  map: { columns: 9, rows: 9 },
  clock: { phase: 'PFPh', active: 'german' },
  sides: { german: {}, russian: {} },
  units: {
    g1: { counter: '4-6-7', at: 'C5' },
    g2: { counter: '4-6-7', at: 'C6' },
    r1: { counter: '4-4-7', at: 'F5' },
  },
};

let database: TestDatabase;
let campaign: HouseCampaign;

beforeAll(async () => {
  database = await createTestDatabase();
  campaign = await HouseCampaign.serve(await database.connect());
});
afterAll(async () => {
  await campaign?.api.close();
  await database?.drop();
});

test('an order without members is given by true alone', async () => {
  const battle = await campaign.stage('aslsk', OPEN_FIELD);
  const refused = await campaign.order('german', battle, [{ aslsk: { endPhase: false } }]);
  expect(refused).toMatchObject({
    __typename: 'InvalidInput',
    path: ['orders', '0', 'aslsk', 'endPhase'],
  });
  expect(await campaign.ask('german', battle, 'version clock { phase }')).toEqual({
    version: 2,
    clock: { phase: 'PFPh' },
  });
  expect(await campaign.order('german', battle, [{ aslsk: { endPhase: true } }])).toMatchObject({
    accepted: 1,
  });
});

test('typed orders of another rulebook are refused with their place', async () => {
  const battle = await campaign.stage('aslsk', OPEN_FIELD);
  const refused = await campaign.order('german', battle, [{ combat: { pass: true } }]);
  expect(refused).toMatchObject({ code: 'WRONG_RULEBOOK', path: ['orders', '0', 'combat'] });
});

test('a refusal names its place by the keys of the typed order', async () => {
  const battle = await campaign.stage('aslsk', { ...OPEN_FIELD, clock: { phase: 'MPh', active: 'german' } });
  const path = ['D5', 'G5'];
  const typed = { aslsk: { move: { units: ['g1'], path } } };
  expect(await campaign.order('german', battle, [typed])).toMatchObject({
    __typename: 'OrderRefused',
    path: ['orders', '0', 'aslsk', 'move', 'path', '1'],
  });
  const none = { aslsk: { move: { units: ['g1'], path: [] } } };
  expect(await campaign.order('german', battle, [none])).toMatchObject({
    code: 'MALFORMED_ORDER',
    message: expect.stringContaining('needs at least 1 entry'),
    path: ['orders', '0', 'aslsk', 'move', 'path'],
  });
  const json = { json: { order: 'move', units: ['g1'], path } };
  expect(await campaign.order('german', battle, [json])).toMatchObject({
    path: ['orders', '0', 'json', 'path', '1'],
  });
});

test.each([
  ['a fire fight', () => campaign.stage('aslsk', OPEN_FIELD)],
  ['setting up', () => campaign.open({ house: { system: 'aslsk', name: 'the-walled-church' } })],
])('what is listed can be sent back typed as it is: %s', async (_, begin) => {
  const battle = await begin();
  for (let n = 0; n < 4; n++) {
    const { awaiting } = await campaign.ask('referee', battle, 'awaiting { side }');
    const { side } = awaiting[0];
    const { legalOrders } = await campaign.ask(side, battle, 'legalOrders { typed }');
    const { typed } = legalOrders[n % legalOrders.length];
    expect(typed).toEqual({ aslsk: expect.any(Object) });
    expect(await campaign.order(side, battle, [typed])).toMatchObject({ accepted: 1 });
  }
});
