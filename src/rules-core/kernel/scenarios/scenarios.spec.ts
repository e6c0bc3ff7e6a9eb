import fc from 'fast-check';
import {
  SKIRMISH,
  type SkirmishWithSetUp,
  wholeSkirmish,
} from '../../../../test/census/skirmish/skirmish.testkit.js';
import { isRefusal, type Order } from '../decide/action.js';
import { decide, legalOrders, open, settle } from '../decide/decide.js';
import { scriptedDice } from '../dice/index.js';
import { randomBot } from '../lab/bots.js';
import { copy, playOut } from '../lab/match.js';
import { Battle } from '../position/battle.js';
import { canonical } from '../position/canonical.js';
import { readPosition } from '../position/validate.js';
import { listing } from '../views/listing.js';
import { redact, view } from '../views/views.js';
import { Areas, beginScenario, readScenario, reinforcements, scenarioJsonSchema } from './index.js';

type Play = Battle<SkirmishWithSetUp>;

const TEXT = SKIRMISH.scenarios.crossroads as Record<string, unknown>;
const LAID = SKIRMISH.table({ map: { board: 'field' } });

function begin(change: object = {}) {
  return beginScenario(wholeSkirmish, { ...copy(TEXT), ...change }, SKIRMISH.lay, { id: 'test' });
}

function started(change: object = {}): Play {
  const begun = begin(change);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const battle: Play = new Battle<SkirmishWithSetUp>(copy(begun.position), LAID);
  settle(battle, open(wholeSkirmish, battle, scriptedDice()));
  return battle;
}

const attempt = (battle: Play, side: string, order: Order) =>
  decide(wholeSkirmish, battle, side, order, scriptedDice());

function ordered(battle: Play, side: string, order: Order) {
  const action = attempt(battle, side, order);
  if (isRefusal(action)) throw new Error(action.why);
  settle(battle, action);
  return action;
}

const placing = (places: Record<string, string>, more: object = {}): Order => ({
  order: 'set-up',
  placements: Object.entries(places).map(([unit, at]) => ({ unit, at })),
  ...more,
});

describe('beginning a scenario', () => {
  test('calls up the order of battle, waits for the set-up, and keeps who may come where a secret of the side', () => {
    const battle = started();
    expect(battle.position.awaiting).toEqual([{ side: 'red', kind: 'set-up', orders: ['set-up'] }]);
    expect(Object.keys(battle.position.units).sort()).toEqual(['b1', 'b2', 'b3', 'r1', 'r2', 'r3', 'r4']);
    expect(battle.unit('r1')).toEqual({ id: 'r1', side: 'red', name: 'Red 1', morale: 3, hidden: true });
    expect(battle.secret('red').forces).toEqual([
      { units: ['r1', 'r2', 'r3'], hexes: ['D3', 'D4', 'E3', 'E4', 'E5', 'F3', 'F4'], mayHide: 1 },
      { units: ['r4'], hexes: ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7'], turn: 2 },
    ]);
    expect(battle.options).toEqual({ turns: 4, objective: 'E4', ambush: true });
    expect(view(battle.position, { side: 'blue' }).secrets.red).toEqual({});
    expect(Object.keys(view(battle.position, { side: 'blue' }).units)).toEqual(['b1', 'b2', 'b3', 'r4']);
  });

  test.each<[string, object, string]>([
    ['another system', { system: 'chess' }, '$.system'],
    ['an unknown board', { map: { board: 'sea' } }, '$.map.board'],
    ['an unknown chart pack', { charts: 'abc' }, '$.charts'],
    ['a side that sets up and is not there', { setUp: [['green']] }, '$.setUp[0][0]'],
    ['an unknown special rule', { special: { fog: true } }, '$.special.fog'],
    ['wrong parameters', { special: { ambush: 3 } }, '$.special.ambush'],
    [
      'a condition of nobody',
      { victory: { wins: [{ side: 'blue', is: { not: { casualties: { of: 'green', atLeast: 1 } } } }] } },
      '$.victory.wins[0].is.not.casualties.of',
    ],
    [
      'two conditions in one',
      {
        victory: {
          wins: [
            {
              side: 'blue',
              is: { not: { points: { side: 'blue', lead: 1 }, casualties: { of: 'red', atLeast: 1 } } },
            },
          ],
        },
      },
      '$.victory.wins[0].is.not',
    ],
    [
      'a hex that is not there',
      { victory: { wins: [{ side: 'blue', is: { control: { side: 'blue', of: 'E4 Z9' } } }] } },
      '$.victory.wins[0].is.control.of',
    ],
    [
      'an unknown counter',
      {
        sides: { red: { forces: [{ area: 'E4', units: [{ counter: 'knights' }] }] } },
        setUp: [],
        victory: { wins: [] },
      },
      '$.sides.red.forces[0].units[0].counter',
    ],
    [
      'a wrong attribute',
      {
        sides: { red: { forces: [{ area: 'E4', units: [{ counter: 'guards', is: { morale: 99 } }] }] } },
        setUp: [],
        victory: { wins: [] },
      },
      '$.sides.red.forces[0].units[0].is.morale',
    ],
    [
      'units without a place',
      { sides: { red: { forces: [{ units: [{ counter: 'guards' }] }] } }, setUp: [], victory: { wins: [] } },
      '$.sides.red.forces[0]',
    ],
    [
      'an area without hexes',
      {
        sides: { red: { forces: [{ area: { all: ['A1', 'A2'] }, units: [{ counter: 'guards' }] }] } },
        setUp: [],
        victory: { wins: [] },
      },
      '$.sides.red.forces[0].area',
    ],
  ])('%s is named with its place', (_, change, path) => {
    const begun = begin(change);
    expect(begun.ok ? [] : begun.problems.map((problem) => problem.path)).toContain(path);
  });

  test('a rulebook without set-up takes scenarios in which everybody stands already', () => {
    const { 'set-up': __, ...tasks } = wholeSkirmish.tasks;
    const bare = { ...wholeSkirmish, tasks: tasks as never };
    const placed = {
      sides: { red: { forces: [{ units: [{ counter: 'guards', at: 'E4', hidden: true }] }] } },
      setUp: [],
      victory: { wins: [] },
    };
    const begun = beginScenario(bare, { ...copy(TEXT), ...placed }, SKIRMISH.lay, { id: 'x' });
    expect(begun.ok && begun.position.units.r1).toMatchObject({ at: 'E4', hidden: true });
    expect(begun.ok && begun.position.agenda).toEqual([{ task: 'plans' }]);
    expect(beginScenario(bare, TEXT, SKIRMISH.lay, { id: 'x' }).ok).toBe(false);
  });
});

describe('setting up', () => {
  test('places units in their areas, one hidden, and shows the others when the side is done', () => {
    const battle = started();
    ordered(battle, 'red', placing({ r1: 'E4', r2: 'F3' }));
    expect(battle.position.awaiting.map(({ side }) => side)).toEqual(['red']);
    expect(Object.keys(view(battle.position, { side: 'blue' }).units)).toEqual(['b1', 'b2', 'b3', 'r4']);
    const end = ordered(battle, 'red', {
      order: 'set-up',
      placements: [{ unit: 'r3', at: 'D4', hidden: true }],
      done: true,
    });
    expect(end.effects.map(({ effect }) => effect)).toEqual(['placed', 'placed', 'set-up']);
    expect(battle.position.awaiting.map(({ side }) => side)).toEqual(['blue']);
    const seen = view(battle.position, { side: 'blue' });
    expect(seen.units.r1).toEqual({ id: 'r1', side: 'red', name: 'Red 1', morale: 3, at: 'E4' });
    expect(seen.units.r3).toBeUndefined();
    expect(battle.unit('r3')).toMatchObject({ at: 'D4', hidden: true });
    ordered(battle, 'blue', placing({ b1: 'A1', b2: 'A2', b3: 'A2' }, { done: true }));
    expect(battle.position.awaiting.map(({ kind }) => kind)).toEqual(['plan', 'plan']);
    expect(battle.secret('blue')).toEqual({});
  });

  test.each<[string, Order, string]>([
    ['a unit of the enemy', placing({ b1: 'E4' }), 'NOT_IN_SET_UP'],
    ['reinforcements', placing({ r4: 'E4' }), 'NOT_IN_SET_UP'],
    ['a hex outside the area', placing({ r1: 'A1' }), 'OUTSIDE_AREA'],
    ['a hex that is not on the map', placing({ r1: 'ZZ9' }), 'OUTSIDE_AREA'],
    ['a place that the hex has not', placing({ r1: 'E4/2' }), 'NO_SUCH_PLACE'],
    [
      'a unit twice',
      {
        order: 'set-up',
        placements: [
          { unit: 'r1', at: 'E4' },
          { unit: 'r1', at: 'E5' },
        ],
      },
      'PLACED_TWICE',
    ],
    ['too many in one hex', placing({ r1: 'E4', r2: 'E4', r3: 'E4' }), 'OVERSTACKED'],
    [
      'too many hidden',
      { order: 'set-up', placements: ['r1', 'r2'].map((unit) => ({ unit, at: 'E4', hidden: true })) },
      'TOO_MANY_HIDDEN',
    ],
    ['an end before all stand', placing({ r1: 'E4' }, { done: true }), 'NOT_ALL_PLACED'],
  ])('%s is refused', (_, order, code) => {
    const battle = started();
    const before = canonical(battle.position);
    expect(attempt(battle, 'red', order)).toMatchObject({
      refused: code,
      path: expect.stringMatching(/^\$/),
    });
    expect(canonical(battle.position)).toBe(before);
  });

  test('sides that set up at once see nothing of each other until both are done', () => {
    const battle = started({ setUp: [['red', 'blue']] });
    expect(battle.position.awaiting.map(({ side }) => side)).toEqual(['red', 'blue']);
    ordered(battle, 'blue', placing({ b1: 'A1', b2: 'A2', b3: 'A3' }, { done: true }));
    expect(view(battle.position, { side: 'red' }).units.b1).toBeUndefined();
    const last = attempt(battle, 'red', placing({ r1: 'E4', r2: 'E5', r3: 'E5' }, { done: true }));
    if (isRefusal(last)) throw new Error(last.why);
    const blue = redact(copy(battle.position), last, { side: 'blue' });
    settle(battle, last);
    expect(blue.order).toEqual({ order: 'set-up' });
    expect(view(battle.position, { side: 'blue' }).units.r1?.at).toBe('E4');
    expect(view(battle.position, { side: 'red' }).units.b1?.at).toBe('A1');
  });

  test('every listed set-up is accepted, and bots set up and play to the end', () => {
    const battle = started();
    const listed = legalOrders(wholeSkirmish, battle, 'red');
    expect(listed).toHaveLength(21);
    for (const { order } of listed) expect(attempt(battle, 'red', order)).not.toHaveProperty('refused');
    expect(wholeSkirmish.orders['set-up']?.byExample).toBe(true);
    const begun = begin();
    if (!begun.ok) throw new Error('no scenario');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const end = playOut({
          rulebook: wholeSkirmish,
          table: LAID,
          start: begun.position,
          seed,
          bots: () => randomBot<SkirmishWithSetUp>(seed),
        });
        expect(end.isOver).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  test('where those placed leave no room for another, they may be moved', () => {
    const { sides } = copy(TEXT) as { sides: Record<string, { forces: object[] }> };
    const units = ['guards', 'guards', 'regulars'].map((counter) => ({ counter }));
    const tight = {
      ...sides,
      red: {
        forces: [
          { area: 'E4 E5', units: units.slice(0, 2) },
          { area: 'E4', units: [...units, ...units].slice(0, 1) },
          { area: 'E4 F4', units: units.slice(2) },
        ],
      },
    };
    const battle = started({ sides: tight });
    ordered(battle, 'red', placing({ r1: 'E4', r2: 'E4', r4: 'F4' }));
    const listed = listing(wholeSkirmish, battle, 'red').map(({ says }) => says);
    expect(listed).toEqual(['Set up: Guards r1, at E5.', 'Set up: Guards r2, at E5.']);
  });

  test('two worlds that differ in where red lies hidden look the same to blue', () => {
    const worlds = ['D3', 'F4'].map((at) => {
      const battle = started();
      ordered(battle, 'red', {
        order: 'set-up',
        placements: [
          { unit: 'r1', at: 'E4' },
          { unit: 'r2', at: 'E4' },
          { unit: 'r3', at, hidden: true },
        ],
        done: true,
      });
      return canonical([view(battle.position, { side: 'blue' }), legalOrders(wholeSkirmish, battle, 'blue')]);
    });
    expect(worlds[0]).toBe(worlds[1]);
  });

  test('reinforcements are due in their turn and until they have come', () => {
    const battle = started();
    ordered(battle, 'red', placing({ r1: 'E4', r2: 'E5', r3: 'E5' }, { done: true }));
    expect(reinforcements(battle, 'red', 1)).toEqual([]);
    expect(reinforcements(battle, 'red', 3).map(({ units }) => units)).toEqual([['r4']]);
    battle.make({ do: 'unit', unit: 'r4', set: { at: 'I4' } });
    expect(reinforcements(battle, 'red', 3)).toEqual([]);
  });
});

describe('areas', () => {
  const names = (area: Parameters<Areas['hexes']>[0]) => new Areas(LAID.map).hexes(area, '$').join(' ');

  test.each<[Parameters<Areas['hexes']>[0], string]>([
    ['A1-B2 E4', 'A1 A2 B1 B2 E4'],
    [{ edge: 'north' }, 'A1 B0 C1 D0 E1 F0 G1 H0 I1'],
    [{ edge: 'south' }, 'A7 B7 C7 D7 E7 F7 G7 H7 I7'],
    [{ all: [{ edge: 'west' }, { not: 'A1-A5' }] }, 'A6 A7'],
    [{ any: ['A1', { hexes: 'I7' }] }, 'A1 I7'],
    [{ within: 1, of: { hexes: 'A1' } }, 'A1 A2 B0 B1'],
    [{ all: [{ everywhere: true }, 'E4'] }, 'E4'],
    [{ all: [{ board: '' }, 'E4'] }, 'E4'],
  ])('%j', (area, hexes) => {
    expect(names(area)).toBe(hexes);
  });

  test('hexes that are not there are named', () => {
    const areas = new Areas(LAID.map);
    areas.hexes({ within: 2, of: 'Q99' }, '$.area');
    expect(areas.problems).toEqual([
      { path: '$.area.of', message: '"Q99" is neither a hex of the map nor a range of hexes.' },
    ]);
  });
});

test('before the battle a position names only units of the side in its forces; later they may have been taken', () => {
  const begun = begin();
  if (!begun.ok) throw new Error('no scenario');
  expect(readPosition(wholeSkirmish, begun.position).ok).toBe(true);
  const spoiled = copy(begun.position) as unknown as { secrets: { red: { forces: { units: string[] }[] } } };
  spoiled.secrets.red.forces[0]?.units.push('b1');
  const read = readPosition(wholeSkirmish, spoiled);
  expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual(['$.secrets.red.forces[0].units[3]']);
  const { clock } = begun.position;
  for (const later of [
    { awaiting: [{ side: 'red', kind: 'set-up', orders: ['set-up'] }] },
    { clock: { ...clock, over: { why: 'Dusk fell.' } } },
  ])
    expect(readPosition(wholeSkirmish, { ...spoiled, ...later })).toMatchObject({ ok: true });
});

test('a scenario read keeps what was written', () => {
  const read = readScenario(wholeSkirmish, TEXT);
  expect(read.ok && read.scenario.sides.red?.forces[0]?.area).toEqual({ within: 1, of: 'E4' });
});

test('the form of scenarios can be told as JSON Schema', () => {
  expect(scenarioJsonSchema()).toMatchObject({
    title: 'Hexledger scenario',
    required: expect.arrayContaining(['map']),
  });
});
