/** How long this thread is held at one go, as work: a busy machine does not count. */
import { existsSync, readFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

const OWN = `/proc/self/task/${process.pid}/schedstat`;

/** Milliseconds that this thread has worked so far; where the system does not tell, the time that has passed. */
export function worked(): number {
  if (!existsSync(OWN)) return performance.now();
  return Number(readFileSync(OWN, 'utf8').split(' ')[0]) / 1e6;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is shorter is not worth a second look. */
const SHORT_MS = 5;

/**
 * The most work that was done between two turns of the event loop while something is going on. Collections of garbage do not
 * count: they come when the heap of all that runs in this process is full.
 */
export async function heldDuring(work: () => Promise<unknown>): Promise<number> {
  const spans: (Span & { readonly worked: number })[] = [];
  const collections: Span[] = [];
  const collected = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      collections.push({ from: startTime, to: startTime + duration });
  });
  collected.observe({ entryTypes: ['gc'] });
  let last = { at: performance.now(), worked: worked() };
  const look = () => {
    const now = { at: performance.now(), worked: worked() };
    spans.push({ from: last.at, to: now.at, worked: now.worked - last.worked });
    if (now.worked - last.worked < SHORT_MS) spans.pop();
    last = now;
  };
  const watch = setInterval(look, 1);
  try {
    await work();
  } finally {
    clearInterval(watch);
    look();
  }
  await nextTurn();
  await nextTurn();
  collected.disconnect();
  return Math.max(0, ...spans.map((span) => span.worked - within(span, collections)));
}

function within({ from, to }: Span, collections: readonly Span[]): number {
  return collections.reduce(
    (sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)),
    0,
  );
}
