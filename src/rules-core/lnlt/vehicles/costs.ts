/** What it costs a vehicle to enter a hex, and which way it goes there (15.0/a, 15.1). */
import { entryCost, type Goer } from '../ground/costs.js';
import { hexOf } from '../ground/places.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { wayTo } from './facing.js';

const REVERSE = 2;

export const asGoer = ({ drive = 'T', side }: Unit): Goer => ({ going: drive, side });

/** Movement Points for the next hex, double in reverse (15.1/e), or why the vehicle cannot go there. */
export function driveCost(battle: Battle, vehicle: Unit, to: string): number | Refusal {
  const from = vehicle.at as string;
  const cost = entryCost(battle, asGoer(vehicle), from, to);
  if (typeof cost !== 'number') return cost;
  const way = wayTo(battle, hexOf(from), vehicle.facing ?? 0, to);
  if (way === undefined)
    return refuse(
      'WRONG_FACING',
      `${vehicle.name} does not face ${to}: pivot it first, at 1 MP per vertex.`,
      '15.1/c',
      '15.1/j',
    );
  return way === 'reverse' ? cost * REVERSE : cost;
}
