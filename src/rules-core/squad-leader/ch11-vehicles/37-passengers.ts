/** Men in and on vehicles (11.37): who they are, how many a vehicle takes, and what goes along with it. */
import { portageOf } from '../ch04-movement/02-portage.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isInfantry, isScout, isSmc, isVehicle, weaponsOf } from '../units/kinds.js';
import { leavesAmmunition } from '../units/ordnance.js';
import { isArmouredCar, isBoat, isCarrier, isDrawn, isTracked } from './state.js';

/** Room for arms on a wagon (11.38.2, 11.39.2). */
const POINTS_ON_A_WAGON = 5;
/** Points on the top of a tank or SP gun (11.37.6/b). */
const POINTS_ON_TOP = 5;
/** Single men in the place of a squad (11.37.3). */
const FOR_A_SQUAD = 10;
/** Two officers and a weapon, or a crew (11.16.1). */
const JEEP = { men: 2, weapons: 1 } as const;

export const passengersOf = (battle: Battle, { id, at }: Unit): Unit[] =>
  (at === undefined ? battle.units() : battle.unitsAt(at)).filter(({ aboard }) => aboard === id);

export const carrierOf = (battle: Battle, { aboard }: Unit): Unit | undefined =>
  aboard === undefined ? undefined : battle.unit(aboard);

/** On the top of a tank or SP gun (11.37.1); others ride within. */
export const carriesOnTop = (vehicle: Unit): boolean => isTracked(vehicle) && !isCarrier(vehicle);

/** Passengers and what they have, and a gun in tow, brought to where their vehicle is. */
export const carriedAlong = (battle: Battle, vehicle: Unit, at: string): Change[] => [
  ...towed(battle, vehicle, at),
  ...weaponsOf(battle, vehicle).map(({ id }): Change => ({ do: 'unit', unit: id, set: { at } })),
  ...passengersOf(battle, vehicle).flatMap((unit): Change[] => [
    { do: 'unit', unit: unit.id, set: { at, moved: true, ...(unit.entry && { entry: null }) } },
    ...weaponsOf(battle, unit).map(
      (one): Change => ({
        do: 'unit',
        unit: one.id,
        set: {
          at,
          ...(one.entry && { entry: null }),
          ...(leavesAmmunition(one) && { dislodged: true as const }),
        },
      }),
    ),
  ]),
];

/** Who draws a gun fires nothing in this player turn (10.2.7). */
function towed(battle: Battle, { id, tows }: Unit, at: string): Change[] {
  const gun = battle.unit(tows ?? '');
  if (!gun) return [];
  return [
    { do: 'unit', unit: id, set: { hooked: true } },
    { do: 'unit', unit: gun.id, set: { at, ...(gun.entry && { entry: null }) } },
  ];
}

/** A scenario that has men aboard seats them where their vehicle was set up (11.37.6/b). */
export const seated = (battle: Battle, { id, at, hidden }: Unit): Change[] =>
  battle
    .units()
    .filter((unit) => (unit.aboard === id || unit.towedBy === id) && unit.at !== at)
    .flatMap((unit) => [unit, ...battle.units().filter(({ possessor }) => possessor === unit.id)])
    .map((one): Change => ({ do: 'unit', unit: one.id, set: { at: at ?? null, ...(hidden && { hidden }) } }));

/** Why the vehicle does not take him. */
export function cannotTake(battle: Battle, vehicle: Unit, unit: Unit): Refusal | undefined {
  if (isBoat(vehicle))
    return refuse('NOT_NOW', `${vehicle.name} takes men aboard when it is launched.`, '11.43/q3', '11.43.9');
  if (isArmouredCar(vehicle)) return refuse('NO_ROOM', `${vehicle.name} carries nobody.`, '11.12.4');
  if (isCarrier(vehicle))
    return refuse('NO_ROOM', `${vehicle.name} has room for its crew alone, and its weapons.`, '11.14.3');
  if (isDrawn(vehicle) && vehicle.tows)
    return refuse('NO_ROOM', `${vehicle.name} has a gun in tow: it carries nobody.`, '11.38.19');
  const isOpen = carriesOnTop(vehicle) || isDrawn(vehicle) || vehicle.vehicle === 'jeep';
  if (!isVehicle(vehicle) || (!isOpen && !vehicle.capacity))
    return refuse('NO_ROOM', `${vehicle.name} carries nobody.`, '11.37.3');
  if (carriesOnTop(vehicle) && !isKnown(battle, unit))
    return refuse('TOO_EARLY', `${unit.name} has not learnt yet to ride on tanks.`, '11.37.1');
  const men = [...passengersOf(battle, vehicle), unit];
  const weapons = men.flatMap((one) => weaponsOf(battle, one));
  if (vehicle.vehicle === 'jeep')
    return fitsIntoJeep(men, weapons)
      ? undefined
      : refuse('NO_ROOM', `${vehicle.name} takes two officers and a weapon, or a crew.`, '11.16.1');
  const mortar = weapons.find(({ weapon }) => weapon === 'gun');
  if (carriesOnTop(vehicle) && mortar)
    return refuse('TOO_HEAVY', `${mortar.name} does not ride on ${vehicle.name}.`, '10.4.11.3');
  const points = weapons.reduce((sum, weapon) => sum + portageOf(weapon), 0);
  const most = carriesOnTop(vehicle)
    ? POINTS_ON_TOP
    : isDrawn(vehicle)
      ? POINTS_ON_A_WAGON
      : (vehicle.capacity ?? 0);
  if (!hasSeats(men))
    return refuse(
      'NO_ROOM',
      `${vehicle.name} takes a squad, or two smaller units, and a leader.`,
      '11.37.3',
      '11.37.4',
    );
  return points > most
    ? refuse('TOO_HEAVY', `${vehicle.name} takes ${most} portage points.`, '11.37.6/b', '11.37/q2')
    : undefined;
}

/** One scout needs no seat (3.7.4). */
const withoutScout = (men: readonly Unit[]): readonly Unit[] => {
  const first = men.find(isScout);
  return men.filter((unit) => unit !== first);
};

const isSingle = (unit: Unit): boolean => isSmc(unit) || isScout(unit);

/** Half a squad for each half-squad or crew; ten single men have the room of a squad, and one has a seat of his own (11.37.3, 11.37.4). */
export function hasSeats(all: readonly Unit[], seats = 1): boolean {
  const men = withoutScout(all);
  const single = men.filter(isSingle).length;
  const squads = men
    .filter((unit) => !isSingle(unit))
    .reduce((sum, { kind }) => sum + (kind === 'squad' ? 1 : 0.5), 0);
  return squads <= seats && single <= 1 + FOR_A_SQUAD * (seats - squads);
}

const fitsIntoJeep = (men: readonly Unit[], weapons: readonly Unit[]): boolean =>
  weapons.length <= JEEP.weapons && sitsInJeep(withoutScout(men));

const sitsInJeep = (men: readonly Unit[]): boolean =>
  men.every(isSingle) ? men.length <= JEEP.men : men.length === 1 && men[0]?.kind === 'crew';

/** Russians rode on tanks from 1942, Germans from 1943, all others from 1944 (11.37.1). */
const SINCE: Readonly<Record<string, number>> = { Russian: 1942, German: 1943 };
const SINCE_FOR_OTHERS = 1944;

const isKnown = ({ options }: Battle, { nationality }: Unit): boolean =>
  options.year >= (SINCE[nationality] ?? SINCE_FOR_OTHERS);

/** With men on top it does not go through woods or wooden buildings (11.37.5). */
export const sweepsOff = (battle: Battle, vehicle: Unit, to: string): boolean =>
  carriesOnTop(vehicle) &&
  passengersOf(battle, vehicle).some(isInfantry) &&
  ['woods', 'wooden building'].includes(groundAt(battle, to));

/** They stand in its hex, beneath it (11.37.8, 11.37.10/a). */
export const setBeneath = ({ id, at = '', aboard = '' }: Unit, more: object = {}): Change =>
  ({
    do: 'unit',
    unit: id,
    set: { aboard: null, exposed: null, beneath: { vehicle: aboard, at }, ...more },
  }) as Change;
