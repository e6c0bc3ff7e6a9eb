import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { rowsOf } from '../../rules-core/campaign/book/ledgers.js';
import type { Line } from '../../rules-core/campaign/book/lines.js';
import { ownersIn, seenEntry } from '../../rules-core/campaign/views/views.js';
import type { Viewer } from '../../rules-core/kernel/position/battle.js';
import { BookProcess, entered, newCampaign, Referee, threeTurns } from '../books.testkit.js';
import { BookViews } from './book-views.js';
import type { Numbering } from './line-numbers.js';
import type { SeenHistory } from './seen-history.js';

let database: TestDatabase;
let service: BookProcess;
/** Asked again and again while the line grows, as a process that runs for long. */
let warm: BookViews;

beforeAll(async () => {
  database = await createTestDatabase();
  service = new BookProcess(database.pool);
  warm = new BookViews(service.books);
});
afterAll(() => database?.drop());

const STANDINGS = {
  referee: { role: 'REFEREE', side: null, delaySeconds: 0, scopes: [] },
  german: { role: 'COMMANDER', side: 'german', delaySeconds: 0, scopes: [] },
} as const;
const LEDGERS = ['vp', 'points', 'promotion', 'award', 'loss', 'standing'] as const;

/** Every row of a line's ledgers that the viewer may know, counted anew from its entries. */
function recounted(
  entries: Line,
  viewer: Viewer,
  owners: ReturnType<typeof ownersIn>,
  numbering: Numbering,
): string[] {
  const rows = new Map<string, object>();
  for (const [index, entry] of entries.entries()) {
    const seen = seenEntry(entry, viewer, owners);
    const [number, place] = [numbering.shown(index + 1), String(index)];
    if (seen) for (const { key, row } of rowsOf(number, seen as never, place)) rows.set(key, row);
  }
  return [...rows.values()].map((row) => JSON.stringify(row)).sort();
}

function told(history: SeenHistory, units: readonly string[]): string[] {
  const rows = [
    ...LEDGERS.flatMap((name) => history.rows(name).map(({ row }) => row)),
    ...units.flatMap((unit) => history.of(unit)),
    ...history.turns.flatMap(({ turn }) => history.inTurn(turn)),
    ...history.turns,
  ];
  return rows.map((row) => JSON.stringify(row)).sort();
}

async function checked(campaign: string, line: string): Promise<void> {
  const found = await service.books.book(campaign, line, {});
  const entries = await service.books.line(campaign, line);
  if (!found || !entries) throw new Error('No such line.');
  const units = Object.keys(found.book.roster);
  for (const [name, standing] of Object.entries(STANDINGS)) {
    const viewer: Viewer = name === 'referee' ? 'referee' : { side: name };
    const plain = recounted(
      entries,
      viewer,
      ownersIn(found.book),
      await service.books.numbering(found.line, viewer, found.version),
    );
    expect(plain.length).toBeGreaterThan(20);
    const cold = new BookViews(new BookProcess(database.pool).books);
    for (const views of [warm, cold]) {
      const history = await (await views.view(found, standing as never)).history();
      expect(told(history, units)).toEqual(plain);
    }
  }
}

test('ledgers are what a recount of the line gives, for each who may ask: played on, corrected, branched', async () => {
  const referee = new Referee(service, await newCampaign(service.store));
  const { campaign } = referee;
  const { line } = entered(await referee.begin());
  await threeTurns(referee, () => checked(campaign, line));

  const entries = (await service.books.entries(campaign, line, { after: 0, first: 100 })) ?? [];
  const report = entries.find(({ entry }) => entry.fact.fact === 'report');
  if (report?.entry.fact.fact !== 'report') throw new Error('No report.');
  const { fact, version } = { fact: report.entry.fact, version: report.version };
  const correct = async (which: string, points: Record<string, number>) => {
    const other = { ...fact, report: { ...fact.report, points } };
    entered(await service.books.correct(referee.command(), which, { version, fact: other, why: 'A count.' }));
  };
  await correct(line, { german: 9 });
  await checked(campaign, line);

  const at = { line, version: version + 1, name: 'Else' };
  const branch = entered(await service.books.branch(referee.command(), at));
  await checked(campaign, branch.line);
  await correct(branch.line, { russian: 9 });
  await checked(campaign, branch.line);
  await checked(campaign, line);
});
