/** Fire at men in and on vehicles (11.11, 11.13.6, 11.13.7, 11.13.9, 11.15.9, 11.18): whom it reaches, and what shelters them. */
import { isInArc } from '../../mechanics/facing.js';
import { distance } from '../../mechanics/places.js';
import { isAtOnce } from '../ch05-fire/06-at-once.js';
import { isUpstairs } from '../ch14-terrain/03-storeys.js';
import { levelAt } from '../ch14-terrain/ground.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isInfantry, type OnMap, vehiclesAt } from '../units/kinds.js';
import { isInHalftrack } from './13-halftracks.js';
import { carrierOf, carriesOnTop, passengersOf } from './37-passengers.js';
import { inTheBoat } from './43-under-fire.js';
import { facingOf, isAfv, isBoat } from './state.js';

/** So much higher in the next hex somebody looks into it (11.11.1/a). */
const LOOKS_IN = 2;

/** Men in and on the vehicles of a hex whom fire from there can strike: while vehicles move, those of the one under way (5.6.7.1). */
export const aboardAt = (battle: Battle, at: string, from: readonly string[]): OnMap[] =>
  vehiclesAt(battle, at)
    .filter(({ moving }) => !isAtOnce(battle) || moving === true)
    .flatMap((vehicle) =>
      passengersOf(battle, vehicle).filter(
        (unit): unit is OnMap => isInfantry(unit) && isOpenTo(battle, vehicle, unit, from),
      ),
    );

/** On tanks and in trucks always; in a halftrack those who fire out of it, and all from above (11.13.6, 11.13.7, 11.15.9). */
const isOpenTo = (battle: Battle, vehicle: OnMap, unit: Unit, from: readonly string[]): boolean =>
  carriesOnTop(vehicle) ||
  !isAfv(vehicle) ||
  unit.exposed === true ||
  isFromWithin(vehicle, from) ||
  from.every((hex) => looksInto(battle, vehicle, hex));

/** Out of the obstacle which their vehicle goes around (11.29.6/a). */
const isFromWithin = ({ at, beside }: OnMap, from: readonly string[]): boolean =>
  beside !== undefined && from.length > 0 && from.every((hex) => hex === at);

/** Out of an upper level in the hex of what goes around an obstacle, or in the next one (11.29.24). */
const isFromAbove = (battle: Battle, { at, beside }: OnMap, from: readonly string[]): boolean =>
  beside !== undefined &&
  from.length > 0 &&
  from.every((hex) => isUpstairs(hex) && distance(battle, hex, at) <= 1);

/** From a higher place in the same hex, or a hex beside it that is two levels higher (11.11.1/a, 11.13.9). */
export const looksInto = (battle: Battle, { at }: OnMap, from: string): boolean => {
  const above = levelAt(battle, from) - levelAt(battle, at);
  const away = distance(battle, from, at);
  return (away === 0 && above > 0) || (away === 1 && above >= LOOKS_IN);
};

/** The walls of a halftrack (11.13.7); the turret of a tank for those behind it, but from the air (11.18.1, 11.18/q1). */
export function shelterAboard(
  battle: Battle,
  unit: Unit,
  from: readonly string[],
  isFromTheAir = false,
): Modifier[] {
  const vehicle = carrierOf(battle, unit) as OnMap | undefined;
  if (vehicle && isBoat(vehicle)) return inTheBoat(battle, unit);
  if (!vehicle || !isAfv(vehicle) || isFromWithin(vehicle, from) || isFromAbove(battle, vehicle, from))
    return [];
  if (!carriesOnTop(vehicle))
    return from.some((hex) => !looksInto(battle, vehicle, hex))
      ? [{ why: 'behind armour', value: 2, cites: '11.13.7' }]
      : [];
  return !isFromTheAir && from.length > 0 && from.every((hex) => isBehindTurret(battle, vehicle, hex))
    ? [{ why: 'behind the turret', value: 2, cites: '11.18.1' }]
    : [];
}

/** Those who look out of a halftrack stand above walls and hedges, and have its armour instead (5.3/c, 5.3/Q). */
export function coverOfPassengers(
  battle: Battle,
  unit: Unit,
  cover: readonly Modifier[],
): readonly Modifier[] {
  return isInHalftrack(battle, unit) ? cover.filter(({ why }) => !HEXSIDE.test(why)) : cover;
}
const HEXSIDE = /^(wall|hedge)/;

/** Fire across the covered arc, from no higher than it stands, and not from its own hex. */
const isBehindTurret = (battle: Battle, vehicle: OnMap, from: string): boolean =>
  from !== vehicle.at &&
  levelAt(battle, from) <= levelAt(battle, vehicle.at) &&
  isInArc(battle, vehicle.at, facingOf(vehicle), from);
