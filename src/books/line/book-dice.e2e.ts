/** What is shown of a campaign's dice: every hash and from where it holds, and the seeds that everybody may know. */
import { commitmentOf } from '../../rules-core/kernel/dice/index.js';
import { BookOverApi, servedBooks, type Who } from '../book-over-api.testkit.js';

const books = servedBooks();

const VIEWERS = ['german', 'observer', 'referee'] as const;
const SEED = expect.stringMatching(/^[0-9a-f]{64}$/);

async function over() {
  const campaign = await BookOverApi.begun(books.api);
  await campaign.played();
  const { version, entries } = await campaign.book(
    'referee',
    'version entries(first: 100) { nodes { version kind } }',
  );
  const reports = entries.nodes.filter(({ kind }: { kind: string }) => kind === 'report');
  return { campaign, end: version as number, report: reports.at(-1).version as number };
}

const diceOf = async (campaign: BookOverApi, who: Who, asked = '') =>
  (await campaign.book(who, 'dice { scheme hash seed seeds { from hash seed } }', asked)).dice;

test('when an end is corrected away, all see the old seed, the new hash, and not the new seed', async () => {
  const { campaign, end, report } = await over();
  const known = await diceOf(campaign, 'german');
  expect(known).toMatchObject({ seed: SEED, seeds: [{ from: 1, hash: known.hash, seed: known.seed }] });
  const ends = new Map<Who, number>();
  for (const who of VIEWERS) ends.set(who, (await campaign.book(who, 'version')).version);
  expect(ends.get('referee')).toBe(end);
  const fact = { fact: 'nothing' };
  await campaign.done('referee', 'correct', { version: report, fact, why: 'It is still fought.' });
  for (const who of VIEWERS) {
    const last = ends.get(who) as number;
    const dice = await diceOf(campaign, who);
    expect(dice).toMatchObject({ seed: null, seeds: [known.seeds[0], { from: last + 1, seed: null }] });
    expect(dice.hash).toBe(dice.seeds[1].hash);
    expect(dice.hash).not.toBe(known.hash);
    expect(await diceOf(campaign, who, `(at: { version: ${last} })`)).toEqual(known);
    // Nothing was published while it went on the first time.
    expect(await diceOf(campaign, who, `(at: { version: ${last - 3} })`)).toMatchObject({
      seed: null,
      seeds: [{ from: 1, seed: null }],
    });
  }
  await campaign.report('last', {});
  await campaign.until('', ({ phase }) => phase === 'OVER');
  const { hash, seed, seeds } = await diceOf(campaign, 'russian');
  expect(commitmentOf(seed).hash).toBe(hash);
  expect(seeds).toEqual([known.seeds[0], { from: expect.any(Number), hash, seed }]);
});

test('a branch of a campaign that is over keeps its own seed to itself, also at its own end, until the campaign goes on with it', async () => {
  const { campaign, report } = await over();
  await campaign.command('referee', 'branch', { version: report - 1, name: 'What if' });
  const { lines } = await campaign.book('referee', 'lines { id name }');
  const { id: line } = lines.find(({ name }: { name: string }) => name === 'What if');
  const there = () => diceOf(campaign, 'referee', `(line: "${line}")`);
  const own = await there();
  expect(own).toMatchObject({
    seed: null,
    seeds: [
      { from: 1, seed: SEED },
      { from: report, seed: null },
    ],
  });
  await campaign.done('referee', 'concede', { line, side: 'russian' });
  expect((await campaign.book('referee', 'phase', `(line: "${line}")`)).phase).toBe('OVER');
  expect(await there()).toEqual(own);
  expect(await diceOf(campaign, 'german')).toMatchObject({ seed: SEED, seeds: [{ from: 1 }] });
  await campaign.done('referee', 'useLine', { line });
  const { hash, seed, seeds } = await diceOf(campaign, 'german');
  expect(commitmentOf(seed).hash).toBe(own.hash);
  expect(seeds).toEqual([own.seeds[0], { from: expect.any(Number), hash, seed }]);
});

test('a branch that comes to its end shows no seed that the other line still rolls with, until the campaign ends with it', async () => {
  const campaign = await BookOverApi.begun(books.api);
  const { version } = await campaign.book('referee', 'version');
  const made = await campaign.command(
    'referee',
    'branch',
    { version, name: 'What if' },
    '... on BookBranched { line { id } }',
  );
  const { id: line } = made.line;
  await campaign.done('referee', 'concede', { line, side: 'russian' });
  const own = await diceOf(campaign, 'referee', `(line: "${line}")`);
  expect(own.seeds).toEqual([
    { from: 1, hash: (await diceOf(campaign, 'german')).hash, seed: null },
    { from: version + 1, hash: own.hash, seed: null },
  ]);
  const { line: main } = await campaign.book('referee', 'line { id }');
  await campaign.done('referee', 'useLine', { line });
  const { seeds } = await diceOf(campaign, 'german');
  expect(seeds).toEqual(own.seeds.map((one: object) => ({ ...one, seed: SEED })));
  for (const { hash, seed } of seeds) expect(commitmentOf(seed).hash).toBe(hash);
  // The line that was left may still be gone on with: not with dice that everybody knows.
  await campaign.done('referee', 'useLine', { line: main.id });
  const renewed = await diceOf(campaign, 'german');
  expect(renewed.seeds).toEqual([seeds[0], { from: version + 1, hash: renewed.hash, seed: null }]);
});
