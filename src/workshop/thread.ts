/** What runs in a thread of the workshop: one task after the other, with the rulebooks that its module exports. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { forgetMaps } from '../rules-core/kernel/position/lay-table.js';
import { HANDED, TASKS, type TaskName } from './tasks.js';

export interface Task {
  readonly name: TaskName;
  readonly input: unknown;
}

export type Told =
  | { readonly ready: true }
  | {
      readonly output: unknown;
      readonly ms: number;
      /** It holds too much for another task. */
      readonly isFull: boolean;
    }
  | { readonly fault: { readonly message: string; readonly stack: string | undefined } };

const { SYSTEMS } = (await import((workerData as { module: string }).module)) as { SYSTEMS: KnownSystems };

async function answer({ name, input }: Task): Promise<Told> {
  const began = performance.now();
  try {
    const output = await TASKS[name](SYSTEMS, input as never);
    return { output, ms: performance.now() - began, isFull: held() > MOST_HELD_BYTES };
  } catch (thrown) {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { fault: { message, stack } };
  }
}

/** The rulebooks themselves, which grow with every chapter. */
const OWN_BYTES = inUse();
/** A thread that seems to hold more looks whether it is only rubbish: nobody waits for it in the meantime. */
const MUCH_BYTES = OWN_BYTES + 8_000_000;
/** A thread that really holds more lets go of its maps. A large one, with its lines of sight, is twice as heavy as the rulebooks. */
const MANY_MAPS_BYTES = OWN_BYTES + 24_000_000;
/** A thread that holds more even then is ended. */
const MOST_HELD_BYTES = OWN_BYTES + 36_000_000;

setFlagsFromString('--expose-gc');
const collectOnce = runInNewContext('gc') as () => void;

/** What typed arrays held is counted as free by the next collection only. */
function collectRubbish(): void {
  collectOnce();
  collectOnce();
}

function held(): number {
  if (inUse() <= MUCH_BYTES) return inUse();
  collectRubbish();
  if (inUse() <= MANY_MAPS_BYTES) return inUse();
  forgetMaps();
  collectRubbish();
  return inUse();
}

function inUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function tell(told: Told, handed: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(told, handed);
}

parentPort?.on('message', async (task: Task) => {
  const told = await answer(task);
  tell(told, 'output' in told ? HANDED[task.name]?.(told.output as never) : []);
});
tell({ ready: true });
