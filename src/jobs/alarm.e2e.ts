import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { Door } from '../../test/faults/door.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { startTestRedis, type TestRedis } from '../../test/support/valkey.js';
import { createLog } from '../operations/index.js';
import { BullAlarm, prepareQueueSchema } from './bullmq-alarm.js';
import type { Wake } from './job-table.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

let database: TestDatabase;
let redis: TestRedis;

beforeAll(async () => {
  database = await createTestDatabase();
  await prepareQueueSchema(database.url);
  redis = await startTestRedis();
});
afterAll(async () => {
  await redis.kill();
  await database.drop();
});

const url = { PostgreSQL: () => undefined, Redis: () => redis.url };

const open: BullAlarm[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((alarm) => alarm.close()));
});

function openAlarm(where: keyof typeof url, on = database): BullAlarm {
  const log = createLog({ level: 'silent', format: 'json' });
  const alarm = new BullAlarm({
    pool: on.pool,
    databaseUrl: on.applicationUrl,
    redisUrl: url[where](),
    log,
  });
  open.push(alarm);
  return alarm;
}

/** On a shared database the queue holds alarms of others, too. */
const OURS = randomUUID();
const wakeOf = (token: string): Wake => ({ campaign: OURS, id: `turn:1/é?${token}`, token, inMs: 0 });

/** Rings of one alarm, and a wait for them. */
function bell() {
  const heard: string[] = [];
  let look = (): void => undefined;
  return {
    heard,
    ring: async ({ campaign, token }: Wake): Promise<void> => {
      if (campaign !== OURS) return;
      heard.push(token);
      look();
    },
    until: (token: string): Promise<void> =>
      new Promise((resolve) => {
        look = () => heard.includes(token) && resolve();
        look();
      }),
  };
}

describe.each(['PostgreSQL', 'Redis'] as const)('an alarm on %s', (where) => {
  it('rings once however often it is set, in whichever process answers', async () => {
    const [setter, answerer] = [openAlarm(where), openAlarm(where)];
    const { heard, ring, until } = bell();
    const wake = wakeOf('first');
    await setter.set([wake, wake]);
    await setter.set([wake]);
    await answerer.answer(1, ring);
    await until('first');
    await setter.set([wakeOf('second')]);
    await until('second');
    expect(heard).toEqual(['first', 'second']);
    await setter.check();
  });
});

describe('an alarm on a PostgreSQL without the tables of the queue', () => {
  it('lets everything else happen, and answers as soon as they are there', async () => {
    const other = await createTestDatabase();
    try {
      const answerer = openAlarm('PostgreSQL', other);
      const { heard, ring, until } = bell();
      await answerer.answer(1, ring);
      await prepareQueueSchema(other.url);
      const setter = openAlarm('PostgreSQL', other);
      await setter.set([wakeOf('late')]);
      await until('late');
      expect(heard).toEqual(['late']);
      await Promise.all(open.splice(0).map((alarm) => alarm.close()));
    } finally {
      await other.drop();
    }
  });
});

describe('an alarm on PostgreSQL whose connection breaks while the queue is asking', () => {
  it('answers on a new connection', async () => {
    const other = await createTestDatabase();
    const owner = new Client(other.url);
    const door = await Door.open();
    try {
      await prepareQueueSchema(other.url);
      await owner.connect();
      await owner.query('begin');
      await owner.query('lock table bullmq.migration');
      const behind = new URL(other.applicationUrl);
      door.behind = Number(behind.port);
      behind.host = `127.0.0.1:${door.port}`;
      const answerer = openAlarm('PostgreSQL', { ...other, applicationUrl: behind.href });
      const { heard, ring, until } = bell();
      await answerer.answer(1, ring);
      await somebodyWaits(other);
      door.slam();
      await owner.query('commit');
      await openAlarm('PostgreSQL', other).set([wakeOf('anew')]);
      await until('anew');
      expect(heard).toEqual(['anew']);
      await Promise.all(open.splice(0).map((alarm) => alarm.close()));
    } finally {
      door.close();
      await owner.end();
      await other.drop();
    }
  });
});

/** Until a connection to this database waits for a lock. */
async function somebodyWaits({ pool }: TestDatabase): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await pool.query(waiting)).rowCount === 0);
}

describe('an alarm on a Redis that is away', () => {
  it('is refused soon, so that nobody waits', async () => {
    const alarm = openAlarm('Redis');
    await alarm.check();
    await redis.kill();
    await expect(alarm.set([wakeOf('never')])).rejects.toThrow();
    await expect(alarm.check()).rejects.toThrow();
  });
});
