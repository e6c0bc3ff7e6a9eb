import { BookOverApi, servedBooks } from '../book-over-api.testkit.js';
import { beginning } from '../books.testkit.js';

const books = servedBooks();

describe('beginning a book', () => {
  test('typed, with a preset: what was given stands in it', async () => {
    const campaign = await BookOverApi.create(books.api);
    expect(await campaign.book('referee', 'version')).toBeNull();
    const { graph, roster } = beginning();
    const typed = roster.map((unit) => ({ ...unit, kind: unit.kind.toUpperCase() }));
    const own = {
      system: 'aslsk',
      date: '1942-08-01',
      policies: { preset: 'aslsk-plain' },
      graph,
      formations: [{ formation: 'g-1', side: 'german', name: 'First platoon' }],
      roster: typed.map((unit) => (unit.unit === 'g1' ? { ...unit, formation: 'g-1' } : unit)),
    };
    await campaign.done('referee', 'beginBook', { campaign: { own } });
    const book = await campaign.book(
      'referee',
      `version system date turn phase outcome { winner } policies { preset version } dice { scheme seed }
       line { name current version from { version } } sides { key name points victoryPoints stillNeeded sealed }
       formations { id name strength { state units } } roster(first: 2, filter: { side: "german", kind: SQUAD }) { count nodes { id counter state formation } pageInfo { hasNextPage } }
       graph { nodes { id status edges { id says taken mayCome } } }`,
    );
    expect(book).toMatchObject({
      version: 1,
      system: 'aslsk',
      date: '1942-08-01',
      turn: 1,
      phase: 'PLANNING',
      outcome: null,
      policies: { preset: 'aslsk-plain', version: 1 },
      dice: { scheme: 'hmac-sha256/2', seed: null },
      line: { current: true, version: 1, from: null },
      formations: [{ id: 'g-1', name: 'First platoon', strength: [{ state: 'READY', units: 1 }] }],
      roster: {
        count: 4,
        nodes: [{ id: 'g1', counter: '4-6-7', state: 'READY', formation: 'g-1' }, { id: 'g2' }],
        pageInfo: { hasNextPage: true },
      },
    });
    expect(book.sides).toMatchObject([
      {
        key: 'german',
        name: 'Germans',
        sealed: false,
        stillNeeded: 'Needs 1 more than now to win when the campaign ends.',
      },
      { key: 'russian', sealed: false },
    ]);
    expect(book.graph.nodes[0]).toMatchObject({
      id: 'church',
      status: 'OPEN',
      edges: [
        { id: 'on', says: 'Germans has won the battle', taken: false, mayCome: true },
        { id: 'back', says: 'when no other way is taken' },
      ],
    });
    expect(await campaign.command('referee', 'beginBook', { campaign: { own } })).toMatchObject({
      __typename: 'InvalidInput',
      code: 'BOOK_BEGUN',
    });
  });

  test.each([
    [
      'an unknown campaign of the house',
      { house: { system: 'aslsk', name: 'Atlantis' } },
      'UNKNOWN_CAMPAIGN',
      ['campaign', 'house', 'name'],
    ],
    [
      'an unknown preset',
      { document: { ...beginning(), policies: 'gentle' } },
      'UNKNOWN_PRESET',
      ['campaign', 'document', 'policies', 'preset'],
    ],
    ['a document that is none', { document: 'Barbarossa' }, 'INVALID_INPUT', ['campaign', 'document']],
    [
      'a way to nowhere',
      {
        document: {
          ...beginning(),
          graph: { start: ['a'], nodes: [{ node: 'a', title: 'A', edges: [{ edge: 'x', to: 'b' }] }] },
        },
      },
      'UNKNOWN_NODE',
      ['campaign', 'document', 'graph', 'nodes', '0', 'edges', '0', 'to'],
    ],
    [
      'policies with a mistake',
      {
        document: { ...beginning(), policies: { preset: 'house', experience: { earns: [{ for: 'kill' }] } } },
      },
      'MALFORMED',
      ['campaign', 'document', 'policies', 'experience', 'earns', '0', 'points'],
    ],
  ])('%s is refused with its place', async (_, start, code, path) => {
    const campaign = await BookOverApi.create(books.api);
    expect(await campaign.command('referee', 'beginBook', { campaign: start })).toMatchObject({
      __typename: 'InvalidInput',
      code,
      path,
    });
  });

  test('only the referee begins it, and a stranger does not know of it', async () => {
    const campaign = await BookOverApi.create(books.api);
    const input = { campaign: { document: beginning() } };
    expect(await campaign.command('german', 'beginBook', input)).toMatchObject({ __typename: 'NotAllowed' });
    expect(await campaign.command('stranger', 'beginBook', input)).toMatchObject({ __typename: 'NotFound' });
  });

  test('the rulebook tells its presets', async () => {
    const query =
      '{ rulebook(system: "aslsk") { campaignPresets { name isDefault policies } campaigns { name } } }';
    const { rulebook } = await books.api.data(query);
    expect(
      rulebook.campaignPresets.filter(({ isDefault }: { isDefault: boolean }) => isDefault),
    ).toHaveLength(1);
    expect(rulebook.campaignPresets.map(({ name }: { name: string }) => name)).toContain('aslsk-plain');
    expect(rulebook.campaigns).toEqual([{ name: 'the-mill-road' }]);
  });
});

describe('a campaign of the house', () => {
  test.each([
    ['aslsk', 'the-mill-road', [null], {}],
    [
      'combat',
      'the-boulevard',
      ['WEST', 'SET_UP', 'EAST'],
      { german: { stance: 'ATTACK' }, russian: { stance: 'HOLD' } },
    ],
  ])(
    '%s: %s begins, and its first battles are fought on the server by those of the roster',
    async (system, name, ways, orders) => {
      const campaign = await BookOverApi.create(books.api);
      await campaign.done('referee', 'beginBook', { campaign: { house: { system, name } } });
      const { turn, purchasable } = await campaign.book(
        'german',
        'turn purchasable { group side cost comes units { counter count } }',
      );
      expect(turn).toBe(1);
      expect([...new Set(purchasable.map(({ comes }: { comes: string | null }) => comes))]).toEqual(ways);
      await campaign.seal(1, orders);
      const isFoughtHere = ({ mode }: { mode: string }) => mode === 'ENFORCE';
      const { battles } = await campaign.until(
        'battles(first: 5) { nodes { id mode status drawn { unit roster } } } turns(first: 1) { nodes { steps { step state problem } } }',
        (book) => book.battles.nodes.some(isFoughtHere),
      );
      const fought = battles.nodes.find(isFoughtHere);
      expect(fought).toMatchObject({ mode: 'ENFORCE', status: 'OPEN' });
      const query =
        'query ($id: ID!) { battle(id: $id) { version awaiting { side } units(first: 100) { nodes { id side } } } }';
      const { battle } = await books.api.data(query, { id: fought.id }, campaign.tokens.referee);
      const units = new Set(battle.units.nodes.map(({ id }: { id: string }) => id));
      expect(fought.drawn.length).toBeGreaterThan(0);
      for (const { unit, roster } of fought.drawn) {
        expect(unit).toBe(roster);
        expect(units).toContain(unit);
      }
      const own = await campaign.book(
        'russian',
        'battles(first: 5) { nodes { drawn { roster } } } roster(first: 100, filter: { state: BATTLE }) { nodes { id } }',
      );
      const inBattle = own.roster.nodes.map(({ id }: { id: string }) => id).sort();
      const drawn = own.battles.nodes.flatMap((one: { drawn: { roster: string }[] }) =>
        one.drawn.map(({ roster }) => roster),
      );
      expect(drawn.sort()).toEqual(inBattle);
    },
  );
});
