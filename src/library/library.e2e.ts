import { createHash } from 'node:crypto';
import { crossroads } from '../../test/skirmish/scenario.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { SkirmishCampaign } from '../../test/support/skirmish-campaign.js';
import { Secrets } from '../accounts/index.js';
import type { TestApi } from '../api/api.testkit.js';
import { globalId, personId } from '../api/index.js';

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

const BOARD = {
  board: 'meadow',
  title: 'A meadow',
  columns: 9,
  rows: 6,
  seed: 1,
  terrain: { woods: 'C2 C3 D2' },
};
const FIELDS =
  '... on UploadAccepted { item { id reference kind name hash } } ... on UploadRefused { problems { code path message } }';
const upload = (input: object) => api.command('upload', input, campaign.staff.referee, FIELDS);

/** What everybody can work out. */
function hashedId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

describe('the library', () => {
  test('an uploaded board is the map of a battle', async () => {
    const schema = await api.data('{ rulebook(system: "skirmish") { positionSchema } }');
    expect(schema.rulebook.positionSchema).toMatchObject({ type: 'object' });
    const { item, ...rest } = await upload({ kind: 'BOARD', name: 'Meadow', document: BOARD });
    expect(rest).toMatchObject({ __typename: 'UploadAccepted' });
    const battle = await campaign.open({
      ...crossroads(),
      map: { board: item.reference },
      options: { turns: 4, objective: 'E4', ambush: true },
    });
    const { legalOrders } = (
      await api.data(
        'query ($id: ID!) { battle(id: $id) { legalOrders(side: "blue") { kind } map } }',
        { id: battle },
        campaign.staff.referee,
      )
    ).battle;
    expect(legalOrders).toEqual([{ kind: 'plan' }, { kind: 'plan' }]);
  });

  test('what cannot be used is refused with all its places', async () => {
    const refused = await upload({
      kind: 'BOARD',
      name: 'Bad',
      document: { ...BOARD, columns: 'nine', rows: -1 },
    });
    expect(refused).toMatchObject({ __typename: 'UploadRefused', path: ['document'] });
    expect(refused.problems.length).toBeGreaterThanOrEqual(2);
    expect(await upload({ kind: 'SCENARIO', name: 'Bad', system: 'chess', document: {} })).toMatchObject({
      code: 'UNKNOWN_SYSTEM',
    });
    expect(
      await upload({
        kind: 'CHART_PACK',
        name: 'Bad',
        system: 'skirmish',
        document: { system: 'aslsk', version: '1', charts: {} },
      }),
    ).toMatchObject({
      __typename: 'UploadRefused',
    });
  });

  test('the same upload is one item, its key is good for nothing else', async () => {
    const input = { idempotencyKey: 'once', kind: 'BOARD', name: 'Once', document: BOARD };
    const first = await upload(input);
    expect(await upload(input)).toMatchObject({ item: first.item });
    expect(await upload({ ...input, name: 'Twice' })).toMatchObject({ __typename: 'KeyInUse' });
  });

  test('the id of an upload cannot be worked out of who uploads it under which key', async () => {
    const { item } = await upload({
      idempotencyKey: 'ambush',
      kind: 'BOARD',
      name: 'Ambush',
      document: BOARD,
    });
    const read = async (id: string) =>
      (await api.data('query ($id: ID!) { libraryItem(id: $id) { name } }', { id }, campaign.staff.blue))
        .libraryItem;
    expect(await read(item.id)).toEqual({ name: 'Ambush' });
    const { viewer } = await api.data('{ viewer { person { id } } }', {}, campaign.staff.referee);
    const owner = personId.decode(viewer.person.id) as string;
    const other = new Secrets(Buffer.alloc(32, 1)).uuid('library item', owner, 'ambush');
    for (const guess of [
      hashedId('upload', owner, 'ambush'),
      hashedId('library item', owner, 'ambush'),
      other,
    ])
      expect(await read(globalId('item').encode(guess))).toBeNull();
  });

  test('a battle is pinned to its charts', async () => {
    const battle = await campaign.open();
    const { position } = (
      await api.data('query ($id: ID!) { battle(id: $id) { position } }', { id: battle }, campaign.staff.blue)
    ).battle;
    const { charts } = (await api.data('{ rulebook(system: "skirmish") { charts { hash } } }')).rulebook;
    expect(position.charts).toBe(charts.hash);
    const stored = await database.pool.query(
      "select owner from library_item where kind = 'CHART_PACK' and hash = $1",
      [charts.hash],
    );
    expect(stored.rows).toEqual([{ owner: null }]);
  });

  test('everybody lists their own', async () => {
    await upload({ kind: 'BOARD', name: 'Mine', document: BOARD });
    const list = (token: string) =>
      api
        .data('{ library(first: 50) { nodes { name document } } }', {}, token)
        .then(({ library }) => library.nodes);
    expect((await list(campaign.staff.referee)).map(({ name }: { name: string }) => name)).toContain('Mine');
    expect(await list(campaign.staff.blue)).toEqual([]);
  });
});

describe('rulebooks', () => {
  test('tell their orders with forms, and the text behind a citation', async () => {
    const { rulebooks } = await api.data(
      '{ rulebooks { system title orders { kind title schema cites } rule(id: "2.3") { text } } }',
    );
    expect(rulebooks).toMatchObject([
      { system: 'skirmish', title: 'Skirmish', rule: { text: expect.stringContaining('may fire at it') } },
    ]);
    expect(rulebooks[0].orders.map(({ kind }: { kind: string }) => kind)).toEqual([
      'fire',
      'move',
      'pass',
      'plan',
    ]);
  });

  test('the lab gives the odds of an order, and stores nothing', async () => {
    const document = {
      system: 'skirmish',
      position: {
        ...crossroads(),
        clock: { turn: 1, phase: 'fire', active: 'blue' },
        agenda: [{ task: 'phase' }, { task: 'phase' }],
        awaiting: [{ side: 'blue', kind: 'fire', orders: ['fire', 'pass'] }],
      },
      steps: [{ by: 'blue', order: { order: 'fire', unit: 'b2', target: 'r1' }, dice: 'all' }],
    };
    const { lab } = await api.data('query ($document: JSON!) { lab(document: $document) }', { document });
    expect(lab.problems).toEqual([]);
    expect(lab.steps[0].odds.total).toBe('24');
  });
});
