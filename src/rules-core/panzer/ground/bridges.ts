/** Bridges that bear only so much, where a scenario says so (7.32). */
import { plays } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { passengersOf } from '../units/kinds.js';
import { terrainIn } from './terrain.js';

/** A unit heavier than the limit, or one that carries or tows such a unit. */
export function tooHeavy(battle: Battle, unit: Unit, at: string): Refusal | undefined {
  const { weightLimit } = battle.location(at);
  if (weightLimit === undefined || !plays(battle, '7.32') || terrainIn(battle, at) !== 'bridge')
    return undefined;
  const heavy = [unit, ...passengersOf(battle, unit)].find(({ weight = 0 }) => weight > weightLimit);
  return (
    heavy &&
    refuse(
      'TOO_HEAVY',
      `The bridge in ${at} bears ${weightLimit} tons, ${heavy.name} weighs ${heavy.weight}: take another way.`,
      '7.32',
    )
  );
}
