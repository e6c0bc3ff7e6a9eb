import type { Pool } from 'pg';
import type { Config } from '../config/index.js';
import type { Live } from '../live/index.js';
import { type Log, type Metrics, sparing } from '../operations/index.js';
import type { Alarm } from './alarm.js';
import { BullAlarm } from './bullmq-alarm.js';
import type { Intents } from './intents.js';
import { JobService } from './job-service.js';
import { JobTable } from './job-table.js';

export { prepareQueueSchema } from './bullmq-alarm.js';
export { jobIntent } from './intents.js';
export {
  HopelessJob,
  type Job,
  type JobKey,
  type JobState,
  LostJob,
  NO_CAMPAIGN,
  PostponedJob,
} from './job.js';
export { JobService } from './job-service.js';
export {
  JOBS,
  type Jobs,
  type Queryable,
  type Run,
} from './jobs.js';
export { JobsModule } from './jobs.module.js';
export type { JobView } from './jobs.resolver.js';
export { jobConnection } from './jobs.resolver.js';

const dayMs = 86_400_000;

export function openJobs(options: {
  readonly pool: Pool;
  readonly databaseUrl: string;
  /** Where appends ask for jobs. */
  readonly intents: Intents;
  readonly redisUrl: string | undefined;
  readonly settings: Config['jobs'];
  readonly live: Live;
  readonly log: Log;
  readonly metrics: Metrics;
}): { jobs: JobService; alarm: Alarm; keepTidy(): Promise<void> } {
  const { pool, intents, live, log, metrics, settings } = options;
  const table = new JobTable(pool);
  const alarm = new BullAlarm({ ...options, log: sparing(log) });
  const jobs = new JobService({
    table,
    intents,
    alarm,
    live,
    log,
    ...settings,
    measured: (name, outcome, seconds) => metrics.jobs.observe({ name, outcome }, seconds),
  });
  metrics.watchJobs(() => table.countByState());
  jobs.process('forget-finished-jobs', () => table.forget(settings.keepDays));
  const keepTidy = () => jobs.repeat('forget-finished-jobs', dayMs);
  return { jobs, alarm, keepTidy };
}
