import { aslskCampaign } from '../../aslsk/campaign/index.js';
import { ASLSK_CHARTS } from '../../aslsk/charts/index.js';
import { aslsk } from '../../aslsk/ruleset.js';
import { ASLSK_SCENARIOS } from '../../aslsk/scenarios/index.js';
import { originalBoard } from '../../boards/index.js';
import { combatCampaign } from '../../combat/campaign/index.js';
import { COMBAT_CHARTS } from '../../combat/charts/index.js';
import { combat } from '../../combat/ruleset.js';
import { COMBAT_SCENARIOS } from '../../combat/scenarios/index.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import type { Rulebook } from '../../kernel/decide/rulebook.js';
import type { Position, System } from '../../kernel/position/position.js';
import { beginScenario, type ScenarioText } from '../../kernel/scenarios/index.js';
import type { Book } from '../book/book.js';
import { Campaign, pieces } from '../facts/campaign.testkit.js';
import { muster } from './muster.js';
import type { Drawing } from './side.js';

const SIDES = ['german', 'russian', 'american'].map((side) => ({ side, name: side }));
const place = (node: string, more: object = {}) => ({ node, title: node, scenario: node, ...more });

/** A campaign of one node with this roster: `[id, counter]`, and what else there is to say. */
function bookWith(
  roster: readonly (readonly [string, string, string, object?])[],
  { node = {}, orders, ...change }: { node?: object; orders?: object } & Record<string, unknown> = {},
): Book {
  const campaign = new Campaign(
    {},
    {
      sides: SIDES,
      formations: [{ formation: 'a', side: 'german', name: 'A' }],
      roster: roster.map(([unit, side, counter, more]) => ({
        unit,
        side,
        counter,
        kind: 'squad',
        name: unit,
        ...more,
      })),
      graph: { start: ['field', 'other'], nodes: [place('field', node), place('other')] },
      ...change,
    },
  );
  if (orders) campaign.enter({ fact: 'seal', side: 'german', turn: 1, orders });
  campaign.reveal();
  return campaign.book;
}

const CARD: ScenarioText = {
  scenario: 'field',
  title: 'The Field',
  system: 'plain',
  map: { columns: 8, rows: 8, hexes: {} },
  turns: 5,
  locations: { C3: { smoke: true, wire: true } },
  sides: {
    german: {
      forces: [
        {
          area: 'A1-B8',
          mayHide: 1,
          units: [
            { counter: 'rifles', count: 2, is: { tired: true } },
            { counter: 'rifles', id: 'gunners' },
            { counter: 'lmg', is: { possessor: 'gunners' } },
          ],
        },
        { area: 'A1-A8', turn: 2, units: [{ counter: 'tank', count: 2, is: { facing: 3 } }] },
      ],
    },
    russian: {
      forces: [
        {
          area: 'G1-H8',
          units: [
            { counter: 'rifles', count: 2 },
            { counter: 'gun', at: 'G4', hidden: true },
          ],
        },
      ],
    },
  },
};

const tank = { kind: 'vehicle' };
const weapon = (bearer?: string) => ({ kind: 'weapon', ...(bearer && { with: bearer }) });
const written = (
  scenario: { sides: Record<string, { forces: readonly { units: readonly object[] }[] }> },
  side = 'german',
) =>
  scenario.sides[side]?.forces.map(({ units }) =>
    (units as { id?: string; counter?: string }[]).map(({ id, counter }) => id ?? counter),
  );

describe('a scenario filled from the roster', () => {
  test('has each unit of a side from those with its counter, by formation and id; what nobody fills is left out', () => {
    const book = bookWith([
      ['s9', 'german', 'rifles', { formation: 'a' }],
      ['s1', 'german', 'rifles'],
      ['s2', 'german', 'rifles', { state: 'wounded' }],
      ['x1', 'german', 'motorcycle'],
      ['t1', 'german', 'tank', tank],
    ]);
    const { scenario, drawn, told } = muster(CARD, book, 'field', pieces);
    expect(written(scenario)).toEqual([['s9', 's1'], ['t1']]);
    expect(drawn).toEqual({ s9: 's9', s1: 's1', t1: 't1' });
    expect(told).toEqual([
      {
        side: 'german',
        standIns: [],
        empty: [
          { counter: 'rifles', count: 1, why: 'not-ready' },
          { counter: 'lmg', count: 1, why: 'nobody' },
          { counter: 'tank', count: 1, why: 'nobody' },
        ],
        leftOut: [{ why: 'no-place', units: ['x1'] }],
      },
    ]);
    expect(scenario.sides.german?.forces[0]).toMatchObject({ mayHide: 1, area: 'A1-B8' });
    expect(scenario.sides.german?.forces[1]).toMatchObject({ turn: 2 });
    expect(scenario.sides.german?.forces[0]?.units[0]).toMatchObject({ name: 's9', is: { tired: true } });
    expect(written(scenario, 'russian')).toEqual([['rifles', 'gun']]);
  });

  test('leaves a force out that nobody is in', () => {
    const { scenario } = muster(CARD, bookWith([['t1', 'german', 'tank', tank]]), 'field', pieces);
    expect(written(scenario)).toEqual([['t1']]);
  });

  test('takes those who were sent here first, and nobody who was sent elsewhere', () => {
    const roster = ['s1', 's2', 's3', 's4'].map((id) => [id, 'german', 'rifles'] as const);
    const orders = { deployments: { field: ['s4'], other: ['s1'] } };
    const { scenario } = muster(CARD, bookWith(roster, { orders }), 'field', pieces);
    expect(written(scenario)).toEqual([['s4', 's2', 's3']]);
  });

  test('lets those who were sent and find no place join the first force', () => {
    const tanks = ['t1', 't2', 't3'].map((id) => [id, 'german', 'tank', tank] as const);
    const orders = { deployments: { field: ['x1', 't1', 't2', 't3'] } };
    const book = bookWith([['x1', 'german', 'motorcycle'], ...tanks], { orders });
    const { scenario, told } = muster(CARD, book, 'field', pieces);
    expect(written(scenario)).toEqual([
      ['x1', 't3'],
      ['t1', 't2'],
    ]);
    expect(scenario.sides.german?.forces[0]?.units[1]).toMatchObject({ id: 't3', is: { facing: 3 } });
    expect(told[0]).toMatchObject({
      empty: [{ counter: 'rifles', count: 3 }, { counter: 'lmg' }],
      leftOut: [],
    });
  });

  describe('newcomers', () => {
    const card = {
      ...CARD,
      sides: {
        ...CARD.sides,
        german: {
          forces: [
            { area: 'A1-B8', units: [{ counter: 'tank', id: 'carrier' }] },
            { area: 'A1-A8', units: [{ counter: 'rifles', is: { aboard: 'carrier', tired: true } }] },
          ],
        },
      },
    };
    const group = (comes?: string) => ({
      group: 'Platoon',
      side: 'german',
      cost: 0,
      units: { rifles: 2, leader: 1 },
      kinds: { rifles: 'squad', leader: 'person' },
      ...(comes && { comes }),
    });
    const mustered = (comes?: string) => {
      const policies = { preset: 'plain', replacements: { groups: [group(comes)] } };
      const orders = { purchases: { Platoon: 1 } };
      const book = bookWith([['t1', 'german', 'tank', tank]], { policies, orders });
      return muster(card, book, 'field', pieces);
    };

    test('units bought to come over an edge enter there, and aboard of nothing that is on the map', () => {
      const { scenario, told, drawn } = mustered('east');
      expect(written(scenario)).toEqual([
        ['t1'],
        ['german-t1-platoon-2', 'german-t1-platoon-1', 'german-t1-platoon-3'],
      ]);
      const [, over] = scenario.sides.german?.forces ?? [];
      expect(over).toMatchObject({ area: { edge: 'east' }, turn: 1 });
      expect(over?.units.map(({ is }) => is)).toEqual([{ tired: true }, {}, { tired: true }]);
      expect(Object.keys(drawn)).toHaveLength(4);
      expect(told[0]?.leftOut).toEqual([]);
    });

    test('units bought to be set up come where the scenario asks for such units, others only where there is a place', () => {
      const beside = mustered('set-up').scenario;
      expect(written(beside)).toEqual([
        ['t1', 'german-t1-platoon-1', 'german-t1-platoon-3'],
        ['german-t1-platoon-2'],
      ]);
      const attributes = beside.sides.german?.forces.map(({ units }) => units.map(({ is }) => is));
      expect(attributes).toEqual([[{}, {}, { tired: true }], [{ aboard: 't1', tired: true }]]);
      const { scenario, told } = mustered();
      expect(written(scenario)).toEqual([['t1'], ['german-t1-platoon-2']]);
      expect(told[0]?.leftOut).toEqual([
        { why: 'no-place', units: ['german-t1-platoon-1', 'german-t1-platoon-3'] },
      ]);
    });
  });

  test('says who was sent to a side that the scenario gives no force', () => {
    const card = { ...CARD, sides: { ...CARD.sides, german: {} } };
    const book = bookWith([['s1', 'german', 'rifles']], { orders: { deployments: { field: ['s1'] } } });
    const { scenario, drawn, told } = muster(card, book, 'field', pieces);
    expect(scenario.sides.german?.forces).toEqual([]);
    expect(drawn).toEqual({});
    expect(told[0]?.leftOut).toEqual([{ why: 'no-force', units: ['s1'] }]);
  });

  test('names those who fill the places where one unit names another', () => {
    const squads = ['s1', 's2', 's3'].map((id) => [id, 'german', 'rifles'] as const);
    const book = bookWith([...squads, ['w1', 'german', 'lmg', weapon()]]);
    const units = muster(CARD, book, 'field', pieces).scenario.sides.german?.forces[0]?.units;
    expect(units?.[3]).toMatchObject({ id: 'w1', is: { possessor: 's3' } });
    const few = bookWith([squads[0] as (typeof squads)[0], ['w1', 'german', 'lmg', weapon()]]);
    const alone = muster(CARD, few, 'field', pieces).scenario.sides.german?.forces[0]?.units;
    expect(alone?.[1]).toMatchObject({ id: 'w1', is: {} });
  });

  test('sends weapons with their bearers, into their force, and keeps those back whose bearers stay', () => {
    const tanks = ['t1', 't2'].map((id) => [id, 'german', 'tank', tank] as const);
    const book = bookWith([
      ['s1', 'german', 'rifles'],
      ['s2', 'german', 'rifles', { state: 'wounded' }],
      ['x1', 'german', 'motorcycle'],
      ...tanks,
      ['w1', 'german', 'lmg', weapon('x1')],
      ['w2', 'german', 'lmg', weapon('t1')],
      ['w3', 'german', 'lmg', weapon('s1')],
      ['w4', 'german', 'lmg', weapon('s2')],
    ]);
    const { scenario } = muster(CARD, book, 'field', pieces);
    expect(written(scenario)).toEqual([
      ['s1', 'w3'],
      ['w2', 't1', 't2'],
    ]);
    const [first, second] = scenario.sides.german?.forces ?? [];
    expect(second?.units[0]).toMatchObject({ id: 'w2', is: { possessor: 't1' } });
    expect(first?.units[1]).toMatchObject({ id: 'w3', is: { possessor: 's1' } });
  });

  test('is filled for the sides of the node alone; their ids are nobody else’s', () => {
    const roster = [
      ['s1', 'german', 'rifles'],
      ['r1', 'russian', 'rifles'],
      ['gunners', 'russian', 'rifles'],
    ] as const;
    const { scenario, drawn } = muster(
      CARD,
      bookWith(roster, { node: { drawnFrom: ['russian'] } }),
      'field',
      pieces,
    );
    expect(drawn).toEqual({ gunners: 'gunners', r1: 'r1' });
    expect(written(scenario)?.[0]).toEqual(['rifles', 'gunners.x', 'lmg']);
    expect(scenario.sides.german?.forces[0]?.units[2]?.is).toEqual({ possessor: 'gunners.x' });
    const away = ['g1', 'russian', 'rifles', { state: 'wounded' }] as const;
    const other = bookWith([away], { node: { drawnFrom: ['russian'] } });
    expect(written(muster(CARD, other, 'field', pieces).scenario)?.[0]).toEqual([
      'german.1',
      'german.2',
      'gunners',
      'german.3',
    ]);
  });

  test('keeps where the scenario has somebody stand, hidden or not', () => {
    const book = bookWith([['r1', 'russian', 'gun', { kind: 'gun' }]]);
    const { scenario } = muster(CARD, book, 'field', pieces);
    expect(scenario.sides.russian?.forces[0]?.units).toEqual([
      { counter: 'gun', count: 1, id: 'r1', name: 'r1', at: 'G4', hidden: true, is: {} },
    ]);
  });

  test('has what stays changed on its ground, where the campaign carries that over', () => {
    const terrain = {
      fact: 'ruling',
      what: 'terrain',
      id: 'steppe',
      why: 'so',
      set: { marks: { C3: { rubble: true }, D4: { wreck: 1 } } },
    };
    const locations = (carryOver: object) => {
      const nodes = [place('field', { ground: 'steppe' })];
      const campaign = new Campaign(
        {},
        { sides: SIDES, roster: [], formations: [], graph: { start: ['field'], nodes, carryOver } },
      );
      campaign.enter(terrain);
      return muster(CARD, campaign.book, 'field', pieces).scenario.locations;
    };
    expect(locations({})).toEqual({ C3: { smoke: true, wire: true, rubble: true }, D4: { wreck: 1 } });
    expect(locations({ terrain: false })).toEqual({ C3: { smoke: true, wire: true } });
  });

  test('[combat 19.1.5] is set up last by the side that attacks', () => {
    const policies = { preset: 'plain', planning: { stances: true } };
    const attack = bookWith([], { policies, orders: { stance: 'attack' } });
    expect(muster(CARD, attack, 'field', pieces).scenario.setUp).toEqual([['russian'], ['german']]);
    expect(muster(CARD, bookWith([]), 'field', pieces).scenario).not.toHaveProperty('setUp');
  });

  test('takes hundreds: a force is told in parts', () => {
    const units = Array.from({ length: 250 }, (_, n) => [`s${n}`, 'german', 'rifles'] as const);
    const orders = { deployments: { field: units.map(([id]) => id) } };
    const { scenario, drawn } = muster(CARD, bookWith(units, { orders }), 'field', pieces);
    expect(scenario.sides.german?.forces.map(({ units, mayHide }) => [units.length, mayHide])).toEqual([
      [200, 1],
      [50, undefined],
    ]);
    expect(Object.keys(drawn)).toHaveLength(250);
  });
});

describe('who stands in for a counter that nobody has', () => {
  const ranks = ['recruit', 'rifles', 'guard', 'veteran'];
  const rank = (counter: string) => ranks.indexOf(counter);
  const ranked: Drawing = {
    ...pieces,
    kindOf: (counter) => (rank(counter) >= 0 ? 'squad' : pieces.kindOf(counter, {})),
    comparable: ({ counter }, asked) =>
      rank(counter) < 0 || rank(asked) < 0 ? undefined : Math.abs(rank(counter) - rank(asked)),
  };
  const squads = (...counters: string[]) =>
    counters.map((counter, n) => [`s${n}`, 'german', counter] as const);
  const mustered = (book: Book) => muster(CARD, book, 'field', ranked);

  test('the exact counter first, else the nearest of its kind; it has what the scenario says of the place', () => {
    const book = bookWith(squads('veteran', 'recruit', 'guard', 'rifles', 'motorcycle'));
    const { scenario, drawn, told } = mustered(book);
    expect(written(scenario)).toEqual([['s3', 's1', 's2']]);
    expect(scenario.sides.german?.forces[0]?.units[1]).toMatchObject({
      counter: 'recruit',
      is: { tired: true },
    });
    expect(Object.keys(drawn).sort()).toEqual(['s1', 's2', 's3']);
    expect(told[0]?.standIns).toEqual([
      { unit: 's1', for: 'rifles' },
      { unit: 's2', for: 'rifles' },
    ]);
    expect(told[0]?.leftOut).toEqual([{ why: 'no-place', units: ['s0', 's4'] }]);
  });

  test('a unit that was sent here comes before nearer ones, and takes a place instead of joining', () => {
    const orders = { deployments: { field: ['s0'] } };
    const book = bookWith(squads('veteran', 'rifles', 'rifles', 'rifles'), { orders });
    const { scenario, told } = mustered(book);
    expect(written(scenario)).toEqual([['s0', 's1', 's2']]);
    expect(told[0]).toMatchObject({ standIns: [{ unit: 's0' }], leftOut: [{ units: ['s3'] }] });
  });

  test('nobody where the node takes exact counters only, and it is said who might have', () => {
    const book = bookWith(squads('guard', 'rifles'), { node: { exact: true } });
    const { scenario, told } = mustered(book);
    expect(written(scenario)).toEqual([['s1']]);
    expect(told[0]).toMatchObject({
      standIns: [],
      empty: [{ counter: 'rifles', count: 2, why: 'exact' }, { why: 'nobody' }, { why: 'nobody' }],
      leftOut: [{ why: 'exact', units: ['s0'] }],
    });
  });

  test('an empty place says whether somebody is elsewhere, or his bearer is', () => {
    const roster = [
      ...squads('rifles'),
      ['s9', 'german', 'guard'],
      ['x1', 'german', 'motorcycle'],
      ['w1', 'german', 'lmg', weapon('x1')],
    ] as const;
    const book = bookWith(roster, { orders: { deployments: { other: ['s9'] } } });
    const [told] = mustered(book).told;
    expect(told?.empty).toEqual([
      { counter: 'rifles', count: 2, why: 'elsewhere' },
      { counter: 'lmg', count: 1, why: 'bearer-away' },
      { counter: 'tank', count: 2, why: 'nobody' },
    ]);
    expect(told?.leftOut).toEqual([
      { why: 'no-place', units: ['x1'] },
      { why: 'bearer-away', units: ['w1'] },
    ]);
  });

  test('[squad-leader GEN/campaign] personal leaders among printed forces: who is not of the roster comes as written', () => {
    const book = bookWith(squads('guard'), { node: { restAsWritten: true } });
    const { scenario, drawn, told } = mustered(book);
    const [force] = scenario.sides.german?.forces ?? [];
    expect(force?.units.map(({ id, counter }) => [id, counter])).toEqual([
      ['s0', 'guard'],
      ['german.2', 'rifles'],
      ['gunners', 'rifles'],
      ['german.3', 'lmg'],
    ]);
    expect(drawn).toEqual({ s0: 's0' });
    expect(told[0]).toMatchObject({ standIns: [{ unit: 's0', for: 'rifles' }], empty: [], leftOut: [] });
  });

  test('what no roster has comes as the scenario writes it, under an id that is nobody else’s', () => {
    const [first] = CARD.sides.german?.forces ?? [];
    const plane = { name: 'Storch', id: 's0', at: 'A1', is: { kind: 'aircraft' } };
    const balloon = { counter: 'balloon', count: 2, is: { tug: 's0' } };
    const forces = [{ ...first, units: [{ counter: 'rifles' }, plane, balloon] }];
    const card = { ...CARD, sides: { ...CARD.sides, german: { forces } } };
    const { scenario, drawn, told } = muster(card, bookWith(squads('rifles')), 'field', ranked);
    expect(written(scenario)).toEqual([['s0', 's0.x', 'german.1', 'german.2']]);
    expect(scenario.sides.german?.forces[0]?.units[2]?.is).toEqual({ tug: 's0.x' });
    expect(drawn).toEqual({ s0: 's0' });
    expect(told[0]?.empty).toEqual([]);
  });
});

describe('scenarios of the rulebooks begin with the roster', () => {
  function begun<S extends System>(
    rulebook: Rulebook<S>,
    charts: Parameters<typeof knownSystem>[0]['charts'],
    scenario: unknown,
  ): Position<S> {
    const known = knownSystem({ rulebook: rulebook as never, charts, board: originalBoard });
    const result = beginScenario(rulebook, scenario, (at) => known.lay(at), { id: 'test' });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.position;
  }

  test('[aslsk 1.3/a] ASL Starter Kit: a company with its machine-guns and its leader', () => {
    const book = bookWith([
      ...['s1', 's2', 's3'].map((id) => [id, 'german', '4-6-7'] as const),
      ['mueller', 'german', '9-1', { kind: 'person', name: 'Lt. Müller' }],
      ['mg', 'german', 'MMG', weapon('s2')],
    ]);
    const { scenario, drawn, told } = muster(
      ASLSK_SCENARIOS['the-walled-church'],
      book,
      'field',
      aslskCampaign,
    );
    const { units } = begun(aslsk, ASLSK_CHARTS, scenario);
    expect(Object.keys(drawn).sort()).toEqual(['mg', 'mueller', 's1', 's2', 's3']);
    expect(units.mg).toMatchObject({ side: 'german', possessor: 's2' });
    expect(units.mueller).toMatchObject({ name: '9-1 Lt. Müller', leadership: -1 });
    expect(Object.values(units).filter(({ side }) => side === 'german')).toHaveLength(5);
    expect(Object.values(units).filter(({ side }) => side === 'russian')).toHaveLength(11);
    expect(told[0]?.empty.reduce((sum, { count }) => sum + count, 0)).toBe(7);
  });

  test('[aslsk 1.3/a] ASL Starter Kit: a gun and its crew, as its own pieces draw them', () => {
    const book = bookWith([
      ['crew', 'german', '2-2-8', { kind: 'crew' }],
      ['pak', 'german', '50L AT', { kind: 'gun', with: 'crew' }],
      ['s1', 'german', '4-6-7'],
      ['lmg', 'german', 'LMG', weapon('s1')],
      ['gone', 'german', '8-1', { kind: 'person', state: 'lost' }],
    ]);
    const { scenario, drawn } = muster(ASLSK_SCENARIOS['guns-in-the-bocage'], book, 'field', aslskCampaign);
    const { units } = begun(aslsk, ASLSK_CHARTS, scenario);
    expect(Object.keys(drawn).sort()).toEqual(['crew', 'lmg', 'pak', 's1']);
    expect(units.pak).toMatchObject({ kind: 'gun', possessor: 'crew' });
    expect(units.lmg).toMatchObject({ kind: 'weapon', possessor: 's1' });
    expect(units.crew).toMatchObject({ kind: 'crew', morale: 8 });
  });

  test('[combat 3.2.1] Combat!: tanks and infantry, with the facings of the card', () => {
    const book = bookWith([
      ['t1', 'russian', 'T-34 76B', tank],
      ['kv', 'russian', 'KV1A', tank],
      ['r1', 'russian', '4-4'],
    ]);
    const { scenario, drawn } = muster(COMBAT_SCENARIOS['steel-on-the-track'], book, 'field', combatCampaign);
    const { units } = begun(combat, COMBAT_CHARTS, scenario);
    expect(Object.keys(drawn).sort()).toEqual(['kv', 'r1', 't1']);
    expect(units.kv).toMatchObject({ side: 'russian', facing: 5 });
    expect(Object.values(units).filter(({ side }) => side === 'german')).toHaveLength(8);
  });
});
