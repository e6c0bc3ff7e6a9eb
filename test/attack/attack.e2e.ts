/** The attacks of `npm run test:attack`, small enough for every day: refused, bounded, and nobody else has to wait. */
import { jest } from '@jest/globals';
import { ATTACKS } from './attacks.js';
import { Target } from './target.js';
import { watched } from './watch.js';

jest.setTimeout(300_000);

/** An attack that works holds the thread for seconds. What is finer depends on the machine: `npm run test:attack` measures it. */
const HELD_FOR_GOOD_MS = 1_000;

let target: Target;
beforeAll(async () => {
  target = await Target.start();
});
afterAll(async () => {
  await target?.stop();
});

test.each(ATTACKS.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => {
  const { heldMs } = await watched(target, () => run(target, 1));
  expect(heldMs).toBeLessThan(HELD_FOR_GOOD_MS);
});
