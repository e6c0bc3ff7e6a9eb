/**
 * Combat! on one core: simple moves decided and kept, all legal orders of a side of forty units in the open, and the
 * exact chances of an attack over every way its dice can fall.
 */

import { oddsOfFire } from '../../src/rules-core/combat/fire/odds.js';
import { combat } from '../../src/rules-core/combat/ruleset.js';
import type { CombatSystem } from '../../src/rules-core/combat/system.js';
import { field, position } from '../../src/rules-core/combat/testkit.testkit.js';
import { type Order } from '../../src/rules-core/kernel/decide/action.js';
import { open, settle } from '../../src/rules-core/kernel/decide/decide.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import { copy } from '../../src/rules-core/kernel/lab/match.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { decidedPerSecond, listed, p95 } from './orders.js';
import { report } from './report.js';

const MAP = field({}, { columns: 26, rows: 16 });
const at = (n: number, column: number) =>
  `${String.fromCharCode(65 + column + (n % 5))}${2 + 2 * Math.floor(n / 5)}`;

/** Forty units of each side facing each other over open ground. */
function forty() {
  const units: Record<string, string> = {};
  for (let n = 0; n < 40; n++) {
    const kind = n % 8 === 0 ? 'nco' : n % 8 === 4 ? 'MG 34' : '6-6';
    units[`g${n + 10}`] = `${kind} at ${at(n, 1)}`;
    units[`a${n + 10}`] = `${n % 8 === 0 ? 'nco' : '7-6'} at ${at(n, 18)}`;
  }
  return position({ map: MAP, units });
}

function begun(start = forty()): Battle<CombatSystem> {
  const battle = new Battle<CombatSystem>(copy(start), MAP);
  settle(battle, open(combat, battle, scriptedDice()));
  return battle;
}

/** A squad walks up and down, one hex in an impulse, with the enemy out of range. */
function movesPerSecond(): number {
  const battle = begun(position({ map: MAP, units: { g1: '6-6 at B2', a1: 'nco at Z10' } }));
  const step = (to: string) =>
    ({ order: 'move', mode: 'cautious', routes: [{ unit: 'g1', path: [{ to }] }] }) as Order;
  const orders = [step('B3'), step('B1'), step('C2'), step('A2')];
  return decidedPerSecond(combat, battle, 'german', orders);
}

/** A platoon of ten at a stack behind brush in a building: every number of the shot. */
function msOfOdds(): number {
  const map = field({ H8: 'stone-building', H6: 'brush' });
  const firers = Array.from({ length: 6 }, (_, n) => [`g${n}`, '6-6 at H4'] as const);
  const targets = Array.from({ length: 3 }, (_, n) => [`a${n}`, '7-6 at H8'] as const);
  const start = position({ map, units: Object.fromEntries([...firers, ['g9', 'nco at H4'], ...targets]) });
  const battle = new Battle<CombatSystem>(copy(start), map);
  settle(battle, open(combat, battle, scriptedDice()));
  const decision = battle.position.awaiting[0] as Parameters<typeof oddsOfFire>[3];
  const shot = { units: firers.map(([id]) => id), at: 'H8', leader: 'g9' };
  return p95(() => {
    if ('refused' in oddsOfFire(battle, shot, 'german', decision)) throw new Error('The shot is refused.');
  });
}

movesPerSecond();
report({ bench: 'combat.decide', who: 'ours', value: movesPerSecond(), unit: 'orders/s' });
const legal = listed(combat, begun(), 'german');
report({ bench: 'combat.legal', who: 'ours', value: legal.ms, unit: 'ms' });
report({ bench: 'combat.odds', who: 'ours', value: msOfOdds(), unit: 'ms' });
console.error(`${legal.orders} legal orders listed.`);
