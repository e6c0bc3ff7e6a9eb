import type { Log } from './log.js';

interface Step {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Longer than any step takes that still comes to its end. */
const PATIENCE_MS = 30_000;

/** Things to put away, in the reverse of the order they were set up. Runs once; a step that fails or hangs does not stop the rest. */
export class Shutdown {
  constructor(private readonly patienceMs: number = PATIENCE_MS) {}

  private readonly steps: Step[] = [];
  private finished: Promise<boolean> | undefined;

  before(name: string, run: () => Promise<unknown>): void {
    this.steps.push({ name, run });
  }

  /** True once the end has begun: later failures are caused by it. */
  get begun(): boolean {
    return this.finished !== undefined;
  }

  /** True when every step went well. */
  run(log: Log): Promise<boolean> {
    this.finished ??= this.putAway(log);
    return this.finished;
  }

  private async putAway(log: Log): Promise<boolean> {
    let well = true;
    for (const { name, run } of this.steps.reverse()) {
      try {
        if (!(await within(this.patienceMs, run())))
          throw new Error(`It took longer than ${this.patienceMs} ms.`);
        log.debug({ step: name }, 'stopped');
      } catch (error) {
        well = false;
        log.error({ err: error, step: name }, 'could not be stopped cleanly');
      }
    }
    return well;
  }
}

/** npm and others pass a signal on that the whole group has got already: what comes at once is the same request. */
const SAME_REQUEST_MS = 1_000;

/**
 * Stops on SIGINT and SIGTERM, once and in order; a second Ctrl-C gives up waiting. A bug nobody caught stops the
 * process as well: what was acknowledged is in PostgreSQL, and a process in an unknown state must not go on.
 */
export function stopOnSignals(shutdown: Shutdown, log: Log): void {
  const stop = async (reason: string, code: number): Promise<void> => {
    log.info({ reason }, 'stopping');
    const well = await shutdown.run(log);
    log.info('stopped');
    process.exit(well ? code : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    let asked: number | undefined;
    process.on(signal, () => {
      if (asked !== undefined && performance.now() - asked > SAME_REQUEST_MS) process.exit(130);
      if (asked !== undefined) return;
      asked = performance.now();
      void stop(signal, 0);
    });
  }
  const crash = (error: unknown): void => {
    log.fatal({ err: error }, 'unexpected failure');
    void stop('unexpected failure', 1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

/** Waits for `work` no longer than `ms`; says whether it was finished. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
