/** Battles whose end is taken back: everybody knows their seed by then, so other dice hold from there on. */
import { crossroads } from '../../test/skirmish/scenario.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';
import { battleId } from '../api/index.js';
import { commitmentOf, DR, diceSeed, verifySeeds } from '../rules-core/kernel/dice/index.js';

let database: TestDatabase;
let here: TestApi;
let there: TestApi;
let campaign: SkirmishCampaign;
let battle: string;

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

const FIRE = { order: 'fire', unit: 'b2', target: 'r1' };
const PASS = { order: 'pass' };
/** The version at which the battle is over, and the one before the shot. */
const OVER = 9;
const BEFORE_FIRE = 5;

const asked = (api: TestApi, fields: string, args = '', who: keyof Staff = 'blue') =>
  api
    .data(`query ($id: ID!) { battle(id: $id ${args}) { ${fields} } }`, { id: battle }, campaign.staff[who])
    .then((data) => data.battle);

const diceOf = async (api: TestApi, args = '') =>
  (await asked(api, 'dice { scheme hash seed seeds { from scheme hash seed } }', args)).dice;

function order(api: TestApi, who: 'blue' | 'red', ...orders: object[]) {
  const input = { battleId: battle, orders: orders.map((json) => ({ json })) };
  return api.command('issueOrders', input, campaign.staff[who], '... on OrdersIssued { accepted }');
}

async function fireAndEnd(api: TestApi): Promise<void> {
  expect(await order(api, 'blue', FIRE, PASS)).toMatchObject({ accepted: 2 });
  expect(await order(api, 'red', PASS, PASS)).toMatchObject({ accepted: 2 });
}

const undo = (toVersion: number, idempotencyKey: string) =>
  here.command('undo', { idempotencyKey, battleId: battle, toVersion }, campaign.staff.referee);

const rule = (over: object | null) => {
  const changes = [{ do: 'clock', set: { over } }];
  return here.command('rule', { battleId: battle, changes, why: 'so' }, campaign.staff.referee);
};

async function told(kind: string): Promise<Record<string, unknown>[]> {
  const query = `query ($id: ID!) { campaign(id: $id) { events(first: 100, filter: { kinds: ["${kind}"] }) { nodes { about } } } }`;
  const data = await here.data(query, { id: campaign.id }, campaign.staff.observer);
  return data.campaign.events.nodes.map(({ about }: { about: Record<string, unknown> }) => about);
}

beforeEach(async () => {
  battle = await campaign.open({ ...crossroads(), options: { turns: 1, objective: 'E4', ambush: true } });
  await order(here, 'blue', { order: 'plan', plan: 'attack' });
  // The other process has the seed in memory from here on.
  await order(there, 'red', { order: 'plan', plan: 'attack' });
  await order(here, 'blue', PASS);
  await fireAndEnd(here);
});

test('from the undo on, other dice hold, whose hash is told with it; once the battle is over again, all can be checked', async () => {
  const known = await diceOf(here);
  expect(known.seeds).toEqual([{ from: 1, scheme: known.scheme, hash: known.hash, seed: known.seed }]);
  expect(await undo(BEFORE_FIRE, `back ${battle}`)).toMatchObject({ __typename: 'ActionsUndone' });
  const renewed = await diceOf(there);
  const from = OVER + 1;
  expect(renewed.seeds).toEqual([
    ...known.seeds,
    { from, scheme: known.scheme, hash: renewed.hash, seed: null },
  ]);
  expect(renewed).toMatchObject({ hash: expect.not.stringMatching(known.hash), seed: null });
  const reopened = { dice: { from, scheme: known.scheme, hash: renewed.hash } };
  expect((await told('battle.reopened')).at(-1)).toEqual(reopened);
  expect(await diceOf(there, `, at: { version: ${OVER} }`)).toEqual(known);

  await fireAndEnd(there);
  const after = await diceOf(here);
  expect(commitmentOf(after.seed).hash).toBe(renewed.hash);
  expect((await told('battle.closed')).at(-1)).toMatchObject({ seed: after.seed });
  const { actions } = await asked(
    here,
    'actions(first: 50) { nodes { version rolls { purpose dice { sides colour face } } } }',
    '',
    'referee',
  );
  const local = battleId.decode(battle)?.local as string;
  const rolled = actions.nodes.map(
    ({ version, rolls }: { version: number; rolls: { purpose: string; dice: { colour: string }[] }[] }) => ({
      battle: local,
      version,
      dice: 'live',
      rolls: rolls.map(({ purpose, dice }) => ({ for: purpose, dice })),
    }),
  );
  const proof = after.seeds.map(({ seed, ...commitment }: { seed: string; from: number }) => ({
    ...commitment,
    seed,
    commitment,
  }));
  expect(proof.map((one: { from: number }) => one.from)).toEqual([1, from]);
  const rolls = rolled.flatMap((action: { rolls: unknown[] }) => action.rolls).length;
  expect(verifySeeds(proof, rolled)).toMatchObject({ ok: true, rolls });
  const again = diceSeed(after.seed).after(local, { '': 1 });
  const faces = again.roll('fire', ...DR).dice.map(({ face }) => face);
  const shot = rolled.find(({ version }: { version: number }) => version === from + 1);
  expect(shot.rolls[0].dice.map(({ face }: { face: number }) => face)).toEqual(faces);
});

test('the command that takes the end back, given again, draws nothing', async () => {
  const first = await undo(BEFORE_FIRE, `twice ${battle}`);
  const renewed = await diceOf(here);
  expect(await undo(BEFORE_FIRE, `twice ${battle}`)).toEqual({ ...first, replayed: true });
  expect(await diceOf(there)).toEqual(renewed);
  expect(renewed.seeds).toHaveLength(2);
});

test('an undo of that undo ends the battle again and publishes what held meanwhile; each end has its own seed', async () => {
  await undo(BEFORE_FIRE, `one ${battle}`);
  await undo(OVER, `other ${battle}`);
  const { closedAt, dice } = await asked(here, 'closedAt dice { hash seed seeds { from } }');
  expect(closedAt).not.toBeNull();
  expect(commitmentOf(dice.seed).hash).toBe(dice.hash);
  expect((await told('battle.closed')).at(-1)).toMatchObject({ seed: dice.seed });
  await undo(BEFORE_FIRE, `third ${battle}`);
  const third = await diceOf(there);
  expect(third.seeds.map(({ from }: { from: number }) => from)).toEqual([1, OVER + 1, OVER + 3]);
  expect(third.seed).toBeNull();
});

test('a ruling takes an end back as well, and rules another one', async () => {
  await rule(null);
  expect(await asked(there, 'closedAt outcome { why } dice { seed }')).toEqual({
    closedAt: null,
    outcome: null,
    dice: { seed: null },
  });
  await rule({ winner: 'blue', why: 'It was getting dark.' });
  const { closedAt, dice } = await asked(there, 'closedAt dice { seed seeds { from seed } }');
  expect(closedAt).not.toBeNull();
  expect(dice.seeds).toEqual([
    { from: 1, seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { from: OVER + 1, seed: dice.seed },
  ]);
});

test('what else is undone or ruled leaves the dice as they are', async () => {
  await rule({ winner: 'blue', why: 'They had won already.' });
  expect((await diceOf(there)).seeds).toHaveLength(1);
});
