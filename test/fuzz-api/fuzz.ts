/** A served campaign to which anything is sent: every answer must be a sound one, in time, and tell nothing of the inside. */
import { jest } from '@jest/globals';
import { type GraphQLInputObjectType, getNamedType } from 'graphql';
import type { TestApi } from '../../src/api/api.testkit.js';
import { Chance } from '../support/chance.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { heldDuring } from '../support/held.js';
import { LIBRARY } from '../support/library-words.js';
import { SkirmishCampaign, type Staff } from '../support/skirmish-campaign.js';
import type { Json } from './nonsense.js';

type Served = Parameters<typeof SkirmishCampaign.serve>;

jest.setTimeout(300_000);

export const RUNS = Number(process.env.FUZZ_RUNS ?? 150);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Nothing that anybody sends may take longer than this. */
export const LONGEST_MS = 20_000;

export let api: TestApi;
export let campaign: SkirmishCampaign;
/** Begins anew with each test, so that one can be repeated by itself. */
export let chance: Chance;

export function serveFuzzed(modules: Served[1], features: Served[2], limits: Served[3] = {}): void {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const budget = { points: 1e12, seconds: 1 };
    api = await SkirmishCampaign.serve(database, modules, features, { budget, ...limits });
    campaign = await SkirmishCampaign.create(api);
  });
  beforeEach(() => {
    chance = new Chance(SEED);
  });
  afterEach(() => {
    expect(api.errors.lines).toEqual([]);
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });
}

/**
 * In milliseconds of work, so that a busy machine does not count. Of some thousand requests none takes more than 25, code that
 * is not warm yet and the test itself, which works in the same thread, included.
 */
const MOST_HELD_MS = 50;

export async function send(query: string, variables: object, who: keyof Staff = 'referee'): Promise<Json> {
  let answer: Json = null;
  const held = await heldDuring(async () => {
    answer = await sent(query, variables, who);
  });
  if (process.env.HELD_LOG && held > 12)
    (await import('node:fs')).appendFileSync(
      process.env.HELD_LOG,
      `${held.toFixed(0)} ${JSON.stringify({ query, variables }).slice(0, 400)}\n`,
    );
  if (held > MOST_HELD_MS)
    throw new Error(`held ${held} ms by ${JSON.stringify({ query, variables }).slice(0, 3_000)}`);
  return answer;
}

async function sent(query: string, variables: object, who: keyof Staff): Promise<Json> {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${campaign.staff[who]}` },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  const text = await response.text();
  const asked = JSON.stringify({ query, variables }).slice(0, 3_000);
  if (![200, 400, 413].includes(response.status)) throw new Error(`${response.status} to ${asked}: ${text}`);
  if (/"INTERNAL"|node_modules|at .*\.[jt]s:|select |insert |syntax error at or near/i.test(text))
    throw new Error(`${text.slice(0, 2_000)}\nto ${asked}\n${api.errors.lines.join('\n')}`);
  const said = LIBRARY.exec(text);
  if (said) throw new Error(`The words of a library, "${said[0]}", in ${text.slice(0, 2_000)}\nto ${asked}`);
  return JSON.parse(text);
}

export function mutation(name: string): string {
  const type = String(api.schema.getMutationType()?.getFields()[name]?.args[0]?.type);
  return `mutation ($input: ${type}) { ${name}(input: $input) { __typename ... on Problem { code message path } } }`;
}

export async function times(runs: number, work: () => Promise<unknown>): Promise<void> {
  for (let run = 0; run < runs; run++) await work();
}

/** Ids, names that JavaScript knows, and cursors with something wrong in them. */
const TEXTS = [
  ...['', 'b1', 'r3', 'E4', 'battle.x.y', '\0', '__proto__', 'constructor', 'x'.repeat(500)],
  ...['WyJ4Il0', 'WzFd', 'W10', 'WyIiXQ', 'WzFlOTld', 'WzEsIngiXQ'],
];

export const aNumber = () => chance.pick([-1, 0, 1, 2, 3, 50, 100, 101, 2 ** 31 - 1, -(2 ** 31)]);
export const aText = () => JSON.stringify(chance.pick(TEXTS));
export const maybe = (argument: string, value: () => string | number) =>
  chance.below(2) === 0 ? `${argument}: ${value()}` : '';
export const aPage = () => `first: ${aNumber()} ${maybe('after', aText)}`;

/** Returns true if the input of this command has such a member. */
export function inputHas(command: string, member: string): boolean {
  const type = api.schema.getMutationType()?.getFields()[command]?.args[0]?.type;
  return (
    type !== undefined && Object.hasOwn((getNamedType(type) as GraphQLInputObjectType).getFields(), member)
  );
}
