/** Panzer on one core: orders decided and kept, all legal moves and all legal fire of a side of forty units in the open. */
import { type Order } from '../../src/rules-core/kernel/decide/action.js';
import { open, settle } from '../../src/rules-core/kernel/decide/decide.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import { copy } from '../../src/rules-core/kernel/lab/match.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { panzer } from '../../src/rules-core/panzer/ruleset.js';
import type { PanzerSystem } from '../../src/rules-core/panzer/system.js';
import { field, position } from '../../src/rules-core/panzer/testkit.testkit.js';
import { decidedPerSecond, listed } from './orders.js';
import { report } from './report.js';

type Setup = NonNullable<Parameters<typeof position>[0]>;
type Units = NonNullable<Setup['units']>;

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
  return decidedPerSecond(panzer, battle, 'german', orders);
}

movesPerSecond();
report({ bench: 'panzer.decide', who: 'ours', value: movesPerSecond(), unit: 'orders/s' });
const moves = listed(panzer, moving(armies(17), commanded('move')), 'german');
report({ bench: 'panzer.legal', who: 'ours, moves', value: moves.ms, unit: 'ms' });
const fire = listed(panzer, begun({ units: armies(7), commands: commanded('fire') }), 'german');
report({ bench: 'panzer.legal', who: 'ours, fire', value: fire.ms, unit: 'ms' });
console.error(`${moves.orders} and ${fire.orders} legal orders listed.`);
