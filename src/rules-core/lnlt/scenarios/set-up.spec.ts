import { isRefusal, type Order } from '../../kernel/decide/action.js';
import { decide, legalOrders, open, settle } from '../../kernel/decide/decide.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { Battle } from '../../kernel/position/battle.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { SYSTEMS } from '../../systems.js';
import { lnlt } from '../ruleset.js';
import type { LnltSystem } from '../system.js';

const system = SYSTEMS.get('lnlt')!;

function begun(scenario: object): Battle<LnltSystem> {
  const read = beginScenario(lnlt, scenario, (at) => system.lay(at), { id: 'test' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const battle = new Battle<LnltSystem>(read.position, system.table(read.position));
  settle(battle, open(lnlt, battle, scriptedDice()));
  return battle;
}

function give(battle: Battle<LnltSystem>, side: string, order: Order): string | undefined {
  const verdict = decide(lnlt, battle, side, order, scriptedDice());
  if (isRefusal(verdict)) return verdict.refused;
  settle(battle, verdict);
  return undefined;
}

/** Whatever is listed first, until nobody is asked to set up any more. */
function allSetUp(scenario: string): Battle<LnltSystem> {
  const battle = begun(system.scenarios[scenario] as object);
  for (let asked = battle.position.awaiting[0]; asked?.kind === 'set-up'; asked = battle.position.awaiting[0])
    give(battle, asked.side, legalOrders(lnlt, battle, asked.side)[0]!.order);
  return battle;
}

test('[lnlt 11.4] a Sniper of the order of battle comes when his owner likes, not over an edge', () => {
  const battle = allSetUp('the-night-of-the-huts');
  const asked = () => battle.position.awaiting[0]!;
  while (asked().side !== 'american' || asked().kind !== 'impulse')
    give(battle, asked().side, { order: asked().kind === 'rally' ? 'end-rally' : 'pass' });
  const kinds = new Set(legalOrders(lnlt, battle, 'american').map(({ order }) => order.order));
  expect(kinds).toContain('place-sniper');
  expect(kinds).not.toContain('enter-map');
});

const SMALL = (units: readonly object[]) => ({
  scenario: 'small',
  title: 'Small',
  system: 'lnlt',
  map: { board: 'village' },
  turns: 2,
  clock: { initiative: 'german', decided: true },
  sides: {
    german: { forces: [{ area: 'T2-W5', units }] },
    american: { forces: [{ units: [{ counter: '2-5-4-6', at: 'A5' }] }] },
  },
});
const place = (unit: string, at: string): Order => ({ order: 'set-up', placements: [{ unit, at }] });

describe.each(Object.keys(system.scenarios))('%s', (scenario) => {
  test('[lnlt 1.3/f, 1.6/m] is set up for everybody to see, with weapons and passengers where their bearers are', () => {
    const battle = allSetUp(scenario);
    expect(battle.units().filter(({ hidden }) => hidden)).toEqual([]);
    const carried = battle.units().filter((unit) => unit.possessor ?? unit.aboard ?? unit.leader);
    expect(carried.length).toBeGreaterThan(0);
    for (const { at, possessor, aboard, leader } of carried)
      expect(at).toBe(battle.theUnit((possessor ?? aboard ?? leader) as string).at);
    expect(battle.units().filter((unit) => unit.kind === 'weapon' && !unit.possessor)).toEqual([]);
  });
});

test('[lnlt 1.3/j, 1.7/a] neither vehicles nor guns set up in a Building, nor anybody where there is no room', () => {
  const battle = begun(
    SMALL([
      { counter: 'Tiger I', id: 'tank' },
      { counter: '75mm ATG', id: 'gun' },
      { counter: '1-6-4-5', count: 4 },
    ]),
  );
  expect(give(battle, 'german', place('tank', 'U3'))).toBe('NO_VEHICLES');
  expect(give(battle, 'german', place('gun', 'U3'))).toBe('NO_GUNS');
  expect(give(battle, 'german', place('tank', 'V5'))).toBeUndefined();
  for (const unit of ['g1', 'g2', 'g3']) expect(give(battle, 'german', place(unit, 'U3'))).toBeUndefined();
  expect(give(battle, 'german', place('g4', 'U3'))).toBe('NO_ROOM');
});

test('[lnlt 1.6.1/d] tripod weapons that enter come dismantled', () => {
  const scenario = SMALL([{ counter: '1-6-4-5' }]);
  const later = { area: 'T2-T3', turn: 2, units: [{ counter: '2-5-4-6' }, { counter: 'M1919A4' }] };
  scenario.sides.american.forces.push(later as never);
  const gun = begun(scenario)
    .units()
    .find(({ name }) => name === 'M1919A4');
  expect(gun).toMatchObject({ tripod: 'dismantled', enters: { turn: 2, hexes: ['T2', 'T3'] } });
});

test('[lnlt 19.1] a scenario grants air support to a side', () => {
  const scenario = SMALL([{ counter: '1-6-4-5' }]);
  const american = { ...scenario.sides.american, is: { airSupport: [{ aircraft: 'P-47 Thunderbolt' }] } };
  const battle = begun({ ...scenario, sides: { ...scenario.sides, american } });
  expect(battle.side('american').airSupport).toEqual([{ aircraft: 'P-47 Thunderbolt' }]);
});

test('[lnlt 22.0] vehicles of a later turn bring those who ride, wherever the scenario writes them', () => {
  const scenario = SMALL([{ counter: '1-6-4-5' }]);
  const later = {
    area: 'T2-T3',
    turn: 2,
    units: [
      { counter: '2-5-4-6', id: 'rider', is: { aboard: 'tank', riding: 'outside' } },
      { counter: 'BAR', is: { possessor: 'rider' } },
      { counter: 'M4A1 Sherman', id: 'tank' },
    ],
  };
  scenario.sides.american.forces.push(later as never);
  const battle = begun(scenario);
  expect(battle.theUnit('tank').enters).toEqual({ turn: 2, hexes: ['T2', 'T3'] });
  expect(battle.theUnit('rider')).toMatchObject({ aboard: 'tank', enters: { turn: 2 } });
});
