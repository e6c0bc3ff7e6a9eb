import { jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { StandIns } from '../accounts/index.js';
import { TestApi } from '../api/api.testkit.js';
import { run } from '../cli/tokens.js';
import { DemonstrationTokens } from './tokens.js';

let database: TestDatabase;
let api: TestApi;
let tokens: DemonstrationTokens;
let printed: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  api = await TestApi.start({ dataSource: database.dataSource, accounts: { believeSeconds: 0 } });
  tokens = new DemonstrationTokens(api.app.get(StandIns));
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});
beforeEach(() => {
  process.env.DATABASE_URL = database.url;
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => {
  delete process.env.DATABASE_URL;
  jest.restoreAllMocks();
});

const WHO = '{ viewer { person { displayName } scopes } }';
const who = async (token: string) => (await api.ask(WHO, {}, token)).data?.viewer ?? null;

test('there are none to be made where no demonstration was prepared', async () => {
  await expect(run([])).rejects.toMatchObject({ code: 'NO_DEMONSTRATION' });
});

test('those of the first start are shown once, end, and do not give all that there is', async () => {
  for (const seat of ['referee', 'first', 'second', 'observer'] as const) await tokens.person(seat);
  const first = await tokens.first();
  expect(await Promise.all(first.map(({ token }) => who(token)))).toEqual([
    { person: { displayName: 'The referee' }, scopes: ['READ', 'COMMAND', 'REFEREE', 'LIBRARY'] },
    { person: { displayName: 'First commander' }, scopes: ['READ', 'COMMAND'] },
    { person: { displayName: 'Second commander' }, scopes: ['READ', 'COMMAND'] },
    { person: { displayName: 'An observer' }, scopes: ['READ'] },
  ]);
  const { rows } = await database.pool.query(
    `select distinct round(extract(epoch from expires_at - now()) / 86400) as days from personal_token`,
  );
  expect(rows).toEqual([{ days: '30' }]);
  expect(await tokens.first()).toEqual([]);
  const longer = { name: 'for ever', scopes: ['READ'] };
  expect(await api.command('createPersonalToken', longer, first[0]!.token)).toMatchObject({
    __typename: 'NotAllowed',
  });
  await database.pool.query("update personal_token set expires_at = now() - interval '1 second'");
  expect(await who(first[0]!.token)).toBeNull();
});

test('npx hexledger tokens makes new ones, and those before stop working', async () => {
  expect(await run([])).toBe(0);
  const [before] = printed.map((line) => line.split(/ {2,}/)[1]!);
  expect(printed[0]).toMatch(/^referee +hxp\./);
  expect((await who(before!)).scopes).toHaveLength(4);
  printed = [];
  expect(await run([])).toBe(0);
  expect(await who(before!)).toBeNull();
  expect((await who(printed[3]!.split(/ {2,}/)[1]!)).scopes).toEqual(['READ']);
});

test('a seat is taken for half a day, and the same request gets the same token', async () => {
  const token = await tokens.sitting('first', 'click');
  expect(await tokens.sitting('first', 'click')).toBe(token);
  expect(await tokens.sitting('first', 'again')).not.toBe(token);
  expect((await who(token)).scopes).toEqual(['READ', 'COMMAND']);
  const { rows } = await database.pool.query(
    "select max(extract(epoch from expires_at - created_at)) / 3600 as hours from personal_token where expires_at < now() + interval '1 day' and expires_at > now()",
  );
  expect(Number(rows[0].hours)).toBeCloseTo(12, 1);
});
