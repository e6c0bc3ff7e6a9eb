/** How good a position is for a side, in Squads: what the greedy bot climbs. */
import { type Condition, find } from '../../kernel/scenarios/index.js';
import { worthBy } from '../../mechanics/worth.js';
import { distance } from '../ground/places.js';
import { sizeOf } from '../ground/stacking.js';
import { controlOf } from '../sequence/control.js';
import { holdsGround } from '../sequence/sides.js';
import type { Battle, LnltSystem, Unit } from '../system.js';
import { isSmc, isVehicle } from '../units/kinds.js';
import { judge } from './judge.js';

const PER_HEX = 2;
const MET = 4;

export const worth = worthBy<LnltSystem>({ strengthOf, progress });

function strengthOf(unit: Unit): number {
  if ((unit.at === undefined && !unit.enters) || unit.abandoned) return 0;
  const whole = isVehicle(unit) ? 2.5 : isSmc(unit) ? 0.7 : sizeOf(unit) + (unit.fp ?? 0) / 4;
  return whole * (unit.shaken ? 0.5 : 1) * (unit.wounded ? 0.7 : 1);
}

/** Goals met, hexes held, and how near the troops have come to those that are not. */
function progress(battle: Battle, owner: string, condition: Condition): number {
  const met = find(condition, judge(battle)).met ? MET : 0;
  if (!('control' in condition)) return met;
  return condition.control.hexes.reduce(
    (sum, hex) => sum + (controlOf(battle, hex) === owner ? PER_HEX : nearness(battle, owner, hex)),
    met,
  );
}

function nearness(battle: Battle, owner: string, hex: string): number {
  let near = Number.POSITIVE_INFINITY;
  for (const unit of battle.units())
    if (unit.side === owner && unit.at !== undefined && holdsGround(unit))
      near = Math.min(near, distance(battle, unit.at, hex));
  return PER_HEX / (2 + near);
}
