/** Squad Leader on one core: moves decided and kept, all legal moves and all legal fire of a side of forty squads in the open. */
import { isRefusal } from '../../src/rules-core/kernel/decide/action.js';
import { decide, open, settle } from '../../src/rules-core/kernel/decide/decide.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { squadLeader } from '../../src/rules-core/squad-leader/ruleset.js';
import type { Position, SquadLeader } from '../../src/rules-core/squad-leader/system.js';
import { drawn, type Placed, position } from '../../src/rules-core/squad-leader/testkit.testkit.js';
import { listed, processorTime } from './orders.js';
import { report } from './report.js';

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MAP = drawn({ columns: 26, rows: 12 });

/** Forty squads of each side, so many columns apart: within reach of each other or not. */
function armies(gap: number): Readonly<Record<string, Placed>> {
  const units: Record<string, Placed> = {};
  for (let n = 0; n < 40; n++) {
    const row = (n % 8) + 2;
    units[`g${n}`] = `4-6-7 at ${COLUMNS[Math.floor(n / 8)]}${row}`;
    units[`r${n}`] = `4-4-7 at ${COLUMNS[Math.floor(n / 8) + gap]}${row}`;
  }
  return units;
}

const MOVEMENT = position({ map: MAP, phase: 'movement', units: armies(17) });
const PREP_FIRE = position({ map: MAP, phase: 'prep-fire', units: armies(7) });

/** From a copy, as a server begins from what it has stored: to draft the position takes longer than all its moves. */
function begun(start: Position): Battle<SquadLeader> {
  const battle = new Battle<SquadLeader>(structuredClone(start), MAP);
  settle(battle, open(squadLeader, battle, scriptedDice()));
  return battle;
}

/** Every squad of a side goes three hexes, one order for each hex, decided and applied. */
function moveAll(battle: Battle<SquadLeader>): number {
  const dice = scriptedDice();
  let orders = 0;
  for (let n = 0; n < 40; n++)
    for (let step = 0; step < 3; step++) {
      const at = battle.theUnit(`g${n}`).at ?? '';
      const to = `${at.charAt(0)}${step === 1 ? Number(at.slice(1)) - 1 : Number(at.slice(1)) + 1}`;
      const action = decide(
        squadLeader,
        battle,
        'german',
        { order: 'move', units: [`g${n}`], path: [to] },
        dice,
      );
      if (isRefusal(action)) throw new Error(action.why);
      settle(battle, action);
      orders++;
    }
  return orders;
}

function ordersPerSecond(): number {
  for (let n = 0; n < 100; n++) moveAll(begun(MOVEMENT));
  let orders = 0;
  let time = 0;
  for (let n = 0; n < 200; n++) {
    const battle = begun(MOVEMENT);
    const start = processorTime();
    orders += moveAll(battle);
    time += processorTime() - start;
  }
  return (orders / time) * 1_000;
}

report({ bench: 'squad-leader.decide', who: 'ours', value: ordersPerSecond(), unit: 'orders/s' });
const moves = listed(squadLeader, begun(MOVEMENT), 'german');
report({ bench: 'squad-leader.legal', who: 'ours, moves', value: moves.ms, unit: 'ms' });
const fire = listed(squadLeader, begun(PREP_FIRE), 'german');
report({ bench: 'squad-leader.legal', who: 'ours, fire', value: fire.ms, unit: 'ms' });
console.error(`${moves.orders} and ${fire.orders} legal orders listed.`);
