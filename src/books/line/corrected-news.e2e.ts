/** Who is told of a correction: those to whom something reads otherwise, of what they may know, and nobody else. */
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { told } from '../../campaign-log/sight.js';
import type { Viewer } from '../../rules-core/kernel/position/battle.js';
import { BookProcess, entered, newCampaign, Referee } from '../books.testkit.js';
import type { FactInput } from '../entries/books.js';
import { BOOK_CORRECTED } from './book-events.js';

let database: TestDatabase;
let service: BookProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  service = new BookProcess(database.pool);
});
afterAll(() => database?.drop());

const GERMAN: Viewer = { side: 'german' };
const RUSSIAN: Viewer = { side: 'russian' };

const report = (units: object[], winner = 'german') => ({ winner, why: 'They took the church.', units });
const HELD = { unit: 'g1', fate: 'unhurt' };
const WOUNDED = { unit: 'r1', fate: 'wounded' };

/** Both sides have reported from the church, and its aftermath is worked out. */
async function reported(): Promise<{ referee: Referee; version: number; fact: (of: object) => FactInput }> {
  const referee = new Referee(service, await newCampaign(service.store));
  entered(await referee.begin());
  await referee.seal(1);
  const battle = await referee.battleAt('church');
  const fact = (of: object) => ({ fact: 'report' as const, battle, report: of });
  const { version } = entered(await referee.enter(fact(report([HELD, WOUNDED]))));
  await referee.work();
  await referee.report('ford', {});
  return { referee, version, fact };
}

/** What each hears of the corrections. */
async function heard({ campaign }: Referee, viewer: Viewer): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const event of service.store.read(campaign)) {
    const about = event.kind === BOOK_CORRECTED ? told(event, viewer) : undefined;
    if (about) found.push(about as Record<string, unknown>);
  }
  return found;
}

const correct = async (referee: Referee, version: number, fact: FactInput) =>
  entered(await service.books.correct(referee.command(), null, { version, fact, why: 'It was so.' }));

test('a loss of one side is set right: that side is told, the other and the observers are not', async () => {
  const { referee, version, fact } = await reported();
  await correct(referee, version, fact(report([HELD, { unit: 'r1', fate: 'captured', captor: 'german' }])));
  const [news, ...more] = await heard(referee, RUSSIAN);
  expect(more).toEqual([]);
  expect(news).toMatchObject({ corrects: version, fact: { fact: 'report' } });
  expect(JSON.stringify(news?.rewritten)).toMatch(/casualty.*captured/);
  expect(JSON.stringify(news)).not.toMatch(/\bg1\b/);
  expect(await heard(referee, GERMAN)).toEqual([]);
  expect(await heard(referee, 'public')).toEqual([]);
  expect(await heard(referee, 'referee')).toMatchObject([{ corrects: version, why: 'It was so.' }]);
});

test('another winner is news for all, and each side hears what came of it for its own units', async () => {
  const { referee, version, fact } = await reported();
  await correct(referee, version, fact(report([HELD, WOUNDED], 'russian')));
  for (const viewer of [GERMAN, RUSSIAN, 'public'] as const) {
    const [news] = await heard(referee, viewer);
    expect(news).toMatchObject({ corrects: version, fact: { report: { winner: 'russian' } } });
    expect(JSON.stringify(news?.rewritten)).toContain('victory-points');
  }
  expect(JSON.stringify(await heard(referee, 'public'))).not.toMatch(/"[gr]1"/);
});

test('an entry that is taken out is told by what it no longer says', async () => {
  const { referee } = await reported();
  const ruling = { fact: 'ruling' as const, what: 'side', id: 'german', set: { points: 9 }, why: 'A gift.' };
  const { version } = entered(await referee.enter(ruling));
  await correct(referee, version, { fact: 'nothing' });
  expect(await heard(referee, GERMAN)).toMatchObject([
    { corrects: version, fact: { fact: 'unseen' }, rewritten: [{ version, consequences: [] }] },
  ]);
  expect(await heard(referee, RUSSIAN)).toEqual([]);
  expect(await heard(referee, 'public')).toEqual([]);
});
