import type { IncomingMessage } from 'node:http';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { newPerson, TestApi, type TestPerson } from '../api/api.testkit.js';
import { comesFromHere } from '../api/http.js';
import { DemonstrationSeats, SeatsModule } from './index.js';

let database: TestDatabase;
let api: TestApi;
let person: TestPerson;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await TestApi.start({
    dataSource: database.dataSource,
    api: { features: ['common', 'accounts', 'campaigns', 'demonstration'] },
    imports: [SeatsModule],
  });
  person = await newPerson(api, 'The referee');
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

const SEATS = '{ demonstrationSeats { seat title } }';
const TAKE = `mutation { takeDemonstrationSeat(input: { idempotencyKey: "sit down", seat: "referee" }) {
  ... on DemonstrationSeatTaken { token } ... on Problem { code } } }`;

/** `fetch` lets nobody choose the host. */
function ask(query: string, headers: OutgoingHttpHeaders): Promise<{ data: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.on('error', reject).on('response', (response) => {
      let text = '';
      response.on('data', (part) => (text += part)).on('end', () => resolve(JSON.parse(text)));
    });
    sent.end(JSON.stringify({ query }));
  });
}

test('there are no seats where no demonstration was prepared', async () => {
  expect(await api.data(SEATS)).toEqual({ demonstrationSeats: [] });
  expect((await api.data(TAKE)).takeDemonstrationSeat).toMatchObject({ code: 'NOT_FOUND' });
});

describe('a prepared demonstration', () => {
  beforeAll(() => {
    api.app.get(DemonstrationSeats).offer({ sitting: async () => person.token });
  });

  test('gives its seats to people who sit at this machine', async () => {
    expect(await api.data(SEATS)).toMatchObject({
      demonstrationSeats: [{ seat: 'referee', title: 'referee' }, {}, {}, {}],
    });
    const { token } = (await api.data(TAKE)).takeDemonstrationSeat;
    expect(
      (await api.data('{ viewer { person { displayName } } }', {}, token)).viewer.person.displayName,
    ).toBe('The referee');
    const own = await ask(SEATS, { host: 'localhost:4000', 'sec-fetch-site': 'same-origin' });
    expect(own.data.demonstrationSeats).toHaveLength(4);
  });

  test.each([
    ['by a name that only leads here', { host: 'hexledger.example' }],
    ['by a name that begins like ours', { host: 'localhost.example:4000' }],
    ['through a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['through a proxy that names itself', { via: '1.1 proxy' }],
    ['from the page of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('gives none %s', async (_, headers) => {
    expect((await ask(SEATS, headers)).data).toEqual({ demonstrationSeats: [] });
    expect((await ask(TAKE, headers)).data.takeDemonstrationSeat).toEqual({ code: 'NOT_FOUND' });
  });

  test.each([
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.1.7', false],
    ['::ffff:10.0.0.1', false],
    ['fe80::1', false],
    [undefined, false],
  ])('%s sits at this machine: %s', (remoteAddress, here) => {
    expect(
      comesFromHere({ socket: { remoteAddress }, headers: { host: 'localhost' } } as IncomingMessage),
    ).toBe(here);
  });
});

test('a server that is meant for others gives no seats, even to requests that seem to come from here', async () => {
  const open = await TestApi.start({
    dataSource: database.dataSource,
    api: { features: ['common', 'accounts', 'campaigns', 'demonstration'], isPublic: true },
    imports: [SeatsModule],
  });
  open.app.get(DemonstrationSeats).offer({ sitting: async () => person.token });
  expect(await open.data(SEATS)).toEqual({ demonstrationSeats: [] });
  expect((await open.data(TAKE)).takeDemonstrationSeat).toEqual({ code: 'NOT_FOUND' });
  await open.close();
});
