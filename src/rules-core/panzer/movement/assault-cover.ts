/** Vehicle Assault Cover (7.49): leg units that advance with a vehicle, behind it. */
import { plays } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { halfSquads } from '../transport/capacity.js';
import { isLeg, isVehicle } from '../units/kinds.js';

/** A squad, or two of half-squads and sections (7.49/b). */
const ROOM = 2;

/** It advances with its vehicle, which is still beside it. */
export function isCovered(battle: Battle, { coveredBy, at }: Unit): boolean {
  const vehicle = coveredBy === undefined ? undefined : battle.unit(coveredBy);
  return vehicle !== undefined && vehicle.at === at;
}

/** They began the turn in its hex, on foot, not in Full Cover, and share its MOVE or SHORT HALT (7.49/b, 7.49/d). */
export function cannotCover(battle: Battle, vehicle: Unit, units: readonly Unit[]): Refusal | undefined {
  if (!plays(battle, '7.49') || !isVehicle(vehicle))
    return refuse('NO_COVER', `${vehicle.name} gives nobody cover on the move.`, '7.49/a');
  for (const unit of units) {
    const { name } = unit;
    if (!isLeg(unit) || unit.aboard !== undefined || unit.fullCover)
      return refuse('NO_COVER', `${name} is not a leg unit on foot, out of Full Cover.`, '7.49/d');
    if (unit.at !== vehicle.at || unit.spent !== undefined || unit.mounted || unit.assaulted)
      return refuse('NO_COVER', `${name} did not begin the turn with ${vehicle.name}.`, '7.49/d');
    if (unit.shares === undefined || unit.shares !== vehicle.shares)
      return refuse('NO_COVER', `${name} does not share the counter of ${vehicle.name}.`, '7.49/d');
    if (unit.suppressed) return refuse('UNSTEADY', `${name} is Suppressed: it does not advance.`, '7.49/d');
  }
  const crowd = units.reduce((sum, unit) => sum + halfSquads(unit), 0);
  return crowd > ROOM
    ? refuse('NO_ROOM', `${vehicle.name} covers one squad, or two smaller units.`, '7.49/b')
    : undefined;
}

/** All who could advance with it. */
export const coverable = (battle: Battle, vehicle: Unit): Unit[] =>
  plays(battle, '7.49') && isVehicle(vehicle)
    ? battle
        .unitsAt(vehicle.at as string)
        .filter((unit) => unit.side === vehicle.side && !cannotCover(battle, vehicle, [unit]))
    : [];
