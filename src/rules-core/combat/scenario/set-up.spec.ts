import { originalBoard } from '../../boards/index.js';
import { isRefusal, type Order } from '../../kernel/decide/action.js';
import { decide, open, settle } from '../../kernel/decide/decide.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { diceSeed, sha256Hex } from '../../kernel/dice/index.js';
import { Battle as KernelBattle } from '../../kernel/position/battle.js';
import { draftPosition } from '../../kernel/position/draft.js';
import type { Table } from '../../kernel/position/table.js';
import { beginScenario, type ScenarioText } from '../../kernel/scenarios/index.js';
import { view } from '../../kernel/views/views.js';
import { COMBAT_CHARTS } from '../charts/index.js';
import { combat } from '../ruleset.js';
import { COMBAT_SCENARIOS } from '../scenarios/index.js';
import type { Battle, CombatSystem } from '../system.js';

const known = knownSystem({ rulebook: combat, charts: COMBAT_CHARTS, board: originalBoard });
const DICE = diceSeed(sha256Hex('set-up'));

const CARD: ScenarioText = {
  scenario: 'the-farm',
  title: 'The farm',
  system: 'combat',
  map: {
    columns: 10,
    rows: 10,
    hexes: { E5: 'river', F6: 'woods' },
    buildings: [{ is: 'stone', upperLevels: 1, hexes: 'D4 D5' }],
  },
  turns: 7,
  setUp: [['german'], ['american']],
  sides: {
    german: {
      forces: [
        { area: 'D4-F6', units: [{ counter: '6-6', count: 4 }, { counter: 'Officer' }] },
        { area: 'D4-F6', mayHide: 1, units: [{ counter: 'PaK 38' }] },
      ],
    },
    american: { forces: [{ area: { edge: 'west' }, turn: 2, units: [{ counter: '7-6', count: 3 }] }] },
  },
  victory: { wins: [{ side: 'american', is: { control: { side: 'american', of: 'D4 D5' } } }] },
};

function begin(card: ScenarioText = CARD): Battle {
  const begun = beginScenario(combat, card, (at) => known.lay(at), { id: 'test' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const battle = new KernelBattle<CombatSystem>(
    begun.position,
    known.table(begun.position as never) as Table,
  );
  settle(battle, open(combat, battle, DICE.forAction('test', 1)));
  return battle;
}

const give = (battle: Battle, side: string, placements: object[], done?: true) => {
  const order: Order = { order: 'set-up', placements: placements as never, ...(done && { done }) };
  const verdict = decide(combat, battle, side, order, DICE.forAction('test', 2));
  if (isRefusal(verdict)) return verdict.refused;
  settle(battle, verdict);
  return verdict;
};
const asks = (battle: Battle) => battle.position.awaiting.map(({ side, kind }) => `${side} ${kind}`);

const FOUR = ['g1', 'g2', 'g3', 'g4'].map((unit) => ({ unit, at: 'D4' }));
const ALL = [
  ...FOUR.slice(0, 3),
  { unit: 'g4', at: 'D5' },
  { unit: 'g5', at: 'D4/1' },
  { unit: 'g6', at: 'F5', hidden: true, set: { facing: 3 } },
];

describe('the card', () => {
  test('[combat 3.2.1, 3.2.2] forces by type and number, the map in play, turns and Victory Conditions become the battle', () => {
    const { position, table } = begin();
    const named = Object.values(position.units).map(({ side, name }) => `${side} ${name}`);
    expect(named.filter((each) => each === 'german 6-6')).toHaveLength(4);
    expect(named.filter((each) => each === 'american 7-6')).toHaveLength(3);
    expect(position.clock.lastTurn).toBe(7);
    expect(table.map.columns).toBe(10);
    expect(position.options.victory).toMatchObject({
      wins: [{ side: 'american', is: { control: { hexes: ['D4', 'D5'] } } }],
    });
    expect(position.sides.german).toMatchObject({ nationality: 'german', smokeGrenades: 2, mayHide: true });
    const wrong = {
      ...CARD,
      sides: { ...CARD.sides, german: { forces: [{ area: 'D4', units: [{ counter: '9-9' }] }] } },
    };
    expect(() => begin(wrong)).toThrow(/no counter \\?"9-9/);
  });
  test('[combat 18.1.1.7] [combat 3.2.5] a card says in words who sets up where; a picture beside them is not taken', () => {
    const card = { ...CARD, layout: { german: 'A1-A9' } } as ScenarioText;
    expect(() => begin(card)).toThrow(/layout/);
    const battle = begin();
    expect(give(battle, 'german', [{ unit: 'g1', at: 'A5' }])).toBe('OUTSIDE_AREA');
    give(battle, 'german', [{ unit: 'g1', at: 'D4' }]);
    expect(battle.theUnit('g1').at).toBe('D4');
  });
  test('[combat 3.2.4] special rules of the scenario override the rules', () => {
    expect(begin().position.options.wading).toBeUndefined();
    expect(begin({ ...CARD, special: { wading: {} } }).position.options.wading).toBe(true);
    expect(() => begin({ ...CARD, special: { flying: {} } })).toThrow(/knows no special rule/);
  });
  test('[combat 16.1.9] wrecks may burn from the beginning', () => {
    const battle = begin({ ...CARD, locations: { F6: { burningWrecks: 2 } } });
    expect(battle.location('F6').burningWrecks).toBe(2);
  });
  test('reinforcements know when and where they enter', () => {
    const { enters } = begin().theUnit('a1');
    expect(enters).toMatchObject({ turn: 2 });
    expect(enters?.hexes).toContain('A4');
  });
});

describe('setting up', () => {
  test('[combat 3.3.1] a side completes its set-up before the other begins; one that enters later sets up nothing', () => {
    const both = begin({
      ...CARD,
      sides: { ...CARD.sides, american: { forces: [{ area: 'J1-J9', units: [{ counter: '7-6' }] }] } },
    });
    expect(asks(both)).toEqual(['german set-up']);
    give(both, 'german', ALL);
    expect(asks(both)).toEqual(['german set-up']);
    give(both, 'german', [], true);
    expect(asks(both)).toEqual(['american set-up']);
    const entering = begin({ ...CARD, setUp: [['american'], ['german']] });
    expect(asks(entering)).toEqual(['german set-up']);
    give(entering, 'german', ALL, true);
    expect(asks(entering)).not.toContain('american set-up');
    expect(entering.position.clock.turn).toBe(1);
  });
  test('[combat 3.3.2] in any location and status of their area, as far as there is room', () => {
    const battle = begin();
    expect(give(battle, 'german', [{ unit: 'g1', at: 'J5' }])).toBe('OUTSIDE_AREA');
    expect(give(battle, 'german', [{ unit: 'g1', at: 'D4/2' }])).toBe('NO_SUCH_PLACE');
    expect(give(battle, 'german', [{ unit: 'g6', at: 'D4/1' }])).toBe('NO_SUCH_PLACE');
    expect(give(battle, 'german', [{ unit: 'g1', at: 'E5' }])).toBe('WATER');
    expect(give(battle, 'german', FOUR)).toBe('NO_ROOM');
    expect(give(battle, 'german', [{ unit: 'g1', at: 'D5/1' }])).toMatchObject({ by: 'german' });
    expect(
      give(battle, 'german', [{ unit: 'g6', at: 'F5', set: { face: 'move', facing: 4 } }]),
    ).toMatchObject({
      by: 'german',
    });
    expect([battle.theUnit('g1').at, battle.theUnit('g6').face]).toEqual(['D5/1', 'move']);
  });
  test('[combat 7.1.1.2] Guns are dug in where they set up, but not in buildings', () => {
    const dug = (at: string) => {
      const battle = begin();
      give(battle, 'german', [...ALL.slice(0, 5), { unit: 'g6', at }], true);
      return battle.theUnit('g6').dugIn;
    };
    expect([dug('F5'), dug('D5')]).toEqual([true, undefined]);
  });
  test('[combat 3.3.4.1/a] where a hidden gun lies and how it faces is noted, and nobody else sees it', () => {
    const battle = begin();
    give(battle, 'german', ALL, true);
    expect(battle.theUnit('g6')).toMatchObject({ at: 'F5', facing: 3, hidden: true, dugIn: true });
    const seen = view(battle.position, { side: 'american' }).units as Record<string, unknown>;
    expect(Object.keys(seen)).toContain('g1');
    expect(JSON.stringify(seen)).not.toContain('PaK 38');
  });
  test('no more may hide than the order of battle allows', () => {
    expect(give(begin(), 'german', [{ unit: 'g1', at: 'D4', hidden: true }])).toBe('TOO_MANY_HIDDEN');
  });
});

describe('short positions', () => {
  const drafted = (short: object) => {
    const result = draftPosition<CombatSystem>(combat, { map: { columns: 8, rows: 8, hexes: {} }, ...short });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.position;
  };
  test('counters by name, sides by their nation', () => {
    const { units, sides } = drafted({
      sides: { german: {}, russian: {} },
      units: {
        g1: { counter: '8-2', at: 'C3' },
        g2: { counter: 'Russian RATR', at: 'C3' },
        r1: { counter: 'Commissar' },
      },
    });
    expect(units.g1).toMatchObject({ nationality: 'german', fp: 8, engineers: true, half: { name: '4-2' } });
    expect(units.g2).toMatchObject({ side: 'german', nationality: 'russian', weapon: 'atr' });
    expect([units.r1?.tq, sides.russian?.nationality]).toEqual([9, 'russian']);
  });
  test('any phase can be entered', () => {
    expect(drafted({ clock: { phase: 'fire-and-movement' } }).agenda.at(-1)).toEqual({ task: 'impulse' });
    expect(drafted({ clock: { phase: 'conclusion' } }).agenda.at(-1)).toEqual({
      task: 'rolling-on',
      side: 'b',
    });
  });
});

test.each(Object.keys(COMBAT_SCENARIOS))('the scenario %s begins with somebody setting up', (name) => {
  expect(asks(begin(COMBAT_SCENARIOS[name] as never))).toHaveLength(1);
});
