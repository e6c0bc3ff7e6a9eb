import { everywhere } from '../database/index.js';
import {
  defaultAttempts,
  defaultBackoffMs,
  type Job,
  type JobKey,
  type JobOptions,
  type JobState,
  longestBackoffMs,
} from './job.js';
import type { JobFilter, JobList, Queryable } from './jobs.js';

/** A run's claim on its job. Every claim of a job has a higher fence; only the latest counts. */
export interface Claim {
  readonly job: Job;
  readonly fence: number;
}

/** A moment at which a job wants to be woken. */
export interface Wake extends JobKey {
  /** Changes whenever the job becomes due anew: makes ids of wake-ups deterministic and never reused. */
  readonly token: string;
  readonly inMs: number;
}

type Failure = 'WAITING' | 'DEAD' | 'LOST';

/** A job may outlive this many workers before it is taken for what kills them. */
const mostVanished = 20;

const columns = `campaign_id, job_id, name, data, state, due_at, failures, attempts, progress, result, error, revision, created_at, finished_at`;
const wakeColumns = `campaign_id, job_id, fence || '@' || round(extract(epoch from due_at) * 1000) as token,
  greatest(0, ceil(extract(epoch from due_at - now()) * 1000))::float8 as in_ms`;
const finish = (state: string): string =>
  `state = '${state}', finished_at = now(), lease_until = null, revision = revision + 1`;
const startOver = `state = 'WAITING', failures = 0, vanished = 0, finished_at = null, lease_until = null, revision = revision + 1`;

/** All SQL about jobs. */
export class JobTable {
  constructor(private readonly database: Queryable) {}

  async add(
    name: string,
    data: unknown,
    options: JobOptions,
    transaction?: Queryable,
  ): Promise<Wake | undefined> {
    const database = transaction ?? this.database;
    const { rowCount } = await database.query(
      `insert into job (campaign_id, job_id, name, data, due_at, attempts, backoff_ms, every_ms)
       values ($1, $2, $3, $4, coalesce($5::timestamptz, now() + $6::float8 * interval '1 millisecond'), $7, $8, $9)
       on conflict (campaign_id, job_id) do update set every_ms = excluded.every_ms
         where job.every_ms <> excluded.every_ms`,
      [
        options.campaign,
        options.id,
        name,
        JSON.stringify(data ?? null),
        options.delay instanceof Date ? options.delay : null,
        typeof options.delay === 'number' ? options.delay : 0,
        options.attempts ?? defaultAttempts,
        options.backoff ?? defaultBackoffMs,
        options.every ?? null,
      ],
    );
    return rowCount === 1 ? new JobTable(database).wakeOf(options) : undefined;
  }

  /** The job is this run's for `leaseMs`, or undefined: somebody else has it, it is not due, or it is finished. */
  async claim(key: JobKey, leaseMs: number): Promise<Claim | undefined> {
    const { rows } = await this.database.query<JobRow & { fence: number }>(
      `update job set state = 'ACTIVE', fence = fence + 1, revision = revision + 1,
         lease_until = now() + $3 * interval '1 millisecond'
       where campaign_id = $1 and job_id = $2 and state = 'WAITING' and due_at <= now()
       returning ${columns}, fence`,
      [key.campaign, key.id, leaseMs],
    );
    return rows[0] && { job: jobOf(rows[0]), fence: rows[0].fence };
  }

  /** False when the claim is lost. */
  async renew(claim: Claim, leaseMs: number): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `update job set lease_until = now() + $4 * interval '1 millisecond'
       where ${CLAIMED}`,
      [...valuesOf(claim), leaseMs],
    );
    return rowCount === 1;
  }

  async progress(claim: Claim, progress: unknown): Promise<number | undefined> {
    const { rows } = await this.database.query<{ revision: number }>(
      `update job set progress = $4, revision = revision + 1
       where ${CLAIMED} returning revision`,
      [...valuesOf(claim), JSON.stringify(progress ?? null)],
    );
    return rows[0]?.revision;
  }

  /** False when the claim is lost. A repeating job waits for its next time instead of being done. */
  async complete(claim: Claim, result: unknown, transaction?: Queryable): Promise<boolean> {
    const database = transaction ?? this.database;
    const run = await runOf(database, claim);
    if (!run) return false;
    const isDone = run.every_ms === null;
    const { rowCount } = await database.query(
      `update job set result = $4, error = null, progress = null, failures = 0, vanished = 0, lease_until = null,
         revision = revision + 1, state = $5, finished_at = $6, due_at = $7
       where ${CLAIMED}`,
      [
        ...valuesOf(claim),
        JSON.stringify(result ?? null),
        isDone ? 'DONE' : 'WAITING',
        isDone ? run.now : null,
        nextTime(run),
      ],
    );
    return rowCount === 1;
  }

  /** Another attempt later, or dead. A repeating job is never dead: it waits for its next time. */
  async fail(claim: Claim, error: string, hopeless: boolean): Promise<Failure> {
    const run = await runOf(this.database, claim);
    if (!run) return 'LOST';
    const isLast = hopeless || run.failures + 1 >= run.attempts;
    const isDead = isLast && run.every_ms === null;
    const state = isDead ? 'DEAD' : 'WAITING';
    const { rowCount } = await this.database.query(
      `update job set error = $4, lease_until = null, revision = revision + 1, failures = $5, state = $6,
         finished_at = $7, due_at = $8
       where ${CLAIMED}`,
      [
        ...valuesOf(claim),
        error,
        isLast && !isDead ? 0 : run.failures + 1,
        state,
        isDead ? run.now : null,
        isLast ? nextTime(run) : nextAttempt(run),
      ],
    );
    return rowCount === 1 ? state : 'LOST';
  }

  /** Waits until a later moment; no attempt is used up. False when the claim is lost. */
  async postpone(claim: Claim, why: string, forMs: number): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `update job set state = 'WAITING', error = $4, due_at = now() + $5::float8 * interval '1 millisecond',
         lease_until = null, revision = revision + 1
       where ${CLAIMED}`,
      [...valuesOf(claim), why, Math.max(0, forMs)],
    );
    return rowCount === 1;
  }

  /** Gives a claimed job back unharmed: the process stops before the work is done. */
  async giveBack(claim: Claim): Promise<void> {
    await this.database.query(
      `update job set state = 'WAITING', due_at = now(), lease_until = null, revision = revision + 1
       where ${CLAIMED}`,
      valuesOf(claim),
    );
  }

  /** Jobs whose worker fell silent wait again, or are dead when they outlived too many. */
  async takeFromVanished(): Promise<number> {
    const dead = await this.take(`state = 'DEAD', finished_at = now()`, `vanished >= ${mostVanished}`);
    return dead + (await this.take(`state = 'WAITING'`, `vanished < ${mostVanished}`));
  }

  private async take(set: string, where: string): Promise<number> {
    const taken = await everywhere(this.database, {
      text: `update {job} set ${set}, vanished = vanished + 1, due_at = now(), lease_until = null, revision = revision + 1,
         error = 'the worker fell silent'
       where state = 'ACTIVE' and lease_until < now() and ${where} returning job_id`,
    });
    return taken.length;
  }

  /** What is due now or within `horizonMs`, the longest waiting first. */
  async due(horizonMs: number, most: number): Promise<Wake[]> {
    const rows = await everywhere<WakeRow>(this.database, {
      text: `select ${wakeColumns} from {job}
       where state = 'WAITING' and due_at <= now() + $1 * interval '1 millisecond' order by due_at limit $2`,
      values: [horizonMs, most],
    });
    return rows
      .map(wakeOf)
      .sort((a, b) => a.inMs - b.inMs)
      .slice(0, most);
  }

  async wakeOf(key: JobKey): Promise<Wake | undefined> {
    const { rows } = await this.database.query<WakeRow>(
      `select ${wakeColumns} from job where campaign_id = $1 and job_id = $2 and state = 'WAITING'`,
      [key.campaign, key.id],
    );
    return rows[0] && wakeOf(rows[0]);
  }

  async find(key: JobKey): Promise<Job | undefined> {
    const { rows } = await this.database.query<JobRow>(
      `select ${columns} from job where campaign_id = $1 and job_id = $2`,
      [key.campaign, key.id],
    );
    return rows[0] && jobOf(rows[0]);
  }

  async list(campaign: string, filter: JobFilter): Promise<JobList> {
    const { rows } = await this.database.query<JobRow>(
      `select ${columns} from job
       where campaign_id = $1 and ($2::text is null or state = $2) and ($3::text is null or name = $3)
         and starts_with(job_id, $6)
         and ($4::text is null or (created_at, job_id) <
           (select created_at, job_id from job where campaign_id = $1 and job_id = $4))
       order by created_at desc, job_id desc limit $5`,
      [
        campaign,
        filter.state ?? null,
        filter.name ?? null,
        filter.after ?? null,
        filter.first + 1,
        filter.prefix ?? '',
      ],
    );
    const jobs = rows.slice(0, filter.first).map(jobOf);
    return { jobs, next: rows.length > filter.first ? jobs.at(-1)?.id : undefined };
  }

  async retry(key: JobKey, transaction?: Queryable): Promise<boolean> {
    return this.change(key, `${startOver}, due_at = now()`, `state in ('DEAD', 'CANCELLED')`, {
      transaction,
    });
  }

  async cancel(key: JobKey, transaction?: Queryable): Promise<boolean> {
    return this.change(key, finish('CANCELLED'), `state in ('WAITING', 'ACTIVE')`, { transaction });
  }

  async reschedule(key: JobKey, at: Date): Promise<boolean> {
    return this.change(key, 'due_at = $3, revision = revision + 1', `state = 'WAITING'`, { more: [at] });
  }

  async countByState(): Promise<Record<JobState, number>> {
    const rows = await everywhere<{ state: JobState; amount: number }>(this.database, {
      text: 'select state, count(*)::int as amount from {job} group by state',
    });
    const counts = { WAITING: 0, ACTIVE: 0, DONE: 0, DEAD: 0, CANCELLED: 0 };
    for (const { state, amount } of rows) counts[state] += amount;
    return counts;
  }

  /** Forgets what was finished long ago. Dead jobs stay until a person has dealt with them. */
  async forget(days: number): Promise<number> {
    const forgotten = await everywhere(this.database, {
      text: `delete from {job} where state in ('DONE', 'CANCELLED') and finished_at < now() - $1 * interval '1 day' returning job_id`,
      values: [days],
    });
    return forgotten.length;
  }

  private async change(
    key: JobKey,
    set: string,
    where: string,
    { more = [], transaction = this.database }: { more?: unknown[]; transaction?: Queryable | undefined },
  ): Promise<boolean> {
    const { rowCount } = await transaction.query(
      `update job set ${set} where campaign_id = $1 and job_id = $2 and ${where}`,
      [key.campaign, key.id, ...more],
    );
    return rowCount === 1;
  }
}

const CLAIMED = `campaign_id = $1 and job_id = $2 and fence = $3 and state = 'ACTIVE'`;

const valuesOf = ({ job, fence }: Claim): unknown[] => [job.campaign, job.id, fence];

/** What the end of a run reckons with, by the database's clock. */
interface Run {
  now: Date;
  due_at: Date;
  failures: number;
  attempts: number;
  backoff_ms: number;
  every_ms: number | null;
}

/**
 * Undefined when the claim is lost. Times are reckoned here and not in the update, because a Citus cluster adds no interval to a
 * column there; as long as the claim holds, nobody else changes what is read.
 */
async function runOf(database: Queryable, claim: Claim): Promise<Run | undefined> {
  const { rows } = await database.query<Run>(
    `select now() as now, due_at, failures, attempts, backoff_ms, every_ms::float8 as every_ms from job where ${CLAIMED}`,
    valuesOf(claim),
  );
  return rows[0];
}

/** Counted from the time it was due, so that a repeating job keeps its rhythm, but never in the past. */
function nextTime({ now, due_at, every_ms }: Run): Date {
  return every_ms === null ? due_at : new Date(Math.max(now.getTime(), due_at.getTime() + every_ms));
}

function nextAttempt({ now, failures, backoff_ms }: Run): Date {
  return new Date(now.getTime() + Math.min(longestBackoffMs, backoff_ms * 2 ** failures));
}

interface WakeRow {
  campaign_id: string;
  job_id: string;
  token: string;
  in_ms: number;
}

const wakeOf = (row: WakeRow): Wake => ({
  campaign: row.campaign_id,
  id: row.job_id,
  token: row.token,
  inMs: row.in_ms,
});

interface JobRow {
  campaign_id: string;
  job_id: string;
  name: string;
  data: unknown;
  state: JobState;
  due_at: Date;
  failures: number;
  attempts: number;
  progress: unknown;
  result: unknown;
  error: string | null;
  revision: number;
  created_at: Date;
  finished_at: Date | null;
}

const jobOf = (row: JobRow): Job => ({
  campaign: row.campaign_id,
  id: row.job_id,
  name: row.name,
  data: row.data,
  state: row.state,
  dueAt: row.due_at,
  failures: row.failures,
  attempts: row.attempts,
  progress: row.progress,
  result: row.result,
  error: row.error,
  revision: row.revision,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
});
