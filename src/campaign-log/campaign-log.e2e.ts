import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign, type Staff } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';

interface Seen {
  position: number;
  kind: string;
  sentences: string[];
  action: { by: string; order: object; effects: { kind: string }[] } | null;
}

const FIELDS = 'position kind about sentences action { version by order effects { kind sentence } }';

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await SkirmishCampaign.serve(database);
});
beforeEach(async () => {
  campaign = await SkirmishCampaign.create(api);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

async function listed(who: keyof Staff, first = 100): Promise<Seen[]> {
  const found: Seen[] = [];
  for (let after = ''; ; ) {
    const { campaign: seen } = await api.data(
      `query ($id: ID!) { campaign(id: $id) { events(first: ${first} ${after}) { nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } } }`,
      { id: campaign.id },
      campaign.staff[who],
    );
    found.push(...seen.events.nodes);
    if (!seen.events.pageInfo.hasNextPage) return found;
    after = `after: "${seen.events.pageInfo.endCursor}"`;
  }
}

/** Follows the log until `until` events have come, or until it is stopped. */
async function followed(who: keyof Staff, after: number, until: number): Promise<Seen[]> {
  const client = api.sockets(campaign.staff[who]);
  const events: Seen[] = [];
  const query = `subscription ($id: ID!, $after: Int!) { campaignEvents(campaignId: $id, after: $after) { ${FIELDS} } }`;
  for await (const { data, errors } of client.iterate({ query, variables: { id: campaign.id, after } })) {
    if (errors) throw new Error(JSON.stringify(errors));
    events.push((data as { campaignEvents: Seen }).campaignEvents);
    if (events.length === until) break;
  }
  await client.dispose();
  return events;
}

async function fight(): Promise<void> {
  const battle = await campaign.planned();
  await campaign.order('blue', battle, [{ order: 'move', unit: 'b2', path: ['B4', 'C5'] }]);
  await campaign.order('red', battle, [{ order: 'pass' }]);
  await campaign.order('red', battle, [{ order: 'fire', unit: 'r1', target: 'b2' }]);
}

test('pages of any size and the live stream tell the same story', async () => {
  await fight();
  const whole = await listed('blue');
  expect(await listed('blue', 3)).toEqual(whole);
  expect(await followed('blue', 0, whole.length)).toEqual(whole);
  const half = Math.floor(whole.length / 2);
  expect(await followed('blue', whole[half - 1]?.position as number, whole.length - half)).toEqual(
    whole.slice(half),
  );
});

test('followers hear of what happens, and nothing of what is not for them', async () => {
  const battle = await campaign.open();
  const before = (await listed('blue')).at(-1)?.position as number;
  const heard = followed('blue', before, 3);
  await campaign.order('red', battle, [{ order: 'standing-orders', rules: { reactWithin: 1 } }]);
  await campaign.order('red', battle, [{ order: 'plan', plan: 'hold' }]);
  await campaign.order('blue', battle, [{ order: 'plan', plan: 'attack' }]);
  const events = await heard;
  expect(events.map(({ action }) => [action?.by, action?.order])).toEqual([
    ['red', { order: 'unseen' }],
    ['red', { order: 'plan' }],
    ['blue', { order: 'plan', plan: 'attack' }],
  ]);
});

test('every event says in sentences what happened, and is of a kind that is listed', async () => {
  await fight();
  const { eventKinds } = await api.data('{ eventKinds { kind tells } }', {});
  const known = eventKinds.map(({ kind }: { kind: string }) => kind);
  const seen = await listed('referee');
  expect(seen.map(({ kind }) => kind).filter((kind) => !known.includes(kind))).toEqual([]);
  for (const { kind, sentences, action } of seen) {
    if (action) expect(sentences).toHaveLength(action.effects.length);
    else expect({ kind, sentences }).toEqual({ kind, sentences: [expect.stringMatching(/\.$/)] });
  }
  expect(seen.flatMap(({ sentences }) => sentences)).toContain('Blue 2 moves from A4 to B4.');
});

test('a filter with a kind that there is not is refused', async () => {
  const query = `query ($id: ID!) { campaign(id: $id) { events(first: 5, filter: { kinds: ["battle.moved"] }) { nodes { kind } } } }`;
  const { errors } = await api.ask(query, { id: campaign.id }, campaign.staff.blue);
  expect(errors?.[0]).toMatchObject({
    message: 'There is no kind of event "battle.moved". Ask for `eventKinds`: it lists them all.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('invitations are for the referee, and their proof for nobody', async () => {
  const kinds = async (who: keyof Staff) => (await listed(who)).map(({ kind }) => kind);
  expect(await kinds('blue')).not.toContain('campaign.invitation-issued');
  const [issued] = (await listed('referee')).filter(({ kind }) => kind === 'campaign.invitation-issued');
  expect((issued as unknown as { about: object }).about).not.toHaveProperty('proof');
});

test('an observer is kept behind', async () => {
  campaign = await SkirmishCampaign.create(api, { observerDelaySeconds: 3600 });
  await fight();
  expect(await listed('observer')).toEqual([]);
  expect((await listed('blue')).length).toBeGreaterThan(5);
});

test('a stranger cannot follow', async () => {
  await expect(followed('stranger', 0, 1)).rejects.toThrow(/no such thing/);
});
