/** What a vehicle overruns with (7.1.3). */
import { canBeExposed, hasFlame, looksOut, needsExposure } from '../ch11-vehicles/state.js';
import type { Unit } from '../system.js';

/** Guns in the rear of a turret take no part (7.1.3). */
export const OVERRUN_WEAPONS = ['gun', 'bow', 'coaxial', 'aa', 'flamethrower'] as const;
export type OverrunWeapon = (typeof OVERRUN_WEAPONS)[number];

/** Everything of a vehicle that it could use. */
export const weaponsFor = (vehicle: Unit): OverrunWeapon[] =>
  OVERRUN_WEAPONS.filter((weapon) => hasWeapon(vehicle, weapon) && canServe(vehicle, weapon));

/** What is out of order is of no use (7.1.5), nor are mortars (11.14.10), what one man at work would serve (11.3.4), and anything with a gun in tow, screens up or a driver alone (10.2.7, 11.41.4, 11.13.10). */
function hasWeapon(vehicle: Unit, weapon: OverrunWeapon): boolean {
  const { gun, gunOut, mg, mgOut, tows, driverOnly, screened, tinkered } = vehicle;
  if (tows || driverOnly || screened || (tinkered && weapon !== 'bow')) return false;
  if (weapon === 'flamethrower') return hasFlame(vehicle);
  return weapon === 'gun'
    ? gun !== undefined && gun.type !== 'Mtr' && !gunOut
    : (mg?.[weapon] ?? 0) > 0 && !mgOut;
}

export const exposes = (vehicle: Unit, weapon: OverrunWeapon): boolean =>
  weapon !== 'gun' && weapon !== 'flamethrower' && needsExposure(vehicle, weapon);

/** Those on the roof want a crew that looks out, and can (7.1.3, 7.1.14). */
const canServe = (vehicle: Unit, weapon: OverrunWeapon): boolean =>
  !exposes(vehicle, weapon) || looksOut(vehicle) || (canBeExposed(vehicle) && !vehicle.switched);
