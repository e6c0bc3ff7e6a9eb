import { isRefusal } from '../../kernel/decide/action.js';
import { decide, open, settle } from '../../kernel/decide/decide.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { Battle } from '../../kernel/position/battle.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { panzer } from '../ruleset.js';
import type { PanzerSystem } from '../system.js';
import { d100, field } from '../testkit.testkit.js';

const TABLE = field();
const scenario = {
  scenario: 'riders',
  title: 'Riders',
  system: 'panzer',
  map: { columns: 26, rows: 14 },
  turns: 3,
  setUp: [['german'], ['soviet']],
  sides: {
    german: {
      is: { nation: 'german' },
      forces: [
        {
          area: 'D4',
          units: [
            { counter: 'Opel Blitz truck', id: 'truck' },
            { counter: 'Rifle squad (1 LMG) 1940-43', id: 'rider', is: { aboard: 'truck' } },
          ],
        },
        {
          area: 'A4 A5',
          turn: 2,
          units: [
            { counter: 'SdKfz 251/1', id: 'late' },
            { counter: 'HMG section (2-3 MG 34/42)', id: 'crew', is: { aboard: 'late' } },
          ],
        },
      ],
    },
    soviet: {
      is: { nation: 'soviet' },
      forces: [{ area: 'Y12', units: [{ counter: 'T-34/76 M43', id: 's1' }] }],
    },
  },
};

test('[panzer S.mounting, S.reinforcements] riders set up with their vehicle, or come with it in its turn', () => {
  const begun = beginScenario<PanzerSystem>(panzer, scenario, () => ({ ok: true, table: TABLE }), {
    id: 'riders',
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const battle = new Battle(begun.position, TABLE);
  settle(battle, open(panzer, battle, scriptedDice()));
  const order = (side: string, asked: object, ...faces: number[]) => {
    const action = decide(panzer, battle, side, asked as never, scriptedDice(...faces));
    if (isRefusal(action)) throw new Error(action.why);
    settle(battle, action);
  };
  expect(battle.theUnit('late').enters).toEqual({ turn: 2, hexes: ['A4', 'A5'] });
  order('german', { order: 'set-up', placements: [{ unit: 'truck', at: 'D4' }], done: true });
  order('soviet', { order: 'set-up', placements: [{ unit: 's1', at: 'Y12' }], done: true });
  expect(battle.theUnit('rider')).toMatchObject({ at: 'D4', aboard: 'truck' });
  expect(battle.theUnit('rider').hidden).toBeUndefined();
  for (const turn of [1, 2]) {
    expect(battle.clock.turn).toBe(turn);
    order('german', { order: 'place-commands', counters: [] });
    order('soviet', { order: 'place-commands', counters: [] }, ...d100(90), ...d100(10));
    while (battle.clock.phase !== 'movement')
      order(battle.position.awaiting[0]?.side as string, { order: 'end-step' });
    while (battle.clock.turn === turn && turn === 1)
      order(battle.position.awaiting[0]?.side as string, { order: 'end-step' });
  }
  while (battle.position.awaiting[0]?.side !== 'german')
    order(battle.position.awaiting[0]?.side as string, { order: 'end-step' });
  order('german', { order: 'enter-map', unit: 'late', path: ['A4', 'B4'] });
  while (battle.position.awaiting[0]?.kind === 'interrupt') order('soviet', { order: 'hold-fire' });
  expect([battle.theUnit('late').at, battle.theUnit('crew').at]).toEqual(['B4', 'B4']);
});
