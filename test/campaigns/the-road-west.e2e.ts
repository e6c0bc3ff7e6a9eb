/**
 * A campaign of the house wholly through the API: four linked battles fought by clients that know no rule and throw their own dice,
 * each with those whom the battles before have left, and every projection against a plain recount of the log.
 */
import { jest } from '@jest/globals';
import type { TestApi } from '../../src/api/api.testkit.js';
import theRoadWest from '../../src/rules-core/panzer/campaigns/the-road-west.json' with { type: 'json' };
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { entriesOf, Recount } from './recount.js';
import { type Answered, Staffs, serve, type Throwing, thrown } from './staffs.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(900_000);

const SIDES = ['german', 'soviet'];
const { graph } = theRoadWest;

/** The tanks begin within each other's sight, so that there is something to shoot at for clients that know no rule. */
const NEAR: Readonly<Record<string, string>> = { german: 'N5-P8', soviet: 'R4-S8' };

function atTheTable(node: (typeof graph.nodes)[number]): object {
  const { scenario } = node;
  if (node.node !== 'crossroads' || typeof scenario === 'string') return { ...node, mode: 'ASSIST' };
  const sides = Object.entries(scenario.sides).map(([side, { forces, ...rest }]) => [
    side,
    { ...rest, forces: forces.map((force) => ({ ...force, area: NEAR[side] })) },
  ]);
  return { ...node, mode: 'ASSIST', scenario: { ...scenario, sides: Object.fromEntries(sides) } };
}

/** As the house tells it, but for chance: one kill makes an ace, everybody who has fought a battle rises, and recruits make nobody up. */
const DOCUMENT = {
  ...theRoadWest,
  policies: {
    ...theRoadWest.policies,
    promotion: {
      rules: [{ rule: 'tested', says: 'A battle since his last promotion', when: { battles: 1 } }],
    },
    awards: [{ award: 'Ace', when: { kills: 1 }, kinds: ['vehicle'] }],
    replacements: { ...theRoadWest.policies.replacements, madeUpEachTurn: 0 },
  },
  graph: { ...graph, nodes: graph.nodes.map(atTheTable) },
};

interface FoughtBattle {
  readonly id: string;
  readonly drawn: readonly string[];
  readonly units: readonly Answered[];
  readonly formations: Readonly<Record<string, Answered>>;
}

let database: TestDatabase;
let api: TestApi;
let staffs: Staffs;
let counted: Recount;
/** Each battle by its node, as it began. */
const fought = new Map<string, FoughtBattle>();
/** After the first turn. */
let after: Answered[];

/** The first shots all hit and burn; later ones harm nobody, so that those live who are to be seen in the next battle. */
function hardAtFirst(): Throwing {
  let shots = 0;
  const isHot = () => shots++ < FIRST_SHOTS;
  return (roll, next) => {
    if (roll.purpose.startsWith('AP hit')) return isHot() ? [0, 1] : [9, 8];
    if (roll.purpose.startsWith('AP damage')) return [0];
    if (roll.purpose.startsWith('GP fire')) return isHot() ? [9, 9] : [0, 2];
    return thrown(roll, next);
  };
}
const FIRST_SHOTS = 12;

async function openNodes(): Promise<string[]> {
  const { graph: seen } = await staffs.book('referee', 'graph { nodes { id status } }');
  return seen.nodes.filter(({ status }: Answered) => status === 'OPEN').map(({ id }: Answered) => id);
}

/** All open battles of the turn, to their ends. */
async function turn(number: number, sent: Readonly<Record<string, object[]>> = {}): Promise<void> {
  const orders = SIDES.map((side) => [side, { deployments: sent[side] ?? [] }]);
  await staffs.seal(number, Object.fromEntries(orders));
  for (const node of await openNodes()) {
    const { id, drawn } = await staffs.battleAt(node);
    const query = `query ($id: ID!) { battle(id: $id) {
      sides { attributes } units(first: 100) { nodes { id side name attributes } } } }`;
    const { battle } = await api.data(query, { id }, staffs.token('referee'));
    const formations = Object.assign(
      {},
      ...battle.sides.map(({ attributes }: Answered) => attributes.formations),
    );
    fought.set(node, { id, drawn, units: battle.units.nodes, formations });
    await staffs.fightAtTheTable(id, number, hardAtFirst());
  }
  await staffs.until('', (book) => book.turn === number + 1 || book.phase === 'OVER');
}

/** Everybody of either side. */
async function rosterNow(): Promise<Answered[]> {
  const fields = `id side kind state counter name rank awards is formation
    experience { points kills battles checksPassed checksFailed actions }`;
  const ofSide = (side: string) =>
    `${side}: roster(first: 100, filter: { side: "${side}" }) { nodes { ${fields} } }`;
  const book = await staffs.book('referee', SIDES.map(ofSide).join(' '));
  return SIDES.flatMap((side) => book[side].nodes);
}

const aces = () => after.filter(({ awards, state }) => awards.includes('Ace') && state === 'READY');
const fighting = (node: number) => [...fought.values()][node] as FoughtBattle;
const unitIn = (node: number, id: string) => fighting(node).units.find((unit) => unit.id === id);

beforeAll(async () => {
  database = await createTestDatabase();
  api = await serve(database);
  staffs = await Staffs.join(api, SIDES);
  await staffs.enter('referee', 'beginBook', { campaign: { document: DOCUMENT } });
  await turn(1);
  after = await rosterNow();
  const [next] = await openNodes();
  const sent = (side: string) => ({
    node: next,
    units: aces()
      .filter((one) => one.side === side)
      .map(({ id }) => id),
  });
  await turn(2, Object.fromEntries(SIDES.map((side) => [side, [sent(side)]])));
  await turn(3);
  const nodes = graph.nodes.map(({ node }) => node);
  counted = new Recount(await entriesOf(staffs), SIDES, nodes, graph.start);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
  expect(api?.errors.lines).toEqual([]);
});

test('four battles in three turns: two at once, the one that came of it, and the last', async () => {
  const {
    turn: last,
    phase,
    outcome,
    battles,
  } = await staffs.book(
    'observer',
    'turn phase outcome { winner } battles(first: 9) { nodes { status mode } }',
  );
  expect({ last, phase, winner: outcome.winner }).toEqual({ last: 3, phase: 'OVER', winner: counted.winner });
  expect([...fought.keys()]).toEqual(['crossroads', 'well', expect.stringMatching(/^(blow|block)$/), 'road']);
  expect(battles.nodes).toEqual(Array(4).fill({ status: 'SETTLED', mode: 'ASSIST' }));
  expect(new Set(counted.battles.keys()).size).toBe(4);
});

test('an ace goes into the next battle as a leader, with the grade that he had', () => {
  expect(aces().length).toBeGreaterThan(0);
  for (const { id, name, is } of aces())
    expect([id, unitIn(2, id)?.attributes]).toMatchObject([
      id,
      { grade: is.grade, leader: { name, rank: 3 } },
    ]);
});

test('commanders rise, and command with the rank that they have', () => {
  const commanders = fighting(2).units.filter(({ attributes }) => attributes.post === 'CHQ');
  expect(commanders.length).toBeGreaterThan(0);
  for (const { id, name, attributes } of commanders)
    expect([name, attributes.leader.name]).toEqual(Array(2).fill(after.find((one) => one.id === id)?.name));
});

test('what companies have lost weighs on their cohesion in the next battle', () => {
  const lostOf = (formation: string) =>
    after.filter((one) => one.formation === formation && ['LOST', 'CAPTURED', 'MISSING'].includes(one.state))
      .length;
  const present = Object.entries(fighting(2).formations).filter(([id]) =>
    after.some((one) => one.formation === id),
  );
  expect(present.length).toBeGreaterThan(1);
  for (const [id, { losses = 0, cohesionNumber }] of present) {
    expect([id, losses]).toEqual([id, lostOf(id)]);
    expect(cohesionNumber).toBeGreaterThan(0);
  }
  expect(present.reduce((sum, [id]) => sum + lostOf(id), 0)).toBeGreaterThan(0);
});

test('a unit that is lost stays away; one that comes back is in one battle more', async () => {
  for (const { id, experience } of await rosterNow()) {
    const battles = [...fought.values()].filter(({ drawn }) => drawn.includes(id)).length;
    expect([id, experience.battles, counted.units.get(id)?.battles]).toEqual([id, battles, battles]);
  }
});

test('the roster, promotions and victory points are what the log says', async () => {
  const book = await staffs.book(
    'referee',
    `fieldPromotions(first: 100) { nodes { version meaning side unit to } }
     victoryPoints(first: 100) { nodes { version side points total for } }
     sides { key victoryPoints battlesWon points }`,
  );
  const roster = await rosterNow();
  expect(roster).toHaveLength(counted.units.size);
  for (const { id, state, experience } of roster) {
    const own = counted.units.get(id);
    expect({ id, state, ...experience }).toEqual({
      id,
      state: own?.state.toUpperCase(),
      points: own?.experience,
      kills: own?.kills,
      battles: own?.battles,
      checksPassed: own?.passed,
      checksFailed: own?.failed,
      actions: own?.actions,
    });
  }
  const promotions = counted.promotions.map(({ how: meaning, ...one }) => ({ ...one, meaning }));
  expect(book.fieldPromotions.nodes).toEqual(promotions);
  expect(promotions.map(({ meaning }) => meaning)).toContain('POLICY');
  expect(book.victoryPoints.nodes).toEqual(counted.victoryPoints);
  for (const { key, ...figures } of book.sides) expect(figures).toEqual(counted.sides.get(key));
});

test('each battle tells how it went, each life is a story', async () => {
  const report = 'query ($id: ID!) { battle(id: $id) { afterActionReport } }';
  for (const { id } of fought.values()) {
    const { battle } = await api.data(report, { id }, staffs.token('referee'));
    expect(battle.afterActionReport).toMatch(/\w\.$/m);
    expect(battle.afterActionReport).not.toMatch(/undefined|NaN|\[object/);
  }
  const [ace] = aces();
  const { rosterUnit } = await staffs.book('referee', `rosterUnit(id: "${ace.id}") { lifeStory { text } }`);
  expect(rosterUnit.lifeStory.text).toContain('Ace');
});
