/** Campaigns that go on after their end: everybody knows their seed by then, so other dice hold from there on. */
import { PassThrough } from 'node:stream';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import {
  type Append,
  type AppendAnswer,
  EventStore,
  SigningKey,
  type Within,
} from '../../event-store/index.js';
import { NODE, verifyBundle } from '../../exchange/index.js';
import { campaignOf } from '../../rules-core/campaign/book/book.js';
import { campaignDice, type LineDice } from '../../rules-core/campaign/book/dice.js';
import { type Line, recompute } from '../../rules-core/campaign/book/lines.js';
import type { Fact, FactOf } from '../../rules-core/campaign/facts/facts.js';
import { isFactRefused } from '../../rules-core/campaign/facts/facts.js';
import { commitmentOf, diceSeed, sha256Hex } from '../../rules-core/kernel/dice/index.js';
import { BookProcess, beginning, entered, newCampaign, Referee, threeTurns } from '../books.testkit.js';

let database: TestDatabase;
let drawn: number;
let service: BookProcess;

const seed = (n: number) => sha256Hex(`seed ${n}`);
const hash = (n: number) => commitmentOf(seed(n)).hash;
/** Seeds come in a known order, so that the tests know what will be rolled. */
const drawSeed = () => seed(++drawn);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const NOTHING = { fact: 'nothing' } as const;
const COMMITTED = { scheme: 'hmac-sha256/2' } as const;

/** Its id, and with it what will be rolled, follows from the name of the test. */
const campaign = () => newCampaign(service.store, expect.getState().currentTestName);

async function begun(): Promise<Referee> {
  drawn = 0;
  service = new BookProcess(database.pool, new EventStore(database.pool), { drawSeed });
  const referee = new Referee(service, await campaign());
  entered(await referee.begin());
  await referee.work();
  return referee;
}

/** A campaign that is over: its seed is published. */
async function over(): Promise<Referee> {
  const referee = await begun();
  await threeTurns(referee);
  expect(campaignOf((await referee.book()).book).phase).toBe('over');
  expect(await seedsOf(referee)).toEqual([[1, 1, true]]);
  return referee;
}

/** Of each seed of a line: from where it holds, which one it is, whether it is published. */
async function seedsOf({ campaign }: Referee, line: string | null = null) {
  const found = await service.table.find(campaign, line);
  if (!found) throw new Error('There is no such line.');
  const kept = await service.table.seedsOf(found);
  const number = (of: string) => Array.from({ length: drawn }, (_, n) => n + 1).find((n) => hash(n) === of);
  return kept.map(({ from, hash: of, published }) => [from, number(of), published]);
}

async function lineOf({ campaign }: Referee, line: string | null = null): Promise<Line> {
  return (await service.books.line(campaign, line)) ?? [];
}

async function entryThat(referee: Referee, isIt: (fact: Fact) => boolean): Promise<number> {
  return (await lineOf(referee)).findLastIndex(({ fact }) => isIt(fact)) + 1;
}

async function factAt(referee: Referee, version: number): Promise<Fact> {
  const entry = (await lineOf(referee))[version - 1];
  if (!entry) throw new Error(`There is no entry ${version}.`);
  return entry.fact;
}

/** The report on the last battle. */
const lastReport = (referee: Referee) => entryThat(referee, ({ fact }) => fact === 'report');

/** Taken out, the campaign has not come to its end. */
async function reopened(referee: Referee): Promise<number> {
  const correction = { version: await lastReport(referee), fact: NOTHING, why: 'It is still fought.' };
  const { version } = entered(await service.books.correct(referee.command(), null, correction));
  expect(campaignOf((await referee.book()).book).over).toBeUndefined();
  return version;
}

/** The last battle is reported; everybody who fought in it is rolled for. */
async function fightOn(referee: Referee, line: string | null = null): Promise<void> {
  const { book } = await referee.book(line);
  const [battle, row] = Object.entries(book.battle).find(([, { status }]) => status === 'open') ?? [];
  const units = Object.keys(row?.drawn ?? {}).map((unit) => ({ unit, fate: 'killed' }));
  const report = { winner: 'german', why: 'Nobody was left.', units };
  entered(await referee.enter({ fact: 'report', battle, report }, line));
  await referee.work();
}

/** The versions of entries that would read otherwise on other dice, or, without others, than the line's own. */
async function otherwise(referee: Referee, line: string | null = null, dice?: LineDice): Promise<number[]> {
  const at = await referee.book(line);
  const entries = await lineOf(referee, line);
  const { pieces, diceAt } = await service.books.deciders(at);
  const [begin] = entries;
  if (!begin) throw new Error('The line is empty.');
  const again = recompute(entries, 1, begin.fact, { pieces, diceAt: dice ?? diceAt });
  if (isFactRefused(again)) throw new Error(again.why);
  return again.rewritten.map(({ version }) => version);
}

const onKnownDice: LineDice = (version) => campaignDice(diceSeed(seed(1)), version);

/** Dice rolled from the published seed are right up to a version, and wrong after it. */
async function fallsOtherwise(referee: Referee, line: string | null, after: number): Promise<void> {
  const versions = await otherwise(referee, line, onKnownDice);
  expect(versions.length).toBeGreaterThan(0);
  expect(Math.min(...versions)).toBeGreaterThan(after);
}

async function told({ campaign }: Referee, ...kinds: string[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const events of service.store.readKindBatches(campaign, kinds))
    for (const { payload } of events) found.push(payload);
  return found;
}

describe('a correction takes the end of a campaign back', () => {
  test('with it come other dice: what was rolled stays, what is rolled later nobody can know', async () => {
    const referee = await over();
    const version = await reopened(referee);
    expect(await seedsOf(referee)).toEqual([
      [1, 1, true],
      [version, 2, false],
    ]);
    const [correction] = await told(referee, 'book.corrected');
    expect(correction).toMatchObject({ dice: { ...COMMITTED, hash: hash(2), from: version } });

    await fightOn(referee);
    expect(campaignOf((await referee.book()).book).over).toBeDefined();
    expect(await seedsOf(referee)).toEqual([
      [1, 1, true],
      [version, 2, true],
    ]);
    expect(await told(referee, 'book.dice-revealed')).toMatchObject([{ seed: seed(1) }, { seed: seed(2) }]);
    expect(await otherwise(referee)).toEqual([]);
    await fallsOtherwise(referee, null, version);
    const bundle = new PassThrough();
    const [report] = await Promise.all([
      verifyBundle(NODE, bundle),
      service.store.archive(referee.campaign, bundle, { key: new SigningKey(Buffer.alloc(32, 3)) }),
    ]);
    expect(report.findings).toEqual([]);
  });

  test('entries from before are decided again on the dice that they had', async () => {
    const referee = await over();
    await reopened(referee);
    await fightOn(referee);
    const version = await entryThat(referee, ({ fact }) => fact === 'reveal');
    const first = (await lineOf(referee)).findIndex(({ fact }) => fact.fact === 'report') + 1;
    const { report, ...rest } = (await factAt(referee, first)) as FactOf<'report'>;
    const units = [...report.units, { unit: 'g2', fate: 'killed' }];
    const fact = { ...rest, report: { ...report, units } };
    const correction = { version: first, fact, why: 'One more.' };
    entered(await service.books.correct(referee.command(), null, correction));
    const entries = await lineOf(referee);
    const known = entries
      .slice(first, version)
      .flatMap(({ consequences }) => consequences.flatMap(({ rolls = [] }) => rolls));
    expect(known.length).toBeGreaterThan(1);
    expect(await otherwise(referee)).toEqual([]);
    expect((await otherwise(referee, null, onKnownDice)).filter((at) => at <= version)).toEqual([]);
  });

  test('the command that does it, given again, draws nothing', async () => {
    const referee = await over();
    const correction = { version: await lastReport(referee), fact: NOTHING, why: 'It is still fought.' };
    const command = referee.command();
    const first = entered(await service.books.correct(command, null, correction));
    const seeds = await seedsOf(referee);
    expect(entered(await service.books.correct(command, null, correction))).toEqual({
      ...first,
      replayed: true,
    });
    expect(await seedsOf(referee)).toEqual(seeds);
    expect(seeds).toHaveLength(2);
  });

  test.each(['within', 'after'] as const)(
    'a process that dies %s its append leaves one seed',
    async (when) => {
      const referee = await over();
      const correction = { version: await lastReport(referee), fact: NOTHING, why: 'It is still fought.' };
      const command = referee.command();
      const dying = new BookProcess(database.pool, new DyingStore(when), { drawSeed });
      await expect(dying.books.correct(command, null, correction)).rejects.toThrow('killed');
      expect(await seedsOf(referee)).toHaveLength(when === 'within' ? 1 : 2);
      const { version, replayed } = entered(await service.books.correct(command, null, correction));
      expect(replayed).toBe(when === 'after');
      expect(await seedsOf(referee)).toEqual([
        [1, 1, true],
        [version, expect.any(Number), false],
      ]);
    },
  );

  test('an end that stays needs no other dice', async () => {
    const referee = await over();
    const version = await entryThat(referee, ({ fact }) => fact === 'seal');
    const fact = { ...(await factAt(referee, version)), orders: { priorities: ['r1'] } };
    entered(await service.books.correct(referee.command(), null, { version, fact, why: 'Misread.' }));
    expect(campaignOf((await referee.book()).book).over).toBeDefined();
    expect(await seedsOf(referee)).toEqual([[1, 1, true]]);
  });
});

class DyingStore extends EventStore {
  constructor(private readonly when: 'within' | 'after') {
    super(database.pool);
  }

  override async append(command: Append, within?: Within): Promise<AppendAnswer> {
    const dying: Within = async (client, appended) => {
      await within?.(client, appended);
      throw new Error('killed');
    };
    const answer = await super.append(command, this.when === 'within' ? dying : within);
    if (answer.outcome === 'appended') throw new Error('killed');
    return answer;
  }
}

describe('a branch', () => {
  /** The version before the last battle was reported. */
  const beforeTheEnd = async (referee: Referee) => (await lastReport(referee)) - 1;

  const branch = async (referee: Referee, version: number) =>
    entered(await service.books.branch(referee.command(), { line: null, version, name: 'What if' })).line;

  test('of a campaign that is over has dice of its own behind the entries of its base', async () => {
    const referee = await over();
    const version = await beforeTheEnd(referee);
    const line = await branch(referee, version);
    const seeds = [
      [1, 1, true],
      [version + 1, 2, false],
    ];
    expect(await seedsOf(referee, line)).toEqual(seeds);
    expect(await seedsOf(referee)).toEqual([[1, 1, true]]);
    const [begins] = await told(referee, 'book.branched');
    expect(begins).toMatchObject({ dice: { ...COMMITTED, hash: hash(2), from: version + 1 } });
    await fightOn(referee, line);
    expect(await otherwise(referee, line)).toEqual([]);
    await fallsOtherwise(referee, line, version);
    // It is over, and nobody may know its dice before the campaign goes on with it.
    expect(await seedsOf(referee, line)).toEqual(seeds);
    entered(await service.books.useLine(referee.command(), line));
    expect((await seedsOf(referee, line)).at(-1)).toEqual([version + 1, 2, true]);
    // A branch of the branch shares what both have.
    const another = await service.books.branch(referee.command(), {
      line,
      version: version + 1,
      name: 'More',
    });
    expect((await seedsOf(referee, entered(another).line)).slice(0, 2)).toEqual([
      [1, 1, true],
      [version + 1, 2, true],
    ]);
  });

  test('that shared the dice of its base gets its own with its next entry', async () => {
    const { referee, line, version } = await besideTheEnd();
    await sharesItsBasesDice(line);
    expect(await seedsOf(referee, line)).toEqual([[1, 1, true]]);
    await fightOn(referee, line);
    expect(await seedsOf(referee, line)).toEqual([
      [1, 1, true],
      [version + 1, 3, false],
    ]);
    expect(await otherwise(referee, line)).toEqual([]);
  });

  test('that the campaign goes on with after its end has other dice from then on', async () => {
    const { referee, line, version } = await besideTheEnd();
    await sharesItsBasesDice(line);
    const command = referee.command();
    const taken = entered(await service.books.useLine(command, line));
    expect(taken.version).toBe(version + 1);
    const seeds = [
      [1, 1, true],
      [version + 1, 3, false],
    ];
    expect(await seedsOf(referee)).toEqual(seeds);
    const [renewed] = await told(referee, 'book.nothing');
    expect(renewed).toMatchObject({ dice: { ...COMMITTED, hash: hash(3), from: version + 1 } });
    expect(entered(await service.books.useLine(command, line))).toEqual({ ...taken, replayed: true });
    entered(await service.books.useLine(referee.command(), line));
    expect(await seedsOf(referee)).toEqual(seeds);
    await fightOn(referee);
    expect(await otherwise(referee)).toEqual([]);
    await fallsOtherwise(referee, null, version + 1);
  });

  /** As all branches did once. */
  async function sharesItsBasesDice(line: string): Promise<void> {
    await database.pool.query('delete from dice_seed where stream_id = $1', [line]);
  }

  /** A campaign that has come to its end, and a branch from before it. */
  async function besideTheEnd() {
    const referee = await begun();
    const branches: { line: string; version: number }[] = [];
    await threeTurns(referee, async () => {
      const { version, book } = await referee.book();
      const isLastBattle = campaignOf(book).turn === 2 && book.battle[book.node.bridge?.battle ?? '']?.report;
      if (isLastBattle && branches.length === 0)
        branches.push({ version, line: await branch(referee, version) });
    });
    const [{ line, version }] = branches as [(typeof branches)[number]];
    expect(campaignOf((await referee.book()).book).phase).toBe('over');
    return { referee, line, version };
  }
});

test('seeds and hashes are found in the log again, and a campaign whose seed is not there goes on with another one', async () => {
  const referee = await over();
  const version = await reopened(referee);
  const { campaign } = referee;
  const client = await database.pool.connect();
  for (const kept of ['dice_seed', 'published_seed'])
    await client.query(`delete from ${kept} where campaign_id = $1`, [campaign]);
  await service.table.rebuild(client, campaign);
  client.release();
  expect(await seedsOf(referee)).toEqual([
    [1, 1, true],
    [version, 2, false],
  ]);
  await fightOn(referee);
  expect(await seedsOf(referee)).toEqual([
    [1, 1, true],
    [version, 2, false],
    [version + 1, 3, true],
  ]);
});

test('battles on the server have seeds of their own: the campaign’s tells nothing of them', async () => {
  drawn = 0;
  service = new BookProcess(database.pool, new EventStore(database.pool), { drawSeed });
  const referee = new Referee(service, await campaign());
  const { graph } = beginning();
  const nodes = graph.nodes.map((node) => ({ ...node, mode: 'ENFORCE' }));
  entered(await referee.begin({ graph: { ...graph, nodes } }));
  await referee.seal(1);
  const hashes = (await told(referee, 'battle.opened')) as { dice: { hash: string } }[];
  expect(hashes.map(({ dice }) => dice.hash)).toEqual([hash(2), hash(3)]);
});
