import { jest } from '@jest/globals';
import { TARGETS } from './cluster.js';
import { trial } from './trial.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(300_000);

/** Enough rounds for everybody to be killed once or twice; `npm run test:faults -- --rounds 200` for more. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 9);

test('when any process is killed, no acknowledged order is lost or done twice, and subscribers miss nothing', async () => {
  const { figures, wrong } = await trial({ rounds: ROUNDS, seed: 20_040 });
  expect(wrong).toEqual([]);
  for (const target of TARGETS) expect(figures.kills[target]).toBeGreaterThan(0);
  expect(figures.acknowledged).toBeGreaterThan(ROUNDS);
  expect(figures.resumed).toBeGreaterThan(0);
});
