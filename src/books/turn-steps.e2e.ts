import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { BookProcess, newCampaign, Referee } from './books.testkit.js';

let database: TestDatabase;
let referee: Referee;

beforeAll(async () => {
  database = await createTestDatabase();
  const process = new BookProcess(database.pool);
  referee = new Referee(process, await newCampaign(process.store));
  await referee.begin();
  await referee.seal(1);
});
afterAll(async () => {
  await database?.drop();
});

test('whoever comes too late to a step leaves it as it was done; a step that is due again begins again', async () => {
  const { process, campaign } = referee;
  const { line } = (await referee.book()).line;
  const of = { campaign, line, turn: 1, step: 'reveal', subject: '' } as const;
  const done = await process.steps.find(of);
  expect(done).toMatchObject({ state: 'done', version: 4, attempts: 1 });
  await process.steps.begins(of, 3);
  expect(await process.steps.find(of)).toEqual(done);
  await process.steps.begins(of, 9);
  expect(await process.steps.find(of)).toMatchObject({ state: 'running', attempts: 2 });
});
