/** How good a position is for a side, in points: what the greedy bot climbs. */
import { distance } from '../../mechanics/places.js';
import { inActionOf } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { isImmobile } from '../units/kinds.js';
import { controlOf, objectivesOf, pointsOf } from './judge.js';

const HELD = 20;
const NEAR = 10;

export function worth(battle: Battle, side: string): number {
  let sum = 0;
  for (const each of battle.sideIds()) {
    const sign = each === side ? 1 : -1;
    sum += sign * pointsOf(battle, each);
    for (const unit of inActionOf(battle, each)) sum += sign * 0.1 * strengthOf(unit);
    for (const at of objectivesOf(battle))
      sum += sign * (controlOf(battle, at) === each ? HELD : nearness(battle, each, at));
  }
  return sum;
}

function strengthOf(unit: Unit): number {
  const state = (unit.suppressed ? 0.7 : 1) * (isImmobile(unit) ? 0.6 : 1) * (unit.turretDamaged ? 0.7 : 1);
  return (unit.points ?? 10) * state;
}

function nearness(battle: Battle, side: string, at: string): number {
  const near = inActionOf(battle, side).map((unit) => distance(battle, unit.at as string, at));
  return near.length === 0 ? 0 : NEAR / (1 + Math.min(...near));
}
