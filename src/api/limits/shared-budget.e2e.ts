import { Redis } from 'ioredis';
import { startTestRedis, type TestRedis } from '../../../test/support/valkey.js';
import { RedisBudget } from './budget.js';

describe('a budget that processes share through Redis', () => {
  let redis: TestRedis;
  let clients: Redis[];
  beforeAll(async () => {
    redis = await startTestRedis();
    clients = [0, 1].map(
      () => new Redis(redis.url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true }),
    );
    await Promise.all(clients.map((client) => client.connect()));
    for (const client of clients) client.on('error', () => undefined);
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await redis.kill();
  });

  it('is one budget, told in whole points, and ends by itself', async () => {
    const faults: unknown[] = [];
    const [here, there] = clients.map(
      (client) =>
        new RedisBudget(client, 'test', { points: 10, seconds: 3_600 }, (fault) => faults.push(fault)),
    );
    expect(await here!.take('k', 6)).toEqual({ granted: true, remaining: 4, retryAfterSeconds: 0 });
    const refused = await there!.take('k', 6);
    expect(refused).toMatchObject({ granted: false, remaining: 4 });
    expect(refused.retryAfterSeconds).toBeGreaterThan(600);
    expect((await there!.take('other', 10)).granted).toBe(true);
    expect(await clients[0]!.ttl('{hexledger}:budget:test:k')).toBeGreaterThan(3_500);
    expect(faults).toEqual([]);
  });

  it('is never overspent by many at once', async () => {
    const budgets = clients.map(
      (client) => new RedisBudget(client, 'race', { points: 25, seconds: 3_600 }, fail),
    );
    const taken = await Promise.all(Array.from({ length: 80 }, (_, i) => budgets[i % 2]!.take('k', 1)));
    expect(taken.filter(({ granted }) => granted)).toHaveLength(25);
  });

  it('goes on per process when Redis is gone', async () => {
    const faults: unknown[] = [];
    const budget = new RedisBudget(clients[0]!, 'gone', { points: 2, seconds: 3_600 }, (fault) =>
      faults.push(fault),
    );
    await redis.kill();
    const answers = [await budget.take('k', 1), await budget.take('k', 1), await budget.take('k', 1)];
    expect(answers.map(({ granted }) => granted)).toEqual([true, true, false]);
    expect(faults).toHaveLength(3);
  });

  function fail(fault: unknown): never {
    throw fault;
  }
});
