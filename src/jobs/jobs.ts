import type { Job, JobKey, JobOptions, JobState } from './job.js';

/** Something that can run SQL: a pool, or a client in the middle of a transaction. */
export interface Queryable {
  query<Row extends object>(
    sql: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** One run of a job, as its handler sees it. */
export interface Run {
  readonly job: Job;
  /** Aborted when the job is cancelled, taken over, or the process is asked to stop and waits no longer. */
  readonly signal: AbortSignal;
  /** Stored and told to those who watch. */
  progress(progress: unknown): Promise<void>;
  /**
   * Marks the job done inside the transaction that holds its effects, so that both count or neither.
   * Throws `LostJob` when the job is no longer this run's: roll back then.
   * A handler that does not call it is marked done after it returns, and must be safe to run twice.
   */
  complete(transaction: Queryable, result?: unknown): Promise<void>;
}

/** Does the work; what it returns is the job's result. An error is a failure and leads to another attempt. */
export type JobHandler = (data: unknown, run: Run) => Promise<unknown>;

export interface JobFilter {
  readonly state?: JobState | undefined;
  readonly name?: string | undefined;
  /** How the job's id begins. */
  readonly prefix?: string | undefined;
  readonly after?: string | undefined;
  readonly first: number;
}

export interface JobList {
  readonly jobs: Job[];
  /** Give it back as `after` for the rest; undefined when there is none. */
  readonly next: string | undefined;
}

/**
 * Background work. Jobs are rows in PostgreSQL; queues only wake workers up. A job runs at least once, is marked
 * done exactly once, and survives the loss of every queue and worker.
 */
export interface Jobs {
  /** Adds a job, unless its id is known in the campaign. With a transaction, the job exists when that commits. */
  enqueue(name: string, data: unknown, options: JobOptions, transaction?: Queryable): Promise<JobKey>;
  /** Keeps a job of the house going, which is of no campaign. While the database cannot take it, the process works without. */
  repeat(name: string, every: number): Promise<void>;
  /** Hurries the jobs that an append asked for (see `jobIntent`), after it. Forgetting it costs one sweep. */
  relay(campaign: string): void;
  /** Hurries a job that was added in a transaction, after it has committed. Forgetting it costs one sweep. */
  wake(key: JobKey): void;
  /** Says who works jobs of this name. */
  process(name: string, handler: JobHandler): void;

  find(key: JobKey): Promise<Job | undefined>;
  /** Newest first. `state: 'DEAD'` lists what needs a person. */
  list(campaign: string, filter: JobFilter): Promise<JobList>;
  /** Starts a dead or cancelled job over. False when it is neither. In a transaction: wake it after the commit. */
  retry(key: JobKey, transaction?: Queryable): Promise<boolean>;
  /** A waiting job will not run; an active one is told through its signal and will not count. False when it is finished. */
  cancel(key: JobKey, transaction?: Queryable): Promise<boolean>;
  /** Moves a waiting job to another moment: a deadline that changes. False when it is not waiting. */
  reschedule(key: JobKey, at: Date): Promise<boolean>;
  /** Calls back when something happens to a job of the campaign; a hint, read the job for its state. */
  watch(campaign: string, changed: () => void): Promise<() => void>;
}

/** The token under which NestJS provides {@link Jobs}. */
export const JOBS = Symbol('JOBS');
