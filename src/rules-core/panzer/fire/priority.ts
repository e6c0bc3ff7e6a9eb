/** Fire Priority (7.14): a vehicle fires at the closest enemy vehicle that no other vehicle of its formation engages. */
import { isRefusal } from '../../kernel/decide/action.js';
import { distance } from '../../mechanics/places.js';
import { enemyOf, inActionOf, isCombatUnit, plays } from '../sequence/sides.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { formationIdOf, isVehicle } from '../units/kinds.js';
import { aimsOf, armed, type Occasion, type Shot } from './shot.js';

/** Vehicles with FIRE or SHORT HALT only: Overwatch and answers to fire are free (7.14/a). */
export function notTheClosest(
  battle: Battle,
  { shooter, target }: Shot,
  occasion: Occasion,
): Refusal | undefined {
  if (occasion !== 'direct-fire' || !plays(battle, '7.14') || !isVehicle(shooter)) return undefined;
  const reach = isThreat(target) ? farFrom(battle, shooter, target) : Number.POSITIVE_INFINITY;
  const closer = inActionOf(battle, enemyOf(battle, shooter.side)).find(
    (enemy) => farFrom(battle, shooter, enemy) < reach && binds(battle, shooter, enemy),
  );
  return (
    closer &&
    refuse(
      'NOT_THE_CLOSEST',
      `${shooter.name} must fire at the closest enemy vehicle that its formation has not engaged: ${closer.name} in ${closer.at} comes first.`,
      '7.14',
      '7.14/a',
    )
  );
}

/** Armed vehicles: unarmed ones are not combat units (4.1.1). */
const isThreat = (unit: Unit): boolean => isVehicle(unit) && isCombatUnit(unit);

const farFrom = (battle: Battle, { at }: Unit, target: Unit): number =>
  distance(battle, at as string, target.at as string);

const binds = (battle: Battle, shooter: Unit, enemy: Unit): boolean =>
  isThreat(enemy) &&
  !enemy.engagedBy?.includes(formationIdOf(battle, shooter)) &&
  aimsOf(shooter).some((aimed) => !isRefusal(armed(battle, shooter, aimed, enemy, 'direct-fire')));

/** Formations whose vehicles have fired at it in this turn; leg and towed units do not count (7.14). */
export function engaged(battle: Battle, target: Unit, shooters: readonly string[]): Change[] {
  const vehicles = shooters.map((id) => battle.theUnit(id)).filter(isVehicle);
  if (!plays(battle, '7.14') || vehicles.length === 0) return [];
  const formations = vehicles.map((unit) => formationIdOf(battle, unit));
  const engagedBy = [...new Set([...(target.engagedBy ?? []), ...formations])].sort();
  return [{ do: 'unit', unit: target.id, set: { engagedBy } }];
}
