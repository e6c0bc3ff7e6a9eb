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

async function opened(system: string, scenario: string, sides: readonly string[]): Promise<Match> {
  const referee = (await newPerson(api)).token;
  const input = { name: scenario, sides: sides.map((key) => ({ key, name: key })) };
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
  const start = { campaignId: campaign.id, name: scenario, start: { house: { system, name: scenario } } };
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

const played = [...SYSTEMS.entries()].flatMap(([system, { scenarios }]) =>
  Object.entries(scenarios)
    .slice(0, 1)
    .map(([name, scenario]) => [system, name, Object.keys((scenario as { sides: object }).sides)] as const),
);

test.each(played)(
  '%s: "%s" is played to its end by clients that know no rule',
  async (system, scenario, sides) => {
    const match = await opened(system, scenario, sides);
    const next = chance(5);
    let orders = 0;
    while (orders < MOST_ORDERS && (await step(match, next))) orders++;
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
