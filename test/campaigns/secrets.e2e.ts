/**
 * Two campaigns that differ only in what the German staff alone may know: whom it has, buys, seals and has lost unseen. Whatever
 * the Russian commander or an observer asks, hears live or is sent, both campaigns say the same bytes, ids and times aside.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { TestApi } from '../../src/api/api.testkit.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { Receiver } from '../support/receiver.js';
import { type Answered, SIDES, Staffs, serve, type Who } from './staffs.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(300_000);

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await serve(database);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

/** What the German staff has, does and suffers. Each world gives the same commands. */
interface Secrets {
  readonly reserves: readonly object[];
  readonly enlisted: readonly object[];
  readonly orders: readonly [object, object];
  readonly fates: readonly object[];
  readonly corrected: readonly object[];
  readonly rank: string;
}

const OUTSIDERS: readonly Who[] = ['russian', 'observer'];
const SENT = ['g-s3', 'g-s4', 'g-s5', 'g-s6'];

const reserve = fc.record({
  kind: fc.constantFrom('PERSON', 'SQUAD'),
  name: fc.constantFrom('Section Brandt', 'Lieutenant Weiss', 'The old guard'),
  experience: fc.integer({ min: 0, max: 40 }),
  kills: fc.nat(4),
  battles: fc.nat(4),
  history: fc.constantFrom([], [{ date: '1941-06-22', says: 'Was there from the first day.' }]),
});
const reserves = (name: string, minLength: number) =>
  fc.array(reserve, { minLength, maxLength: 4 }).map((all) =>
    all.map((one, n) => ({
      ...one,
      unit: `g-${name}${n}`,
      side: 'german',
      counter: one.kind === 'SQUAD' ? '5-4-8' : '9-2',
    })),
  );
const orders = fc.record({
  purchases: fc.constantFrom([], [{ group: 'Stragglers', count: 1 }], [{ group: 'Guns', count: 1 }]),
  priorities: fc.shuffledSubarray(['g-l1', 'g-s1', 'g-s5', 'g-s7']),
});
const fates = fc.shuffledSubarray([...SENT, 'g-l2']).chain((units) =>
  fc.tuple(
    ...units.map((unit) =>
      fc.record({
        unit: fc.constant(unit),
        fate: fc.constantFrom('UNHURT', 'WOUNDED', 'KILLED', 'MISSING', 'CAPTURED'),
        checksFailed: fc.nat(3),
        deeds: fc.constantFrom([], [{ deed: 'kill', times: 3 }], [{ deed: 'rally', times: 2 }]),
      }),
    ),
  ),
);
const secrets: fc.Arbitrary<Secrets> = fc.record({
  reserves: reserves('r', 0),
  enlisted: reserves('e', 1),
  orders: fc.tuple(orders, orders),
  fates,
  corrected: fates,
  rank: fc.constantFrom('Sergeant', 'Captain'),
});

const RECRUIT = { unit: 'g-e0', side: 'german', kind: 'SQUAD', name: 'Recruits', counter: '5-4-8' };
const NOTHING = { purchases: [], priorities: [] };
/** How many of a staff rose is as secret as who. */
const QUIET: Secrets = {
  reserves: [],
  enlisted: [RECRUIT],
  orders: [NOTHING, NOTHING],
  fates: [],
  corrected: [],
  rank: 'Captain',
};
const PROMOTED: Secrets = {
  ...QUIET,
  fates: [{ unit: 'g-l2', fate: 'UNHURT', deeds: [{ deed: 'kill', times: 3 }] }],
};

interface World {
  readonly staffs: Staffs;
  readonly hooks: ReadonlyMap<Who, Receiver>;
}

const unit = (side: string, id: string, kind: string, counter: string) => ({
  unit: `${side[0]}-${id}`,
  side,
  kind,
  name: `${side} ${id}`,
  counter,
});

const side = (nationality: string, area: string, leader: string, squad: string) => ({
  is: { nationality },
  forces: [{ area, units: [{ counter: leader }, { counter: squad, count: 2 }] }],
});
const SCENARIO = {
  scenario: 'a-corner-of-the-village',
  title: 'A Corner of the Village',
  system: 'aslsk',
  map: { board: 'village' },
  turns: 2,
  setUp: [['russian'], ['german']],
  sides: {
    german: side('German', 'K4-L7', '8-1', '4-6-7'),
    russian: side('Russian', 'N4-P7', '8-0', '4-4-7'),
  },
};

/** Rolls for nothing that the others see: the dice are public, and would differ. */
const POLICIES = {
  preset: 'secrets',
  experience: {
    earns: [
      { for: 'battle', points: 1 },
      { for: 'kill', points: 2 },
    ],
    levels: [
      { level: 'green', from: 0, says: 'Green' },
      { level: 'veteran', from: 3, says: 'Veteran' },
    ],
  },
  promotion: {
    ladder: [
      { rank: 'Sergeant', counter: '8-0' },
      { rank: 'Lieutenant', counter: '8-1' },
      { rank: 'Captain', counter: '9-1' },
    ],
    rules: [{ rule: 'kills', says: 'Two kills', when: { kills: 2 } }],
  },
  awards: [{ award: 'Star', kinds: ['person', 'squad'], when: { kills: 2 } }],
  replacements: {
    start: { german: 6, russian: 6 },
    groups: [
      { group: 'Stragglers', side: 'german', cost: 2, units: { '4-4-7': 2 } },
      { group: 'Guns', side: 'german', cost: 3, units: { MMG: 1 } },
      { group: 'Riflemen', side: 'russian', cost: 2, units: { '4-4-7': 2 } },
    ],
  },
};

async function played(of: Secrets): Promise<World> {
  const staffs = await Staffs.join(api);
  const roster = SIDES.flatMap((own) => [
    ...[1, 2, 3].map((n) => unit(own, `l${n}`, 'person', own === 'german' ? '8-1' : '8-0')),
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => unit(own, `s${n}`, 'squad', own === 'german' ? '4-6-7' : '4-4-7')),
  ]);
  const spoken = of.reserves.map((one) => ({ ...one, kind: (one as Answered).kind.toLowerCase() }));
  const node = { scenario: SCENARIO, ground: 'village' };
  const document = {
    system: 'aslsk',
    date: '1942-10-01',
    sides: SIDES.map((own) => ({ side: own, name: own })),
    policies: POLICIES,
    roster: [...roster, ...spoken],
    graph: {
      start: ['farm'],
      nodes: [
        { ...node, node: 'farm', title: 'The Farm', mode: 'RECORD', edges: [{ edge: 'on', to: 'ford' }] },
        { ...node, node: 'ford', title: 'The Ford', mode: 'ENFORCE', ends: true },
      ],
    },
  };
  const hooks = await listening(staffs);
  await staffs.enter('referee', 'beginBook', { campaign: { document } });
  await staffs.enter('referee', 'enlist', { roster: { units: { roster: of.enlisted } } });
  await staffs.enter('referee', 'makeRuling', {
    what: 'ROSTER',
    id: 'g-l3',
    set: { rank: of.rank },
    why: `He is ${of.rank}.`,
  });
  await staffs.seal(1, {
    german: { ...of.orders[0], deployments: [{ node: 'farm', units: ['g-l2', ...SENT] }] },
    russian: {
      purchases: [{ group: 'Riflemen' }],
      deployments: [{ node: 'farm', units: ['r-l2', 'r-s3', 'r-s4'] }],
    },
  });
  const { id: battleId } = await staffs.battleAt('farm');
  const russians = [
    { unit: 'r-l2', fate: 'UNHURT', deeds: [{ deed: 'kill', times: 2 }] },
    { unit: 'r-s3', fate: 'KILLED' },
  ];
  const typed = { winner: 'russian', why: 'They held it.', points: [{ side: 'russian', points: 2 }] };
  await staffs.done('referee', 'reportBattle', {
    battleId,
    report: { typed: { ...typed, units: [...of.fates, ...russians] } },
  });
  await staffs.until('', ({ turn, phase }) => turn === 2 && phase === 'PLANNING');
  await correctFarm(staffs, of);
  await staffs.seal(2, {
    german: {
      priorities: (of.orders[1] as Answered).priorities,
      deployments: [{ node: 'ford', units: ['g-l1', 'g-s1', 'g-s2'] }],
    },
    russian: { deployments: [{ node: 'ford', units: ['r-l1', 'r-s1', 'r-s2'] }] },
  });
  await staffs.battleAt('ford');
  await delivered(staffs);
  return { staffs, hooks };
}

async function correctFarm(staffs: Staffs, { corrected }: Secrets): Promise<void> {
  const { entries } = await staffs.book('referee', 'entries(first: 50) { nodes { version kind fact } }');
  const { version, fact } = entries.nodes.find(({ kind }: Answered) => kind === 'report');
  const kept = fact.report.units.filter((one: Answered) => one.unit.startsWith('r-'));
  const units = [
    ...corrected.map((one) => ({ ...one, fate: (one as Answered).fate.toLowerCase() })),
    ...kept,
  ];
  await staffs.enter('referee', 'correct', {
    version,
    fact: { ...fact, report: { ...fact.report, units } },
    why: `Because of ${JSON.stringify(corrected)}`.slice(0, 400),
  });
}

/** The Russian commander and an observer have their own receivers. */
async function listening(staffs: Staffs): Promise<Map<Who, Receiver>> {
  const { sides } = await staffs.campaign('referee', 'sides { id key }');
  const hooks = new Map<Who, Receiver>();
  for (const who of OUTSIDERS) {
    const receiver = await new Receiver().start();
    const own = sides.find(({ key }: Answered) => key === who);
    const seat = own ? { role: 'COMMANDER', sideId: own.id } : { role: 'OBSERVER' };
    await staffs.done('referee', 'addWebhook', { campaignId: staffs.id, url: receiver.url, ...seat });
    hooks.set(who, receiver);
  }
  return hooks;
}

/** Every event up to now has been sent, or was none of the receiver's business. */
async function delivered(staffs: Staffs): Promise<void> {
  const { position } = await staffs.campaign('referee', 'position');
  for (;;) {
    const fields =
      'webhooks { position waiting: deliveries(first: 1, state: WAITING) { nodes { id } } active: deliveries(first: 1, state: ACTIVE) { nodes { id } } }';
    const { webhooks } = await staffs.campaign('referee', fields);
    const isDone = (one: Answered) =>
      one.position >= position && one.waiting.nodes.length + one.active.nodes.length === 0;
    if (webhooks.every(isDone)) return;
    await sleep(25);
  }
}

const BOOK = `line { name version } version date turn phase deadline attacker outcome { winner why } policies { preset version document } dice { scheme seed }
  graph { nodes { id status battle { name status } edges { id taken mayCome says }
    muster { side drawn standIns { unit for } emptyPlaces { counter count why } leftOut { why units } says } } document }
  sides { key name points victoryPoints battlesWon stance stillNeeded sealed playerRank } formations { id name strength { state units } }
  roster(first: 100) { count nodes { id name state rank level experience { points kills checksFailed } lifeStory { text } } } rosterFile json: rosterFile(format: JSON)
  flags { flag value } terrain { ground marks }
  battles(first: 10) { nodes { name status mode drawn { unit roster } report { winner why points { side points } units { unit fate deeds { deed times } }
    arisen { unit } losses { side fate units } turningPoints { says } dice { side luck } consequences { what sentence about cause { says } } } } }
  victoryPoints(first: 50) { nodes { version turn side points total for says } totals { side points } }
  fieldPromotions(first: 50) { nodes { version meaning side unit to says } } awards(first: 10) { nodes { unit award } }
  standings { turn sides { side victoryPoints } }
  turns(first: 10) { nodes { turn state fromVersion untilVersion result steps { number step subject state version } } }
  preconditions { next met missing { code side says } } sealed { side turn } purchasable { group side } lines { name current }
  entries(first: 100) { nodes { version position kind fact sentence consequences { what sentence about cause { policy says } rolls { purpose } } correctedBy corrects { version why rewritten } } pageInfo { endCursor } }`;

const QUERIES: readonly string[] = [
  `book { ${BOOK} }`,
  ...[
    'roster(first: 9, filter: { side: "german" }) { count }',
    'victoryPoints(first: 9, filter: { side: "german" }) { nodes { total } }',
  ].map((fields) => `book { ${fields} }`),
  `position events(first: 100) { nodes { position kind battleId about action { by order effects { kind sentence about } changes } } pageInfo { endCursor } }`,
  `battles(first: 5) { nodes { name version mode position units(first: 50) { nodes { id name at attributes } } actions(first: 50) { nodes { version by order effects { sentence } } } } }`,
  // A unit of the other side is refused in the same words as one that does not exist.
  ...['g-l2', 'g-r0', 'nobody'].map((id) => `book { rosterUnit(id: "${id}") { id state } }`),
  // What is the referee's is refused in the same words.
  `jobs(first: 50) { nodes { name state progress result error } }`,
  `webhooks { url deliveries(first: 5) { nodes { result } } }`,
  `book { dryRun { step } }`,
  `book { turns(first: 5) { nodes { steps { attempts result problem } } } }`,
  `book { previewCorrection(version: 2, fact: { fact: "nothing" }) { rewritten { version } } }`,
];

/** What differs between two campaigns whatever happens in them: ids, moments, commitments. */
function plain({ staffs }: World, answer: unknown): string {
  return JSON.stringify(answer)
    .replaceAll(staffs.id.split('.')[1] as string, 'CAMPAIGN')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/[a-z]+\.[\w-]{22}/g, 'ID')
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, 'MOMENT')
    .replaceAll(/[0-9a-f]{64}/g, 'HASH')
    .replaceAll(/"remaining":\d+/g, 'REMAINING');
}

/** Everything that somebody can ask, hear and be sent. */
async function outlook(world: World, who: Who): Promise<string[]> {
  const { staffs, hooks } = world;
  const answers: unknown[] = [];
  for (const query of QUERIES) {
    const asked = await api.ask(
      `query ($id: ID!) { campaign(id: $id) { ${query} } }`,
      { id: staffs.id },
      staffs.token(who),
    );
    const errors = asked.errors?.map(({ message, extensions: { code } }) => ({ message, code }));
    answers.push({ data: asked.data, errors, extensions: asked.extensions });
  }
  const { version } = await staffs.book(who, 'version');
  for (let at = 1; at <= version; at++)
    answers.push(await staffs.campaign(who, `book(at: { version: ${at} }) { ${BOOK} }`));
  answers.push(await heard(staffs, who));
  // What is sent twice, because the answer came late, bears the same id.
  const sent = new Map(
    hooks.get(who)?.received.map(({ body }): [string, Answered] => [JSON.parse(body).id, JSON.parse(body)]),
  );
  const inOrder = [...sent.values()].sort((one, other) => one.position - other.position);
  answers.push(inOrder.map(({ id: _, ...body }) => body));
  const seal = {
    campaignId: staffs.id,
    turn: 2,
    orders: { deployments: [{ node: 'ford', units: ['g-r0'] }] },
  };
  answers.push(await api.command('sealOrders', seal, staffs.token(who)));
  return answers.map((answer) => plain(world, answer));
}

/** The live stream from its beginning, as far as the log goes. */
async function heard(staffs: Staffs, who: Who): Promise<unknown[]> {
  const { events } = await staffs.campaign(who, 'events(first: 100) { nodes { position } }');
  const client = api.sockets(staffs.token(who));
  const query =
    'subscription ($id: ID!) { campaignEvents(campaignId: $id, after: 0) { position kind about } }';
  const all: unknown[] = [];
  for await (const { data } of client.iterate({ query, variables: { id: staffs.id } }))
    if (all.push(data) === events.nodes.length) break;
  await client.dispose();
  return all;
}

test('the Russian commander and an observer cannot tell the worlds apart', async () => {
  await fc.assert(
    fc.asyncProperty(secrets, secrets, async (one, other) => {
      const worlds = [await played(one), await played(other)] as const;
      for (const who of OUTSIDERS) {
        const [first, second] = [await outlook(worlds[0], who), await outlook(worlds[1], who)];
        expect(first.join()).toContain('They held it.');
        for (const [i, seen] of first.entries()) expect(second[i]).toBe(seen);
      }
      for (const { hooks } of worlds) for (const receiver of hooks.values()) receiver.stop();
    }),
    { numRuns: process.env.CI ? 5 : 3, examples: [[PROMOTED, QUIET]], endOnFailure: true },
  );
});

test('the worlds do differ: their own staff and the referee see it', async () => {
  const [one, other] = fc.sample(secrets, { numRuns: 2, seed: 7 }) as [Secrets, Secrets];
  const worlds = [await played(one), await played(other)] as const;
  const log = async (world: World, who: Who) =>
    plain(
      world,
      await world.staffs.book(who, 'entries(first: 100) { nodes { fact consequences { about } } }'),
    );
  for (const who of ['german', 'referee'] as const)
    expect(await log(worlds[0], who)).not.toBe(await log(worlds[1], who));
  for (const { hooks } of worlds) for (const receiver of hooks.values()) receiver.stop();
});
