/** What a vehicle is and is able to do now: armed how, crew exposed or not, mobile, stopped or moving (7.0 to 7.8, 3.3.2). */
import type { SideId } from '../../kernel/position/position.js';
import type { AslBattle, AslUnit } from '../system.js';
import { enemyOf, isGoodOrder, isVehicle } from '../units/units.js';

/** Main armament, and machine guns by where they are mounted: bow, coaxial, anti-aircraft, rear. */
export const VEHICLE_WEAPONS = ['MA', 'BMG', 'CMG', 'AAMG', 'RMG'] as const;
export type VehicleWeapon = (typeof VEHICLE_WEAPONS)[number];
export type MachineGun = Exclude<VehicleWeapon, 'MA'>;

const MACHINE_GUNS: readonly MachineGun[] = ['BMG', 'CMG', 'AAMG', 'RMG'];

/** Good Order, neither bogged nor Immobilized (2.0/Mobile). */
export function isMobile(vehicle: AslUnit): boolean {
  return isVehicle(vehicle) && isGoodOrder(vehicle) && !vehicle.bogged && !vehicle.immobilized;
}

/** It has started and not stopped since, in its Movement Phase or under a Motion marker (2.0/NonStopped, 2.0/Motion). */
export function isNonStopped(vehicle: AslUnit): boolean {
  return vehicle.started === true || vehicle.motion === true;
}

/** It entered a hex this Player Turn, is in Motion, or began its Movement Phase so (2.0/MovingTarget). */
export function isMovingTarget(vehicle: AslUnit): boolean {
  return vehicle.movingTarget === true || vehicle.motion === true;
}

/** Its crew is exposed: it can be hurt by what does not hurt armour (7.7/a). */
export function isExposed(vehicle: AslUnit): boolean {
  return isVehicle(vehicle) && vehicle.ce === true;
}

/** Restricted turrets: they are slow, and cannot be served while the crew is exposed (7.2/b). */
export function isRestricted({ turret }: AslUnit): boolean {
  return turret === 'RST' || turret === '1MT';
}

export function hasTurret({ turret }: AslUnit): boolean {
  return turret !== undefined && turret !== 'NT';
}

/** The firepower of one of its machine guns; undefined if it has no such gun. */
export function machineGun(vehicle: AslUnit, weapon: MachineGun): number | undefined {
  const guns = { BMG: vehicle.bmg, CMG: vehicle.cmg, AAMG: vehicle.aamg, RMG: vehicle.rmg };
  return guns[weapon];
}

export function hasMachineGun(vehicle: AslUnit): boolean {
  return MACHINE_GUNS.some((weapon) => machineGun(vehicle, weapon) !== undefined);
}

/** Neither malfunctioned nor Disabled. */
export function isWorking(vehicle: AslUnit, weapon: VehicleWeapon): boolean {
  if (vehicle.weaponsDisabled?.includes(weapon) || vehicle.weaponsBroken?.includes(weapon)) return false;
  if (weapon === 'MA') return vehicle.calibre !== undefined && !vehicle.malfunctioned;
  return machineGun(vehicle, weapon) !== undefined;
}

const AGAINST_JAPANESE = 8;

/** Its crew checks the morale of its nation's best elite MMC, American crews eight against the Japanese (7.10/crew). */
export function crewMorale(battle: AslBattle, vehicle: AslUnit): number {
  const enemy = battle.side(enemyOf(battle, vehicle.side)).nationality;
  if (vehicle.nationality === 'American' && enemy === 'Japanese') return AGAINST_JAPANESE;
  return vehicle.morale ?? 0;
}

/** The +1 of a Stun or Recall counter, to all that its crew rolls for (7.10/stun-c). */
export function crewModifier({ plusOne }: AslUnit): 0 | 1 {
  return plusOne ? 1 : 0;
}

export function vehiclesOf(battle: AslBattle, side: SideId): AslUnit[] {
  return battle.units().filter((unit) => unit.side === side && isVehicle(unit));
}

/** Every wreck and vehicle in a hex, of either side. */
export function hulksAt(battle: AslBattle, at: string): AslUnit[] {
  return battle.unitsAt(at).filter(({ kind }) => kind === 'vehicle');
}
