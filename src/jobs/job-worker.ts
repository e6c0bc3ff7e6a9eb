import { DatabaseError } from 'pg';
import { withContext } from '../operations/index.js';
import { HopelessJob, type JobKey, LostJob, PostponedJob } from './job.js';
import type { Claim, JobTable } from './job-table.js';
import type { JobHandler, Queryable, Run } from './jobs.js';

export interface WorkerLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

export type Outcome = 'done' | 'failed' | 'dead' | 'lost';

interface WorkerOptions {
  readonly table: JobTable;
  readonly handlers: ReadonlyMap<string, JobHandler>;
  readonly leaseMs: number;
  readonly log: WorkerLog;
  /** Told of every change to a job. */
  changed(key: JobKey, revision: number): void;
  /** Told of a job that will have to be woken again. */
  again(key: JobKey): void;
  /** Told how long a run took and how it ended. */
  measured(name: string, outcome: Outcome, seconds: number): void;
}

/** Runs jobs: claims one, keeps the claim alive while its handler works, and writes down how it ended. */
export class JobWorker {
  private readonly running = new Map<AbortController, Promise<void>>();
  private stopping = false;

  constructor(private readonly options: WorkerOptions) {}

  get busy(): number {
    return this.running.size;
  }

  /** Works the job if it is due and free. Never rejects on account of the job. */
  async work(key: JobKey): Promise<void> {
    if (this.stopping) return;
    const claim = await this.options.table.claim(key, this.options.leaseMs);
    if (!claim) return;
    const controller = new AbortController();
    const run = withContext({ jobId: key.id, campaignId: key.campaign }, () => this.run(claim, controller));
    this.running.set(controller, run);
    try {
      await run;
    } finally {
      this.running.delete(controller);
    }
  }

  /** Lets jobs finish; those that do not in time are told to stop and given back. */
  async stop(patienceMs: number): Promise<void> {
    this.stopping = true;
    const all = Promise.allSettled(this.running.values());
    const timer = setTimeout(() => {
      for (const controller of this.running.keys()) controller.abort(new Stopping());
    }, patienceMs);
    await all;
    clearTimeout(timer);
  }

  private async run(claim: Claim, controller: AbortController): Promise<void> {
    const { job } = claim;
    const started = performance.now();
    const keepAlive = setInterval(() => void this.renew(claim, controller), this.options.leaseMs / 3);
    let outcome: Outcome = 'lost';
    try {
      outcome = await this.attempt(claim, controller.signal);
    } catch (error) {
      this.options.log.error(
        { err: error, name: job.name },
        'how the job ended could not be written down; its lease will run out',
      );
    } finally {
      clearInterval(keepAlive);
      this.options.measured(job.name, outcome, (performance.now() - started) / 1000);
      this.options.changed(job, job.revision + 1);
      if (outcome === 'failed') this.options.again(job);
    }
  }

  private async attempt(claim: Claim, signal: AbortSignal): Promise<Outcome> {
    const { job } = claim;
    const handler = this.options.handlers.get(job.name);
    const run = this.handle(claim, signal);
    try {
      if (!handler) throw new HopelessJob(`nobody works jobs of the name ${job.name}`);
      const result = await orAborted(handler(job.data, run.given), signal);
      if (run.completed()) return 'done';
      return (await this.options.table.complete(claim, result)) ? 'done' : 'lost';
    } catch (error) {
      return await this.failed(claim, error);
    }
  }

  private async failed(claim: Claim, error: unknown): Promise<Outcome> {
    const { table, log } = this.options;
    const { job } = claim;
    if (error instanceof LostJob) {
      log.debug({ name: job.name }, 'job lost');
      return 'lost';
    }
    if (error instanceof Stopping) {
      await table.giveBack(claim);
      return 'lost';
    }
    if (error instanceof PostponedJob) {
      log.debug({ name: job.name, forMs: error.forMs }, 'job postponed');
      return (await table.postpone(claim, error.message, error.forMs)) ? 'failed' : 'lost';
    }
    const verdict = await table.fail(claim, told(error), error instanceof HopelessJob);
    if (verdict === 'DEAD')
      log.error({ err: error, name: job.name }, 'job dead: retry it when the cause is gone');
    else
      log.warn({ err: error, name: job.name, failures: job.failures + 1 }, 'job failed, will be tried again');
    return verdict === 'DEAD' ? 'dead' : verdict === 'LOST' ? 'lost' : 'failed';
  }

  private handle(claim: Claim, signal: AbortSignal): { given: Run; completed: () => boolean } {
    const { table, changed } = this.options;
    let completed = false;
    const given: Run = {
      job: claim.job,
      signal,
      async progress(progress) {
        const revision = await table.progress(claim, progress);
        if (revision === undefined) throw new LostJob(claim.job);
        changed(claim.job, revision);
      },
      async complete(transaction: Queryable, result?: unknown) {
        if (!(await table.complete(claim, result, transaction))) throw new LostJob(claim.job);
        completed = true;
      },
    };
    return { given, completed: () => completed };
  }

  private async renew(claim: Claim, controller: AbortController): Promise<void> {
    try {
      const mine = await this.options.table.renew(claim, this.options.leaseMs);
      if (!mine) controller.abort(new LostJob(claim.job));
    } catch (error) {
      this.options.log.warn({ err: error }, 'the claim on a job could not be renewed');
    }
  }
}

/** What people may read about a failure. What the database says is for the log. */
function told(error: unknown): string {
  if (error instanceof DatabaseError) return 'Something went wrong on our side; the log tells what.';
  return error instanceof Error ? error.message : String(error);
}

/** The handler's answer, or the reason of the abort: a handler that does not listen must not hold up its worker. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

class Stopping extends Error {
  override readonly name = 'Stopping';
}
