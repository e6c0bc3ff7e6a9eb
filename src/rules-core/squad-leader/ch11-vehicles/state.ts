/** What a vehicle is and can do as it stands (11.1, 11.8, 11.25.5). */
import { isInArc } from '../../mechanics/facing.js';
import { hexesBetween } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isVehicle, type OnMap } from '../units/kinds.js';

export type MachineGun = 'bow' | 'coaxial' | 'aa' | 'rear';
const MACHINE_GUNS: readonly MachineGun[] = ['bow', 'coaxial', 'aa', 'rear'];

export const isAfv = (unit: Unit): boolean => isVehicle(unit) && unit.armoured === true;
export const isTracked = ({ vehicle }: Unit): boolean =>
  vehicle === 'tank' || vehicle === 'sp-gun' || vehicle === 'carrier';
/** What the British and others had in the place of halftracks (11.14.1). */
export const isCarrier = ({ vehicle }: Unit): boolean => vehicle === 'carrier';
/** Its crew is exposed; that of a carrier always is (11.14.4, 11.14.5). */
export const looksOut = (vehicle: Unit): boolean => vehicle.exposed === true || isCarrier(vehicle);
/** Rules for halftracks are those for carriers too (11.14.2). */
export const isHalftrack = (unit: Unit): boolean => unit.vehicle === 'halftrack' || isCarrier(unit);
export const isArmouredCar = ({ vehicle }: Unit): boolean => vehicle === 'armoured-car';
/** Trucks and jeeps; the book calls them soft. */
export const isSoft = (unit: Unit): boolean => isVehicle(unit) && !unit.armoured;

export const facingOf = ({ facing = 0 }: Unit): number => facing;

/** One man serves its turret (11.3). */
export const isOneMan = ({ turretType }: Unit): boolean => turretType === 'one-man';

/** The one man in the turret was stunned: guns of the bow alone are left (11.3.5). */
const hasLostItsGunner = (vehicle: Unit): boolean => isOneMan(vehicle) && vehicle.leaving === true;

/** Both hexes lie on one line from there (11.7.7/b). */
export const isOneLine = (battle: Battle, from: string, a: string, b: string): boolean =>
  a === b || isOnTheWay(battle, from, a, b) || isOnTheWay(battle, from, b, a);

const isOnTheWay = (battle: Battle, from: string, to: string, hex: string): boolean =>
  hexesBetween(battle.table.map, hexAt(battle, from).index, hexAt(battle, to).index).some(
    ({ name }) => name === hex,
  );

/** Its crew is inside, and can move and fight (11.8.3, 11.35.3, 13.22.3). */
export const isManned = ({ stunned, abandoned, shock }: Unit): boolean =>
  stunned === undefined && !abandoned && shock !== 'shocked';

export const canMove = (vehicle: Unit): boolean => isManned(vehicle) && !vehicle.immobilized;

/** Its crew can look out, and does not have to stay inside (11.8.3). */
export const canBeExposed = (vehicle: Unit): boolean =>
  isAfv(vehicle) &&
  !isCarrier(vehicle) &&
  isManned(vehicle) &&
  !vehicle.shut &&
  !vehicle.prep &&
  !vehicle.pinned;

/** Machine guns whose crew is where it must be: those on the roof, and all but the bow gun without a roof (11.8.1, 11.10.1). */
export const mannedGuns = (vehicle: Unit): MachineGun[] =>
  isManned(vehicle) && !vehicle.driverOnly && !vehicle.mgOut && !vehicle.screened
    ? MACHINE_GUNS.filter(
        (gun) =>
          vehicle.mg?.[gun] &&
          (gun !== 'bow' || vehicle.dugIn === undefined || vehicle.dugIn !== vehicle.at) &&
          (looksOut(vehicle) || !needsExposure(vehicle, gun)) &&
          (gun === 'bow' || !hasLostItsGunner(vehicle)),
      )
    : [];

export const needsExposure = ({ openTopped }: Unit, gun: MachineGun): boolean =>
  gun === 'aa' || (openTopped === true && gun !== 'bow');

/** Guns of the roof fire all round, those of the turret where it looks, one in its rear backwards (11.7.2 to 11.7.6). */
export function bears(battle: Battle, vehicle: OnMap, gun: MachineGun, at: string): boolean {
  if (gun === 'aa') return true;
  const { turret = facingOf(vehicle) } = vehicle;
  const facing = gun === 'bow' ? facingOf(vehicle) : turret + (gun === 'rear' ? 3 : 0);
  return isInArc(battle, vehicle.at, facing % 6, at);
}

/** A wagon or a pulkka (11.38, 11.39). */
export const isDrawn = ({ vehicle }: Unit): boolean => vehicle === 'wagon' || vehicle === 'pulkka';

/** A storm boat or a raft (11.42). */
export const isBoat = ({ boat }: Unit): boolean => boat !== undefined;

/** Fire at the animals, not at those who ride (11.38.8, 11.39.8). */
export const asAnimals = (unit: Unit): Modifier[] =>
  isDrawn(unit)
    ? [{ why: 'drawn by animals', value: -1, cites: unit.vehicle === 'wagon' ? '11.38.8' : '11.39.8' }]
    : [];

/** A flamethrower that still has fuel (11.23.2). */
export const hasFlame = ({ flame, flameOut }: Unit): boolean => flame !== undefined && !flameOut;
