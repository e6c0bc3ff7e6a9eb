/** Men in halftracks (11.13): they fire out of them, and are safe behind the armour as long as they do not. */
import { distance } from '../../mechanics/places.js';
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesInView, isAboard, isVehicle, isWeapon, vehiclesAt } from '../units/kinds.js';
import { tooFastToFire } from './31-motion.js';
import { carrierOf, passengersOf } from './37-passengers.js';
import { isBoat, isDrawn, isHalftrack, isManned } from './state.js';

/** Cover for those who are broken (11.13.8). */
export const isInHalftrack = (battle: Battle, unit: Unit): boolean => {
  const carrier = carrierOf(battle, unit);
  return carrier !== undefined && isHalftrack(carrier);
};

/** Light machine guns, and what throws a blast behind (11.13.4, 8.16.4). */
const FIRED_FROM_INSIDE: readonly string[] = ['LMG', 'PF', 'bazooka', 'panzerschreck'];

/** Why it does not fire from where it is: on top of a tank, in a truck, or under cover (11.37.13, 11.13.4, 11.16.2, 11.8.1). */
export function silentAboard(battle: Battle, firing: Unit, holder: Unit): Refusal | undefined {
  const carrier = carrierOf(battle, holder);
  if (isVehicle(holder) && isWeapon(firing)) return stowed(firing, holder);
  if (!carrier) return undefined;
  const isFast = tooFastToFire(battle, carrier);
  if (isFast) return isFast;
  if (isBoat(carrier))
    return isWeapon(firing)
      ? refuse('ABOARD', `No weapon is fired from ${carrier.name}.`, '11.43.11.1')
      : undefined;
  if (carrier.vehicle === 'jeep') return drivesItself(battle, carrier, holder);
  if (isDrawn(carrier))
    return isWeapon(firing) && firing.weapon !== 'LMG'
      ? refuse('ABOARD', `From ${carrier.name} men fire light machine guns alone.`, '11.38.12', '11.39.12')
      : undefined;
  if (!isHalftrack(carrier))
    return refuse('ABOARD', `Nobody fires from ${carrier.name}.`, '11.37.13', '11.37.2');
  if (isWeapon(firing) && !FIRED_FROM_INSIDE.includes(firing.weapon ?? ''))
    return refuse(
      'ABOARD',
      `From a halftrack men fire light machine guns, and no ${firing.name}.`,
      '11.13.4',
    );
  return holder.exposed
    ? undefined
    : refuse(
        'NOT_EXPOSED',
        `${holder.name} is under cover: it fires when it is exposed.`,
        '11.8.1',
        '11.8/q8',
      );
}

/** What the crew of a carrier has aboard it does not fire, but for a rifle that is built in (11.14.5, 11.14.7). */
const stowed = ({ name, mounted }: Unit, vehicle: Unit): Refusal | undefined =>
  mounted && isManned(vehicle) && !vehicle.driverOnly
    ? undefined
    : refuse('ABOARD', `${name} is stowed in ${vehicle.name}: its crew gets out to fire it.`, '11.14.5');

/** A leader alone in a jeep in motion has his hands full (11.16/q1). */
const drivesItself = (battle: Battle, carrier: Unit, { name, kind }: Unit): Refusal | undefined =>
  carrier.motion && kind === 'leader' && passengersOf(battle, carrier).length === 1
    ? refuse('CANNOT_USE', `${name} is alone in ${carrier.name}, which is in motion: he drives.`, '11.16/q1')
    : undefined;

/** Their Prep Fire keeps the vehicle where it is (11.13.5, 11.16.2); after their fire they can be struck (11.13.7). */
export const firedAboard = (battle: Battle, holders: readonly Unit[]): Change[] =>
  firePhaseOf(battle) === 'prep-fire'
    ? holders
        .filter(isAboard)
        .map(({ aboard = '' }): Change => ({ do: 'unit', unit: aboard, set: { prep: true } }))
    : [];

/** Fire at their vehicle, be it in vain, leaves the broken no peace (11.13.8). */
export const brokenAboard = (battle: Battle, at: string, by: string): Unit[] =>
  vehiclesAt(battle, at)
    .filter(({ side }) => side !== by)
    .flatMap((vehicle) => passengersOf(battle, vehicle).filter(({ broken }) => broken));

/** With broken men aboard a vehicle comes no nearer to the enemies in view (11.13.8). */
export function keepsAway(battle: Battle, vehicle: Unit, path: readonly string[]): Refusal | undefined {
  const { at } = vehicle;
  if (at === undefined || path.length === 0 || isBoat(vehicle)) return undefined;
  const broken = passengersOf(battle, vehicle).find((unit) => unit.broken);
  if (!broken) return undefined;
  const nearest = (from: string) =>
    Math.min(...enemiesInView(battle, vehicle.side).map((enemy) => distance(battle, from, enemy.at)));
  return path.some((to, i) => nearest(to) < nearest(path[i - 1] ?? at))
    ? {
        ...refuse('BROKEN', `${broken.name} is broken: ${vehicle.name} does not advance with it.`, '11.13.8'),
        path: '$.path',
      }
    : undefined;
}
