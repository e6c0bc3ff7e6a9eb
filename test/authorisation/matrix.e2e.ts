import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPerson, TestApi, type TestPerson } from '../../src/api/api.testkit.js';
import type { Scope } from '../../src/api/index.js';
import { PROJECT } from '../../src/api/schema-files.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { FEATURES, type Names, type World } from './features.js';
import { type Question, questions } from './questions.js';

const TABLE = join(import.meta.dirname, 'matrix.tsv');
const SCOPES: Scope[] = ['READ', 'COMMAND', 'REFEREE', 'LIBRARY', 'ACCOUNT'];
const REFUSALS = new Set(['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'SCOPE_MISSING']);
const PATIENCE_MS = 5_000;

interface Seat {
  name: string;
  token: string | undefined;
  names: Names;
}

/**
 * Every query, command, subscription and field, tried by everybody. The outcome is compared with `matrix.tsv`, which people read and
 * review: run with UPDATE_MATRIX=1 after a change of the schema, and look at the difference.
 */
describe('authorisation', () => {
  let database: TestDatabase;
  let api: TestApi;
  let seats: Seat[];
  let asked: Question[];
  beforeAll(async () => {
    database = await createTestDatabase();
    api = await TestApi.start({
      dataSource: database.dataSource,
      imports: FEATURES.flatMap((feature) => feature.imports ?? []),
      api: {
        features: FEATURES.map((feature) => feature.schema),
        limits: { budget: { points: 1e12, seconds: 1 }, cost: 1e9, depth: 50 },
      },
    });
    seats = await takeSeats(api);
    asked = questions(api.schema);
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  it('gives everybody what the table says, and nothing else', async () => {
    const rows = [['field', ...seats.map((seat) => seat.name)]];
    for (const question of asked) {
      const outcomes = [];
      for (const seat of seats) outcomes.push(await outcome(api, question, seat));
      rows.push([question.name, ...outcomes]);
    }
    expect(api.errors.lines).toEqual([]);
    expect(rows.flat().filter((cell) => cell.startsWith('ERROR'))).toEqual([]);
    expect(api.errors.lines).toEqual([]);
    const absent = new Set(FEATURES.flatMap((feature) => feature.absent ?? []));
    const unseen = rows.slice(1).filter((row) => !row.includes('yes') && !absent.has(row[0]!.split('.')[0]!));
    expect(unseen).toEqual([]);
    const table = `${rows.map((row) => row.join('\t')).join('\n')}\n`;
    if (process.env.UPDATE_MATRIX || !existsSync(TABLE)) await writeFile(TABLE, table);
    expect(table).toBe(await readFile(TABLE, 'utf8'));
  }, 600_000);

  it('leaves no feature of the schema out', async () => {
    const files = await readdir(join(PROJECT, 'graphql'));
    const features = files
      .filter((name) => /^(?!schema\.snapshot).*\.graphql$/.test(name))
      .map((name) => name.replace('.graphql', ''));
    expect(FEATURES.map((feature) => feature.schema).sort()).toEqual(features.sort());
  });

  it('leaves no root field out', () => {
    const types = [api.schema.getQueryType(), api.schema.getMutationType(), api.schema.getSubscriptionType()];
    const fields = types.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type!.name}.${field}`),
    );
    expect(asked.map((question) => question.name)).toEqual(expect.arrayContaining(fields));
  });
});

async function takeSeats(api: TestApi): Promise<Seat[]> {
  const world = await makeWorld(api);
  const { referee, commander, observer, stranger, campaigns } = world;
  const [secret, open] = [await allNames(world, campaigns.secret), await allNames(world, campaigns.open)];
  const scoped = await Promise.all(
    SCOPES.map(async (scope) => ({ scope, token: await personalToken(api, referee, scope) })),
  );
  return [
    { name: 'nobody', token: undefined, names: secret },
    { name: 'stranger', token: stranger.token, names: secret },
    { name: 'observer', token: observer.token, names: secret },
    { name: 'commander', token: commander.token, names: secret },
    { name: 'referee', token: referee.token, names: secret },
    ...scoped.map(({ scope, token }) => ({ name: `referee, ${scope} only`, token, names: secret })),
    { name: 'nobody, declassified', token: undefined, names: open },
    { name: 'stranger, declassified', token: stranger.token, names: open },
  ];
}

async function makeWorld(api: TestApi): Promise<World> {
  const [referee, commander, observer, stranger] = [
    await newPerson(api, 'Referee'),
    await newPerson(api, 'Commander'),
    await newPerson(api, 'Observer'),
    await newPerson(api, 'Stranger'),
  ];
  const people = { referee, commander, observer };
  const secret = await newCampaign(api, people, null);
  const open = await newCampaign(api, people, '2020-01-01T00:00:00Z');
  await newCampaign(api, { referee: stranger, commander, observer }, null);
  return { api, referee, commander, observer, stranger, campaigns: { secret, open } };
}

async function newCampaign(
  api: TestApi,
  { referee, commander, observer }: Pick<World, 'referee' | 'commander' | 'observer'>,
  declassifiesAt: string | null,
): Promise<string> {
  const sides = ['blue', 'red'].map((key) => ({ key, name: key }));
  const fields = '... on CampaignCreated { campaign { id sides { id } } }';
  const { campaign } = await api.command(
    'createCampaign',
    { name: 'Matrix', sides, declassifiesAt },
    referee.token,
    fields,
  );
  const invite = (input: object) =>
    api.command(
      'invite',
      { campaignId: campaign.id, ...input },
      referee.token,
      '... on InvitationIssued { secret }',
    );
  const asCommander = await invite({ role: 'COMMANDER', sideId: campaign.sides[0].id });
  await api.command('acceptInvitation', { secret: asCommander.secret }, commander.token);
  await api.command(
    'acceptInvitation',
    { secret: (await invite({ role: 'OBSERVER' })).secret },
    observer.token,
  );
  await invite({ role: 'COMMANDER', sideId: campaign.sides[1].id });
  return campaign.id;
}

async function allNames(world: World, campaign: string): Promise<Names> {
  const names: Names = {};
  for (const feature of FEATURES) Object.assign(names, await feature.names(world, campaign));
  return names;
}

async function personalToken(api: TestApi, person: TestPerson, scope: Scope): Promise<string> {
  const fields = '... on PersonalTokenCreated { secret }';
  return (await api.command('createPersonalToken', { name: scope, scopes: [scope] }, person.token, fields))
    .secret;
}

interface Result {
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs with every question
  data?: any;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** `yes`, why not, `-` for an object that is null here, or the error that should not be. */
async function outcome(api: TestApi, question: Question, seat: Seat): Promise<string> {
  const text = question.text(seat.names);
  const { data, errors } =
    question.operation === 'subscription'
      ? await listen(api, text, seat)
      : await api.ask(text, {}, seat.token);
  if (errors) {
    const code = String(errors[0]!.extensions?.code);
    return REFUSALS.has(code) ? code : `ERROR ${code} ${errors[0]!.message}`;
  }
  if (question.operation !== 'mutation') return reached(data, question.path) ? 'yes' : '-';
  const { __typename, code } = data[question.path[0]!];
  return __typename === 'NotAllowed' || __typename === 'NotFound' ? code : 'yes';
}

function reached(data: unknown, path: readonly string[]): boolean {
  const [key, ...rest] = path;
  if (Array.isArray(data)) return data.some((item) => reached(item, path));
  if (data === null || data === undefined) return false;
  return (
    key === undefined ||
    (key in (data as object) && (rest.length === 0 || reached((data as Record<string, unknown>)[key], rest)))
  );
}

/** The first answer of a subscription. */
async function listen(api: TestApi, query: string, seat: Seat): Promise<Result> {
  const client = api.sockets(seat.token);
  try {
    return await new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No answer to ${query}`)), PATIENCE_MS);
      const done = (result: Result) => {
        clearTimeout(timer);
        resolve(result);
      };
      client.subscribe(
        { query },
        {
          next: (result) => done(result as Result),
          error: (errors) => done({ errors: errors as Result['errors'] }),
          complete: () => undefined,
        },
      );
    });
  } finally {
    await client.dispose();
  }
}
