/**
 * Two campaigns that differ only in what blue may not know: whom red has on its roster, what red buys and plans, what became of
 * red's own in a battle. Whatever blue, an observer or a follower of the log asks, both answer with the same bytes.
 */
import { gunzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import type { TestApi } from '../../src/api/api.testkit.js';
import { ExportsModule } from '../../src/exports/index.js';
import { BACKGROUND } from '../support/background.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { bridgeReport, SKIRMISH_BOOKS, skirmishWar } from '../support/skirmish-book.js';
import { SkirmishCampaign, type Staff } from '../support/skirmish-campaign.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(60_000);

// biome-ignore lint/suspicious/noExplicitAny: every query answers in its own shape
type Answered = any;

let database: TestDatabase;
let api: TestApi;
let worlds: readonly SkirmishCampaign[];

/** What red has, does and suffers, in one world and in the other. */
interface Secrets {
  readonly roster: object[];
  readonly orders: object;
  readonly more: object[];
  readonly units: object[];
  /** What the referee alone may read of the battle. */
  readonly note: string | null;
  readonly corrected: object[];
  readonly rulings: readonly object[];
}

const red = (id: string, more: object = {}) => ({
  unit: id,
  side: 'red',
  kind: 'squad',
  name: `Red ${id}`,
  counter: 'rifles',
  ...more,
});
const FIRST: Secrets = {
  roster: [red('r-sergeant', { kind: 'person', counter: 'sergeant' }), red('r1')],
  orders: { deployments: [{ node: 'bridge', units: ['r1'] }] },
  more: [{ ...red('r7'), kind: 'SQUAD' }],
  units: [{ unit: 'r1', fate: 'killed' }],
  note: 'Step 3, Anna: r1 is only bait.',
  corrected: [{ unit: 'r1', fate: 'wounded' }],
  rulings: [{ what: 'SIDE', id: 'red', set: { points: 9 }, why: 'A gift.' }],
};
const SECOND: Secrets = {
  roster: [
    red('x1', { formation: 'red-9', experience: 3 }),
    red('x2'),
    red('x3', { name: 'Hidden reserve' }),
  ],
  orders: { deployments: [{ node: 'bridge', units: ['x1', 'x3'] }], priorities: ['x2'] },
  more: [
    { ...red('x7'), kind: 'SQUAD', history: [{ date: '1941-01-01', says: 'Long service.' }] },
    { ...red('x8'), kind: 'SQUAD' },
  ],
  units: [
    { unit: 'x1', fate: 'unhurt', checksPassed: 2, deeds: [{ deed: 'kill', times: 1 }] },
    { unit: 'x3', fate: 'captured', captor: 'blue' },
  ],
  note: null,
  corrected: [{ unit: 'x1', fate: 'missing' }],
  rulings: [
    { what: 'SIDE', id: 'red', set: { points: 2 }, why: 'A fine.' },
    { what: 'ROSTER', id: 'x2', set: { name: 'Second reserve' }, why: 'Renamed.' },
    { what: 'SIDE', id: 'red', set: { points: 4 }, why: 'A smaller fine.' },
  ],
};

beforeAll(async () => {
  database = await createTestDatabase();
  const features = ['jobs', 'webhooks', 'books', 'book-commands', 'exports'];
  api = await SkirmishCampaign.serve(database, [...BACKGROUND, SKIRMISH_BOOKS, ExportsModule], features, {
    budget: { points: 1e12, seconds: 1 },
    cost: 1e6,
  });
  worlds = [await played(FIRST), await played(SECOND)];
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

/** The same campaign but for red's secrets; every command of one has its like in the other. */
async function played(secrets: Secrets): Promise<SkirmishCampaign> {
  const campaign = await SkirmishCampaign.create(api);
  const { referee } = campaign.staff;
  const give = async (name: string, input: object, of: object = { campaignId: campaign.id }) => {
    const answer = await api.command(name, { ...of, ...input }, referee);
    if (!/^Book/.test(answer.__typename)) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  };
  const war = skirmishWar();
  const blue = war.roster.filter(({ side }) => side === 'blue');
  const document = {
    ...war,
    // Nothing is rolled for: the dice are public, and would differ.
    policies: { preset: 'plain', replacements: { start: { blue: 6, red: 6 } } },
    formations: [...war.formations, { formation: 'red-9', side: 'red', name: 'Ninth' }],
    roster: [...blue, ...secrets.roster],
  };
  await give('beginBook', { campaign: { document }, confirmUnknown: true });
  await give('enlist', { roster: { units: { roster: secrets.more } } });
  await give('sealOrders', { turn: 1, side: 'red', orders: secrets.orders });
  for (const ruling of secrets.rulings) await give('makeRuling', ruling);
  await give('sealOrders', {
    turn: 1,
    side: 'blue',
    orders: { deployments: [{ node: 'bridge', units: ['b1', 'b-sergeant'] }] },
  });
  const battle = await until(
    campaign,
    'battles(first: 1) { nodes { id status } } version',
    (book) => book.battles.nodes[0]?.status === 'OPEN',
  );
  const [{ id: battleId }] = battle.battles.nodes;
  const { units, ...report } = bridgeReport();
  const own = units.filter(({ unit }) => unit.startsWith('b')).map(({ deeds: _, ...one }) => one);
  await give(
    'reportBattle',
    { report: { json: { ...report, units: [...own, ...secrets.units] } }, note: secrets.note },
    { battleId },
  );
  const { version } = battle;
  await until(campaign, 'turn phase', ({ turn, phase }) => turn === 2 && phase === 'PLANNING');
  const fact = {
    fact: 'report',
    battle: battleId.split('.').at(-1),
    report: { ...report, units: [...own, ...secrets.corrected] },
  };
  await give('correct', {
    version: version + 1,
    fact,
    why: `It was ${JSON.stringify(secrets.corrected)}.`,
  });
  await give('sealOrders', { turn: 2, side: 'red', orders: {} });
  return campaign;
}

async function until(
  campaign: SkirmishCampaign,
  fields: string,
  isSo: (book: Answered) => boolean,
): Promise<Answered> {
  for (;;) {
    const query = `query ($id: ID!) { campaign(id: $id) { book { ${fields} } } }`;
    const { book } = (await api.data(query, { id: campaign.id }, campaign.staff.referee)).campaign;
    if (isSo(book)) return book;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const EVERYTHING = `line { name version } version date turn phase deadline outcome { winner why } policies { preset version document }
  graph { nodes { id status battle { name status } edges { id taken mayCome says } } document }
  sides { key name points victoryPoints battlesWon stance stillNeeded sealed playerRank } formations { id name strength { state units } }
  roster(first: 100) { count nodes { id name state experience { points kills } lifeStory { text } } } rosterFile json: rosterFile(format: JSON)
  theirs: rosterUnit(id: "r1") { id } others: rosterUnit(id: "x1") { id } flags { flag value } terrain { ground marks }
  battles(first: 10) { nodes { name status drawn { unit roster } report { note winner why points { side points } units { unit fate }
    arisen { unit how } losses { side fate units } turningPoints { says } dice { side luck } consequences { what sentence about } } } }
  victoryPoints(first: 50) { nodes { version turn side points total for says } totals { side points } }
  fieldPromotions(first: 50) { nodes { meaning unit to says } } awards(first: 10) { nodes { unit award } } standings { turn sides { side victoryPoints } }
  turns(first: 10) { nodes { turn state fromVersion untilVersion result steps { number step state version } } }
  preconditions { next met missing { code side says } } sealed { side turn } purchasable { group side } lines { name current }
  entries(first: 100) { nodes { version kind fact sentence consequences { what sentence about } correctedBy corrects { why } } pageInfo { endCursor } }`;

const LOG =
  'query ($id: ID!) { campaign(id: $id) { position events(first: 100) { nodes { position kind about } } } }';

/** What differs between two campaigns whatever happens in them: ids, moments, commitments. */
function told(campaign: SkirmishCampaign, answer: unknown): string {
  return JSON.stringify(answer)
    .replaceAll(campaign.id.split('.')[1] as string, 'CAMPAIGN')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'BATTLE')
    .replaceAll(/person\.[\w-]{22}/g, 'PERSON')
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, 'MOMENT')
    .replaceAll(/[0-9a-f]{64}/g, 'HASH')
    .replaceAll(/"remaining":\d+/g, 'REMAINING');
}

async function both(who: keyof Staff, query: string): Promise<[string, string]> {
  const answers = worlds.map(async (campaign) => {
    const { data, errors, extensions } = await api.ask(query, { id: campaign.id }, campaign.staff[who]);
    return told(campaign, { data, errors: errors?.map(({ message }) => message), extensions });
  });
  return (await Promise.all(answers)) as [string, string];
}

test('the worlds do differ: red and the referee see it', async () => {
  for (const who of ['red', 'referee'] as const) {
    const [one, other] = await both(who, `query ($id: ID!) { campaign(id: $id) { book { ${EVERYTHING} } } }`);
    expect(one).not.toBe(other);
  }
});

test.each(['blue', 'observer'] as const)(
  '%s reads the same of both, at every version of the book',
  async (who) => {
    const { version } = await until(worlds[0] as SkirmishCampaign, 'version', () => true);
    const [latest, other] = await both(
      who,
      `query ($id: ID!) { campaign(id: $id) { book { ${EVERYTHING} } } }`,
    );
    expect(latest).toContain('The bridge');
    expect(other).toBe(latest);
    for (let at = 1; at <= version; at++) {
      const [one, two] = await both(
        who,
        `query ($id: ID!) { campaign(id: $id) { book(at: { version: ${at} }) { ${EVERYTHING} } } }`,
      );
      expect(two).toBe(one);
    }
  },
);

test.each(['blue', 'observer'] as const)('%s follows the same log of both', async (who) => {
  const [one, other] = await both(who, LOG);
  expect(one).toContain('book.reveal');
  expect(other).toBe(one);
});

async function bundleOf(campaign: SkirmishCampaign, who: keyof Staff): Promise<string> {
  const query = 'query ($id: ID!) { campaign(id: $id) { bundle } }';
  const { bundle } = (await api.data(query, { id: campaign.id }, campaign.staff[who])).campaign;
  const headers = { authorization: `Bearer ${campaign.staff[who]}` };
  const answer = await fetch(`${new URL(api.url).origin}${bundle}`, { headers });
  expect(answer.status).toBe(200);
  const lines = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  return told(campaign, lines)
    .replaceAll(/"at\\":\d{13}/g, 'AT')
    .replaceAll(/"signed\\":\\"[^"]+"/g, 'SIGNED');
}

test('blue has the same bundle of both, and not a word that the referee has noted', async () => {
  const bundles = async (who: keyof Staff) => Promise.all(worlds.map((campaign) => bundleOf(campaign, who)));
  const [one, other] = await bundles('blue');
  expect(one).toContain('book.report');
  expect(other).toBe(one);
  expect(one).not.toContain('only bait');
  expect((await bundles('referee'))[0]).toContain('only bait');
});

test('blue is refused in the same words in both', async () => {
  const seal = async (orders: object) => {
    const answers = worlds.map(async (campaign) => {
      const input = { campaignId: campaign.id, turn: 2, orders };
      return told(campaign, await api.command('sealOrders', input, campaign.staff.blue));
    });
    return Promise.all(answers);
  };
  for (const units of [['r1'], ['x1'], ['r-sergeant'], ['x3'], ['nobody']]) {
    const [one, other] = await seal({ deployments: [{ node: 'raid', units }] });
    expect(one).toContain('NO_SUCH_UNIT');
    expect(other).toBe(one);
  }
});
