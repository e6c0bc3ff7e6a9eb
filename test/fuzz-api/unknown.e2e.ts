/** What is named and is not there: always NOT_FOUND, never a fault, never an empty list. */
import { nextKey } from '../../src/api/api.testkit.js';
import { BACKGROUND } from '../support/background.js';
import { bridgeReport, SKIRMISH_BOOKS, skirmishWar } from '../support/skirmish-book.js';
import { campaign, inputHas, mutation, send, serveFuzzed } from './fuzz.js';

serveFuzzed([...BACKGROUND, SKIRMISH_BOOKS], ['jobs', 'webhooks', 'books', 'book-commands'], { cost: 1e6 });

let battle: string;
let own: string;
beforeAll(async () => {
  battle = await campaign.planned();
  own = campaign.id.split('.')[1] as string;
  await send(mutation('beginBook'), {
    input: {
      idempotencyKey: nextKey(),
      campaignId: campaign.id,
      campaign: { document: skirmishWar() },
    },
  });
});

const UUID = '0198c5a1-0000-7000-8000-000000000000';
const BATTLES = () => ['x', '', `battle.${own}.${UUID}`, `battle.AAAAAAAAAAAAAAAAAAAAAA.${UUID}`];
const LINES = () => ['x', `line.${own}.x`, `line.${own}.${UUID}`];
const JOBS = () => ['x', `job.${own}.${'QQ'.repeat(3)}`];
const TEXTS = () => ['nobody', '', '__proto__'];
/** Names that cannot be any are malformed before somebody looks for them. */
const NAMES = () => ['nobody'];

const inBattle = (field: string) => (name: string) =>
  `{ battle(id: "${battle}") { ${field.replace('?', name)} } }`;
const inBook = (field: string) => (name: string) =>
  `{ campaign(id: "${campaign.id}") { book { version ${field.replace('?', name)} } } }`;
const inCampaign = (field: string) => (name: string) =>
  `{ campaign(id: "${campaign.id}") { name ${field.replace('?', name)} } }`;

type Asked = readonly [string, (name: string) => string, () => string[]];
const QUESTIONS: readonly Asked[] = [
  ['battle', (name) => `{ battle(id: "${name}") { name } }`, BATTLES],
  ['battle, eyes', (name) => `{ battle(id: "${battle}", eyes: "${name}") { name } }`, TEXTS],
  ['unit', inBattle('unit(id: "?") { id }'), TEXTS],
  ['units of a side', inBattle('units(first: 5, filter: { side: "?" }) { nodes { id } }'), TEXTS],
  ['legal orders', inBattle('legalOrders(side: "?") { kind }'), TEXTS],
  ['legal orders of a unit', inBattle('legalOrders(side: "blue", filter: { unit: "?" }) { kind }'), TEXTS],
  ['odds', inBattle('odds(side: "?", order: { json: { order: "pass" } }) { total }'), TEXTS],
  ['actions of a unit', inBattle('actions(first: 5, filter: { unit: "?" }) { nodes { version } }'), TEXTS],
  ['job', (name) => `{ job(id: "${name}") { name } }`, JOBS],
  ['book of a line', inCampaign('book(line: "?") { version }'), LINES],
  [
    'events of a battle',
    inCampaign('events(first: 5, filter: { battleId: "?" }) { nodes { kind } }'),
    BATTLES,
  ],
  ['roster of a side', inBook('roster(first: 5, filter: { side: "?" }) { nodes { id } }'), TEXTS],
  ['roster of a formation', inBook('roster(first: 5, filter: { formation: "?" }) { nodes { id } }'), TEXTS],
  ['unit on the roster', inBook('rosterUnit(id: "?") { id }'), TEXTS],
  ['report', inBook('afterActionReport(battle: "?") { why }'), BATTLES],
  ['points of a side', inBook('victoryPoints(first: 5, filter: { side: "?" }) { nodes { says } }'), TEXTS],
  [
    'points of a battle',
    inBook('victoryPoints(first: 5, filter: { battle: "?" }) { nodes { says } }'),
    BATTLES,
  ],
  [
    'promotions of a side',
    inBook('fieldPromotions(first: 5, filter: { side: "?" }) { nodes { says } }'),
    TEXTS,
  ],
  [
    'promotions of a unit',
    inBook('fieldPromotions(first: 5, filter: { unit: "?" }) { nodes { says } }'),
    TEXTS,
  ],
  [
    'promotions in a battle',
    inBook('fieldPromotions(first: 5, filter: { battle: "?" }) { nodes { says } }'),
    BATTLES,
  ],
  ['comparison', inBook('compare(with: "?") { turns { here } }'), LINES],
  [
    'preview of a report',
    inBook('previewReport(battle: "?", report: { json: {} }) { likeliest { sentence } }'),
    BATTLES,
  ],
];

test.each(QUESTIONS)('asked of nobody and nothing: %s', async (_, text, names) => {
  const answers = [];
  for (const name of names()) {
    const answer = (await send(text(name), {})) as {
      errors?: { extensions: { code: string }; message: string }[];
    };
    answers.push([name, answer.errors?.[0]?.extensions.code ?? JSON.stringify(answer)]);
  }
  expect(answers).toEqual(names().map((name) => [name, 'NOT_FOUND']));
});

const COMMANDS: readonly (readonly [string, string, object, () => string[]])[] = [
  ['issueOrders', 'battleId', { side: 'blue', orders: [{ json: { order: 'pass' } }] }, BATTLES],
  ['issueOrders', 'side', { orders: [{ json: { order: 'pass' } }] }, TEXTS],
  ['undo', 'battleId', { toVersion: 1 }, BATTLES],
  ['undo', 'side', { toVersion: 1 }, TEXTS],
  ['answerUndo', 'battleId', { consent: true }, BATTLES],
  ['rule', 'battleId', { changes: [{ do: 'clock', set: { turn: 2 } }], why: 'so' }, BATTLES],
  ['sealOrders', 'side', { turn: 1, orders: {} }, NAMES],
  ['sealOrders', 'line', { turn: 1, side: 'blue', orders: {} }, LINES],
  ['concede', 'side', {}, NAMES],
  ['reportBattle', 'battleId', { report: { json: bridgeReport() } }, BATTLES],
  ['decideNode', 'node', { edge: 'x' }, NAMES],
  ['decideNode', 'line', { node: 'crossing', edge: 'x' }, LINES],
  ['useLine', 'line', {}, LINES],
  ['branch', 'line', { version: 1, name: 'Another' }, LINES],
  ['cancelJob', 'jobId', {}, JOBS],
  ['retryJob', 'jobId', {}, JOBS],
  ['makeRuling', 'id', { what: 'ROSTER', set: { name: 'x' }, why: 'so' }, NAMES],
];

test.each(COMMANDS)('a command to nobody and nothing: %s, %s', async (name, member, more, names) => {
  const told = [];
  for (const value of names()) {
    const addressed = { battleId: battle, campaignId: campaign.id };
    const type = mutation(name);
    const known = Object.fromEntries(Object.entries(addressed).filter(([key]) => inputHas(name, key)));
    const input = { idempotencyKey: nextKey(), ...known, ...more, [member]: value };
    const answer = (await send(type, { input })) as {
      data?: Record<string, { code: string; path: string[] }>;
    };
    const { code, path } = answer.data?.[name] ?? { code: JSON.stringify(answer) };
    told.push([value, code, path]);
  }
  expect(told).toEqual(names().map((value) => [value, 'NOT_FOUND', [member]]));
});
