/**
 * Two worlds that differ only in what blue may not know: where red's ambush lies, what red plans, what word red has
 * left. Whatever blue, an observer or the log's followers ask, both worlds answer with the same bytes.
 */
import fc from 'fast-check';
import type { TestApi } from '../../src/api/api.testkit.js';
import { campaignId } from '../../src/api/index.js';
import { Projections, ProjectionsModule } from '../../src/projections/index.js';
import { crossroads } from '../skirmish/scenario.js';
import type { SkirmishPosition } from '../skirmish/system.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { SkirmishCampaign, type Staff } from '../support/skirmish-campaign.js';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database, [ProjectionsModule], ['projections']);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

interface World {
  readonly campaign: SkirmishCampaign;
  readonly battle: string;
}

const EVERYTHING = `
  version clock { turn phase active more } outcome { winner why } awaiting { side kind orders about }
  sides { key name attributes secrets } units(first: 100) { nodes { id side name at hidden attributes } }
  hiddenOne: unit(id: "r3") { id at } locations { at attributes } position map
  legalOrders(side: "blue") { kind order cost says } closedAt mode rules system
  actions(first: 100) { nodes { version by order dice rolls { purpose dice { sides colour face } }
    effects { kind sentence about cites { rule text } estimated } changes standing } pageInfo { hasNextPage endCursor } }
  ofTheHidden: actions(first: 100, filter: { unit: "r3" }) { nodes { version } }
  undoRequest { side toVersion }`;
const FOR_OBSERVERS = EVERYTHING.replace(/legalOrders.*says \}/, '').replace(/undoRequest.*/, '');

/** What differs between two campaigns whatever happens in them: ids, moments, commitments. */
function told(world: World, answer: unknown): string {
  const { campaign, battle } = world;
  return JSON.stringify(answer)
    .replaceAll(battle, 'BATTLE')
    .replaceAll(battle.split('.')[2] as string, 'BATTLE')
    .replaceAll(campaign.id, 'CAMPAIGN')
    .replaceAll(/person\.[\w-]{22}/g, 'PERSON')
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, 'MOMENT')
    .replaceAll(/"hash":"[0-9a-f]{64}"/g, 'HASH')
    .replaceAll(/"remaining":\d+/g, 'REMAINING');
}

async function asked(world: World, who: keyof Staff, query: string, variables: object = {}): Promise<string> {
  const { data, errors } = await api.ask(
    query,
    { id: world.battle, campaign: world.campaign.id, ...variables },
    world.campaign.staff[who],
  );
  return told(world, {
    data,
    errors: errors?.map(({ message, extensions }) => ({ message, code: extensions.code })),
  });
}

const oddsOf = (order: string) =>
  `query ($id: ID!) { battle(id: $id) { odds(order: { json: ${order} }) { total chances { outcome cases } } } }`;

/** Everything that blue and an observer can ask, and be refused. */
async function outlook(world: World): Promise<string[]> {
  await api.app.get(Projections).catchUpWith(campaignId.decode(world.campaign.id) as string);
  const query = (fields: string, args = '') => `query ($id: ID!) { battle(id: $id ${args}) { ${fields} } }`;
  const log = `query ($campaign: ID!) { campaign(id: $campaign) { events(first: 100) { nodes { position kind about
    action { version by order effects { kind sentence about } changes } } pageInfo { hasNextPage endCursor } } position
    battles(first: 10) { nodes { version } } overview { openBattles actions battles(first: 9) { nodes { turn phase active awaiting actions } } } } }`;
  const { battle } = await api.data(query('version'), { id: world.battle }, world.campaign.staff.blue);
  const commands = [
    { order: 'move', unit: 'r3', path: ['D3'] },
    { order: 'fire', unit: 'b1', target: 'r3' },
    { order: 'fire', unit: 'r3', target: 'b1' },
    { order: 'dance' },
  ];
  return [
    await asked(world, 'blue', query(EVERYTHING)),
    await asked(world, 'observer', query(FOR_OBSERVERS)),
    await asked(world, 'blue', query('diff(from: 1, to: 2) { changes }')),
    await asked(world, 'blue', query(`diff(from: ${battle.version}, to: 2) { changes }`)),
    await asked(world, 'blue', query('position version', 'at: { turn: { turn: 1, phase: "move" } }')),
    await asked(world, 'blue', query('position', 'at: { version: 9999 }')),
    await asked(world, 'blue', query('legalOrders(side: "red") { order }')),
    await asked(
      world,
      'blue',
      query('legalOrderPage(first: 9, filter: { at: "D4" }) { total nodes { says targets } }'),
    ),
    await asked(world, 'blue', oddsOf('{ order: "move", unit: "b2", path: ["B4", "C4", "D4"] }')),
    await asked(world, 'blue', oddsOf('{ order: "fire", unit: "b2", target: "r1" }')),
    await asked(world, 'blue', oddsOf('{ order: "fire", unit: "b1", target: "r3" }')),
    await asked(world, 'blue', log),
    await asked(world, 'observer', log),
    await followed(world),
    ...(await Promise.all(
      commands.map(async (order) =>
        told(
          world,
          await world.campaign.order('blue', world.battle, [order], { expectedVersion: battle.version }),
        ),
      ),
    )),
    told(
      world,
      await api.command('answerUndo', { battleId: world.battle, consent: true }, world.campaign.staff.blue),
    ),
  ];
}

/** The live stream from its beginning, as far as the log goes. */
async function followed(world: World): Promise<string> {
  const fields = 'position kind about action { version by order effects { kind about } changes }';
  const listed = await api.data(
    `query ($id: ID!) { campaign(id: $id) { events(first: 100) { nodes { position } } } }`,
    { id: world.campaign.id },
    world.campaign.staff.blue,
  );
  const count = listed.campaign.events.nodes.length;
  const client = api.sockets(world.campaign.staff.blue);
  const events: unknown[] = [];
  const query = `subscription ($id: ID!) { campaignEvents(campaignId: $id, after: 0) { ${fields} } }`;
  for await (const { data } of client.iterate({ query, variables: { id: world.campaign.id } })) {
    events.push(data);
    if (events.length === count) break;
  }
  await client.dispose();
  return told(world, events);
}

/** An order with all the faces that it can ask for. */
function declared(world: World, side: 'blue' | 'red', order: object, faces: readonly number[]) {
  const [a = 1, b = 1, c = 1] = faces;
  return world.campaign.order(side, world.battle, [order], { dice: [[a, b], [c]] });
}

const HEXES = ['H1', 'I3', 'I6', 'G1'] as const;
const face = fc.integer({ min: 1, max: 6 });

test('blue cannot tell the worlds apart', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...HEXES], { minLength: 2, maxLength: 2 }),
      fc.array(fc.record({ pick: fc.nat(), faces: fc.tuple(face, face, face) }), {
        minLength: 6,
        maxLength: 14,
      }),
      async (hexes, moves) => {
        const worlds = (await Promise.all(hexes.map((hex) => newWorld(hex)))) as [World, World];
        const [red, blue] = [[{ order: 'plan', plan: 'attack' }], [{ order: 'plan', plan: 'hold' }]];
        await say(worlds[0], 'red', [{ order: 'standing-orders', rules: { reactWithin: 6 } }]);
        await say(worlds[1], 'red', [{ order: 'standing-orders', rules: { reactWithin: 5 } }]);
        await say(worlds[0], 'red', red);
        await say(worlds[1], 'red', blue);
        await same(worlds);
        // The plans are revealed below; from here on they must be the same for the worlds to stay alike.
        for (const world of worlds) {
          await api.command(
            'undo',
            { battleId: world.battle, toVersion: 3, side: 'red' },
            world.campaign.staff.referee,
          );
          await say(world, 'red', red);
          await say(world, 'blue', blue);
        }
        for (const { pick, faces } of moves) {
          const order = await nextOrder(worlds[0], pick);
          if (!order) break;
          for (const world of worlds) {
            const answer = await declared(world, order.side, order.json, faces);
            expect(answer.__typename).toBe('OrdersIssued');
          }
        }
        await same(worlds);
      },
    ),
    { numRuns: process.env.CI ? 6 : 4 },
  );
}, 120_000);

async function same(worlds: readonly [World, World]): Promise<void> {
  const [one, two] = await Promise.all([outlook(worlds[0]), outlook(worlds[1])]);
  for (const [i, seen] of one.entries()) expect(two[i]).toBe(seen);
}

async function say(world: World, who: 'blue' | 'red', orders: object[]): Promise<void> {
  const answer = await world.campaign.order(who, world.battle, orders);
  if (answer.__typename !== 'OrdersIssued') throw new Error(JSON.stringify(answer));
}

async function newWorld(hex: string): Promise<World> {
  const campaign = await SkirmishCampaign.create(api);
  const start = crossroads();
  const hidden = { ...(start.units.r3 as SkirmishPosition['units'][string]), at: hex };
  const battle = await campaign.open({ ...start, units: { ...start.units, r3: hidden } }, { mode: 'ASSIST' });
  return { campaign, battle };
}

/** Something legal that does not touch the hidden unit, and does not walk into it. */
async function nextOrder(
  world: World,
  pick: number,
): Promise<{ side: 'blue' | 'red'; json: object } | undefined> {
  const { battle } = await api.data(
    'query ($id: ID!) { battle(id: $id) { awaiting { side } } }',
    { id: world.battle },
    world.campaign.staff.referee,
  );
  const side = battle.awaiting[0]?.side;
  if (!side) return undefined;
  const listed = await api.data(
    'query ($id: ID!, $side: String!) { battle(id: $id) { legalOrders(side: $side) { order } } }',
    { id: world.battle, side },
    world.campaign.staff.referee,
  );
  const orders: object[] = listed.battle.legalOrders.map(({ order }: { order: object }) => order);
  const harmless = orders.filter((order) => {
    const text = JSON.stringify(order);
    return !text.includes('"r3"') && !HEXES.some((hex) => text.includes(`"${hex}"`));
  });
  return { side, json: harmless[pick % harmless.length] as object };
}
