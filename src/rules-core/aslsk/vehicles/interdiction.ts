/** Vehicles that interdict (3.6/n): with a machine gun or a main armament that bears on the hex as it stands. */
import type { LocationId } from '../../kernel/position/position.js';
import type { AslBattle, AslUnit } from '../system.js';
import { distance } from '../terrain/map.js';
import { isGoodOrder, isVehicle } from '../units/units.js';
import { arcOf, covers } from './arcs.js';
import { firepowerOf, GUNS, type Gun, RANGE } from './machine-guns.js';
import { isExposed, isNonStopped, isRestricted, isWorking } from './state.js';

const FARTHEST_SHOT = 16;

/** Nothing may halve its firepower, add to its DR or have to turn first (3.6/o). */
export function vehicleInterdicts(battle: AslBattle, vehicle: AslUnit, at: LocationId): boolean {
  if (!isVehicle(vehicle) || !isGoodOrder(vehicle) || vehicle.at === undefined) return false;
  if (isNonStopped(vehicle) || vehicle.pinned || vehicle.plusOne) return false;
  const range = distance(battle, vehicle.at, at);
  const bears = (weapon: 'MA' | Exclude<Gun, 'IFE'>) =>
    isWorking(vehicle, weapon) && covers(battle, vehicle.at as LocationId, arcOf(vehicle, weapon), at);
  const sprays = GUNS.some(
    (gun) =>
      (firepowerOf(vehicle, gun) ?? 0) >= 1 &&
      range <= RANGE[gun] &&
      isServed(vehicle, gun) &&
      bears(gun === 'IFE' ? 'MA' : gun),
  );
  return sprays || (range <= FARTHEST_SHOT && canHit(vehicle) && bears('MA'));
}

/** A fixed-mount bow machine gun never interdicts: it adds one to its DR against a moving target (7.8/h). */
function isServed(vehicle: AslUnit, gun: Gun): boolean {
  if (gun === 'AAMG') return isExposed(vehicle);
  if (gun === 'BMG') return !vehicle.fixedMount;
  if (vehicle.openTopped && !vehicle.ce) return false;
  return gun === 'RMG' || !(isRestricted(vehicle) && vehicle.ce);
}

/** Buttoned up it adds one to each To Hit DR (7.7/a). */
function canHit(vehicle: AslUnit): boolean {
  return (
    isExposed(vehicle) &&
    !isRestricted(vehicle) &&
    !(vehicle.lacks?.includes('HE') && vehicle.lacks.includes('AP'))
  );
}
