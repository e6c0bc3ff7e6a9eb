/** A set-up saved in VASL becomes a scenario of the library, and a battle, over the API. */
import { jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { HouseCampaign } from '../../test/support/house-campaign.js';
import { readVassal, vassalAsJson, vassalInWords } from '../exchange/index.js';
import { pieceText, saved } from '../exchange/vassal/vassal.testkit.js';
import { originalBoardText } from '../rules-core/boards/index.js';

jest.setTimeout(120_000);

let database: TestDatabase;
let campaign: HouseCampaign;
beforeAll(async () => {
  database = await createTestDatabase();
  campaign = await HouseCampaign.serve(await database.connect());
});
afterAll(async () => {
  await campaign?.api.close();
  await database?.drop();
});

const SECRET = 'a password';

const counter = (id: string, name: string, nation: string, x: number, y: number, hiddenBy = 'null'): string =>
  pieceText(id, [
    ['hide;72,130;HIP;255,255,255;player:', hiddenBy],
    [`conceal;C;${nation}/qmark;${nation};;`, 'null;'],
    [`piece;K;D;${nation}/x;${name}`, `Main Map;${x};${y};1;0`],
  ]);

const SAVE = saved([
  'INFO\tAxis\tAxis\t1\t3\t4\t2\t3\t?\t?\t',
  counter('1', '4-6-7 1sq', 'ge', 963, 690),
  counter('2', 'SPW 251/1', 'ge', 963, 690),
  counter('3', '4-4-7 1sq', 'ru', 1413, 432, SECRET),
]);
const file = Buffer.from(SAVE).toString('base64');

const FROM = `query ($input: ScenarioFromSaveInput!) {
  scenarioFromSave(input: $input) { scenario position placed text open { about says times } boards { name board } }
}`;

async function fromSave(more: object, who = 'referee') {
  const input = { file, system: 'aslsk', ...more };
  return campaign.api.ask(FROM, { input }, campaign.tokens[who]);
}

test('an upload gives what the command line prints', async () => {
  const query = 'query ($file: String!) { vassalFile(file: $file) { text json boards } }';
  const { vassalFile } = await campaign.api.data(query, { file }, campaign.tokens.german);
  const read = readVassal(SAVE);
  if (!read.ok) throw new Error(read.problem.message);
  expect(vassalFile).toEqual({
    text: vassalInWords(read.value),
    json: vassalAsJson(read.value),
    boards: ['02'],
  });
  expect(JSON.stringify(vassalFile)).not.toContain(SECRET);
  const { errors } = await campaign.api.ask(query, { file: 'bm90IGEgc2F2ZQ==' }, campaign.tokens.german);
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'DAMAGED' } });
  expect((await campaign.api.ask(query, { file })).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
});

test('a set-up is looked at, uploaded and fought; a board is known by the name it was uploaded with', async () => {
  const unknown = (await fromSave({})).data?.scenarioFromSave;
  expect(unknown).toMatchObject({ scenario: null, boards: [{ name: '02', board: null }] });
  const village = { kind: 'BOARD', name: 'bd02', document: originalBoardText('village') };
  const uploaded = '... on UploadAccepted { item { reference } }';
  const { item: board } = await campaign.api.command('upload', village, campaign.tokens.referee, uploaded);
  const made = (await fromSave({ title: 'From VASL', turns: 6 })).data?.scenarioFromSave;
  expect(made.boards).toEqual([{ name: '02', board: board.reference }]);
  expect(made.placed).toBe(2);
  expect(made.open).toContainEqual({
    about: 'COUNTER',
    says: 'German SPW 251/1 in 02 K5: ASL Starter Kit has no counter of this name.',
    times: 1,
  });
  expect(made.text).toMatch(/^2 counters stand on the map\.\nTo be decided:/);
  // Uploads are looked for among the viewer's own.
  expect((await fromSave({}, 'german')).data?.scenarioFromSave.boards).toEqual([{ name: '02', board: null }]);
  const scenario = { kind: 'SCENARIO', name: 'From VASL', system: 'aslsk', document: made.scenario };
  const { item } = await campaign.api.command(
    'upload',
    scenario,
    campaign.tokens.referee,
    '... on UploadAccepted { item { reference } } ... on UploadRefused { problems { path message } }',
  );
  expect(item).toBeDefined();
  const battle = await campaign.open({ scenario: made.scenario });
  const { units } = await campaign.ask('referee', battle, 'units(first: 5) { nodes { at name hidden } }');
  expect(units.nodes).toEqual([
    { at: 'K5', name: '4-6-7', hidden: false },
    { at: 'S1', name: '4-4-7', hidden: true },
  ]);
  const seen = await campaign.ask('german', battle, 'units(first: 5) { nodes { at } }');
  expect(seen.units.nodes).toEqual([{ at: 'K5' }]);
});

test.each([
  [{ system: 'chess' }, 'BAD_USER_INPUT'],
  [{ turns: 0 }, 'BAD_USER_INPUT'],
  [{ file: 'bm90IGEgc2F2ZQ==' }, 'DAMAGED'],
])('%j is refused', async (more, code) => {
  expect((await fromSave(more)).errors?.[0]?.extensions.code).toBe(code);
});
