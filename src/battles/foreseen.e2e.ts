/** What was done stays done where a side could have learned something from it. */
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { BATTLE_FIELDS, SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database);
  campaign = await SkirmishCampaign.create(api);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
  expect(api?.errors.lines.filter((line) => line.startsWith('Unexpected'))).toEqual([]);
});

const undo = (who: keyof Staff, battleId: string, toVersion: number) =>
  api.command(
    'undo',
    { battleId, toVersion, why: 'a slip' },
    campaign.staff[who],
    `... on ActionsUndone { ${BATTLE_FIELDS} } ... on UndoAsked { ${BATTLE_FIELDS} }`,
  );

describe('batches', () => {
  test('a batch of which everything could be foreseen is carried out whole or not at all', async () => {
    const battle = await campaign.planned();
    const orders = [{ order: 'pass' }, { order: 'fire', unit: 'b1', target: 'b2' }];
    const none = await campaign.order('blue', battle, orders);
    expect(none).toMatchObject({
      __typename: 'OrderRefused',
      code: 'NO_SUCH_TARGET',
      path: ['orders', '1', 'json', 'target'],
    });
    const some = await campaign.order('blue', battle, orders, { policy: 'UNTIL_REFUSED' });
    expect(some).toMatchObject({
      accepted: 1,
      refusal: { code: 'NO_SUCH_TARGET' },
      battle: { version: 5, clock: { active: 'blue', phase: 'fire' } },
    });
  });

  test('what dice decided stays done when a later order of its batch is refused', async () => {
    const battle = await campaign.planned();
    const shot = { order: 'fire', unit: 'b2', target: 'r1' };
    const done = await campaign.order('blue', battle, [{ order: 'pass' }, shot, shot]);
    expect(done).toMatchObject({ accepted: 2, refusal: { code: 'CANNOT_FIRE' }, battle: { version: 6 } });
    expect(done.actions[1].effects[0]).toMatchObject({ kind: 'fired' });
  });

  test('what the true position decided stays done when a later order of its batch is refused', async () => {
    const battle = await campaign.planned();
    const march = { order: 'move', unit: 'b2', path: ['B4'] };
    const done = await campaign.order('blue', battle, [march, march]);
    expect(done).toMatchObject({
      accepted: 1,
      refusal: { code: 'NOT_YOUR_DECISION' },
      battle: { version: 5, awaiting: [{ side: 'red', kind: 'reaction' }] },
    });
  });

  test('a batch with an order that is not in form is not begun', async () => {
    const battle = await campaign.planned();
    const march = { order: 'move', unit: 'b2', path: ['B4'] };
    const refused = await campaign.order('blue', battle, [march, { order: 'dance' }]);
    expect(refused).toMatchObject({
      __typename: 'OrderRefused',
      code: 'UNKNOWN_ORDER',
      path: ['orders', '1'],
    });
    expect((await campaign.ask('blue', battle, 'version')).version).toBe(4);
  });
});

describe('taking back', () => {
  test('where the enemy could have lain in wait, the opponent must consent', async () => {
    const battle = await campaign.planned();
    await campaign.order('blue', battle, [{ order: 'move', unit: 'b2', path: ['B4'] }]);
    expect(await undo('blue', battle, 4)).toMatchObject({ __typename: 'UndoAsked' });
  });

  test('the side that plans last has seen both plans: the opponent must consent', async () => {
    const battle = await campaign.open();
    const plan = { order: 'plan', plan: 'hold' };
    await campaign.order('blue', battle, [plan]);
    expect(await undo('blue', battle, 2)).toMatchObject({ __typename: 'ActionsUndone' });
    await campaign.order('red', battle, [plan]);
    await campaign.order('blue', battle, [plan]);
    expect(await undo('blue', battle, 5)).toMatchObject({ __typename: 'UndoAsked' });
  });
});
