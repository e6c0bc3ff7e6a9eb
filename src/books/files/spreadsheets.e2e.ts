/** Tables for people with a spreadsheet: what the viewer may know, and nothing that a spreadsheet would work out. */
import { BookOverApi, servedBooks, type Who } from '../book-over-api.testkit.js';
import { beginning } from '../books.testkit.js';
import { readCsv } from './csv.js';

const books = servedBooks();
let campaign: BookOverApi;

beforeAll(async () => {
  const { roster } = beginning();
  campaign = await BookOverApi.begun(books.api, {
    roster: roster.map((row) => (row.unit === 'g2' ? { ...row, name: '=HYPERLINK("x")' } : row)),
  });
  await campaign.played();
}, 120_000);

async function table(who: Who, name: string, separator = 'COMMA') {
  const { spreadsheet } = await campaign.book(who, `spreadsheet(table: ${name}, separator: ${separator})`);
  const [header = ''] = spreadsheet.slice(1).split('\r\n');
  const read = readCsv(spreadsheet, header.toLowerCase().split(separator === 'COMMA' ? ',' : ';'));
  if (read.problem) throw new Error(read.problem.message);
  return { text: spreadsheet as string, rows: read.value.map(({ cells }) => cells) };
}

test('victory points, promotions and turns, each with what it was for', async () => {
  const points = (await table('referee', 'VICTORY_POINTS')).rows;
  expect(points[0]).toMatchObject({
    turn: '1',
    side: expect.any(String),
    'in words': expect.stringMatching(/\.$/),
  });
  const { book } =
    (await campaign.asked('referee', 'victoryPoints(first: 50) { nodes { points says } }')).data?.campaign ??
    {};
  expect(points.map((row) => [Number(row.points), row['in words']])).toEqual(
    book.victoryPoints.nodes.map(({ points, says }: { points: number; says: string }) => [points, says]),
  );
  const [promotion] = (await table('referee', 'PROMOTIONS')).rows;
  expect(promotion).toMatchObject({ turn: '1', name: expect.any(String), to: expect.any(String) });
  const turns = (await table('referee', 'TURNS', 'SEMICOLON')).rows;
  expect(turns.map(({ turn }) => turn)).toEqual(['1', '2']);
  expect(turns[0]).toMatchObject({ 'points of germans': expect.stringMatching(/^\d+$/) });
  expect(await table('referee', 'AWARDS')).toEqual({
    text: '\ufeffturn,date,unit,name,award,battle,in words\r\n',
    rows: [],
  });
});

test('the roster opens in Excel as it is, and no name is worked out', async () => {
  const { text, rows } = await table('referee', 'ROSTER', 'SEMICOLON');
  expect(text.startsWith('\ufeffunit;side;')).toBe(true);
  expect(rows.find(({ unit }) => unit === 'g1')).toMatchObject({
    kind: 'squad',
    counter: '4-6-7',
    kills: '2',
  });
  expect(rows.find(({ unit }) => unit === 'g2')?.name).toBe('\'=HYPERLINK("x")');
});

test('a staff has the rows of the book that it sees, and no others', async () => {
  const seen = await campaign.book('russian', 'roster(first: 50) { nodes { id } }');
  const rows = (await table('russian', 'ROSTER')).rows.map(({ unit }) => unit);
  expect(rows).toEqual(seen.roster.nodes.map(({ id }: { id: string }) => id));
});
