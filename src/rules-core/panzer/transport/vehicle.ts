/** The vehicle that an order names for those who mount or dismount, and what it spends on it. */
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import { loadingCost } from './effort.js';

interface Loading {
  readonly vehicle: Unit;
  readonly at: string;
  readonly cost: number;
}

/** One of the side's own on the map, with its crew; `cannot`: what else speaks against it. */
export function readVehicle(
  battle: Battle,
  by: string,
  id: string,
  cannot: (battle: Battle, vehicle: Unit) => Refusal | undefined,
): Loading | Refusal {
  const vehicle = battle.unit(id);
  if (vehicle?.side !== by || !isVehicle(vehicle) || vehicle.at === undefined || vehicle.bailedOut)
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}": name one of yours.`),
      path: '$.vehicle',
    };
  const why = cannot(battle, vehicle);
  if (why) return { ...why, path: '$.vehicle' };
  return { vehicle, at: vehicle.at, cost: loadingCost(vehicle, vehicle.gait ?? 'crossCountry') };
}
