/** Men in a halftrack who fire as it overruns the enemy (7.1.6 to 7.1.8). */
import type { UnitId } from '../../kernel/position/position.js';
import { ratingOf } from '../ch03-infantry/02-leaders.js';
import { carriesOnTop, passengersOf } from '../ch11-vehicles/37-passengers.js';
import { setExposed } from '../ch11-vehicles/exposure.js';
import { isHalftrack } from '../ch11-vehicles/state.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { hasFirepower, isInfantry, isLeader, isOnMap, isWeapon, type OnMap } from '../units/kinds.js';

/** Who fires out of it, and the leader aboard who directs the attack. */
export interface Firing {
  /** Men, and light machine guns. */
  readonly firers?: readonly UnitId[] | undefined;
  readonly leader?: UnitId | undefined;
}

/** Tanks carry nobody upon the enemy (7.1.7). */
export const hasRiders = (battle: Battle, vehicle: Unit): boolean =>
  carriesOnTop(vehicle) && passengersOf(battle, vehicle).length > 0;

/** Nothing shelters those who ride in these (11.15.6/a, 11.15.9). */
export const ridersIn = (battle: Battle, vehicles: readonly Unit[]): OnMap[] =>
  vehicles
    .flatMap((vehicle) => passengersOf(battle, vehicle))
    .filter((unit): unit is OnMap => isInfantry(unit) && isOnMap(unit));

/** Everybody aboard who could fire now, with his light machine guns. */
export const firersIn = (battle: Battle, vehicle: Unit): Unit[] =>
  isHalftrack(vehicle)
    ? battle.unitsAt(vehicle.at ?? '').filter((one) => couldFire(battle, vehicle, one))
    : [];

function couldFire(battle: Battle, vehicle: Unit, one: Unit): boolean {
  const holder = isWeapon(one) ? battle.unit(one.possessor ?? '') : one;
  if (holder?.aboard !== vehicle.id || holder.broken || holder.pinned || one.fired || one.unarmed)
    return false;
  const isArmed = isWeapon(one) ? one.weapon === 'LMG' && !one.malfunctioned : hasFirepower(one);
  return isArmed && (holder.exposed === true || !holder.switched);
}

const couldDirect = ({ broken, directed, firedIn, exposed, switched }: Unit): boolean =>
  !broken && !directed && firedIn === undefined && (exposed === true || !switched);

/** Why these do not take part. */
export function cannotTakePart(
  battle: Battle,
  vehicle: Unit,
  { firers = [], leader }: Firing,
): Refusal | undefined {
  const able = firersIn(battle, vehicle).map(({ id }) => id);
  const strange = firers.find((id, i) => !able.includes(id) || firers.indexOf(id) !== i);
  if (strange !== undefined)
    return {
      ...refuse('NO_WEAPON', `"${strange}" cannot fire out of ${vehicle.name}.`, '7.1.6', '11.13.4'),
      path: '$.firers',
    };
  const directs = (one: Unit) => one.id === leader && isLeader(one) && couldDirect(one);
  return leader === undefined || passengersOf(battle, vehicle).some(directs)
    ? undefined
    : {
        ...refuse('CANNOT_LEAD', `"${leader}" is not a leader aboard who could direct it.`, '7.1.6'),
        path: '$.leader',
      };
}

/** Those who are still there and able, when it comes to it. */
export function firingNow(battle: Battle, vehicle: Unit, { firers = [], leader }: Firing) {
  const able = firersIn(battle, vehicle).filter(({ id }) => firers.includes(id));
  const led = passengersOf(battle, vehicle).find((one) => one.id === leader && couldDirect(one));
  return { able, led };
}

/** They stand up for it in the hex before (7.1.8, 7.1.14). */
export function standUp(act: Act, vehicle: Unit, firing: Firing): void {
  const { able, led } = firingNow(act.battle, vehicle, firing);
  const men = new Set([...able.map(({ id, possessor }) => possessor ?? id), ...(led ? [led.id] : [])]);
  for (const id of men) {
    const unit = act.battle.theUnit(id);
    if (!unit.exposed) setExposed(act, unit, true);
  }
}

export const marksOf = (battle: Battle, able: readonly Unit[], led: Unit | undefined): Change[] => {
  const { phase: firedIn } = battle.clock;
  return [
    ...able.map(({ id }): Change => ({ do: 'unit', unit: id, set: { fired: true } })),
    ...able.map(({ id, possessor }): Change => ({ do: 'unit', unit: possessor ?? id, set: { firedIn } })),
    ...(led ? [{ do: 'unit', unit: led.id, set: { directed: true } } as const] : []),
  ];
};

export const directionBy = (led: Unit | undefined): Modifier[] =>
  led ? [{ ...ratingOf(led, led), cites: '7.1.6' }] : [];
