/** Vehicular and Turret Covered Arc (3.2.4/CA-f), and which side of a vehicle fire comes from (3.2.4/facing). */
import { bearing, turned } from '../../kernel/geometry/facing.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import { HEXSPINES, isInArc, sixthsBetween } from '../../mechanics/facing.js';
import type { AslBattle, AslUnit } from '../system.js';
import { hexAt } from '../terrain/map.js';
import { hasTurret, type VehicleWeapon } from './state.js';

export type Aspect = 'front' | 'side' | 'rear';
export type Part = 'hull' | 'turret';
export type Mount = 'turret' | 'bow';

export const HEXSPINE_COUNT = HEXSPINES.length;

export function vcaOf({ vca = 0 }: AslUnit): number {
  return vca;
}

/** The turret looks ahead unless its counter shows otherwise (2.0/TCA). */
export function tcaOf(vehicle: AslUnit): number {
  return hasTurret(vehicle) ? (vehicle.tca ?? vcaOf(vehicle)) : vcaOf(vehicle);
}

/** How far the rear machine gun of a turret is turned from its main armament, in hexspines (H/HA-GO-a, H/89-b). */
const REAR_GUNS: Readonly<Record<string, number>> = { 'Type 95 HA-GO': 2, 'Type 89B': 4 };
const STRAIGHT_BACK = 3;

/** Where a weapon points: bow guns with the hull, turret guns with the turret; undefined: everywhere (AAMG). */
export function arcOf(vehicle: AslUnit, weapon: VehicleWeapon): number | undefined {
  switch (weapon) {
    case 'AAMG':
      return undefined;
    case 'BMG':
      return vcaOf(vehicle);
    case 'RMG':
      return (tcaOf(vehicle) + (REAR_GUNS[vehicle.name] ?? STRAIGHT_BACK)) % HEXSPINE_COUNT;
    default:
      return tcaOf(vehicle);
  }
}

/** Mounted in the turret, or in the bow. */
export function mountOf(vehicle: AslUnit, weapon: VehicleWeapon): Mount | undefined {
  if (weapon === 'AAMG') return undefined;
  return weapon === 'BMG' || !hasTurret(vehicle) ? 'bow' : 'turret';
}

export function covers(
  battle: AslBattle,
  at: LocationId,
  arc: number | undefined,
  target: LocationId,
): boolean {
  return arc === undefined || isInArc(battle, at, arc, target);
}

/** The hexspines that a mount turns, the short way round, until the weapon covers the target; the turn clockwise. */
export function turnTowards(
  battle: AslBattle,
  at: LocationId,
  arc: number,
  target: LocationId,
): { readonly hexspines: number; readonly by: number } {
  let best: { hexspines: number; by: number } | undefined;
  for (let by = 0; by < HEXSPINE_COUNT; by++) {
    if (!isInArc(battle, at, (arc + by) % HEXSPINE_COUNT, target)) continue;
    const hexspines = sixthsBetween(0, by);
    if (!best || hexspines < best.hexspines) best = { hexspines, by };
  }
  if (!best) throw new Error(`No Covered Arc of ${at} covers ${target}.`);
  return best;
}

/** From within the hex the coloured die tells: 1-2 rear, 3-4 side, 5-6 front (3.2.4/facing-b). */
function aspectWithin(coloured: number): Aspect {
  if (coloured <= 2) return 'rear';
  return coloured <= 4 ? 'side' : 'front';
}

/** The twelfths of a turn from the front at which side and rear begin; on the line itself the better armour counts. */
const FRONT_ENDS = 2;
const SIDE_ENDS = 4;

/** Which side a line from another hex meets; along a hexspine the one less favourable to the firer (3.2.4/facing-a). */
export function aspectFrom(battle: AslBattle, at: LocationId, facing: number, from: LocationId): Aspect {
  const front = (2 * facing + 11) % 12;
  const ways = bearing(battle.table.map, hexAt(battle, at).index, hexAt(battle, from).index);
  const off = ways.map((way) => {
    const clockwise = turned(way, -front);
    return Math.min(clockwise, 12 - clockwise);
  });
  const angle = off.reduce((sum, one) => sum + one, 0) / off.length;
  if (angle <= FRONT_ENDS) return 'front';
  return angle <= SIDE_ENDS ? 'side' : 'rear';
}

/** What part of a vehicle is hit, and from which side: the turret's facing is its own (3.2.4/facing-c, facing-d). */
export function struckAt(
  battle: AslBattle,
  vehicle: AslUnit,
  from: LocationId,
  white: number,
  coloured: number,
): { readonly part: Part; readonly aspect: Aspect } {
  const part: Part = coloured < white ? 'turret' : 'hull';
  const at = vehicle.at as LocationId;
  if (hexOf(at) === hexOf(from)) return { part, aspect: aspectWithin(coloured) };
  const facing = part === 'turret' ? tcaOf(vehicle) : vcaOf(vehicle);
  return { part, aspect: aspectFrom(battle, at, facing, from) };
}

/** The Armour Factor there: the lower number is for side and rear (7.1/a). */
export function armourOf(vehicle: AslUnit, part: Part, aspect: Aspect): number {
  const armour = part === 'turret' ? (vehicle.turretArmour ?? vehicle.hull) : vehicle.hull;
  return (aspect === 'front' ? armour?.front : armour?.side) ?? 0;
}

/** All its Armour Factors, hull and turret. */
export function armourFactors({ hull, turretArmour }: AslUnit): number[] {
  return [hull, turretArmour].flatMap((armour) => (armour ? [armour.front, armour.side] : []));
}
