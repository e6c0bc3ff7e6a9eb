/** What a referee can look up before it happens shows nothing of the dice to come. */
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { EventStore } from '../../event-store/index.js';
import type { Line } from '../../rules-core/campaign/book/lines.js';
import type { Consequence } from '../../rules-core/campaign/facts/facts.js';
import { sha256Hex } from '../../rules-core/kernel/dice/index.js';
import { BookProcess, beginning, entered, newCampaign, Referee } from '../books.testkit.js';

let database: TestDatabase;
let service: BookProcess;
let drawn: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const FALLEN = {
  winner: 'german',
  why: 'They took the church.',
  units: ['r1', 'r2', 'r3', 'r4', 'g1', 'g2'].map((unit) => ({ unit, fate: 'killed' })),
};

/** A battle is reported and the referee has ruled twice since; its aftermath is not rolled yet. */
async function beforeTheAftermath(): Promise<{ referee: Referee; battle: string }> {
  drawn = 0;
  const drawSeed = () => sha256Hex(`to come ${++drawn}`);
  service = new BookProcess(database.pool, new EventStore(database.pool), { drawSeed });
  // Its id, and with it what is rolled, follows from the name of the test.
  const referee = new Referee(service, await newCampaign(service.store, expect.getState().currentTestName));
  const [church] = beginning().graph.nodes;
  entered(await referee.begin({ graph: { start: ['church'], nodes: [{ ...church, edges: [] }] } }));
  await referee.seal(1, { german: { deployments: { church: ['g-leader', 'g1', 'g2'] } } });
  const battle = await referee.battleAt('church');
  entered(await referee.enter({ fact: 'report', battle, report: FALLEN }));
  for (const value of ['rain', 'mud']) entered(await referee.enter(flag(value)));
  return { referee, battle };
}

const flag = (value: string) => ({
  fact: 'ruling' as const,
  what: 'flag',
  id: 'weather',
  set: { value },
  why: 'It rains.',
});

function facesIn(consequences: readonly Consequence[]): string[] {
  return consequences.flatMap(({ rolls = [] }) =>
    rolls.map(({ for: purpose, dice }) => `${purpose}: ${dice.map(({ face }) => face).join(' ')}`),
  );
}

async function lineOf({ campaign }: Referee, line: string | null = null): Promise<Line> {
  return (await service.books.line(campaign, line)) ?? [];
}

/** What the aftermath rolls in the line that the campaign goes on with. */
async function comes(referee: Referee): Promise<string[]> {
  await referee.work();
  const entry = (await lineOf(referee)).find(({ fact }) => fact.fact === 'aftermath');
  return facesIn(entry?.consequences ?? []);
}

function differs(foreseen: readonly string[], rolled: readonly string[]): void {
  const purposes = (rolls: readonly string[]) => rolls.map((roll) => roll.split(':')[0]);
  expect(foreseen.length).toBeGreaterThan(5);
  expect(purposes(foreseen)).toEqual(purposes(rolled));
  expect(foreseen).not.toEqual(rolled);
}

test('a branch that goes on rolls dice of its own', async () => {
  const { referee, battle } = await beforeTheAftermath();
  const { version } = await referee.book();
  const made = await service.books.branch(referee.command(), { line: null, version, name: 'Looking ahead' });
  const { line } = entered(made);
  entered(await referee.enter({ fact: 'aftermath', battle }, line));
  const foreseen = facesIn((await lineOf(referee, line)).at(-1)?.consequences ?? []);
  differs(foreseen, await comes(referee));
});

test('a correction that puts a step to come into an earlier entry rolls other dice, in its preview and on a branch', async () => {
  const { referee, battle } = await beforeTheAftermath();
  const { version } = await referee.book();
  const fact = { fact: 'aftermath', battle } as const;
  const preview = await service.books.previewCorrection(referee.campaign, null, { version, fact });
  if (preview.outcome !== 'previewed') throw new Error(JSON.stringify(preview));
  const previewed = facesIn(preview.after.line[version - 1]?.consequences ?? []);

  const made = await service.books.branch(referee.command(), { line: null, version, name: 'Corrected' });
  const { line } = entered(made);
  const correction = { version: version - 1, fact, why: 'To see what comes.' };
  entered(await service.books.correct(referee.command(), line, correction));
  const corrected = facesIn((await lineOf(referee, line))[version - 2]?.consequences ?? []);

  const rolled = await comes(referee);
  differs(previewed, rolled);
  differs(corrected, rolled);
});

test('a step that was taken out and is taken once more is rolled anew; a correction of what it comes from rolls the same', async () => {
  const { referee, battle } = await beforeTheAftermath();
  const first = await comes(referee);
  const at = (await lineOf(referee)).findIndex(({ fact }) => fact.fact === 'aftermath') + 1;
  const report = (await lineOf(referee)).findIndex(({ fact }) => fact.fact === 'report') + 1;
  const otherReason = {
    fact: 'report',
    battle,
    report: { ...FALLEN, why: 'They held the church.' },
  } as const;
  const correction = { version: report, fact: otherReason, why: 'Misread.' };
  entered(await service.books.correct(referee.command(), null, correction));
  expect(facesIn((await lineOf(referee))[at - 1]?.consequences ?? [])).toEqual(first);

  entered(
    await service.books.correct(referee.command(), null, {
      version: at,
      fact: { fact: 'nothing' },
      why: 'Too early.',
    }),
  );
  await referee.work();
  const again = (await lineOf(referee)).find(({ fact }) => fact.fact === 'aftermath');
  differs(facesIn(again?.consequences ?? []), first);
});

test('the dice that all entries of a campaign shared once go on no farther than its next entry', async () => {
  const { referee, battle } = await beforeTheAftermath();
  await database.pool.query(
    `with old as (delete from dice_seed where campaign_id = $1 returning *)
     insert into dice_seed select campaign_id, stream_id, from_version, hash, seed, 'hmac-sha256/1' from old`,
    [referee.campaign],
  );
  const { version } = await referee.book();
  const fact = { fact: 'aftermath', battle } as const;
  const preview = await service.books.previewCorrection(referee.campaign, null, { version, fact });
  if (preview.outcome !== 'previewed') throw new Error(JSON.stringify(preview));
  differs(facesIn(preview.after.line[version - 1]?.consequences ?? []), await comes(referee));
  const line = await service.table.find(referee.campaign);
  const seeds = line ? await service.table.seedsOf(line) : [];
  expect(seeds.map(({ from, scheme }) => [from, scheme])).toEqual([
    [1, 'hmac-sha256/1'],
    [version + 1, 'hmac-sha256/2'],
  ]);
});
