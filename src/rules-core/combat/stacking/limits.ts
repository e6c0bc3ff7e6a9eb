/** Stacking (chapter 8): three squads and two vehicles of a side in each location. */

import type { Battle, Unit } from '../system.js';
import { hasFeature, marksAt } from '../terrain/ground.js';
import { type Nook, nookOf, standApart } from '../terrain/nooks.js';
import { insideOf } from '../terrain/places.js';

/** In half-squads: two make a squad, a Support Weapon Team counts as one, a Gun unit as a squad (8.1.2). */
const SIZE: Partial<Record<Unit['kind'], number>> = { squad: 2, gun: 2, raft: 2, 'half-squad': 1, team: 1 };
const MOST_HALF_SQUADS = 6;
const MOST_VEHICLES = 2;

export const stackingSize = (unit: Pick<Unit, 'kind'>): number => SIZE[unit.kind] ?? 0;
const isVehicle = (unit: Unit): boolean => unit.kind === 'vehicle';
/** Riders stack with their transport. */
const takesRoom = (unit: Unit): boolean => unit.aboard === undefined;

/** The places of a location, counted apart: a pillbox and the lip of a gully are places of their own (2.5.4, 7.9.4). */
function limitAt(at: string, nook: Nook | undefined): number {
  if (nook === 'pillbox') return 2;
  return insideOf(at) === 'steeple' ? 1 : MOST_HALF_SQUADS;
}

interface Load {
  readonly halfSquads: number;
  readonly vehicles: number;
}

export function loadAt(battle: Battle, at: string, side: string, nook?: Nook): Load {
  let halfSquads = 0;
  let vehicles = 0;
  for (const unit of battle.unitsAt(at)) {
    if (unit.side !== side || !takesRoom(unit)) continue;
    if (isVehicle(unit)) vehicles++;
    else if (nookOf(unit) === nook) halfSquads += stackingSize(unit);
  }
  return { halfSquads, vehicles };
}

/** Would this unit be one too many there (8.1)? It comes into the open: a pillbox it leaves or enters is counted apart. */
export function wouldOverstack(battle: Battle, unit: Unit, at: string): boolean {
  const load = loadAt(battle, at, unit.side);
  if (isVehicle(unit)) return load.vehicles + 1 > MOST_VEHICLES;
  return load.halfSquads + stackingSize(unit) > limitAt(at, undefined) && stackingSize(unit) > 0;
}

/** Is there room for it among these others of its side? */
export function roomIn(unit: Unit, at: string, others: readonly Unit[]): boolean {
  if (isVehicle(unit)) return others.filter(isVehicle).length < MOST_VEHICLES;
  const size = stackingSize(unit);
  const alike = others.filter((other) => !standApart(other, unit));
  return (
    size === 0 || alike.reduce((sum, other) => sum + stackingSize(other), size) <= limitAt(at, nookOf(unit))
  );
}

/** How far a side is above the limits in a location: half-squads and vehicles not yet marked for it (8.2.2). */
export function excessAt(battle: Battle, at: string, side: string): Load {
  const able = battle.unitsAt(at).filter((unit) => unit.side === side && takesRoom(unit));
  const troops = able.filter((unit) => !isVehicle(unit) && nookOf(unit) === undefined);
  const counted = troops.reduce((sum, unit) => sum + (isMarked(unit) ? 0 : stackingSize(unit)), 0);
  const vehicles = able.filter((unit) => isVehicle(unit) && !unit.suppressed).length;
  return {
    halfSquads: Math.max(0, counted - limitAt(at, undefined)),
    vehicles: Math.max(0, vehicles - MOST_VEHICLES),
  };
}

const isMarked = (unit: Unit): boolean => unit.yellow === 'disrupted' || unit.yellow === 'wia';

/** Vehicles, guns and crews of guns never stand above the ground (6.4.1, 8.1.1); few fit in a steeple (6.4.6.1). */
export function mayStandIn(battle: Battle, unit: Unit, at: string): boolean {
  const inside = insideOf(at);
  if (inside === '') return true;
  if (unit.kind === 'vehicle' || unit.kind === 'gun' || unit.kind === 'raft') return false;
  if (inside !== 'steeple') return true;
  const fits = unit.kind === 'leader' || unit.kind === 'half-squad' || unit.weapon === 'mg';
  return fits && hasFeature(marksAt(battle, at), 'steeple');
}
