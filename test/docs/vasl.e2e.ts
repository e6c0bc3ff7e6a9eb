/** The page for those who come from VASL, done as it says: its commands, its table, its operations in their order. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { parse, print } from 'graphql';
import { newPerson, type TestApi } from '../../src/api/api.testkit.js';
import { PROJECT } from '../../src/api/schema-files.js';
import { run } from '../../src/cli/vassal.js';
import { pieceText, saved } from '../../src/exchange/vassal/vassal.testkit.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { serveHouse } from '../support/house.js';

jest.setTimeout(180_000);

const PAGE = readFileSync(join(PROJECT, 'docs/vasl.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, text]) => text as string,
  );

const folder = mkdtempSync(join(tmpdir(), 'hexledger-vasl-'));
let database: TestDatabase;
let api: TestApi;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await serveHouse(await database.connect());
  token = (await newPerson(api, 'Referee')).token;
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
  rmSync(folder, { recursive: true });
});

const counter = (id: string, name: string, nation: string, label: string, x = 963, y = 690): string =>
  pieceText(id, [
    ['label;76,130;Label;10;;;t;0;c;0;b;c;$pieceName$ ($label$);Dialog;0;0;TextLabel;', label],
    [`conceal;C;${nation}/qmark;${nation};;`, 'null;'],
    [`piece;K;D;${nation}/x;${name}`, `Main Map;${x};${y};1;0`],
  ]);

/** The referee's own: named counters, one taken off, a roll. */
const LOG = saved(
  [
    counter('1', '4-6-7 1sq', 'ge', 'Section Ebert'),
    counter('2', '4-6-7 1sq', 'ge', 'Section Brandt'),
    counter('3', '8-1', 'ge', 'Sergeant Krug'),
    counter('4', '4-4-7 1sq', 'ru', 'Section Savin'),
    counter('5', '4-4-7 1sq', 'ru', 'Orlow & sons'),
    counter('6', '4-4-7 1sq', 'ru', 'Somebody'),
  ],
  ['CHAT*** (IFT DR) 6,5 ***   <Anna>      [1 / 1   avg   11.00 (11.00)]    (01.99)'],
  ['-/4'],
);
const SET_UP = saved([counter('1', '4-6-7 1sq', 'ge', ''), counter('2', '4-4-7 1sq', 'ru', '', 1413, 432)]);

const operations = new Map(
  blocks('graphql').flatMap((block) =>
    parse(block).definitions.flatMap((one) =>
      one.kind === 'OperationDefinition' ? [[one.name?.value as string, print(one)] as const] : [],
    ),
  ),
);
const sent = new Set<string>();

// biome-ignore lint/suspicious/noExplicitAny: every operation answers in its own shape
async function send(name: string, variables: object = {}): Promise<any> {
  sent.add(name);
  return api.data(operations.get(name) as string, variables, token);
}

/** A command of the page, with the files that it names. */
async function commanded(command: string): Promise<string> {
  const words = command.trim().split(/\s+/);
  expect(words.slice(0, 3)).toEqual(['npx', 'hexledger', 'vassal']);
  const files: Readonly<Record<string, Uint8Array>> = { 'game.vlog': LOG, 'set-up.vsav': SET_UP };
  const argv = words.slice(3).map((word) => {
    const bytes = files[word];
    if (!bytes) return word.replace('~', folder);
    writeFileSync(join(folder, word), bytes);
    return join(folder, word);
  });
  // Boards of VASL are not in the project: one of ours stands for board 02.
  const more = argv.includes('--scenario') ? ['--board', '02=village'] : [];
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const beside = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    expect(await run([...argv, ...more])).toBe(0);
    return log.mock.calls.join('\n');
  } finally {
    log.mockRestore();
    beside.mockRestore();
  }
}

test('from a log to a book that knows who is left', async () => {
  const [look] = blocks('sh');
  expect(await commanded(look as string)).toMatch(
    /4-6-7 1sq \(Section Ebert\)[\s\S]*Gone in the end:[\s\S]*Anna/,
  );
  const campaign: string = (await send('Create')).createCampaign.campaign.id;
  expect(await send('Begin', { campaign })).toEqual({ beginBook: { version: 1 } });
  const { enlist } = await send('Enlist', { campaign, roster: blocks('csv')[0] });
  expect(enlist).toEqual({ book: { roster: { count: 5 } } });
  expect((await send('Plan', { campaign })).advanceTurn.__typename).toBe('BookChanged');
  const { battle, paper } = await fought(campaign);
  expect(paper).toContain('<td>Section Ebert</td>');

  const save = Buffer.from(LOG).toString('base64');
  const propose = async () => (await send('Propose', { campaign, battle, save })).campaign.book.proposeReport;
  const before = await propose();
  const told = (proposed: typeof before, unit: string) =>
    proposed.units.find((one: { unit: { id: string } }) => one.unit.id === unit);
  expect(told(before, 'r1')).toMatchObject({ toldBy: 'LABEL', fate: 'KILLED' });
  expect(told(before, 'r2')).toMatchObject({ toldBy: null, fate: null });
  expect((await send('Remember', { campaign })).matchCounters.__typename).toBe('BookChanged');
  const after = await propose();
  expect(told(after, 'r2')).toMatchObject({ toldBy: 'MATCHING', fate: 'UNHURT' });
  expect(after.dice).toEqual([{ player: 'Anna', pairs: 1, pairAverage: 11 }]);

  expect(
    (await send('Report', { battle, units: after.unitsFile, note: after.note })).reportBattle.version,
  ).toBeGreaterThan(2);
  const book = await settled(campaign, battle);
  expect(book.rosterUnit.state).toBe('LOST');
  expect(book.paper).toContain('They held the bridge.');
  expect(Buffer.from(book.workbook, 'base64').subarray(0, 2).toString()).toBe('PK');
});

/** The battle of the first turn, once it is open. */
async function fought(campaign: string): Promise<{ battle: string; paper: string }> {
  for (;;) {
    const { paper, battles } = (await send('OrderOfBattle', { campaign })).campaign.book;
    const [battle] = battles.nodes;
    if (battle?.status === 'OPEN') return { battle: battle.id, paper };
    await sleep(50);
  }
}

async function settled(campaign: string, battle: string) {
  for (;;) {
    const { book } = (await send('Outcome', { campaign, battle })).campaign;
    if (book.turn === 2) return book;
    await sleep(50);
  }
}

test('a set-up becomes a scenario', async () => {
  const [, make] = blocks('sh');
  expect(JSON.parse(await commanded(make as string))).toMatchObject({ system: 'aslsk', turns: 7 });
});

test('every operation of the page was sent', () => {
  expect([...operations.keys()].filter((name) => !sent.has(name))).toEqual([]);
});
