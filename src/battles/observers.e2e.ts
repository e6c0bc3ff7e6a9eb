import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import { nextKey, type TestApi } from '../api/api.testkit.js';
import { campaignId } from '../api/index.js';

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database);
});
beforeEach(async () => {
  campaign = await SkirmishCampaign.create(api, { observerDelaySeconds: 3600 });
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

const WHOLE = `id name position battles(first: 10) { nodes { id version closedAt clock { phase } } }
  open: battles(first: 10, open: true) { nodes { id } } events(first: 100) { nodes { position kind } }`;

// biome-ignore lint/suspicious/noExplicitAny: what a test reads out of an answer is for its expectations to say
async function seen(who: keyof Staff, at = '', fields = WHOLE): Promise<any> {
  const query = `query ($id: ID!) { campaign(id: $id ${at}) { ${fields} } }`;
  return (await api.data(query, { id: campaign.id }, campaign.staff[who])).campaign;
}

/** Everything that has happened so far happened two hours ago. */
async function twoHoursPass(): Promise<void> {
  const owner = new Client(database.url);
  await owner.connect();
  const id = [campaignId.decode(campaign.id)];
  const before = "now() - interval '2 hours'";
  await owner.query(`update event set at = ${before} where campaign_id = $1`, id);
  await owner.query(
    `update battle set closed_at = ${before} where campaign_id = $1 and closed_at is not null`,
    id,
  );
  await owner.end();
}

test('an observer with a delay sees the campaign as it stood then, wherever they look', async () => {
  const first = await campaign.planned();
  await twoHoursPass();
  const then = await seen('referee');
  // Each viewer counts what they may know of.
  const { position } = await seen('observer');
  await campaign.order('blue', first, [{ order: 'move', unit: 'b2', path: ['B4', 'C5'] }]);
  await campaign.open();
  await api.command('renameCampaign', { campaignId: campaign.id, name: 'Another' }, campaign.staff.referee);

  const observed = await seen('observer');
  expect(observed).toMatchObject({ name: then.name, position });
  expect(observed.battles).toEqual(then.battles);
  expect(observed.events.nodes.at(-1).position).toBe(position);
  const now = await seen('blue');
  expect(now.battles.nodes).toHaveLength(2);
  expect(now.battles.nodes[1].version).toBeGreaterThan(then.battles.nodes[0].version);

  const { campaigns } = await api.data(
    'query { campaigns(first: 5) { nodes { name position battles(first: 5) { nodes { id } } } } }',
    {},
    campaign.staff.observer,
  );
  expect(campaigns.nodes).toEqual([{ name: then.name, position, battles: { nodes: [{ id: first }] } }]);
});

test('an observer can neither ask for newer events nor wait for them', async () => {
  const battle = await campaign.planned();
  await twoHoursPass();
  const { position } = await seen('observer', '', 'position');
  await campaign.order('blue', battle, [{ order: 'move', unit: 'b2', path: ['B4', 'C5'] }]);
  const refusals = await Promise.all(
    [`at: ${position + 1}`, `minPosition: ${position + 1}`].map((at) =>
      api.ask(
        `query ($id: ID!) { campaign(id: $id, ${at}) { name } }`,
        { id: campaign.id },
        campaign.staff.observer,
      ),
    ),
  );
  expect(refusals.map(({ errors }) => errors?.[0]?.message)).toEqual([
    `The campaign has positions 1 to ${position}; ${position + 1} is none of them.`,
    `The campaign is at position ${position} and has not reached ${position + 1}.`,
  ]);
});

test('before that time an observer sees how the campaign began, and nothing that was done in it', async () => {
  await campaign.planned();
  expect(await seen('observer')).toMatchObject({
    position: 1,
    battles: { nodes: [] },
    open: { nodes: [] },
    events: { nodes: [] },
  });
});

test('a battle that has ended since is still open for an observer', async () => {
  const battle = await campaign.open();
  await twoHoursPass();
  const { staff } = campaign;
  const over = { do: 'clock', set: { over: { why: 'The referee calls it a day.' } } };
  const ruled = await api.command('rule', { battleId: battle, changes: [over], why: 'late' }, staff.referee);
  expect(ruled.__typename).toBe('RulingMade');
  expect((await seen('blue')).open.nodes).toEqual([]);
  expect((await seen('observer')).open.nodes).toEqual([{ id: battle }]);
  const [shown] = (await seen('observer')).battles.nodes;
  expect(shown).toMatchObject({ closedAt: null, clock: { phase: 'plan' } });
});

test('changes of the campaign reach an observer as late as everything else', async () => {
  await twoHoursPass();
  const { position } = await seen('observer', '', 'position');
  await api.command('renameCampaign', { campaignId: campaign.id, name: 'Another' }, campaign.staff.referee);
  const client = api.sockets(campaign.staff.observer);
  const query =
    'subscription ($id: ID!) { campaignChanged(campaignId: $id, after: 0) { position campaign { name } } }';
  const changes = client.iterate<{ campaignChanged: { position: number } }>({
    query,
    variables: { id: campaign.id },
  });
  const next = async () => (await changes.next()).value?.data?.campaignChanged.position as number;
  for (let reached = 0; reached < position; ) reached = await next();
  let renamed = false;
  const change = next().finally(() => {
    renamed = true;
  });
  await seen('observer');
  expect(renamed).toBe(false);
  await twoHoursPass();
  expect(await change).toBe(position + 1);
  await client.dispose();
});

test('a new observer is shown no more than observers may look at later', async () => {
  await campaign.planned();
  const { staff, id } = campaign;
  const { secret } = await api.command(
    'invite',
    { campaignId: id, role: 'OBSERVER' },
    staff.referee,
    '... on InvitationIssued { secret }',
  );
  const joined = await api.command(
    'acceptInvitation',
    { secret, idempotencyKey: nextKey() },
    staff.stranger,
    `... on InvitationAccepted { campaign { ${WHOLE} } }`,
  );
  expect(joined.campaign).toMatchObject({ position: 1, battles: { nodes: [] }, events: { nodes: [] } });
});

test('a battle of the past is shown as it stood at that position of the campaign', async () => {
  const battle = await campaign.planned();
  const { position, battles } = await seen('blue');
  await campaign.order('blue', battle, [{ order: 'move', unit: 'b2', path: ['B4', 'C5'] }]);
  expect((await seen('blue', `at: ${position}`)).battles).toEqual(battles);
});
