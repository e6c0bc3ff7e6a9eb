import { BookOverApi, servedBooks, type Who } from '../book-over-api.testkit.js';
import { beginning } from '../books.testkit.js';

const books = servedBooks();

describe('an observer who is kept behind', () => {
  test('sees the book as it stood then, and no sign of what came since', async () => {
    const campaign = await BookOverApi.begun(books.api, {}, { observerDelaySeconds: 3_600 });
    expect(await campaign.book('observer', 'version')).toBeNull();
    expect(await campaign.book('russian', 'version')).toEqual({ version: 1 });
  });
});

describe('sealed orders', () => {
  test('what is wrong in them is found in the input', async () => {
    const campaign = await BookOverApi.begun(books.api);
    const seal = (orders: object) => campaign.command('german', 'sealOrders', { turn: 1, orders });
    expect(await seal({ purchases: [{ group: 'Elephants' }] })).toMatchObject({
      code: 'NO_SUCH_GROUP',
      message: expect.stringMatching(/there are: /),
      path: ['orders', 'purchases', '0'],
    });
    expect(await seal({ deployments: [{ node: 'church', units: ['g1', 'nobody'] }] })).toMatchObject({
      code: 'NO_SUCH_UNIT',
      path: ['orders', 'deployments', '0', 'units', '1'],
    });
  });

  const SEALED =
    'sealed { side turn deployments { node units } purchases { group count } } sides { key sealed } preconditions { next met missing { code side } } version';

  test('are a staff’s own secret until they are revealed', async () => {
    const campaign = await BookOverApi.begun(books.api);
    const orders = { deployments: [{ node: 'church', units: ['g1', 'g-leader'] }] };
    await campaign.done('german', 'sealOrders', { turn: 1, orders });
    const [german, russian, observer, referee] = await Promise.all(
      (['german', 'russian', 'observer', 'referee'] as const).map((who) => campaign.book(who, SEALED)),
    );
    const sealed = {
      side: 'german',
      turn: 1,
      deployments: [{ node: 'church', units: ['g1', 'g-leader'] }],
      purchases: [],
    };
    expect(german.sealed).toEqual([sealed]);
    expect(referee.sealed).toEqual([sealed]);
    expect(german.sides).toEqual([
      { key: 'german', sealed: true },
      { key: 'russian', sealed: null },
    ]);
    expect(german.preconditions).toEqual({ next: 'reveal', met: true, missing: [] });
    expect(referee.preconditions.missing).toEqual([{ code: 'NOT_SEALED', side: 'russian' }]);
    expect(russian.sealed).toEqual([]);
    expect(russian.sides).toEqual([
      { key: 'german', sealed: null },
      { key: 'russian', sealed: false },
    ]);
    expect(russian.preconditions.missing).toEqual([{ code: 'NOT_SEALED', side: 'russian' }]);
    expect(observer).toMatchObject({ sealed: [], preconditions: { missing: [] } });
    const log = (who: Who) => campaign.book(who, 'entries(first: 10) { nodes { kind fact } }');
    expect((await log('russian')).entries.nodes.map(({ kind }: { kind: string }) => kind)).toEqual(['begin']);
    expect((await log('german')).entries.nodes.map(({ kind }: { kind: string }) => kind)).toEqual([
      'begin',
      'seal',
    ]);
  });

  test('a staff speaks for its own side, in its turn, of its own', async () => {
    const campaign = await BookOverApi.begun(books.api);
    const seal = (who: Who, more: object) =>
      campaign.command(who, 'sealOrders', { turn: 1, orders: {}, ...more });
    expect(await seal('german', { side: 'russian' })).toMatchObject({
      __typename: 'InvalidInput',
      path: ['side'],
    });
    expect(await seal('referee', {})).toMatchObject({ __typename: 'InvalidInput', path: ['side'] });
    expect(await seal('observer', {})).toMatchObject({ __typename: 'NotAllowed' });
    expect(await seal('german', { turn: 2 })).toMatchObject({ __typename: 'InvalidInput', path: ['turn'] });
    const with_ = (units: string[]) =>
      seal('german', { orders: { deployments: [{ node: 'church', units }] } });
    const enemy = await with_(['r1']);
    const nobody = await with_(['nobody']);
    expect(enemy).toMatchObject({
      __typename: 'InvalidInput',
      path: ['orders', 'deployments', '0', 'units', '0'],
    });
    // Nobody can find out by trying who is on the other side's roster.
    expect({ ...enemy, message: enemy.message.replaceAll('r1', 'X') }).toEqual({
      ...nobody,
      message: nobody.message.replaceAll('nobody', 'X'),
    });
  });

  test('the same command is carried out once; one that rests on an old version is told so', async () => {
    const campaign = await BookOverApi.begun(books.api);
    const input = { idempotencyKey: 'once', turn: 1, expectedVersion: 1, orders: { priorities: ['g1'] } };
    const first = await campaign.done('german', 'sealOrders', input);
    expect(await campaign.done('german', 'sealOrders', input)).toEqual({ ...first, replayed: true });
    expect(
      await campaign.command('german', 'sealOrders', { ...input, idempotencyKey: 'twice' }),
    ).toMatchObject({ __typename: 'Conflict' });
    expect(await campaign.command('german', 'sealOrders', { ...input, turn: 2 })).toMatchObject({
      __typename: 'KeyInUse',
    });
  });
});

test('a battle that could not be opened is told to the referee before the turn comes to it', async () => {
  const { graph } = beginning();
  const [church, ...others] = graph.nodes;
  const nodes = [{ ...church, mode: 'ENFORCE' }, ...others];
  const campaign = await BookOverApi.begun(books.api, { graph: { ...graph, nodes } });
  const missing = async (who: 'referee' | 'german') =>
    (await campaign.book(who, 'preconditions { missing { code says node } }')).preconditions.missing;
  expect(await missing('referee')).toMatchObject([{ code: 'NOT_SEALED' }, { code: 'NOT_SEALED' }]);
  const odd = {
    unit: 'g9',
    side: 'german',
    kind: 'SQUAD',
    name: 'Ninth',
    counter: '4-6-7',
    is: { wings: 2 },
  };
  await campaign.done('referee', 'enlist', { roster: { units: { roster: [odd] } } });
  await campaign.done('german', 'sealOrders', {
    turn: 1,
    orders: { deployments: [{ node: 'church', units: ['g9'] }] },
  });
  const [, hindered, ...more] = await missing('referee');
  expect(more).toEqual([]);
  expect(hindered).toMatchObject({
    code: 'CANNOT_OPEN',
    node: 'church',
    says: expect.stringMatching(/^The battle of "The Walled Church" cannot be opened: .*wings.*RECORD/),
  });
  expect(await missing('german')).toEqual([]);
});
