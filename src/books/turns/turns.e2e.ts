import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { told } from '../../campaign-log/sight.js';
import type { Event } from '../../event-store/index.js';
import { campaignOf } from '../../rules-core/campaign/book/book.js';
import type { Viewer } from '../../rules-core/kernel/position/battle.js';
import { BookProcess, beginning, entered, newCampaign, POLICIES, Referee } from '../books.testkit.js';

let database: TestDatabase;
let now: Date;
let service: BookProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  now = new Date();
  service = new BookProcess(database.pool, undefined, { now: () => now });
});
afterAll(() => database?.drop());
beforeEach(() => {
  now = new Date();
});

const GERMAN: Viewer = { side: 'german' };
const RUSSIAN: Viewer = { side: 'russian' };

async function begun(planning: object = {}, changes: object = {}): Promise<Referee> {
  const referee = new Referee(service, await newCampaign(service.store));
  entered(await referee.begin({ policies: { ...POLICIES, planning }, ...changes }));
  await service.work(referee.campaign);
  return referee;
}

async function eventsOf({ campaign }: Referee): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of service.store.read(campaign)) events.push(event);
  return events;
}

/** What a viewer hears of, by kind. */
async function heard(
  referee: Referee,
  viewer: Viewer,
  kinds = '',
): Promise<{ kind: string; about: object }[]> {
  return (await eventsOf(referee))
    .filter(({ kind }) => kind.startsWith(kinds))
    .flatMap((event) => {
      const about = told(event, viewer);
      return about ? [{ kind: event.kind, about }] : [];
    });
}

async function state(referee: Referee, turn: number) {
  const { line } = await referee.book();
  const steps = await service.steps.list(referee.campaign, line.line, { from: turn, until: turn });
  return steps.map(({ step, state, problem }) => ({ step, state, problem }));
}

describe('planning', () => {
  test('ends when all sides have sealed; until then the turn says whom it waits for', async () => {
    const referee = await begun();
    expect(await state(referee, 1)).toMatchObject([
      { step: 'reveal', state: 'waiting', problem: [{ side: 'german' }, { side: 'russian' }] },
    ]);
    entered(await referee.enter({ fact: 'seal', side: 'german', turn: 1, orders: {} }));
    await service.work(referee.campaign);
    expect(await state(referee, 1)).toMatchObject([
      { step: 'reveal', state: 'waiting', problem: [{ side: 'russian' }] },
    ]);
    entered(await referee.enter({ fact: 'seal', side: 'russian', turn: 1, orders: {} }));
    await service.work(referee.campaign);
    expect(campaignOf((await referee.book()).book).phase).toBe('battles');
  });

  test('a deadline comes from the policy, counted from when planning began; those who are late are reminded, then it ends without them', async () => {
    const referee = await begun({ hours: 48, remindHours: [6] });
    const { book, line } = await referee.book();
    const { deadline = '' } = campaignOf(book);
    const [begin] = (await service.books.entries(referee.campaign, null, { after: 0, first: 1 })) ?? [];
    expect(Date.parse(deadline)).toBe((begin?.at.getTime() ?? 0) + 48 * 3_600_000);
    entered(await referee.enter({ fact: 'seal', side: 'german', turn: 1, orders: {} }));
    const reminder = { line: line.line, turn: 1, deadline, hours: 6 };
    expect(await service.jobs.remind(referee.campaign, reminder)).toEqual({ reminded: ['russian'] });
    await service.jobs.remind(referee.campaign, reminder);
    expect(await heard(referee, RUSSIAN, 'notice.deadline-near')).toHaveLength(1);
    expect(await heard(referee, GERMAN, 'notice.deadline-near')).toEqual([]);
    expect(await heard(referee, 'referee', 'notice.deadline-near')).toHaveLength(1);

    expect((await service.turns.run(referee.campaign, line.line)).done).toEqual([]);
    now = new Date(Date.parse(deadline) + 1);
    await service.turns.run(referee.campaign, line.line);
    expect(campaignOf((await referee.book()).book).phase).toBe('battles');
    expect(await service.jobs.remind(referee.campaign, reminder)).toEqual({ reminded: [] });
  });

  test('a deadline that the referee has lifted does not come back', async () => {
    const referee = await begun({ hours: 48 });
    entered(await referee.enter({ fact: 'deadline', turn: 1, deadline: null }));
    await service.work(referee.campaign);
    expect(campaignOf((await referee.book()).book).deadline).toBeUndefined();
  });
});

describe('the referee', () => {
  test('takes manual steps, and is told of them', async () => {
    const referee = await begun({ byHand: ['reveal'] });
    await referee.seal(1);
    expect(await state(referee, 1)).toMatchObject([
      { step: 'reveal', state: 'waiting', problem: [{ code: 'BY_HAND' }] },
    ]);
    expect((await heard(referee, 'referee', 'notice.')).at(-1)).toMatchObject({
      kind: 'notice.decision-awaited',
      about: { decision: 'BY_HAND', step: 'reveal', turn: 1 },
    });
    const command = referee.command();
    const advanced = entered(await service.turns.advance(command, null));
    expect(entered(await service.turns.advance(command, null))).toEqual({ ...advanced, replayed: true });
    expect(campaignOf((await referee.book()).book).phase).toBe('battles');
  });

  test('may end planning before all have sealed, but no battle before it is over', async () => {
    const referee = await begun();
    entered(await referee.enter({ fact: 'seal', side: 'german', turn: 1, orders: {} }));
    expect(await service.turns.advance(referee.command(), null)).toEqual({
      outcome: 'refused',
      refused: {
        refused: 'NOT_SEALED',
        why: 'Russians have not sealed their orders. Wait for them, or advance with `withoutAbsent: true`.',
        path: ['withoutAbsent'],
      },
    });
    expect(campaignOf((await referee.book()).book).phase).toBe('planning');
    entered(await service.turns.advance(referee.command(), null, { withoutAbsent: true }));
    await service.work(referee.campaign);
    expect(await service.turns.advance(referee.command(), null)).toMatchObject({
      outcome: 'refused',
      refused: { refused: 'TURN_CANNOT_ADVANCE', why: expect.stringContaining('still open') },
    });
    expect(await service.turns.advance(referee.command(), null, { expectedVersion: 1 })).toMatchObject({
      outcome: 'moved-on',
    });
  });

  test('decides where the graph does not; the turn asks once', async () => {
    const { graph } = beginning();
    const [church, ...others] = graph.nodes;
    const edges = [
      { edge: 'on', to: 'bridge', when: { decided: true as const } },
      { edge: 'back', to: 'village', when: { decided: true as const } },
    ];
    const referee = await begun({}, { graph: { ...graph, nodes: [{ ...church, edges }, ...others] } });
    await referee.seal(1);
    await referee.report('church', {});
    await referee.report('ford', {});
    await service.turns.run(referee.campaign, (await referee.book()).line.line);
    expect(await heard(referee, 'referee', 'notice.decision-awaited')).toMatchObject([
      { about: { decision: 'seal' } },
      { about: { decision: 'seal' } },
      { about: { decision: 'NODE_UNDECIDED', node: 'church' } },
    ]);
    expect(await heard(referee, GERMAN, 'notice.decision-awaited')).toMatchObject([
      { about: { side: 'german' } },
    ]);
    entered(await referee.enter({ fact: 'decide', node: 'church', edge: 'back' }));
    await service.work(referee.campaign);
    expect(campaignOf((await referee.book()).book)).toMatchObject({ turn: 2, phase: 'planning' });
    expect((await referee.book()).book.node.village?.status).toBe('open');
  });

  test('sees what the next step would bring before it is taken', async () => {
    const referee = await begun();
    const run = await service.books.dryRun(referee.campaign, null);
    expect(run).toMatchObject({ fact: { fact: 'reveal', turn: 1 } });
    const policies = { ...POLICIES, experience: { earns: [{ for: 'battle', points: 9 }], levels: [] } };
    await referee.seal(1);
    await referee.report('church', {});
    await referee.report('ford', {});
    const preview = await service.books.previewPolicies(referee.campaign, null, policies);
    if (preview.outcome !== 'previewed') throw new Error(JSON.stringify(preview));
    expect(preview.before.book.roster.g1?.experience).toBe(1);
    expect(preview.after.book.roster.g1?.experience).toBe(9);
    expect(await service.books.previewPolicies(referee.campaign, null, { preset: 7 })).toMatchObject({
      refused: { refused: 'MALFORMED', path: ['policies', 'preset'] },
    });
  });
});

describe('who hears what', () => {
  test('what a side has sealed, its roster and its steps aside are nobody else’s', async () => {
    const referee = await begun();
    entered(await referee.enter({ fact: 'seal', side: 'german', turn: 1, orders: { priorities: ['g1'] } }));
    expect(await heard(referee, GERMAN, 'book.seal')).toHaveLength(1);
    expect(await heard(referee, RUSSIAN, 'book.seal')).toEqual([]);
    expect(JSON.stringify(await heard(referee, RUSSIAN))).not.toMatch(/"g1"|g-leader|changes":\[\]/);
    expect(JSON.stringify(await heard(referee, 'public'))).not.toMatch(/"g1"|"r1"/);

    const branch = entered(
      await service.books.branch(referee.command(), { line: null, version: 2, name: 'Else' }),
    );
    entered(await referee.enter({ fact: 'seal', side: 'russian', turn: 1, orders: {} }, branch.line));
    expect(await heard(referee, RUSSIAN, 'book.seal')).toEqual([]);
    expect(await heard(referee, RUSSIAN, 'book.branched')).toEqual([]);
    expect(await heard(referee, 'referee', 'book.branched')).toMatchObject([{ about: { name: 'Else' } }]);
    expect((await heard(referee, 'referee', 'book.seal')).map(({ about }) => about)).toMatchObject([
      { fact: { side: 'german' } },
      { fact: { side: 'russian' }, line: expect.stringMatching(/^line\./) },
    ]);
  });
});

test('a battle whose report was retracted and whose end was taken back hands over its next end', async () => {
  const node = { node: 'church', title: 'The church', scenario: 'the-walled-church', mode: 'ENFORCE' };
  const referee = await begun(
    {},
    { graph: { start: ['church'], nodes: [{ ...node, ends: true, edges: [] }] } },
  );
  // No other step follows a report here: its aftermath is the referee's.
  entered(
    await referee.enter({ fact: 'policies', policies: { ...POLICIES, planning: { byHand: ['aftermath'] } } }),
  );
  await referee.seal(1);
  const battle = await referee.battleAt('church');
  const ends = async (winner: string) => {
    const changes = [{ do: 'clock', set: { over: { winner, why: 'Dusk.' } } }];
    const ruled = await service.battles.rule({ ...referee.command(), battle, changes, why: 'Dusk.' });
    expect(ruled.outcome).toBe('appended');
    await referee.work();
  };
  await ends('german');
  const first = await referee.book();
  expect(first.book.battle[battle]).toMatchObject({ status: 'reported', report: { winner: 'german' } });

  const undone = { ...referee.command(), battle, by: 'referee' as const, toVersion: 2 };
  expect((await service.battles.undo(undone)).outcome).toBe('appended');
  const retracted = { version: first.version, fact: { fact: 'nothing' as const }, why: 'It goes on.' };
  entered(await service.books.correct(referee.command(), null, retracted));
  await referee.work();
  // A job that comes too late hands over nothing of a battle that goes on.
  expect(await service.handOvers.carryOut(referee.campaign, { battle })).toMatchObject([
    { outcome: 'goes on' },
  ]);
  await ends('russian');
  expect((await referee.book()).book.battle[battle]).toMatchObject({
    status: 'reported',
    report: { winner: 'russian' },
  });
});
