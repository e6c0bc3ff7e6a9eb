import { originalBoard } from '../../boards/index.js';
import { isRefusal, type Order } from '../../kernel/decide/action.js';
import { decide, legalOrders, open, settle } from '../../kernel/decide/decide.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { Battle as KernelBattle } from '../../kernel/position/battle.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { PANZER_CHARTS } from '../charts/index.js';
import { panzer } from '../ruleset.js';
import type { Battle, PanzerSystem } from '../system.js';
import { Trial } from '../testkit.testkit.js';
import { PANZER_SCENARIOS } from './index.js';
import { worth } from './worth.js';

const known = knownSystem({
  rulebook: panzer,
  charts: PANZER_CHARTS,
  board: originalBoard,
  ruleText: () => Promise.reject(new Error('No rule is read here.')),
});

function begin(): Battle {
  const scenario = PANZER_SCENARIOS['lanes-to-the-well'];
  const begun = beginScenario(panzer, scenario, (at) => known.lay(at), { id: 'lanes' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const battle = new KernelBattle<PanzerSystem>(begun.position, known.table(begun.position as never));
  settle(battle, open(panzer, battle, scriptedDice()));
  return battle;
}

function give(battle: Battle, by: string, order: Order): void {
  const action = decide(panzer, battle, by, order, scriptedDice());
  if (isRefusal(action)) throw new Error(action.why);
  settle(battle, action);
}

const asks = (battle: Battle) => battle.position.awaiting.map(({ side, kind }) => `${side} ${kind}`);

describe('Lanes to the Well', () => {
  test('[panzer 7.31/b, 7.31.1/a] the scenario gives the Soviets a field to lay before they set up, and shows another', () => {
    const battle = begin();
    expect(asks(battle)).toEqual(['soviet plot-mines']);
    expect(battle.location('I9').mines).toHaveLength(1);
    const [first] = legalOrders(panzer, battle, 'soviet');
    give(battle, 'soviet', first?.order as Order);
    expect(battle.secret('soviet').mines?.[0]?.hexes).toHaveLength(4);
    expect(asks(battle)).toEqual(['soviet set-up']);
  });

  test('a greedy player thinks more of a cleared lane', () => {
    const mines = [{ side: 'soviet', strength: 'hasty', personnel: true }] as const;
    const of = (marks: object) =>
      worth(
        new Trial({
          units: { g1: 'Pioneer squad at D4', s1: 'T-34 at Y12' },
          marks: marks as never,
          options: { optional: ['7.31'] },
        }).battle,
        'german',
      );
    expect(of({})).toBeGreaterThan(of({ D5: { mines } }));
  });
});
