import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign } from '../../test/support/skirmish-campaign.js';
import type { TestApi } from '../api/api.testkit.js';
import { campaignId } from '../api/index.js';
import { EventStore } from '../event-store/index.js';
import { CAMPAIGN_OVERVIEW, Projections, ProjectionsModule } from './index.js';
import type { Projection } from './projection.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

interface Tally {
  readonly count: number;
  readonly last: number;
}

/** Counts events by their colour; an event may also wipe a colour out. */
const tally = (when: 'inline' | 'behind', version = 1): Projection<Tally> => ({
  name: `tally-${when}`,
  version,
  when,
  kinds: ['painted', 'wiped'],
  async apply({ kind, payload, position }, rows) {
    const { colour } = payload as { colour: string };
    if (kind === 'wiped') return [[colour, null]];
    const before = await rows.get(colour);
    return [[colour, { count: (before?.count ?? 0) + version, last: position }]];
  },
});

function keeping(...projections: Projection<Tally>[]): { store: EventStore; kept: Projections } {
  const store = new EventStore(database.pool);
  const kept = new Projections(store, projections);
  store.keepInline({
    handles: (kind) => kept.isInline(kind),
    apply: (client, events) => kept.inline(client, events),
  });
  return { store, kept };
}

type Stroke = { kind: 'painted' | 'wiped' | 'ignored'; colour: string };

async function paint(store: EventStore, campaign: string, strokes: Stroke[]): Promise<void> {
  const open = { position: 0 };
  const first = (await store.position(campaign)) === undefined;
  const events = strokes.map(({ kind, colour }) => ({ kind, payload: { colour } }));
  const answer = await store.append({
    campaign,
    actor: 'anna',
    key: randomUUID(),
    request: {},
    events,
    ...(first && { expected: open }),
  });
  expect(answer.outcome).toBe('appended');
}

function expected(strokes: Stroke[], weight = 1): { key: string; row: Tally }[] {
  const rows = new Map<string, Tally>();
  for (const [i, { kind, colour }] of strokes.entries()) {
    if (kind === 'wiped') rows.delete(colour);
    if (kind === 'painted') rows.set(colour, { count: (rows.get(colour)?.count ?? 0) + weight, last: i + 1 });
  }
  return [...rows].map(([key, row]) => ({ key, row })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

const stroke = fc.record<Stroke>({
  kind: fc.constantFrom('painted', 'painted', 'painted', 'wiped', 'ignored'),
  colour: fc.constantFrom('red', 'green', 'blue', 'white'),
});

test('rows are what a plain recount gives: inline, behind, caught up twice, and rebuilt', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(stroke, { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 6 }),
      async (commands) => {
        const [inline, behind] = [tally('inline'), tally('behind')];
        const { store, kept } = keeping(inline, behind);
        const campaign = randomUUID();
        for (const strokes of commands) {
          await paint(store, campaign, strokes);
          if (strokes.length % 2 === 0) await kept.catchUpWith(campaign);
        }
        await Promise.all([kept.catchUpWith(campaign), kept.catchUpWith(campaign)]);
        await kept.catchUpWith(campaign);
        const rows = expected(commands.flat());
        for (const projection of [inline, behind])
          expect(await kept.rows(projection, campaign, { first: 10 })).toEqual(rows);
        for (const { name } of [inline, behind]) await kept.rebuild(name, campaign);
        for (const projection of [inline, behind])
          expect(await kept.rows(projection, campaign, { first: 10 })).toEqual(rows);
      },
    ),
    { numRuns: 15 },
  );
});

test('commands go on while a projection is rebuilt, and none is missed', async () => {
  const inline = tally('inline');
  const { store, kept } = keeping(inline);
  const campaign = randomUUID();
  const strokes = Array.from(
    { length: 400 },
    (_, n): Stroke => ({ kind: 'painted', colour: ['red', 'green'][n % 2] as string }),
  );
  await paint(store, campaign, strokes);
  let isRebuilt = false;
  const rebuilds = (async () => {
    for (let n = 0; n < 5; n++) await kept.rebuild(inline.name, campaign);
    isRebuilt = true;
  })();
  let painted = 0;
  for (; !isRebuilt || painted < 20; painted++)
    await paint(store, campaign, [{ kind: 'painted', colour: 'blue' }]);
  await rebuilds;
  const rows = await kept.rows(inline, campaign, { first: 10 });
  expect(rows.map(({ key, row }) => [key, row.count])).toEqual([
    ['blue', painted],
    ['green', 200],
    ['red', 200],
  ]);
});

test('what an older version has built is built anew', async () => {
  const { store, kept } = keeping(tally('inline', 1));
  const campaign = randomUUID();
  await paint(store, campaign, [
    { kind: 'painted', colour: 'red' },
    { kind: 'painted', colour: 'red' },
  ]);
  const newer = tally('inline', 2);
  const { kept: now } = keeping(newer);
  expect(await now.row(newer, campaign, 'red')).toEqual({ count: 2, last: 2 });
  await now.rebuildOutdated();
  expect(await now.row(newer, campaign, 'red')).toEqual({ count: 4, last: 2 });
  expect(await kept.row(tally('inline'), campaign, 'green')).toBeUndefined();
});

test('health tells how far each projection is behind the log', async () => {
  const behind = tally('behind');
  const { store, kept } = keeping(tally('inline'), behind);
  const campaign = randomUUID();
  await paint(store, campaign, [
    { kind: 'painted', colour: 'red' },
    { kind: 'ignored', colour: 'red' },
  ]);
  expect(await kept.health(campaign)).toEqual([
    { projection: 'tally-inline', position: 2, head: 2 },
    { projection: 'tally-behind', position: 0, head: 2 },
  ]);
  await kept.catchUpWith(campaign);
  expect((await kept.health(campaign))[1]).toEqual({ projection: 'tally-behind', position: 2, head: 2 });
});

describe('the campaign overview', () => {
  let api: TestApi;
  let campaign: SkirmishCampaign;
  beforeAll(async () => {
    api = await SkirmishCampaign.serve(database, [ProjectionsModule], ['projections']);
    campaign = await SkirmishCampaign.create(api);
  });
  afterAll(() => api?.close());

  const overview = () =>
    api
      .data(
        'query ($id: ID!) { campaign(id: $id) { overview { openBattles closedBattles actions battles(first: 9) { nodes { battleId name turn phase active awaiting actions } } } projections { name lag } } }',
        { id: campaign.id },
        campaign.staff.referee,
      )
      .then(({ campaign: seen }) => seen);

  test('tells how the battles stand', async () => {
    const battle = await campaign.planned();
    const projections = api.app.get(Projections, { strict: false });
    expect((await overview()).projections[0].lag).toBeGreaterThan(0);
    await projections.catchUpWith(campaignId.decode(campaign.id) as string);
    expect(await overview()).toEqual({
      overview: {
        openBattles: 1,
        closedBattles: 0,
        actions: 3,
        battles: {
          nodes: [
            {
              battleId: battle,
              name: 'First clash',
              turn: 1,
              phase: 'move',
              active: 'blue',
              awaiting: ['blue'],
              actions: 3,
            },
          ],
        },
      },
      projections: [{ name: CAMPAIGN_OVERVIEW.name, lag: 0 }],
    });
  });
});
