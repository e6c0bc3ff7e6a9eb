/** Lock ’n Load Tactical on one core: orders decided and kept, all legal orders of a side of forty units in the open. */
import { isRefusal, type Order } from '../../src/rules-core/kernel/decide/action.js';
import { legalOrders, open, play, settle } from '../../src/rules-core/kernel/decide/decide.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import { copy } from '../../src/rules-core/kernel/lab/match.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { lnlt } from '../../src/rules-core/lnlt/ruleset.js';
import type { LnltSystem } from '../../src/rules-core/lnlt/system.js';
import { field, position } from '../../src/rules-core/lnlt/testkit.testkit.js';
import { decidedPerSecond, listed } from './orders.js';
import { report } from './report.js';

const MAP = field({}, { columns: 26, rows: 16 });
const at = (n: number, column: number) =>
  `${String.fromCharCode(65 + column + (n % 5))}${2 + Math.floor(n / 5)}`;

/** Forty units of each side facing each other over open ground, every fourth a Leader. */
function forty() {
  const units: Record<string, string> = {};
  for (let n = 0; n < 40; n++) {
    units[`g${n + 10}`] = `${n % 4 === 0 ? 'Leader 7-1-6' : '1-6-4-5'} at ${at(n, 1)}`;
    units[`a${n + 10}`] = `2-5-4-6 at ${at(n, 18)}`;
  }
  return position({ map: MAP, units });
}

function begun(start = forty()): Battle<LnltSystem> {
  const battle = new Battle<LnltSystem>(copy(start), MAP);
  settle(battle, open(lnlt, battle, scriptedDice()));
  return battle;
}

function order(battle: Battle<LnltSystem>, asked: Order): void {
  const action = play(lnlt, battle, 'german', asked, scriptedDice());
  if (isRefusal(action)) throw new Error(action.why);
}

/** A squad crawls to and fro, out of the enemy's range. */
function movesPerSecond(): number {
  const battle = begun(
    position({ map: MAP, units: { g1: '1-6-4-5 at B2', g2: '1-6-4-5 at B2', a1: 'Medic at Z10' } }),
  );
  order(battle, { order: 'activate', at: 'B2' });
  const orders = ['B3', 'B1', 'C2', 'A2'].map(
    (to): Order => ({ order: 'move', units: ['g1'], mode: 'low-crawl', path: [to] }),
  );
  return decidedPerSecond(lnlt, battle, 'german', orders);
}

/** All forty in one impulse: each Leader activates the places around him. */
function activated(): Battle<LnltSystem> {
  const battle = begun();
  const listed = legalOrders(lnlt, battle, 'german').map(({ order }) => order);
  const widest = listed
    .filter(({ by }) => by)
    .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
  order(battle, widest as Order);
  return battle;
}

movesPerSecond();
report({ bench: 'lnlt.decide', who: 'ours', value: movesPerSecond(), unit: 'orders/s' });
const legal = listed(lnlt, begun(), 'german');
report({ bench: 'lnlt.legal', who: 'ours', value: legal.ms, unit: 'ms' });
const acting = listed(lnlt, activated(), 'german');
report({ bench: 'lnlt.acting', who: 'ours', value: acting.ms, unit: 'ms' });
console.error(`${legal.orders} and ${acting.orders} legal orders listed.`);
