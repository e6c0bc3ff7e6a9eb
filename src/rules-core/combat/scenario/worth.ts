/** How good a position is for a side, in half-squads: what the greedy bot climbs. */
import { isDisrupted, isPinned } from '../morale/status.js';
import { stackingSize } from '../stacking/limits.js';
import type { Battle, Unit } from '../system.js';
import { distance } from '../terrain/places.js';
import type { Condition } from './conditions.js';
import { isControlledBy } from './control.js';
import { isMet } from './victory.js';

const PER_HEX = 3;
const MET = 6;

export function worth(battle: Battle, side: string): number {
  let sum = 0;
  for (const unit of battle.units()) sum += unit.side === side ? strengthOf(unit) : -strengthOf(unit);
  return sum + goals(battle, side);
}

function strengthOf(unit: Unit): number {
  if (unit.at === undefined && !unit.enters) return 0;
  const whole = unit.kind === 'vehicle' ? 8 : unit.kind === 'leader' ? 2 : stackingSize(unit) + unit.fp / 4;
  const state = isDisrupted(unit) ? 0.5 : isPinned(unit) || unit.suppressed ? 0.8 : 1;
  return whole * state * (unit.mKill || unit.fKill || unit.wounded ? 0.7 : 1);
}

function goals(battle: Battle, side: string): number {
  const victory = battle.options.victory;
  let sum = 0;
  for (const [owner, { all }] of Object.entries(victory?.sides ?? {}))
    for (const condition of all) sum += (owner === side ? 1 : -1) * progress(battle, owner, condition);
  return sum;
}

/** Goals met, hexes held, and how near the troops have come to those that are not. */
function progress(battle: Battle, owner: string, condition: Condition): number {
  const met = isMet(battle, owner, condition) ? MET : 0;
  if (condition.needs === 'exits') return met + PER_HEX * (battle.side(owner).exited?.length ?? 0);
  if (condition.needs !== 'hexes' && condition.needs !== 'buildings') return met;
  return condition.hexes.reduce(
    (sum, hex) => sum + (isControlledBy(battle, hex, owner) ? PER_HEX : nearness(battle, owner, hex)),
    met,
  );
}

function nearness(battle: Battle, owner: string, hex: string): number {
  const distances = battle
    .units()
    .filter((unit) => unit.side === owner && unit.at !== undefined && !isDisrupted(unit))
    .map((unit) => distance(battle, unit.at as string, hex));
  return distances.length === 0 ? 0 : PER_HEX / (2 + Math.min(...distances));
}
