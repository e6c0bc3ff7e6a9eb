import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { ApiContext } from '../context.js';
import { accessMistakes } from './access.js';
import { enforceAccess } from './authorisation.js';
import { ANONYMOUS, type Standing, type Viewer } from './viewer.js';

const DIRECTIVES = `
  directive @public on FIELD_DEFINITION
  directive @signedIn on FIELD_DEFINITION
  directive @campaign(roles: [CampaignRole!]!, id: String! = "input.campaignId") on FIELD_DEFINITION
  directive @scope(of: Scope!) on FIELD_DEFINITION
  directive @published on FIELD_DEFINITION
  enum Scope { READ COMMAND }
  enum CampaignRole { REFEREE COMMANDER OBSERVER PUBLIC }
  interface Problem { code: String! }
  type NotAllowed implements Problem { code: String! }
  type NotFound implements Problem { code: String! }
  type InvalidInput implements Problem { code: String! }
  type Done { ok: Boolean! }
  input DoInput { idempotencyKey: String! campaignId: ID! }
  union DoResult = Done | NotAllowed | NotFound | InvalidInput
`;
const mistakes = (sdl: string) => accessMistakes(makeExecutableSchema({ typeDefs: DIRECTIVES + sdl }));

describe('access declarations', () => {
  it.each([
    ['a root field without any', 'type Query { a: Int }', /Query\.a declares nobody/],
    ['a root field without a scope', 'type Query { a: Int @signedIn }', /Query\.a needs the scope/],
    [
      'a campaign that no argument names',
      'type Query { a: Int @campaign(roles: [REFEREE], id: "id") @scope(of: READ) }',
      /no argument "id"/,
    ],
    [
      'a campaign that an optional argument names',
      'type Query { a(id: ID): Int @campaign(roles: [REFEREE], id: "id") @scope(of: READ) }',
      /no argument "id"/,
    ],
    [
      'a field that may be refused but not be null',
      'type Query { t: T @public } type T { a: Int! @signedIn }',
      /T\.a may be refused/,
    ],
    ['two at once', 'type Query { a: Int @public @signedIn @scope(of: READ) }', /more than one/],
    [
      'a published field that is not for everybody',
      'type Query { a(id: ID!): Int @campaign(roles: [REFEREE], id: "id") @published @scope(of: READ) }',
      /is @published/,
    ],
    [
      'a published field inside',
      'type Query { t: T @public } type T { a: Int @campaign(roles: [PUBLIC]) @published }',
      /is @published/,
    ],
    ['a public field inside', 'type Query { t: T @public } type T { a: Int @public }', /as public as/],
    [
      'a command without an input',
      'type Query { a: Int @public } type Mutation { a(x: Int): DoResult! @signedIn @scope(of: READ) }',
      /exactly one "input"/,
    ],
    [
      'a command that cannot say no',
      'type Query { a: Int @public } type Mutation { a(input: DoInput!): Done! @public }',
      /answer with a union/,
    ],
    [
      'a command on campaigns without NotFound',
      'type Query { a: Int @public } union R = Done | NotAllowed | InvalidInput type Mutation { a(input: DoInput!): R! @campaign(roles: [REFEREE]) @scope(of: READ) }',
      /NotFound/,
    ],
  ])('are refused with %s', (_, sdl, message) => {
    expect(mistakes(sdl)).toEqual([expect.stringMatching(message)]);
    expect(() => enforceAccess(makeExecutableSchema({ typeDefs: DIRECTIVES + sdl }))).toThrow(/incomplete/);
  });

  it('are accepted when they are whole', () => {
    const sdl = `
      type Query { a: Int @public b(id: ID!): T @campaign(roles: [PUBLIC], id: "id") @scope(of: READ) }
      type T { c: Int @campaign(roles: [REFEREE]) d: Int! }
      type Mutation { e(input: DoInput!): DoResult! @campaign(roles: [REFEREE]) @scope(of: COMMAND) }`;
    expect(mistakes(sdl)).toEqual([]);
  });
});

describe('enforcement', () => {
  const campaign = '00000000-0000-4000-8000-000000000001';
  const id = 'campaign.AAAAAAAAQACAAAAAAAAAAQ';
  const PUBLISHED = '00000000-0000-4000-8000-000000000002';
  const asked: string[] = [];
  const schema = enforceAccess(
    makeExecutableSchema({
      typeDefs: `${DIRECTIVES}
        type Query {
          c(id: ID!): C @campaign(roles: [REFEREE, COMMANDER, PUBLIC], id: "id") @scope(of: READ)
          b(id: ID!): C @campaign(roles: [REFEREE, PUBLIC], id: "id") @published @scope(of: READ)
        }
        type C { open: Int secret: Int @campaign(roles: [REFEREE]) }
        type Mutation { do(input: DoInput!): DoResult! @campaign(roles: [REFEREE]) @scope(of: COMMAND) }`,
      resolvers: {
        Query: {
          c: () => ({ campaignId: campaign, open: 1, secret: 2 }),
          b: () => ({ campaignId: campaign, open: 1, secret: 2 }),
        },
        Mutation: { do: () => ({ __typename: 'Done', ok: asked.push('done') > 0 }) },
      },
    }),
  );
  const person = (scopes: ('READ' | 'COMMAND')[] = ['READ', 'COMMAND']): Viewer => ({
    kind: 'person',
    personId: 'p',
    scopes: new Set(scopes),
    tokenId: 't',
    sessionId: null,
  });
  const standing = (role: Standing['role']): Standing => ({
    campaignId: campaign,
    role,
    side: null,
    delaySeconds: 0,
  });
  const run = async (source: string, viewer: Viewer, found: Standing | null) => {
    const context = new ApiContext(viewer, 'here', {
      of: async (_, asked) => (asked === campaign ? found : null),
      toPublished: async (asked, battle) =>
        asked === campaign && battle === PUBLISHED ? { ...standing('PUBLIC'), campaignId: asked } : null,
    });
    const { data, errors } = await graphql({ schema, source, contextValue: context });
    return {
      data: JSON.parse(JSON.stringify(data ?? null)),
      codes: errors?.map((error) => error.extensions.code),
    };
  };
  const read = `{ c(id: "${id}") { open secret } }`;
  const command = `mutation { do(input: { idempotencyKey: "k", campaignId: "${id}" }) { __typename ... on Problem { code } } }`;

  it.each([
    ['a referee', person(), standing('REFEREE'), { c: { open: 1, secret: 2 } }, undefined],
    ['a commander', person(), standing('COMMANDER'), { c: { open: 1, secret: null } }, ['NOT_ALLOWED']],
    ['an observer', person(), standing('OBSERVER'), { c: null }, ['NOT_ALLOWED']],
    ['a stranger', person(), null, { c: null }, ['NOT_FOUND']],
    ['nobody', ANONYMOUS, null, { c: null }, ['NOT_FOUND']],
    [
      'nobody, when it is open',
      ANONYMOUS,
      standing('PUBLIC'),
      { c: { open: 1, secret: null } },
      ['NOT_SIGNED_IN'],
    ],
    [
      'a referee with a narrow token',
      person(['COMMAND']),
      standing('REFEREE'),
      { c: null },
      ['SCOPE_MISSING'],
    ],
  ])('lets %s read what is declared', async (_, viewer, found, data, codes) => {
    expect(await run(read, viewer, found)).toEqual({ data, codes });
  });

  it.each([
    ['a commander', person(), standing('COMMANDER'), 'NotAllowed', 'NOT_ALLOWED'],
    ['a stranger', person(), null, 'NotFound', 'NOT_FOUND'],
    ['nobody', ANONYMOUS, null, 'NotAllowed', 'NOT_SIGNED_IN'],
    ['a referee with a narrow token', person(['READ']), standing('REFEREE'), 'NotAllowed', 'SCOPE_MISSING'],
  ])(
    'answers the command of %s with a problem, and does not carry it out',
    async (_, viewer, found, type, code) => {
      const before = asked.length;
      expect((await run(command, viewer, found)).data.do).toEqual({ __typename: type, code });
      expect(asked).toHaveLength(before);
    },
  );

  it('carries out no command whose key cannot be used', async () => {
    const before = asked.length;
    for (const key of ['', 'two\\nlines', 'x'.repeat(129)]) {
      const { data } = await run(command.replace('"k"', `"${key}"`), person(), standing('REFEREE'));
      expect(data.do).toEqual({ __typename: 'InvalidInput', code: 'INVALID_INPUT' });
    }
    expect(asked).toHaveLength(before);
    expect((await run(command, person(), standing('REFEREE'))).data.do).toEqual({ __typename: 'Done' });
    expect(asked).toHaveLength(before + 1);
  });

  it.each([
    ['nobody', ANONYMOUS, null, PUBLISHED, { b: { open: 1, secret: null } }, ['NOT_SIGNED_IN']],
    ['a stranger', person(['COMMAND']), null, PUBLISHED, { b: { open: 1, secret: null } }, ['NOT_FOUND']],
    ['a member, as what he is', person(), standing('OBSERVER'), PUBLISHED, { b: null }, ['NOT_ALLOWED']],
    ['nobody, who asks for another', ANONYMOUS, null, campaign, { b: null }, ['NOT_FOUND']],
  ])('lets %s read a battle that is published', async (_, viewer, found, battle, data, codes) => {
    const source = `{ b(id: "battle.AAAAAAAAQACAAAAAAAAAAQ.${battle}") { open secret } }`;
    expect(await run(source, viewer, found)).toEqual({ data, codes });
    expect((await run(source.replace('b(', 'c('), ANONYMOUS, null)).codes).toEqual(['NOT_FOUND']);
  });

  it('takes the id of something else for no campaign', async () => {
    expect(
      (await run('{ c(id: "person.AAAAAAAAQACAAAAAAAAAAQ") { open } }', person(), standing('REFEREE'))).codes,
    ).toEqual(['NOT_FOUND']);
  });
});
