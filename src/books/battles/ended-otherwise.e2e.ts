/** A battle that was closed, handed over and reported, then taken up again and ended otherwise: the referee says which end counts. */
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { told } from '../../campaign-log/sight.js';
import { campaignOf } from '../../rules-core/campaign/book/book.js';
import { preconditions } from '../../rules-core/campaign/book/preconditions.js';
import type { Viewer } from '../../rules-core/kernel/position/battle.js';
import { BookProcess, entered, newCampaign, POLICIES, Referee } from '../books.testkit.js';

let database: TestDatabase;
let service: BookProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  service = new BookProcess(database.pool);
});
afterAll(() => database?.drop());

const node = (name: string, more: object) => ({
  node: name,
  title: `The ${name}`,
  scenario: 'the-walled-church',
  mode: 'ENFORCE',
  ...more,
});
const GRAPH = {
  start: ['church'],
  nodes: [node('church', { edges: [{ edge: 'on', to: 'bridge' }] }), node('bridge', { ends: true })],
};

/** A campaign whose first battle the Germans have won; its second turn is being planned. */
async function fought(): Promise<{ referee: Referee; battle: string }> {
  const referee = new Referee(service, await newCampaign(service.store));
  entered(await referee.begin({ graph: GRAPH, policies: POLICIES }));
  await referee.seal(1);
  const battle = await referee.battleAt('church');
  await ends(referee, battle, 'german');
  const { book } = await referee.book();
  expect(campaignOf(book)).toMatchObject({ turn: 2, phase: 'planning' });
  expect(book.battle[battle]).toMatchObject({ status: 'settled', report: { winner: 'german' } });
  return { referee, battle };
}

async function ends(referee: Referee, battle: string, winner: string): Promise<void> {
  const changes = [{ do: 'clock', set: { over: { winner, why: 'Dusk.' } } }];
  const ruled = await service.battles.rule({ ...referee.command(), battle, changes, why: 'Dusk.' });
  expect(ruled.outcome).toBe('appended');
  await referee.work();
}

/** The battle is taken up again and the Russians win it. */
async function endsOtherwise(referee: Referee, battle: string): Promise<void> {
  const undone = { ...referee.command(), battle, by: 'referee' as const, toVersion: 2 };
  expect((await service.battles.undo(undone)).outcome).toBe('appended');
  await ends(referee, battle, 'russian');
}

async function answers(referee: Referee) {
  const { book } = await referee.book();
  const missing = preconditions(book).missing.find(({ code }) => code === 'ENDED_OTHERWISE');
  return missing?.answers ?? [];
}

async function heard({ campaign }: Referee, viewer: Viewer): Promise<object[]> {
  const found: object[] = [];
  for await (const event of service.store.read(campaign)) {
    const about = told(event, viewer);
    if (about && 'decision' in about && about.decision === 'ENDED_OTHERWISE') found.push(about);
  }
  return found;
}

test('the turn waits for the referee, who is told; nobody else is', async () => {
  const { referee, battle } = await fought();
  await endsOtherwise(referee, battle);
  expect((await referee.book()).book.battle[battle]).toMatchObject({ report: { winner: 'german' } });
  expect(await heard(referee, 'referee')).toMatchObject([{ battle, winner: 'russian', name: 'The church' }]);
  for (const viewer of [{ side: 'german' }, { side: 'russian' }, 'public'] as const)
    expect(await heard(referee, viewer)).toEqual([]);

  await referee.seal(2);
  expect(campaignOf((await referee.book()).book).phase).toBe('planning');
  expect(await service.turns.advance(referee.command(), null)).toMatchObject({
    refused: {
      refused: 'TURN_CANNOT_ADVANCE',
      why: expect.stringMatching(/ended otherwise.*correct entry \d+/),
    },
  });
});

test('one correction takes the later end over, and the turn goes on', async () => {
  const { referee, battle } = await fought();
  await endsOtherwise(referee, battle);
  await referee.seal(2);
  const [later] = await answers(referee);
  if (!later) throw new Error('The referee has no answer.');
  const { version, fact } = later;
  entered(await service.books.correct(referee.command(), null, { version, fact, why: 'As it was fought.' }));
  await referee.work();
  const { book } = await referee.book();
  expect(book.battle[battle]).toMatchObject({ status: 'settled', report: { winner: 'russian' } });
  expect(book.side.russian?.battlesWon).toBe(1);
  expect(book.side.german?.battlesWon).toBe(0);
  expect(await answers(referee)).toEqual([]);
  expect(campaignOf(book).phase).toBe('battles');
});

test('taking the entry out keeps what was reported; the same end hands over no second time', async () => {
  const { referee, battle } = await fought();
  await endsOtherwise(referee, battle);
  const [, stays] = await answers(referee);
  if (!stays) throw new Error('The referee has no second answer.');
  const { version, fact } = stays;
  entered(
    await service.books.correct(referee.command(), null, { version, fact, why: 'The first end counts.' }),
  );
  const kept = await referee.book();
  expect(kept.book.battle[battle]).toMatchObject({ report: { winner: 'german' } });
  expect(await answers(referee)).toEqual([]);

  await service.handOvers.carryOut(referee.campaign, { battle });
  expect((await referee.book()).version).toBe(kept.version);
});
