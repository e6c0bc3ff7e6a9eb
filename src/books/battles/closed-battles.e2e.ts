/** Battles on this server that their campaign was told the end of, or goes on without: nobody gives orders to them any more. */
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { campaignOf } from '../../rules-core/campaign/book/book.js';
import { legalOrders } from '../../rules-core/kernel/decide/decide.js';
import { BookProcess, entered, newCampaign, POLICIES, Referee } from '../books.testkit.js';

let database: TestDatabase;
let service: BookProcess;
let other: BookProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  service = new BookProcess(database.pool);
  other = new BookProcess(database.pool);
});
afterAll(() => database?.drop());

const church = { node: 'church', title: 'The church', scenario: 'the-walled-church', mode: 'ENFORCE' };
const GRAPH = { start: ['church'], nodes: [{ ...church, ends: true }] };

interface Scene {
  readonly referee: Referee;
  readonly battle: string;
  /** The entry that opened it. */
  readonly opened: number;
}

async function openBattle(): Promise<Scene> {
  const referee = new Referee(service, await newCampaign(service.store));
  entered(await referee.begin({ graph: GRAPH, policies: POLICIES }));
  await referee.seal(1);
  return { referee, battle: await referee.battleAt('church'), opened: (await referee.book()).version };
}

/** The first order that the rules list for the side that must decide. */
async function order({ referee: { campaign }, battle }: Scene, key: string, by = service) {
  const live = await by.live.current(campaign, battle);
  if (!live) throw new Error('There is no battle.');
  const side = live.battle.position.awaiting[0]?.side ?? 'german';
  const [listed] = legalOrders(live.system.rulebook, live.battle, side);
  const orders = [listed?.order ?? { order: 'end-phase' }];
  const command = { campaign, battle, actor: 'a player', key, request: { key }, side, orders };
  return by.orders.issue({ ...command, policy: 'ALL_OR_NONE' });
}

async function report({ referee, battle }: Scene, line: string | null = null): Promise<number> {
  const fact = {
    fact: 'report' as const,
    battle,
    report: { winner: 'german', why: 'They took the church.' },
  };
  return entered(await service.books.enter(referee.command(), line, fact, { given: {} })).version;
}

const correct = async ({ referee }: Scene, version: number, fact: object) =>
  entered(
    await service.books.correct(referee.command(), null, { version, fact: fact as never, why: 'An error.' }),
  );

const OVER = { outcome: 'refused', refusal: { refused: 'BATTLE_OVER' } };

test('a battle that the referee reports takes no more orders, in any process', async () => {
  const scene = await openBattle();
  expect(await order(scene, 'before', other)).toMatchObject({ outcome: 'issued' });
  expect(await order(scene, 'also before')).toMatchObject({ outcome: 'issued' });
  await report(scene);
  for (const by of [service, other])
    expect(await order(scene, 'after', by)).toMatchObject({
      ...OVER,
      refusal: { why: 'The battle is over: They took the church.' },
    });
});

test('who lost cannot take the end back; its report stands, and nothing is told twice', async () => {
  const scene = await openBattle();
  const { referee, battle } = scene;
  await report(scene);
  const { version } = (await service.live.current(referee.campaign, battle)) ?? { version: 0 };
  const undo = { battle, toVersion: version - 1 };
  expect(await service.battles.undo({ ...referee.command(), ...undo, by: 'russian' })).toMatchObject({
    outcome: 'trouble',
    code: 'CLOSED_BY_CAMPAIGN',
  });
  await referee.work();
  const { book } = await referee.book();
  expect(book.battle[battle]).toMatchObject({ status: 'settled', report: { winner: 'german' } });
  expect(book.battle[battle]).not.toHaveProperty('endedOtherwise');
  expect(campaignOf(book).phase).toBe('over');
});

test('a battle whose opening is corrected away is closed, and open again with its opening', async () => {
  const scene = await openBattle();
  const { referee, battle, opened } = scene;
  const [opening] =
    (await service.books.entries(referee.campaign, null, { after: opened - 1, first: 1 })) ?? [];
  await correct(scene, opened, { fact: 'nothing' });
  expect(await order(scene, 'gone')).toMatchObject({
    ...OVER,
    refusal: { why: expect.stringContaining('the entry that opened it was corrected') },
  });
  await correct(scene, opened, opening?.entry.fact as object);
  expect((await referee.book()).book.battle[battle]?.status).toBe('open');
  expect(await order(scene, 'back', other)).toMatchObject({ outcome: 'issued' });
});

test('a battle whose report is taken out goes on', async () => {
  const scene = await openBattle();
  const reported = await report(scene);
  await correct(scene, reported, { fact: 'nothing' });
  expect(await order(scene, 'goes on')).toMatchObject({ outcome: 'issued' });
});

test('what a branch reports closes no battle of the line in use', async () => {
  const scene = await openBattle();
  const { referee, opened } = scene;
  const what = { line: null, version: opened, name: 'What if' };
  const { line } = entered(await service.books.branch(referee.command(), what));
  await report(scene, line);
  expect(await order(scene, 'main goes on')).toMatchObject({ outcome: 'issued' });
});

test('an order that comes while the report is entered is there before it, or refused', async () => {
  const scene = await openBattle();
  const [issued] = await Promise.all([order(scene, 'at once', other), report(scene)]);
  expect(['issued', 'refused', 'moved-on']).toContain(issued.outcome);
  expect(await order(scene, 'late', other)).toMatchObject(OVER);
});

test('a ruling that ends a battle leaves nothing to decide in it', async () => {
  const scene = await openBattle();
  const changes = [{ do: 'clock', set: { over: { winner: 'german', why: 'Dusk.' } } }];
  const { referee, battle } = scene;
  await service.battles.rule({ ...referee.command(), battle, changes, why: 'Dusk.' });
  const live = await service.live.current(referee.campaign, battle);
  expect(live?.battle.position.awaiting).toEqual([]);
  expect(await order(scene, 'after dusk')).toMatchObject(OVER);
});
