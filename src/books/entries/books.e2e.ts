import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { EventStore } from '../../event-store/index.js';
import { campaignOf } from '../../rules-core/campaign/book/book.js';
import { bookOf } from '../../rules-core/campaign/book/lines.js';
import { canonical } from '../../rules-core/kernel/position/canonical.js';
import { BookProcess, beginning, entered, newCampaign, Referee, threeTurns } from '../books.testkit.js';
import { BOOK_FOLDING } from '../line/book-folding.js';

let database: TestDatabase;
let service: BookProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  service = new BookProcess(database.pool);
});
afterAll(() => database?.drop());

async function begun(changes: object = {}): Promise<Referee> {
  const referee = new Referee(service, await newCampaign(service.store));
  entered(await referee.begin(changes));
  await service.work(referee.campaign);
  return referee;
}

const same = (one: unknown, other: unknown) => expect(canonical(one)).toBe(canonical(other));

describe('a campaign through its service', () => {
  test('three turns: sealed, fought, worked out, with every step as a row', async () => {
    const referee = await begun();
    await threeTurns(referee);
    const { book, line, version } = await referee.book();
    expect(campaignOf(book)).toMatchObject({ phase: 'over', turn: 2 });
    expect(book.side.german?.victoryPoints).toBeGreaterThan(book.side.russian?.victoryPoints ?? 0);
    expect(book.roster.g1).toMatchObject({ kills: 2, level: 'veteran' });
    const steps = await service.steps.list(referee.campaign, line.line, { from: 1, until: 9 });
    expect(steps.map(({ turn, step, state }) => `${turn} ${step} ${state}`)).toEqual([
      '1 reveal done',
      '1 open-battle done',
      '1 open-battle done',
      '1 aftermath done',
      '1 aftermath done',
      '1 reorganize done',
      '1 advance done',
      '2 reveal done',
      '2 open-battle done',
      '2 open-battle done',
      '2 aftermath done',
      '2 aftermath done',
      '2 reorganize done',
      '2 advance done',
    ]);
    expect(steps.every(({ version: at, attempts }) => at !== null && attempts === 1)).toBe(true);
    // The line folds to the same book, from its first event as from its entries.
    const whole = await service.books.line(referee.campaign);
    expect(whole).toHaveLength(version);
    same(bookOf(whole ?? []), book);
    same((await service.store.load(referee.campaign, line.line, BOOK_FOLDING)).state, book);
  });

  test('another process finds the same book, and the dice are revealed at the end', async () => {
    const referee = await begun();
    await threeTurns(referee);
    const { book } = await referee.book();
    const other = await new BookProcess(database.pool).books.book(referee.campaign);
    same(other?.book, book);
    const kinds: string[] = [];
    for await (const { kind } of service.store.read(referee.campaign)) kinds.push(kind);
    expect(kinds.filter((kind) => kind === 'book.dice-revealed')).toHaveLength(1);
    expect(kinds.at(-1)).toBe('book.dice-revealed');
    expect(kinds.filter((kind) => kind === 'notice.turn-advanced')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'notice.battle-reported')).toHaveLength(4);
    expect(kinds).toContain('notice.promotion');
    expect(kinds).toContain('notice.decision-awaited');
  });

  test('an earlier moment is found by version and by position', async () => {
    const referee = await begun();
    await threeTurns(referee);
    const { campaign } = referee;
    const entries = await service.books.entries(campaign, null, { after: 0, first: 100 });
    const revealed = entries?.find(({ entry }) => entry.fact.fact === 'reveal');
    const then = await service.books.book(campaign, null, { version: revealed?.version ?? 0 });
    expect(campaignOf(then?.book as never)).toMatchObject({ phase: 'battles', turn: 1 });
    const there = await service.books.book(campaign, null, { position: revealed?.position ?? 0 });
    expect(there?.version).toBe(revealed?.version);
    same(there?.book, then?.book);
    expect(await service.books.book(campaign, null, { version: 999 })).toBeUndefined();
  });

  test('a repeated command is answered as it was, a refused fact says why and where', async () => {
    const referee = await begun();
    const command = referee.command();
    const seal = { fact: 'seal' as const, side: 'german', turn: 1, orders: {} };
    const first = entered(await service.books.enter(command, null, seal));
    expect(await service.books.enter(command, null, seal)).toEqual({ ...first, replayed: true });
    expect(await referee.begin()).toMatchObject({ outcome: 'refused', refused: { refused: 'BOOK_BEGUN' } });
    expect(await referee.enter({ fact: 'seal', side: 'german', turn: 7, orders: {} })).toMatchObject({
      outcome: 'refused',
    });
    expect(
      await referee.enter({ fact: 'seal', side: 'german', turn: 1, orders: { stance: 'flee' } }),
    ).toMatchObject({
      outcome: 'refused',
      refused: { refused: 'MALFORMED', path: ['orders', 'stance'] },
    });
    expect(await service.books.enter(referee.command(), null, seal, { expectedVersion: 1 })).toMatchObject({
      outcome: 'moved-on',
    });
  });

  test('two processes enter at once: both are heard, one after the other', async () => {
    const referee = await begun();
    const other = new Referee(new BookProcess(database.pool), referee.campaign, 'other');
    await other.book();
    const sealed = await Promise.all(
      [referee, other].map((who, i) =>
        who.enter({ fact: 'seal', side: i === 0 ? 'german' : 'russian', turn: 1, orders: {} }),
      ),
    );
    expect(sealed.map((result) => entered(result).version).sort()).toEqual([2, 3]);
    expect(Object.keys((await referee.book()).book.sealed).sort()).toEqual(['german', 'russian']);
  });
});

describe('corrections', () => {
  test('show first what they change, then everything later reads anew and the old line stays readable', async () => {
    const referee = await begun();
    await threeTurns(referee);
    const { campaign } = referee;
    const before = await referee.book();
    const entries = (await service.books.entries(campaign, null, { after: 0, first: 100 })) ?? [];
    const wrong = entries.find(
      ({ entry }) => entry.fact.fact === 'report' && entry.fact.report.winner === 'german',
    );
    if (wrong?.entry.fact.fact !== 'report') throw new Error('No report.');
    const { version } = wrong;
    const fact = {
      ...wrong.entry.fact,
      report: { ...wrong.entry.fact.report, winner: 'russian', points: {} },
    };
    const preview = await service.books.previewCorrection(campaign, null, { version, fact });
    if (preview.outcome !== 'previewed') throw new Error(JSON.stringify(preview));
    expect(preview.after.book.side.russian?.victoryPoints).toBeGreaterThan(
      before.book.side.russian?.victoryPoints ?? 0,
    );
    expect((await referee.book()).version).toBe(before.version);

    const result = entered(
      await service.books.correct(referee.command(), null, { version, fact, why: 'The judge had it wrong.' }),
    );
    expect(result.version).toBe(before.version + 1);
    const after = await referee.book();
    same(after.book, preview.after.book);
    expect(after.book.node.village?.status).toBe('open');
    same((await service.books.book(campaign, null, { version: before.version }))?.book, before.book);
    same((await service.store.load(campaign, after.line.line, BOOK_FOLDING)).state, after.book);
    const [corrected] = (await service.books.entries(campaign, null, { after: version - 1, first: 1 })) ?? [];
    expect(corrected).toMatchObject({
      version,
      correctedBy: [result.version],
      entry: { fact: { report: { winner: 'russian' } } },
      written: { fact: { report: { winner: 'german' } } },
    });
    const [correction] =
      (await service.books.entries(campaign, null, { after: before.version, first: 1 })) ?? [];
    expect(correction).toMatchObject({
      correction: { corrects: version, why: 'The judge had it wrong.' },
      entry: { fact: { fact: 'nothing' } },
    });
    const back = { version: result.version, fact: { fact: 'nothing' as const }, why: 'Back again.' };
    expect(await service.books.correct(referee.command(), null, back)).toMatchObject({
      refused: {
        refused: 'IS_A_CORRECTION',
        why: `Entry ${result.version} is a correction of entry ${version}: correct entry ${version} once more instead.`,
      },
    });
    entered(
      await service.books.correct(referee.command(), null, { ...back, version, fact: wrong.entry.fact }),
    );
    same((await referee.book()).book, before.book);
  });

  test('the beginning keeps its dice, and only entries that are there are corrected', async () => {
    const referee = await begun();
    const fact = { fact: 'nothing' as const };
    const try_ = (version: number) =>
      service.books.previewCorrection(referee.campaign, null, { version, fact });
    expect(await try_(1)).toMatchObject({ refused: { refused: 'BEGINNING_STAYS' } });
    expect(await try_(99)).toMatchObject({ refused: { refused: 'NO_SUCH_ENTRY' } });
  });

  test('rulebook and sides stay as they were at the beginning', async () => {
    const referee = await begun();
    const change = (changed: object) => {
      const fact = { ...beginning(), fact: 'begin' as const, ...changed };
      return service.books.previewCorrection(referee.campaign, null, { version: 1, fact });
    };
    expect(await change({ date: '1943-01-01' })).toMatchObject({ outcome: 'previewed' });
    expect(await change({ system: 'combat' })).toMatchObject({ refused: { refused: 'SYSTEM_STAYS' } });
    const sides = [
      { side: 'german', name: 'Germans' },
      { side: 'martian', name: 'Martians' },
    ];
    expect(await change({ sides })).toMatchObject({
      refused: { refused: 'SIDES_STAY', why: 'The sides of this book stay: german, russian.' },
    });
  });
});

describe('branches', () => {
  test('begin as their base reads, go their own way, and may become the line that goes on', async () => {
    const referee = await begun();
    await threeTurns(referee);
    const { campaign } = referee;
    const main = await referee.book();
    const entries = (await service.books.entries(campaign, null, { after: 0, first: 100 })) ?? [];
    const opened = entries.filter(({ entry }) => entry.fact.fact === 'open-battle').at(1)?.version ?? 0;
    const branch = entered(
      await service.books.branch(referee.command(), { line: null, version: opened, name: 'What if' }),
    );
    expect(branch.version).toBe(opened);
    const start = await referee.book(branch.line);
    same(start.book, (await service.books.book(campaign, null, { version: opened }))?.book);
    // Its past is its base's.
    same(
      (await service.books.book(campaign, branch.line, { version: 2 }))?.book,
      (await service.books.book(campaign, null, { version: 2 }))?.book,
    );
    const { battle } = start.book.node.church ?? {};
    entered(
      await service.books.enter(referee.command(), branch.line, {
        fact: 'report',
        battle,
        report: { winner: 'russian', why: 'They held.' },
      }),
    );
    const there = await referee.book(branch.line);
    expect(there.version).toBe(opened + 1);
    same(bookOf((await service.books.line(campaign, branch.line)) ?? []), there.book);
    same((await referee.book()).book, main.book);
    const page = await service.books.entries(campaign, branch.line, { after: opened - 1, first: 5 });
    expect(page?.map(({ version, entry }) => [version, entry.fact.fact])).toEqual([
      [opened, 'open-battle'],
      [opened + 1, 'report'],
    ]);

    entered(await service.books.useLine(referee.command(), branch.line));
    expect((await referee.book()).line).toMatchObject({ line: branch.line, current: true, name: 'What if' });
    expect((await service.books.lines(campaign)).map(({ current }) => current)).toEqual([false, true]);

    // A correction on the branch reaches back into what it has from its base, and leaves the base alone.
    const seal = { fact: 'seal' as const, side: 'russian', turn: 1, orders: { priorities: ['r1'] } };
    entered(
      await service.books.correct(referee.command(), branch.line, {
        version: 3,
        fact: seal,
        why: 'Misread.',
      }),
    );
    const corrected = (await service.books.line(campaign, branch.line)) ?? [];
    expect(corrected[2]?.fact).toEqual(seal);
    same(bookOf(corrected), (await referee.book(branch.line)).book);
    same((await referee.book(main.line.line)).book, main.book);
  });
});

test('rows beside the log are written anew from it', async () => {
  const referee = await begun();
  await threeTurns(referee);
  const { campaign } = referee;
  const branch = entered(
    await service.books.branch(referee.command(), { line: null, version: 4, name: 'Else' }),
  );
  entered(await service.books.useLine(referee.command(), branch.line));
  const before = await service.books.lines(campaign);
  const seedsOf = async ({ table }: BookProcess) =>
    Promise.all((await table.lines(campaign)).map((line) => table.seedsOf(line)));
  const seeds = await seedsOf(service);
  const store = new EventStore(database.pool);
  const client = await database.pool.connect();
  await client.query('delete from book_line where campaign_id = $1', [campaign]);
  for (const kept of ['dice_seed', 'published_seed'])
    await client.query(`delete from ${kept} where campaign_id = $1`, [campaign]);
  await service.table.rebuild(client, campaign);
  client.release();
  const fresh = new BookProcess(database.pool, store);
  expect(await fresh.books.lines(campaign)).toEqual(before);
  // What was never published is not in the log.
  const logged = seeds.map((line) => line.map((one) => (one.published ? one : { ...one, seed: null })));
  expect(await seedsOf(fresh)).toEqual(logged);
  expect(logged.flat().filter(({ seed }) => seed === null)).toHaveLength(1);
});
