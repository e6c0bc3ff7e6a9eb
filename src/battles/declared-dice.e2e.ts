/** Players who throw their own dice: an order is never refused for them, and takes them one roll after the other. */
import { crossroads } from '../../test/skirmish/scenario.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
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

const PASS = { order: 'pass' };
const SHOT = { order: 'fire', unit: 'b2', target: 'r1' };
const AWAITED = 'version awaiting { side kind orders about roll { purpose dice { sides colour } } }';
const FIRE = {
  purpose: 'fire',
  dice: [
    { sides: 6, colour: 'white' },
    { sides: 6, colour: 'coloured' },
  ],
};
const MORALE = { purpose: 'morale', dice: [{ sides: 6, colour: 'white' }] };

async function inFirePhase(mode = 'ASSIST'): Promise<string> {
  const battle = await campaign.open(crossroads(), { mode });
  await campaign.order('blue', battle, [{ order: 'plan', plan: 'attack' }]);
  await campaign.order('red', battle, [{ order: 'plan', plan: 'attack' }]);
  await campaign.order('blue', battle, [PASS]);
  return battle;
}

function issue(battleId: string, order: object, more: object = {}, who: keyof Staff = 'blue') {
  const fields = `... on OrdersIssued { accepted diceLeft actions { version dice rolls { purpose dice { face } } effects { kind } } battle { ${AWAITED} } }`;
  const input = { battleId, orders: [{ json: order }], ...more };
  return api.command('issueOrders', input, campaign.staff[who], fields);
}

const declare = (battle: string, faces: number[][], who: keyof Staff = 'blue', more: object = {}) =>
  issue(battle, { order: 'dice', faces }, more, who);

const kinds = ({ actions }: { actions: { effects: { kind: string }[] }[] }) =>
  actions.flatMap(({ effects }) => effects.map(({ kind }) => kind));

test('the service asks for each roll, for everybody to see, and the order goes on with it', async () => {
  const battle = await inFirePhase();
  const begun = await issue(battle, SHOT, { dice: [] });
  expect(begun).toMatchObject({ accepted: 1, diceLeft: [], battle: { version: 6 } });
  const asked = [{ side: 'blue', kind: 'dice', orders: ['dice'], about: null, roll: FIRE }];
  for (const who of ['blue', 'red', 'observer'] as const)
    expect((await campaign.ask(who, battle, AWAITED)).awaiting).toEqual(asked);
  expect((await campaign.ask('blue', battle, 'legalOrders { kind }')).legalOrders).toEqual([]);
  const fired = await declare(battle, [[1, 2]]);
  expect(kinds(fired)).toEqual(['fired']);
  expect(fired.battle.awaiting[0].roll).toEqual(MORALE);
  const [seen] = (
    await campaign.ask(
      'red',
      battle,
      'actions(first: 20) { nodes { order rolls { purpose } effects { kind } } }',
    )
  ).actions.nodes.slice(-1);
  expect(seen).toEqual({
    order: { order: 'dice' },
    rolls: [{ purpose: 'fire' }],
    effects: [{ kind: 'fired' }],
  });
  const broken = await declare(battle, [[5]]);
  expect(kinds(broken)).toEqual(['broken']);
  expect(broken.battle).toMatchObject({ version: 8, awaiting: [{ side: 'blue', kind: 'fire', roll: null }] });
});

test('rolls that were thrown in advance are taken as far as they are asked for; the others are told', async () => {
  const battle = await inFirePhase();
  const fired = await issue(battle, SHOT, { dice: [[1, 2], [4], [6]] });
  expect(kinds(fired)).toEqual(['fired', 'broken']);
  expect(fired).toMatchObject({ diceLeft: [[6]], actions: [{ dice: 'declared' }] });
  const unfit = await issue(battle, { order: 'fire', unit: 'b3', target: 'r1' }, { dice: [[2]] });
  expect(unfit).toMatchObject({ accepted: 1, diceLeft: [[2]], battle: { awaiting: [{ roll: FIRE }] } });
});

test('an order without dice is not held up, and tells what dice were not asked for', async () => {
  const battle = await inFirePhase();
  expect(await issue(battle, PASS, { dice: [[3, 3]] })).toMatchObject({ accepted: 1, diceLeft: [[3, 3]] });
});

test('an order cannot be given again with other dice, nor another in its place', async () => {
  const battle = await inFirePhase();
  await issue(battle, SHOT, { dice: [[1, 2]] });
  for (const order of [SHOT, PASS])
    expect(await issue(battle, order, { dice: [[6, 6]] })).toMatchObject({
      __typename: 'OrderRefused',
      code: 'NOT_NOW',
    });
  expect(await declare(battle, [[5, 5]])).toMatchObject({
    code: 'DICE_MISFIT',
    path: ['orders', '0', 'json', 'faces', '0'],
  });
  expect(await declare(battle, [[5]], 'red')).toMatchObject({ code: 'NOT_YOUR_DECISION' });
  expect((await campaign.ask('blue', battle, 'version')).version).toBe(6);
});

test('the referee may throw for a player, and take the order back, and rules when no order waits for dice', async () => {
  const battle = await inFirePhase();
  await issue(battle, SHOT, { dice: [] });
  const ruling = {
    battleId: battle,
    changes: [{ do: 'unit', unit: 'b1', set: { broken: true } }],
    why: 'so',
  };
  expect(await api.command('rule', ruling, campaign.staff.referee)).toMatchObject({ code: 'INVALID_RULING' });
  expect(kinds(await declare(battle, [[1, 2], [1]], 'referee', { side: 'blue' }))).toEqual([
    'fired',
    'stood',
  ]);
  await issue(battle, { order: 'fire', unit: 'b3', target: 'r1' }, { dice: [] });
  await api.command('undo', { battleId: battle, toVersion: 7 }, campaign.staff.referee);
  expect((await campaign.ask('blue', battle, AWAITED)).awaiting).toMatchObject([
    { kind: 'fire', roll: null },
  ]);
  expect(await api.command('rule', ruling, campaign.staff.referee)).toMatchObject({
    __typename: 'RulingMade',
  });
});

test('an order that waits for its dice is taken back with consent only', async () => {
  const battle = await inFirePhase();
  await issue(battle, SHOT, { dice: [] });
  const undone = await api.command('undo', { battleId: battle, toVersion: 5 }, campaign.staff.blue);
  expect(undone).toMatchObject({ __typename: 'UndoAsked' });
});

test('another process goes on with the order, also from the log', async () => {
  const battle = await inFirePhase();
  await issue(battle, SHOT, { dice: [[1, 2]] });
  const there = await SkirmishCampaign.serve(database);
  const input = { battleId: battle, orders: [{ json: { order: 'dice', faces: [[5]] } }] };
  const done = await there.command(
    'issueOrders',
    input,
    campaign.staff.blue,
    '... on OrdersIssued { actions { effects { kind } } }',
  );
  await there.close();
  expect(kinds(done)).toEqual(['broken']);
  expect((await campaign.ask('blue', battle, 'unit(id: "r1") { attributes }')).unit.attributes).toMatchObject(
    {
      broken: true,
    },
  );
});

test('dice are declared where the battle takes them, in form, and once', async () => {
  const enforced = await inFirePhase('ENFORCE');
  expect(await issue(enforced, SHOT, { dice: [] })).toMatchObject({ code: 'SERVER_DICE' });
  const battle = await inFirePhase();
  expect(await issue(battle, SHOT, { dice: [[-1]] })).toMatchObject({ code: 'DICE_BAD_DECLARATION' });
  await issue(battle, SHOT, { dice: [] });
  expect(await declare(battle, [[1, 2]], 'blue', { dice: [[1, 2]] })).toMatchObject({ code: 'DICE_TWICE' });
  expect(await declare(battle, [])).toMatchObject({ code: 'MALFORMED_ORDER' });
});
