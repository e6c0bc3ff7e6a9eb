/** Boats (11.42): whom they take, and who moves them. They are vehicles without armour (11.43.3). */
import { neighbours } from '../../mechanics/places.js';
import { portageOf } from '../ch04-movement/02-portage.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { isWaterAt } from '../ch14-terrain/28-rivers.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { squadsIn } from '../units/boats.js';
import {
  companyOf,
  isAboard,
  isInfantry,
  isLeader,
  isMmc,
  type OnMap,
  vehiclesAt,
  weaponsOf,
} from '../units/kinds.js';
import { carrierOf, hasSeats, passengersOf } from './37-passengers.js';
import { isSwimming } from './41-amphibians.js';
import { isBoat } from './state.js';

/** In the water, or with men aboard in a marsh, which is water to them (14.18.14). */
export const isAfloat = (battle: Battle, unit: Unit): boolean =>
  isBoat(unit) &&
  (isWaterAt(battle, unit.at) || (isMarsh(battle, unit.at) && passengersOf(battle, unit).length > 0));

const isMarsh = (battle: Battle, at: string | undefined): boolean =>
  at !== undefined && groundAt(battle, at) === 'marsh';

/** Where a boat can be launched to (14.18.14). */
export const takesBoats = (battle: Battle, at: string): boolean =>
  isWaterAt(battle, at) || isMarsh(battle, at);

/** A boat or an amphibian in the water. */
export const floats = (battle: Battle, unit: Unit): boolean =>
  isAfloat(battle, unit) || isSwimming(battle, unit);

export const isPaddled = ({ boat }: Unit): boolean => boat === 'small raft' || boat === 'large raft';

export const isInBoat = (battle: Battle, unit: Unit): boolean => {
  const carrier = carrierOf(battle, unit);
  return carrier !== undefined && isBoat(carrier);
};

type Standing = Pick<Unit, 'aboard' | 'at'> & { readonly swims?: Unit['swims'] };

/** Aboard one vehicle or on foot; those who ford are together with those in the boats beside them (14.28.8/q1). */
export const areInCompany = (battle: Battle, one: Standing, other: Standing): boolean =>
  one.aboard === other.aboard ||
  (one.aboard === undefined ? fordsBeside(battle, one, other) : fordsBeside(battle, other, one));

const fordsBeside = (battle: Battle, man: Standing, { aboard }: Pick<Unit, 'aboard'>): boolean => {
  const carrier = man.aboard === undefined && aboard !== undefined ? battle.unit(aboard) : undefined;
  return carrier !== undefined && isBoat(carrier) && !man.swims && isWaterAt(battle, man.at);
};

/** Those whom a leader there concerns. */
export function companyWith(battle: Battle, unit: Pick<Unit, 'side' | 'at' | 'aboard'>): OnMap[] {
  const { at = '', side } = unit;
  return battle.unitsAt(at).some(isBoat)
    ? battle
        .unitsAt(at)
        .filter(
          (one): one is OnMap => isInfantry(one) && one.side === side && areInCompany(battle, one, unit),
        )
    : companyOf(battle, unit);
}

export const boatsAt = (battle: Battle, at: string): OnMap[] => vehiclesAt(battle, at).filter(isBoat);

/** Next to land (11.43.11.10). */
export const isAtTheBank = (battle: Battle, at: string): boolean =>
  neighbours(battle, at).some((next) => !isWaterAt(battle, next));

export const menIn = (battle: Battle, boat: Unit): Unit[] => passengersOf(battle, boat).filter(isInfantry);

/** Boats take and are carried by men on foot: nobody in a saddle, on skis or in another vehicle (11.42.3, 4.13.9). */
export const isOnFoot = (unit: Unit): boolean => !isAboard(unit) && !isMounted(unit) && !unit.onSkis;

/** In good order: those keep a boat going, even one leader (11.43.11.8). */
export const isFit = ({ broken, ti }: Unit): boolean => !broken && !ti;

/** Squads among them, half-squads and crews two for one. */
export const squadsAmong = (men: readonly Unit[]): number =>
  men.filter(isMmc).reduce((sum, { kind }) => sum + (kind === 'squad' ? 1 : 0.5), 0);

/** What of its movement points it has with these men: none without enough hands, half with a single leader (11.42.2, 11.42.3, 11.42.5). */
export function paceWith({ boat }: Unit, men: readonly Unit[]): 0 | 0.5 | 1 {
  if (men.length > 0 && !men.some(isFit)) return 0;
  if (boat === 'storm boat') return 1;
  const squads = squadsAmong(men);
  if (boat === 'large raft') return squads >= 1 ? 1 : 0;
  const leaders = men.filter(isLeader).length;
  if (squads > 0 || leaders > 1) return 1;
  return leaders === 1 ? 0.5 : 0;
}

/** Why a boat does not take all these men with what they carry (11.42.2 to 11.42.4). */
export function tooManyFor(
  battle: Battle,
  boat: Unit,
  men: readonly Unit[],
  more: readonly Unit[] = [],
): Refusal | undefined {
  const arms = [...men.flatMap((one) => weaponsOf(battle, one)), ...more];
  const points = arms.reduce((sum, one) => sum + portageOf(one), 0);
  const squads = squadsIn(boat);
  if (!hasSeats(men, squads))
    return refuse(
      'NO_ROOM',
      `${boat.name} takes ${squads === 1 ? 'a squad' : `${squads} squads`} and a leader.`,
      '11.42.2',
      '11.42.3',
      '11.42.4',
    );
  return points > (boat.capacity ?? 0)
    ? refuse(
        'TOO_HEAVY',
        `${boat.name} takes ${boat.capacity} portage points.`,
        '11.42.2',
        '11.42.3',
        '11.42.4',
      )
    : undefined;
}
