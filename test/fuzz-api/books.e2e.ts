/** What a campaign's book is given and asked, with a few things wrong in it: refused with a reason, never a fault. */
import { jest } from '@jest/globals';
import { nextKey, type TestApi } from '../../src/api/api.testkit.js';
import { BACKGROUND } from '../support/background.js';
import { Chance } from '../support/chance.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { bridgeReport, SKIRMISH_BOOKS, skirmishWar } from '../support/skirmish-book.js';
import { SkirmishCampaign, type Staff } from '../support/skirmish-campaign.js';
import { type Json, nonsense, spoilt } from './nonsense.js';

jest.setTimeout(300_000);

const RUNS = Number(process.env.FUZZ_RUNS ?? 150);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

let database: TestDatabase;
let api: TestApi;
let campaign: SkirmishCampaign;
let chance: Chance;

beforeAll(async () => {
  database = await createTestDatabase();
  const features = ['jobs', 'webhooks', 'books', 'book-commands'];
  api = await SkirmishCampaign.serve(database, [...BACKGROUND, SKIRMISH_BOOKS], features, {
    budget: { points: 1e12, seconds: 1 },
    cost: 1e6,
  });
  campaign = await SkirmishCampaign.create(api);
  const begun = await command('beginBook', { campaign: { document: skirmishWar() } });
  expect(begun).toMatchObject({ data: { beginBook: { __typename: 'BookChanged' } } });
});
beforeEach(() => {
  chance = new Chance(SEED);
});
afterEach(() => {
  expect(api.errors.lines).toEqual([]);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

async function send(query: string, variables: object, who: keyof Staff = 'referee'): Promise<Json> {
  const response = await api.post(JSON.stringify({ query, variables }), {
    authorization: `Bearer ${campaign.staff[who]}`,
  });
  const text = await response.text();
  const asked = JSON.stringify({ query, variables }).slice(0, 3_000);
  if (![200, 400, 413].includes(response.status)) throw new Error(`${response.status} to ${asked}: ${text}`);
  if (/"INTERNAL"|node_modules|at .*\.[jt]s:|select |insert |syntax error at or near/i.test(text))
    throw new Error(`${text.slice(0, 2_000)}\nto ${asked}\n${api.errors.lines.join('\n')}`);
  return JSON.parse(text);
}

function command(name: string, input: object, who: keyof Staff = 'referee'): Promise<Json> {
  const type = String(api.schema.getMutationType()?.getFields()[name]?.args[0]?.type);
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { __typename ... on Problem { code message path } } }`;
  return send(query, { input: { idempotencyKey: nextKey(), campaignId: campaign.id, ...input } }, who);
}

const { graph, roster } = skirmishWar();

/** Sound commands of every kind, as the referee would give them. */
const SOUND: readonly (readonly [string, Record<string, unknown>])[] = [
  ['beginBook', { campaign: { document: skirmishWar() } }],
  ['enlist', { roster: { csv: 'unit,side,kind,name,counter\nb9,blue,squad,Nine,rifles\n' } }],
  ['enlist', { roster: { json: JSON.stringify({ roster: roster.slice(0, 1) }) } }],
  ['sealOrders', { turn: 1, side: 'blue', orders: { stance: 'HOLD', purchases: [{ group: 'Rifles' }] } }],
  ['sealOrders', { turn: 1, side: 'red', orders: { deployments: [{ node: 'bridge', units: ['r1'] }] } }],
  ['setDeadline', { deadline: '2030-01-01T00:00:00.000Z' }],
  ['openCampaignBattle', { where: { beside: 'A brawl' }, units: ['b2'] }],
  ['decideNode', { node: 'crossing', edge: 'ordered' }],
  ['setFlags', { flags: [{ flag: 'rain', value: true }] }],
  ['setPolicies', { policies: { document: { preset: 'mine', off: ['awards'] } } }],
  ['setGraph', { graph }],
  ['makeRuling', { what: 'ROSTER', id: 'b1', set: { name: 'First', experience: 2 }, why: 'so' }],
  ['makeRuling', { what: 'TERRAIN', id: 'river', set: { marks: { A1: { rubble: true } } }, why: 'so' }],
  ['makeRuling', { what: 'FLAG', id: 'rain', set: { value: 3 }, why: 'so' }],
  ['correct', { version: 2, fact: { fact: 'decide', flags: { dry: true } }, why: 'so' }],
  ['correct', { version: 1, fact: { fact: 'begin', ...skirmishWar() }, why: 'so' }],
  ['branch', { version: 1, name: 'Another' }],
  ['useLine', { line: 'line.AAAAAAAAAAAAAAAAAAAAAA.x' }],
];

test('spoilt commands are refused, and what is let in can be read', async () => {
  const everything = `query ($id: ID!) { campaign(id: $id) { book { version sides { key stillNeeded } formations { strength { state } } roster(first: 20) { nodes { id is marks } }
    rosterFile json: rosterFile(format: JSON) graph { nodes { edges { says } } document } terrain { marks } flags { value } purchasable { group } battles(first: 20) { nodes { name report { why } } }
    victoryPoints(first: 20) { nodes { says } } fieldPromotions(first: 20) { nodes { says } } standings { turn } turns(first: 5) { nodes { result steps { problem } } }
    preconditions { missing { says } } sealed { side } entries(first: 100) { nodes { sentence fact consequences { sentence } } } lines { name }
    rosterUnit(id: "b1") { experience { points } lifeStory { text } } dryRun { rolls { purpose } } } } }`;
  await times(RUNS * 4, async () => {
    const [name, sound] = chance.pick(SOUND);
    const who = chance.pick([
      'referee',
      'referee',
      'referee',
      'blue',
      'red',
      'observer',
      'stranger',
    ] as const);
    await command(name, spoilt(chance, sound) as object, who);
  });
  for (const who of ['referee', 'blue', 'observer'] as const)
    await send(
      who === 'referee' ? everything : everything.replace(/dryRun.*purpose \} \}|problem/g, '__typename'),
      { id: campaign.id },
      who,
    );
});

test('spoilt reports are refused', async () => {
  const fields = 'query ($id: ID!) { campaign(id: $id) { book { battles(first: 1) { nodes { id } } } } }';
  await command('advanceTurn', {});
  const { data } = (await send(fields, { id: campaign.id })) as {
    data?: { campaign: { book: { battles: { nodes: { id: string }[] } } } };
  };
  const battleId = data?.campaign.book.battles.nodes[0]?.id ?? `battle.${campaign.id.split('.')[1]}.x`;
  const csv = { winner: 'blue', why: 'so', units: 'unit,fate,deeds\nb1,wounded,kill 2\n' };
  await times(RUNS * 2, async () => {
    const report =
      chance.below(3) === 0 ? { csv: spoilt(chance, csv) } : { json: spoilt(chance, bridgeReport()) };
    const type =
      'mutation ($input: ReportBattleInput!) { reportBattle(input: $input) { __typename ... on Problem { code message path } } }';
    await send(type, { input: { idempotencyKey: nextKey(), battleId, report } });
  });
});

test('every question takes any argument', async () => {
  const number = () => chance.pick([-1, 0, 1, 2, 3, 50, 100, 101, 2 ** 31 - 1, -(2 ** 31)]);
  const text = () =>
    JSON.stringify(
      chance.pick([
        '',
        'b1',
        '\0',
        '__proto__',
        'constructor',
        'WyJ4Il0',
        'WzFd',
        'W10',
        'WzEsIngiXQ',
        'battle.x.y',
        'x'.repeat(300),
      ]),
    );
  const maybe = (name: string, value: () => string | number) =>
    chance.below(2) === 0 ? `${name}: ${value()}` : '';
  const page = () => `first: ${number()} ${maybe('after', text)}`;
  const moment = () =>
    chance.pick([
      () => `{ version: ${number()} }`,
      () => `{ position: ${number()} }`,
      () => `{ turn: { turn: ${number()} ${maybe('phase', () => 'BATTLES')} } }`,
    ])();
  const filter = (...members: string[]) =>
    `filter: { ${members.map((member) => maybe(member, text)).join(' ')} }`;
  const fields = [
    () =>
      `roster(${page()} ${filter('side', 'formation', 'level', 'text')}) { nodes { id lifeStory { text } } count }`,
    () => `rosterUnit(id: ${text()}) { name experience { points } }`,
    () => `battles(${page()}) { nodes { id } }`,
    () => `afterActionReport(battle: ${text()}) { why consequences { sentence } }`,
    () => `victoryPoints(${page()} ${filter('side', 'battle')}) { nodes { says } totals { points } }`,
    () => `fieldPromotions(${page()} ${filter('side', 'unit', 'battle')}) { nodes { says } }`,
    () => `awards(${page()}) { nodes { says } }`,
    () => `turns(${page()}) { nodes { result } }`,
    () => `entries(${page()}) { nodes { sentence } }`,
    () => `compare(with: ${text()}) { roster { says } }`,
    () => `previewCorrection(version: ${number()}, fact: $json) { differences { name } }`,
    () => `previewPolicies(policies: $json) { differences { name } }`,
  ];
  await times(RUNS * 4, () => {
    const asked = `${maybe('at', moment)} ${maybe('line', text)}`.trim();
    const book = `book${asked && `(${asked})`} { version ${chance.pick(fields)()} }`;
    const query = `query ($json: JSON! = {}) { campaign(id: "${campaign.id}") { name ${book} } }`;
    const who = chance.pick(['referee', 'blue', 'observer', 'stranger'] as const);
    const json =
      chance.below(2) === 0 ? nonsense(chance) : spoilt(chance, { fact: 'begin', ...skirmishWar() });
    return send(query, { json }, who);
  });
});

async function times(runs: number, work: () => Promise<unknown>): Promise<void> {
  for (let run = 0; run < runs; run++) await work();
}
