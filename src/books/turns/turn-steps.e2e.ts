import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { BookProcess, newCampaign, Referee } from '../books.testkit.js';

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

test('a process that comes too late to a step leaves it as it was done; a step that is due again begins again', async () => {
  const { process, campaign } = referee;
  const { line } = (await referee.book()).line;
  const of = { campaign, line, turn: 1, step: 'reveal', subject: '' } as const;
  const done = await process.steps.find(of);
  expect(done).toMatchObject({ state: 'done', version: 4, attempts: 1 });
  await process.steps.begins(of, 3);
  await process.steps.waits(of, 3, [{ code: 'NOT_SEALED' }]);
  await process.steps.failed(of, 3, { code: 'TOO_LATE' });
  expect(await process.steps.find(of)).toEqual(done);
  await process.steps.begins(of, 9);
  expect(await process.steps.find(of)).toMatchObject({ state: 'running', attempts: 2 });
});

test('a process that comes too late does not say where the turn waits', async () => {
  const { process, campaign } = referee;
  const { line } = (await referee.book()).line;
  const list = () => process.steps.list(campaign, line, { from: 1, until: 1 });
  const aftermath = { campaign, line, turn: 1, step: 'aftermath', subject: 'church' } as const;
  await process.steps.waits(aftermath, 9, [{ code: 'BATTLE_OPEN' }]);
  const waiting = await list();
  expect(waiting.filter(({ state }) => state === 'waiting')).toMatchObject([{ subject: 'church' }]);
  await process.steps.waits({ ...aftermath, subject: 'ford' }, 3, [{ code: 'BATTLE_OPEN' }]);
  expect(await list()).toEqual(waiting);
  await process.steps.waits({ ...aftermath, subject: 'ford' }, 9, [{ code: 'BATTLE_OPEN' }]);
  expect((await list()).filter(({ state }) => state === 'waiting')).toMatchObject([{ subject: 'ford' }]);
});
