/** What mounting and dismounting ask of the vehicle (16.4): half its Movement Points, and its turn to move. */
import type { Act, Change, Refusal, Unit } from '../system.js';
import { refuse, roundUp } from '../system.js';
import { ridingCost } from './passengers.js';
import { vehicleAllowance } from './steps.js';

export const RIDE_MODES = ['move', 'assault-move'] as const;
export type RideMode = (typeof RIDE_MODES)[number];

/** Half its MF is left to it: what mounting and dismounting cost the vehicle (16.4, 16.4/b). */
export function vehicleRefusal(vehicle: Unit): Refusal | undefined {
  const { mf = 0, spent = 0, allowance } = vehicle;
  const whole = allowance ?? vehicleAllowance(vehicle, 'move');
  return whole - spent >= rideCost(vehicle) && mf > 0
    ? undefined
    : refuse('TOO_FAR', `${vehicle.name} has less than half its Movement Points left.`, '16.4', '16.4/b');
}

/** What those who get on or off spend, and their vehicle. */
export const ridingCosts = (units: readonly Unit[], vehicle: Unit): ReadonlyMap<string, number> =>
  new Map([...units.map((unit) => [unit.id, ridingCost(unit)] as const), [vehicle.id, rideCost(vehicle)]]);

const rideCost = (vehicle: Unit): number => roundUp(vehicleAllowance(vehicle, 'move') / 2);

/** The vehicle has spent half; by Assault Movement that is all of it (15.2/b, 16.4/h). Unless it is done it waits. */
export function vehicleChanges(vehicle: Unit, mode: RideMode): Change[] {
  const set = { activated: vehicle.activated ?? (vehicle.at as string), began: true as const };
  if (mode === 'assault-move')
    return [{ do: 'unit', unit: vehicle.id, set: { ...set, marker: 'assault-move' } }];
  const allowance = vehicle.allowance ?? vehicleAllowance(vehicle, 'move');
  const spent = (vehicle.spent ?? 0) + rideCost(vehicle);
  const kept = vehicle.keepsMoving ? { keepsMoving: null, marker: null } : {};
  return [
    {
      do: 'unit',
      unit: vehicle.id,
      set: { ...set, ...kept, moving: vehicle.moving ?? 'move', spent, allowance, waits: true },
    },
  ];
}

/** The vehicle goes on when those on foot have finished (16.4/i); where it stops, enemies give way. */
export function planRide(act: Act, vehicle: string, onFoot?: readonly string[]): void {
  if (onFoot === undefined)
    act.plan({ task: 'parked', vehicle }, { task: 'drive', units: [vehicle], steps: [] });
  else {
    act.become({ task: 'parked', vehicle });
    act.plan({ task: 'drive', units: [vehicle], steps: [] }, { task: 'march', units: onFoot, path: [] });
  }
}
