/** `npm run test:secrets -- --cases 10000` tries more. */
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { Ground } from './ground.js';
import { run } from './run.js';

let database: TestDatabase;
let ground: Ground;
beforeAll(async () => {
  database = await createTestDatabase();
  ground = await Ground.open(database);
});
afterAll(async () => {
  await ground?.close();
  await database?.drop();
});

test('a side learns nothing of what is hidden from it, or of dice to come, for nothing', async () => {
  const { leaks, figures } = await run(ground, { cases: 48, seed: 1 });
  expect(leaks).toEqual([]);
  const compared: Record<string, number> = {};
  for (const [kind, counts] of Object.entries(figures.counts)) {
    const system = kind.split(',')[0] as string;
    compared[system] = (compared[system] ?? 0) + (counts.compared ?? 0);
  }
  for (const answers of Object.values(compared)) expect(answers).toBeGreaterThan(0);
}, 240_000);
