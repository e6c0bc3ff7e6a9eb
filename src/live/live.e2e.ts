import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { startTestRedis, type TestRedis } from '../../test/support/valkey.js';
import { createLog } from '../operations/index.js';
import { type Live, openLive } from './index.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

const log = createLog({ level: 'silent', format: 'json' });
let database: TestDatabase;
let redis: TestRedis;
const opened: Live[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  redis = await startTestRedis();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((live) => live.close()));
});
afterAll(async () => {
  await redis.kill();
  await database.drop();
});

/** Live news as one process has them. */
function openProcess(redisUrl: string | undefined): Live {
  const live = openLive({ pool: database.pool, databaseUrl: database.applicationUrl, redisUrl, log });
  opened.push(live);
  return live;
}

/** Collects what is heard, and lets a test wait until something it wants has been. */
function ear() {
  const all: (number | undefined)[] = [];
  let look = (): void => undefined;
  return {
    heard: (position: number | undefined): void => {
      all.push(position);
      look();
    },
    until: (wanted: (all: (number | undefined)[]) => boolean): Promise<void> =>
      new Promise((resolve) => {
        look = () => wanted(all) && resolve();
        look();
      }),
    forget: (): void => void all.splice(0),
  };
}

async function asOwner(sql: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const url = { PostgreSQL: () => undefined, Redis: () => redis.url };

describe.each(['PostgreSQL', 'Redis'] as const)('live news through %s', (where) => {
  it('reach the listeners of that campaign in every process', async () => {
    const [one, two] = [openProcess(url[where]()), openProcess(url[where]())];
    const campaign = randomUUID();
    const [here, there, elsewhere] = [ear(), ear(), ear()];
    await one.listen(campaign, here.heard);
    await two.listen(campaign, there.heard);
    await two.listen(randomUUID(), elsewhere.heard);
    await elsewhere.until(() => true);
    elsewhere.forget();
    one.publish(campaign, 41);
    await Promise.all([here.until((all) => all.includes(41)), there.until((all) => all.includes(41))]);
    two.publish(campaign, 42);
    await Promise.all([here.until((all) => all.includes(42)), there.until((all) => all.includes(42))]);
    await elsewhere.until((all) => !all.includes(41) && !all.includes(42));
  });

  it('stop when the listener leaves', async () => {
    const live = openProcess(url[where]());
    const campaign = randomUUID();
    const [leaving, staying] = [ear(), ear()];
    const leave = await live.listen(campaign, leaving.heard);
    await live.listen(campaign, staying.heard);
    leave();
    leaving.forget();
    live.publish(campaign, 1);
    await staying.until((all) => all.includes(1));
    await leaving.until((all) => !all.includes(1));
  });
});

describe('after a gap in the news every listener is told to look for itself, and hears again', () => {
  it('when PostgreSQL cuts the listening connection', async () => {
    const live = openProcess(undefined);
    const campaign = randomUUID();
    const listener = ear();
    await live.listen(campaign, listener.heard);
    listener.forget();
    await asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'hexledger live' and datname = current_database()`,
    );
    await listener.until((all) => all.includes(undefined));
    live.publish(campaign, 5);
    await listener.until((all) => all.includes(5));
    await live.check();
  });

  it('when Redis is killed and comes back empty', async () => {
    const live = openProcess(redis.url);
    const campaign = randomUUID();
    const listener = ear();
    await live.listen(campaign, listener.heard);
    await redis.kill();
    live.publish(campaign, 6);
    await expect(live.check()).rejects.toThrow();
    listener.forget();
    await redis.start();
    await listener.until((all) => all.includes(undefined));
    live.publish(campaign, 7);
    while (
      !(await live.check().then(
        () => true,
        () => false,
      ))
    )
      await sleep(5); // Asking alone lets nothing else happen.
    live.publish(campaign, 8);
    await listener.until((all) => all.includes(8));
  });
});
