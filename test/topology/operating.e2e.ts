/** A server with the example of `docs/operating.md` keeps what the page promises. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Service, startService } from '../../src/app/service.js';
import { readConfig } from '../../src/config/index.js';
import { createLog, Shutdown } from '../../src/operations/index.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { exampleIn } from '../support/operating-page.js';

const LOG = createLog({ level: 'silent', format: 'json' });
const EXAMPLE = exampleIn(readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8'));
const shutdown = new Shutdown();
let database: TestDatabase;
let service: Service;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = {
    ...EXAMPLE,
    DATABASE_URL: database.applicationUrl,
    DATABASE_MIGRATOR_URL: database.url,
    PORT: '0',
  };
  service = await startService(readConfig(env), LOG, { api: true, jobs: true }, shutdown);
  url = `http://127.0.0.1:${service.port}`;
}, 120_000);
afterAll(async () => {
  await shutdown.run(LOG);
  await database?.drop();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers });

// biome-ignore lint/suspicious/noExplicitAny: a test reads out of an answer what it asked for
async function ask(query: string, from = '198.51.100.1'): Promise<any> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

test('it is ready', async () => {
  expect((await get('/readyz')).status).toBe(200);
});

test('clients cannot ask for the schema, errors do not describe it, and there is no explorer', async () => {
  const { data, errors } = await ask('{ __schema { types { name } } }');
  expect([data?.__schema, errors?.length]).toEqual([undefined, 1]);
  const { errors: misspelt } = await ask('{ serverVersio }');
  expect(JSON.stringify(misspelt)).not.toContain('serverVersion');
  expect((await get('/explorer')).status).toBe(404);
});

test('strangers cannot open an account', async () => {
  const { data } = await ask(
    'mutation { signUp(input: { idempotencyKey: "stranger", email: "stranger@example.test", password: "correct horse battery", displayName: "Stranger" }) { __typename ... on Problem { code } } }',
  );
  expect(data.signUp.__typename).not.toBe('SignUpTaken');
  expect((await ask('{ signUpMode }')).data.signUpMode).toBe('INVITATION');
});

test('metrics are for those who send the token', async () => {
  expect((await get('/metrics')).status).toBe(401);
  const told = await get('/metrics', { authorization: `Bearer ${EXAMPLE.METRICS_TOKEN}` });
  expect([told.status, (await told.text()).includes('hexledger_')]).toEqual([200, true]);
});

test.each(['/healthz', '/graphql', '/', '/metrics', '/no-such-page'])(
  'browsers are told to guess nothing and to come by https: %s',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

test('an operation has what every answer has: an id, headers that protect its reader, a place in the metrics', async () => {
  const { headers } = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'mine-1',
      origin: 'https://elsewhere.example',
    },
    body: '{"query":"{ serverVersion }"}',
  });
  const told = (name: string) => headers.get(name);
  expect([told('x-request-id'), told('cache-control'), told('x-frame-options')]).toEqual([
    'mine-1',
    'no-store',
    'DENY',
  ]);
  expect(told('strict-transport-security')).toMatch(/max-age=\d+/);
  expect([told('access-control-allow-origin'), told('x-powered-by')]).toEqual([null, null]);
  const metrics = await get('/metrics', { authorization: `Bearer ${EXAMPLE.METRICS_TOKEN}` });
  expect(await metrics.text()).toMatch(
    /http_seconds_count\{method="POST",route="\/graphql",status="200"\} [1-9]/,
  );
});

test('budgets count by the address that the proxy names', async () => {
  const dear = `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: rulebooks { orders { schema } }`).join(' ')} }`;
  const left = async (from: string) => (await ask(dear, from)).extensions.remaining;
  // Together: a budget fills again while a busy machine is busy with other things.
  const here = await Promise.all(Array.from({ length: 4 }, () => left('198.51.100.7')));
  const most = Math.max(...here);
  expect(Math.min(...here)).toBeLessThan(most);
  expect(await left('203.0.113.9')).toBeGreaterThanOrEqual(most - 10);
});

test('there are no demonstration campaigns, and so no tokens of theirs', async () => {
  const { rows } = await database.pool.query('select from person');
  expect(rows).toEqual([]);
});
