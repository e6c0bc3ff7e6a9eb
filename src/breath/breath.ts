/**
 * One thread answers everybody, so whatever takes long stops now and then and lets the others in. A turn of the event
 * loop that has lasted a slice is long; what can wait then waits for a later turn.
 */
const SLICE_MS = 10;

let began: number | undefined;
const waiting: (() => void)[] = [];

/** Returns true if this turn of the event loop has lasted a slice already. */
export function isLong(): boolean {
  if (began !== undefined) return performance.now() - began > SLICE_MS;
  began = performance.now();
  setImmediate(forget);
  return false;
}

/** Goes on in a later turn of the event loop, after those who have waited longer. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letIn);
  });
}

/** The items one by one, with a breath whenever the turn has become long. */
export async function* breathing<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  for (const item of items) {
    if (isLong()) await breath();
    yield item;
  }
}

/** Work that stops now and then, with a breath whenever the turn has become long; answers with what came of it. */
export async function breathed<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (isLong()) await breath();
  }
}

/** Lets those who wait in, one after the other, until the slice is over. */
function letIn(): void {
  isLong();
  waiting.shift()?.();
  // The task that was let in goes on before this looks at the time.
  if (waiting.length > 0) queueMicrotask(() => (isLong() ? setImmediate(letIn) : letIn()));
}

function forget(): void {
  began = undefined;
}
