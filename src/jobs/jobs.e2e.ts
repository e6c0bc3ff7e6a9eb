import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { startTestRedis, type TestRedis } from '../../test/support/valkey.js';
import { EventStore } from '../event-store/index.js';
import { openLive } from '../live/index.js';
import { createLog, Metrics } from '../operations/index.js';
import {
  HopelessJob,
  type Job,
  type JobKey,
  type JobService,
  type JobState,
  jobIntent,
  LostJob,
  openJobs,
  prepareQueueSchema,
} from './index.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

const log = createLog({ level: (process.env.LOG_LEVEL as 'silent') ?? 'silent', format: 'json' });
let database: TestDatabase;
let redis: TestRedis;
const opened: { jobs: JobService; close(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await prepareQueueSchema(database.url);
  redis = await startTestRedis();
});
afterAll(async () => {
  await redis.kill();
  await database.drop();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((service) => service.close()));
});

/** Jobs as one process has them. */
function openProcess(redisUrl: string | undefined, settings = {}): JobService {
  const live = openLive({ pool: database.pool, databaseUrl: database.applicationUrl, redisUrl, log });
  const { jobs } = openJobs({
    pool: database.pool,
    databaseUrl: database.applicationUrl,
    intents: new EventStore(database.pool),
    redisUrl,
    live,
    log,
    metrics: new Metrics(),
    settings: { concurrency: 4, sweepMs: 100, leaseMs: 1_000, keepDays: 1, ...settings },
  });
  const close = async (): Promise<void> => {
    await jobs.stop(500);
    await live.close();
  };
  opened.push({ jobs, close });
  return jobs;
}

async function until(jobs: JobService, key: JobKey, ...states: JobState[]): Promise<Job> {
  for (;;) {
    const job = await jobs.find(key);
    if (job && states.includes(job.state)) return job;
    await sleep(10);
  }
}

describe.each([
  ['on PostgreSQL', () => undefined],
  ['on Redis', () => redis.url],
])('jobs %s', (_where, url) => {
  it('are worked once per id, and keep the result', async () => {
    const jobs = openProcess(url());
    const campaign = randomUUID();
    let runs = 0;
    jobs.process('add', async (data) => {
      runs++;
      const { a, b } = data as { a: number; b: number };
      return a + b;
    });
    await jobs.start();
    await jobs.enqueue('add', { a: 2, b: 3 }, { campaign, id: 'sum:1' });
    await jobs.enqueue('add', { a: 9, b: 9 }, { campaign, id: 'sum:1' });
    expect(await until(jobs, { campaign, id: 'sum:1' }, 'DONE')).toMatchObject({
      result: 5,
      failures: 0,
      error: null,
    });
    expect(runs).toBe(1);
  });

  it('are tried again with growing pauses, and are dead after the last attempt until somebody retries', async () => {
    const jobs = openProcess(url());
    const campaign = randomUUID();
    const at: number[] = [];
    let broken = true;
    jobs.process('flaky', async () => {
      at.push(Date.now());
      if (broken) throw new Error('no good');
      return 'well';
    });
    await jobs.start();
    const key = await jobs.enqueue('flaky', null, { campaign, id: 'x', attempts: 3, backoff: 100 });
    expect(await until(jobs, key, 'DEAD')).toMatchObject({ failures: 3, error: 'no good' });
    expect(at).toHaveLength(3);
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(99);
    expect(at[2]! - at[1]!).toBeGreaterThanOrEqual(199);
    expect((await jobs.list(campaign, { state: 'DEAD', first: 10 })).jobs.map(({ id }) => id)).toEqual(['x']);
    broken = false;
    expect(await jobs.retry(key)).toBe(true);
    expect(await until(jobs, key, 'DONE')).toMatchObject({ result: 'well', error: null });
    expect(await jobs.retry(key)).toBe(false);
  });

  it('are not worked before they are due, and a deadline can move', async () => {
    const jobs = openProcess(url());
    const campaign = randomUUID();
    jobs.process('deadline', async () => Date.now());
    await jobs.start();
    const soon = await jobs.enqueue('deadline', null, { campaign, id: 'soon', delay: 300 });
    const late = await jobs.enqueue('deadline', null, { campaign, id: 'late', delay: 3_600_000 });
    const { createdAt, result } = await until(jobs, soon, 'DONE');
    expect(Number(result) - createdAt.getTime()).toBeGreaterThanOrEqual(299);
    expect((await jobs.find(late))?.state).toBe('WAITING');
    expect(await jobs.reschedule(late, new Date())).toBe(true);
    await until(jobs, late, 'DONE');
  });

  it('repeat', async () => {
    const jobs = openProcess(url());
    const campaign = randomUUID();
    let runs = 0;
    jobs.process('tick', async () => {
      runs++;
      if (runs === 2) throw new Error('one bad day');
    });
    await jobs.start();
    const key = await jobs.enqueue('tick', null, { campaign, id: 'tick', every: 50, attempts: 1 });
    while (runs < 4) await sleep(10);
    expect(['WAITING', 'ACTIVE']).toContain((await jobs.find(key))?.state);
    expect(await jobs.cancel(key)).toBe(true);
  });
});

describe('a job', () => {
  it('is dead at once when its handler says that there is no hope, or when nobody works it', async () => {
    const jobs = openProcess(undefined);
    const campaign = randomUUID();
    jobs.process('hopeless', async () => {
      throw new HopelessJob('the address does not exist');
    });
    await jobs.start();
    const hopeless = await jobs.enqueue('hopeless', null, { campaign, id: 'a' });
    const unknown = await jobs.enqueue('unheard-of', null, { campaign, id: 'b' });
    expect(await until(jobs, hopeless, 'DEAD')).toMatchObject({
      failures: 1,
      error: 'the address does not exist',
    });
    expect((await until(jobs, unknown, 'DEAD')).error).toContain('unheard-of');
  });

  it('added in a transaction exists only when that commits', async () => {
    const jobs = openProcess(undefined);
    const campaign = randomUUID();
    jobs.process('note', async () => 'noted');
    await jobs.start();
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await jobs.enqueue('note', null, { campaign, id: 'rolled-back' }, client);
      await client.query('rollback');
      await client.query('begin');
      const key = await jobs.enqueue('note', null, { campaign, id: 'committed' }, client);
      expect(await jobs.find(key)).toBeUndefined();
      await client.query('commit');
      jobs.wake(key);
      await until(jobs, key, 'DONE');
      expect(await jobs.find({ campaign, id: 'rolled-back' })).toBeUndefined();
    } finally {
      client.release();
    }
  });

  it('asked for by the log is added once, when the events are there', async () => {
    const jobs = openProcess(undefined);
    const campaign = randomUUID();
    jobs.process('aftermath', async (data) => data);
    await jobs.start();
    const { topic, message } = jobIntent('aftermath', { battle: 7 }, { id: 'battle:7', attempts: 2 });
    for (const position of [1, 2]) {
      await database.pool.query('insert into outbox values ($1, $2, 0, $3, $4)', [
        campaign,
        position,
        topic,
        message,
      ]);
      jobs.relay(campaign);
    }
    expect(await until(jobs, { campaign, id: 'battle:7' }, 'DONE')).toMatchObject({
      result: { battle: 7 },
      attempts: 2,
    });
    while ((await database.pool.query('select from outbox where campaign_id = $1', [campaign])).rowCount)
      await sleep(10);
    expect((await jobs.list(campaign, { first: 10 })).jobs).toHaveLength(1);
  });

  it('that cannot be added holds up no other campaign', async () => {
    const jobs = openProcess(undefined);
    const [spoilt, sound] = [randomUUID(), randomUUID()];
    jobs.process('aftermath', async () => 'done');
    const { topic, message } = jobIntent('aftermath', null, { id: 'a' });
    const put = 'insert into outbox values ($1, 1, 0, $2, $3)';
    // PostgreSQL stores no NUL in a text.
    await database.pool.query(put, [spoilt, topic, JSON.stringify({ ...message, id: '\u0000' })]);
    await database.pool.query(put, [sound, topic, message]);
    await jobs.start();
    await until(jobs, { campaign: sound, id: 'a' }, 'DONE');
    await database.pool.query('delete from outbox where campaign_id = $1', [spoilt]);
  });

  it('shows its progress to those who watch', async () => {
    const worker = openProcess(undefined);
    const watcher = openProcess(undefined);
    const campaign = randomUUID();
    let look: () => void = () => undefined;
    const stop = await watcher.watch(campaign, () => look());
    worker.process('long', async (_data, run) => {
      for (const step of [1, 2]) {
        const seen = new Promise<void>((resolve) => {
          look = async () => {
            if ((await watcher.find(run.job))?.progress === step) resolve();
          };
        });
        await run.progress(step);
        await seen;
      }
      return 'seen';
    });
    await worker.start();
    const key = await worker.enqueue('long', null, { campaign, id: 'long' });
    expect(await until(worker, key, 'DONE')).toMatchObject({ result: 'seen', progress: null });
    stop();
  });

  it('that is cancelled is told through its signal and does not count', async () => {
    const jobs = openProcess(undefined, { leaseMs: 300 });
    const campaign = randomUUID();
    const lost = new Promise<unknown>((resolve) => {
      jobs.process('slow', async (_data, run) => {
        await new Promise<void>((aborted) => run.signal.addEventListener('abort', () => aborted()));
        resolve(await run.complete(database.pool, 'too late').catch((error) => error));
      });
    });
    await jobs.start();
    const key = await jobs.enqueue('slow', null, { campaign, id: 'slow' });
    await until(jobs, key, 'ACTIVE');
    expect(await jobs.cancel(key)).toBe(true);
    expect(await lost).toBeInstanceOf(LostJob);
    expect(await jobs.find(key)).toMatchObject({ state: 'CANCELLED', result: null });
  });

  it('whose worker falls silent is worked by another, and only one of the two counts', async () => {
    const silent = openProcess(undefined, { leaseMs: 500 });
    const campaign = randomUUID();
    const key = await silent.enqueue('move', null, { campaign, id: 'move' });
    // A worker that claimed the job and was killed before it could renew.
    await database.pool.query(
      `update job set state = 'ACTIVE', fence = 1, lease_until = now() - interval '1 second' where campaign_id = $1`,
      [campaign],
    );
    const other = openProcess(undefined);
    other.process('move', async () => 'moved');
    await other.start();
    expect(await until(other, key, 'DONE')).toMatchObject({ result: 'moved', failures: 0 });
    const { rows } = await database.pool.query('select fence, vanished from job where campaign_id = $1', [
      campaign,
    ]);
    expect(rows).toEqual([{ fence: 2, vanished: 0 }]);
  });

  it('in hand when its process stops is given back and worked by the next', async () => {
    const first = openProcess(undefined);
    const campaign = randomUUID();
    first.process('endless', () => new Promise(() => undefined));
    await first.start();
    const key = await first.enqueue('endless', null, { campaign, id: 'endless' });
    await until(first, key, 'ACTIVE');
    await first.stop(10);
    expect(await first.find(key)).toMatchObject({ state: 'WAITING', failures: 0 });
    const second = openProcess(undefined);
    second.process('endless', async () => 'ended after all');
    await second.start();
    await until(second, key, 'DONE');
  });

  it('is listed newest first, page by page, by state and name', async () => {
    const jobs = openProcess(undefined);
    const campaign = randomUUID();
    for (const id of ['a', 'b', 'c']) await jobs.enqueue('later', null, { campaign, id, delay: 60_000 });
    await jobs.enqueue('other', null, { campaign, id: 'd', delay: 60_000 });
    const page = await jobs.list(campaign, { name: 'later', first: 2 });
    expect(page.jobs.map(({ id }) => id)).toEqual(['c', 'b']);
    const rest = await jobs.list(campaign, { name: 'later', first: 2, after: page.next! });
    expect([rest.jobs.map(({ id }) => id), rest.next]).toEqual([['a'], undefined]);
    expect((await jobs.list(campaign, { state: 'DONE', first: 10 })).jobs).toEqual([]);
  });
});

describe('when Redis is lost in the middle of work', () => {
  it('every job is still done, and counts exactly once', async () => {
    const campaign = randomUUID();
    const amount = 300;
    const workers = [openProcess(redis.url), openProcess(redis.url)];
    // The effect is written in the transaction that completes the job: each row here is one effect.
    let runs = 0;
    for (const worker of workers) {
      worker.process('effect', async (_data, run) => {
        runs++;
        const client = await database.pool.connect();
        try {
          await client.query('begin');
          await worker.enqueue(
            'never',
            null,
            { campaign, id: `effect:${run.job.id}:${runs}`, delay: 3_600_000 },
            client,
          );
          await sleep(5);
          await run.complete(client);
          await client.query('commit');
        } catch (error) {
          await client.query('rollback');
          throw error;
        } finally {
          client.release();
        }
      });
      await worker.start();
    }
    const done = async (): Promise<number> => {
      const { rows } = await database.pool.query<{ done: number }>(
        `select count(*)::int as done from job where campaign_id = $1 and name = 'effect' and state = 'DONE'`,
        [campaign],
      );
      return rows[0]!.done;
    };
    const reach = async (share: number): Promise<void> => {
      while ((await done()) < amount * share) await sleep(20);
    };
    const adding = (async () => {
      for (let n = 0; n < amount; n++)
        await workers[n % 2]!.enqueue('effect', null, { campaign, id: `job-${n}` });
    })();
    await reach(0.1);
    await redis.flush();
    await reach(0.3);
    await redis.kill();
    await reach(0.6);
    await redis.start();
    await adding;
    await reach(1);
    const { rows } = await database.pool.query(
      `select count(*)::int as effects, count(distinct split_part(job_id, ':', 2))::int as jobs
       from job where campaign_id = $1 and name = 'never'`,
      [campaign],
    );
    expect(rows).toEqual([{ effects: amount, jobs: amount }]);
  });
});
