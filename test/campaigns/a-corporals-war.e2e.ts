/**
 * The long campaign of personal leaders: twelve scenarios through the API, with a battle fought by clients, and what the referee
 * set right afterwards. Ranks and élan are counted once more here, by the printed schedule alone.
 */
import { jest } from '@jest/globals';
import type { TestApi } from '../../src/api/api.testkit.js';
import aCorporalsWar from '../../src/rules-core/squad-leader/campaigns/a-corporals-war.json' with {
  type: 'json',
};
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { entriesOf } from './recount.js';
import { type Answered, Staffs, serve, type Throwing } from './staffs.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(300_000);

const SIDES = ['german', 'russian', 'american'] as const;
type Side = (typeof SIDES)[number];

const FOUGHT = 'counterattack';
const NODES = aCorporalsWar.graph.nodes.map(({ node }) => node);
const DOCUMENT = {
  ...aCorporalsWar,
  graph: {
    ...aCorporalsWar.graph,
    nodes: aCorporalsWar.graph.nodes.map((node) => ({
      ...node,
      mode: node.node === FOUGHT ? 'ASSIST' : 'RECORD',
    })),
  },
};

/** The schedule of élan and cowardice (GEN/campaign, 3.29/a, 3.4.7). */
const POINTS: Readonly<Record<string, number>> = {
  'afv-by-infantry': 6,
  'hex-cleared': 3,
  'afv-by-weapon': 2,
  rally: 1,
  'directed-kill': 1,
  victory: 1,
  'captured-in-close-combat': 6,
  'captured-in-rout': 2,
  'stayed-wounded': 3,
  'total-cowardice': -8,
  'squad-surrendered': -3,
  'broke-a-squad': -2,
  'weapon-malfunctioned': -1,
  'broke-under-fire': -1,
};
const LADDER = [
  'Corporal',
  'Sergeant',
  '1st Sergeant',
  '2nd Lieutenant',
  '1st Lieutenant',
  'Captain',
  'Major',
];
const COUNTERS = ['7-0', '8-0', '8-1', '9-1', '9-2', '10-2', '10-3'];

/** What a leader did in a scenario, deed by deed; `killed` ends him. */
type Told = Readonly<Record<string, number | true>>;
interface Card {
  readonly winner: Side;
  readonly told: Partial<Record<Side, Told>>;
}

/** The cards that are reported from the table. In the third somebody forgot two burnt tanks. */
const CARDS: Readonly<Record<string, Card>> = {
  works: {
    winner: 'german',
    told: { german: { rally: 4, 'directed-kill': 3, 'hex-cleared': 1 }, russian: { 'broke-under-fire': 2 } },
  },
  streets: {
    winner: 'russian',
    told: { german: { 'directed-kill': 1 }, russian: { 'total-cowardice': 1, 'broke-a-squad': 1 } },
  },
  hedgehog: {
    winner: 'russian',
    told: { german: { rally: 2 }, russian: { 'captured-in-rout': 2, rally: 5 } },
  },
  crest: {
    winner: 'russian',
    told: { german: { killed: true }, russian: { 'directed-kill': 4, 'stayed-wounded': 1 } },
  },
  escape: { winner: 'german', told: { german: { 'hex-cleared': 3 }, russian: { 'squad-surrendered': 1 } } },
  station: {
    winner: 'american',
    told: { german: { rally: 1 }, american: { 'afv-by-infantry': 1, rally: 3 } },
  },
  salient: {
    winner: 'german',
    told: { german: { 'afv-by-weapon': 3 }, american: { 'weapon-malfunctioned': 2 } },
  },
  strongpoint: {
    winner: 'american',
    told: {
      german: { 'broke-under-fire': 1 },
      american: { 'captured-in-close-combat': 1, 'hex-cleared': 2 },
    },
  },
  crossing: {
    winner: 'german',
    told: { german: { 'directed-kill': 5 }, american: { 'total-cowardice': 1 } },
  },
  landing: { winner: 'american', told: { german: { rally: 3 }, american: { rally: 9, 'directed-kill': 9 } } },
  road: {
    winner: 'german',
    told: { german: { rally: 12, 'directed-kill': 12 }, american: { 'broke-a-squad': 1 } },
  },
};
/** What the referee puts into the third card afterwards. */
const SET_RIGHT: Card = {
  winner: 'russian',
  told: {
    german: { 'directed-kill': 1, 'afv-by-infantry': 2 },
    russian: { 'total-cowardice': 1, 'broke-a-squad': 1 },
  },
};

interface Career {
  rank: number;
  elan: number;
  /** The first one, his successor, ... */
  man: number;
}

/** The printed procedure, card by card, after the battle that clients fought. */
function careers(
  after: Readonly<Record<Side, Career>>,
  cards: Readonly<Record<string, Card>>,
): Record<Side, Career> {
  const all = structuredClone(after) as Record<Side, Career>;
  for (const { winner, told } of Object.values(cards))
    for (const [side, one] of Object.entries(told)) step(all[side as Side], one, winner === side);
  return all;
}

function step(career: Career, told: Told, won: boolean): void {
  if (told.killed) {
    Object.assign(career, { rank: 0, elan: 0, man: career.man + 1 });
    return;
  }
  const made = Object.entries(told).map(([deed, times]) => (POINTS[deed] as number) * Number(times));
  career.elan += made.reduce((sum, points) => sum + points, won ? 1 : 0);
  if (career.elan >= 10 && career.rank < LADDER.length - 1)
    Object.assign(career, { rank: career.rank + 1, elan: career.elan - 10 });
  else if (career.elan <= -10) {
    if (career.rank === 0) Object.assign(career, { elan: 0, man: career.man + 1 });
    else Object.assign(career, { rank: career.rank - 1, elan: career.elan + 10 });
  }
}

let database: TestDatabase;
let api: TestApi;
let staffs: Staffs;
/** As the battle of the clients left them. */
let begun: Record<Side, Career>;
let before: Answered;
let preview: Answered;

const PEOPLE: Readonly<Record<Side, string>> = {
  german: 'g-brandt',
  russian: 'r-lukin',
  american: 'a-nolan',
};

/** Who leads a side now: the last of his name who is not lost. */
async function leaders(asked = ''): Promise<Record<Side, Answered>> {
  const fields = 'roster(first: 50) { nodes { id side rank counter state marks } }';
  const { roster } = await staffs.book('referee', fields, asked);
  const of = (side: Side) =>
    roster.nodes.filter((one: Answered) => one.side === side && one.state !== 'LOST');
  for (const side of SIDES) expect([side, of(side).length]).toEqual([side, 1]);
  return Object.fromEntries(SIDES.map((side) => [side, of(side)[0]])) as Record<Side, Answered>;
}

const manOf = (id: string) => Number(id.split('.')[1] ?? 1);
const careerOf = ({ id, rank, marks }: Answered): Career => ({
  rank: LADDER.indexOf(rank),
  elan: marks?.elan ?? 0,
  man: manOf(id),
});

async function report(node: string, { winner, told }: Card): Promise<void> {
  const { id: battleId, drawn } = await staffs.battleAt(node);
  const now = await leaders();
  const units = Object.entries(told).map(([side, { killed, ...deeds }]) => ({
    unit: now[side as Side].id,
    fate: killed ? 'KILLED' : 'UNHURT',
    deeds: Object.entries(deeds).map(([deed, times]) => ({ deed, times: Number(times) })),
  }));
  expect(drawn.sort()).toEqual(units.map(({ unit }) => unit).sort());
  await staffs.done('referee', 'reportBattle', {
    battleId,
    report: { typed: { winner, why: 'As it was told.', units } },
  });
}

/** Dice that harm few: whom a chance bullet hit or took would not be there for the cards that follow. */
const mildly: Throwing = ({ dice }) => dice.map((_, i) => 3 + (i % 2));

/** Clients that know no rule fight until dusk, and the referee says who won. */
async function fight(): Promise<void> {
  const { id: battleId } = await staffs.battleAt(FOUGHT);
  await staffs.fightAtTheTable(battleId, 1, mildly, 100);
  const { battle } = await api.data(
    'query ($id: ID!) { battle(id: $id) { outcome { why } } }',
    { id: battleId },
    staffs.token('referee'),
  );
  if (battle.outcome) return;
  const over = { winner: 'russian', why: 'Dusk fell, and the Guards had more of the houses.' };
  await staffs.done('referee', 'rule', { battleId, changes: [{ do: 'clock', set: { over } }], why: 'Dusk.' });
}

async function turn(number: number, node: string): Promise<void> {
  await staffs.seal(number, {});
  const card = CARDS[node];
  await (card ? report(node, card) : fight());
  await staffs.until('', (book) => book.turn === number + 1 || book.phase === 'OVER');
}

/** Two burnt tanks were forgotten: the report of the third card is corrected when nine cards have been played. */
async function setRight(): Promise<void> {
  const entries = await entriesOf(staffs);
  const streets = entries.filter(({ fact }) => fact?.fact === 'report')[NODES.indexOf('streets')];
  const units = streets.fact.report.units.map((one: Answered) =>
    one.unit === PEOPLE.german
      ? { ...one, deeds: [...one.deeds, { deed: 'afv-by-infantry', times: 2 }] }
      : one,
  );
  const fact = { ...streets.fact, report: { ...streets.fact.report, units } };
  before = await staffs.book('referee', 'version rosterUnit(id: "g-brandt") { rank counter }');
  const asked = `book { previewCorrection(version: ${streets.version}, fact: $fact) { rewritten { version } differences { unit differences { kind what } } } }`;
  preview = (await staffs.campaign('referee', asked, { fact }, ', $fact: JSON!')).book.previewCorrection;
  await staffs.enter('referee', 'correct', {
    version: streets.version,
    fact,
    why: 'The tanks in the square were his.',
    expectedVersion: before.version,
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  api = await serve(database);
  staffs = await Staffs.join(api, SIDES);
  await staffs.enter('referee', 'beginBook', { campaign: { document: DOCUMENT } });
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
  expect(api?.errors.lines).toEqual([]);
});

test('the first card is fought with the leaders among its forces', async () => {
  await turn(1, FOUGHT);
  const now = await leaders();
  begun = Object.fromEntries(SIDES.map((side) => [side, careerOf(now[side])])) as Record<Side, Career>;
  expect(begun.american).toEqual({ rank: 0, elan: 0, man: 1 });
});

test('[squad-leader GEN/campaign] ranks follow élan and cowardice from card to card', async () => {
  const told: Record<string, Card> = {};
  for (const [i, node] of NODES.slice(1, 9).entries()) {
    await turn(i + 2, node);
    told[node] = CARDS[node] as Card;
    const now = await leaders();
    const counted = careers(begun, told);
    for (const side of SIDES) {
      expect([node, side, careerOf(now[side])]).toEqual([node, side, counted[side]]);
      expect(now[side].counter).toBe(COUNTERS[counted[side].rank]);
    }
  }
});

test('the referee sets a report right, and every rank after it follows', async () => {
  await setRight();
  const rightly = (nodes: readonly string[]) =>
    Object.fromEntries(nodes.map((node) => [node, node === 'streets' ? SET_RIGHT : (CARDS[node] as Card)]));
  const now = await leaders();
  const counted = careers(begun, rightly(NODES.slice(1, 9)));
  for (const side of SIDES) expect([side, careerOf(now[side])]).toEqual([side, counted[side]]);
  // The German corporal fell at the crest, a rank higher than had been thought.
  const whenHeFell = careers(begun, rightly(NODES.slice(1, 4))).german;
  const { rosterUnit } = await staffs.book('referee', 'rosterUnit(id: "g-brandt") { rank counter state }');
  expect(rosterUnit).toEqual({
    rank: LADDER[whenHeFell.rank],
    counter: COUNTERS[whenHeFell.rank],
    state: 'LOST',
  });
  expect(rosterUnit.rank).not.toBe(before.rosterUnit.rank);
  expect(preview.differences).toEqual([
    { unit: 'g-brandt', differences: expect.arrayContaining([{ kind: 'COMES', what: 'promotion' }]) },
  ]);
});

test('a referee promotes somebody of his own accord, and the last cards go on from there', async () => {
  const { american } = await leaders();
  await staffs.enter('referee', 'makeRuling', {
    what: 'ROSTER',
    id: american.id,
    set: { rank: 'Captain' },
    why: 'For the bridge, which no schedule knows.',
  });
  const before = await leaders();
  const from = Object.fromEntries(SIDES.map((side) => [side, careerOf(before[side])])) as Record<
    Side,
    Career
  >;
  expect(LADDER[from.american.rank]).toBe('Captain');
  const told: Record<string, Card> = {};
  for (const [i, node] of NODES.slice(9).entries()) {
    await turn(i + 10, node);
    told[node] = CARDS[node] as Card;
  }
  const now = await leaders();
  const counted = careers(from, told);
  for (const side of SIDES) expect([side, careerOf(now[side])]).toEqual([side, counted[side]]);
});

test('at the end a point for each card won, and one for each rank above Corporal', async () => {
  const book = await staffs.book(
    'observer',
    'turn phase outcome { winner } sides { key victoryPoints battlesWon }',
  );
  expect(book).toMatchObject({ turn: 12, phase: 'OVER' });
  const now = await leaders();
  for (const { key, victoryPoints, battlesWon } of book.sides) {
    const rank = LADDER.indexOf(now[key as Side].rank);
    expect([key, victoryPoints]).toEqual([key, battlesWon + rank]);
  }
  expect(book.sides.reduce((sum: number, { battlesWon }: Answered) => sum + battlesWon, 0)).toBe(12);
});
