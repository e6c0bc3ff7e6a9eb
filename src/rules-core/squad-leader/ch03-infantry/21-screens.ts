/** Vehicles in the way of those who rout (3.21): where they fire, and whom they and their wrecks screen. */
import { isInArc } from '../../mechanics/facing.js';
import { hexesBetween, meetingOf } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import { isOnTheLine } from '../ch08-support-weapons/09-penetration.js';
import { bears, facingOf, isAfv, isBoat, isDrawn, isManned, mannedGuns } from '../ch11-vehicles/state.js';
import type { Battle } from '../system.js';
import { type OnMap, vehiclesAt } from '../units/kinds.js';

const REACH = 16;

/** How far a vehicle denies open ground there; guns without a turret only before them (3.21/l, 3.21/v). */
export function reachOfVehicle(battle: Battle, vehicle: OnMap, at: string): number {
  const hasTurret = vehicle.vehicle === 'tank';
  const gunBears =
    vehicle.gun !== undefined &&
    isManned(vehicle) &&
    (hasTurret || isInArc(battle, vehicle.at, facingOf(vehicle), at));
  const turns = (gun: string) => hasTurret && gun === 'coaxial';
  return gunBears || mannedGuns(vehicle).some((gun) => turns(gun) || bears(battle, vehicle, gun, at))
    ? REACH
    : 0;
}

const wrecksAt = (battle: Battle, at: string) => battle.location(at).wrecks ?? [];

/** An AFV or a wreck in the hex: it is not open ground for a rout (3.21/j). */
export const isBeneathArmour = (battle: Battle, at: string): boolean =>
  vehiclesAt(battle, at).some(isAfv) || wrecksAt(battle, at).length > 0;

/** The smallest hide nobody (11.20.2). */
const SMALLEST = 2;

/** A jeep is too small to hide anybody, and so are teams and boats; nor does what is in motion (3.21.14, 11.31.11, 11.38.4, 11.39.4). */
const blocksView = (battle: Battle, at: string): boolean =>
  vehiclesAt(battle, at).some(
    (unit) =>
      unit.vehicle !== 'jeep' &&
      !isDrawn(unit) &&
      !isBoat(unit) &&
      !unit.motion &&
      (unit.size ?? 0) < SMALLEST,
  ) || wrecksAt(battle, at).length > 0;

/** The line to him runs through a hex with a vehicle or wreck, all on one level or one slope (3.21.14, 11.20.2). */
export function isScreened(battle: Battle, at: string, enemy: string): boolean {
  const { map } = battle.table;
  const [from, to] = [hexAt(battle, enemy).index, hexAt(battle, at).index];
  return hexesBetween(map, from, to).some(
    ({ name, index }) =>
      name !== undefined &&
      blocksView(battle, name) &&
      isOnTheLine(battle, enemy, at, name) &&
      meetingOf(map, from, to, index) === 'inside',
  );
}
