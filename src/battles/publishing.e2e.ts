import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});
beforeEach(async () => {
  campaign = await SkirmishCampaign.create(api);
});

const WHOLE = `id version published outcome { why } position sides { key secrets }
  actions(first: 50) { nodes { version position by order changes effects { kind sentence about } } }
  dice { seeds { seed } }`;

const look = (battle: string, who?: keyof Staff, fields = WHOLE) =>
  api.ask(`query ($id: ID!) { battle(id: $id) { ${fields} } }`, { id: battle }, who && campaign.staff[who]);

const publish = (battle: string, who: keyof Staff = 'referee') =>
  api.command(
    'publishBattle',
    { battleId: battle },
    campaign.staff[who],
    '... on BattlePublished { position battle { published } }',
  );

const unpublish = (battle: string, who: keyof Staff = 'referee') =>
  api.command(
    'unpublishBattle',
    { battleId: battle },
    campaign.staff[who],
    '... on BattleUnpublished { position battle { published } }',
  );

const end = (battle: string, over: object | null = { winner: 'blue', why: 'It grew dark.' }) =>
  api.command(
    'rule',
    { battleId: battle, changes: [{ do: 'clock', set: { over } }], why: 'The referee says so.' },
    campaign.staff.referee,
  );

async function codeFor(battle: string, who?: keyof Staff): Promise<string | undefined> {
  const { data, errors } = await look(battle, who);
  expect(data?.battle ?? null).toBe(null);
  return errors?.[0]?.extensions.code as string | undefined;
}

test('a battle that is over is published: strangers read of it what the referee reads', async () => {
  const battle = await campaign.planned();
  expect(await publish(battle)).toMatchObject({ __typename: 'InvalidInput', code: 'BATTLE_NOT_OVER' });
  await end(battle);
  expect(await codeFor(battle)).toBe('NOT_FOUND');
  expect(await publish(battle)).toMatchObject({ __typename: 'BattlePublished', battle: { published: true } });
  const referee = (await look(battle, 'referee')).data?.battle;
  for (const plan of ['attack', 'hold'])
    expect(JSON.stringify(referee.actions)).toContain(`"plan":"${plan}"`);
  for (const who of [undefined, 'stranger'] as const) {
    const { data, errors } = await look(battle, who);
    expect(errors).toBeUndefined();
    const positions = data?.battle.actions.nodes.map(({ position }: { position: number }) => position);
    expect(data?.battle).toEqual({
      ...referee,
      actions: {
        nodes: referee.actions.nodes.map((action: object, i: number) => ({
          ...action,
          position: positions[i],
        })),
      },
    });
  }
});

test('a member sees the same as before', async () => {
  const battle = await campaign.planned();
  await end(battle);
  const before = (await look(battle, 'blue')).data?.battle;
  await publish(battle);
  expect((await look(battle, 'blue')).data?.battle).toEqual({ ...before, published: true });
});

test('of its campaign and its other battles nothing is told, and how much else was done stays unknown', async () => {
  const [battle, other] = [await campaign.planned(), await campaign.planned()];
  for (let invited = 0; invited < 3; invited++)
    await api.command('invite', { campaignId: campaign.id, role: 'OBSERVER' }, campaign.staff.referee);
  await end(battle);
  await end(other);
  await publish(battle);
  expect(await codeFor(other)).toBe('NOT_FOUND');
  const asked = await api.ask(
    `query ($id: ID!, $battle: ID!) {
      campaign(id: $id) { name }
      trick: campaign(id: $battle) { name }
      battle(id: $battle) { legalOrders { kind } }
    }`,
    { id: campaign.id, battle },
  );
  expect(asked.data).toMatchObject({ campaign: null, trick: null, battle: { legalOrders: null } });
  // Invitations are the referee's own affair: a stranger counts as an observer does.
  const positions = async (who?: keyof Staff) =>
    (await look(battle, who, 'actions(first: 50) { nodes { version position } }')).data?.battle.actions.nodes;
  const [seen, known, all] = [await positions(), await positions('observer'), await positions('referee')];
  const asObserver = new Map(
    known.map((one: { version: number; position: number }) => [one.version, one.position]),
  );
  for (const { version, position } of seen)
    if (asObserver.has(version)) expect(position).toBe(asObserver.get(version));
  expect(seen.at(-1).position).toBeLessThan(all.at(-1).position);
});

test('while its end is taken back strangers see nothing of it', async () => {
  const battle = await campaign.planned();
  await end(battle);
  await publish(battle);
  expect((await look(battle)).data?.battle.published).toBe(true);
  await end(battle, null);
  expect(await codeFor(battle)).toBe('NOT_FOUND');
  await end(battle);
  expect((await look(battle)).data?.battle.outcome).toEqual({ why: 'It grew dark.' });
});

test('it is made private again, twice does no harm, and only a referee decides it', async () => {
  const battle = await campaign.planned();
  await end(battle);
  for (const who of ['blue', 'observer'] as const)
    expect(await publish(battle, who)).toMatchObject({ code: 'NOT_ALLOWED' });
  expect(await publish(battle, 'stranger')).toMatchObject({ code: 'NOT_FOUND' });
  await publish(battle);
  expect(await publish(battle)).toMatchObject({ battle: { published: true } });
  expect(await unpublish(battle, 'blue')).toMatchObject({ code: 'NOT_ALLOWED' });
  for (let twice = 0; twice < 2; twice++)
    expect(await unpublish(battle)).toMatchObject({ battle: { published: false } });
  expect(await codeFor(battle)).toBe('NOT_FOUND');
  const events = (
    await api.data(
      'query ($id: ID!) { campaign(id: $id) { events(first: 100) { nodes { kind about } } } }',
      { id: campaign.id },
      campaign.staff.observer,
    )
  ).campaign.events.nodes;
  expect(events.slice(-2)).toEqual([
    { kind: 'campaign.battle-published', about: { battle } },
    { kind: 'campaign.battle-unpublished', about: { battle } },
  ]);
});
