import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import * as documents from '../../../web/generated/documents.js';
import { newPerson, TestApi } from '../api.testkit.js';
import { PROJECT } from '../schema-files.js';
import { hashOf } from './persisted.js';

const MEMBERS = (first: number | string) =>
  `{ campaigns(first: ${first}) { nodes { members(first: ${first}) { nodes { person { id } } } } } }`;
const codes = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.map((error) => error.extensions.code);

describe('limits', () => {
  let database: TestDatabase;
  let api: TestApi;
  let token: string;
  const started: TestApi[] = [];
  const start = async (settings: Parameters<typeof TestApi.start>[0]['api'] = {}) => {
    const one = await TestApi.start({ dataSource: database.dataSource, api: settings });
    started.push(one);
    return one;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    api = await start({ limits: { bodyBytes: 20_000, tokens: 1_000, depth: 7, aliases: 10, cost: 2_000 } });
    token = (await newPerson(api)).token;
  });
  afterAll(async () => {
    for (const one of started) await one.close();
    await database?.drop();
  });

  it('reckon the cost before anything runs, and tell it with the answer', async () => {
    const cheap = await api.ask(MEMBERS(3), {}, token);
    expect(cheap.extensions!.cost).toBe(1 + 3 * (1 + 1 + 3 * (1 + 1)));
    const dear = await api.ask(MEMBERS(100), {}, token);
    expect(dear.status).toBe(400);
    expect(dear.errors![0]!.extensions).toEqual({
      code: 'TOO_MUCH',
      cost: 1 + 100 * (1 + 1 + 100 * (1 + 1)),
      most: 2_000,
    });
  });

  it.each([
    ['no name is given', undefined, 'Must provide operation name'],
    ['the name is of none of them', 'C', 'Unknown operation named "C"'],
  ])(
    'leave it to what runs operations to say what is wrong where %s of two',
    async (_, operationName, says) => {
      const answer = await fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: 'query A { serverVersion } query B { serverVersion }', operationName }),
      });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message).toContain(says);
    },
  );

  it('count what stands in variables and fragments, and are not fooled by spreading them', async () => {
    const query =
      'query ($n: Int!) { campaigns(first: $n) { ...F ...F ...F } } fragment F on CampaignConnection { nodes { members(first: $n) { nodes { role } } } }';
    expect(codes(await api.ask(query, { n: 50 }, token))).toEqual(['TOO_MUCH']);
    const bomb = [
      'query { campaigns(first: 1) { nodes { ...F0 } } }',
      ...Array.from(
        { length: 40 },
        (_, i) => `fragment F${i} on Campaign { ${i < 39 ? `...F${i + 1} ...F${i + 1}` : 'sides { id }'} }`,
      ),
    ].join('\n');
    expect(codes(await api.ask(bomb, {}, token))).toEqual(['TOO_MUCH']);
  });

  it.each([
    [
      'depth',
      '{ campaigns(first: 1) { edges { node { members(first: 1) { edges { node { person { id } side { id } } } } } } } }',
      { depth: 8 },
    ],
    [
      'aliases',
      `{ ${Array.from({ length: 11 }, (_, i) => `a${i}: serverVersion`).join(' ')} }`,
      { aliases: 11 },
    ],
  ])('hold for %s', async (_, query, asked) => {
    expect((await api.ask(query, {}, token)).errors![0]!.extensions).toMatchObject({
      code: 'TOO_MUCH',
      ...asked,
    });
  });

  it('hold for the length of a document and the size of a body', async () => {
    expect(codes(await api.ask(`{ ${'serverVersion '.repeat(1_000)} }`))).toEqual(['GRAPHQL_PARSE_FAILED']);
    const large = await api.ask(`{ serverVersion } # ${'x'.repeat(30_000)}`);
    expect([large.status, codes(large)]).toEqual([413, ['TOO_LARGE']]);
  });

  it('hold for how deep a body nests', async () => {
    const deep = await api.post(
      `{"query":"{__typename}","variables":{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}}`,
    );
    expect([deep.status, await deep.json()]).toEqual([
      400,
      { errors: [{ message: expect.stringContaining('500 levels'), extensions: { code: 'BAD_REQUEST' } }] },
    ]);
  });

  it.each([0, -1, 101, 1_000_000])('give no page of %d', async (first) => {
    const roomy =
      started[1] ??
      (await start({ limits: { cost: 1e12, values: 1e12, budget: { points: 1e15, seconds: 1 } } }));
    const answer = await roomy.ask(
      `query ($first: Int!) { campaigns(first: $first) { nodes { id } } }`,
      { first },
      token,
    );
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  });

  it('take one command in one request', async () => {
    const input = `{ idempotencyKey: "k", email: "a@b.test", password: "long enough", displayName: "x" }`;
    const one = `signUp(input: ${input}) { __typename }`;
    for (const query of [
      `mutation { a: ${one} b: ${one} }`,
      `mutation { ... on Mutation { ${one} } }`,
      `mutation { ...F } fragment F on Mutation { ${one} }`,
    ]) {
      const answer = await api.ask(query);
      expect([answer.status, codes(answer)]).toEqual([400, ['ONE_COMMAND']]);
    }
  });

  it('hold for what is asked of the schema itself, whatever it is called', async () => {
    const all = 'types { name fields { name args { name } type { name } } }';
    const once = await api.ask(`{ __schema { ${all} } }`);
    expect(once.data.__schema.types.length).toBeGreaterThan(50);
    const bomb = `{ __schema { types { ${Array.from({ length: 4 }, (_, i) => `a${i}: fields { ...F }`).join(' ')} } } }
      fragment F on __Field { type { ${Array.from({ length: 4 }, (_, i) => `b${i}: fields { name }`).join(' ')} } }`;
    const refused = await (await start()).ask(bomb);
    expect([refused.status, codes(refused)]).toEqual([400, ['TOO_MUCH']]);
    expect(refused.errors![0]!.extensions.introspected).toBeGreaterThan(5_000);
  });

  it('hold for fragments, each of which would be compared with each', async () => {
    const names = Array.from({ length: 200 }, (_, i) => `F${i}`);
    const query = `{ ...${names.join(' ...')} } ${names.map((name) => `fragment ${name} on Query { serverVersion }`).join(' ')}`;
    const answer = await api.ask(query);
    expect([answer.status, answer.errors![0]!.extensions]).toEqual([
      400,
      { code: 'TOO_MUCH', spreads: 200, most: 60 },
    ]);
  });

  it('hold for fields asked for again and again, which would be compared with each other', async () => {
    const answer = await api.ask(`{ ${'viewer { person { id displayName } } '.repeat(60)} }`);
    expect([answer.status, answer.errors![0]!.extensions]).toEqual([
      400,
      { code: 'TOO_MUCH', overlaps: 3_540, most: 1_000 },
    ]);
    expect(codes(await api.ask(`{ ${'viewer { person { id } } '.repeat(20)} }`))).toBeUndefined();
  });

  it('hold for the length of a document, which could be all remarks', async () => {
    const answer = await (await start()).ask(`${'#\n'.repeat(50_001)}{ serverVersion }`);
    expect([answer.status, answer.errors![0]!.extensions]).toMatchObject([
      400,
      { code: 'TOO_MUCH', most: 100_000 },
    ]);
  });

  it('hold for the size of an answer', async () => {
    const brief = await start({ limits: { answer: 2_000 } });
    const ask = '{ __schema { types { name } } }';
    expect(codes(await brief.ask(ask))).toEqual(['ANSWER_TOO_LARGE']);
    expect(codes(await brief.ask('{ serverVersion }'))).toBeUndefined();
  });

  it('hold for a person, however many tokens there are', async () => {
    const small = await start({ limits: { budget: { points: 40, seconds: 3_600 } } });
    const person = await newPerson(api);
    const input = { name: 'second', scopes: ['READ'] };
    const made = await api.command(
      'createPersonalToken',
      input,
      person.token,
      '... on PersonalTokenCreated { secret }',
    );
    const spend = (who: string) => small.ask('{ campaigns(first: 29) { nodes { id } } }', {}, who);
    expect((await spend(person.token)).status).toBe(200);
    const again = await spend(made.secret);
    expect([again.status, codes(again)]).toEqual([429, ['RATE_LIMITED']]);
  });

  it('hold for an address, however many people there are', async () => {
    const small = await start({ limits: { budget: { points: 60, seconds: 3_600 } } });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) {
      const { token: theirs } = await newPerson(api);
      statuses.push((await small.ask('{ campaigns(first: 50) { nodes { id } } }', {}, theirs)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('let nobody guess at tokens for nothing', async () => {
    const small = await start({ limits: { budget: { points: 60, seconds: 3_600 } } });
    const guess = async () => (await small.ask('{ serverVersion }', {}, `hxp.nonsense`)).status;
    const statuses = [await guess(), await guess(), await guess(), await guess(), await guess()];
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    expect((await small.ask('{ serverVersion }')).status).toBe(200);
  });

  it('let what is refused cost the time it took', async () => {
    const small = await start({ limits: { budget: { points: 40, seconds: 3_600 } } });
    const nonsense = `{ ${Array.from({ length: 400 }, (_, i) => `nonsense${i}`).join(' ')} }`;
    let answer = await small.ask(nonsense);
    for (let tries = 0; answer.status === 400 && tries < 200; tries++) answer = await small.ask(nonsense);
    expect([answer.status, codes(answer)]).toEqual([429, ['RATE_LIMITED']]);
  });

  it('hold for the budget of a person, and say when there is more', async () => {
    const small = await start({ limits: { budget: { points: 40, seconds: 3_600 } } });
    const [spender, other] = [await newPerson(api), await newPerson(api)];
    const spend = (who: string) => small.ask('{ campaigns(first: 12) { nodes { id } } }', {}, who);
    const answers = [
      await spend(spender.token),
      await spend(spender.token),
      await spend(spender.token),
      await spend(spender.token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ extensions }) => extensions?.remaining)).toEqual([27, 14, 1, undefined]);
    expect(answers[3]!.errors![0]!.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      cost: 13,
      remaining: 1,
    });
    expect(Number(answers[3]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await spend(other.token)).status).toBe(200);
  });

  it('hide the schema where introspection is off, also in suggestions', async () => {
    const closed = await start({ introspection: false });
    expect((await closed.ask('{ __schema { types { name } } }')).errors).toHaveLength(1);
    const typo = await closed.ask('{ serverVersio }');
    expect(typo.errors![0]!.message).not.toMatch(/serverVersion/);
    expect((await api.ask('{ __schema { queryType { name } } }')).data.__schema.queryType.name).toBe('Query');
  });

  it('refuse what a foreign page could make a browser send', async () => {
    const bare = await fetch(`${api.url}/graphql?query={serverVersion}`);
    expect([bare.status, await bare.text()]).toEqual([400, expect.stringContaining('CSRF')]);
    const form = await api.post('query={serverVersion}', { 'content-type': 'text/plain' });
    expect(form.status).toBe(400);
  });

  describe('of listed operations', () => {
    let listed: TestApi;
    let text: string;
    beforeAll(async () => {
      listed = await start({ persistedOnly: true });
      text = await readFile(join(PROJECT, 'graphql', 'operations', 'who-am-i.graphql'), 'utf8');
    });

    it('run them, by text or by hash', async () => {
      expect((await listed.ask(text, {}, token)).data.viewer.person.id).toMatch(/^person\./);
      const body = JSON.stringify({
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } },
      });
      const byHash = await listed.post(body, { authorization: `Bearer ${token}` });
      expect(await byHash.json()).toMatchObject({
        data: { viewer: { person: { id: expect.stringMatching(/^person\./) } } },
      });
    });

    it('run what the desk asks, as it is built', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'hexledger-desk-'));
      const built = spawnSync(process.execPath, [join(PROJECT, 'bin', 'build-web.js'), folder]);
      expect(built.status).toBe(0);
      const withDesk = await start({ persistedOnly: true, deskOperations: join(folder, 'operations.json') });
      await rm(folder, { recursive: true });
      const known = async (one: TestApi, document: string) => {
        const persistedQuery = { version: 1, sha256Hash: hashOf(document) };
        const answer = await one.post(JSON.stringify({ extensions: { persistedQuery } }));
        return !JSON.stringify(await answer.json()).includes('PERSISTED_QUERY_NOT_FOUND');
      };
      const asked = Object.values(documents) as string[];
      expect(asked.length).toBeGreaterThan(10);
      for (const document of asked) {
        expect(await known(withDesk, document)).toBe(true);
        expect(await known(listed, document)).toBe(false);
      }
      const { data } = await withDesk.ask(documents.WhoMaySignUpDocument as string);
      expect(data).toEqual({ signUpMode: 'OPEN' });
    });

    it('run nothing else, and learn nothing new', async () => {
      const other = '{ serverVersion }';
      const answer = await listed.ask(other);
      expect([answer.status, codes(answer)]).toEqual([403, ['OPERATION_NOT_LISTED']]);
      const persistedQuery = { version: 1, sha256Hash: hashOf(other) };
      await listed.ask(other, {}, undefined, { extensions: { persistedQuery } });
      const again = await listed.post(JSON.stringify({ extensions: { persistedQuery } }));
      expect(JSON.stringify(await again.json())).toContain('PERSISTED_QUERY_NOT_FOUND');
    });
  });
});

@Resolver()
class FaultyResolver {
  @Query()
  fault(_: unknown, { kind }: { kind: string }): string | null {
    if (kind === 'sql')
      throw Object.assign(new Error('relation "person" does not exist at select * from person'), {
        code: '42P01',
      });
    if (kind === 'code')
      throw Object.assign(new Error('secret hunter2'), { extensions: { code: 'BAD_USER_INPUT' } });
    if (kind === 'nothing') return null;
    throw 'a string with hunter2';
  }
}

@Module({ providers: [FaultyResolver] })
class FaultyModule {}

describe('unexpected errors', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());

  it('reach the client as an id that is in the log, and nothing else', async () => {
    const api = await TestApi.start({
      dataSource: database.dataSource,
      imports: [FaultyModule],
      api: { extraTypes: 'extend type Query { fault(kind: String!): String! @public }' },
    });
    for (const kind of ['sql', 'code', 'nothing', 'string']) {
      const { data, errors } = await api.ask('query ($kind: String!) { fault(kind: $kind) }', { kind });
      expect(data).toBeNull();
      const { id, ...rest } = errors![0]!.extensions;
      expect(rest).toEqual({ code: 'INTERNAL' });
      expect(errors![0]!.message).toBe(`Something went wrong on our side. Report it with this id: ${id}`);
      expect(JSON.stringify(errors)).not.toMatch(/person|select|hunter2|stack|\.ts/);
      expect(api.errors.lines.filter((line) => line.includes(String(id)))).toHaveLength(1);
    }
    await api.close();
  });
});
