/**
 * Threads for what may take long: exact odds, boards to be painted, documents to be checked. The thread that answers
 * clients only waits for them. Every task has a time limit; a thread that does not keep it is ended.
 */
import { availableParallelism } from 'node:os';
import { Bench, type Job, WorkshopError } from './bench.js';
import type { TaskInput, TaskName, TaskOutput } from './tasks.js';

interface WorkshopSettings {
  /** The module that exports the rulebooks as SYSTEMS, as a URL. */
  readonly module: string;
  readonly threads?: number;
}

/** Who asks, and who is told how long it took. */
export interface Customer {
  readonly caller: string;
  took(milliseconds: number, foreseen?: number): void;
}

/** What the server does by itself. */
export const HOUSE: Customer = { caller: 'house', took: () => undefined };

/** Who asks, and how long a thread may work on it. Nobody keeps all threads busy. */
interface Asker {
  readonly caller: string;
  readonly seconds: number;
}

interface Done<Output> {
  readonly output: Output;
  /** How long a thread worked on it. */
  readonly ms: number;
}

const MOST_WAITING = 200;
const MOST_WAITING_OF_ONE = 16;

export class Workshop {
  private readonly benches = new Set<Bench>();
  private readonly threads: number;
  private waiting: Job[] = [];
  private isClosed = false;

  constructor(private readonly settings: WorkshopSettings) {
    this.threads = settings.threads ?? Math.max(2, Math.min(4, availableParallelism() - 1));
  }

  /** Has a task done. Rejects with a `WorkshopError` where that is the asker's affair. */
  do<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    { caller, seconds }: Asker,
  ): Promise<Done<TaskOutput<Name>>> {
    if (this.isClosed) return Promise.reject(new Error('The workshop is closed.'));
    const ofThem = this.waiting.filter((job) => job.caller === caller).length;
    if (this.waiting.length >= MOST_WAITING || ofThem >= MOST_WAITING_OF_ONE)
      return Promise.reject(
        new WorkshopError('BUSY', 'Too much waits to be worked out: try again in a moment.', 0),
      );
    return new Promise((resolve, reject) => {
      const done = (output: unknown, ms: number) => resolve({ output: output as TaskOutput<Name>, ms });
      this.waiting.push({ task: { name, input }, caller, seconds, done, failed: reject });
      this.begin();
    });
  }

  /** The same for a customer who pays for the time, even if the task fails; `foreseen` points are paid already. */
  async doFor<Name extends TaskName>(
    customer: Customer,
    name: Name,
    input: TaskInput<Name>,
    { seconds, foreseen = 0 }: { readonly seconds: number; readonly foreseen?: number },
  ): Promise<TaskOutput<Name>> {
    try {
      const { output, ms } = await this.do(name, input, { caller: customer.caller, seconds });
      customer.took(ms, foreseen);
      return output;
    } catch (fault) {
      if (fault instanceof WorkshopError) customer.took(fault.ms, foreseen);
      throw fault;
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { failed } of this.waiting.splice(0)) failed(new Error('The workshop was closed.'));
    await Promise.all([...this.benches].map((bench) => bench.close()));
  }

  private begin(): void {
    for (let job = this.next(); job; job = this.next()) {
      this.waiting.splice(this.waiting.indexOf(job), 1);
      (this.free() ?? this.another()).take(job);
    }
  }

  /** Among the callers that keep the fewest threads busy, the job that has waited longest. */
  private next(): Job | undefined {
    if (!this.free() && this.benches.size >= this.threads) return undefined;
    let first: Job | undefined;
    let fewest = Math.max(1, this.threads - 1);
    for (const job of this.waiting) {
      const busy = [...this.benches].filter((bench) => bench.job?.caller === job.caller).length;
      if (busy < fewest) [first, fewest] = [job, busy];
    }
    return first;
  }

  private free(): Bench | undefined {
    return [...this.benches].find(({ job }) => !job);
  }

  private another(): Bench {
    const bench = new Bench(this.settings.module, (one, isGone) => {
      if (isGone) this.benches.delete(one);
      if (!this.isClosed) this.begin();
    });
    this.benches.add(bench);
    return bench;
  }
}
