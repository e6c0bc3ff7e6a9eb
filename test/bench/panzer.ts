/** Panzer on one core: orders decided and kept, all legal moves and all legal fire of a side of forty units in the open. */
import { isRefusal, type Order } from '../../src/rules-core/kernel/decide/action.js';
import { decide, legalOrders, open, settle } from '../../src/rules-core/kernel/decide/decide.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import { copy } from '../../src/rules-core/kernel/lab/match.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { panzer } from '../../src/rules-core/panzer/ruleset.js';
import type { PanzerSystem } from '../../src/rules-core/panzer/system.js';
import { field, position } from '../../src/rules-core/panzer/testkit.testkit.js';
import { report } from './report.js';

type Setup = NonNullable<Parameters<typeof position>[0]>;
type Units = NonNullable<Setup['units']>;

const SECONDS = 2;
const SIZE = 40;
const MAP = field({}, { columns: 26, rows: 16 });
const OPTIONS = { preset: 'recommended' } as const;
const at = (n: number, column: number) =>
  `${String.fromCharCode(65 + column + (n % 5))}${2 + Math.floor(n / 5)}`;

/** Forty units of each side over open ground, three tanks to a squad, all spotted. */
function armies(gap: number): Units {
  const units: Record<string, Units[string]> = {};
  for (let n = 0; n < SIZE; n++) {
    const isSquad = n % 4 === 0;
    units[`g${n + 10}`] = [
      `${isSquad ? 'Rifle squad' : 'Panzer IV'} at ${at(n, 1)}`,
      { facing: 1, spotted: true },
    ];
    units[`s${n + 10}`] = [
      `${isSquad ? 'Soviet squad' : 'T-34'} at ${at(n, 1 + gap)}`,
      { facing: 4, spotted: true },
    ];
  }
  return units;
}

function begun(setup: Setup): Battle<PanzerSystem> {
  const start = position({ map: MAP, options: OPTIONS, ...setup });
  const battle = new Battle<PanzerSystem>(copy(start), MAP);
  settle(battle, open(panzer, battle, scriptedDice()));
  return battle;
}

const commanded = (command: 'move' | 'fire') =>
  Object.fromEntries(Array.from({ length: SIZE }, (_, n) => [`g${n + 10}`, command]));

/** The Movement Phase of the Germans. */
const moving = (units: Units, commands: NonNullable<Setup['commands']>) =>
  begun({ units, commands, clock: { phase: 'movement' }, first: 'soviet' });

/** A tank drives to and fro; the enemy has fired, so that nothing interrupts it. */
function movesPerSecond(): number {
  const units: Units = { g1: ['Panzer IV at C4', { facing: 0 }], s1: ['T-34 at Z14', { fired: true }] };
  const battle = moving(units, { g1: 'move' });
  const orders = ['C3', 'C5', 'D4', 'B4'].map((to): Order => ({ order: 'move', unit: 'g1', path: [to] }));
  const mark = battle.mark();
  let decided = 0;
  const start = performance.now();
  let elapsed = 0;
  do {
    for (let i = 0; i < 500; i++) {
      const asked = orders[decided++ % orders.length] as Order;
      const action = decide(panzer, battle, 'german', asked, scriptedDice());
      if (isRefusal(action)) throw new Error(action.why);
      for (const effect of action.effects) for (const change of effect.changes ?? []) battle.make(change);
      for (const change of action.next) battle.make(change);
      battle.rollback(mark);
    }
    elapsed = (performance.now() - start) / 1000;
  } while (elapsed < SECONDS);
  return decided / elapsed;
}

function p95OfLegalOrders(battle: Battle<PanzerSystem>): { ms: number; orders: number } {
  for (let i = 0; i < 20; i++) legalOrders(panzer, battle, 'german');
  const times: number[] = [];
  let orders = 0;
  for (let i = 0; i < 100; i++) {
    const start = performance.now();
    orders = legalOrders(panzer, battle, 'german').length;
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { ms: times[94] as number, orders };
}

movesPerSecond();
report({ bench: 'panzer.decide', who: 'ours', value: movesPerSecond(), unit: 'orders/s' });
const moves = p95OfLegalOrders(moving(armies(17), commanded('move')));
report({ bench: 'panzer.legal', who: 'ours, moves', value: moves.ms, unit: 'ms' });
const fire = p95OfLegalOrders(begun({ units: armies(7), commands: commanded('fire') }));
report({ bench: 'panzer.legal', who: 'ours, fire', value: fire.ms, unit: 'ms' });
console.error(`${moves.orders} and ${fire.orders} legal orders listed.`);
