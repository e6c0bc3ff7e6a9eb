/** One thread of the workshop, as the thread that answers clients sees it. */
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Task, Told } from './thread.js';

/** Why something was not done: it took too long or too much memory, or too much is waiting. */
export class WorkshopError extends Error {
  override readonly name = 'WorkshopError';

  constructor(
    readonly code: 'TOOK_TOO_LONG' | 'TOOK_TOO_MUCH' | 'BUSY',
    message: string,
    /** How long a thread worked on it in vain. */
    readonly ms: number,
  ) {
    super(message);
  }
}

/** A task, who asks for it, and who waits for it. */
export interface Job {
  readonly task: Task;
  readonly caller: string;
  readonly seconds: number;
  done(output: unknown, ms: number): void;
  failed(fault: Error): void;
}

/** With as many threads as there may be, the whole process stays below 600 MB. */
const HEAP_MB = 100;
const YOUNG_HEAP_MB = 8;
/** From sources (tests, tools) a thread is bundled first; what is built runs as it is. */
const FROM_SOURCES = import.meta.url.endsWith('.ts');
const ENTRY = new URL(FROM_SOURCES ? '../../scripts/thread.mjs' : './thread.js', import.meta.url);

export class Bench {
  job: Job | undefined;
  private readonly worker: Worker;
  private isReady = false;
  private limit: NodeJS.Timeout | undefined;

  constructor(
    module: string,
    /** Called when it can take another job, and when it is gone. */
    private readonly isFree: (bench: Bench, isGone: boolean) => void,
  ) {
    this.worker = new Worker(fileURLToPath(ENTRY), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      workerData: { module },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    this.worker.on('message', (told: Told) => this.heard(told));
    this.worker.on('error', (fault) => this.gone(faultOf(fault)));
    this.worker.on('exit', () => this.gone(new Error('A thread of the workshop ended.')));
    this.worker.unref();
  }

  take(job: Job): void {
    this.job = job;
    this.worker.ref();
    if (this.isReady) this.begin(job);
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  /** The limit starts with the task: the time that a thread needs to load the rulebooks does not count. */
  private begin(job: Job): void {
    this.limit = setTimeout(() => this.tookTooLong(job), job.seconds * 1000);
    this.worker.postMessage(job.task);
  }

  private heard(told: Told): void {
    const { job } = this;
    if ('ready' in told) {
      this.isReady = true;
      if (job) this.begin(job);
      return;
    }
    clearTimeout(this.limit);
    this.job = undefined;
    this.worker.unref();
    if ('output' in told) job?.done(told.output, told.ms);
    else job?.failed(Object.assign(new Error(told.fault.message), { stack: told.fault.stack }));
    // It makes room for another one, which begins empty.
    const isFull = 'output' in told && told.isFull;
    this.isFree(this, isFull);
    if (isFull) void this.worker.terminate();
  }

  private tookTooLong({ seconds }: Job): void {
    const message = `This was not worked out within ${seconds} seconds: ask for less at once.`;
    this.gone(new WorkshopError('TOOK_TOO_LONG', message, seconds * 1000));
    void this.worker.terminate();
  }

  private gone(fault: Error): void {
    clearTimeout(this.limit);
    const { job } = this;
    this.job = undefined;
    job?.failed(fault);
    this.isFree(this, true);
  }
}

function faultOf(fault: Error & { code?: string }): Error {
  if (fault.code !== 'ERR_WORKER_OUT_OF_MEMORY') return fault;
  return new WorkshopError('TOOK_TOO_MUCH', 'This needs too much memory: ask for less at once.', 0);
}
