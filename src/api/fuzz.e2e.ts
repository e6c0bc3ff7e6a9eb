import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { newPerson, nextKey, TestApi, type TestPerson } from './api.testkit.js';

const SIDES = [
  { key: 'allies', name: 'Allies' },
  { key: 'axis', name: 'Axis' },
];
const RUNS = Number(process.env.FUZZ_RUNS ?? 150);

/** Whatever comes in, the answer is a well-formed one, and nothing unexpected is logged. */
describe('the HTTP surface under nonsense', () => {
  let database: TestDatabase;
  let api: TestApi;
  let person: TestPerson;
  let campaignId: string;
  let foreignId: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    api = await TestApi.start({
      dataSource: database.dataSource,
      api: { limits: { budget: { points: 1e12, seconds: 1 } } },
    });
    [person] = [await newPerson(api)];
    const create = async (token: string): Promise<string> =>
      (
        await api.command(
          'createCampaign',
          { name: 'x', sides: SIDES },
          token,
          '... on CampaignCreated { campaign { id } }',
        )
      ).campaign.id;
    campaignId = await create(person.token);
    foreignId = await create((await newPerson(api)).token);
  });
  afterEach(() => {
    expect(api.errors.lines).toEqual([]);
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  async function expectSound(response: Response): Promise<void> {
    const text = await response.text();
    expect([200, 400, 401, 403, 405, 413, 415, 429]).toContain(response.status);
    expect(text).not.toMatch(/node_modules|at .*\.[jt]s:|select |insert |syntax error at or near/i);
    JSON.parse(text);
  }

  const weird = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\0',
      '\ud800',
      '‮',
      '☠'.repeat(1000),
      '__proto__',
      'constructor',
      "'; drop table person; --",
      '%',
      '{',
      '}',
    ),
  );
  const weirdJson = fc.oneof(
    fc.jsonValue(),
    weird,
    fc.double(),
    fc.maxSafeInteger(),
    fc.constantFrom(1e308, -1e308, 2 ** 31, -(2 ** 31) - 1, null),
  );
  const weirdId = fc.oneof(
    weird,
    fc.constantFrom(
      'campaign.AAAAAAAAAAAAAAAAAAAAAA',
      'campaign.AAAAAAAAAAAAAAAAAAAAAB',
      'side.AAAAAAAAAAAAAAAAAAAAAA.x',
      'battle.AAAAAAAAAAAAAAAAAAAAAA.x.y',
      'campaign.',
      '.',
    ),
    fc.constantFrom('mine', 'foreign').map((which) => ({ which })),
  );
  const idOf = (id: string | { which: string }) =>
    typeof id === 'string' ? id : id.which === 'mine' ? campaignId : foreignId;

  it('answers any bytes as a body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(weird, fc.json()), async (body) => {
        await expectSound(await api.post(body));
      }),
      { numRuns: RUNS },
    );
  });

  it('answers any shape of request', async () => {
    const request = fc.record(
      { query: weirdJson, variables: weirdJson, operationName: weirdJson, extensions: weirdJson },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(request, fc.array(request, { maxLength: 3 })), async (body) => {
        await expectSound(await api.post(JSON.stringify(body)));
      }),
      { numRuns: RUNS },
    );
  });

  it('answers documents made of the words of the language', async () => {
    const words = fc.constantFrom(
      'query',
      'mutation',
      'subscription',
      '{',
      '}',
      '(',
      ')',
      ':',
      '$x',
      '!',
      '[',
      ']',
      '...',
      'on',
      'Campaign',
      'viewer',
      'campaigns',
      'first',
      '1',
      '-1',
      '99999999999999999999',
      '"',
      '"""',
      '@skip',
      '@public',
      'if',
      'true',
      'fragment',
      'F',
      '__schema',
      '__type',
      '__typename',
      '#',
      '=',
      '&',
      '|',
      'null',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(words, { maxLength: 60 }), async (parts) => {
        await expectSound(
          await api.post(JSON.stringify({ query: parts.join(' ') }), {
            authorization: `Bearer ${person.token}`,
          }),
        );
      }),
      { numRuns: RUNS * 2 },
    );
  });

  it('answers any header in place of a token', async () => {
    const header = fc.string({ unit: fc.constantFrom(...'aZ09.-_~ =,;"BbearerBearer hxp.hxr.') });
    await fc.assert(
      fc.asyncProperty(header, async (authorization) => {
        await expectSound(await api.post('{"query":"{ viewer { scopes } }"}', { authorization }));
      }),
      { numRuns: RUNS },
    );
  });

  it('answers any variables of every command and query', async () => {
    const operations = everyOperation();
    const { email, password } = person; // a session of its own, for the fuzzer finds out how to end one
    const session = await api.command(
      'signIn',
      { email, password },
      undefined,
      '... on SignedIn { accessToken }',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations),
        fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(weirdId.map(idOf), weirdJson)),
        async ({ query, names }, values) => {
          const input = Object.fromEntries(
            Object.entries({ ...DEFAULTS, ...values }).filter(([name]) => names.includes(name)),
          );
          const response = await api.post(JSON.stringify({ query, variables: { input, ...values } }), {
            authorization: `Bearer ${session.accessToken}`,
          });
          await expectSound(response);
        },
      ),
      { numRuns: RUNS * 4 },
    );
  });

  it("tells nobody whether another person's campaign exists", async () => {
    const unknown = 'campaign.AAAAAAAAAAAAAAAAAAAAAA';
    for (const query of [
      'query ($id: ID!) { campaign(id: $id) { name } }',
      'query ($id: ID!) { campaign(id: $id, at: 1, minPosition: 9) { members(first: 1) { nodes { role } } } }',
    ]) {
      const [foreign, none] = [
        await api.ask(query, { id: foreignId }, person.token),
        await api.ask(query, { id: unknown }, person.token),
      ];
      expect(foreign.errors).toEqual(none.errors);
    }
    const rename = (id: string) =>
      api.command('renameCampaign', { campaignId: id, name: 'mine now' }, person.token);
    expect(await rename(foreignId)).toEqual(await rename(unknown));
  });

  it('answers a replayed key with what was answered, under load', async () => {
    const idempotencyKey = nextKey();
    const send = () =>
      api.command('renameCampaign', { campaignId, name: 'once', idempotencyKey }, person.token);
    const answers = await Promise.all(Array.from({ length: 12 }, send));
    expect(new Set(answers.map((answer) => answer.position)).size).toBe(1);
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
  });

  it('answers deep, wide and repeated documents in bounded time', async () => {
    const deep = `{ ${'a { '.repeat(1500)} ${'} '.repeat(1500)} }`;
    const wide = `{ ${'serverVersion '.repeat(3_900)} }`;
    const pairs = `{ viewer { ${'person { id displayName } '.repeat(700)} } }`;
    const values = `{ campaigns(first: ${'9'.repeat(5_000)}) { nodes { id } } }`;
    const lists = `query ($a: [[[[Int]]]]) { campaigns(first: ${'['.repeat(900)}${']'.repeat(900)}) { nodes { id } } }`;
    for (const query of [deep, wide, pairs, values, lists])
      await expectSound(await api.post(JSON.stringify({ query })));
  });

  function everyOperation(): { query: string; names: string[] }[] {
    const mutations = Object.values(api.schema.getMutationType()!.getFields()).map((field) => {
      const type = String(field.args[0]!.type);
      const input = api.schema.getType(type.replace('!', ''));
      const names = input && 'getFields' in input ? Object.keys(input.getFields()) : [];
      return {
        query: `mutation ($input: ${type}) { ${field.name}(input: $input) { __typename ... on Problem { code path } } }`,
        names,
      };
    });
    return [
      ...mutations,
      {
        query: 'query ($id: ID!, $at: Int, $minPosition: Int) { campaign(id: $id, at: $at) { name } }',
        names: [],
      },
      {
        query:
          'query ($first: Int!, $after: String) { campaigns(first: $first, after: $after) { nodes { id } } }',
        names: [],
      },
      {
        query:
          'query ($first: Int!, $after: String) { viewer { personalTokens(first: $first, after: $after) { nodes { id } } sessions(first: $first, after: $after) { nodes { id } } } }',
        names: [],
      },
      {
        query:
          'query ($id: ID!, $first: Int!, $after: String) { campaign(id: $id) { members(first: $first, after: $after) { nodes { role } } invitations(first: $first, after: $after) { nodes { id } } } }',
        names: [],
      },
    ];
  }

  const NAMES = [
    'id',
    'at',
    'first',
    'after',
    'idempotencyKey',
    'campaignId',
    'expectedPosition',
    'name',
    'description',
    'sides',
    'side',
    'sideId',
    'role',
    'personId',
    'secret',
    'invitationId',
    'expiresAt',
    'declassifiesAt',
    'observerDelaySeconds',
    'email',
    'password',
    'displayName',
    'refreshToken',
    'tokenId',
    'scopes',
    'sessionId',
    'idToken',
    'nonce',
  ];
  const DEFAULTS = {
    idempotencyKey: 'k',
    campaignId: 'campaign.AAAAAAAAAAAAAAAAAAAAAA',
    name: 'n',
    sides: SIDES,
    side: SIDES[0],
    role: 'OBSERVER',
    password: 'long enough',
    displayName: 'd',
    scopes: ['READ'],
  };
});
