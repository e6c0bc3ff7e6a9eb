/** How good a position is for a side: what a greedy bot climbs. */
import type { Battle } from '../kernel/position/battle.js';
import type { SideId, System, Unit } from '../kernel/position/position.js';
import type { Condition } from '../kernel/scenarios/index.js';
import { victoryOf } from './victory.js';

interface Yardstick<S extends System> {
  strengthOf(unit: Unit<S>): number;
  /** How far a side is with one condition that is not put together from others. */
  progress(battle: Battle<S>, side: SideId, condition: Condition): number;
}

/** The strength of all units, and how near each side is to what it has to do: its own less the others'. */
export const worthBy =
  <S extends System>({ strengthOf, progress }: Yardstick<S>) =>
  (battle: Battle<S>, side: SideId): number => {
    const towards = (owner: SideId, condition: Condition): number => {
      if ('all' in condition) return condition.all.reduce((sum, part) => sum + towards(owner, part), 0);
      if ('any' in condition) return Math.max(...condition.any.map((part) => towards(owner, part)));
      return progress(battle, owner, condition);
    };
    let sum = 0;
    for (const unit of battle.units()) sum += unit.side === side ? strengthOf(unit) : -strengthOf(unit);
    for (const { side: owner, is } of victoryOf(battle).wins)
      sum += (owner === side ? 1 : -1) * towards(owner, is);
    return sum;
  };
