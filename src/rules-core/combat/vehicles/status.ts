/** What kind of vehicle it is and what state it is in (2.3.1.4, 11.1, 12.4.8). */
import { isVehicle } from '../morale/status.js';
import type { Battle, Unit } from '../system.js';
import { isOnWater } from '../terrain/afloat.js';

export { isVehicle };

/** Armoured: UA is not printed in place of its armour factors. */
export const isAfv = (unit: Unit): boolean => isVehicle(unit) && unit.unarmoured === undefined;
export const isArmouredHalfTrack = (unit: Unit): boolean => isAfv(unit) && unit.drive === 'half-tracked';
/** Marked Moved, Assault Moved or Assault Fired, in the act of moving, or rolling on from the last turn. */
export const isMovingVehicle = (unit: Unit): boolean =>
  isVehicle(unit) && (unit.moving !== undefined || unit.marker !== undefined || unit.rolling !== undefined);
/** As a target a vehicle afloat moves too (6.12.4.4). */
export const isMovingTarget = (battle: Battle, unit: Unit): boolean =>
  isMovingVehicle(unit) || (isVehicle(unit) && isOnWater(battle, unit));

export const hasTurret = (unit: Unit): boolean => unit.turretDrm !== undefined;
/** The hexspine its turret looks along: where the marker says, else forward or, on the GAZ AA, to starboard (12.4.5). */
export const turretOf = (unit: Unit): number => unit.turret ?? restOf(unit, unit.facing ?? 0);
/** Where a turret without a marker looks when the vehicle faces that way. */
export const restOf = (unit: Unit, facing: number): number =>
  unit.turretToStarboard ? (facing + 1) % 6 : facing;

/** Riders in the order of their ids. */
export const ridersOf = (battle: Battle, vehicle: Unit): Unit[] =>
  vehicle.at === undefined ? [] : battle.unitsAt(vehicle.at).filter((unit) => unit.aboard === vehicle.id);

export const isRidingHalfTrack = (battle: Battle, unit: Unit): boolean => {
  const transport = unit.aboard === undefined ? undefined : battle.unit(unit.aboard);
  return transport !== undefined && isArmouredHalfTrack(transport);
};

/** Hexspines from one facing to another by the shorter way. */
export function turnsBetween(a: number, b: number): number {
  const around = (((b - a) % 6) + 6) % 6;
  return Math.min(around, 6 - around);
}
