/** What a campaign's book is given and asked, with a few things wrong in it: refused with a reason, never a fault. */
import { nextKey } from '../../src/api/api.testkit.js';
import { BACKGROUND } from '../support/background.js';
import { bridgeReport, SKIRMISH_BOOKS, skirmishWar } from '../support/skirmish-book.js';
import type { Staff } from '../support/skirmish-campaign.js';
import {
  aNumber,
  aPage,
  aText,
  campaign,
  chance,
  maybe,
  mutation,
  RUNS,
  send,
  serveFuzzed,
  times,
} from './fuzz.js';
import { type Json, nonsense, spoilt } from './nonsense.js';

serveFuzzed([...BACKGROUND, SKIRMISH_BOOKS], ['jobs', 'webhooks', 'books', 'book-commands'], { cost: 1e6 });
beforeAll(async () => {
  const begun = await command('beginBook', { campaign: { document: skirmishWar() } });
  expect(begun).toMatchObject({ data: { beginBook: { __typename: 'BookChanged' } } });
});

function command(name: string, input: object, who: keyof Staff = 'referee'): Promise<Json> {
  const whole = { idempotencyKey: nextKey(), campaignId: campaign.id, ...input };
  return send(mutation(name), { input: whole }, who);
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
  ['matchCounters', { counters: [{ unit: 'b1', counter: 'First Squad' }], forget: ['b2'] }],
  ['makeRuling', { what: 'FLAG', id: 'rain', set: { value: 3 }, why: 'so' }],
  ['correct', { version: 2, fact: { fact: 'decide', flags: { dry: true } }, why: 'so' }],
  ['correct', { version: 1, fact: { fact: 'begin', ...skirmishWar() }, why: 'so' }],
  ['branch', { version: 1, name: 'Another' }],
  ['useLine', { line: 'line.AAAAAAAAAAAAAAAAAAAAAA.x' }],
];

const ANYBODY = ['referee', 'referee', 'referee', 'blue', 'red', 'observer', 'stranger'] as const;

test('spoilt commands are refused, and what is let in can be read', async () => {
  const everything = `query ($id: ID!) { campaign(id: $id) { book { version sides { key stillNeeded } formations { strength { state } } roster(first: 20) { nodes { id is marks } }
    rosterFile json: rosterFile(format: JSON) graph { nodes { edges { says } } document } terrain { marks } flags { value } purchasable { group } battles(first: 20) { nodes { name report { why } } }
    victoryPoints(first: 20) { nodes { says } } fieldPromotions(first: 20) { nodes { says } } standings { turn } turns(first: 5) { nodes { result steps { problem } } }
    preconditions { missing { says } } sealed { side } entries(first: 100) { nodes { sentence fact consequences { sentence } } } lines { name }
    rosterUnit(id: "b1") { experience { points } lifeStory { text } } dryRun { rolls { purpose } } } } }`;
  await times(RUNS * 4, async () => {
    const [name, sound] = chance.pick(SOUND);
    const who = chance.pick(ANYBODY);
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
  await command('advanceTurn', { withoutAbsent: true });
  const { data } = (await send(fields, { id: campaign.id })) as {
    data?: { campaign: { book: { battles: { nodes: { id: string }[] } } } };
  };
  const battleId = data?.campaign.book.battles.nodes[0]?.id ?? `battle.${campaign.id.split('.')[1]}.x`;
  const csv = { winner: 'blue', why: 'so', units: 'unit,fate,deeds\nb1,wounded,kill 2\n' };
  await times(RUNS * 2, async () => {
    const report =
      chance.below(3) === 0 ? { csv: spoilt(chance, csv) } : { json: spoilt(chance, bridgeReport()) };
    await send(mutation('reportBattle'), { input: { idempotencyKey: nextKey(), battleId, report } });
  });
});

test('every question takes any argument', async () => {
  const moment = () =>
    chance.pick([
      () => `{ version: ${aNumber()} }`,
      () => `{ position: ${aNumber()} }`,
      () => `{ turn: { turn: ${aNumber()} ${maybe('phase', () => 'BATTLES')} } }`,
    ])();
  const filter = (...members: string[]) =>
    `filter: { ${members.map((member) => maybe(member, aText)).join(' ')} }`;
  const fields = [
    () =>
      `roster(${aPage()} ${filter('side', 'formation', 'level', 'text')}) { nodes { id lifeStory { text } } count }`,
    () => `rosterUnit(id: ${aText()}) { name experience { points } }`,
    () => `battles(${aPage()}) { nodes { id } }`,
    () => `afterActionReport(battle: ${aText()}) { why consequences { sentence } }`,
    () => `victoryPoints(${aPage()} ${filter('side', 'battle')}) { nodes { says } totals { points } }`,
    () => `fieldPromotions(${aPage()} ${filter('side', 'unit', 'battle')}) { nodes { says } }`,
    () => `awards(${aPage()}) { nodes { says } }`,
    () => `turns(${aPage()}) { nodes { result } }`,
    () => `entries(${aPage()}) { nodes { sentence } }`,
    () => `compare(with: ${aText()}) { roster { says } }`,
    () => `previewCorrection(version: ${aNumber()}, fact: $json) { differences { name } }`,
    () => `previewPolicies(policies: $json) { differences { name } }`,
  ];
  await times(RUNS * 4, () => {
    const asked = `${maybe('at', moment)} ${maybe('line', aText)}`.trim();
    const book = `book${asked && `(${asked})`} { version ${chance.pick(fields)()} }`;
    const query = `query ($json: JSON! = {}) { campaign(id: "${campaign.id}") { name ${book} } }`;
    const who = chance.pick(['referee', 'blue', 'observer', 'stranger'] as const);
    const json =
      chance.below(2) === 0 ? nonsense(chance) : spoilt(chance, { fact: 'begin', ...skirmishWar() });
    return send(query, { json }, who);
  });
});
