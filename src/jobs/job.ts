/** A campaign's unit of background work, identified within its campaign by an id its creator chooses. */
export interface JobKey {
  readonly campaign: string;
  readonly id: string;
}

/** Work that belongs to no campaign, such as tidying up. */
export const NO_CAMPAIGN = '00000000-0000-0000-0000-000000000000';

const jobStates = ['WAITING', 'ACTIVE', 'DONE', 'DEAD', 'CANCELLED'] as const;
export type JobState = (typeof jobStates)[number];

export interface Job extends JobKey {
  readonly name: string;
  readonly data: unknown;
  readonly state: JobState;
  /** Not worked before this moment. */
  readonly dueAt: Date;
  /** How often it failed since it was last started over, of `attempts` allowed. */
  readonly failures: number;
  readonly attempts: number;
  readonly progress: unknown;
  readonly result: unknown;
  /** What the last failure said. */
  readonly error: string | null;
  /** Rises with everything that happens to the job. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export interface JobOptions {
  readonly campaign: string;
  /** The same id again is the same job: nothing is added. Say what makes the work unique, e.g. `turn:3:aftermath`. */
  readonly id: string;
  /** Milliseconds from now, or the moment itself. */
  readonly delay?: number | Date;
  /** Failures allowed before the job is dead; 8 unless told. */
  readonly attempts?: number;
  /** Pause after the first failure in milliseconds; doubles with each further one, up to an hour; 1,000 unless told. */
  readonly backoff?: number;
  /** Milliseconds after which a finished job begins anew; such a job never ends and is never dead. */
  readonly every?: number;
}

export const defaultAttempts = 8;
export const defaultBackoffMs = 1_000;
export const longestBackoffMs = 3_600_000;

/** Thrown by a handler when trying again cannot help: the job is dead at once. */
export class HopelessJob extends Error {
  override readonly name = 'HopelessJob';
}

/** Thrown by a handler that was asked to come back later: no failure, and the job waits at least so long. */
export class PostponedJob extends Error {
  override readonly name = 'PostponedJob';

  constructor(
    message: string,
    readonly forMs: number,
  ) {
    super(message);
  }
}

/** The job was cancelled, or another worker has it: whatever this run still does must not count. */
export class LostJob extends Error {
  override readonly name = 'LostJob';

  constructor(key: JobKey) {
    super(`job ${key.id} of campaign ${key.campaign} is no longer this worker's`);
  }
}
