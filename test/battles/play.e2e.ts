/**
 * Whole scenarios over GraphQL by two clients that know no rule: they pick from `legalOrders` and answer what is awaited.
 */
import type { TestApi } from '../../src/api/api.testkit.js';
import { TestApi as Api, newPerson } from '../../src/api/api.testkit.js';
import { BattlesModule } from '../../src/battles/index.js';
import { CampaignLogModule } from '../../src/campaign-log/index.js';
import { LibraryModule } from '../../src/library/index.js';
import { chance } from '../../src/rules-core/kernel/lab/bots.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await Api.start({
    dataSource: await database.connect(),
    api: {
      features: ['common', 'accounts', 'campaigns', 'battles', 'campaign-log', 'library'],
      limits: { budget: { points: 1e9, seconds: 1 } },
    },
    imports: [LibraryModule.forRoot(SYSTEMS), BattlesModule.forRoot(SYSTEMS), CampaignLogModule],
  });
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

/** A scenario ends long before. */
const MOST_ORDERS = 5_000;

interface Match {
  readonly battle: string;
  /** The token of each side's client. */
  readonly clients: ReadonlyMap<string, string>;
  readonly referee: string;
}

async function opened(name: string, from: object, sides: readonly string[]): Promise<Match> {
  const referee = (await newPerson(api)).token;
  const input = { name, sides: sides.map((key) => ({ key, name: key })) };
  const { campaign } = await api.command(
    'createCampaign',
    input,
    referee,
    '... on CampaignCreated { campaign { id sides { id key } } }',
  );
  const clients = new Map<string, string>();
  for (const { id, key } of campaign.sides) {
    const { token } = await newPerson(api);
    const { secret } = await api.command(
      'invite',
      { campaignId: campaign.id, role: 'COMMANDER', sideId: id },
      referee,
      '... on InvitationIssued { secret }',
    );
    await api.command('acceptInvitation', { secret }, token);
    clients.set(key, token);
  }
  const start = { campaignId: campaign.id, name, start: from };
  const { battle } = await api.command(
    'openBattle',
    start,
    referee,
    '... on BattleOpened { battle { id } } ',
  );
  return { battle: battle.id, clients, referee };
}

/** One look and one order; false when the battle is over. */
async function step({ battle, clients, referee }: Match, next: () => number): Promise<boolean> {
  const look = 'query ($id: ID!) { battle(id: $id) { outcome { why } awaiting { side } } }';
  const seen = (await api.data(look, { id: battle }, referee)).battle;
  if (seen.outcome) return false;
  const side: string = seen.awaiting[0].side;
  const token = clients.get(side) as string;
  const list = 'query ($id: ID!) { battle(id: $id) { legalOrders { kind order } } }';
  const listed: { kind: string; order: object }[] = (await api.data(list, { id: battle }, token)).battle
    .legalOrders;
  const kinds = [...new Set(listed.map(({ kind }) => kind))];
  const kind = kinds[Math.floor(next() * kinds.length)];
  const choices = listed.filter((one) => one.kind === kind);
  const { order } = choices[Math.floor(next() * choices.length)] as { order: object };
  const given = await api.command(
    'issueOrders',
    { battleId: battle, orders: [{ json: order }] },
    token,
    '... on OrdersIssued { accepted }',
  );
  if (given.__typename !== 'OrdersIssued')
    throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(given)}`);
  return true;
}

/** Returns the number of orders to the end. */
async function playedOut(match: Match): Promise<number> {
  const next = chance(5);
  let orders = 0;
  while (orders < MOST_ORDERS && (await step(match, next))) orders++;
  return orders;
}

/** The first scenario of each rulebook, and what is not in it: tanks, guns and aircraft. */
const ALSO = ['armour-on-the-high-street', 'the-airstrip-at-the-wells'];
const played = [...SYSTEMS.entries()].flatMap(([system, { scenarios }]) =>
  Object.entries(scenarios)
    .filter(([name], i) => i === 0 || ALSO.includes(name))
    .map(([name, scenario]) => [system, name, Object.keys((scenario as { sides: object }).sides)] as const),
);

test.each(played)(
  '%s: "%s" is played to its end by clients that know no rule',
  async (system, scenario, sides) => {
    const match = await opened(scenario, { house: { system, name: scenario } }, sides);
    const orders = await playedOut(match);
    const end = (
      await api.data(
        'query ($id: ID!) { battle(id: $id) { outcome { why } dice { seed } version } }',
        { id: match.battle },
        match.referee,
      )
    ).battle;
    expect(end).toMatchObject({
      outcome: { why: expect.stringMatching(/\.$/) },
      dice: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(orders).toBeGreaterThan(20);
  },
  240_000,
);

const side = (counter: string, hexes: string) => ({
  budget: 40,
  points: { '4-4-7': 8 },
  forces: [{ area: { hexes }, units: [{ counter, count: 3 }] }],
});

const DRAWN_UP = {
  year: 1943,
  month: 11,
  theatre: 'PTO',
  sides: { usmc: side('7-6-8', 'A2-B6'), japanese: side('4-4-7', 'E2-F6') },
  scenario: {
    scenario: 'the-spit',
    title: 'The spit',
    map: { columns: 7, rows: 7, hexes: { E4: 'woods' } },
    turns: 2,
    setUp: [['japanese'], ['usmc']],
    victory: {
      wins: [{ side: 'usmc', is: { control: { side: 'usmc', of: { hexes: 'E4' } } } }],
      otherwise: 'japanese',
    },
  },
};

test('[aslsk H/intro] orders of battle drawn up by points over the API are fought to the end', async () => {
  const query =
    'query ($document: JSON!) { rulebook(system: "aslsk") { drawUpSchema drawUp(document: $document) } }';
  const { drawUp, drawUpSchema } = (await api.data(query, { document: DRAWN_UP })).rulebook;
  expect(Object.keys(drawUpSchema.properties)).toContain('theatre');
  expect(drawUp).toMatchObject({
    problems: [],
    sides: {
      usmc: { spent: 34, taken: [{ counter: '7-6-8', count: 2, price: 17 }], leftOut: [{ count: 1 }] },
      japanese: { spent: 24, taken: [{ counter: '4-4-7', count: 3, price: 8 }] },
    },
  });
  const match = await opened('The spit', { scenario: drawUp.scenario }, ['usmc', 'japanese']);
  expect(await playedOut(match)).toBeGreaterThan(5);
  const end = 'query ($id: ID!) { battle(id: $id) { outcome { why } } }';
  expect((await api.data(end, { id: match.battle }, match.referee)).battle.outcome).not.toBeNull();
}, 120_000);
