/** Every id and cursor of the schema, replaced by what looks like one and is none: refused with a reason, never a fault. */
import { jest } from '@jest/globals';
import { type GraphQLInputType, type GraphQLSchema, getNamedType, isInputObjectType } from 'graphql';
import type { TestApi } from '../../src/api/api.testkit.js';
import type { Names } from '../authorisation/features.js';
import { type Question, questions } from '../authorisation/questions.js';
import { allNames, makeWorld, serveEverything } from '../authorisation/world.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

jest.setTimeout(600_000);

const UUID = '0198c5a1-0000-7000-8000-000000000000';
const NO_LOCALS = ['x', '-', UUID, UUID.toUpperCase(), 'a'.repeat(64), 'a'.repeat(500), '', '%00', 'WyJ4Il0'];
const PREFIXES = ['campaign', 'battle', 'side', 'line', 'job'];
const NO_IDS = [
  '',
  '.',
  '..',
  '\0',
  'x',
  '☠',
  '__proto__',
  UUID,
  '-1',
  '1e400',
  'battle.AAAAAAAAAAAAAAAAAAAAAA.x',
];
const CURSORS: unknown[][] = [
  [],
  [-1],
  [1e300],
  [2 ** 53 - 1],
  [0.5],
  [null],
  ['x'],
  ['\ud800'],
  [UUID],
  [1, 'x'],
  [1, 1],
  ['9999-12-31T23:59:59.999Z', UUID],
  ['0000-01-01T00:00:00.000Z', UUID],
  ['2030-02-31T00:00:00.000Z', UUID],
  ['2030-01-01T00:00:00.000000Z', 'x'],
  ['b1'],
];

let database: TestDatabase;
let api: TestApi;
let referee: string;
let names: Names;
let campaign: string;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await serveEverything(database);
  const world = await makeWorld(api);
  campaign = world.campaigns.secret;
  referee = world.referee.token;
  names = await allNames(world, campaign);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

/** Arguments and input fields of a question's last field that name or find something: `Type.field.name`. */
function idsOf(schema: GraphQLSchema, { name }: Question): string[] {
  const [type = '', field = ''] = name.split('.');
  const parent = schema.getType(type);
  const args = parent && 'getFields' in parent ? (parent.getFields()[field] as { args?: Named[] })?.args : [];
  return (args ?? []).flatMap((one) => namesIn(one)).map((one) => `${name}.${one}`);
}

interface Named {
  readonly name: string;
  readonly type: GraphQLInputType;
}

function namesIn({ name, type }: Named): string[] {
  const named = getNamedType(type);
  if (isInputObjectType(named) && !named.isOneOf && named.name.endsWith('Input'))
    return Object.values(named.getFields()).flatMap((one) =>
      isInputObjectType(getNamedType(one.type)) ? [] : namesIn(one),
    );
  return named.name === 'ID' || named.name === 'String' ? [name] : [];
}

function wrong(argument: string): string[] {
  if (argument.endsWith('.after'))
    return [...CURSORS.map((values) => Buffer.from(JSON.stringify(values)).toString('base64url')), ...NO_IDS];
  const own = campaign.split('.')[1];
  if (!/id$/i.test(argument)) return NO_IDS;
  return [...NO_IDS, ...PREFIXES.flatMap((prefix) => NO_LOCALS.map((local) => `${prefix}.${own}.${local}`))];
}

async function isSound(text: string): Promise<boolean> {
  const { errors } = await api.ask(text, {}, referee);
  return !errors?.some(({ extensions }) => extensions.code === 'INTERNAL');
}

test('no id and no cursor is answered with a fault', async () => {
  const asked = questions(api.schema).filter(({ operation }) => operation !== 'subscription');
  const faults: string[] = [];
  let tried = 0;
  for (const question of asked)
    for (const argument of idsOf(api.schema, question))
      for (const value of wrong(argument)) {
        const all = { ...names, idempotencyKey: '"fuzz"', [argument]: JSON.stringify(value) };
        if (!(await isSound(question.text(all)))) faults.push(`${argument}: ${value}`);
        tried++;
      }
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThan(2_000);
  expect(api.errors.lines).toEqual([]);
});
