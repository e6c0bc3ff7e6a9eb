import { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { type Config, OperatorError } from '../config/index.js';
import {
  applicationDataSource,
  applicationUrl,
  hearLostConnections,
  isCluster,
  machinesAway,
  migrate,
  pendingMigrations,
  poolOf,
  unspread,
} from '../database/index.js';
import { EventStore } from '../event-store/index.js';
import { type JobService, openJobs, prepareQueueSchema } from '../jobs/index.js';
import { type Live, openLive } from '../live/index.js';
import { Post, smtp } from '../mail/index.js';
import { Health, type Log, Metrics, Seeds, type Shutdown, sparing } from '../operations/index.js';
import { Webhooks } from '../webhooks/index.js';

/** What every feature stands on, opened once per process. */
export interface Platform {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly seeds: Seeds;
  readonly dataSource: DataSource;
  readonly pool: Pool;
  /** For counters that processes share; undefined without REDIS_URL. */
  readonly redis: Redis | undefined;
  readonly live: Live;
  readonly jobs: JobService;
  readonly webhooks: Webhooks;
  readonly post: Post;
  readonly eventStore: EventStore;
  /** Begins to work jobs; features have named their handlers by then. */
  startJobs(): Promise<void>;
}

/** Opens everything a process needs; what was opened is put away by `shutdown`, also when a later part fails. */
export async function openPlatform(config: Config, log: Log, shutdown: Shutdown): Promise<Platform> {
  const { url, migratorUrl: ownerUrl = url } = config.database;
  if (!url || !ownerUrl)
    throw new OperatorError(
      'NO_DATABASE',
      'this process needs a PostgreSQL of its own',
      'Set DATABASE_URL, or run npm start, which brings a PostgreSQL along.',
      'DATABASE_URL',
    );
  const databaseUrl = applicationUrl(url, ownerUrl);
  if (config.database.migrate) await bringUpToDate(ownerUrl, databaseUrl, log);

  const dataSource = await applicationDataSource(databaseUrl, { poolSize: config.database.pool });
  shutdown.before('database connections', () => dataSource.destroy());
  const pool = poolOf(dataSource);
  hearLostConnections(pool, (error) => log.warn({ err: error }, 'a database connection broke'));

  const metrics = new Metrics();
  metrics.watchPool(pool);
  const redis = config.redisUrl ? openRedis(config.redisUrl, log, shutdown) : undefined;
  const common = { pool, databaseUrl, redisUrl: config.redisUrl, log };
  const live = openLive({ ...common, log: sparing(log) });
  shutdown.before('live news', () => live.close());
  const eventStore = new EventStore(pool, {
    appended: (campaign, position) => {
      metrics.appends.inc();
      live.publish(campaign, position);
    },
  });
  const { jobs, alarm, keepTidy } = openJobs({
    ...common,
    intents: eventStore,
    live,
    metrics,
    settings: config.jobs,
  });
  const site = config.publicUrl ?? `http://localhost:${config.port}`;
  const post = new Post(pool, jobs, config.mail && smtp(config.mail), site);
  shutdown.before('jobs', () => jobs.stop(config.shutdownMs));

  return {
    config,
    log,
    metrics,
    health: checksOf({ pool, databaseUrl, isCluster: await isCluster(pool), alarm, live }),
    seeds: new Seeds(),
    dataSource,
    pool,
    redis,
    live,
    jobs,
    webhooks: new Webhooks(pool, jobs, { ...config.webhooks, site: config.publicUrl }),
    post,
    eventStore,
    async startJobs() {
      await jobs.start();
      await keepTidy();
      await post.begin();
    },
  };
}

async function bringUpToDate(ownerUrl: string, databaseUrl: string, log: Log): Promise<void> {
  const { applied, spread } = await migrate(ownerUrl, databaseUrl);
  await prepareQueueSchema(ownerUrl);
  if (spread.length > 0) log.info({ spread }, 'spread over the machines of the cluster');
  if (applied.length > 0) log.info({ migrations: applied }, 'database brought up to date');
}

/** Counters of limits: when Redis is away they are kept per process, so nothing waits for it. */
function openRedis(url: string, log: Log, shutdown: Shutdown): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    disconnectTimeout: 200,
  });
  const outages = sparing(log);
  redis.on('error', (error) => outages.warn({ err: error }, 'Redis does not answer'));
  shutdown.before('Redis', async () => redis.disconnect());
  return redis;
}

function checksOf(of: {
  pool: Pool;
  databaseUrl: string;
  isCluster: boolean;
  alarm: { check(): Promise<void> };
  live: Live;
}): Health {
  const health = new Health();
  const reachable = async (): Promise<void> => {
    await of.pool.query('select 1');
  };
  let upToDate = false;
  const migrated = async (): Promise<void> => {
    if (upToDate) return;
    const missing = await pendingMigrations(of.databaseUrl);
    if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`);
    upToDate = true;
  };
  health.register('database', reachable, { needed: true });
  health.register('migrations', migrated, { needed: true });
  const spread = async (): Promise<void> => {
    const left = await unspread(of.pool);
    if (left && left.length > 0)
      throw new Error(`not spread over the cluster: ${left.join(', ')}; run npm run migration:run`);
  };
  const machines = async (): Promise<void> => {
    const away = await machinesAway(of.pool);
    if (away.length > 0) throw new Error(`away: ${away.join(', ')}; campaigns there have to wait`);
  };
  if (of.isCluster) {
    health.register('distribution', spread, { needed: false });
    health.register('machines', machines, { needed: false });
  }
  health.register('queue', () => of.alarm.check(), { needed: false });
  health.register('live', () => of.live.check(), { needed: false });
  return health;
}
