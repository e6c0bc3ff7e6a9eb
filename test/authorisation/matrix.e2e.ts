import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApi, TestPerson } from '../../src/api/api.testkit.js';
import type { Scope } from '../../src/api/index.js';
import { PROJECT } from '../../src/api/schema-files.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { FEATURES, type Names } from './features.js';
import { type Question, questions } from './questions.js';
import { allNames, makeWorld, serveEverything } from './world.js';

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
    api = await serveEverything(database);
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
    const isAbsent = (name: string) => absent.has(name) || absent.has(name.split('.')[0]!);
    const unseen = rows.slice(1).filter((row) => !row.includes('yes') && !isAbsent(row[0]!));
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
