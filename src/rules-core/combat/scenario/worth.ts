/** How good a position is for a side, in half-squads: what the greedy bot climbs. */
import { type Condition, find } from '../../kernel/scenarios/index.js';
import { worthBy } from '../../mechanics/worth.js';
import { isDisrupted, isPinned } from '../morale/status.js';
import { stackingSize } from '../stacking/limits.js';
import type { Battle, CombatSystem, Unit } from '../system.js';
import { distance } from '../terrain/places.js';
import { isControlledBy } from './control.js';
import { judge, type Special } from './judge.js';

const PER_HEX = 3;
const MET = 6;

export const worth = worthBy<CombatSystem>({ strengthOf, progress });

function strengthOf(unit: Unit): number {
  if (unit.at === undefined && !unit.enters) return 0;
  const whole = unit.kind === 'vehicle' ? 8 : unit.kind === 'leader' ? 2 : stackingSize(unit) + unit.fp / 4;
  const state = isDisrupted(unit) ? 0.5 : isPinned(unit) || unit.suppressed ? 0.8 : 1;
  return whole * state * (unit.mKill || unit.fKill || unit.wounded ? 0.7 : 1);
}

/** Goals met, hexes held, and how near the troops have come to those that are not. */
function progress(battle: Battle, owner: string, condition: Condition): number {
  const met = find(condition, judge(battle)).met ? MET : 0;
  if ('exit' in condition) {
    const gone = PER_HEX * (battle.side(owner).exited?.length ?? 0);
    return met + gone + nearness(battle, owner, condition.exit.hexes ?? []);
  }
  return hexesOf(condition).reduce(
    (sum, hex) => sum + (isControlledBy(battle, hex, owner) ? PER_HEX : nearness(battle, owner, [hex])),
    met,
  );
}

function hexesOf(condition: Condition): readonly string[] {
  if ('control' in condition) return condition.control.hexes;
  if ('special' in condition) return (condition.special.with as unknown as Special | undefined)?.hexes ?? [];
  return [];
}

/** How near the owner's able troops are to the nearest of the hexes. */
function nearness(battle: Battle, owner: string, hexes: readonly string[]): number {
  let near = Number.POSITIVE_INFINITY;
  for (const unit of battle.units())
    if (unit.side === owner && unit.at !== undefined && !isDisrupted(unit))
      for (const hex of hexes) near = Math.min(near, distance(battle, unit.at, hex));
  return PER_HEX / (2 + near);
}
