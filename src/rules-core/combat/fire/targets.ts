/** Quick looks for lists: where enemies are seen, and who could possibly reach them. */
import { isInCloseCombat } from '../close-combat/apart.js';
import { isBlockedQuickly } from '../los/known.js';
import type { Eye } from '../los/sight.js';
import { isVehicle } from '../morale/status.js';
import type { Battle, Unit } from '../system.js';
import { distance, hexOf } from '../terrain/places.js';
import { armamentOf, weaponsOf } from '../vehicles/weapons.js';
import { firepowerAt, type Occasion, type Readiness, readiness } from './readiness.js';

/** Locations with an enemy in sight of everybody at the table, by name. */
export function enemyLocations(battle: Battle, by: string): string[] {
  const found = new Set<string>();
  for (const unit of battle.units()) if (unit.side !== by && unit.at !== undefined) found.add(unit.at);
  return [...found].sort();
}

function couldReach(battle: Battle, unit: Unit, occasion: Occasion, at: string): boolean {
  if (isVehicle(unit)) return couldVehicleReach(battle, unit, occasion, at);
  const ready = readiness(battle, unit, occasion);
  return !('refused' in ready) && isInReach(battle, unit, ready, at);
}

/** With any of its weapons, whatever it would have to turn. */
function couldVehicleReach(battle: Battle, unit: Unit, occasion: Occasion, at: string): boolean {
  return weaponsOf(unit).some((weapon) => {
    const ready = readiness(battle, unit, occasion, armamentOf(unit, weapon, undefined));
    return !('refused' in ready) && isInReach(battle, unit, ready, at);
  });
}

/** In range and not out of sight. */
export function isInReach(battle: Battle, unit: Unit, ready: Readiness, at: string): boolean {
  if (firepowerAt(unit, ready, distance(battle, unit.at as string, at)) === undefined) return false;
  return !isBlockedQuickly(battle, unit, targetEye(battle, at, unit.side));
}

/**
 * Where the line to a target ends: on the lip where an enemy lies there, or rather where the one who moves is, and on the
 * road where the vehicle fired at stands there.
 */
export function targetEye(battle: Battle, at: string, by: string, target?: string): Eye {
  const there = battle.unitsAt(at).filter(({ hidden, side }) => !hidden && side !== by);
  const movers = there.filter(({ moving }) => moving !== undefined);
  const aimedAt = target === undefined ? there : there.filter(({ id }) => id === target);
  return {
    at,
    ...((movers.length > 0 ? movers : there).some(({ onLip }) => onLip) && { onLip: true }),
    ...(aimedAt.length > 0 && aimedAt.every(({ onRoad }) => onRoad) && { onRoad: true }),
  };
}

/** Could anybody of that side fire at one of these places now? */
export function anyCouldReact(battle: Battle, side: string, places: readonly string[]): boolean {
  return battle
    .units()
    .some(
      (unit) =>
        unit.side === side &&
        unit.at !== undefined &&
        places.some((at) => couldReach(battle, unit, 'reaction', at) || couldBeDesperate(battle, unit, at)),
    );
}

/** Squads and machine guns fire in desperation at movers next to them, whatever their state (12.6.2). */
export function couldBeDesperate(battle: Battle, unit: Unit, at: string): boolean {
  if (unit.at === undefined || !mayDespair(unit) || distance(battle, unit.at, at) > 1) return false;
  if (isInCloseCombat(battle, unit) && hexOf(unit.at) !== hexOf(at)) return false;
  return battle.unitsAt(at).some((target) => target.side !== unit.side && target.moving !== undefined);
}

const mayDespair = (unit: Unit): boolean =>
  unit.kind === 'squad' || (unit.weapon === 'mg' && unit.face !== 'move');
