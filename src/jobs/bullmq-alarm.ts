import { setTimeout as sleep } from 'node:timers/promises';
import {
  createPostgresBackend,
  createRedisBackend,
  LATEST_SCHEMA_VERSION,
  runMigrations,
  withBackend,
} from 'bullmq';
import { Redis } from 'ioredis';
import { Client, Pool } from 'pg';
import { APPLICATION_ROLE, hearLostConnections } from '../database/index.js';
import { within } from '../operations/index.js';
import type { Alarm, AlarmOptions } from './alarm.js';
import type { Wake } from './job-table.js';

const queueName = 'alarms';
/** The hash tag keeps all keys of the queue in one slot of a Redis Cluster. */
const prefix = '{hexledger}';
const schema = 'bullmq';
const patienceMs = 2_000;
const againMs = 500;

type ErrorListener = (error: Error) => void;

/** What is used of BullMQ's Queue, whatever it stands on. */
interface OpenQueue {
  addBulk(alarms: ReturnType<typeof alarmOf>[]): Promise<unknown>;
  count(): Promise<number>;
  close(): Promise<void>;
  on(event: 'error', listener: ErrorListener): unknown;
}
interface OpenWorker {
  waitUntilReady(): Promise<unknown>;
  run(): Promise<unknown>;
  close(force: boolean): Promise<void>;
  on(event: 'error', listener: ErrorListener): unknown;
}

interface Opened {
  readonly queue: OpenQueue;
  /** Its connections are cut rather than closed: a Redis that is away would be waited for without end. No job is in hand by then. */
  readonly mayBeAway: boolean;
  worker(concurrency: number, ring: (wake: Wake) => Promise<void>): OpenWorker;
  end(): Promise<void>;
}

/** BullMQ as the alarm: on Redis where there is one, else on its own schema in PostgreSQL. */
export class BullAlarm implements Alarm {
  private readonly opened: Opened;
  private worker: OpenWorker | undefined;
  private isClosing = false;

  constructor(private readonly options: AlarmOptions) {
    this.opened = options.redisUrl ? openOnRedis(options.redisUrl, options) : openOnPostgres(options);
    this.opened.queue.on('error', (error) =>
      this.options.log.warn({ err: error }, 'the queue does not answer'),
    );
  }

  async set(wakes: readonly Wake[]): Promise<void> {
    const taken = this.opened.queue.addBulk(wakes.map(alarmOf));
    // Nobody waits for a queue that is away: the sweep over the job table makes up for it.
    if (!(await within(patienceMs, taken))) throw new Error('the queue does not answer');
  }

  async answer(concurrency: number, ring: (wake: Wake) => Promise<void>): Promise<void> {
    void this.begin(() => this.opened.worker(concurrency, ring));
  }

  /**
   * A worker of BullMQ whose PostgreSQL refused it at first never gets beyond that refusal, and repeats it without letting
   * anything else happen. So a worker runs once it is ready; one that cannot become ready is replaced.
   */
  private async begin(open: () => OpenWorker): Promise<void> {
    while (!this.isClosing) {
      const worker = open();
      this.worker = worker;
      worker.on('error', (error) => this.options.log.warn({ err: error }, 'the queue does not answer'));
      try {
        await worker.waitUntilReady();
      } catch (error) {
        this.options.log.warn({ err: error }, 'the queue does not answer');
        await worker.close(true);
        await sleep(againMs);
        continue;
      }
      if (this.isClosing) return;
      await worker.run().catch((error) => this.options.log.warn({ err: error }, 'the queue does not answer'));
      return;
    }
  }

  async check(): Promise<void> {
    await this.opened.queue.count();
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await this.worker?.close(this.opened.mayBeAway);
    await within(patienceMs, this.opened.queue.close());
    await this.opened.end();
  }
}

const alarmOf = (wake: Wake) => ({
  name: 'wake',
  data: wake,
  opts: {
    // The same moment of the same job is the same alarm, however often it is set.
    jobId: [wake.campaign, encodeURIComponent(wake.id), wake.token].join('/'),
    delay: Math.max(0, wake.inMs),
    removeOnComplete: true,
    removeOnFail: true,
  },
});

function openOnRedis(url: string, { log }: AlarmOptions): Opened {
  const retryStrategy = (tried: number): number => Math.min(100 * 2 ** Math.min(tried, 6), 5_000);
  // Setting an alarm never waits for Redis to come back: the sweep sets it again.
  const speaker = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy,
    disconnectTimeout: 200,
  });
  const worker = new Redis(url, { maxRetriesPerRequest: null, retryStrategy, disconnectTimeout: 200 });
  for (const connection of [speaker, worker])
    connection.on('error', (error) => log.warn({ err: error }, 'Redis does not answer'));
  const { Queue, Worker } = withBackend(createRedisBackend);
  return {
    mayBeAway: true,
    queue: new Queue<Wake>(queueName, { connection: speaker, prefix }),
    worker: (concurrency, ring) =>
      new Worker<Wake>(queueName, ({ data }) => ring(data), {
        connection: worker,
        prefix,
        concurrency,
        autorun: false,
      }),
    end: async () => {
      speaker.disconnect();
      worker.disconnect();
    },
  };
}

/** BullMQ's own pools leave a connection that breaks while it is lent out unheard, so it gets pools of ours. */
function openOnPostgres({ databaseUrl, log }: AlarmOptions): Opened {
  const { Queue, Worker } = withBackend(createPostgresBackend);
  const pools = new Set<Pool>();
  const openPool = (): Pool => {
    const pool = new Pool({
      connectionString: databaseUrl,
      options: `-c search_path=${schema}`,
      max: 3,
      keepAlive: true,
      application_name: 'hexledger queue',
    });
    hearLostConnections(pool, (error) => log.warn({ err: error }, 'a connection of the queue broke'));
    pools.add(pool);
    return pool;
  };
  const endPool = async (pool: Pool): Promise<void> => {
    if (pools.delete(pool)) await pool.end();
  };
  return {
    mayBeAway: false,
    queue: new Queue<Wake>(queueName, { connection: openPool() }),
    worker: (concurrency, ring) => {
      const connection = openPool();
      const options = { connection, concurrency, autorun: false };
      const worker = new Worker<Wake>(queueName, ({ data }) => ring(data), options);
      return {
        waitUntilReady: () => worker.waitUntilReady(),
        run: () => worker.run(),
        on: (event, listener) => worker.on(event, listener),
        close: async (force) => {
          await worker.close(force);
          await endPool(connection);
        },
      };
    },
    end: async () => {
      await Promise.all([...pools].map(endPool));
    },
  };
}

/** Processes that start together take turns: grants on the same tables at the same moment fail. */
const PREPARING = 7_265_003;

/** Creates or upgrades the queue's own tables in PostgreSQL; run by the owner, beside the migrations. */
export async function prepareQueueSchema(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'hexledger migration' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARING]); // Let go with the connection.
    // What is there already is not asked for again: on a cluster that would need all machines.
    if (await isPrepared(client)) return;
    await runMigrations(client, schema);
    await client.query(`grant usage, create on schema ${schema} to ${APPLICATION_ROLE}`);
    await client.query(`grant all on all tables in schema ${schema} to ${APPLICATION_ROLE}`);
    await client.query(`grant all on all sequences in schema ${schema} to ${APPLICATION_ROLE}`);
  } finally {
    await client.end();
  }
}

async function isPrepared(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean | null }>(
    `select to_regclass($2 || '.migration') is not null
       and has_schema_privilege($1, to_regnamespace($2)::oid, 'usage, create')
       and not exists (select from pg_class c where c.relnamespace = to_regnamespace($2) and c.relkind in ('r', 'p', 'S')
         and not has_table_privilege($1, c.oid, 'select, update')) as granted`,
    [APPLICATION_ROLE, schema],
  );
  if (!rows[0]?.granted) return false;
  const { rows: latest } = await client.query<{ version: number | null }>(
    `select max(version) as version from ${schema}.migration`,
  );
  return (latest[0]?.version ?? 0) >= LATEST_SCHEMA_VERSION;
}
