/** Which dice fall next follows from what was rolled before, and from nothing that a side can do without rolling. */
import { crossroads } from '../../test/skirmish/scenario.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';
import { battleId } from '../api/index.js';
import { D6, DR, diceSeed } from '../rules-core/kernel/dice/index.js';

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
});

const PASS = { order: 'pass' };
const SHOT = { order: 'fire', unit: 'b2', target: 'r1' };
const WORD = { order: 'standing-orders', rules: { reactWithin: 3 } };

async function inFirePhase(): Promise<string> {
  const battle = await campaign.open({
    ...crossroads(),
    options: { turns: 1, objective: 'E4', ambush: true },
  });
  await campaign.order('blue', battle, [{ order: 'plan', plan: 'attack' }]);
  await campaign.order('red', battle, [{ order: 'plan', plan: 'attack' }]);
  return battle;
}

const undo = (battle: string, toVersion: number, who: keyof Staff) =>
  api.command('undo', { battleId: battle, toVersion }, campaign.staff[who]);

/** The faces of the shot and, where it hit, of the morale check, in the order in which they were rolled. */
async function shot(battle: string): Promise<number[]> {
  const { actions } = await campaign.order('blue', battle, [SHOT]);
  return actions[0].rolls.flatMap(({ dice }: { dice: { face: number }[] }) => dice.map(({ face }) => face));
}

/** Ends the battle, and rolls with its seed what fell after so many actions had rolled. */
async function checked(battle: string, faces: readonly number[], drawn: number): Promise<void> {
  await campaign.order('blue', battle, [PASS]);
  await campaign.order('red', battle, [PASS, PASS]);
  const query = 'query ($id: ID!) { battle(id: $id) { dice { seed } } }';
  const { dice } = (await api.data(query, { id: battle }, campaign.staff.blue)).battle;
  const source = diceSeed(dice.seed).after(battleId.decode(battle)?.local as string, { '': drawn });
  const due = [...source.roll('fire', ...DR).dice, ...source.roll('morale', ...D6).dice].map(
    ({ face }) => face,
  );
  expect(faces).toEqual(due.slice(0, faces.length));
}

test('standing orders, refusals and what is taken back freely shift no dice', async () => {
  const battle = await inFirePhase();
  await campaign.order('blue', battle, [WORD]);
  await campaign.order('blue', battle, [PASS]);
  await undo(battle, 5, 'blue');
  await campaign.order('blue', battle, [PASS, { order: 'fire', unit: 'b2', target: 'b1' }]);
  await campaign.order('red', battle, [WORD]);
  await campaign.order('blue', battle, [WORD]);
  await campaign.order('blue', battle, [PASS]);
  await checked(battle, await shot(battle), 0);
});

test('a shot that was taken back has used up its dice: nobody knows what falls when it is fired again', async () => {
  const battle = await inFirePhase();
  await campaign.order('blue', battle, [PASS]);
  await shot(battle);
  await undo(battle, 5, 'referee');
  await checked(battle, await shot(battle), 1);
});

test('a process that loads the battle anew goes on with the same dice', async () => {
  const there = await SkirmishCampaign.serve(database);
  const battle = await inFirePhase();
  await campaign.order('blue', battle, [PASS]);
  await shot(battle);
  const fired = await there.command(
    'issueOrders',
    { battleId: battle, orders: [{ json: { order: 'fire', unit: 'b3', target: 'r1' } }] },
    campaign.staff.blue,
    '... on OrdersIssued { actions { rolls { dice { face } } } }',
  );
  await there.close();
  const faces = fired.actions[0].rolls.flatMap(({ dice }: { dice: { face: number }[] }) =>
    dice.map(({ face }) => face),
  );
  await checked(battle, faces, 1);
});
