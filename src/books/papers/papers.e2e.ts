/** Pages for paper, and the workbook: what the viewer may know, and nothing that runs. */
import { strFromU8, unzipSync } from 'fflate';
import { BookOverApi, servedBooks, type Who } from '../book-over-api.testkit.js';
import { beginning } from '../books.testkit.js';

const books = servedBooks();
let campaign: BookOverApi;

const HOSTILE = '<img src=x onerror=alert(1)>';

beforeAll(async () => {
  const { roster } = beginning();
  campaign = await BookOverApi.begun(books.api, {
    roster: roster.map((row) => (row.unit === 'g2' ? { ...row, name: HOSTILE } : row)),
  });
  await campaign.played();
}, 120_000);

const written = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

const page = async (who: Who, name: string, about = ''): Promise<string> =>
  (await campaign.book(who, `paper(page: ${name}${about})`)).paper;

test('the order of battle has everybody by name, as a text', async () => {
  const text = await page('referee', 'ORDER_OF_BATTLE');
  const { roster } = await campaign.book('referee', 'roster(first: 50) { nodes { id name } }');
  for (const { id, name } of roster.nodes) if (id !== 'g2') expect(text).toContain(`<td>${name}</td>`);
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).not.toContain('<img');
  expect(text).toContain('@top-left { content: "The road to the church"; }');
});

test('a staff has its own on paper, and of the others what the book shows', async () => {
  const own = await page('russian', 'ORDER_OF_BATTLE');
  const { roster } = await campaign.book('russian', 'roster(first: 50) { nodes { name } }');
  const rows = own.match(/<tr><td>/g) ?? [];
  expect(rows).toHaveLength(roster.nodes.length);
  expect(rows.length).toBeLessThan(
    (await page('referee', 'ORDER_OF_BATTLE')).match(/<tr><td>/g)?.length ?? 0,
  );
});

test('a life, a battle and the chronicle read as the book tells them', async () => {
  const { rosterUnit, battles, turns } = await campaign.book(
    'referee',
    'rosterUnit(id: "g1") { lifeStory { text } } battles(first: 5) { nodes { id name report { text } } } turns(first: 5) { nodes { text } }',
  );
  const life = await page('referee', 'UNIT_HISTORY', ', unit: "g1"');
  expect(life).toContain(written(rosterUnit.lifeStory.text.split('\n').at(-1).trim()));
  const [battle] = battles.nodes;
  const report = await page('referee', 'AFTER_ACTION_REPORT', `, battle: "${battle.id}"`);
  expect(report).toContain(`<h1>After-action report: ${battle.name}</h1>`);
  const chronicle = await page('referee', 'CHRONICLE');
  for (const { text } of turns.nodes) expect(chronicle).toContain(written(text));
  for (const { name } of battles.nodes) expect(chronicle).toContain(`<h3>${written(name)}</h3>`);
});

test.each([
  ['UNIT_HISTORY', '', 'BAD_USER_INPUT'],
  ['UNIT_HISTORY', ', unit: "nobody"', 'NOT_FOUND'],
  ['AFTER_ACTION_REPORT', ', battle: "none"', 'NOT_FOUND'],
])('%s%s is refused', async (name, about, code) => {
  const { errors } = await campaign.asked('referee', `paper(page: ${name}${about})`);
  expect(errors?.[0]?.extensions.code).toBe(code);
});

test('the workbook has every table, each on a sheet, of what the viewer may know', async () => {
  const open = async (who: Who) => {
    const { workbook } = await campaign.book(who, 'workbook');
    return unzipSync(Buffer.from(workbook, 'base64'));
  };
  const all = await open('referee');
  const names = [...strFromU8(all['xl/workbook.xml'] as Uint8Array).matchAll(/<sheet name="([^"]*)"/g)];
  expect(names.map(([, name]) => name)).toEqual([
    'Roster',
    'Victory points',
    'Promotions',
    'Awards',
    'Experience',
    'Turns',
  ]);
  const experience = strFromU8(all['xl/worksheets/sheet5.xml'] as Uint8Array);
  const { rosterUnit } = await campaign.book(
    'referee',
    'rosterUnit(id: "g1") { experience { earned { total } } }',
  );
  expect(rosterUnit.experience.earned.length).toBeGreaterThan(0);
  // Its name is its id.
  expect(experience.match(/>g1</g)).toHaveLength(2 * rosterUnit.experience.earned.length);
  const seen = strFromU8((await open('russian'))['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(seen).not.toMatch(/>g1</);
});
