/** Passengers in close combat (7.2.6.3, 7.2.6.7, 7.2.6.9, 11.37.13): some fight as infantry, those in a halftrack with it. */
import { targetsAt } from '../ch04-movement/12-cavalry.js';
import type { Act, Battle, Modifier, Unit } from '../system.js';
import { isAboard, isInfantry, isMmc, type OnMap, vehiclesAt } from '../units/kinds.js';
import { carrierOf, carriesOnTop, passengersOf, setBeneath } from './37-passengers.js';
import { isHalftrack, isSoft } from './state.js';

/** On a tank or in a truck; men in a halftrack share its fate, and are not attacked (7.2.6.3). */
export const fightsFromAboard = (battle: Battle, unit: Unit): boolean => {
  const vehicle = carrierOf(battle, unit);
  return vehicle !== undefined && (carriesOnTop(vehicle) || isSoft(vehicle));
};

const aboardAt = (battle: Battle, at: string, side: string): OnMap[] =>
  vehiclesAt(battle, at, side).flatMap((vehicle) =>
    passengersOf(battle, vehicle).filter(
      (unit): unit is OnMap => isInfantry(unit) && fightsFromAboard(battle, unit),
    ),
  );

/** Everybody of a side with whom it comes to blows in a hex. */
export const fightersAt = (battle: Battle, at: string, side: string): OnMap[] => [
  ...targetsAt(battle, at, side),
  ...aboardAt(battle, at, side),
];

/** Men in a truck are at a disadvantage (7.2.6.7/a). */
export const inTheTruck = (battle: Battle, unit: Unit, value: number): Modifier[] => {
  const vehicle = carrierOf(battle, unit);
  return vehicle && isSoft(vehicle) ? [{ why: 'in a vehicle', value, cites: '7.2.6.7/a' }] : [];
};

/** Men in a halftrack who look out fight for it (7.2.6.3, 7.2.6.9). */
export const lookingOut = (battle: Battle, vehicle: Unit): Unit[] =>
  isHalftrack(vehicle)
    ? passengersOf(battle, vehicle).filter(
        (unit) => unit.exposed && isMmc(unit) && !unit.broken && !unit.pinned,
      )
    : [];

/** Riders who were attacked are off their tank, whatever came of it (7.2.6.3/a). */
export function pullOff(act: Act, ids: readonly string[]): void {
  const { battle } = act;
  const riders = ids.flatMap((id) => battle.unit(id) ?? []).filter((unit) => isAboard(unit));
  for (const unit of riders) {
    const vehicle = carrierOf(battle, unit);
    if (!vehicle || !carriesOnTop(vehicle)) continue;
    act.effect(
      'jumped-off',
      { vehicle: vehicle.id, units: [unit.id] },
      { changes: [setBeneath(unit)], cites: ['7.2.6.3/a'] },
    );
  }
}
