/**
 * Watches a server while it is attacked. A health check that waits tells how long others would have waited; what counts is
 * how long the answering thread worked in the meantime, so that a busy machine makes no difference.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from './target.js';

export interface Watched {
  /** The longest that the event loop was held, in milliseconds of work. */
  readonly heldMs: number;
  readonly peakMegabytes: number;
}

export const MOST_HELD_MS = 50;
export const MOST_MEGABYTES = 600;

const LOOK_EVERY_MS = 3;

export async function watched(target: Target, attack: () => Promise<void>): Promise<Watched> {
  let heldMs = 0;
  let isOver = false;
  await target.ping();
  const watching = (async () => {
    while (!isOver) {
      const before = target.worked();
      await target.ping();
      heldMs = Math.max(heldMs, target.worked() - before);
      await sleep(LOOK_EVERY_MS);
    }
  })();
  try {
    await attack();
  } finally {
    isOver = true;
    await watching;
  }
  return { heldMs, peakMegabytes: target.peakMegabytes() };
}
