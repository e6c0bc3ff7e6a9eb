import type { Pool } from 'pg';
import type { Wake } from './job-table.js';

/**
 * Wakes some worker, in whichever process, when a job is due. Carries nothing else, and may forget:
 * the sweep over the job table makes up for it.
 */
export interface Alarm {
  /** Setting the same one twice is setting it once. Rejects, soon, when the queue does not take them. */
  set(wakes: readonly Wake[]): Promise<void>;
  /** Starts to answer alarms, at most `concurrency` at a time. */
  answer(concurrency: number, ring: (wake: Wake) => Promise<void>): Promise<void>;
  /** Throws if alarms cannot be set. */
  check(): Promise<void>;
  /** Takes no new alarm; resolves when those being answered are. */
  close(): Promise<void>;
}

export interface AlarmOptions {
  readonly pool: Pool;
  /** Used by the PostgreSQL queue. */
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly log: { warn(fields: object, message: string): void };
}
