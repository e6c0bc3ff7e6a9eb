import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { Projections } from '../projections/index.js';
import { ledgersOf } from '../rules-core/campaign/ledgers.js';
import { CAMPAIGN_BOOK, reachedKey, type Sheet, sheetKey } from './book-projection.js';
import { BookProcess, entered, newCampaign, Referee, threeTurns } from './books.testkit.js';

let database: TestDatabase;
let service: BookProcess;
let projections: Projections;

beforeAll(async () => {
  database = await createTestDatabase();
  service = new BookProcess(database.pool);
  projections = new Projections(service.store, []);
  projections.keep(CAMPAIGN_BOOK);
});
afterAll(() => database?.drop());

async function rowsOf(campaign: string): Promise<Map<string, object>> {
  const rows = await projections.rows(CAMPAIGN_BOOK, campaign, { first: 100_000 });
  return new Map(rows.map(({ key, row }) => [key, row]));
}

/** The ledgers of a line, put together from their sheets. */
async function ledgersIn(campaign: string, line: string): Promise<Map<string, object>> {
  const ledgers = new Map<string, object>();
  for (const [key, row] of await rowsOf(campaign))
    if (key.startsWith(`${line}/`) && 'rows' in row)
      for (const { key: place, row: told } of (row as Sheet).rows) ledgers.set(place, told);
  return new Map([...ledgers].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the projection keeps of a line is what a plain recount of the line gives. */
async function recounted(referee: Referee, line: string): Promise<void> {
  await projections.catchUpWith(referee.campaign);
  const entries = (await service.books.line(referee.campaign, line)) ?? [];
  const plain = [...ledgersOf(entries)];
  expect(plain.length).toBeGreaterThan(20);
  expect(JSON.parse(JSON.stringify([...(await ledgersIn(referee.campaign, line))]))).toEqual(
    JSON.parse(JSON.stringify(plain)),
  );
}

test('ledgers are what a recount of the line gives: played on, corrected, branched, rebuilt', async () => {
  const referee = new Referee(service, await newCampaign(service.store));
  const { campaign } = referee;
  const { line } = entered(await referee.begin());
  await threeTurns(referee);
  await recounted(referee, line);

  const entries = (await service.books.entries(campaign, line, { after: 0, first: 100 })) ?? [];
  const report = entries.find(({ entry }) => entry.fact.fact === 'report');
  if (report?.entry.fact.fact !== 'report') throw new Error('No report.');
  const fact = { ...report.entry.fact, report: { ...report.entry.fact.report, points: { german: 9 } } };
  const corrected = await service.books.correct(referee.command(), line, {
    version: report.version,
    fact,
    why: 'A count.',
  });
  entered(corrected);
  await recounted(referee, line);

  const branch = entered(
    await service.books.branch(referee.command(), { line, version: report.version + 1, name: 'Else' }),
  );
  await recounted(referee, branch.line);
  const again = { ...fact, report: { ...fact.report, points: { russian: 9 } } };
  entered(
    await service.books.correct(referee.command(), branch.line, {
      version: report.version,
      fact: again,
      why: 'So.',
    }),
  );
  await recounted(referee, branch.line);
  await recounted(referee, line);

  const before = await rowsOf(campaign);
  expect(before.get(reachedKey(line))).toEqual({ turn: 2, version: entered(corrected).version });
  expect([...before.keys()]).toContain(sheetKey(line, 'vp', 2));
  await projections.rebuild(CAMPAIGN_BOOK.name, campaign);
  expect(await rowsOf(campaign)).toEqual(before);
});
