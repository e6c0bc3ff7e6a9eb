/**
 * A campaign of the house wholly through the API: four linked battles fought by clients that know no rule and throw their own dice,
 * each with those whom the battles before have left, and every projection against a plain recount of the log.
 */
import { jest } from '@jest/globals';
import type { TestApi } from '../../src/api/api.testkit.js';
import theLongSummer from '../../src/rules-core/lnlt/campaigns/the-long-summer.json' with { type: 'json' };
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { entriesOf, Recount } from './recount.js';
import { type Answered, Staffs, serve, type Throwing, thrown } from './staffs.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(900_000);

const SIDES = ['american', 'german'];
const { graph } = theLongSummer;

/** As the house tells it, but for chance: everybody who has fought a battle rises a rank, and recruits make nobody up. */
const DOCUMENT = {
  ...theLongSummer,
  policies: {
    ...theLongSummer.policies,
    promotion: {
      rules: [{ rule: 'tested', says: 'A battle since his last promotion', when: { battles: 1 } }],
    },
    replacements: { ...theLongSummer.policies.replacements, madeUpEachTurn: 0 },
  },
  graph: { ...graph, nodes: graph.nodes.map((node) => ({ ...node, mode: 'ASSIST' })) },
};

let database: TestDatabase;
let api: TestApi;
let staffs: Staffs;
let counted: Recount;
/** Whom each battle had, by its node, and how the battle began. */
const fought = new Map<
  string,
  { readonly id: string; readonly drawn: readonly string[]; readonly units: Answered[] }
>();
/** After the first turn. */
let hero: Answered;
let halved: string[];
let risen: Answered[];

/**
 * The first dice of a battle hit hard: a Hero comes out of it, and squads lose half their men. Then fire does little, so that those
 * live who are to be seen in the next one.
 */
function hardAtFirst(): Throwing {
  let checks = 0;
  let heroes = 0;
  return (roll, next) => {
    const isHot = heroes === 0 || checks < 6;
    if (roll.purpose.startsWith('Hero: ') && heroes++ === 0) return [2];
    if (roll.purpose.startsWith('Damage Check: ') && isHot)
      return [/: \d/.test(roll.purpose) && checks++ % 2 > 0 ? 4 : 1];
    if (roll.purpose.startsWith('attack on ')) return roll.dice.map(() => (isHot ? 6 : 1));
    if (roll.purpose.startsWith('defence of ')) return [isHot ? 1 : 6];
    if (roll.purpose.startsWith('Melee: ')) return [1, 1];
    return thrown(roll, next);
  };
}

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
    const query =
      'query ($id: ID!) { battle(id: $id) { units(first: 100) { nodes { id side name attributes } } } }';
    const { battle } = await api.data(query, { id }, staffs.token('referee'));
    fought.set(node, { id, drawn, units: battle.units.nodes });
    await staffs.fightAtTheTable(id, number, hardAtFirst());
  }
  await staffs.until('', (book) => book.turn === number + 1 || book.phase === 'OVER');
}

/** Everybody of either side. */
async function rosterNow(): Promise<Answered[]> {
  const fields = `id side kind state counter name from is
    experience { points kills battles checksPassed checksFailed actions }`;
  const ofSide = (side: string) =>
    `${side}: roster(first: 100, filter: { side: "${side}" }) { nodes { ${fields} } }`;
  const book = await staffs.book('referee', SIDES.map(ofSide).join(' '));
  return SIDES.flatMap((side) => book[side].nodes);
}

const ready = (roster: readonly Answered[], ids: readonly string[]) =>
  roster.filter(({ id, state }) => ids.includes(id) && state === 'READY').map(({ id }) => id);

const hasRisen = ({ id, counter }: Answered): boolean =>
  counter.startsWith('Leader ') && theLongSummer.roster.find(({ unit }) => unit === id)?.counter !== counter;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await serve(database);
  staffs = await Staffs.join(api, SIDES);
  await staffs.enter('referee', 'beginBook', { campaign: { document: DOCUMENT } });
  await turn(1);
  const after = await rosterNow();
  const { drawn } = fought.get('church') as { readonly drawn: readonly string[] };
  hero = after.find(({ counter, from, state }) => counter.startsWith('Hero') && from && state === 'READY');
  halved = ready(after, drawn).filter((id) =>
    after.find((one) => one.id === id && one.kind === 'HALF_SQUAD'),
  );
  risen = after.filter((one) => ready(after, drawn).includes(one.id) && hasRisen(one));
  const [next] = await openNodes();
  const send = [hero?.id, ...halved, ...risen.map(({ id }) => id)];
  const of = (side: string) => ({
    node: next,
    units: after.filter((one) => one.side === side && send.includes(one.id)).map(({ id }) => id),
  });
  await turn(2, Object.fromEntries(SIDES.map((side) => [side, [of(side)]])));
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
  expect([...fought.keys()]).toEqual([
    'church',
    'hedges',
    expect.stringMatching(/^(riders|blow)$/),
    'height',
  ]);
  expect(battles.nodes).toEqual(Array(4).fill({ status: 'SETTLED', mode: 'ASSIST' }));
  expect(new Set(counted.battles.keys()).size).toBe(4);
});

test('a Hero who was made goes into the next battle with his name and his Skill', () => {
  const [, second] = [...fought.values()].slice(1);
  const unit = second?.units.find(({ id }) => id === hero.id);
  expect(unit).toMatchObject({ name: hero.name, attributes: { kind: 'hero', skills: hero.is.skills } });
  expect(hero.name).toMatch(/^Hero \p{Lu}/u);
  expect(hero.is.skills).toHaveLength(1);
});

test('squads that lost half their men are Half-squads there; Leaders who rose have their new counters', () => {
  const [, second] = [...fought.values()].slice(1);
  const attributesOf = (id: string) => second?.units.find((unit) => unit.id === id)?.attributes;
  expect(halved.length).toBeGreaterThan(0);
  for (const id of halved) expect(attributesOf(id)).toMatchObject({ kind: 'half-squad' });
  expect(risen.length).toBeGreaterThan(0);
  for (const { id, counter } of risen) {
    const [, morale, lm] = /^Leader (\d)-(\d)/.exec(counter) ?? [];
    expect(attributesOf(id)).toMatchObject({ kind: 'leader', morale: Number(morale), lm: Number(lm) });
  }
});

test('a unit that is lost stays away; one that comes back is in one battle more', async () => {
  const roster = await rosterNow();
  for (const { id, experience } of roster) {
    const battles = [...fought.values()].filter(({ drawn }) => drawn.includes(id)).length;
    const arisen = roster.find((one) => one.id === id)?.from && counted.units.get(id)?.battles;
    expect([id, experience.battles]).toEqual([id, counted.units.get(id)?.battles]);
    if (!arisen) expect([id, battles]).toEqual([id, experience.battles]);
  }
  const lost = new Set<string>();
  for (const { node, fates } of counted.battles.values()) {
    const { drawn = [] } = fought.get(node ?? '') ?? {};
    expect(drawn.filter((id) => lost.has(id))).toEqual([]);
    for (const [unit, fate] of fates) if (fate === 'merged' || fate === 'captured') lost.add(unit);
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
  expect(new Set(promotions.map(({ meaning }) => meaning))).toEqual(new Set(['CREATED', 'POLICY']));
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
  const { lifeStory } = await staffs
    .book('referee', `rosterUnit(id: "${hero.id}") { lifeStory { text } }`)
    .then(({ rosterUnit }) => rosterUnit);
  expect(lifeStory.text).toContain('Hero');
});
