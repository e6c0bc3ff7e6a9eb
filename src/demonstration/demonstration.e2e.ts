import { jest } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { serveHouse } from '../../test/support/house.js';
import { StandIns } from '../accounts/index.js';
import type { TestApi } from '../api/api.testkit.js';
import { Battles, LiveBattles, Orders } from '../battles/index.js';
import { BeginInputs, Books, HandOvers, Turns } from '../books/index.js';
import { Campaigns } from '../campaigns/index.js';
import { verifyRows } from '../cli/rows-beside.js';
import { EventStore } from '../event-store/index.js';
import { PROJECTIONS, Projections } from '../projections/index.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { BotBattles } from './bot-battles.js';
import { Demonstration } from './demonstration.js';
import { DemonstrationTokens, type Handout } from './tokens.js';

const BOOK = `position book {
  turn phase version line { name } lines { name }
  sides { key points victoryPoints battlesWon sealed playerRank }
  fieldPromotions(first: 50) { nodes { meaning } } standings { turn }
  battles(first: 10) { nodes { name mode turn status report { winner } } }
  roster(first: 1, filter: { state: LOST }) { count }
  entries(first: 100) { nodes { kind } }
  turns(first: 5) { nodes { turn state } }
}`;

// Seconds on a quiet machine.
jest.setTimeout(300_000);

let database: TestDatabase;
let api: TestApi;
let handouts: Handout[];

beforeAll(async () => {
  database = await createTestDatabase();
  // Jobs take the steps of turns at the same time, as they do at every start.
  api = await serveHouse(await database.connect());
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

/** The process dies when it is about to say this for the first time. */
class Killed extends Error {}

const tokens = () => new DemonstrationTokens(api.app.get(StandIns));

function demonstration(systems: KnownSystems = SYSTEMS): Demonstration {
  const get = api.app.get.bind(api.app) as typeof api.app.get;
  return new Demonstration({
    tokens: tokens(),
    campaigns: get(Campaigns),
    battles: get(Battles),
    books: get(Books),
    inputs: get(BeginInputs),
    turns: get(Turns),
    handOvers: get(HandOvers),
    bots: new BotBattles({ live: get(LiveBattles), orders: get(Orders) }),
    systems,
  });
}

// biome-ignore lint/suspicious/noExplicitAny: every query answers in its own shape
async function campaigns(who: number): Promise<any[]> {
  const query = `{ campaigns(first: 10) { nodes { name viewer { role } sides { key } ${BOOK}
    openBattles: battles(first: 10, open: true) { nodes { name version sides { key } } } } } }`;
  return (await api.data(query, {}, handouts[who]?.token)).campaigns.nodes;
}

test('a seeding that dies again and again goes on where it stopped', async () => {
  const said: string[] = [];
  for (let attempts = 0; !handouts && attempts < 50; attempts++) {
    try {
      await demonstration().seed((line) => {
        const isNew = !said.includes(line);
        if (isNew) said.push(line);
        if (isNew && said.length % 3 === 0) throw new Killed(line);
      });
      handouts = await tokens().first();
    } catch (fault) {
      if (!(fault instanceof Killed)) throw fault;
    }
  }
  expect(handouts.map(({ who }) => who)).toHaveLength(4);
  expect(said).toContain('The Mill Road: turn 2, planning');
});

/** Their second turn is one battle. */
const OF_THREE = new Set(['The Long Summer', 'The River Bend', 'The Road West']);

test('there is a campaign for each rulebook that has one, with two turns behind it and a decision to be made', async () => {
  const seen = (await campaigns(0)).filter(({ book }) => book);
  expect(seen.map(({ name }) => name).sort()).toEqual([
    'The Boulevard',
    'The Long Summer',
    'The Mill Road',
    'The River Bend',
    'The Road West',
  ]);
  for (const { name, book, openBattles, sides } of seen) {
    expect(book).toMatchObject({ turn: 3, phase: 'PLANNING', line: { name: 'main' } });
    expect(book.lines).toHaveLength(2);
    expect(book.sides.map(({ sealed }: { sealed: boolean }) => sealed)).toEqual([true, false]);
    expect(book.battles.nodes).toHaveLength(OF_THREE.has(name) ? 3 : 4);
    expect(new Set(book.battles.nodes.map(({ mode }: { mode: string }) => mode))).toEqual(
      new Set(['ENFORCE', 'RECORD']),
    );
    expect(book.roster.count).toBeGreaterThan(0);
    const kinds = book.entries.nodes.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['report', 'aftermath', 'reorganize', 'correction', 'ruling']),
    );
    const meanings = book.fieldPromotions.nodes.map(({ meaning }: { meaning: string }) => meaning);
    expect(meanings).toEqual(expect.arrayContaining(['CREATED', 'REFEREE']));
    expect(openBattles.nodes).toMatchObject([{ name: expect.stringMatching(/^Exercise: /), sides }]);
  }
  const all = (meaning: string) =>
    seen.some(({ book }) =>
      book.fieldPromotions.nodes.some((one: { meaning: string }) => one.meaning === meaning),
    );
  expect([all('POLICY'), all('PLAYER')]).toEqual([true, true]);
});

test('a second start changes nothing', async () => {
  const before = await campaigns(0);
  await demonstration().seed();
  expect(await tokens().first()).toEqual([]);
  expect(await campaigns(0)).toEqual(before);
});

test('each commander and the observer find their places', async () => {
  for (const [who, role] of [
    [1, 'COMMANDER'],
    [2, 'COMMANDER'],
    [3, 'OBSERVER'],
  ] as const)
    expect((await campaigns(who)).map(({ viewer }) => viewer.role)).toEqual([...SYSTEMS].map(() => role));
});

test('everything beside the logs of the campaigns is what they say, and what is not is found', async () => {
  const store = new EventStore(database.pool);
  const { rows } = await database.pool.query(
    'select campaign_id as id from campaign_head order by position desc limit 2',
  );
  for (const { id } of rows) {
    await new Projections(store, PROJECTIONS).catchUpWith(id);
    expect(await verifyRows(store, id)).toEqual([]);
  }
  const { id } = rows[0];
  const changed = async (sql: string) => {
    const owner = new Client(database.url);
    await owner.connect();
    const { rowCount } = await owner.query(sql, [id]).finally(() => owner.end());
    expect(rowCount).toBeGreaterThan(0);
    return (await verifyRows(store, id)).map(({ table }) => table);
  };
  const name = (text: string) =>
    `update book_line set name = '${text}' where campaign_id = $1 and name = '${text === 'main' ? 'other' : 'main'}'`;
  expect(await changed(name('other'))).toEqual(['book_line']);
  expect(await changed(name('main'))).toEqual([]);
  const line = 'stream_id = (select line_id from book_line where campaign_id = $1 and current)';
  expect(
    await changed(`update dice_seed set seed = repeat('ab', 32) where campaign_id = $1 and ${line}`),
  ).toContain('dice_seed');
});

test('a rulebook without a campaign of the house is shown by a battle', async () => {
  const aslsk = SYSTEMS.get('aslsk') as KnownSystem;
  await demonstration(new Map([['aslsk', { ...aslsk, campaigns: {} }]])).seed();
  const name = `${aslsk.rulebook.title}: a demonstration`;
  expect((await campaigns(0)).filter((one) => !one.book && one.name === name)).toMatchObject([
    {
      viewer: { role: 'REFEREE' },
      openBattles: { nodes: [{ name: expect.stringMatching(/^Exercise: /) }] },
    },
  ]);
});
