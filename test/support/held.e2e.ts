/** A suite of its own process: what is measured is its main thread. */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { heldDuring, worked } from './held.js';

function busy(ms: number): number {
  let sum = 0;
  for (const end = worked() + ms; worked() < end; ) for (let n = 0; n < 100_000; n++) sum += Math.sqrt(n);
  return sum;
}

test('counts the longest work at one go', async () => {
  const held = await heldDuring(async () => {
    busy(120);
    await sleep(5);
    busy(120);
  });
  expect(held).toBeGreaterThan(60);
  expect(held).toBeLessThan(230);
});

test('does not count collections of garbage', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = await heldDuring(async () => {
    for (const end = worked() + 300; worked() < end; ) collect();
  });
  expect(held).toBeLessThan(100);
});
