/** How long this thread is held at one go, as work: a busy machine does not count. */
import { existsSync, readFileSync } from 'node:fs';

const OWN = `/proc/self/task/${process.pid}/schedstat`;

/** Milliseconds that this thread has worked so far; where the system does not tell, the time that has passed. */
function worked(): number {
  if (!existsSync(OWN)) return performance.now();
  return Number(readFileSync(OWN, 'utf8').split(' ')[0]) / 1e6;
}

/** The most work that was done between two turns of the event loop while something is going on. */
export async function heldDuring(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = worked();
  const look = () => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const watch = setInterval(look, 1);
  try {
    await work();
  } finally {
    clearInterval(watch);
    look();
  }
  return longest;
}
