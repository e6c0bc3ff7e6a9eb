import { type BattleReport, reportSchema } from './campaign/aftermath/report.js';
import { imbalances } from './campaign/book/balance.js';
import { type Book, campaignOf, emptyBook, ids } from './campaign/book/book.js';
import { campaignDice } from './campaign/book/dice.js';
import { nodesToFight, openNodes } from './campaign/facts/advance.js';
import { enter, isEntered } from './campaign/facts/decide.js';
import { type Entry, type Fact, type FactOf, factSchema } from './campaign/facts/facts.js';
import { checkGraph } from './campaign/graph/graph-check.js';
import { muster } from './campaign/muster/muster.js';
import type { CampaignPieces, HandedOver } from './campaign/pieces.js';
import { legalOrders, open, settle } from './kernel/decide/decide.js';
import type { KnownSystem } from './kernel/decide/known-system.js';
import { diceSeed, scriptedDice, sha256Hex } from './kernel/dice/index.js';
import { greedyBot } from './kernel/lab/bots.js';
import { copy, playOut } from './kernel/lab/match.js';
import { Battle } from './kernel/position/battle.js';
import type { Position } from './kernel/position/position.js';
import { beginScenario, type Scenario, scenarioSchema } from './kernel/scenarios/index.js';
import { SYSTEMS } from './systems.js';

type Bag = Record<string, unknown>;

const SEED = diceSeed(sha256Hex('house campaigns'));
const CAMPAIGNS = [...SYSTEMS.values()].flatMap((system) =>
  Object.entries(system.campaigns).map(([name, document]) => ({ name, system, document: document as Bag })),
);

/** Personal leaders among printed forces: the roster is a handful of people, and one battle follows the other. */
const isOfPeople = ({ document }: { document: Bag }) =>
  (document.roster as { kind: string }[]).every(({ kind }) => kind === 'person');
const OF_PEOPLE = CAMPAIGNS.filter(isOfPeople);
const OF_FORMATIONS = CAMPAIGNS.filter((one) => !isOfPeople(one));

/** A preset with the members that the document names; lists are taken whole. */
function changed(rules: Bag, by: Bag): Bag {
  const isBag = (value: unknown): value is Bag => typeof value === 'object' && !Array.isArray(value);
  const entries = Object.entries(by).map(([member, value]) => {
    const before = rules[member];
    return [member, isBag(before) && isBag(value) ? changed(before, value) : value];
  });
  return { ...rules, ...Object.fromEntries(entries) };
}

/** In these books an order is of one stack or unit, and there are windows for fire between them: a battle takes more of them. */
const MOST_ACTIONS: Readonly<Record<string, number>> = { lnlt: 700, panzer: 500 };

class House {
  readonly book: Book = emptyBook();
  readonly line: Entry[] = [];
  readonly pieces: CampaignPieces;
  readonly dice = campaignDice(SEED, 0);
  readonly reports: { readonly drawn: HandedOver['drawn']; readonly report: BattleReport }[] = [];

  constructor(
    readonly system: KnownSystem,
    readonly document: Bag,
  ) {
    this.pieces = system.campaign as CampaignPieces;
    const { name: _, title: __, about: ___, policies, ...begin } = document;
    const preset = this.pieces.presets[(policies as Bag).preset as string];
    this.enter({
      fact: 'begin',
      ...begin,
      policies: changed(preset as unknown as Bag, policies as Bag),
      dice: { scheme: 'hmac-sha256/1', hash: sha256Hex('seed') },
    });
  }

  enter(written: unknown): void {
    const fact: Fact = factSchema.parse(written);
    const consequences = enter(this.book, fact, this);
    if (!isEntered(consequences)) throw new Error(JSON.stringify(consequences));
    this.line.push({ fact, consequences });
  }

  get graph(): FactOf<'graph'>['graph'] {
    return campaignOf(this.book).graph;
  }

  /** The node's scenario with whom the roster sends there now, and where its battle begins. */
  mustered(node: string): { start: Position; drawn: HandedOver['drawn']; scenario: Scenario } {
    const written = this.graph.nodes.find((one) => one.node === node)?.scenario;
    const document = typeof written === 'string' ? this.system.scenarios[written] : written;
    const { scenario, drawn } = muster(document, this.book, node, this.pieces);
    const begun = beginScenario(this.system.rulebook, scenario, this.system.lay, { id: `at ${node}` });
    if (!begun.ok) throw new Error(`${node}: ${JSON.stringify(begun.problems)}`);
    return { start: begun.position, drawn, scenario };
  }

  /** Fights for a while at every open node, and works the turn out. */
  turn(seed: number, mostActions: number): void {
    const { turn } = campaignOf(this.book);
    this.enter({ fact: 'reveal', turn });
    for (const { node } of nodesToFight(this.book)) this.fight(node, seed, mostActions);
    for (const battle of ids(this.book.battle))
      if (this.book.battle[battle]?.status === 'reported') this.enter({ fact: 'aftermath', battle });
    this.enter({ fact: 'reorganize', turn });
    this.enter({ fact: 'advance', turn });
  }

  private fight(node: string, seed: number, mostActions: number): void {
    const { start, drawn } = this.mustered(node);
    const { rulebook } = this.system;
    const battle = `${campaignOf(this.book).turn}-${node}`;
    this.enter({ fact: 'open-battle', battle, node, name: node, mode: 'ENFORCE', drawn });
    const table = this.system.table(start);
    const actions: { version: number; action: ReturnType<typeof open> }[] = [];
    const bots = (side: string) => greedyBot(seed + side.length, { width: 3, throws: 1 });
    playOut({ rulebook, table, start, seed, bots, mostActions }, ({ action, version }) =>
      actions.push({ version, action: copy(action) }),
    );
    const newId = (unit: string) => `${unit}.${battle}`.slice(0, 40);
    const report = this.pieces.handOver({ start, table, actions, drawn, newId });
    this.reports.push({ drawn, report });
    this.enter({ fact: 'report', battle, report });
  }
}

const killsIn = ({ units }: BattleReport): unknown[] =>
  units.flatMap(({ deeds }) => deeds.filter(({ deed }) => deed.endsWith('kill')).map(({ to }) => to));

const killedIn = ({ units }: BattleReport): unknown[] =>
  units.filter(({ fate }) => fate === 'killed' || fate === 'destroyed').map(({ unit }) => unit);

describe.each(OF_FORMATIONS)('$name', ({ system, document }) => {
  const house = new House(system, document);

  test('begins, and its graph is sound: linked scenarios, a branch, two battles at once', () => {
    const sides = ids(house.book.side);
    expect(checkGraph(house.graph, { sides, scenarios: Object.keys(system.scenarios) })).toEqual([]);
    expect(house.graph.nodes.length).toBeGreaterThanOrEqual(4);
    expect(house.graph.nodes.some(({ edges }) => new Set(edges.map(({ to }) => to)).size > 1)).toBe(true);
    expect(openNodes(house.book).length).toBeGreaterThanOrEqual(2);
    const grounds = house.graph.nodes.flatMap(({ ground }) => ground ?? []);
    expect(new Set(grounds).size).toBeLessThan(grounds.length);
  });

  test('every counter of its roster and of its groups is one that the rulebook knows', () => {
    const { kindOf, nations } = house.pieces;
    for (const { side, counter, kind } of Object.values(house.book.roster))
      expect([counter, kindOf(counter, { nationality: nations?.[side] as string })]).toEqual([counter, kind]);
    for (const { side, units } of campaignOf(house.book).policies.replacements.groups)
      for (const counter of Object.keys(units))
        expect([counter, kindOf(counter, { nationality: nations?.[side] as string })]).not.toContain(
          undefined,
        );
  });

  test.each(house.graph.nodes.map(({ node }) => node))(
    'at %s both sides have somebody, and are asked',
    (node) => {
      const { start, drawn } = house.mustered(node);
      for (const side of ids(house.book.side)) {
        const own = Object.values(drawn).filter((id) => house.book.roster[id]?.side === side);
        expect(own.length).toBeGreaterThan(5);
      }
      const battle = new Battle(copy(start), system.table(start));
      settle(battle, open(system.rulebook, battle, scriptedDice()));
      const [asked] = battle.position.awaiting;
      expect(legalOrders(system.rulebook, battle, asked?.side as string)).not.toEqual([]);
    },
  );

  test('is fought through, node by node, until it is over; the books balance and nobody is lost or doubled', () => {
    const fought = new House(system, document);
    for (let n = 1; campaignOf(fought.book).phase !== 'over' && n <= 6; n++)
      fought.turn(n, MOST_ACTIONS[system.rulebook.system] ?? 260);
    expect(campaignOf(fought.book).over?.why).toMatch(/\d/);
    expect(imbalances(fought.book, fought.line)).toEqual([]);
    expect(fought.reports.length).toBeGreaterThanOrEqual(4);
    expect(fought.reports.flatMap(({ report }) => killsIn(report)).length).toBeGreaterThan(1);
    for (const { drawn, report } of fought.reports) {
      expect(reportSchema.parse(report)).toEqual(report);
      for (const side of ids(fought.book.side)) {
        const own = Object.values(drawn).filter((id) => fought.book.roster[id]?.side === side);
        expect(own.length).toBeGreaterThan(5);
      }
      const arisen = report.arisen.filter(({ how }) => how !== 'captured').map(({ unit }) => unit);
      const reported = report.units.map(({ unit }) => unit);
      expect(reported.sort()).toEqual([...Object.values(drawn), ...arisen].sort());
      expect(killedIn(report)).toEqual(expect.arrayContaining(killsIn(report)));
    }
  });
});

describe.each(OF_PEOPLE)('$name', ({ system, document }) => {
  const house = new House(system, document);

  test('begins, and its graph is sound', () => {
    const sides = ids(house.book.side);
    expect(checkGraph(house.graph, { sides, scenarios: Object.keys(system.scenarios) })).toEqual([]);
  });

  test.each(house.graph.nodes.map(({ node }) => node))(
    'at %s each side has its leader among the forces of the card',
    (node) => {
      const { start, drawn, scenario } = house.mustered(node);
      const written = house.graph.nodes.find((one) => one.node === node)?.scenario as string;
      const forces = ({ sides }: Scenario) =>
        Object.values(sides).flatMap((side) => side.forces.flatMap(({ units }) => units));
      const men = (of: Scenario) => forces(of).reduce((sum, { count }) => sum + count, 0);
      expect(men(scenario)).toBe(men(scenarioSchema.parse(system.scenarios[written])));
      expect(Object.keys(drawn)).toHaveLength(2);
      for (const id of Object.keys(drawn)) expect(start.units[id]).toMatchObject({ kind: 'leader' });
    },
  );

  test('the first battle is fought, and the leaders are in its report', () => {
    const fought = new House(system, document);
    fought.turn(1, 120);
    const [first] = fought.reports;
    expect(first?.report.units.map(({ unit }) => unit).sort()).toEqual(
      Object.values(first?.drawn ?? {}).sort(),
    );
    expect(imbalances(fought.book, fought.line)).toEqual([]);
  });
});

interface Supplied {
  readonly sides: Readonly<
    Record<string, { readonly is?: { readonly batteries?: readonly { id: string }[] } }>
  >;
}

test('a house campaign has batteries: one that is used up at one node is missing at the next', () => {
  const { system, document } = CAMPAIGNS.find(({ name }) => name === 'the-boulevard') ?? CAMPAIGNS[0]!;
  const house = new House(system, document);
  const batteries = (node: string) => {
    const { sides } = house.mustered(node).scenario as unknown as Supplied;
    return Object.fromEntries(
      Object.entries(sides).map(([side, { is }]) => [side, is?.batteries?.map(({ id }) => id) ?? []]),
    );
  };
  const sets = (node: string) =>
    JSON.stringify(house.mustered(node).scenario)
      .match(/"radio":"[^"]+"/g)
      ?.sort() ?? [];
  expect(batteries('lagoon')).toEqual({ german: ['105s'], russian: [] });
  expect(batteries('siding')).toEqual({ german: ['105s'], russian: ['76s'] });
  expect(sets('siding')).toEqual(['"radio":"105s"', '"radio":"76s"']);
  house.enter({ fact: 'reveal', turn: 1 });
  const report = { winner: null, why: 'Dusk.', usedUp: { german: ['105s'] } };
  house.enter({ fact: 'open-battle', battle: 'b', node: 'lagoon', name: 'b', mode: 'RECORD', drawn: {} });
  house.enter({ fact: 'report', battle: 'b', report });
  house.enter({ fact: 'open-battle', battle: 'c', node: 'block', name: 'c', mode: 'RECORD', drawn: {} });
  house.enter({ fact: 'report', battle: 'c', report: { winner: 'german', why: 'Dusk.' } });
  house.enter({ fact: 'aftermath', battle: 'b' });
  expect(batteries('siding')).toEqual({ german: [], russian: ['76s'] });
  expect(sets('siding')).toEqual(['"radio":"76s"']);
});
