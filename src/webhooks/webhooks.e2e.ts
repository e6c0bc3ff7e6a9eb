import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { EventStore } from '../event-store/index.js';
import { type Job, type JobService, type JobState, openJobs, prepareQueueSchema } from '../jobs/index.js';
import { type Live, openLive } from '../live/index.js';
import { createLog, Metrics } from '../operations/index.js';
import { ForbiddenAddress, isSignedBy, signatureHeader, Webhooks } from './index.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

const log = createLog({ level: 'silent', format: 'json' });

interface Received {
  readonly request: IncomingMessage;
  readonly body: string;
}

/** A receiver that answers what it is told to, and remembers what it got. */
class Receiver {
  readonly received: Received[] = [];
  answers: number[] = [];
  private readonly server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    this.received.push({ request, body });
    const status = this.answers.shift() ?? 204;
    if (status === 0) return;
    response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(1_000));
  });

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
  }
}

let database: TestDatabase;
let live: Live;
let jobs: JobService;
let webhooks: Webhooks;
let receiver: Receiver;

beforeAll(async () => {
  database = await createTestDatabase();
  await prepareQueueSchema(database.url);
  const { pool, url: databaseUrl } = database;
  live = openLive({ pool, databaseUrl, redisUrl: undefined, log });
  ({ jobs } = openJobs({
    pool,
    databaseUrl,
    intents: new EventStore(pool),
    redisUrl: undefined,
    live,
    log,
    metrics: new Metrics(),
    settings: { concurrency: 4, sweepMs: 50, leaseMs: 5_000, keepDays: 1 },
  }));
  webhooks = new Webhooks(pool, jobs, { allowInternal: true, timeoutMs: 300 });
  receiver = await new Receiver().start();
  await jobs.start();
});
afterAll(async () => {
  await receiver.stop();
  await jobs.stop(100);
  await live.close();
  await database.drop();
});
beforeEach(() => receiver.received.splice(0));

async function deliveries(campaign: string, state: JobState, amount: number): Promise<Job[]> {
  for (;;) {
    const { jobs: found } = await webhooks.deliveries(campaign, { state, first: 50 });
    if (found.length >= amount) return found;
    await sleep(10);
  }
}

/** Waits until the delivery has failed so often, and makes its next attempt due now. */
async function hurryAfterFailures(campaign: string, failures: number): Promise<void> {
  for (;;) {
    const { rowCount } = await database.pool.query(
      `update job set due_at = now() where campaign_id = $1 and failures = $2 and state = 'WAITING'`,
      [campaign, failures],
    );
    if (rowCount === 1) return;
    await sleep(10);
  }
}

describe('webhooks', () => {
  it('get the news they want, once, signed, as their viewer may see them', async () => {
    const campaign = randomUUID();
    const { webhook, secret } = await webhooks.add(campaign, {
      url: receiver.url,
      kinds: ['battle-ended'],
      viewer: 'axis',
    });
    const news = {
      campaign,
      kind: 'battle-ended',
      occasion: '12',
      dataFor: ({ viewer }: { viewer: string }) => ({ viewer }),
    };
    await webhooks.announce(news);
    await webhooks.announce(news);
    await webhooks.announce({ ...news, kind: 'turn-began' });
    await webhooks.announce({ ...news, occasion: '13', dataFor: () => undefined });
    const [delivered] = await deliveries(campaign, 'DONE', 1);
    expect(delivered?.result).toEqual({ status: 204 });
    expect((await webhooks.deliveries(campaign, { first: 10 })).jobs).toHaveLength(1);
    const [{ request, body }] = receiver.received as [Received];
    expect(JSON.parse(body)).toMatchObject({
      campaign,
      kind: 'battle-ended',
      occasion: '12',
      data: { viewer: 'axis' },
    });
    expect(request.headers['hexledger-delivery']).toBe(`webhook:${webhook.id}:battle-ended:12`);
    expect(isSignedBy(secret, body, String(request.headers[signatureHeader]), Date.now() / 1000)).toBe(true);
  });

  it('are tried again with the same delivery id after an error, a redirect and a silence', async () => {
    const campaign = randomUUID();
    receiver.answers = [500, 302, 0, 200];
    await webhooks.add(campaign, { url: receiver.url, kinds: [], viewer: 'referee' });
    await webhooks.announce({ campaign, kind: 'turn-began', occasion: '1', dataFor: () => 1 });
    for (const failures of [1, 2, 3]) await hurryAfterFailures(campaign, failures);
    await deliveries(campaign, 'DONE', 1);
    expect(new Set(receiver.received.map(({ request }) => request.headers['hexledger-delivery'])).size).toBe(
      1,
    );
    expect(receiver.received.map(({ request }) => request.url)).toEqual(Array(4).fill('/hook'));
  });

  it('are dead letters, visible and retryable, when all attempts have failed', async () => {
    const campaign = randomUUID();
    await webhooks.add(campaign, { url: 'http://127.0.0.1:1/', kinds: [], viewer: 'referee' });
    await webhooks.announce({ campaign, kind: 'turn-began', occasion: '1', dataFor: () => 1 });
    for (let failures = 1; failures < 10; failures++) await hurryAfterFailures(campaign, failures);
    const [dead] = await deliveries(campaign, 'DEAD', 1);
    expect(dead).toMatchObject({ failures: 10, error: expect.stringContaining('ECONNREFUSED') });
    await database.pool.query('update webhook set url = $2 where campaign_id = $1', [campaign, receiver.url]);
    expect(await jobs.retry(dead!)).toBe(true);
    await deliveries(campaign, 'DONE', 1);
  });

  it('are not sent to a receiver that is gone, or that was removed', async () => {
    const campaign = randomUUID();
    receiver.answers = [410];
    const { webhook } = await webhooks.add(campaign, { url: receiver.url, kinds: [], viewer: 'referee' });
    await webhooks.announce({ campaign, kind: 'a', occasion: '1', dataFor: () => 1 });
    const [dead] = await deliveries(campaign, 'DEAD', 1);
    expect(dead).toMatchObject({ failures: 1, error: expect.stringContaining('410') });
    expect((await webhooks.list(campaign))[0]?.goneAt).toBeInstanceOf(Date);
    await webhooks.announce({ campaign, kind: 'a', occasion: '2', dataFor: () => 1 });
    expect((await webhooks.deliveries(campaign, { first: 10 })).jobs).toHaveLength(1);
    expect(await webhooks.remove(campaign, webhook.id)).toBe(true);
    expect(await webhooks.remove(campaign, webhook.id)).toBe(false);
  });

  it('announce news that are too large without their content', async () => {
    const campaign = randomUUID();
    await webhooks.add(campaign, { url: receiver.url, kinds: [], viewer: 'referee' });
    await webhooks.announce({ campaign, kind: 'a', occasion: '1', dataFor: () => 'x'.repeat(300_000) });
    await deliveries(campaign, 'DONE', 1);
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ tooLarge: true, occasion: '1' });
  });

  it('do not reach internal addresses unless that is allowed', async () => {
    const outside = Object.create(webhooks, {
      limits: { value: { allowInternal: false, timeoutMs: 300 } },
    }) as Webhooks;
    await expect(outside.add(randomUUID(), { url: receiver.url, kinds: [], viewer: 'x' })).rejects.toThrow(
      ForbiddenAddress,
    );
  });
});
