/** ASL Starter Kit: orders decided and applied, all legal orders of a side of 40 units, exact odds of an attack. */

import { ASLSK_CHARTS } from '../../src/rules-core/aslsk/charts/index.js';
import { groupOf, isForbidden } from '../../src/rules-core/aslsk/fire/group.js';
import { attackOdds } from '../../src/rules-core/aslsk/fire/odds.js';
import { aslsk } from '../../src/rules-core/aslsk/ruleset.js';
import type { Asl, AslBattle } from '../../src/rules-core/aslsk/system.js';
import {
  boardOf,
  german,
  positionOf,
  russian,
  type SetUp,
} from '../../src/rules-core/aslsk/testkit.testkit.js';
import { pz3, t34 } from '../../src/rules-core/aslsk/vehicles/testkit.testkit.js';
import { isRefusal } from '../../src/rules-core/kernel/decide/action.js';
import { decide, open, settle } from '../../src/rules-core/kernel/decide/decide.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { listed, p95, processorTime } from './orders.js';
import { report } from './report.js';

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Forty squads in the open on either side, out of each other's reach or not. */
function army(gap: number): SetUp {
  const units: Record<string, ReturnType<typeof german>> = {};
  for (let n = 0; n < 40; n++) {
    const row = (n % 8) + 2;
    units[`a${n}`] = german('4-6-7', `${COLUMNS[Math.floor(n / 8)]}${row}`);
    units[`b${n}`] = russian('4-4-7', `${COLUMNS[Math.floor(n / 8) + gap]}${row}`);
  }
  return { phase: 'MPh', columns: 26, rows: 12, units };
}

function begun(what: SetUp): AslBattle {
  const battle: AslBattle = new Battle<Asl>(positionOf(what), { map: boardOf(what), charts: ASLSK_CHARTS });
  settle(battle, open(aslsk, battle, scriptedDice()));
  return battle;
}

function seconds(work: () => void): number {
  const start = processorTime();
  work();
  return (processorTime() - start) / 1_000;
}

/** Every squad of a side goes three hexes, one order for each hex, decided and applied. */
function moveAll(battle: AslBattle): number {
  const dice = scriptedDice();
  let orders = 0;
  for (let n = 0; n < 40; n++)
    for (let step = 0; step < 3; step++) {
      const at = battle.theUnit(`a${n}`).at ?? '';
      const to = `${at.charAt(0)}${step === 1 ? Number(at.slice(1)) - 1 : Number(at.slice(1)) + 1}`;
      const action = decide(aslsk, battle, 'a', { order: 'move', units: [`a${n}`], path: [to] }, dice);
      if (isRefusal(action)) continue;
      settle(battle, action);
      orders++;
    }
  return orders;
}

function ordersPerSecond(): number {
  for (let n = 0; n < 100; n++) moveAll(begun(army(17)));
  let orders = 0;
  let time = 0;
  for (let n = 0; n < 200; n++) {
    const battle = begun(army(17));
    time += seconds(() => {
      orders += moveAll(battle);
    });
  }
  return orders / time;
}

report({ bench: 'aslsk.decide', who: 'ours', value: ordersPerSecond(), unit: 'orders/s' });
const moving = begun(army(17));
report({
  bench: 'aslsk.legal',
  who: 'ours, moves',
  value: listed(aslsk, moving, 'a').ms,
  unit: 'ms',
});
const firing = begun({ ...army(7), phase: 'PFPh' });
report({
  bench: 'aslsk.legal',
  who: 'ours, fire',
  value: listed(aslsk, firing, 'a').ms,
  unit: 'ms',
});

/** Ten tanks of each side in two lines, with ten squads behind them. */
function tanks(gap: number, phase: 'MPh' | 'PFPh'): SetUp {
  const units: Record<string, ReturnType<typeof german>> = {};
  for (let n = 0; n < 10; n++) {
    units[`a${n}`] = pz3(`${COLUMNS[n % 2]}${n + 2}`, { vca: 2 });
    units[`b${n}`] = t34(`${COLUMNS[(n % 2) + gap]}${n + 2}`, { vca: 5 });
    units[`c${n}`] = russian('4-4-7', `${COLUMNS[(n % 2) + gap + 2]}${n + 2}`);
  }
  return { phase, columns: 26, rows: 12, units };
}
const drives = listed(aslsk, begun(tanks(17, 'MPh')), 'a').ms;
report({ bench: 'aslsk.legal', who: 'ours, tanks move', value: drives, unit: 'ms' });
const shots = listed(aslsk, begun(tanks(9, 'PFPh')), 'a').ms;
report({ bench: 'aslsk.legal', who: 'ours, tanks fire', value: shots, unit: 'ms' });

/** An attack on a stack, reckoned throw by throw. */
function oddsMs(): number {
  const battle = begun({ ...army(2), phase: 'PFPh' });
  const order = { at: 'C2', firers: ['a0', 'a8'] };
  const group = groupOf(battle, order, 'a');
  if (isForbidden(group)) throw new Error(group.why);
  return p95(() => attackOdds(battle, group, order, 'a'));
}

report({ bench: 'aslsk.odds', who: 'ours', value: oddsMs(), unit: 'ms' });
